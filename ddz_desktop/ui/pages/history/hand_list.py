"""The list of hands: read page by page as it is scrolled, many can be chosen at once."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelection,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ddz_desktop.controller.library import EVERYTHING, AskedPage, HandFilter, HandRow, Library, LibraryError
from ddz_desktop.rules.state import Role
from ddz_desktop.ui import fonts, texts_history, theme
from ddz_desktop.ui.controls.chips import BadgeRole, TagTone, badge_width, paint_badge, tag_colors
from ddz_desktop.ui.controls.painting import paint_at_right, paint_box
from ddz_desktop.ui.dialogs.settlement_rows import gain_color
from ddz_desktop.ui.texts_history import HandLine

PAGE = 50
ROW = 54
BADGES = {
    Role.LANDLORD: BadgeRole.LANDLORD,
    Role.HIDDEN_LANDLORD: BadgeRole.HIDDEN,
    Role.FARMER: BadgeRole.FARMER,
}
WHEN, SYSTEM, POINTS = 0.155, 0.165, 0.09
"""Shares of a row's width; badge, players and tags have the rest."""

BADGE = 118
"""Px for the badge at text scale 100 %."""

Index = QModelIndex | QPersistentModelIndex


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
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.line(index.row()).spoken()
        return None

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
        self.setItemDelegate(_HandDelegate(self))
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


class _HandDelegate(QStyledItemDelegate):
    """A hand as a row: when, rules, role, others, what was special, points."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(300, round(theme.scaled(ROW)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, HandModel):
            return
        tokens = theme.current()
        rect = QRectF(option.rect)
        box = rect.adjusted(2, 1, -2, -1)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            paint_box(painter, box, 12, tokens.soft, tokens.primary, max(1.6, tokens.border))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            paint_box(painter, box, 12, tokens.surface2)
        elif index.row() % 2 == 0:
            paint_box(painter, box, 12, tokens.bg)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_box(painter, box.adjusted(3, 3, -3, -3), 9, None, tokens.primary, 1.4)
        _paint_hand(painter, rect.adjusted(16, 0, -16, 0), model.line(index.row()))
        painter.restore()


def _paint_hand(painter: QPainter, rect: QRectF, line: HandLine) -> None:
    tokens, scaled = theme.current(), theme.scaled
    x, width = rect.left(), rect.width()
    _text(painter, QRectF(x, rect.top(), width * WHEN - 8, rect.height()), line.when, 15, tokens.ink2)
    x += width * WHEN
    _text(painter, QRectF(x, rect.top(), width * SYSTEM - 8, rect.height()), line.system, 17, tokens.ink, bold=True)
    x += width * SYSTEM
    if line.role in BADGES:
        height = scaled(25)
        badge = QRectF(x, rect.center().y() - height / 2, badge_width(line.role_text, height), height)
        paint_badge(painter, badge, BADGES[line.role], line.role_text)
    x += scaled(BADGE)
    points = QRectF(rect.right() - width * POINTS, rect.top(), width * POINTS, rect.height())
    painter.setFont(fonts.numerals(scaled(20)))
    painter.setPen(gain_color(line.gain))
    paint_at_right(painter, points, line.points)
    left = _paint_tags(painter, QRectF(x, rect.top(), points.left() - 14 - x, rect.height()), line.tags)
    _text(painter, QRectF(x, rect.top(), left - x - 12, rect.height()), line.players, 15, tokens.ink2)


def _paint_tags(painter: QPainter, room: QRectF, tags: tuple[str, ...]) -> float:
    """Tags from right to left, in at most two thirds of the room; where they begin."""
    fill, ink = tag_colors(TagTone.GOLD, theme.current())
    font = fonts.sans(theme.scaled(14), bold=True)
    height = font.pixelSize() * 2
    right, least = room.right(), room.right() - room.width() * 0.66
    for tag in reversed(tags):
        width = QFontMetricsF(font).horizontalAdvance(tag) + 22
        if right - width < least:
            break
        box = QRectF(right - width, room.center().y() - height / 2, width, height)
        paint_box(painter, box, height / 2, fill)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, tag)
        right -= width + 8
    return right


def _text(painter: QPainter, room: QRectF, text: str, px: float, color: QColor, *, bold: bool = False) -> None:
    painter.setFont(fonts.sans(theme.scaled(px), bold=bold))
    painter.setPen(color)
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(QPointF(room.left(), room.center().y() + painter.fontMetrics().ascent() * 0.36), shown)
