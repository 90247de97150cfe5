"""What every pressable control shares: a focus ring and restyling with the theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.controls.followers import FocusRing
from ddz_desktop.ui.controls.presses import presses, pressing_by_mouse


class Control(QAbstractButton):
    """A button that paints itself. Subclasses give `sizeHint` and `paintEvent`, and may extend `restyle`."""

    _generation: int | None = None

    def __init__(self, text: str, radius: float, parent: QWidget | None = None, *, on_table: bool = False) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.focus_ring = FocusRing(self, radius, on_table=on_table)
        self.focus_ring.set_wanted(False)
        self.clicked.connect(presses().pressed)

    def restyle(self) -> None:
        """Theme, text scale or state changed: measure and paint anew."""
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        with pressing_by_mouse():
            super().mouseReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_ring.show_for(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_ring.set_wanted(False)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.restyle()
        elif event.type() == QEvent.Type.StyleChange:
            generation = theme.manager().generation
            if generation != self._generation:  # Qt tells each widget once for every widget around it
                self._generation = generation
                self.restyle()
