"""The settings and their file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.settings import Settings, parse_settings, settings_text
from tests.storage.conftest import small_disk

__all__ = ["small_disk"]

CHINESE = Settings(language="zh_CN")


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "settings.json")
    assert (preferences.settings, preferences.problem) == (Settings(), None)
    assert list(tmp_path.iterdir()) == []


def test_a_change_is_told_and_written_at_once(tmp_path: Path) -> None:
    file = tmp_path / "new" / "settings.json"
    preferences = Preferences(file)
    told: list[Settings] = []
    preferences.changed.connect(told.append)
    preferences.change(CHINESE)
    preferences.change(CHINESE)
    assert told == [CHINESE]
    assert parse_settings(file.read_bytes()) == Preferences(file).settings == CHINESE


@pytest.mark.parametrize("content", [b"{", b'{"version": 99}'])
def test_an_unusable_file_is_kept_beside(tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(content)
    preferences = Preferences(file)
    assert preferences.settings == Settings()
    assert preferences.problem in caplog.text
    (kept,) = tmp_path.glob("settings-unreadable-*.json")
    assert kept.read_bytes() == content
    preferences.change(CHINESE)
    assert parse_settings(file.read_bytes()) == CHINESE


def test_settings_hold_although_they_cannot_be_written(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("")
    preferences = Preferences(tmp_path / "file" / "settings.json")
    preferences.change(msgspec.structs.replace(CHINESE, language="en"))
    assert preferences.settings.language == "en"
    assert "not saved" in str(preferences.problem)
    assert "not saved" in caplog.text


def test_settings_that_were_replaced_are_read_again(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    preferences = Preferences(file)
    told: list[Settings] = []
    preferences.changed.connect(told.append)
    file.write_text(settings_text(CHINESE), encoding="utf-8")
    preferences.reload()
    preferences.reload()
    assert told == [CHINESE]


def test_a_full_disk_leaves_the_old_settings(
    small_disk: tuple[Path, Callable[[], None]], caplog: pytest.LogCaptureFixture
) -> None:
    folder, fill = small_disk
    file = folder / "settings.json"
    Preferences(file).change(CHINESE)
    fill()
    preferences = Preferences(file)
    preferences.change(msgspec.structs.replace(CHINESE, window="x" * 10_000))
    assert "not saved" in str(preferences.problem)
    assert Preferences(file).settings == CHINESE
