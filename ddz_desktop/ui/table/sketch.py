"""Drawing a piece of the table in stage units, and the items that show such a drawing.

A `Painted` item is one pixmap: it is drawn anew only when what it shows changes, and moving or fading it costs one
blit. `Ink` holds what every drawing depends on: colours, size of a unit, text scale, pixel ratio.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ddz_desktop.ui import fonts, icons
from ddz_desktop.ui.art import blank
from ddz_desktop.ui.controls.painting import paint_box
from ddz_desktop.ui.table.geometry import Align, Rect
from ddz_desktop.ui.tokens import Tokens


class Face(StrEnum):
    """The three families of the table."""

    SANS = "sans"
    BOLD = "bold"
    SERIF = "serif"
    NUMERALS = "numerals"
    FIGURE = "figure"  # numerals of medium weight


@dataclass(frozen=True)
class Ink:
    """What drawings depend on; equal values draw the same."""

    tokens: Tokens
    unit: float
    text_scale: int
    dpr: float
    key_caps: bool = True

    def font(self, px: float, face: Face = Face.SANS) -> QFont:
        """A font of a size in stage units, at least 12 px."""
        size = fonts.table_px(px, self.unit, self.text_scale)
        if face is Face.SERIF:
            return fonts.serif(size)
        if face in (Face.NUMERALS, Face.FIGURE):
            return fonts.numerals(size, bold=face is Face.NUMERALS)
        return fonts.sans(size, bold=face is Face.BOLD)

    def width(self, text: str, px: float, face: Face = Face.SANS) -> float:
        """How wide a text is, in px."""
        return fonts.advance(self.font(px, face), text)

    def elided(self, text: str, px: float, room: float, face: Face = Face.SANS) -> str:
        """The text, cut in the end with … where it is wider than the room in px."""
        return QFontMetricsF(self.font(px, face)).elidedText(text, Qt.TextElideMode.ElideRight, room)

    def fitting(self, text: str, sizes: Sequence[float], room: float, face: Face = Face.SANS) -> float:
        """The first of the sizes, largest first, at which a text is no wider than the room in px; else the last."""
        return next((px for px in sizes if self.width(text, px, face) <= room), sizes[-1])


class Sketch:
    """A painter whose lengths are px of the item; sizes of text are stage units."""

    def __init__(self, painter: QPainter, ink: Ink) -> None:
        self.painter = painter
        self.ink = ink
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)

    def box(
        self, rect: QRectF, radius: float, fill: QColor | None, border: QColor | None = None, width: float = 0
    ) -> None:
        """A rounded box; its border lies inside."""
        paint_box(self.painter, rect, radius, fill, border, width)

    def glass(self, rect: QRectF, radius: float) -> None:
        """A pane of glass as seats and chips lie on; a border in high contrast."""
        tokens = self.ink.tokens
        line = 1.5 * self.ink.unit if tokens.high_contrast else 0.0
        self.box(rect, radius, tokens.glass, tokens.glass_edge if line else None, line)

    def text(
        self,
        at: QPointF,
        text: str,
        px: float,
        color: QColor,
        *,
        face: Face = Face.SANS,
        align: Align = Align.LEFT,
        room: float = 0.0,
    ) -> float:
        """Write a text on a baseline; with `room` (px) a longer one ends in …. Returns its width in px."""
        shown = self.ink.elided(text, px, room, face) if room else text
        width = self.ink.width(shown, px, face)
        shift = {Align.LEFT: 0.0, Align.CENTRE: width / 2, Align.RIGHT: width}[align]
        self.painter.setFont(self.ink.font(px, face))
        self.painter.setPen(color)
        self.painter.drawText(QPointF(at.x() - shift, at.y()), shown)
        return width

    def middle_text(self, rect: QRectF, text: str, px: float, color: QColor, *, face: Face = Face.BOLD) -> None:
        """Write a text in the middle of a box."""
        self.painter.setFont(self.ink.font(px, face))
        self.painter.setPen(color)
        self.painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    def icon(self, name: str, color: QColor, corner: QPointF, side: float) -> None:
        """An icon, `side` px wide."""
        self.painter.drawPixmap(corner, icons.pixmap(name, color, side, self.ink.dpr))

    def picture(self, corner: QPointF, pixmap: QPixmap) -> None:
        """A ready pixmap at its own size."""
        self.painter.drawPixmap(corner, pixmap)


Draw = Callable[[Sketch, QRectF], object]


class Painted(QGraphicsPixmapItem):
    """Shows a drawing of a size in px. `margin` is room around it for shadows and rings."""

    def __init__(self, z: float, parent: QGraphicsItem | None = None, margin: float = 4.0) -> None:
        super().__init__(parent)
        self._margin = margin
        self._key: Hashable = None
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def draw(self, rect: Rect, ink: Ink, key: Hashable, draw: Draw) -> None:
        """Stand at `rect` and show the drawing, drawn anew only if `key`, the ink or the size is another.

        `draw` gets the rectangle in its own coordinates, its corner at (0, 0).
        """
        self.setPos(rect.x, rect.y)
        full = (key, ink, round(rect.width, 2), round(rect.height, 2))
        if full == self._key:
            return
        self._key = full
        margin = self._margin * ink.unit
        image = blank(max(1.0, rect.width + 2 * margin), max(1.0, rect.height + 2 * margin), ink.dpr)
        painter = QPainter(image)
        painter.translate(margin, margin)
        draw(Sketch(painter, ink), QRectF(0, 0, rect.width, rect.height))
        painter.end()
        self.setPixmap(QPixmap.fromImage(image))
        self.setOffset(-margin, -margin)
        self.setTransformOriginPoint(rect.width / 2, rect.height / 2)

    @property
    def key(self) -> Hashable:
        """What was drawn last, for tests."""
        return self._key
