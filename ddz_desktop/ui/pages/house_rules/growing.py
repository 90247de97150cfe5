"""Room that scrolls, or in a page that scrolls as a whole grows with what stands in it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from ddz_desktop.ui.controls.placed import height_for
from ddz_desktop.ui.controls.scrolling import fill


class GrowingArea(QScrollArea):
    """An area that is at least `least` px high."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least
        self._growing = False
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_growing(self, growing: bool) -> None:
        """Whether it is as high as its content."""
        self._growing = growing
        bars = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if growing else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(bars)
        self.updateGeometry()

    def show_content(self, inner: QWidget) -> None:
        """Show something else, scrolled as far as before."""
        at = self.verticalScrollBar().value()
        fill(self, inner)
        self.updateGeometry()
        self.verticalScrollBar().setValue(at)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        inner = self.widget()
        return max(self._least, height_for(inner, width)) if self._growing and inner is not None else self._least

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(self.width(), 200)))

    def minimumSizeHint(self) -> QSize:
        inner = self.widget()
        return QSize(inner.minimumSizeHint().width() if inner is not None else 80, self._least)
