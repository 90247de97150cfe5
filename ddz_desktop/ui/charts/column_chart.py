"""Columns up and down from zero, one for each of a row of events; looked at by mouse and keys as a line is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.charts.line_chart import LineChart

WIDEST, FILLED, INSET = 22.0, 0.72, 12.0
LEAST = 2.0
"""Px: what is zero can be seen all the same."""


class ColumnChart(LineChart):
    """Gains stand on the line of zero in one colour, losses hang from it in another."""

    def __init__(self, write: Callable[[float], str], parent: QWidget | None = None) -> None:
        super().__init__(write, low=0.0, high=0.0, parent=parent)

    def columns(self) -> list[QRectF]:
        """Where each column lies."""
        area, scale = self._area(), self._scale()
        zero = area.bottom() + scale[0] / (scale[-1] - scale[0]) * area.height()
        width = min(WIDEST, FILLED * area.width() / max(1, len(self.points)))
        found = []
        for point in self.points:
            end = self._spot(point, area, scale)
            top, height = min(zero, end.y()), max(LEAST, abs(zero - end.y()))
            found.append(QRectF(end.x() - width / 2, top, width, height))
        return found

    def _area(self) -> QRectF:
        return super()._area().adjusted(INSET, 0, -INSET, 0)

    def _paint_line(self, painter: QPainter, area: QRectF, spots: Sequence[QPointF]) -> None:
        tokens, scale = theme.current(), self._scale()
        for point, column in zip(self.points, self.columns(), strict=True):
            painter.fillRect(column, tokens.ok if point.value > 0 else tokens.err if point.value < 0 else tokens.ink2)
        zero = area.bottom() + scale[0] / (scale[-1] - scale[0]) * area.height()
        painter.setPen(QPen(tokens.ink2, 1.2))
        painter.drawLine(QPointF(area.left() - INSET, zero), QPointF(area.right() + INSET, zero))
