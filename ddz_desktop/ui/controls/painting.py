"""Shapes all controls share: rounded boxes, shadows cut from one pre-rendered tile, key caps."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from ddz_desktop.ui import fonts
from ddz_desktop.ui.art import blank, painting, with_alpha


@dataclass(frozen=True)
class Shadow:
    """A soft shadow: how far down, how blurred, how strong at its core (0 to 1). Lengths in px."""

    drop: int
    blur: int
    strength: float


class Elevation(Enum):
    """How far something stands above what is beneath it."""

    LOW = Shadow(2, 4, 0.06)
    RAISED = Shadow(3, 8, 0.10)
    DIALOG = Shadow(6, 16, 0.16)


def paint_box(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor | None, border: QColor | None = None, width: float = 0
) -> None:
    """A rounded box whose border lies inside `rect`."""
    inset = width / 2 if border is not None else 0.0
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen if border is None else QPen(border, width))
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    corner = max(0.0, radius - inset)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner)


def paint_at_right(painter: QPainter, rect: QRectF, text: str) -> None:
    """A line of text that ends at the right edge, in the middle of the height, in the painter's font and colour."""
    metrics = QFontMetricsF(painter.font())
    baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    painter.drawText(QPointF(rect.right() - metrics.horizontalAdvance(text), baseline), text)


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, elevation: Elevation, color: QColor) -> None:
    """The shadow of a rounded box, stretched from a tile that is rendered once per radius."""
    shadow = elevation.value
    corner = round(radius) + 2 * shadow.blur
    tile = _shadow_tile(round(radius), shadow, color, painter.device().devicePixelRatioF())
    outer = rect.adjusted(-shadow.blur, shadow.drop - shadow.blur, shadow.blur, shadow.drop + shadow.blur)
    _paint_nine(painter, outer, tile, corner)


def _shadow_tile(radius: int, shadow: Shadow, color: QColor, dpr: float) -> QPixmap:
    key = f"shadow/{radius}/{shadow.blur}/{shadow.strength}/{color.name()}/{dpr}"
    cached = QPixmap()
    if QPixmapCache.find(key, cached):
        return cached
    side = 2 * (radius + 2 * shadow.blur) + 2
    image = blank(side, side, dpr)
    # each layer at least 2/255 strong, or eight bits lose it
    layers = min(2 * shadow.blur, int(shadow.strength * 255 / 2))
    with painting(image) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(color, 1 - (1 - shadow.strength) ** (1 / layers)))
        for layer in range(layers):
            inset = (layer + 0.5) * 2 * shadow.blur / layers
            corner = max(0.5, radius + shadow.blur - inset)
            painter.drawRoundedRect(QRectF(inset, inset, side - 2 * inset, side - 2 * inset), corner, corner)
    result = QPixmap.fromImage(image)
    QPixmapCache.insert(key, result)
    return result


def _paint_nine(painter: QPainter, outer: QRectF, tile: QPixmap, corner: float) -> None:
    """Stretch the middle row and column of a square tile over `outer`; its corners keep their size."""
    dpr = tile.devicePixelRatio()
    side = tile.width() / dpr
    edge_x, edge_y = min(corner, outer.width() / 2), min(corner, outer.height() / 2)
    sources = ((0.0, corner), (corner, side - 2 * corner), (side - corner, corner))
    columns = (
        (outer.left(), edge_x),
        (outer.left() + edge_x, outer.width() - 2 * edge_x),
        (outer.right() - edge_x, edge_x),
    )
    rows = (
        (outer.top(), edge_y),
        (outer.top() + edge_y, outer.height() - 2 * edge_y),
        (outer.bottom() - edge_y, edge_y),
    )
    for (x, width), (source_x, source_width) in zip(columns, sources, strict=True):
        for (y, height), (source_y, source_height) in zip(rows, sources, strict=True):
            if width > 0 and height > 0:
                source = QRectF(source_x * dpr, source_y * dpr, source_width * dpr, source_height * dpr)
                painter.drawPixmap(QRectF(x, y, width, height), tile, source)


# Keys whose sign the bundled fonts lack, as outlines in a box of 14.
_SIGNS = {
    "↵": (((11.5, 3.0), (11.5, 8.5), (3.0, 8.5)), ((5.8, 5.6), (2.9, 8.5), (5.8, 11.4))),
    "⌫": (
        ((5.0, 3.2), (13.0, 3.2), (13.0, 10.8), (5.0, 10.8), (1.2, 7.0), (5.0, 3.2)),
        ((6.6, 5.2), (10.2, 8.8)),
        ((10.2, 5.2), (6.6, 8.8)),
    ),
}


def key_cap_width(key: str, scale: float) -> float:
    """Width of a key cap in px; `scale` is 1 at its normal height of 20 px."""
    if key in _SIGNS:
        return 27 * scale
    return max(22 * scale, QFontMetricsF(fonts.sans(13 * scale, bold=True)).horizontalAdvance(key) + 14 * scale)


def paint_key_cap(painter: QPainter, rect: QRectF, key: str, color: QColor) -> None:
    """A key's name in a thin frame, in the colour of the text beside it."""
    scale = rect.height() / 20
    paint_box(painter, rect, 5 * scale, None, with_alpha(color, 0.45), scale)
    ink = with_alpha(color, 0.8 * color.alphaF())
    if key in _SIGNS:
        _paint_sign(painter, rect, key, ink, scale)
        return
    painter.setFont(fonts.sans(13 * scale, bold=True))
    painter.setPen(ink)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key)


def _paint_sign(painter: QPainter, rect: QRectF, key: str, ink: QColor, scale: float) -> None:
    origin = rect.center() - QPointF(7 * scale, 7 * scale)
    path = QPainterPath()
    for line in _SIGNS[key]:
        points = [origin + QPointF(x, y) * scale for x, y in line]
        path.moveTo(points[0])
        for point in points[1:]:
            path.lineTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 1.5 * scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)
