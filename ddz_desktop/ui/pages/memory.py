"""What the program remembers: history, statistics and replays, loaded and made when they are first wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from ddz_desktop.controller.library import Library, LibraryError
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.rules.record import Record
from ddz_desktop.ui import texts_trouble

if TYPE_CHECKING:
    from ddz_desktop.ui.pages.history.filter_bar import Part
    from ddz_desktop.ui.pages.history.page import HistoryPage
    from ddz_desktop.ui.pages.replay.page import ReplayPage
    from ddz_desktop.ui.pages.statistics.page import StatisticsPage


class Memory(QObject):
    """Opens the three pages, which live in the window's stack.

    Signals:
        visited(object): that page is to be shown, and to lead back to the present one.
        back: the page that is shown is done with.
        play_wanted(object): a match that begins with this Record's deal and decisions is wanted.
        quick_game: any game.
        told(str): why something could not be shown.
        unopened(object, object): the Path of a file that cannot be shown, and the LibraryError that says why.
    """

    visited = Signal(object)
    back = Signal()
    play_wanted = Signal(object)
    quick_game = Signal()
    told = Signal(str)
    unopened = Signal(object, object)

    def __init__(
        self, library: Library, preferences: Preferences, levels: Sequence[str], pages: QStackedWidget
    ) -> None:
        super().__init__(pages)
        self._library = library
        self._preferences = preferences
        self._levels = tuple(levels)
        self._pages = pages
        self.history: HistoryPage | None = None
        self.statistics: StatisticsPage | None = None
        self.replay: ReplayPage | None = None

    @Slot()
    def open_history(self) -> None:
        """List the hands."""
        page = self._history()
        self.visited.emit(page)
        page.show_hands()

    @Slot(object)
    def open_hands(self, choice: Mapping[Part, str]) -> None:
        """List the hands that fit a choice of filters."""
        page = self._history()
        self.visited.emit(page)
        page.show_choice(choice)

    @Slot()
    def open_statistics(self) -> None:
        """Sum the hands up."""
        if self.statistics is None:
            from ddz_desktop.ui.pages.statistics.page import StatisticsPage

            self.statistics = StatisticsPage(self._library, self._levels)
            self.statistics.hands_wanted.connect(self.open_hands)
            self.statistics.quick_game.connect(self.quick_game)
            self._add(self.statistics)
        self.visited.emit(self.statistics)
        self.statistics.show_statistics()

    @Slot(object, object)
    def open_record(self, record: Record, own: int | None = None) -> None:
        """Replay a hand; `own`: the seat of the person at this computer, if it played."""
        if self.replay is None:
            from ddz_desktop.ui.pages.replay.page import ReplayPage

            self.replay = ReplayPage(self._library, self._preferences)
            self.replay.play_wanted.connect(self.play_wanted)
            self._add(self.replay)
        self.visited.emit(self.replay)
        self.replay.show_record(record, own)
        self.replay.setFocus()

    @Slot(int)
    def open_hand(self, hand: int) -> None:
        """Replay a hand of the history."""
        try:
            row, record = self._library.row(hand), self._library.record(hand)
        except LibraryError as error:
            self.told.emit(texts_trouble.trouble_text(error))
        else:
            self.open_record(record, row.seat if row is not None else None)

    @Slot(object)
    def open_files(self, files: Sequence[Path]) -> None:
        """Replay the hand of a file; several, and those of a folder, are taken over into the history."""
        if len(files) == 1 and not files[0].is_dir():
            self.open_file(files[0])
        else:
            page = self._history()
            self.visited.emit(page)
            page.take_over(files)

    def open_file(self, file: Path) -> None:
        """Replay the hand of a file."""
        try:
            record = self._library.read_file(file)
        except LibraryError as error:
            self.unopened.emit(file, error)
        else:
            self.open_record(record)

    def take_settings(self) -> None:
        """The settings are others now."""
        if self.replay is not None and self.replay.player is not None:
            self.replay.take_settings()

    def leave(self) -> None:
        """The window closes: nothing goes on."""
        if self.replay is not None:
            self.replay.end()

    # -- helpers --------------------------------------------------------------------------------------------------

    def _history(self) -> HistoryPage:
        if self.history is None:
            from ddz_desktop.ui.pages.history.page import HistoryPage

            self.history = HistoryPage(self._library, self._levels)
            self.history.replay_wanted.connect(self.open_record)
            self.history.play_wanted.connect(self.play_wanted)
            self.history.quick_game.connect(self.quick_game)
            self._add(self.history)
        return self.history

    def _add(self, page: HistoryPage | StatisticsPage | ReplayPage) -> None:
        widget: QWidget = page
        self._pages.addWidget(widget)
        page.back.connect(self.back)
