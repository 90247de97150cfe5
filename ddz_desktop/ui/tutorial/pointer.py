"""A ring around what a bubble is about, and an arrow that leads there from the bubble."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui import theme

GAP, LINE, HEAD = 8.0, 5.0, 17.0
SHORTEST = 26.0


class Pointer(QWidget):
    """Lies over the whole table and takes no input."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.targets: list[QRectF] = []
        self._bubble = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def point(self, targets: list[QRectF], bubble: QRectF) -> None:
        """Point from a bubble at things, in the table's coordinates."""
        self.targets, self._bubble = targets, bubble
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.setVisible(bool(targets))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for target in self.targets:
            ring = target.adjusted(-GAP, -GAP, GAP, GAP)
            painter.setPen(QPen(theme.current().gold, LINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ring, 14, 14)
            self._paint_arrow(painter, ring)

    def _paint_arrow(self, painter: QPainter, ring: QRectF) -> None:
        begin = _nearest(self._bubble, ring.center())
        end = _nearest(ring, begin)
        length = hypot(end.x() - begin.x(), end.y() - begin.y())
        if length < SHORTEST:
            return
        angle = atan2(end.y() - begin.y(), end.x() - begin.x())
        tip = QPointF(end.x() - LINE * cos(angle), end.y() - LINE * sin(angle))
        gold = theme.current().gold
        painter.setPen(QPen(gold, LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(begin, tip)
        head = QPainterPath(tip)
        for turn in (pi - 0.45, pi + 0.45):
            head.lineTo(tip.x() + HEAD * cos(angle + turn), tip.y() + HEAD * sin(angle + turn))
        head.closeSubpath()
        painter.fillPath(head, gold)


def _nearest(box: QRectF, point: QPointF) -> QPointF:
    """The point of a rectangle's edge or inside that is nearest to another."""
    x = min(max(point.x(), box.left()), box.right())
    y = min(max(point.y(), box.top()), box.bottom())
    return QPointF(x, y)
