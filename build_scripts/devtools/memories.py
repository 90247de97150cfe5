"""What the window remembers, for its pictures: hands of some weeks, replayed, listed and summed up."""

from __future__ import annotations

import random
from datetime import datetime, timedelta
from functools import cache

import msgspec
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.match.match import Match
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.setup import MatchSetup, SeatOwner
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.record import Record
from ddz_desktop.storage.hand_filter import Origin
from ddz_desktop.storage.hand_rows import NewHand
from ddz_desktop.storage.history import History
from ddz_desktop.storage.places import Places
from ddz_desktop.ui import texts_people
from ddz_desktop.ui.charts.chart_panel import ChartPanel
from ddz_desktop.ui.pages.history.filter_bar import Part
from ddz_desktop.ui.pages.history.page import HistoryPage
from ddz_desktop.ui.pages.replay.page import ReplayPage
from ddz_desktop.ui.pages.statistics.page import StatisticsPage
from devtools.stage import Stage

SYSTEMS = ("yixing-classic", "standard-two", "traditional", "yixing-laizi", "standard-three")
HANDS = 40
HOURS_APART, MINUTES_APART = 17, 4
MOMENT_MS = 300
REPLAYED = 0.45
"""How far into a hand its picture is taken."""


# -- pages --------------------------------------------------------------------------------------------------------


def history(stage: Stage) -> HistoryPage:
    """The list of all hands."""
    _remember(stage)
    stage.window.memory.open_hands({})
    return _listed(stage)


def history_without_hands(stage: Stage) -> HistoryPage:
    """The list where nothing has been played."""
    _forget(stage)
    stage.window.memory.open_hands({})
    return _listed(stage)


def history_that_does_not_fit(stage: Stage) -> HistoryPage:
    """The list when no hand fits the filters."""
    _remember(stage)
    stage.window.memory.open_hands({Part.SYSTEM: "emperor"})
    return _listed(stage)


def deal_code(stage: Stage) -> None:
    """The dialog for a friend's deal."""
    page = history(stage)
    page.code_dialog.ask()
    page.code_dialog.field.setText(page.hands.rows[0].code)


def wrong_deal_code(stage: Stage) -> None:
    """The same dialog with a letter too few."""
    deal_code(stage)
    page = _listed(stage)
    page.code_dialog.field.setText(page.code_dialog.field.text()[:-1])


def statistics(stage: Stage) -> StatisticsPage:
    """All figures and charts."""
    _remember(stage)
    page = _summed_up(stage)
    for panel in _panels(page):
        if panel.as_table:
            panel.turn.click()
    return page


def statistics_as_tables(stage: Stage) -> None:
    """The same in exact numbers."""
    for panel in _panels(statistics(stage)):
        panel.turn.click()
    QCoreApplication.processEvents()


def statistics_without_hands(stage: Stage) -> StatisticsPage:
    """Statistics where nothing has been played."""
    _forget(stage)
    return _summed_up(stage)


def statistics_of_one_evening(hands: int, stage: Stage) -> StatisticsPage:
    """Statistics of a few hands, one soon after another."""
    _forget(stage)
    begin = datetime.now().astimezone().replace(hour=19, minute=30, second=0, microsecond=0)
    with _history(stage) as history:
        times = [begin + timedelta(minutes=MINUTES_APART * number) for number in range(hands)]
        history.add_all([_new_hand(_record(SYSTEMS[0], number), time) for number, time in enumerate(times)])
    return _summed_up(stage)


def replay(system: str, stage: Stage) -> ReplayPage:
    """A hand in its middle, all cards open."""
    stage.window.memory.open_record(_record(system, 1), 0)
    page = stage.window.memory.replay
    assert page is not None, "a record has been opened"
    page.jump(round(page.replay.length * REPLAYED))
    if not page.opinions.complete:
        loop = QEventLoop()
        page.opinions.completed.connect(loop.quit)
        loop.exec()
    return page


def replay_of_one_seat(stage: Stage) -> None:
    """A hand as one seat saw it."""
    replay("yixing-classic", stage).look_through(1)


def replay_result(stage: Stage) -> None:
    """The end of a replay."""
    page = replay("yixing-classic", stage)
    page.jump(page.replay.length)
    page.open_result()


def replay_end(system: str, stage: Stage) -> None:
    """The last moment of a replay, with what was left of every hand."""
    page = replay(system, stage)
    page.jump(page.replay.length)


def replay_list(stage: Stage) -> None:
    """Every decision over the table, where a window is too narrow for both."""
    page = replay("traditional", stage)
    page.list_button.click()


def seed_card(stage: Stage) -> None:
    """A deal that has been checked."""
    page = replay("yixing-classic", stage)
    page.open_seed_card()
    page.seed_card.check_button.click()


def unfinished_match(stage: Stage) -> None:
    """The first page after a match has been left in the middle."""
    stage.window.show_home()
    while stage.program.controller.saved_match() is None:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    _settle(stage)


# -- helpers ------------------------------------------------------------------------------------------------------


def _listed(stage: Stage) -> HistoryPage:
    _settle(stage)
    page = stage.window.memory.history
    assert page is not None, "the history has been opened"
    return page


def _summed_up(stage: Stage) -> StatisticsPage:
    stage.window.memory.open_statistics()
    _settle(stage)
    page = stage.window.memory.statistics
    assert page is not None, "the statistics have been opened"
    return page


def _panels(page: StatisticsPage) -> tuple[ChartPanel, ...]:
    return page.board.charts


def _settle(stage: Stage) -> None:
    """Wait for what is done in the background."""
    library = stage.program.controller.library
    while library.busy:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    QCoreApplication.processEvents()


def _history(stage: Stage) -> History:
    folder = stage.program.controller.data_folder
    assert folder is not None, "pictures are taken of a profile of their own"
    return History(Places(settings=folder, data=folder).history)


def _forget(stage: Stage) -> None:
    """Empty the history; what other pictures have left is noted a moment later, so wait for that."""
    pause = QEventLoop()
    QTimer.singleShot(MOMENT_MS, pause.quit)
    pause.exec()
    with _history(stage) as history:
        history.clear()


def _remember(stage: Stage) -> None:
    """Forty hands of the last weeks, in place of what other pictures have left."""
    now = datetime.now().astimezone()
    with _history(stage) as history:
        if history.tally()[0] >= HANDS:
            return
        history.clear()
        hands = [_record(SYSTEMS[number % len(SYSTEMS)], number) for number in range(HANDS)]
        times = [now - timedelta(hours=HOURS_APART * number + 1) for number in range(HANDS)]
        history.add_all([_new_hand(record, time) for record, time in zip(hands, times, strict=True)])


def _new_hand(record: Record, ended: datetime) -> NewHand:
    info = tuple(pair for pair in record.info if pair[0] == "seat")
    dated = msgspec.structs.replace(record, info=(("time", ended.isoformat(timespec="seconds")), *info))
    return NewHand(record=dated, seat=0, origin=Origin.PLAYED, added=ended, number=1)


@cache
def _record(system: str, number: int) -> Record:
    """A hand of casual players, the same each time."""
    rules = ruleset(system)
    level = ("casual", "strong")[number % 2]
    bots = [texts_people.bot_owner(seat, level) for seat in range(rules.seats - 1)]
    match = Match(MatchSetup(rules, (SeatOwner("human", ""), *bots)), SeededEntropy(f"{system} {number}".encode()))
    while match.record is None:
        match.start_hand()
        while match.running:
            seat = match.view(None).to_act[0]
            match.submit(seat, CasualBot(random.Random(number)).decide(match.view(seat)), match.serial)
    return match.record
