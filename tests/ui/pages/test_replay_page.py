"""The replay in the window: moved by keys, mouse and list, seen from any seat, checked, played on from."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog

from ddz_desktop.bots.review import Reviewed, Reviewer
from ddz_desktop.controller import session_replay
from ddz_desktop.controller.seed_card import Verdict
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.record import Record, parse_record
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import Player
from ddz_desktop.ui.controls import Toast
from ddz_desktop.ui.pages.replay.free_place import free_place
from ddz_desktop.ui.pages.replay.page import ReplayPage
from ddz_desktop.ui.table_page import ABOVE_RESULT
from tests.storage.hands import recorded
from tests.ui.looking import clipped, unnamed
from tests.ui.windows import QUIET, Screen

LEFT, RIGHT, SPACE = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space


@pytest.fixture
def shown(screen) -> Screen:
    return screen()


def replay(shown: Screen, record: Record | None = None, own: int | None = 0) -> ReplayPage:
    shown.window.memory.open_record(record or recorded(1, "yixing-classic", "casual"), own)
    QApplication.processEvents()
    page = shown.window.memory.replay
    assert page is not None
    return page


def position(page: ReplayPage) -> int:
    """Where everything agrees that the replay stands."""
    (place,) = {
        page.replay.position,
        page.transport.timeline.value(),
        page.sidebar.list.currentIndex().row(),
        len(page.table.state.view.history),
    }
    return place


# -- moving ---------------------------------------------------------------------------------------------------------


def test_keys_move_it(shown, qtbot) -> None:
    page = replay(shown)
    last = page.replay.length
    for key, wanted in ((RIGHT, 1), (RIGHT, 2), (LEFT, 1), (Qt.Key.Key_End, last), (RIGHT, last), (Qt.Key.Key_Home, 0)):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert position(page) == wanted
    assert page.sidebar.count.text() == f"0 / {last}"


def test_buttons_timeline_and_list_move_it(shown, qtbot) -> None:
    page = replay(shown)
    last, bar = page.replay.length, page.transport
    for button, wanted in ((bar.on, 1), (bar.on, 2), (bar.back, 1), (bar.last, last), (bar.first, 0)):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert position(page) == wanted
        page.settlement.close_result()
    line = bar.timeline
    qtbot.mousePress(line, Qt.MouseButton.LeftButton, pos=QPoint(line.width() // 2, 20))
    assert abs(position(page) - last / 2) <= 1
    qtbot.mouseMove(line, QPoint(19, 20))
    assert position(page) == 0
    qtbot.mouseRelease(line, Qt.MouseButton.LeftButton)
    rows = page.sidebar.list
    qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.visualRect(rows.lines.index(3)).center())
    assert position(page) == 3
    qtbot.keyClick(rows, Qt.Key.Key_Down)
    qtbot.keyClick(rows, RIGHT)
    assert position(page) == 5


def test_it_runs_by_itself_and_ends_with_the_settlement(shown, qtbot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_replay, "STEP_MS", 4)
    page = replay(shown)
    page.transport.speed.changed.emit(4.0)
    qtbot.keyClick(page, SPACE)
    assert page.player.running
    qtbot.keyClick(page, SPACE)
    assert not page.player.running
    qtbot.mouseClick(page.transport.play, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.settlement.isVisible(), timeout=20_000)
    assert page.table.state.view.phase is Phase.OVER
    assert not page.player.running
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert page.settlement.isHidden()
    assert page.isVisible()
    qtbot.mouseClick(page.sidebar.result_button, Qt.MouseButton.LeftButton)
    assert page.settlement.isVisible()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert page.settlement.isHidden()


def test_every_decision_is_listed_with_its_bombs(shown) -> None:
    page = replay(shown, recorded(system="hu-four", level="casual"))
    lines = page.sidebar.list.lines.lines
    assert len(lines) == page.replay.length + 1
    assert lines[0].text.startswith("The deal · promised ")
    bombs = [line for line in lines if line.mark]
    assert (
        len(bombs) == len(page.transport.timeline.marks) == sum(each.bomb is not None for each in page.replay.decisions)
    )
    assert {line.who for line in lines[1:]} == {"Wen_1", "林伯 1", "林伯 2", "林伯 3"}


# -- whose eyes -----------------------------------------------------------------------------------------------------


def test_all_hands_lie_open_or_one_seats_view_is_shown(shown, qtbot) -> None:
    page = replay(shown)
    view = page.table.state.view
    assert all(view.hands[seat] for seat in (1, 2))
    page.sidebar.eyes.setCurrentIndex(2)
    page.sidebar.eyes.activated.emit(2)
    view = page.table.state.view
    assert (view.seat, view.hands) == (1, (None, None, None))
    assert sorted(view.hand) == sorted(page.replay.record.deal.hands[1])
    qtbot.keyClick(page, Qt.Key.Key_V)
    assert page.table.state.view.seat == 0
    assert page.replay.open_hands
    assert page.sidebar.eyes.currentIndex() == 0


@pytest.mark.parametrize("system", CATALOG)
def test_every_system_is_drawn_with_all_cards_and_names(shown, system: str) -> None:
    page = replay(shown, recorded(1, system, "casual"))
    for place in (0, page.replay.length // 2, page.replay.length):
        page.jump(place)
        QApplication.processEvents()
        assert not page.grab().isNull()
        page.settlement.close_result()
    QApplication.processEvents()  # what has been found out meanwhile is laid out
    assert unnamed(page) == []
    assert clipped(page.sidebar) == clipped(page.transport) == []


def test_unnamed_seats_are_numbered(shown) -> None:
    record = msgspec.structs.replace(recorded(system="standard-three"), info=())
    page = replay(shown, record, None)
    assert [seat.name for seat in page.table.state.seats] == ["Seat 1", "Seat 2", "Seat 3"]


@pytest.mark.parametrize(("own", "pictures"), [(2, ["farmer", "farmer", "cat"]), (None, ["farmer"] * 3)])
def test_ones_own_seat_bears_ones_own_picture(screen, own: int | None, pictures: list[str]) -> None:
    shown = screen(msgspec.structs.replace(QUIET, player=Player("", "cat")))
    record = msgspec.structs.replace(recorded(system="standard-three"), info=())
    assert [seat.avatar for seat in replay(shown, record, own).table.state.seats] == pictures


# -- what else ------------------------------------------------------------------------------------------------------


def test_what_else_could_be_played_is_told_for_each_decision(shown, qtbot) -> None:
    page = replay(shown)
    insight, rows = page.sidebar.insight, page.sidebar.list.lines
    assert insight.heading.text() == "What else could be played"
    assert page.sidebar.chances.text() == ""
    qtbot.waitUntil(lambda: page.opinions.complete, timeout=60_000)
    for place in range(1, page.replay.length + 1):
        page.jump(place)
        told = page.opinions.told[place]
        assert str(min(told.possible, 1000)) in insight.heading.text()
        assert ("the same" in insight.sentence.accessibleName()) == (told.same and told.possible > 1)
        if not told.agrees:
            assert insight.choices[0].text().startswith("1. ")
        in_play = page.replay.decisions[place - 1].in_play
        assert rows.lines[place].chance.endswith("%") == in_play
        assert (insight.line.accessibleName() != "") == bool(told.line)
        page.settlement.close_result()
    assert page.sidebar.chances.text() == "Chance to win"
    worth = next(line for line in rows.lines if line.lost)
    told = rows.data(rows.index(rows.lines.index(worth)), Qt.ItemDataRole.ToolTipRole)
    assert told == f"Chance to win: {worth.chance}, by {worth.lost[1:]} less than with the best choice."


def test_a_closed_replay_thinks_no_further(shown, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(self: Reviewer, view: object, stopped: Callable[[], bool]) -> tuple[Reviewed, ...]:
        begun.set()
        go_on.wait(60)
        return ()

    monkeypatch.setattr(Reviewer, "review", slow)
    page = replay(shown)
    assert begun.wait(60), "it thinks on another thread"
    page.leave()
    go_on.set()
    page.opinions.close()
    QApplication.processEvents()
    assert page.opinions.told == {}


# -- the deal -------------------------------------------------------------------------------------------------------


def check(page: ReplayPage, qtbot) -> Verdict:
    qtbot.mouseClick(page.seed_button, Qt.MouseButton.LeftButton)
    assert page.seed_card.card.verdict is Verdict.UNCHECKED
    qtbot.mouseClick(page.seed_card.check_button, Qt.MouseButton.LeftButton)
    return page.seed_card.card.verdict


def test_a_fair_deal_gets_its_mark(shown, qtbot) -> None:
    page = replay(shown)
    assert check(page, qtbot) is Verdict.FAIR
    assert page.seed_card.verdict.startswith("The deal is fair")
    qtbot.mouseClick(page.seed_card.copy_button, Qt.MouseButton.LeftButton)
    assert page.seed_card.card.secret in QGuiApplication.clipboard().text()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert page.seed_card.isHidden()


def test_a_tampered_deal_is_refused_with_what_is_wrong(shown, qtbot) -> None:
    record = recorded(system="standard-two", level="casual")
    deal = msgspec.structs.replace(record.deal, aside=record.deal.aside[::-1])
    page = replay(shown, msgspec.structs.replace(record, deal=deal))
    assert check(page, qtbot) is Verdict.UNFAIR
    assert page.seed_card.verdict == "The deal is not fair The cards are not those that follow from the secrets."


def test_a_chosen_deal_has_nothing_to_check(shown, qtbot) -> None:
    page = replay(shown, msgspec.structs.replace(recorded(), proof=()))
    qtbot.mouseClick(page.seed_button, Qt.MouseButton.LeftButton)
    assert page.seed_card.card.verdict is Verdict.UNPROVED
    assert not page.seed_card.check_button.isVisible()


# -- going on -------------------------------------------------------------------------------------------------------


def test_it_is_played_on_from_the_moment_that_is_shown(shown, qtbot) -> None:
    page = replay(shown)
    page.jump(8)
    qtbot.mouseClick(page.sidebar.play_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shown.controller.latest is not None)
    history = shown.controller.latest.view.history
    assert history[:8] == page.replay.record.decisions[:8] if page.player else history[:8]
    assert shown.window.match.isVisible()


def test_the_end_cannot_be_played_on_from(shown) -> None:
    page = replay(shown)
    page.jump(page.replay.length)
    page.settlement.close_result()
    assert not page.sidebar.play_button.available


def test_the_menu_copies_saves_and_plays_again(shown, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = replay(shown)
    again, code, text, save = page.menu.actions()
    text.trigger()
    assert parse_record(QGuiApplication.clipboard().text()) == page.replay.record
    code.trigger()
    assert QGuiApplication.clipboard().text().startswith("D1-")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    save.trigger()
    assert parse_record((tmp_path / "mine.ddz").read_text()) == page.replay.record
    again.trigger()
    qtbot.waitUntil(lambda: shown.controller.latest is not None)
    assert shown.controller.latest.view.rules.id == "yixing-classic"


def test_a_small_window_shows_the_list_when_it_is_wanted(shown, qtbot) -> None:
    page = replay(shown)
    assert page.sidebar.isVisible()
    assert not page.list_button.isVisible()
    shown.window.resize(960, 600)
    QApplication.processEvents()
    assert not page.sidebar.isVisible()
    qtbot.mouseClick(page.list_button, Qt.MouseButton.LeftButton)
    assert page.sidebar.isVisible()
    assert not page.sidebar.geometry().intersects(page.table.geometry())
    qtbot.keyClick(page, Qt.Key.Key_L)
    assert not page.sidebar.isVisible()
    assert page.table.width() == page.width()


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
@pytest.mark.parametrize("system", ["yixing-two", "yixing-classic", "shanghai-four"])
def test_a_toast_covers_neither_cards_nor_seats_nor_controls(shown, system: str, size: tuple[int, int]) -> None:
    shown.window.resize(*size)
    page = replay(shown, recorded(1, system, "casual"))
    page.jump(page.replay.length // 2)
    page.actions_of_hand.told.emit("The deal code is on the clipboard.")
    (toast,) = (each for each in page.findChildren(Toast) if each.isVisible())
    controls = (page.transport, page.sidebar, page.back_button, page.seed_button, page.more_button, page.list_button)
    for taken in (*page.table.taken(), *(each.geometry() for each in controls if each.isVisible())):
        assert not toast.geometry().intersects(taken)
    assert not page.toast_area([toast.size()]).intersects(page.transport.geometry())
    page.jump(page.replay.length)
    page.open_result()
    page.toasts.arrange()
    assert toast.y() == ABOVE_RESULT


@pytest.mark.parametrize("of_window", [False, True])
def test_what_finds_no_place_in_one_line_takes_more(shown, of_window: bool) -> None:
    shown.window.resize(960, 600)
    page = replay(shown, recorded(1, "yixing-classic", "casual"))
    page.jump(page.replay.length // 2)
    tell = shown.window.messages.toast if of_window else page.actions_of_hand.told.emit
    tell("No sound: this computer has nothing to play it on. The game shows everything.")
    (toast,) = (each for each in shown.window.findChildren(Toast) if each.isVisible())
    assert not any(toast.geometry().intersects(taken) for taken in page.table.taken())
    assert clipped(toast) == []


def test_what_was_left_of_every_hand_stays_to_the_end(shown) -> None:
    page = replay(shown, recorded(1, "yixing-classic", "casual"))
    page.jump(page.replay.length)
    state, table = page.table.state, page.table.picture
    cards = {seat.seat: len(table.spots[seat.seat].hand.items) for seat in state.seats}
    cards[state.me] = len(table.hand.items)
    assert cards == {seat.seat: seat.left for seat in state.seats}
    assert sum(cards.values()) > 0


@pytest.mark.parametrize("of_window", [False, True])
def test_a_toast_makes_way_for_the_cards_of_another_step(shown, of_window: bool) -> None:
    shown.window.resize(960, 600)
    page = replay(shown, recorded(1, "five", "casual"))
    (shown.window.messages.toast if of_window else page.actions_of_hand.told.emit)("Copied.")
    (toast,) = (each for each in shown.window.findChildren(Toast) if each.isVisible())
    places = set()
    for position in range(page.replay.length):
        page.jump(position)
        places.add(toast.pos().toTuple())
        assert not any(toast.geometry().intersects(taken) for taken in page.table.taken()), position
    assert 1 < len(places) < page.replay.length // 2  # and stays where it can


def test_the_free_place_nearest_to_the_middle_or_else_what_covers_least() -> None:
    room, size = QRect(0, 0, 240, 120), QSize(60, 24)
    assert (free_place(room, [], [size]).center() - room.center()).manhattanLength() <= 2
    left, right = QRect(0, 0, 130, 120), QRect(200, 0, 40, 120)
    assert free_place(room, [left, right], [size]) == QRect(130, 48, 60, 24)
    assert free_place(room, [left, right], [QSize(120, 24), size]) == QRect(130, 48, 60, 24)
    assert free_place(room, [QRect(0, 0, 240, 90)], [size]).top() == 92
    assert free_place(room, [QRect(0, 0, 240, 100)], [size]).top() == 96
    assert free_place(room, [room], [QSize(900, 900)]) == room


def test_another_language_is_taken_over_in_the_middle(shown) -> None:
    page = replay(shown)
    page.jump(5)
    shown.change(language="zh_CN")
    QApplication.processEvents()
    assert page.sidebar.title.text() == "每一手"
    assert position(page) == 5
    assert page.sidebar.list.lines.lines[1].text != ""
    page.jump(page.replay.length)
    page.open_result()
    shown.change(language="en")
    QApplication.processEvents()
    assert page.settlement.isVisible()


def test_leaving_stops_everything(shown, qtbot) -> None:
    page = replay(shown)
    page.toggle()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.player is None
    assert shown.window.home.isVisible()
    shown.change(language="zh_CN")
