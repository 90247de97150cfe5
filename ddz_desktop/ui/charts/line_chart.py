"""A line over time, with what it was at any point: under the mouse, or moved to by the arrow keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import fonts, theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.charts.ticks import ticks
from ddz_desktop.ui.controls.followers import FocusRing
from ddz_desktop.ui.controls.painting import paint_box

HEIGHT = 230
MOST_LABELS = 6
LEFT, RIGHT, TOP, BOTTOM = 58.0, 22.0, 20.0, 32.0


class LinePoint(Struct, frozen=True):
    """A point of the line: `x` in any growing unit, what stands under it on the axis, and the words about it."""

    x: float
    value: float
    label: str
    told: str


def labelled(labels: Sequence[str]) -> list[int]:
    """Which points have words under the axis: about six, evenly chosen, and no words twice."""
    places: dict[str, int] = {}
    for index, label in enumerate(labels):
        places.setdefault(label, index)
    return [*places.values()][:: max(1, len(places) // MOST_LABELS)]


class LineChart(QWidget):
    """Draws points. `level`: a dashed line across, such as 50 %; `low` and `high` are enclosed whatever comes.

    `looked_at`: the point under the mouse, or moved to by keys.
    """

    def __init__(
        self,
        write: Callable[[float], str],
        *,
        level: float | None = None,
        low: float | None = None,
        high: float | None = None,
        smallest: float = 1.0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.points: tuple[LinePoint, ...] = ()
        self.looked_at: int | None = None
        self._write = write
        self._level, self._low, self._high, self._smallest = level, low, high, smallest
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._ring = FocusRing(self, 10)
        self._ring.set_wanted(False)

    def show_points(self, points: Sequence[LinePoint], summary: str) -> None:
        """Draw other points; `summary` says in a sentence what they show."""
        self.points = tuple(points)
        self.looked_at = None
        self.setAccessibleDescription(summary)
        self.update()

    @property
    def told(self) -> str:
        """The words about the point that is looked at, the last one if none is."""
        if not self.points:
            return ""
        return self.points[-1 if self.looked_at is None else self.looked_at].told

    # -- Qt -------------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(420, round(theme.scaled(HEIGHT)))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, round(theme.scaled(HEIGHT)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.points:
            scale, area = self._scale(), self._area()
            at = event.position().x()
            spots = [self._spot(point, area, scale).x() for point in self.points]
            self._look_at(min(range(len(spots)), key=lambda index: abs(spots[index] - at)))

    def leaveEvent(self, event: QEvent) -> None:
        self._look_at(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.points) - 1
        here = last if self.looked_at is None else self.looked_at
        goals = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Right: here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        goal = goals.get(Qt.Key(event.key()))
        if goal is None or not self.points or event.modifiers() & Qt.KeyboardModifier.AltModifier:
            super().keyPressEvent(event)
        else:
            self._look_at(max(0, min(goal, last)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ring.show_for(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.set_wanted(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.points:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, scale = self._area(), self._scale()
        self._paint_grid(painter, area, scale)
        spots = [self._spot(point, area, scale) for point in self.points]
        self._paint_line(painter, area, spots)
        self._paint_labels(painter, area, spots)
        self._paint_callout(painter, area, spots[-1 if self.looked_at is None else self.looked_at])

    # -- helpers --------------------------------------------------------------------------------------------------

    def _look_at(self, index: int | None) -> None:
        if index != self.looked_at:
            self.looked_at = index
            self.update()
            if index is not None and self.hasFocus():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.told))

    def _area(self) -> QRectF:
        left = theme.scaled(LEFT)
        return QRectF(left, TOP, self.width() - left - RIGHT, self.height() - TOP - theme.scaled(BOTTOM))

    def _scale(self) -> tuple[float, ...]:
        values = [point.value for point in self.points]
        values += [each for each in (self._low, self._high) if each is not None]
        return ticks(min(values), max(values), 5, self._smallest)

    def _spot(self, point: LinePoint, area: QRectF, scale: Sequence[float]) -> QPointF:
        first, last = self.points[0].x, self.points[-1].x
        share = (point.x - first) / (last - first) if last > first else 0.5
        height = (point.value - scale[0]) / (scale[-1] - scale[0])
        return QPointF(area.left() + share * area.width(), area.bottom() - height * area.height())

    def _paint_grid(self, painter: QPainter, area: QRectF, scale: Sequence[float]) -> None:
        tokens = theme.current()
        painter.setFont(fonts.numerals(theme.scaled(15), bold=False))
        for value in scale:
            y = area.bottom() - (value - scale[0]) / (scale[-1] - scale[0]) * area.height()
            painter.setPen(QPen(tokens.line, 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(tokens.ink2)
            box = QRectF(0, y - 12, area.left() - 10, 24)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._write(value))
        if self._level is not None and scale[0] <= self._level <= scale[-1]:
            y = area.bottom() - (self._level - scale[0]) / (scale[-1] - scale[0]) * area.height()
            painter.setPen(QPen(tokens.gold_text, 1.4, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def _paint_line(self, painter: QPainter, area: QRectF, spots: Sequence[QPointF]) -> None:
        tokens = theme.current()
        if len(spots) > 1:
            beneath = QPainterPath(QPointF(spots[0].x(), area.bottom()))
            for spot in spots:
                beneath.lineTo(spot)
            beneath.lineTo(QPointF(spots[-1].x(), area.bottom()))
            fade = QLinearGradient(area.topLeft(), area.bottomLeft())
            fade.setColorAt(0, with_alpha(tokens.primary, 0.22))
            fade.setColorAt(1, with_alpha(tokens.primary, 0.04))
            if not tokens.high_contrast:
                painter.fillPath(beneath, fade)
            pen = QPen(tokens.primary, 2.6)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(list(spots)))

    def _paint_labels(self, painter: QPainter, area: QRectF, spots: Sequence[QPointF]) -> None:
        """Words under the axis where they change, as many as there is room for."""
        painter.setFont(fonts.numerals(theme.scaled(15), bold=False))
        painter.setPen(theme.current().ink2)
        metrics = QFontMetricsF(painter.font())
        right = -1.0
        for index in labelled([point.label for point in self.points]):
            width = metrics.horizontalAdvance(self.points[index].label)
            left = min(max(spots[index].x() - width / 2, area.left() - 6), area.right() - width + RIGHT - 4)
            if left > right + 14:
                painter.drawText(QPointF(left, self.height() - theme.scaled(8)), self.points[index].label)
                right = left + width

    def _paint_callout(self, painter: QPainter, area: QRectF, spot: QPointF) -> None:
        """A ring around the point that is looked at, and its words in a box."""
        tokens = theme.current()
        if self.looked_at is not None:
            painter.setPen(QPen(with_alpha(tokens.ink, 0.4), 1))
            painter.drawLine(QPointF(spot.x(), area.top()), QPointF(spot.x(), area.bottom()))
        painter.setPen(QPen(tokens.primary, 3))
        painter.setBrush(tokens.surface)
        painter.drawEllipse(spot, 6, 6)
        font = fonts.sans(theme.scaled(15), bold=True)
        width = min(QFontMetricsF(font).horizontalAdvance(self.told) + 28, self.width() - 8.0)
        height = theme.scaled(30)
        left = min(max(spot.x() - width / 2, 4), self.width() - width - 4)
        top = spot.y() - height - 12 if spot.y() - height - 12 > 0 else spot.y() + 14
        box = QRectF(left, top, width, height)
        paint_box(painter, box, 10, tokens.primary)
        painter.setFont(font)
        painter.setPen(tokens.on_primary)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.told)
