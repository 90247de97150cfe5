"""The soft change from one page or layer to another: the old picture lies over the new one and fades away."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddz_desktop.ui import theme

PAGE_MS, DIALOG_MS = 160, 180
REDUCED_MS = 80


class CrossFade(QWidget):
    """Keeps what a widget shows now over it, and lets it fade. It takes no input and ends by itself.

    Make it before the widget changes.
    """

    def __init__(self, over: QWidget, ms: int) -> None:
        super().__init__(over)
        self._picture = over.grab()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setGeometry(over.rect())
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fading.setDuration(REDUCED_MS if theme.manager().appearance.reduced_motion else ms)
        self._fading.valueChanged.connect(self._fade)
        self._fading.finished.connect(self.end)
        self.show()
        self._fading.start()

    @Slot()
    def end(self) -> None:
        """Be gone at once."""
        self._fading.stop()
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(float(self._fading.currentValue()))
        painter.drawPixmap(0, 0, self._picture)

    @Slot()
    def _fade(self) -> None:
        self.raise_()
        self.update()


def cross_fade(over: QWidget, ms: int, speed: float) -> CrossFade | None:
    """Begin the change of what a widget shows; nothing at speed 0 or while it is not to be seen."""
    for running in over.findChildren(CrossFade, options=Qt.FindChildOption.FindDirectChildrenOnly):
        running.end()
    if speed <= 0 or not over.isVisible():
        return None
    return CrossFade(over, round(ms / speed))
