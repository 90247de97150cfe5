"""Reading drawings from the compiled resources and turning them into pixmaps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import QByteArray, QFile, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer


class ArtError(RuntimeError):
    """A drawing is not among the resources, or is damaged."""


def read(path: str) -> bytes:
    """The bytes of a resource such as `:/cards/Ts.svg`. Raises ArtError when it is not there."""
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise ArtError(f"The drawing {path} is missing: compile and register the resources before the window starts.")
    return bytes(file.readAll().data())


def recolour(svg: bytes, colours: Mapping[str, str]) -> bytes:
    """Replace colour tokens, all at once, so that one replacement never meets another's result."""
    for index, token in enumerate(colours):
        svg = svg.replace(token.encode(), b"\x00%d\x00" % index)
    for index, colour in enumerate(colours.values()):
        svg = svg.replace(b"\x00%d\x00" % index, colour.encode())
    return svg


def blank(width: float, height: float, dpr: float) -> QImage:
    """A transparent image of a size in device-independent px."""
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image


@contextmanager
def painting(image: QImage | QPixmap) -> Iterator[QPainter]:
    """A smooth painter on an image, ended whatever happens: an image must not die before its painter."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield painter
    finally:
        painter.end()


def drawing(svg: bytes) -> QSvgRenderer:
    """An SVG that is ready to be drawn again and again. Raises ArtError when it cannot be read."""
    renderer = QSvgRenderer(QByteArray(svg))
    if not renderer.isValid():
        raise ArtError("A drawing in the resources is damaged: compile the resources again.")
    return renderer


def paint_svg(painter: QPainter, svg: bytes, target: QRectF) -> None:
    """Draw an SVG into a rectangle. Raises ArtError when it cannot be read."""
    drawing(svg).render(painter, target)


def paint_svg_part(painter: QPainter, svg: bytes, part: str, target: QRectF) -> None:
    """Draw the element of an id into a rectangle, stretched to fill it. Raises ArtError when it is not there."""
    renderer = QSvgRenderer(QByteArray(svg))
    if not renderer.elementExists(part):
        raise ArtError("A drawing in the resources is damaged: compile the resources again.")
    renderer.render(painter, part, target)


def rasterise(svg: bytes, width: float, height: float, dpr: float) -> QPixmap:
    """A pixmap of an SVG at a size in device-independent px."""
    image = blank(width, height, dpr)
    with painting(image) as painter:
        paint_svg(painter, svg, QRectF(0, 0, width, height))
    return QPixmap.fromImage(image)


def with_alpha(color: QColor, alpha: float) -> QColor:
    """The same colour at an opacity from 0 to 1."""
    result = QColor(color)
    result.setAlphaF(alpha)
    return result


def mix(base: QColor, over: QColor, share: float) -> QColor:
    """`over` laid on `base` at a share from 0 to 1; both opaque."""
    return QColor.fromRgbF(
        base.redF() + (over.redF() - base.redF()) * share,
        base.greenF() + (over.greenF() - base.greenF()) * share,
        base.blueF() + (over.blueF() - base.blueF()) * share,
    )
