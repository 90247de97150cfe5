"""Each screen as somebody hears it: every thing that can be pressed, set or chosen has a name, a role and a state."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import NewGame
from ddz_desktop.storage.places import Places
from ddz_desktop.ui.pages.settings.items import SectionId
from tests.ui.accessible import INTERACTIVE, Role, faults, tree
from tests.ui.windows import QUIET, Screen, one_hand

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

PAGES: dict[str, Callable[[Screen], object]] = {
    "home": lambda shown: shown.window.show_home(),
    "new game": lambda shown: shown.window.show_new_game(),
    "rulebook": lambda shown: shown.window.show_rulebook(),
    "house rules": lambda shown: shown.window.show_house_rules(),
    "house rule": lambda shown: shown.window.show_house_rules(ruleset("five")),
    "about": lambda shown: shown.window.show_about(),
    "first start": lambda shown: shown.window.greet_newcomer(),
    "history": lambda shown: shown.window.memory.open_history(),
    "statistics": lambda shown: shown.window.memory.open_statistics(),
    "language": lambda shown: shown.window.look.open(),
    **{f"settings: {section.name}": lambda shown, s=section: shown.window.show_settings(s) for section in SectionId},
}


@pytest.mark.parametrize("page", PAGES)
def test_each_page_can_be_heard(screen: Callable[..., Screen], tmp_path: Path, page: str) -> None:
    shown = screen(places=Places.under(tmp_path / "kept"))
    PAGES[page](shown)
    QApplication.processEvents()
    nodes = tree(shown.window)
    assert any(node.role in INTERACTIVE for node in nodes)
    assert faults(nodes) == [], "\n".join(map(str, nodes))


@pytest.mark.parametrize("system", CATALOG)
def test_each_table_can_be_heard(screen: Callable[..., Screen], qtbot: QtBot, system: str) -> None:
    shown = screen(msgspec.structs.replace(QUIET, new_game=NewGame(system=system)), seed=b"1")
    shown.window.start(one_hand(system))
    view = my_turn(shown, qtbot).view
    nodes = tree(shown.match)
    assert faults(nodes) == [], "\n".join(map(str, nodes))
    cards = [node for node in nodes if node.role is Role.CheckBox and " of " in node.name]
    assert len(cards) == len(view.hand)
    seats = [node.name for node in nodes if "cards left" in node.name]
    assert len(seats) == ruleset(system).seats


def test_a_card_says_what_it_is_and_whether_it_is_chosen(screen: Callable[..., Screen], qtbot: QtBot) -> None:
    shown = screen(seed=b"1")
    shown.window.start(one_hand())
    my_turn(shown, qtbot)
    canvas = shown.match.page.table.canvas
    qtbot.keyClick(canvas, Qt.Key.Key_End)
    qtbot.keyClick(canvas, Qt.Key.Key_Space)
    card = QAccessible.queryAccessibleInterface(canvas).focusChild()
    assert card.text(QAccessible.Text.Name).endswith(", chosen, 17 of 17")
    assert card.state().checked
    assert card.state().focused
    assert not card.rect().isEmpty()
    qtbot.keyClick(canvas, Qt.Key.Key_Space)
    assert not card.state().checked


def my_turn(shown: Screen, qtbot: QtBot):
    def mine() -> bool:
        update = shown.controller.latest
        return update is not None and (update.view.seat in update.view.to_act or update.view.phase is Phase.OVER)

    qtbot.waitUntil(mine, timeout=20_000)
    QApplication.processEvents()
    return shown.controller.latest
