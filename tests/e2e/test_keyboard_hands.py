"""A whole hand of each system by keyboard alone: from the first page to the deal of the next hand, and home again.

No mouse is sent at all; every key goes to whatever has the keyboard, as it does for somebody who cannot see the window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import NewGame
from devtools.rehearsal import decide
from tests.e2e.deals import Wanted, anything, can_report, is_hidden_landlord, leads_doubtfully, seed_for
from tests.e2e.typist import Typist
from tests.ui.windows import QUIET

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from tests.ui.windows import Screen

WANTED: dict[str, Wanted] = {
    "yixing-laizi": leads_doubtfully,
    "yixing-tiandi": leads_doubtfully,
    "shanghai-four": can_report,
    "five": is_hidden_landlord,
}
"""The deals of systems where something particular is to be decided by keyboard: a reading, a report, an identity."""

MOUSE = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick)


class MouseWatch(QObject):
    """Counts what comes by mouse."""

    def __init__(self) -> None:
        super().__init__()
        self.seen = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.seen += event.type() in MOUSE
        return False


@pytest.fixture
def no_mouse(qapp: QApplication) -> Iterator[None]:
    watch = MouseWatch()
    qapp.installEventFilter(watch)
    yield
    qapp.removeEventFilter(watch)
    assert watch.seen == 0


@pytest.mark.usefixtures("no_mouse")
@pytest.mark.parametrize("system", CATALOG)
def test_a_whole_hand_by_keyboard(sit_down: object, screen: Callable[..., Screen], qtbot: QtBot, system: str) -> None:
    seed = seed_for(system, {}, WANTED.get(system, anything))
    person = Typist(screen(msgspec.structs.replace(QUIET, new_game=NewGame(system=system)), seed=seed), qtbot)
    person.begin_quick_game()
    while person.wait_for_turn():
        person.do(decide(person.view))
    person.wait_for_settlement()
    assert person.view.phase is Phase.OVER
    person.key(Qt.Key.Key_Return)  # the next hand
    person.wait_until(lambda update: update.match.hand_number == 2)
    assert person.faults == []
