"""The self-test says what is missing or damaged in one sentence, and passes where all is well."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ddz_desktop.app import self_test
from ddz_desktop.app.problem import Problem
from ddz_desktop.app.resources import ROOT
from ddz_desktop.bots.learned import weights


@pytest.mark.parametrize(
    ("name", "content"),
    [("a.png", b"\x89PNG"), ("a.ttf", b""), ("a.qm", b"qm"), ("a.wav", b"RIF"), ("a.zip", b"PK"), ("a.svg", b"")],
)
@pytest.mark.qt_log_ignore("Cannot (open|read) file", "QFont")  # Qt tells of the damage, too
def test_damaged_files_are_told(qtbot: QtBot, tmp_path: Path, name: str, content: bytes) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(Problem, match=f"{name} in the window's resources is damaged"):
        self_test.check_assets(str(tmp_path))


def test_whole_files_pass_and_none_are_told(qtbot: QtBot, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="are empty"):
        self_test.check_assets(str(tmp_path))
    for source in ("app-icon.svg", "app-icon.png", "sounds/bid.wav", "voices/en-male.zip", "fonts/NotoSansSC-Bold.ttf"):
        shutil.copy(ROOT / "assets" / source, tmp_path)
    assert self_test.check_assets(str(tmp_path)).startswith("assets: 5 ")


def test_missing_weights_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(weights, "CHECKOUT", tmp_path)
    with pytest.raises(Problem, match=f"no weights in {tmp_path}"):
        self_test.check_weights()


def test_a_table_on_loopback_is_played_at() -> None:
    assert asyncio.run(self_test.check_lan()).startswith("LAN: a hand at a table on 127.0.0.1")


def test_a_table_that_stands_still_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "LAN_SECONDS", 0)
    with pytest.raises(Problem, match="does not come to the end"):
        asyncio.run(self_test.check_lan())
