"""The history as a page of the window: filters, the list, and what can be done with the hands that are chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from ddz_desktop.controller.library import HandFilter, Library, LibraryError
from ddz_desktop.rules.record import Record
from ddz_desktop.ui import texts_trouble, theme
from ddz_desktop.ui.controls import (
    PAGE_MARGIN,
    Button,
    ButtonKind,
    EmptyState,
    PageHeader,
    Panel,
    Skeleton,
    ToastHost,
)
from ddz_desktop.ui.controls.flow import FlowBox
from ddz_desktop.ui.controls.page_frame import frame_page
from ddz_desktop.ui.controls.replacing import show_instead
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.dialogs.deal_code import DealCodeDialog
from ddz_desktop.ui.dialogs.question import Question
from ddz_desktop.ui.dropping import DropTarget
from ddz_desktop.ui.pages.arranged import ArrangedPage
from ddz_desktop.ui.pages.header_fit import fit_header
from ddz_desktop.ui.pages.history.actions import HistoryActions
from ddz_desktop.ui.pages.history.filter_bar import FilterBar, Part
from ddz_desktop.ui.pages.history.hand_list import HandList, HandModel
from ddz_desktop.ui.texts_counts import Counted

WORDS_FROM = 1080
"""Narrower windows have only signs on the lesser buttons."""

LOWEST = 260
"""Lower than this the list does not get: the page scrolls."""


class HistoryPage(ArrangedPage):
    """Everything that was played.

    Signals:
        back: whence the player came.
        replay_wanted(object, object): a Record, and the own seat in it or None.
        play_wanted(object): a match that begins with this Record's deal is wanted.
        quick_game: any game, for there is nothing here yet.
    """

    back = Signal()
    replay_wanted = Signal(object, object)
    play_wanted = Signal(object)
    quick_game = Signal()

    def __init__(self, library: Library, levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stale = True
        self._error: LibraryError | None = None
        self.header = PageHeader(" ")
        self.code_button = Button("", icon="tag")
        self.import_button = Button("", icon="import")
        self.filters = FilterBar(levels)
        self.hands = HandModel(library, self)
        self.list = HandList(self.hands)
        self.stack = QStackedWidget()
        self.delete_button = Button("", icon="trash")
        self.export_button = Button("", icon="export")
        self.text_button = Button("", icon="copy")
        self.copy_code_button = Button("", icon="tag")
        self.again_button = Button("", ButtonKind.TONAL, icon="refresh")
        self.replay_button = Button("", ButtonKind.PRIMARY, icon="play")
        self.code_dialog = DealCodeDialog(self, library)
        self.message: Question | None = None
        self.toasts = ToastHost(self)
        self.toasts.area = self._free_area
        self.acting = HistoryActions(library, self)
        self.dropping = DropTarget(self)
        self._build()
        self._connect(library)
        self.retranslate()

    def _build(self) -> None:
        self.header.add_action(self.code_button)
        self.header.add_action(self.import_button)
        self.stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # has what others leave
        self.stack.addWidget(self.list)
        self.stack.addWidget(Skeleton(6))
        self.stack.addWidget(QWidget())
        self._panel = Panel()
        self._panel.body.setContentsMargins(10, 10, 10, 10)
        self._panel.body.addWidget(self.stack)
        self._buttons = FlowBox(
            (
                self.replay_button,
                self.again_button,
                self.copy_code_button,
                self.text_button,
                self.export_button,
                self.delete_button,
            ),
            12,
        )
        inner = QWidget()
        rows = QVBoxLayout(inner)
        rows.setContentsMargins(PAGE_MARGIN, 14, PAGE_MARGIN, 16)
        rows.setSpacing(12)
        rows.addWidget(self.filters)
        rows.addWidget(self._panel, 1)
        rows.addWidget(self._buttons)
        frame_page(self, self.header, scrolling(inner))

    def _connect(self, library: Library) -> None:
        self.header.back.connect(self.back)
        self.code_button.clicked.connect(self.code_dialog.ask)
        self.import_button.clicked.connect(self.acting.choose_import)
        self.code_dialog.play_wanted.connect(self.play_wanted)
        self.filters.changed.connect(self._ask)
        self.hands.read.connect(self._show_list)
        self.hands.failed.connect(self._show_error)
        self.list.chosen.connect(self._show_chosen)
        self.list.opened.connect(self.replay)
        self.list.unwanted.connect(self._delete)
        self.replay_button.clicked.connect(self.replay)
        self.again_button.clicked.connect(self._play_again)
        self.copy_code_button.clicked.connect(self._copy_code)
        self.text_button.clicked.connect(self._copy_text)
        self.export_button.clicked.connect(self._export)
        self.delete_button.clicked.connect(self._delete)
        self.acting.told.connect(self._tell)
        self.acting.deleted.connect(self._tell_deleted)
        self.acting.refused.connect(self._tell_refused)
        self.dropping.hands_dropped.connect(self.take_over)
        library.changed.connect(self._refresh)

    # -- for the window -------------------------------------------------------------------------------------------

    def show_hands(self) -> None:
        """Show what there is now, with the filters as they were."""
        self.code_dialog.dismiss()
        self._ask(self.filters.wanted)
        self.list.setFocus()

    def show_choice(self, choice: Mapping[Part, str]) -> None:
        """Show the hands that fit a choice."""
        self.code_dialog.dismiss()
        self.filters.choose(choice)
        self.list.setFocus()

    def toast_area(self, sizes: Sequence[QSize]) -> QRect:
        """Where a toast covers no button, in the window's coordinates."""
        return self._free_area(sizes).translated(self.mapTo(self.window(), QPoint(0, 0)))

    @Slot()
    def replay(self) -> None:
        """Show the hand that is chosen."""
        record = self._record()
        if record is not None:
            self.replay_wanted.emit(record, self.list.rows[0].seat)

    # -- Qt -------------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._ask(self.filters.wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_Escape or back:
            self.back.emit()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.filters.text.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.matches(QKeySequence.StandardKey.Copy):
            self._copy_text()
        else:
            super().keyPressEvent(event)

    @Slot(object)
    def take_over(self, files: Sequence[Path]) -> None:
        """Take over the hands of files and folders."""
        self.acting.take_over(files)

    # -- what is shown --------------------------------------------------------------------------------------------

    @Slot()
    def _refresh(self) -> None:
        """There are other hands: read them now, or when the page is shown again."""
        self._stale = True
        if self.isVisible():
            self._ask(self.filters.wanted)

    @Slot(object)
    def _ask(self, wanted: HandFilter) -> None:
        self._stale = False
        if not self.hands.rows:
            show_instead(self.stack, Skeleton(6))
        self.hands.ask(wanted)

    @Slot()
    def _show_list(self) -> None:
        self._error = None
        self._fit_header()
        if self.hands.rows:
            self.stack.setCurrentWidget(self.list)
            if not self.list.selectedIndexes():
                self.list.setCurrentIndex(self.hands.index(0))
        else:
            show_instead(self.stack, self._empty_state())
        self._show_chosen()

    @Slot(object)
    def _show_error(self, error: LibraryError) -> None:
        self._error = error
        retry = Button(self.tr("Try again"), ButtonKind.PRIMARY, icon="refresh", height=52)
        retry.clicked.connect(self._refresh)
        title = self.tr("The history cannot be shown")
        show_instead(self.stack, EmptyState("warn", title, texts_trouble.trouble_text(error), retry, alarm=True))
        self._show_chosen()

    def _empty_state(self) -> EmptyState:
        if self.filters.is_open:
            play = Button(self.tr("Quick game"), ButtonKind.PRIMARY, icon="play", height=52)
            play.clicked.connect(self.quick_game)
            text = self.tr("Every hand is kept on this computer by itself.")
            return EmptyState("history", self.tr("Play a hand and it is here"), text, play)
        everything = Button(self.tr("Show all"), ButtonKind.PRIMARY, icon="filter", height=52)
        everything.clicked.connect(self.filters.clear)
        return EmptyState(
            "filter", self.tr("No hand fits"), self.tr("Choose less above, or show all hands."), everything
        )

    @Slot()
    def _show_chosen(self) -> None:
        """The buttons follow what is chosen."""
        number = len(self.list.rows) if self.stack.currentWidget() is self.list else 0
        one, some = self.tr("Choose one hand first."), self.tr("Choose hands first.")
        for button in (self.replay_button, self.again_button, self.copy_code_button, self.text_button):
            button.set_available(number == 1, one)
        self.delete_button.set_available(number > 0, some)
        self.export_button.set_available(bool(self.hands.rows), some)
        self._name_buttons()

    def _name_buttons(self) -> None:
        """The lesser buttons say what they do, or show it where there is little room."""
        words = self.width() >= theme.scaled(WORDS_FROM)
        self._panel.setMinimumHeight(round(theme.scaled(LOWEST)))
        for button, text in (
            (self.copy_code_button, self.tr("Copy deal code")),
            (self.text_button, self.tr("Copy as text")),
            (self.export_button, self.tr("Export…") if self.list.selectedIndexes() else self.tr("Export all…")),
            (self.delete_button, self.tr("Delete")),
        ):
            button.setText(text if words else "")
            button.setAccessibleName(text)
            button.set_hint("" if words else text)
            button.restyle()

    # -- buttons --------------------------------------------------------------------------------------------------

    def _record(self) -> Record | None:
        rows = self.list.rows
        return self.acting.record(rows[0]) if len(rows) == 1 else None

    @Slot()
    def _play_again(self) -> None:
        record = self._record()
        if record is not None:
            self.play_wanted.emit(Record(record.rules, record.deal, ()))

    @Slot()
    def _copy_code(self) -> None:
        record = self._record()
        if record is not None:
            self.acting.single.copy_code(record)

    @Slot()
    def _copy_text(self) -> None:
        record = self._record()
        if record is not None:
            self.acting.single.copy_text(record)

    @Slot()
    def _export(self) -> None:
        self.acting.export(self.list.rows, self.filters.wanted)

    @Slot()
    def _delete(self) -> None:
        self.acting.delete(self.list.rows)

    # -- messages -------------------------------------------------------------------------------------------------

    def _free_area(self, sizes: Sequence[QSize]) -> QRect:
        """Over the lower edge of the list; the buttons stay free."""
        edge = self._panel.mapTo(self, self._panel.rect().bottomLeft()).y()
        return QRect(0, edge - 12 - sizes[0].height(), self.width(), sizes[0].height())

    @Slot(str)
    def _tell(self, text: str) -> None:
        self.toasts.show_toast(text)

    @Slot(str)
    def _tell_deleted(self, text: str) -> None:
        self.toasts.show_toast(text, self.tr("Undo")).acted.connect(self.acting.undo)

    @Slot(str, str)
    def _tell_refused(self, title: str, text: str) -> None:
        if self.message is not None:
            self.message.dismiss()
            self.message.deleteLater()
        self.message = Question(self, partial(self._refused_wording, title, text))
        self.message.open()

    def _refused_wording(self, title: str, text: str) -> tuple[str, str, str, str]:
        return title, text, self.tr("OK"), ""

    def arrange(self) -> None:
        self._fit_header()
        self._name_buttons()

    def _fit_header(self) -> None:
        words = {self.code_button: self.tr("Deal code…"), self.import_button: self.tr("Import…")}
        fit_header(self.header, self.width(), Counted().hands(self.hands.total), words)

    def retranslate(self) -> None:
        self.header.title.setText(self.tr("History"))
        self._fit_header()
        self.list.setAccessibleName(self.tr("Hands"))
        for button, text in (
            (self.replay_button, self.tr("Replay")),
            (self.again_button, self.tr("Same deal again")),
        ):
            button.setText(text)
            button.restyle()
        self._name_buttons()
        if self._error is not None:
            self._show_error(self._error)
        elif not self._stale:
            self._show_list()
        else:
            self._show_chosen()
