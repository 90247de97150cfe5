"""Widgets in rows that break where the room ends, for chips whose texts grow with language and text scale.

A widget that places its children, not a layout: items of a QLayout written in Python die under its hands.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class FlowBox(QWidget):
    """Places widgets side by side, each at its wished size, and begins a row where the room ends.

    Hidden ones take no room.
    """

    def __init__(self, widgets: Sequence[QWidget], gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widgets = tuple(widgets)
        self._gap = gap
        for widget in self._widgets:
            widget.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        boxes = self._boxes(width)
        return max((box.bottom() + 1 for box in boxes), default=0)

    def sizeHint(self) -> QSize:
        """All in one row."""
        sizes = [widget.sizeHint() for widget in self._widgets]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSizeHint(self) -> QSize:
        return QSize(max((widget.sizeHint().width() for widget in self._widgets), default=0), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        """What changed in the meantime has told nobody: widgets that are not seen ask for no layout."""
        super().showEvent(event)
        self.updateGeometry()
        self._place()

    def event(self, event: QEvent) -> bool:
        """A child wants another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def _place(self) -> None:
        for widget, box in zip(self._widgets, self._boxes(self.width()), strict=True):
            widget.setGeometry(box)

    def _boxes(self, width: int) -> list[QRect]:
        boxes: list[QRect] = []
        x = y = row = 0
        for widget in self._widgets:
            if widget.isHidden():
                boxes.append(QRect(x, y, 0, 0))
                continue
            size = widget.sizeHint()
            if x > 0 and x + size.width() > width:
                x, y, row = 0, y + row + self._gap, 0
            boxes.append(QRect(QPoint(x, y), size))
            x += size.width() + self._gap
            row = max(row, size.height())
        return boxes
