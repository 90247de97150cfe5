"""The parts of the settlement: its head with the winner, and a column of lines with figures."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from ddz_desktop.rules.state import Role
from ddz_desktop.ui import fonts, icons, theme
from ddz_desktop.ui.art import mix
from ddz_desktop.ui.controls import Label
from ddz_desktop.ui.controls.chips import badge_width, paint_badge
from ddz_desktop.ui.dialogs.settlement_rows import gain_color
from ddz_desktop.ui.fonts import Role as Type
from ddz_desktop.ui.fonts import signed
from ddz_desktop.ui.table import presenter, texts_settlement
from ddz_desktop.ui.table.seat_item import BADGE_ROLES
from ddz_desktop.ui.table.viewstate import TableState

translate = QCoreApplication.translate
SCROLL_BAR = 14
LINE_GAP = 5
QWIDGETSIZE_MAX = (1 << 24) - 1


def payment_line(text: str, value: int) -> QWidget:
    """One line of who pays how much."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(12, 0, 12, 0)
    label = Label(text, Type.ROW)
    figure = QLabel(str(value).replace("-", fonts.MINUS))
    figure.setProperty("role", str(Type.COUNT))
    layout.addWidget(label, 1)
    layout.addWidget(figure)
    return row


def missed_label(rows: Iterable[texts_settlement.FactorRow]) -> Label:
    """The names of all factors that were not reached; why, in its tooltip."""
    missed = [row for row in rows if not row.reached]
    told = texts_settlement.missed_text(row.name for row in missed)
    label = Label(told if missed else "", Type.LABEL, "ink2", wrap=True)
    label.setToolTip("\n".join(f"{row.name}: {row.detail}" for row in missed))
    label.setContentsMargins(12, 4, 12, 4)
    return label


class Shape(Enum):
    """How much height there is, and the heights of the panel's head, of those of its columns, and of what is between.

    LOW: a low window. STACKED: texts too large for two columns.
    """

    ROOMY = (120.0, 40.0, 14)
    LOW = (70.0, 32.0, 6)
    STACKED = (44.0, 24.0, 4)

    def __init__(self, head: float, column_head: float, above: int) -> None:
        self.head, self.column_head, self.above = head, column_head, above


