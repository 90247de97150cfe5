"""Widgets that place their children themselves: in as many equal columns as there is room for.

No layouts: items of a QLayout written in Python die under its hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddz_desktop.ui import theme


def height_for(widget: QWidget, width: int) -> int:
    """How high a widget must be at a width."""
    layout = widget.layout()
    if widget.hasHeightForWidth() or (layout is not None and layout.hasHeightForWidth()):
        return max(widget.heightForWidth(width), widget.minimumSizeHint().height())
    return widget.sizeHint().height()


class Placed(QWidget):
    """Places its children itself; subclasses give `boxes`. Its height follows from its width."""

    def __init__(self, children: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._placed = tuple(children)
        for child in self._placed:
            child.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def boxes(self, width: int) -> list[QRect]:
        """Hook: where each child lies at a width."""
        raise NotImplementedError

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((box.bottom() + 1 for box in self.boxes(width)), default=0)

    def sizeHint(self) -> QSize:
        width = max(self.width(), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(max((child.minimumSizeHint().width() for child in self._placed), default=0), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        """Children take their fonts when they are shown, and so their sizes; unseen, they do not tell."""
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
        for child, box in zip(self._placed, self.boxes(self.width()), strict=True):
            child.setGeometry(box)


class Columns(Placed):
    """Columns equal but for a px, at most `most`, none narrower than a child needs, or than `least` px at 100 %."""

    def __init__(self, children: Sequence[QWidget], least: int, gap: int = 14, most: int = 3) -> None:
        super().__init__(children)
        self._least = least
        self._gap = gap
        self._most = most

    def boxes(self, width: int) -> list[QRect]:
        if not self._placed:
            return []
        gap, least = self._gap, max(round(theme.scaled(self._least)), self.minimumSizeHint().width())
        columns = max(1, min(self._most, len(self._placed), (width + gap) // (least + gap)))
        columns = ceil(len(self._placed) / ceil(len(self._placed) / columns))  # rows as equal as they can be
        lefts = [index * (width + gap) // columns for index in range(columns + 1)]  # both edges of a row are flush
        each = (width - gap * (columns - 1)) // columns
        boxes: list[QRect] = []
        top = 0
        for start in range(0, len(self._placed), columns):
            row = self._placed[start : start + columns]
            height = max(height_for(child, each) for child in row)
            boxes += [
                QRect(lefts[index], top, lefts[index + 1] - gap - lefts[index], height) for index in range(len(row))
            ]
            top += height + gap
        return boxes
