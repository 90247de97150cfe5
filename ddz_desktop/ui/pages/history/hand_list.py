"""The list of hands: read page by page as it is scrolled, many can be chosen at once."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelection,
    QModelIndex,
    QObject,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from ddz_desktop.controller.library import EVERYTHING, AskedPage, HandFilter, HandRow, Library, LibraryError
from ddz_desktop.ui import texts_history
from ddz_desktop.ui.pages.history.hand_row import LINE, HandDelegate, Index
from ddz_desktop.ui.texts_history import HandLine

PAGE = 50
WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)


class HandModel(QAbstractListModel):
    """Hands that fit a filter, newest first, as many as have been read.

    Signals:
        read: a page has come; `total` may be another.
        failed(object): a LibraryError in place of it.
    """

    read = Signal()
    failed = Signal(object)

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._wanted = EVERYTHING
        self._asked: tuple[HandFilter, int] | None = None
        self.rows: list[HandRow] = []
        self.total = 0
        library.page_ready.connect(self._take)
        library.page_failed.connect(self._fail)

    @property
    def waiting(self) -> bool:
        """Whether a page has been asked for."""
        return self._asked is not None

    def ask(self, wanted: HandFilter) -> None:
        """Read anew, from the newest on; what is there stays until then."""
        self._wanted = wanted
        self._request(0)

    # -- Qt -------------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as Qt has it
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in WORDS:
            return self.line(index.row()).spoken()
        return self.line(index.row()) if role == LINE else None

    def line(self, row: int) -> HandLine:
        """A hand in words."""
        return texts_history.line_of(self.rows[row], datetime.now().astimezone())

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._asked is None and len(self.rows) < self.total

    def fetchMore(self, parent: Index) -> None:
        if self.canFetchMore(parent):
            self._request(len(self.rows))

    # -- helpers --------------------------------------------------------------------------------------------------

    def _request(self, offset: int) -> None:
        self._asked = self._wanted, offset
        self._library.request_page(self._wanted, offset, PAGE)

    @Slot(object)
    def _take(self, asked: AskedPage) -> None:
        if self._asked != (asked.wanted, asked.offset):
            return
        self._asked = None
        rows = list(asked.page.rows)
        self.total = asked.page.total
        if asked.offset == 0:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
        elif rows:
            self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(rows) - 1)
            self.rows += rows
            self.endInsertRows()
        self.read.emit()

    @Slot(object)
    def _fail(self, error: LibraryError) -> None:
        if self._asked is not None:
            self._asked = None
            self.failed.emit(error)


class HandList(QListView):
    """Shows them.

    Signals:
        chosen: other hands are chosen.
        opened: Enter, or a double click.
        unwanted: the Delete key.
    """

    chosen = Signal()
    opened = Signal()
    unwanted = Signal()

    def __init__(self, hands: HandModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hands = hands
        self.setModel(hands)
        self.setItemDelegate(HandDelegate(self))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.doubleClicked.connect(self._open)
        hands.modelReset.connect(self.chosen)

    @property
    def rows(self) -> list[HandRow]:
        """The hands that are chosen, as they stand in the list."""
        return [self.hands.rows[index.row()] for index in sorted(self.selectedIndexes(), key=lambda each: each.row())]

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.chosen.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows are in one line or in two, as there is room."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.unwanted.emit()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) or event.matches(QKeySequence.StandardKey.Copy):
            event.ignore()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _open(self) -> None:
        self.opened.emit()
