"""The list of every decision of a hand, beside the table of a replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ddz_desktop.ui import fonts, icons, texts_replay, theme
from ddz_desktop.ui.controls.painting import paint_at_right, paint_box
from ddz_desktop.ui.fonts import Role

ROW = 44
LARGEST_PX, SMALLEST_PX = 16, 13
NAMES = 104
"""The most that names get, in px at text scale 100 %."""

CHANCE = 46
"""Room for the chances, in px at text scale 100 %."""

PAGE_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Escape)
"""Keys that mean the same everywhere on the page."""

Index = QModelIndex | QPersistentModelIndex


class DecisionLine(Struct, frozen=True):
    """A line of the list. `mark` names an icon; `calm`: a pass, which stands back.

    `chance`: of the seat's side to win after it; `lost`: what it gave away of that, to be seen at once.
    """

    who: str
    text: str
    mark: str = ""
    calm: bool = False
    chance: str = ""
    lost: str = ""


class DecisionModel(QAbstractListModel):
    """The lines: the deal first, then one for each decision. `longest`: the longest of the names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[DecisionLine, ...] = ()
        self.longest = ""

    def set_lines(self, lines: Sequence[DecisionLine]) -> None:
        """Show other lines, or the same in another language."""
        self.beginResetModel()
        self.lines = tuple(lines)
        self.longest = max((line.who for line in lines), key=len, default="")
        self.endResetModel()

    def set_chance(self, row: int, chance: str, lost: str) -> None:
        """What a decision was worth is known now."""
        if row < len(self.lines):
            line = msgspec.structs.replace(self.lines[row], chance=chance, lost=lost)
            self.lines = (*self.lines[:row], line, *self.lines[row + 1 :])
            self.dataChanged.emit(self.index(row), self.index(row))

    @property
    def judged(self) -> bool:
        """Whether some chance is known."""
        return any(line.chance for line in self.lines)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as Qt has it
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            told = f"{line.who}: {line.text}" if line.who else line.text
            told = ". ".join(filter(None, (told, texts_replay.chance_told(line.chance, line.lost))))
            return f"{index.row()}. {told}" if index.row() else told
        if role == Qt.ItemDataRole.ToolTipRole:
            return texts_replay.chance_told(line.chance, line.lost)
        return None


class DecisionList(QListView):
    """Shows where the replay stands.

    Signals:
        chosen(int): the player wants to see the moment after that decision.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = DecisionModel(self)
        self.setModel(self.lines)
        self.setItemDelegate(_DecisionDelegate(self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._quiet = False

    def show_position(self, position: int) -> None:
        """The replay stands after that decision."""
        self._quiet = True
        self.setCurrentIndex(self.lines.index(position))
        self._quiet = False
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.EnsureVisible)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self._quiet:
            self.chosen.emit(current.row())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.EnsureVisible)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PAGE_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class _DecisionDelegate(QStyledItemDelegate):
    """Number, who, what, and a mark at bombs; the present moment in gold."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(160, round(theme.scaled(ROW)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, DecisionModel):
            return
        line, tokens = model.lines[index.row()], theme.current()
        rect = QRectF(option.rect)
        painter.save()
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            box = rect.adjusted(6, 1, -6, -1)
            paint_box(painter, box, 12, tokens.soft_gold, tokens.gold, max(2.0, tokens.border))
        elif state & QStyle.StateFlag.State_MouseOver:
            paint_box(painter, rect.adjusted(6, 1, -6, -1), 12, tokens.surface2)
        else:
            painter.fillRect(QRectF(rect.left() + 16, rect.bottom() - 1, rect.width() - 32, 1), tokens.line)
        self._paint_line(painter, rect, line, index.row(), model.longest)
        painter.restore()

    def _paint_line(self, painter: QPainter, rect: QRectF, line: DecisionLine, number: int, longest: str) -> None:
        tokens, scaled = theme.current(), theme.scaled
        x = rect.left() + scaled(14)
        if number:
            painter.setFont(fonts.for_role(Role.FIGURE, theme.text_scale()))
            painter.setPen(tokens.ink2)
            paint_at_right(painter, QRectF(x, rect.top(), scaled(28), rect.height()), str(number))
        x += scaled(42)
        end = rect.right() - scaled(16) - self._paint_chance(painter, rect, line)
        if line.mark:
            side = scaled(24)
            end -= side + scaled(2)
            painter.drawPixmap(
                QPointF(end, rect.center().y() - side / 2), icons.pixmap(line.mark, tokens.landlord, side)
            )
            end -= scaled(6)
        if line.who:
            painter.setPen(tokens.ink)
            names = self._names_width(longest)
            self._written(painter, QRectF(x, rect.top(), names, rect.height()), line.who, bold=True)
            x += names + scaled(10)
        painter.setPen(tokens.ink2 if line.calm else tokens.ink)
        self._written(painter, QRectF(x, rect.top(), end - x, rect.height()), line.text, bold=bool(line.mark))

    def _paint_chance(self, painter: QPainter, rect: QRectF, line: DecisionLine) -> float:
        """The chance at the right end, what it lost under it. Returns the room they take, the same for all lines."""
        if not line.chance:
            return 0.0
        tokens, scaled = theme.current(), theme.scaled
        room = QRectF(rect.right() - scaled(16 + CHANCE), rect.top(), scaled(CHANCE), rect.height())
        upper = room.adjusted(0, scaled(4), 0, -room.height() / 2) if line.lost else room
        painter.setFont(fonts.for_role(Role.FIGURE, theme.text_scale()))
        painter.setPen(tokens.ink2)
        paint_at_right(painter, upper, line.chance)
        if line.lost:
            painter.setPen(tokens.err)
            paint_at_right(painter, room.adjusted(0, room.height() / 2, 0, -scaled(4)), line.lost)
        return scaled(CHANCE)

    def _names_width(self, longest: str) -> float:
        """The room of the names: what the longest needs, within reason."""
        font = fonts.sans(theme.scaled(LARGEST_PX), bold=True)
        return min(QFontMetricsF(font).horizontalAdvance(longest) + 2, theme.scaled(NAMES))

    def _written(self, painter: QPainter, box: QRectF, text: str, *, bold: bool) -> None:
        """A text, smaller where it is long, at last with its end left out."""
        for px in range(LARGEST_PX, SMALLEST_PX - 1, -1):
            painter.setFont(fonts.sans(theme.scaled(px), bold=bold))
            if painter.fontMetrics().horizontalAdvance(text) <= box.width():
                break
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, shown)
