"""A card on the table: one pixmap item whose picture comes from `CardArt`. Its position is the card's upper left."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from ddz_desktop.ui.table.card_art import ASPECT, CORNER, CardArt, CardLook

# strips are rounded up to this, in px, so that they seldom change
STRIP_STEP = 8


class CardItem(QGraphicsPixmapItem):
    """Shows a `CardLook` at a width. It turns, scales and flips about its middle."""

    def __init__(self, art: CardArt, look: CardLook, width: float, dpr: float = 1.0) -> None:
        super().__init__()
        self._art = art
        self._look = look
        self._width = width
        self._dpr = dpr
        self._turned = 1.0
        self._strip: int | None = None
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.refresh()

    @property
    def look(self) -> CardLook:
        return self._look

    @property
    def code(self) -> int | None:
        """The physical card, or None while it shows its back."""
        return self._look.code

    @property
    def width(self) -> float:
        return self._width

    @property
    def card_rect(self) -> QRectF:
        """The card without its shadow, in scene px as if unscaled and unturned."""
        return QRectF(self.pos().x(), self.pos().y(), self._width, ASPECT * self._width)

    def show_strip(self, strip: float | None) -> None:
        """Draw only so much of its left, in px, and what the round corners of the card over it show; None: all."""
        wanted = None if strip is None else STRIP_STEP * ceil((strip + CORNER * self._width + 1) / STRIP_STEP)
        if wanted is not None and wanted >= self._width:
            wanted = None
        if wanted != self._strip:
            self._strip = wanted
            self._show_picture()

    def set_look(self, look: CardLook) -> None:
        """Show another picture; nothing happens if it is the same."""
        if look != self._look:
            self._look = look
            self.refresh()

    def change(self, **fields: Any) -> None:
        """Change single fields of the look, as `item.change(gold=True)`."""
        self.set_look(replace(self._look, **fields))

    def set_size(self, width: float, dpr: float | None = None) -> None:
        """Render anew at a width in px; scale goes back to 1."""
        self._dpr = self._dpr if dpr is None else dpr
        self._width = width
        self.setScale(1.0)
        self.refresh()

    def setScale(self, factor: float) -> None:
        super().setScale(factor)
        self._sharpen()

    def setRotation(self, angle: float) -> None:
        super().setRotation(angle)
        self._sharpen()

    def set_turned(self, share: float) -> None:
        """How much of the card's width shows while it flips: 1 flat, 0 edge-on."""
        self._turned = share
        self._sharpen()
        if share >= 1.0:
            self.setTransform(QTransform())
            return
        middle = self._width / 2
        self.setTransform(QTransform.fromTranslate(middle, 0).scale(max(share, 0.01), 1.0).translate(-middle, 0))

    def refresh(self) -> None:
        """Fetch the picture again, as after a change of theme."""
        self._show_picture()
        margin = CardArt.margin(self._width)
        self.setOffset(-margin, -margin)
        self.setTransformOriginPoint(QPointF(self._width / 2, ASPECT * self._width / 2))

    def _show_picture(self) -> None:
        pixmap = self._art.pixmap(self._look, self._width, self._dpr)
        if self._strip is not None:
            width = round((CardArt.margin(self._width) + self._strip) * self._dpr)
            pixmap = pixmap.copy(0, 0, width, pixmap.height())
        self.setPixmap(pixmap)

    def _sharpen(self) -> None:
        """An upright card is copied as it is, which is four times as fast; turned or scaled it needs smoothing."""
        upright = self.scale() == 1.0 and self.rotation() == 0.0 and self._turned >= 1.0
        mode = Qt.TransformationMode.FastTransformation if upright else Qt.TransformationMode.SmoothTransformation
        if mode != self.transformationMode():
            self.setTransformationMode(mode)


class FocusRingItem(QGraphicsPathItem):
    """The keyboard's place in the hand: a ring outside the visible strip of a card."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def surround(self, strip: QRectF, color: QColor, line: float, card_width: float) -> None:
        """Show the ring around a strip in scene px, `line` px thick."""
        path = QPainterPath()
        outer = strip.adjusted(-line / 2, -line / 2, line / 2, line / 2)
        corner = CORNER * card_width + line / 2
        path.addRoundedRect(outer, corner, corner)
        self.setPath(path)
        self.setPen(QPen(color, line))
        self.show()
