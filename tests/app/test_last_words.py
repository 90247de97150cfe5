"""A program that does not start says why also to those who see no terminal."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMessageBox

from ddz_desktop.app import command_line, last_words
from ddz_desktop.app.problem import Problem

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def shown(qapp: object, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is said in windows, on a screen, by an installed program that was started by a click."""
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.setattr(last_words, "why_no_display", lambda environment: None)
    return told


def test_a_click_that_opens_no_window_is_answered(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(start: object) -> int:
        raise Problem("the folder cannot be written")

    monkeypatch.setattr(command_line, "open_window", refuse)
    assert command_line.main([]) == 2
    assert shown == ["the folder cannot be written"]


def test_commands_only_print(shown: list[str], tmp_path: Path) -> None:
    assert command_line.main(["replay", str(tmp_path / "none.ddz")]) == 2
    assert shown == []


def test_who_reads_a_terminal_is_not_disturbed(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", SimpleNamespace(isatty=lambda: True))
    last_words.show("anything")
    assert shown == []


@pytest.mark.parametrize("lacking", ["frozen", "display", "screen"])
def test_where_no_window_can_be_seen_none_is_opened(
    shown: list[str], monkeypatch: pytest.MonkeyPatch, lacking: str
) -> None:
    if lacking == "frozen":
        monkeypatch.delattr(sys, "frozen")
    elif lacking == "display":
        monkeypatch.setattr(last_words, "why_no_display", lambda environment: "there is no display")
    else:
        monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    last_words.show("anything")
    assert shown == []
