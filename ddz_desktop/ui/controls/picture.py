"""A widget's own picture, for one that lies over something in motion and has to be painted with every frame."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui.art import blank, painting


class Picture:
    """What was drawn last, as long as nothing is another that it depends on."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._pixmap = QPixmap()

    def paint(self, widget: QWidget, key: Hashable, draw: Callable[[QPainter], None]) -> None:
        """Paint a widget: draw it where `key`, its size or its pixel ratio are others than before, else copy it."""
        full = (key, widget.width(), widget.height(), widget.devicePixelRatioF())
        if full != self._key:
            image = blank(max(1, widget.width()), max(1, widget.height()), widget.devicePixelRatioF())
            with painting(image) as painter:
                draw(painter)
            self._key, self._pixmap = full, QPixmap.fromImage(image)
        painter = QPainter(widget)
        painter.drawPixmap(0, 0, self._pixmap)
        painter.end()
