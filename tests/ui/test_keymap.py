"""Keys of the player's own for the table's commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from ddz_desktop.settings import Look, parse_settings
from ddz_desktop.ui.keymap import Command, Keymap, key_name
from ddz_desktop.ui.pages.settings.items import SectionId
from tests.ui.windows import QUIET, Screen, one_hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

OWN = Keymap.of({"hint": "E", "clear": "Del"})
LEFT = Qt.MouseButton.LeftButton


def pressed(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held)


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ({}, {}),
        ({"hint": "E"}, {"hint": "E"}),
        ({"hint": "H"}, {}),
        ({"hint": "P"}, {}),  # taken
        ({"hint": "E", "pass": "E"}, {"hint": "E"}),
        ({"hint": "K"}, {}),  # a rank
        ({"dance": "E"}, {}),
        ({"hint": "E", "pass": "H"}, {"hint": "E", "pass": "H"}),
    ],
)
def test_what_the_settings_say(keys: dict[str, str], told: dict[str, str]) -> None:
    assert Keymap.of(keys).as_settings() == told


@pytest.mark.parametrize(
    ("key", "meaning"),
    [
        (Qt.Key.Key_E, Qt.Key.Key_H),
        (Qt.Key.Key_H, Qt.Key.Key_unknown),
        (Qt.Key.Key_Delete, Qt.Key.Key_Backspace),
        (Qt.Key.Key_P, Qt.Key.Key_P),
        (Qt.Key.Key_7, Qt.Key.Key_7),
        (Qt.Key.Key_Return, Qt.Key.Key_Return),
    ],
)
def test_what_a_key_means(key: Qt.Key, meaning: Qt.Key) -> None:
    assert OWN.meaning(pressed(key)).key() == meaning


def test_held_keys_are_no_commands() -> None:
    event = pressed(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert key_name(event) == ""
    assert OWN.meaning(event) is event


@pytest.mark.parametrize(("usual", "shown"), [("H", "E"), ("Backspace", "Del"), ("P", "P"), ("Enter", "Enter")])
def test_what_stands_on_the_cap(usual: str, shown: str) -> None:
    assert OWN.shown(usual) == shown


def test_a_key_of_ones_own_works_at_the_table(screen: Callable[..., Screen], qtbot: QtBot) -> None:
    shown = screen(msgspec.structs.replace(QUIET, look=Look(theme="light", speed=0, keys={"sort": "E"})), seed=b"1")
    shown.window.start(one_hand())
    qtbot.waitUntil(lambda: bool(shown.controller.latest and 0 in shown.controller.latest.view.to_act), timeout=20_000)
    table = shown.match.page.table
    before = table.desk.options.sort_order
    qtbot.keyClick(table.canvas, Qt.Key.Key_S)
    assert table.desk.options.sort_order is before
    qtbot.keyClick(table.canvas, Qt.Key.Key_E)
    assert table.desk.options.sort_order is not before
    assert "(E)" in table.overlay.tools.sort_tool.toolTip()


def test_a_key_is_changed_in_the_settings(screen: Callable[..., Screen], qtbot: QtBot) -> None:
    shown = screen()
    shown.window.show_settings(SectionId.CONTROLS)
    QApplication.processEvents()
    row = shown.window.side.settings().sections[SectionId.CONTROLS].keys[Command.HINT]
    for key, name, problem in (
        (Qt.Key.Key_P, "H", "P is taken: Pass"),
        (Qt.Key.Key_7, "H", "7 has a meaning of its own at the table"),
        (Qt.Key.Key_Escape, "H", ""),
        (Qt.Key.Key_E, "E", ""),
    ):
        row.button.click()
        assert row.button.text() == "Press a key…"
        qtbot.keyClick(row.button, key)
        assert (row.button.text(), row.problem.text()) == (name, problem)
    assert parse_settings(shown.file.read_bytes()).look.keys == {"hint": "E"}
    shown.window.side.settings()._reset()
    assert parse_settings(shown.file.read_bytes()).look.keys == {}
