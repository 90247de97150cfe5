"""The hands that were played, for the window: lists at once, everything that may take a while in the background.

Every method raises LibraryError, and nothing else, when it cannot do what is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from ddz_desktop import __version__
from ddz_desktop.controller.errands import Errands
from ddz_desktop.controller.trouble import LibraryError, Trouble, library_error, telling
from ddz_desktop.match.ports import system_calendar
from ddz_desktop.match.save import parse_save
from ddz_desktop.rules.codes import deal_code, parse_deal_code
from ddz_desktop.rules.record import Record, parse_record, record_text
from ddz_desktop.storage.atomic import write_text
from ddz_desktop.storage.backup import Contents, back_up
from ddz_desktop.storage.hand_facts import PlayerFacts
from ddz_desktop.storage.hand_files import ImportReport, RefusedFile, export_hands, import_files, read_record
from ddz_desktop.storage.hand_filter import EVERYTHING, HandFilter, HandRow, Origin, Page, Result
from ddz_desktop.storage.history import History
from ddz_desktop.storage.places import Places
from ddz_desktop.storage.removal import RemovedHand
from ddz_desktop.storage.statistics import (
    MIXED,
    PEOPLE,
    FormPoint,
    KindCount,
    ScorePoint,
    Statistics,
    Streaks,
    Summary,
    statistics,
    thinned,
)

__all__ = [
    "EVERYTHING",
    "MIXED",
    "PEOPLE",
    "AskedPage",
    "Contents",
    "FormPoint",
    "HandFilter",
    "HandRow",
    "ImportReport",
    "KindCount",
    "Library",
    "LibraryError",
    "Origin",
    "Page",
    "PlayerFacts",
    "RefusedFile",
    "RemovedHand",
    "Result",
    "ScorePoint",
    "Statistics",
    "Streaks",
    "Summary",
    "Trouble",
    "thinned",
]


class AskedPage(Struct, frozen=True):
    """A page, and what was asked for."""

    wanted: HandFilter
    offset: int
    page: Page


class Library(QObject):
    """Make it on the main thread, and `close` it. `places`: `None` where nothing is kept: then it is always empty.

    Signals:
        changed: there are other hands than before.
        page_ready: the AskedPage asked for last.
        page_failed: a LibraryError in place of it.
        tallied: how many hands that fit count in statistics, and how many of these were won.
        statistics_ready: the Statistics asked for last.
        statistics_failed: a LibraryError in place of them.
        imported: an ImportReport.
        exported: the tuple of files written.
        backed_up: the Contents of the new back-up.
        failed: a LibraryError of anything else done in the background.
        busy_changed: whether something is being done in the background.
    """

    changed = Signal()
    page_ready = Signal(object)
    page_failed = Signal(object)
    tallied = Signal(int, int)
    statistics_ready = Signal(object)
    statistics_failed = Signal(object)
    imported = Signal(object)
    exported = Signal(object)
    backed_up = Signal(object)
    failed = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, places: Places | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self._errands = Errands(self)
        self._errands.busy_changed.connect(self.busy_changed)
        self._page_asked = 0
        self._statistics_asked = 0

    def close(self) -> None:
        """End what is done in the background. Nothing happens the second time."""
        self._errands.close()

    # Lists

    def page(self, wanted: HandFilter = EVERYTHING, offset: int = 0, limit: int = 50) -> Page:
        """Hands that fit, newest first, and how many there are in all."""
        with telling(), self._open() as history:
            return history.page(wanted, offset, limit)

    def row(self, hand: int) -> HandRow | None:
        """One hand; `None` when it is gone."""
        with telling(), self._open() as history:
            return history.row(hand)

    # One hand

    def record(self, hand: int) -> Record:
        """A hand to be replayed."""
        with telling():
            return parse_record(self.text(hand))

    def text(self, hand: int) -> str:
        """A hand as text, to be copied or sent."""
        with telling(), self._open() as history:
            text = history.text(hand)
        if text is None:
            raise LibraryError(Trouble.GONE, "this hand is not in the history any more")
        return text

    def code(self, record: Record) -> str:
        """The short text from which anybody can play the same deal."""
        with telling():
            return deal_code(record.rules, record.deal)

    def read_file(self, file: Path) -> Record:
        """A hand from a file, to be replayed; it is not taken over. Whether its deal is fair is for the seed card."""
        with telling():
            return read_record(file)

    def write_file(self, record: Record, file: Path) -> Path:
        """Write a hand to a file, which replaces one of that name as a whole; the file."""
        with telling():
            write_text(file, record_text(record))
        return file

    def opening(self, code: str) -> Record:
        """The deal of a code, to be played in a match by its `rules` (`GameController.start_match`)."""
        with telling():
            rules, deal = parse_deal_code(code)
        return Record(rules, deal, ())

    # Removing

    def delete(self, hands: Sequence[int]) -> tuple[RemovedHand, ...]:
        """Forget some hands; what is returned can be put back."""
        with telling(), self._open() as history:
            removed = history.delete(hands)
        self.changed.emit()
        return removed

    def put_back(self, removed: Sequence[RemovedHand]) -> None:
        """Take up again what was deleted."""
        with telling(), self._open() as history:
            history.put_back(removed)
        self.changed.emit()

    # In the background

    @property
    def busy(self) -> bool:
        """Whether something is being done in the background."""
        return self._errands.busy

    def request_page(self, wanted: HandFilter = EVERYTHING, offset: int = 0, limit: int = 50) -> None:
        """As `page`; `page_ready` brings it, unless another is asked for in the meantime."""
        self._page_asked += 1
        number = self._page_asked
        work = partial(self._ask_page, wanted, offset, limit)
        self._errands.run(work, partial(self._take_page, number), partial(self._fail_page, number))

    def request_tally(self, wanted: HandFilter) -> None:
        """Count the hands that fit; `tallied` tells. Nothing is told where the history cannot be read."""
        self._errands.run(partial(self._tally, wanted), self._take_tally, self._forget)

    def request_statistics(self, wanted: HandFilter = EVERYTHING) -> None:
        """Sum the hands that fit up; `statistics_ready` brings it, unless something else is asked in the meantime."""
        self._statistics_asked += 1
        number = self._statistics_asked
        work = partial(self._sum_up, wanted)
        self._errands.run(work, partial(self._take_statistics, number), partial(self._fail_statistics, number))

    def clear(self) -> None:
        """Forget all hands; `changed` tells when it is done."""
        self._run(self._clear, self._take_clear)

    def import_files(self, paths: Sequence[Path]) -> None:
        """Take over the hands of files and of the `.ddz` files in folders; `imported` tells how it went."""
        self._run(partial(self._import, tuple(paths)), self._take_import)

    def export_hands(self, hands: Sequence[int], folder: Path) -> None:
        """Write hands as files into a folder; `exported` tells which."""
        self._run(partial(self._export, tuple(hands), folder), self.exported.emit)

    def export_all(self, wanted: HandFilter, folder: Path) -> None:
        """As `export_hands`, all that fit."""
        self._run(partial(self._export_all, wanted, folder), self.exported.emit)

    def back_up(self, file: Path) -> None:
        """Write everything that is kept to one file, match and settings included; `backed_up` tells what is in it."""
        self._run(partial(self._back_up, file), self.backed_up.emit)

    # Helpers

    def _open(self) -> History:
        return History(None if self._places is None else self._places.history)

    def _run(self, work: Callable[[], object], done: Callable[[Any], None]) -> None:
        self._errands.run(work, done, self._fail)

    def _sum_up(self, wanted: HandFilter) -> Statistics:
        with self._open() as history:
            hands = history.played(wanted)
        return statistics(hands)

    def _import(self, paths: Sequence[Path]) -> ImportReport:
        with self._open() as history:
            return import_files(history, paths, system_calendar())

    def _export(self, hands: Sequence[int], folder: Path) -> tuple[Path, ...]:
        with self._open() as history:
            return export_hands(history, hands, folder)

    def _export_all(self, wanted: HandFilter, folder: Path) -> tuple[Path, ...]:
        with self._open() as history:
            return export_hands(history, history.ids(wanted), folder)

    def _back_up(self, file: Path) -> Contents:
        if self._places is None:
            raise LibraryError(Trouble.BACK_UP, "nothing is kept here, so there is nothing to back up")
        return back_up(self._places, file, __version__, parse_save)

    def _tally(self, wanted: HandFilter) -> tuple[int, int]:
        if self._places is None or not self._places.history.is_file():
            return 0, 0
        with self._open() as history:
            return history.tally(wanted)

    @Slot(object)
    def _take_tally(self, tally: tuple[int, int]) -> None:
        self.tallied.emit(*tally)

    @Slot(object)
    def _forget(self, error: Exception) -> None:
        """Whoever asks more of the history will be told."""

    def _clear(self) -> None:
        with self._open() as history:
            history.clear()

    def _ask_page(self, wanted: HandFilter, offset: int, limit: int) -> AskedPage:
        return AskedPage(wanted, offset, self.page(wanted, offset, limit))

    @Slot(int, object)
    def _take_page(self, asked: int, page: AskedPage) -> None:
        if asked == self._page_asked:
            self.page_ready.emit(page)

    @Slot(int, object)
    def _fail_page(self, asked: int, error: Exception) -> None:
        if asked == self._page_asked:
            self.page_failed.emit(library_error(error))

    @Slot(int, object)
    def _take_statistics(self, asked: int, told: Statistics) -> None:
        if asked == self._statistics_asked:
            self.statistics_ready.emit(told)

    @Slot(int, object)
    def _fail_statistics(self, asked: int, error: Exception) -> None:
        if asked == self._statistics_asked:
            self.statistics_failed.emit(library_error(error))

    @Slot(object)
    def _take_clear(self, _: None) -> None:
        self.changed.emit()

    @Slot(object)
    def _take_import(self, report: ImportReport) -> None:
        self.imported.emit(report)
        if report.added:
            self.changed.emit()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(library_error(error))
