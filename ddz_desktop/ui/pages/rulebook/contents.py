"""The contents at the left: topics and systems under headings that fold, or what a search has found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ddz_desktop.ui import fonts, icons, texts, theme
from ddz_desktop.ui.controls.followers import by_keyboard
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.pages.rulebook.search import Hit, place_title
from ddz_desktop.ui.pages.rulebook.topics import Group, Place

_PLACE, _WHERE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
INDENT = 16


class Contents(QTreeWidget):
    """What there is to read. Arrows move, Right and Left unfold and fold, Enter or a click opens.

    Signals:
        chosen(object): a Place was chosen.
        found(object): a Hit of a search was chosen.
    """

    chosen = Signal(object)
    found = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place: Place | None = None
        self.by_keyboard = False
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setUniformRowHeights(False)
        self.setExpandsOnDoubleClick(False)
        self.setItemDelegate(_Painter(self))
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.itemClicked.connect(self._click)
        self.currentItemChanged.connect(self._move)

    def show_groups(self, groups: Sequence[Group], current: Place | None) -> None:
        """Show the contents, unfolded where the current place is."""
        self._place = current
        self._fill()
        for group in groups:
            heading = QTreeWidgetItem([self._heading(group)])
            heading.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            self.addTopLevelItem(heading)
            for place in group.places:
                item = QTreeWidgetItem([place_title(place)])
                item.setData(0, _PLACE, place)
                heading.addChild(item)
                if _same(place, current):
                    self._set_current(item)
            heading.setExpanded(group.players is None or any(_same(place, current) for place in group.places))

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """Show what a search has found."""
        self._fill()
        for hit in hits:
            item = QTreeWidgetItem([hit.title])
            item.setData(0, _PLACE, hit)
            item.setData(0, _WHERE, hit.where)
            item.setToolTip(0, f"{hit.title}\n{hit.where}")
            item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, hit.where)
            self.addTopLevelItem(item)

    def select(self, place: Place) -> None:
        """Mark a place as the one that is shown."""
        self._place = place
        for row in range(self.topLevelItemCount()):
            heading = self.topLevelItem(row)
            assert heading is not None, "there are as many as were counted"
            for index in range(heading.childCount()):
                item = heading.child(index)
                if item is not None and _same(item.data(0, _PLACE), place):
                    heading.setExpanded(True)
                    self._set_current(item)

    # -- Qt -------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens too; Left goes from an entry to its heading, as in every tree."""
        self.by_keyboard = True
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and item is not None:
            self._click(item, 0)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_keyboard = False
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.by_keyboard = by_keyboard(event)
        super().focusInEvent(event)

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot(QTreeWidgetItem, int)
    def _click(self, item: QTreeWidgetItem, column: int) -> None:
        if item.data(0, _PLACE) is None:
            item.setExpanded(not item.isExpanded())
        else:
            self._open(item)

    @Slot(QTreeWidgetItem, QTreeWidgetItem)
    def _move(self, item: QTreeWidgetItem | None, before: QTreeWidgetItem | None) -> None:
        """The keyboard has come to another entry."""
        if item is not None and self.hasFocus():
            self._open(item)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _open(self, item: QTreeWidgetItem) -> None:
        data = item.data(0, _PLACE)
        if isinstance(data, Hit):
            self.found.emit(data)
        elif isinstance(data, Place):
            self._place = data
            self.chosen.emit(data)

    def _fill(self) -> None:
        self.blockSignals(True)
        self.clear()
        self.blockSignals(False)

    def _set_current(self, item: QTreeWidgetItem) -> None:
        self.blockSignals(True)
        self.setCurrentItem(item)
        self.blockSignals(False)
        self.scrollToItem(item)

    def _heading(self, group: Group) -> str:
        if group.house:
            return self.tr("My house rules")
        if group.players is None:
            return self.tr("General")
        rules = group.places[0].rules
        assert rules is not None, "systems have rules"
        return texts.players_text(rules)


def _same(place: Place | None, other: Place | None) -> bool:
    """Whether two places have the same page."""
    return place is not None and other is not None and (place.topic, place.rules) == (other.topic, other.rules)


class _Painter(QStyledItemDelegate):
    """Paints headings bold with an arrow, entries under them, hits in two lines."""

    def __init__(self, contents: Contents) -> None:
        super().__init__(contents)
        self._contents = contents

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        lines = 2 if index.data(_WHERE) else 1
        return QSize(60, round(max(40.0, theme.scaled(42)) if lines == 1 else theme.scaled(62)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        tokens = theme.current()
        state, rect = option.state, QRectF(option.rect).adjusted(3, 1, -3, -1)
        heading = index.data(_PLACE) is None
        chosen = bool(state & QStyle.StateFlag.State_Selected) and not heading
        painter.save()
        if chosen:
            paint_box(painter, rect, 10, tokens.primary)
        elif state & QStyle.StateFlag.State_MouseOver:
            paint_box(painter, rect, 10, tokens.surface2)
        if state & QStyle.StateFlag.State_HasFocus and self._contents.by_keyboard:
            ring = tokens.on_primary if chosen else tokens.primary
            inset = 3 if chosen else 0
            paint_box(painter, rect.adjusted(inset, inset, -inset, -inset), 8, None, ring, tokens.ring - 1)
        self._paint_texts(painter, rect, index, chosen=chosen)
        if heading:
            unfolded = self._contents.isExpanded(index.model().index(index.row(), 0, index.parent()))
            side = theme.scaled(18)
            corner = QPointF(rect.right() - 12 - side, rect.center().y() - side / 2)
            arrow = icons.pixmap("down" if unfolded else "fwd", tokens.ink2, side, painter.device().devicePixelRatioF())
            painter.drawPixmap(corner, arrow)
        painter.restore()

    def _paint_texts(
        self, painter: QPainter, rect: QRectF, index: QModelIndex | QPersistentModelIndex, *, chosen: bool
    ) -> None:
        tokens = theme.current()
        where, heading = index.data(_WHERE), index.data(_PLACE) is None
        left = rect.left() + (12 if heading or where else 12 + INDENT)
        room = QRectF(left, rect.top(), rect.right() - left - (36 if heading else 10), rect.height())
        upper = QRectF(room.left(), room.top() + 4, room.width(), room.height() / 2 - 4) if where else room
        painter.setPen(tokens.on_primary if chosen else tokens.ink if heading or where else tokens.ink2)
        _elide(painter, upper, str(index.data()), theme.scaled(16), bold=heading or chosen or bool(where))
        if where:
            painter.setPen(tokens.on_primary if chosen else tokens.ink2)
            lower = QRectF(room.left(), room.top() + room.height() / 2, room.width(), room.height() / 2 - 4)
            _elide(painter, lower, where, theme.scaled(14), bold=False)


def _elide(painter: QPainter, room: QRectF, text: str, px: float, *, bold: bool) -> None:
    font = fonts.sans(px, bold=bold)
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
