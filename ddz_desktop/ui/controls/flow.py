"""Widgets in rows that break where the room ends, for chips whose texts grow with language and text scale."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui.controls.placed import Placed


class FlowBox(Placed):
    """Places widgets side by side, each at its wished size, and begins a row where the room ends.

    Hidden ones take no room. `yielding`: this one is narrower, where all have room in a single row then.
    """

    def __init__(
        self, widgets: Sequence[QWidget], gap: int, parent: QWidget | None = None, *, yielding: QWidget | None = None
    ) -> None:
        super().__init__(widgets, parent)
        self._gap = gap
        self._yielding = yielding

    def sizeHint(self) -> QSize:
        """All in one row."""
        sizes = [widget.sizeHint() for widget in self._placed]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSizeHint(self) -> QSize:
        return QSize(max((widget.sizeHint().width() for widget in self._placed), default=0), self.sizeHint().height())

    def boxes(self, width: int) -> list[QRect]:
        boxes: list[QRect] = []
        x = y = row = 0
        for widget in self._placed:
            if widget.isHidden():
                boxes.append(QRect(x, y, 0, 0))
                continue
            size = widget.sizeHint() if widget is not self._yielding else self._yielded(widget, width)
            if x > 0 and x + size.width() > width:
                x, y, row = 0, y + row + self._gap, 0
            boxes.append(QRect(QPoint(x, y), size))
            x += size.width() + self._gap
            row = max(row, size.height())
        return boxes

    def _yielded(self, widget: QWidget, width: int) -> QSize:
        shown = [each.sizeHint().width() for each in self._placed if not each.isHidden()]
        least, size = widget.minimumSizeHint().width(), widget.sizeHint()
        room = width - sum(shown) - self._gap * (len(shown) - 1) + size.width()
        return QSize(room, size.height()) if least <= room < size.width() else size


class GridBox(FlowBox):
    """Places widgets in columns of equal width, in rows of as equal lengths as their number allows.

    Where only columns of their own widths let them stand in a single row, they have those.
    """

    SPREAD = 1.4
    """How far columns move apart at the most, in widths of the widest widget."""

    def sizeHint(self) -> QSize:
        """All in one row."""
        size = super().sizeHint()
        number = len(self._placed)
        return QSize(number * self._widest() + self._gap * max(0, number - 1), size.height())

    def boxes(self, width: int) -> list[QRect]:
        widest, number = self._widest(), len(self._placed)
        if super().sizeHint().width() <= width < self.sizeHint().width():
            return super().boxes(width)
        fit = max(1, min(number, (width + self._gap) // (widest + self._gap)))
        columns = ceil(number / ceil(number / fit)) if number else 1
        step = max(widest + self._gap, min(width // columns, round(self.SPREAD * widest)))
        height = max((widget.sizeHint().height() for widget in self._placed), default=0)
        return [
            QRect(index % columns * step, index // columns * (height + self._gap), widest, height)
            for index in range(number)
        ]

    def _widest(self) -> int:
        return max((widget.sizeHint().width() for widget in self._placed), default=0)
