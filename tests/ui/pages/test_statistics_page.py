"""Statistics in the window: the same numbers as counted by hand, filters, tables, states, and forgetting."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.rules.action import Move
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.state import Role
from ddz_desktop.storage.hand_filter import Origin
from ddz_desktop.ui.controls import EmptyState
from ddz_desktop.ui.fonts import signed
from ddz_desktop.ui.pages.history.filter_bar import Part
from ddz_desktop.ui.pages.statistics.page import StatisticsPage
from tests.storage.hands import new_hand, recorded
from tests.ui.looking import clipped, unnamed
from tests.ui.memory import kept
from tests.ui.windows import Screen

PLAYED = [("standard-two", 0), ("standard-two", 1), ("yixing-classic", 2), ("standard-three", 3), ("standard-two", 4)]


def records() -> list[Record]:
    return [recorded(seed, system, ("casual", "random")[seed % 2], days=seed) for system, seed in PLAYED]


@pytest.fixture
def shown(screen, tmp_path: Path, qtbot) -> Screen:
    """A window that shows statistics of five hands; of two more somebody may have known the cards."""
    hands = [new_hand(record) for record in records()]
    others = [new_hand(recorded(8), origin=Origin.GIVEN), new_hand(recorded(9), None, Origin.IMPORTED)]
    made = screen(places=kept(tmp_path, [*hands, *others]))
    qtbot.mouseClick(made.window.home.statistics, Qt.MouseButton.LeftButton)
    settle(made, qtbot)
    return made


def page_of(shown: Screen) -> StatisticsPage:
    page = shown.window.memory.statistics
    assert page is not None
    return page


def settle(shown: Screen, qtbot) -> None:
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not shown.controller.library.busy and page_of(shown)._shown is not None)
    QApplication.processEvents()


def payoff(record: Record) -> int:
    assert record.settlement is not None
    return record.settlement.payoffs[0]


def won(record: Record) -> bool:
    assert record.settlement is not None
    return 0 in record.settlement.winners


def figure(shown: Screen, name: str) -> str:
    return page_of(shown).board.figures[name].number.text()


def table(panel) -> list[list[str]]:
    shown = panel.table
    return [[shown.item(y, x).text() for x in range(shown.columnCount())] for y in range(shown.rowCount())]


# -- numbers --------------------------------------------------------------------------------------------------------


def test_figures_are_those_counted_by_hand(shown) -> None:
    hands = records()
    assert figure(shown, "hands") == "5"
    assert figure(shown, "points") == signed(sum(map(payoff, hands)))
    assert figure(shown, "rate") == f"{round(100 * sum(map(won, hands)) / 5)}%"
    assert page_of(shown).header.subtitle.text() == "5 hands"


def test_groups_are_those_counted_by_hand(shown) -> None:
    board, hands = page_of(shown).board, records()
    by_system = {row[0]: row[1:] for row in table(board.systems)}
    two = [record for record in hands if record.rules.id == "standard-two"]
    wins = sum(map(won, two))
    points = signed(sum(map(payoff, two)))
    assert by_system["Standard Two"] == ["3", str(wins), f"{100 * wins / 3:.1f}%", points]
    assert len(by_system) == 3
    by_level = {row[0]: row[1] for row in table(board.levels)}
    assert by_level == {"Casual": "3", "Random": "2"}
    assert len(board.systems.chart.bars) == 3


def test_score_and_kinds_are_those_counted_by_hand(shown) -> None:
    board, hands = page_of(shown).board, records()
    totals = [sum(map(payoff, hands[: index + 1])) for index in range(5)]
    assert [row[3] for row in table(board.score)] == [signed(total) for total in reversed(totals)]
    assert [point.value for point in board.score.chart.points] == totals
    played = Counter(
        action.play.kind
        for record in hands
        for seat, action in record.decisions
        if seat == 0 and isinstance(action, Move)
    )
    assert sorted(int(row[1]) for row in table(board.kinds)) == sorted(played.values())
    assert sum(played.values()) == sum(int(row[1]) for row in table(board.kinds))


def test_single_hands_bombs_and_springs_are_those_counted_by_hand(shown) -> None:
    board, hands = page_of(shown).board, records()
    assert [point.value for point in board.last.chart.points] == [payoff(record) for record in hands]
    columns = board.last.chart.columns()
    zero = max(column.bottom() for column, record in zip(columns, hands, strict=True) if payoff(record) > 0)
    assert all(column.top() >= zero - 3 for column, record in zip(columns, hands, strict=True) if payoff(record) < 0)
    bombs = sum(
        action.play.kind is Kind.BOMB
        for record in hands
        for seat, action in record.decisions
        if _own_play(seat, action)
    )
    assert table(board.feats)[0] == ["Bombs of mine", str(bombs)]
    streak, run = 0, won(hands[-1])
    for record in reversed(hands):
        if won(record) is not run:
            break
        streak += 1
    assert board.last.note.text().startswith(f"{streak} {'win' if run else 'loss'}")


def _own_play(seat: int, action: object) -> bool:
    return seat == 0 and isinstance(action, Move)


def test_a_filter_drives_everything(shown, qtbot) -> None:
    page = page_of(shown)
    page.filters.choose({Part.SYSTEM: "standard-two"})
    settle(shown, qtbot)
    two = [record for record in records() if record.rules.id == "standard-two"]
    assert figure(shown, "hands") == "3"
    assert figure(shown, "points") == signed(sum(map(payoff, two)))
    page.filters.choose({Part.ROLE: Role.LANDLORD})
    settle(shown, qtbot)
    as_landlord = page_of(shown).board.figures["landlord"].note.text()
    page.filters.clear_button.click()
    settle(shown, qtbot)
    assert page.board.figures["landlord"].note.text() == as_landlord


def test_these_hands_are_listed(shown, qtbot) -> None:
    page_of(shown).filters.choose({Part.SYSTEM: "standard-two"})
    settle(shown, qtbot)
    qtbot.mouseClick(page_of(shown).hands_button, Qt.MouseButton.LeftButton)
    history = shown.window.memory.history
    qtbot.waitUntil(lambda: history.hands.total == 5)  # those that do not count are among them
    assert {row.system for row in history.hands.rows} == {"standard-two"}
    qtbot.keyClick(history, Qt.Key.Key_Escape)
    assert page_of(shown).isVisible()


# -- states ---------------------------------------------------------------------------------------------------------


def test_where_nothing_was_played_a_game_is_offered(screen, qtbot) -> None:
    shown = screen()
    shown.window.memory.open_statistics()
    settle(shown, qtbot)
    page = page_of(shown)
    assert isinstance(page.stack.currentWidget(), EmptyState)
    assert not page.clear_button.available
    assert clipped(page) == []
    page.quick_game.emit()
    assert shown.window.match is not None


def test_where_nothing_fits_everything_can_be_shown(shown, qtbot) -> None:
    page = page_of(shown)
    page.filters.choose({Part.SYSTEM: "five"})
    settle(shown, qtbot)
    assert isinstance(page.stack.currentWidget(), EmptyState)
    assert not page.hands_button.available
    page.filters.clear()
    settle(shown, qtbot)
    assert page.stack.currentWidget() is page._area


def test_a_history_that_cannot_be_read_is_told_and_tried_again(screen, tmp_path: Path, qtbot) -> None:
    places = kept(tmp_path)
    shown = screen(places=places)
    whole = places.history.read_bytes()
    places.history.write_bytes(b"x" * 9000)
    shown.window.memory.open_statistics()
    settle(shown, qtbot)
    assert isinstance(page_of(shown).stack.currentWidget(), EmptyState)
    places.history.write_bytes(whole)
    page_of(shown)._refresh()
    settle(shown, qtbot)
    qtbot.waitUntil(lambda: page_of(shown).stack.currentWidget() is page_of(shown)._area)


def test_everything_is_forgotten_only_after_a_careful_question(shown, qtbot) -> None:
    page = page_of(shown)
    qtbot.mouseClick(page.clear_button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    settle(shown, qtbot)
    assert shown.controller.library.page().total == 7
    qtbot.mouseClick(page.clear_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.clearing.yes, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(page.stack.currentWidget(), EmptyState))
    assert shown.controller.library.page().total == 0


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_nothing_is_unnamed_or_cut_off(shown, qtbot, language: str, size: tuple[int, int]) -> None:
    shown.window.resize(*size)
    shown.change(language=language)
    QApplication.processEvents()
    page = page_of(shown)
    assert unnamed(page) == clipped(page) == []
    for panel in page.board.charts:
        panel.turn.click()
    QApplication.processEvents()
    assert clipped(page) == []
    assert all(chart.accessibleDescription() for chart in (page.board.score.chart, page.board.systems.chart))
