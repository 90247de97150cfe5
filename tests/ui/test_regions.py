"""F6 goes round the regions of each page and of the table, and back with Shift."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.ui.regions import regions
from tests.ui.windows import Screen, one_hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot


def press_f6(shown: Screen, qtbot: QtBot, *, back: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(shown.window, Qt.Key.Key_F6, modifier)


@pytest.mark.parametrize("page", ["show_settings", "show_about", "show_new_game", "show_rulebook"])
def test_every_region_of_a_page_is_reached(screen: Callable[..., Screen], qtbot: QtBot, page: str) -> None:
    shown = screen()
    getattr(shown.window, page)()
    QApplication.processEvents()
    found = regions(shown.window.page)
    assert len(found) > 1
    reached = set()
    for _ in found:
        press_f6(shown, qtbot)
        focused = QApplication.focusWidget()
        reached |= {region for region in found if region.isAncestorOf(focused)}
    assert reached == set(found)


def test_the_table_is_gone_round_and_read_out(screen: Callable[..., Screen], qtbot: QtBot) -> None:
    shown = screen(seed=b"1")
    shown.window.start(one_hand())
    qtbot.waitUntil(lambda: bool(shown.controller.latest and 0 in shown.controller.latest.view.to_act), timeout=20_000)
    QApplication.processEvents()
    table = shown.match.page.table
    said: list[str] = []
    table.said.connect(said.append)
    table.canvas.setFocus()
    stops = []
    for _ in range(5):
        press_f6(shown, qtbot)
        stops.append(QApplication.focusWidget())
    assert stops[0] is table.overlay.tools.menu_button
    assert stops[3] in table.overlay.bar.buttons
    assert stops[1] is stops[2] is stops[4] is table.canvas
    assert [text.split(",")[0].split(":")[0] for text in said[-3:]][2] == "Your hand"
    assert "cards left" in said[-3]
    assert "Bottom cards" in said[-2]
    press_f6(shown, qtbot, back=True)
    assert QApplication.focusWidget() in table.overlay.bar.buttons
