"""Icons in any colour and avatars, as pixmaps kept in Qt's pixmap cache."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainterPath, QPen, QPixmap, QPixmapCache

from ddz_desktop.ui.art import blank, paint_svg, painting, rasterise, read, recolour, with_alpha
from ddz_desktop.ui.tokens import LIGHT

STROKE = "#22302E"
AVATARS = ("farmer", "granny", "grandpa", "girl", "lord", "youth", "cat", "bot")


def pixmap(name: str, color: QColor, px: float, dpr: float | None = None) -> QPixmap:
    """An icon of `assets/icons` in one colour. Raises ArtError when there is no icon of that name."""
    ratio = _ratio(dpr)
    key = f"icon/{name}/{color.name(QColor.NameFormat.HexArgb)}/{px}/{ratio}"
    cached = QPixmap()
    if QPixmapCache.find(key, cached):
        return cached
    svg = recolour(read(f":/icons/{name}.svg"), {STROKE: color.name()})
    result = rasterise(svg, px, px, ratio)
    QPixmapCache.insert(key, result)
    return result


def icon(name: str, color: QColor, px: float = 24) -> QIcon:
    """The same as a QIcon, for actions of menus and fields."""
    return QIcon(pixmap(name, color, px))


def avatar(name: str, px: float, *, ring: float = 3.0, away: bool = False, dpr: float | None = None) -> QPixmap:
    """A round avatar `px` across, its ring included; `away` greys a player who is not there.

    Names come from settings and other computers: a name that is none of ours shows the first avatar.
    """
    name = name if name in AVATARS else AVATARS[0]
    ratio = _ratio(dpr)
    key = f"avatar/{name}/{px}/{ring}/{away}/{ratio}"
    cached = QPixmap()
    if QPixmapCache.find(key, cached):
        return cached
    result = _paint_avatar(name, px, ring, away, ratio)
    QPixmapCache.insert(key, result)
    return result


def app_icon() -> QIcon:
    """The application's icon, sharp at every size."""
    result = QIcon()
    svg = read(":/app-icon.svg")
    for px in (16, 24, 32, 48, 64, 128, 256):
        result.addPixmap(rasterise(svg, px, px, 1.0))
    return result


def _paint_avatar(name: str, px: float, ring: float, away: bool, dpr: float) -> QPixmap:
    image = blank(px, px, dpr)
    inner = QRectF(ring / 2, ring / 2, px - ring, px - ring)
    disc = QPainterPath()
    disc.addEllipse(inner)
    with painting(image) as painter:
        painter.setClipPath(disc)
        paint_svg(painter, read(f":/avatars/{name}.svg"), inner)
        if away:
            painter.fillRect(inner, with_alpha(LIGHT.unknown, 0.6))
        painter.setClipping(False)
        if ring > 0:
            painter.setPen(QPen(LIGHT.frame, ring))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(px / 2, px / 2), (px - ring) / 2, (px - ring) / 2)
    return QPixmap.fromImage(image)


def _ratio(dpr: float | None) -> float:
    if dpr is not None:
        return dpr
    app = QGuiApplication.instance()
    return app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0
