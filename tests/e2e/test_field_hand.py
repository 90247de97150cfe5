"""Rows of the field's faults with hand, counter, window and buttons, in the real window (U3 to U18)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from ddz_desktop.rules.action import Move, Say, Word
from ddz_desktop.rules.cards import RANKS, rank_of
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import Look, NewGame
from ddz_desktop.ui.pages.match_page import MatchPage
from ddz_desktop.ui.table.action_model import ButtonId
from ddz_desktop.ui.table.card_item import CardItem
from ddz_desktop.ui.table.table_view import TableView
from devtools.rehearsal import decide
from tests.ui.windows import QUIET

if TYPE_CHECKING:
    from tests.e2e.conftest import SitDown
    from tests.e2e.person import Person

LEFT = Qt.MouseButton.LeftButton
CLOTH = QPoint(640, 330)


def leading(at_table: SitDown, **settings: object) -> Person:
    """I am the landlord and lead."""
    person = at_table("yixing-classic", ("3s 4s 5s 6s 7s",), **settings)
    person.do(Say(Word.THREE))
    person.wait_for_turn()
    return person


# -- U3, U5 -------------------------------------------------------------------------------------------------------


def test_u3_a_click_on_the_empty_table_puts_down_and_never_plays(at_table: SitDown) -> None:
    person = leading(at_table)
    viewport = person.table.canvas.viewport()
    for button in (LEFT, Qt.MouseButton.RightButton):
        person.click_card(4)
        assert person.raised == [4]
        person.click(viewport, CLOTH, button)
        assert person.raised == []
    assert person.view.plays_made[0] == 0


def test_u3_a_double_click_on_a_raised_card_plays_it(at_table: SitDown) -> None:
    person = leading(at_table)
    viewport = person.table.canvas.viewport()
    person.click_card(4)
    card, at = person.table.desk.selection.order[4].card, person.card(4)
    person.qtbot.mouseClick(viewport, LEFT, pos=at)
    person.qtbot.mouseDClick(viewport, LEFT, pos=at)
    person.qtbot.mouseRelease(viewport, LEFT, pos=at)
    update = person.wait_until(lambda update: update.view.plays_made[0] == 1)
    mine = next(action for seat, action in update.view.history if seat == 0 and isinstance(action, Move))
    assert mine.cards == (card,)


def test_u5_a_sweep_out_and_back_and_one_released_outside_the_window(at_table: SitDown) -> None:
    person = leading(at_table)
    viewport = person.table.canvas.viewport()
    start = person.card(8)
    person.qtbot.mousePress(viewport, LEFT, pos=start)
    for index in (9, 10, 11, 10, 9):
        person.qtbot.mouseMove(viewport, person.card(index))
    person.qtbot.mouseRelease(viewport, LEFT, pos=person.card(9))
    assert person.raised == [8, 9]
    person.qtbot.mousePress(viewport, LEFT, pos=person.card(12))
    outside = QPoint(person.card(13).x(), 4000)
    person.qtbot.mouseMove(viewport, person.card(13))
    person.qtbot.mouseRelease(viewport, LEFT, pos=outside)
    assert person.raised == [8, 9, 12, 13]
    person.qtbot.mouseMove(viewport, person.card(2))  # no button is down: nothing is drawn along
    assert person.raised == [8, 9, 12, 13]


@pytest.mark.parametrize("taken", [QEvent.Type.UngrabMouse, QEvent.Type.WindowDeactivate])
def test_u5_a_touch_that_is_taken_away_changes_nothing(at_table: SitDown, taken: QEvent.Type) -> None:
    person = leading(at_table)
    viewport = person.table.canvas.viewport()
    person.qtbot.mousePress(viewport, LEFT, pos=person.card(3))
    person.qtbot.mouseMove(viewport, person.card(6))
    QCoreApplication.sendEvent(person.table.canvas, QEvent(taken))
    assert not person.table.desk.selection.sweeping
    person.qtbot.mouseRelease(viewport, LEFT, pos=person.card(6))
    assert person.raised == []
    person.click_card(3)
    assert person.raised == [3]


# -- U10 ----------------------------------------------------------------------------------------------------------


def counted(person: Person) -> dict[str, int]:
    """The numbers that the counter shows, by rank."""
    shown = [cell.key[0] for cell in person.table.scene.counter.cells]
    ranks = [cell.rank for cell in person.table.desk.state.counter]
    return {RANKS[rank]: left for rank, (_, left, _, _) in zip(ranks, shown, strict=True)}


def unseen(person: Person) -> dict[str, int]:
    """What the person has not seen, counted from what lay before his eyes; cards of one deck."""
    view = person.view
    seen = {card for _, action in view.history if isinstance(action, Move) for card in action.cards}
    seen |= set(view.hand) | set(view.bottom or ())
    left = Counter(RANKS[rank_of(card)] for card in range(54) if card not in seen)
    return {rank: left[rank] for rank in RANKS}


@pytest.mark.parametrize("landlord", [0, 1])
def test_u10_the_counter_is_right_from_the_deal_to_the_end(at_table: SitDown, landlord: int) -> None:
    person = at_table("standard-three", (), ((), ["3"] if landlord else (), ()), first=landlord)
    assert sum(counted(person).values()) == 54 - 17 - (3 + 1) * landlord  # the unseen bottom counts as unseen
    moments = 0
    while person.wait_for_turn():
        assert counted(person) == unseen(person)
        moments += 1
        person.do(decide(person.view))
    assert moments > 4
    assert person.view.landlord == landlord


def test_u10_with_two_decks(at_table: SitDown) -> None:
    person = at_table("emperor", ("5s 5s 5h 5h R",), first=0)
    held = Counter(RANKS[rank_of(card)] for card in person.view.hand)
    decks = {rank: 2 if rank in "BR" else 8 for rank in RANKS}
    assert counted(person) == {rank: decks[rank] - held[rank] for rank in RANKS}


# -- U13 ----------------------------------------------------------------------------------------------------------


def test_u13_cards_are_crisp_and_nothing_is_left_over_at_any_scale(
    at_table: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = leading(at_table)
    table, window = person.table, person.screen.window
    items = len(table.scene.items())
    for ratio, size in ((1.25, (1280, 800)), (1.5, (960, 600)), (2.0, (1000, 900)), (1.0, (1280, 800))):
        monkeypatch.setattr(TableView, "devicePixelRatioF", lambda _, ratio=ratio: ratio)
        QCoreApplication.sendEvent(table, QEvent(QEvent.Type.DevicePixelRatioChange))
        window.resize(*size)
        cards = [item for item in table.scene.items() if isinstance(item, CardItem)]
        assert len(cards) > 20
        for card in cards:
            pixmap = card.pixmap()
            assert pixmap.devicePixelRatio() == ratio
            assert pixmap.height() >= card.card_rect.height() * ratio
        assert table.scene.ink.font(13).pixelSize() >= 12
        assert table.scene.sceneRect().width() == size[0]
        assert len(table.scene.items()) == items


# -- U16 ----------------------------------------------------------------------------------------------------------


def test_u16_leaving_in_mid_animation_leaves_nothing_behind(sit_down: SitDown) -> None:
    moving = msgspec.structs.replace(QUIET, look=Look(theme="light", speed=0.5), new_game=NewGame("yixing-laizi"))
    person = sit_down(moving, seed=b"1")
    tables, moving_still = [], 0
    for number in range(20):
        person.click(person.screen.window.home.quick)
        person.watch_table()
        person.wait_until(lambda update: True)
        for _ in range(number * 7 % 60):
            person.table.animator.step(16)
        moving_still += person.table.animator.busy
        tables.append(person.table)
        person.leave()
        assert not tables[-1].animator.busy
        assert not tables[-1].clock.running
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert moving_still > 5
    assert not any(shiboken6.isValid(table) for table in tables)
    assert person.screen.window.findChildren(MatchPage) == []
    assert person.faults == []


# -- U17 ----------------------------------------------------------------------------------------------------------


def test_u17_a_turn_in_the_background_asks_for_attention_once(
    at_table: SitDown, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", lambda window, *_: asked.append(window))
    person = at_table("yixing-classic", ("3s 4s",), patient=True, first=1)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not person.screen.window.isActiveWindow())
    person.bots.let_decide(2)
    person.wait_for_turn()
    assert asked == [person.screen.window]
    person.screen.controller.set_paused(True)
    person.wait_until(lambda update: update.paused)
    assert len(asked) == 1  # still the same turn


# -- U18 ----------------------------------------------------------------------------------------------------------


def test_u18_a_click_meant_for_what_was_there_before_hits_no_new_button(at_table: SitDown) -> None:
    person = at_table("yixing-classic", ("3s 4s",), patient=True, first=2)
    person.table.overlay.set_guard(60_000)
    person.bots.let_decide(1)
    person.wait_for_turn()
    before = person.view.history
    for button in (ButtonId.PASS_BID, ButtonId.BID):
        person.push(button)
    person.qtbot.keyClick(person.table.canvas, Qt.Key.Key_3)
    QApplication.processEvents()
    assert person.view.history == before
    assert person.view.phase is Phase.AUCTION
    person.table.overlay.set_guard(0)
    person.do(Say(Word.THREE))