class SettlementColumn(QWidget):
    """A titled list with two columns of figures, scrolling where there is no room, and lines under it."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self._heads: tuple[tuple[str, float], ...] = ()
        self._title = ""
        self._unrolled = False
        self._top = _ColumnHead(self)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.viewport().setAutoFillBackground(False)
        self._area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._area.verticalScrollBar().rangeChanged.connect(self._top.make_room)
        self._foot = QVBoxLayout()
        self._layout.addWidget(self._top)
        self._layout.addWidget(self._area, 1)
        self._layout.addLayout(self._foot)

    def fill(
        self,
        title: str,
        heads: tuple[tuple[str, float], ...],
        lines: Iterable[QWidget],
        foot: Iterable[QWidget],
    ) -> None:
        """Show other lines."""
        self._top.show_heads(title, heads)
        inner = QWidget()
        layout = QVBoxLayout(inner)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(LINE_GAP)
        for line in lines:
            layout.addWidget(line)
        layout.addStretch(1)
        self._area.setWidget(inner)
        inner.setAutoFillBackground(False)
        while (item := self._foot.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for widget in foot:
            self._foot.addWidget(widget)
            widget.show()  # now, not when events are next seen to: it is measured before

    def set_shape(self, shape: Shape) -> None:
        """Stacked, all lines are shown at once, in a page that scrolls; else they scroll here."""
        self._unrolled = shape is Shape.STACKED
        self._top.set_shape(shape)
        self._layout.setSpacing(6 if shape is Shape.ROOMY else 2)

    @property
    def around_height(self) -> int:
        """What stands over the lines and, where only they scroll, under them."""
        self._foot.invalidate()  # lines that have just been hidden tell only the layout around it
        foot = 0 if self._unrolled else self._foot.sizeHint().height() + self._layout.spacing()
        return self._top.sizeHint().height() + self._layout.spacing() + foot

    def give_lines(self, height: int) -> None:
        """Tell how high all the lines are."""
        self._area.setMinimumHeight(height if self._unrolled else 0)
        self._area.setMaximumHeight(height if self._unrolled else QWIDGETSIZE_MAX)


class _ColumnHead(QWidget):
    """The title of a column and the heads of its figures."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = ""
        self._inset = 0
        self._shape = Shape.ROOMY
        self._heads: tuple[tuple[str, float], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_shape(self, shape: Shape) -> None:
        if shape is not self._shape:
            self._shape = shape
            self.updateGeometry()

    @Slot(int, int)
    def make_room(self, lowest: int, highest: int) -> None:
        """The list has a scroll bar at its right, or none."""
        self._inset = SCROLL_BAR if highest > lowest else 0
        self.update()

    def show_heads(self, title: str, heads: tuple[tuple[str, float], ...]) -> None:
        self._title, self._heads = title, heads
        self.setAccessibleName(title)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, round(theme.scaled(self._shape.column_head)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        tokens = theme.current()
        rect = QRectF(self.rect())
        painter.setFont(fonts.sans(theme.scaled(16 if self._shape is Shape.STACKED else 20), bold=True))
        painter.setPen(tokens.ink)
        painter.drawText(rect.adjusted(12, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self._title)
        painter.setFont(fonts.sans(theme.scaled(15)))
        painter.setPen(tokens.ink2)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for text, edge in self._heads:
            painter.drawText(rect.adjusted(0, 0, -theme.scaled(edge) - self._inset, 0), right, text)


class SettlementHead(QWidget):
    """Who won, and what it means for me."""

    def __init__(self) -> None:
        super().__init__()
        self._state: TableState | None = None
        self._seconds: int | None = None
        self._shape = Shape.ROOMY
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_shape(self, shape: Shape) -> None:
        """Stacked, it is one line with the winner and the own score, so that all of the seats have room under it."""
        if shape is not self._shape:
            self._shape = shape
            self.updateGeometry()
            self.update()

    def show_state(self, state: TableState, seconds: int | None) -> None:
        self._state, self._seconds = state, seconds
        self.setAccessibleName(
            f"{texts_settlement.result_title(state)}. {texts_settlement.result_line(state, seconds)}"
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, round(theme.scaled(self._shape.head)))

    def paintEvent(self, event: QPaintEvent) -> None:
        state = self._state
        if state is None or state.view.settlement is None:
            return
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        landlord = texts_settlement.landlord_won(state)
        color = tokens.landlord if landlord else tokens.farmer
        self._paint_band(painter, rect, tokens.soft_accent if landlord else mix(tokens.surface, color, 0.14))
        if tokens.high_contrast:
            color = tokens.ink
        if self._shape is Shape.ROOMY:
            self._paint_roomy(painter, rect, state, color)
            self._paint_winner(painter, state)
        else:
            self._paint_line(painter, rect, state, color)

    def _paint_roomy(self, painter: QPainter, rect: QRectF, state: TableState, color: QColor) -> None:
        """Title and own score, and how it came under the title."""
        left = theme.scaled(134)
        score = self._paint_score(painter, rect, state)
        room = rect.width() - left - score - theme.scaled(60)
        title = texts_settlement.result_title(state)
        painter.setFont(_fitting(title, room, (38, 32, 27, 23)))
        painter.setPen(color)
        painter.drawText(QPointF(left, theme.scaled(58)), title)
        told = QRectF(left, theme.scaled(66), room, theme.scaled(52))
        self._paint_told(painter, told, state, 16)

    def _paint_told(self, painter: QPainter, room: QRectF, state: TableState, px: float) -> None:
        painter.setFont(fonts.sans(theme.scaled(px)))
        painter.setPen(theme.current().ink2)
        line = texts_settlement.result_line(state, self._seconds)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, line)

    def _paint_band(self, painter: QPainter, rect: QRectF, fill: QColor) -> None:
        """The tinted band follows the panel's upper corners."""
        path = QPainterPath()
        path.addRoundedRect(rect.adjusted(1.5, 1.5, -1.5, 40), 19, 19)
        painter.setClipRect(rect)
        painter.fillPath(path, fill)
        painter.setClipping(False)

    def _paint_score(self, painter: QPainter, rect: QRectF, state: TableState) -> float:
        """The own change at the right; the width that it takes."""
        settlement = texts_settlement.settlement_of(state)
        change = settlement.payoffs[state.me]
        painter.setFont(fonts.numerals(theme.scaled(48)))
        painter.setPen(gain_color(change))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        area = rect.adjusted(0, theme.scaled(44), -theme.scaled(38), 0)
        painter.drawText(area, right, signed(change))
        painter.setFont(fonts.sans(theme.scaled(16)))
        painter.setPen(theme.current().ink2)
        label = translate("Settlement", "Your score")
        painter.drawText(QRectF(0, theme.scaled(32), rect.width() - theme.scaled(38), theme.scaled(30)), right, label)
        return theme.scaled(150)

    def _paint_line(self, painter: QPainter, rect: QRectF, state: TableState, color: QColor) -> None:
        """Winner, title and own score in one line; where it is low, how it came stands under the title."""
        settlement = texts_settlement.settlement_of(state)
        low = self._shape is Shape.LOW
        change, side, left = settlement.payoffs[state.me], theme.scaled(self._shape.head - 10), theme.scaled(12)
        if settlement.winner is not None:
            painter.drawPixmap(
                QPointF(left, (rect.height() - side) / 2), self._avatar_of(state, settlement.winner, side)
            )
            left += side + theme.scaled(10)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(fonts.numerals(theme.scaled(40 if low else 32)))
        painter.setPen(gain_color(change))
        line = rect.adjusted(left, 0, -theme.scaled(18), 0)
        painter.drawText(line, right, signed(change))
        line.adjust(0, 0, -QFontMetricsF(painter.font()).horizontalAdvance(signed(change)) - theme.scaled(10), 0)
        painter.setFont(fonts.sans(theme.scaled(15)))
        painter.setPen(theme.current().ink2)
        label = translate("Settlement", "Your score")
        painter.drawText(line, right, label)
        line.adjust(0, 0, -QFontMetricsF(painter.font()).horizontalAdvance(label) - theme.scaled(12), 0)
        if low:
            self._paint_told(painter, line.adjusted(0, line.height() * 0.56, 0, -theme.scaled(6)), state, 15)
            line.adjust(0, theme.scaled(4), 0, -line.height() * 0.42)
        title = texts_settlement.result_title(state)
        painter.setFont(_fitting(title, line.width(), (27, 23, 20, 18, 16)))
        painter.setPen(color)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, title)

    def _avatar_of(self, state: TableState, winner: int, side: float) -> QPixmap:
        seat = state.seats[winner]
        name = seat.avatar if seat.avatar in icons.AVATARS else "bot" if seat.bot else "farmer"
        return icons.avatar(name, side, dpr=self.devicePixelRatioF())

    def _paint_winner(self, painter: QPainter, state: TableState) -> None:
        winner = texts_settlement.settlement_of(state).winner
        if winner is None:
            return
        seat = state.seats[winner]
        picture = self._avatar_of(state, winner, theme.scaled(79))
        painter.drawPixmap(QPointF(theme.scaled(36), theme.scaled(20)), picture)
        role = presenter.role_text(seat, state)
        if role and seat.role is not Role.UNKNOWN:
            height = theme.scaled(25)
            width = badge_width(role, height)
            box = QRectF(theme.scaled(75.5) - width / 2, theme.scaled(88), width, height)
            paint_badge(painter, box, BADGE_ROLES[seat.role], role)


def _fitting(title: str, room: float, sizes: Iterable[float]) -> QFont:
    """The first serif font in which a title has room, or the last."""
    font = QFont()
    for px in sizes:
        font = fonts.serif(theme.scaled(px))
        if QFontMetricsF(font).horizontalAdvance(title) <= room:
            break
    return font
