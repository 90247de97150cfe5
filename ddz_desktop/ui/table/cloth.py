"""The table cloth: a radial gradient, contour lines of terraced fields, and a shade under the hand. One pixmap."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from ddz_desktop.ui.art import painting, with_alpha
from ddz_desktop.ui.tokens import Tokens

CONTOURS = 9
LINE_OPACITY = 0.07
SHADE = QColor("#0B221C")
# share of the height that the shade under the hand takes
SHADE_FROM = 0.7125
_POINTS = 96


def contour(index: int, width: float, height: float) -> QPainterPath:
    """The `index`-th contour line from the centre, closed, for a table of a size in px."""
    centre = QPointF(width / 2, 0.43 * height)
    unit = max(width / 1280, height / 800)
    across, down = (198 + 88 * index) * unit, (122 + 55.5 * index) * unit
    points = []
    for turn in range(_POINTS):
        angle = 2 * pi * turn / _POINTS
        sway = 1 + _sway(angle, index)
        points.append(QPointF(centre.x() + across * sway * cos(angle), centre.y() + down * sway * sin(angle)))
    path = QPainterPath(QLineF(points[-1], points[0]).center())
    for here, after in zip(points, [*points[1:], points[0]], strict=True):
        path.quadTo(here, QLineF(here, after).center())
    path.closeSubpath()
    return path


def paint_cloth(painter: QPainter, rect: QRectF, tokens: Tokens, *, shade: bool = True) -> None:
    """Paint a cloth into a rectangle; pages show small ones without the shade."""
    if tokens.high_contrast:
        painter.fillRect(rect, tokens.table_centre)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    width, height = rect.width(), rect.height()
    _paint_gradient(painter, width, height, tokens)
    painter.setPen(QPen(with_alpha(tokens.frame, LINE_OPACITY), max(1.2, height / 500)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for index in range(CONTOURS):
        painter.drawPath(contour(index, width, height))
    if shade:
        _paint_shade(painter, width, height)
    painter.restore()


def cloth_pixmap(width: float, height: float, dpr: float, tokens: Tokens) -> QPixmap:
    """The whole cloth of a window in px, to be shown by one pixmap item or as a view's background."""
    image = QImage(max(1, round(width * dpr)), max(1, round(height * dpr)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    with painting(image) as painter:
        paint_cloth(painter, QRectF(0, 0, width, height), tokens)
    return QPixmap.fromImage(image)


def _sway(angle: float, index: int) -> float:
    """How far a line leaves its ellipse; neighbouring lines sway nearly alike, as on a map."""
    wide = 0.06 * sin(2 * angle + 0.5 * index) + 0.065 * sin(3 * angle + 1.3 - 0.35 * index)
    return wide + 0.032 * sin(5 * angle + 0.8 * index)


def _paint_gradient(painter: QPainter, width: float, height: float, tokens: Tokens) -> None:
    """The gradient's ellipse is as flat as the window."""
    painter.save()
    painter.scale(width, height)
    gradient = QRadialGradient(QPointF(0.5, 0.44), 0.75)
    gradient.setColorAt(0.0, tokens.table_centre)
    gradient.setColorAt(1.0, tokens.table_edge)
    painter.fillRect(QRectF(0, 0, 1, 1), gradient)
    painter.restore()


def _paint_shade(painter: QPainter, width: float, height: float) -> None:
    top = SHADE_FROM * height
    gradient = QLinearGradient(0, top, 0, height)
    gradient.setColorAt(0.0, with_alpha(SHADE, 0.0))
    gradient.setColorAt(1.0, with_alpha(SHADE, 0.42))
    painter.fillRect(QRectF(0, top, width, height - top), gradient)
