"""Statistics as a page of the window: filters, and everything that the hands which fit add up to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ddz_desktop.controller.library import HandFilter, Library, LibraryError, Statistics
from ddz_desktop.ui import texts_statistics, texts_trouble
from ddz_desktop.ui.controls import (
    PAGE_MARGIN,
    Button,
    ButtonKind,
    EmptyState,
    PageHeader,
    Skeleton,
    ToastHost,
)
from ddz_desktop.ui.controls.page_frame import centred, frame_page
from ddz_desktop.ui.controls.replacing import show_instead
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.dialogs.question import Question
from ddz_desktop.ui.pages.arranged import ArrangedPage
from ddz_desktop.ui.pages.header_fit import fit_header
from ddz_desktop.ui.pages.history.filter_bar import FilterBar, Part
from ddz_desktop.ui.pages.statistics.board import Board

PARTS = (Part.PERIOD, Part.SYSTEM, Part.ROLE, Part.LEVEL)


class StatisticsPage(ArrangedPage):
    """What the person at this computer has won and lost.

    Signals:
        back: whence the player came.
        hands_wanted(object): the hands that fit a choice of filters, by Part, are to be listed.
        quick_game: any game, for there is nothing here yet.
    """

    back = Signal()
    hands_wanted = Signal(object)
    quick_game = Signal()

    def __init__(self, library: Library, levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._stale = True
        self._shown: Statistics | LibraryError | None = None
        self.header = PageHeader(" ")
        self.hands_button = Button("", icon="history")
        self.clear_button = Button("", icon="trash")
        self.filters = FilterBar(levels, PARTS, with_text=False)
        self.board = Board()
        self._area = scrolling(self.board)
        self.stack = QStackedWidget()
        self.clearing = Question(self, self._clear_wording, careful=True)
        self.toasts = ToastHost(self)
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        self.header.add_action(self.hands_button)
        self.header.add_action(self.clear_button)
        self.stack.addWidget(self._area)
        self.stack.addWidget(Skeleton(5))
        inner = QWidget()
        rows = QVBoxLayout(inner)
        rows.setContentsMargins(PAGE_MARGIN - 4, 14, PAGE_MARGIN - 4, 0)
        rows.setSpacing(10)
        self.filters.setContentsMargins(4, 0, 4, 0)  # in line with the board, which leaves that to its shadows
        rows.addWidget(self.filters)
        rows.addWidget(self.stack, 1)
        frame_page(self, self.header, centred(inner))

    def _connect(self) -> None:
        self.header.back.connect(self.back)
        self.hands_button.clicked.connect(self._want_hands)
        self.clear_button.clicked.connect(self.clearing.open)
        self.clearing.agreed.connect(self._library.clear)
        self.filters.changed.connect(self._ask)
        self._library.statistics_ready.connect(self._take)
        self._library.statistics_failed.connect(self._fail)
        self._library.failed.connect(self._tell)
        self._library.changed.connect(self._refresh)

    # -- for the window -------------------------------------------------------------------------------------------

    def show_statistics(self) -> None:
        """Sum up what there is now, with the filters as they were."""
        self._ask(self.filters.wanted)
        self.setFocus()

    # -- Qt -------------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._ask(self.filters.wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_Escape or back:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    # -- what is shown --------------------------------------------------------------------------------------------

    @Slot()
    def _refresh(self) -> None:
        """There are other hands: sum up now, or when the page is shown again."""
        self._stale = True
        if self.isVisible():
            self._ask(self.filters.wanted)

    @Slot(object)
    def _ask(self, wanted: HandFilter) -> None:
        self._stale = False
        if not isinstance(self._shown, Statistics):
            show_instead(self.stack, Skeleton(5))
        self._library.request_statistics(wanted)

    @Slot(object)
    def _take(self, statistics: Statistics) -> None:
        self._shown = statistics
        self._show()

    @Slot(object)
    def _fail(self, error: LibraryError) -> None:
        self._shown = error
        self._show()

    def _show(self) -> None:
        shown, hands = self._shown, self._hands
        self.arrange()
        self.hands_button.set_available(hands > 0, self.tr("No hand fits."))
        nothing = hands == 0 and self.filters.is_open
        self.clear_button.set_available(not nothing, self.tr("There is nothing to forget yet."))
        if isinstance(shown, LibraryError):
            show_instead(self.stack, self._error_state(shown))
        elif shown is not None and hands:
            self.board.show_statistics(shown)
            self.stack.setCurrentWidget(self._area)
        elif shown is not None:
            show_instead(self.stack, self._empty_state())

    def _error_state(self, error: LibraryError) -> EmptyState:
        retry = Button(self.tr("Try again"), ButtonKind.PRIMARY, icon="refresh", height=52)
        retry.clicked.connect(self._refresh)
        title = self.tr("The statistics cannot be shown")
        return EmptyState("warn", title, texts_trouble.trouble_text(error), retry, alarm=True)

    def _empty_state(self) -> EmptyState:
        if self.filters.is_open:
            play = Button(self.tr("Quick game"), ButtonKind.PRIMARY, icon="play", height=52)
            play.clicked.connect(self.quick_game)
            text = self.tr("Finished hands are counted here; imported and chosen deals are not.")
            return EmptyState("chart", self.tr("Nothing to count yet"), text, play)
        everything = Button(self.tr("Show all"), ButtonKind.PRIMARY, icon="filter", height=52)
        everything.clicked.connect(self.filters.clear)
        text = self.tr("Choose less above, or show all hands.")
        return EmptyState("filter", self.tr("No hand fits"), text, everything)

    # -- helpers --------------------------------------------------------------------------------------------------

    @Slot()
    def _want_hands(self) -> None:
        self.hands_wanted.emit(self.filters.choice)

    @Slot(object)
    def _tell(self, error: LibraryError) -> None:
        if self.isVisible():
            self.toasts.show_toast(texts_trouble.trouble_text(error))

    def _clear_wording(self) -> tuple[str, str, str, str]:
        text = self.tr(
            "The whole history goes with them, and nothing brings it back. A back-up can be made in the settings."
        )
        return self.tr("Forget all hands?"), text, self.tr("Forget all"), self.tr("Cancel")

    @property
    def _hands(self) -> int:
        """How many are summed up."""
        return self._shown.overall.hands if isinstance(self._shown, Statistics) else 0

    def arrange(self) -> None:
        """Header and board for the page's width."""
        told = texts_statistics.hands_text(self._hands) if self._shown is not None else ""
        words = {self.hands_button: self.tr("These hands"), self.clear_button: self.tr("Forget all…")}
        fit_header(self.header, self.width(), told, words)
        self.board.arrange(self.width())

    def retranslate(self) -> None:
        self.header.title.setText(self.tr("Statistics"))
        self.arrange()
        if self._shown is not None:
            self._show()
