"""What every pressable control shares: a focus ring and restyling with the theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ddz_desktop.ui.controls.followers import FocusRing


class Presses(QObject):
    """Tells of every control, whoever made it, for what concerns them all.

    Signals:
        pressed: some control was pressed.
    """

    pressed = Signal()


def presses() -> Presses:
    """The application's one, made when it is first asked for."""
    app = QApplication.instance()
    found = app.findChild(Presses, options=Qt.FindChildOption.FindDirectChildrenOnly) if app is not None else None
    return found if isinstance(found, Presses) else Presses(app)


class Control(QAbstractButton):
    """A button that paints itself. Subclasses give `sizeHint` and `paintEvent`, and may extend `restyle`."""

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

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_ring.show_for(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_ring.set_wanted(False)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.EnabledChange):
            self.restyle()
