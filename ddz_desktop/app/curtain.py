"""What is seen at once: a small picture, from the first moment until the window shows its first page.

Everything else of the program is loaded behind it, so this module needs nothing but Qt: no resources, fonts or texts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QWidget

WIDTH, HEIGHT, RADIUS = 420, 260, 20
HEAVEN, HILL, FIELD, SUN, HAT, BRIM = "#F7EACB", "#A5C7B4", "#306B5A", "#C2331F", "#E0AE4B", "#B07F2E"


class Curtain(QWidget):
    """The straw hat between fields and sun, as on the first page."""

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.SplashScreen | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setFixedSize(WIDTH, HEIGHT)
        screen = QApplication.primaryScreen().availableGeometry()
        self.move(screen.center() - self.rect().center())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        heaven = QLinearGradient(0, 0, 0, HEIGHT)
        heaven.setColorAt(0, QColor(HEAVEN))
        heaven.setColorAt(1, QColor(HILL))
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
        painter.setClipPath(outline)
        painter.fillRect(self.rect(), QBrush(heaven))
        painter.setBrush(QColor(SUN))
        painter.drawEllipse(QPointF(300, 92), 42, 42)
        painter.setBrush(QColor(FIELD))
        painter.drawChord(QRectF(-140, 186, WIDTH + 280, 300), 0, 180 * 16)
        painter.setBrush(QColor(HAT))
        painter.drawPolygon(QPolygonF([QPointF(190, 78), QPointF(88, 182), QPointF(292, 182)]))
        painter.setBrush(QColor(BRIM))
        painter.drawEllipse(QPointF(190, 182), 102, 15)
        painter.setPen(QPen(QColor(BRIM), 3))
        for foot in (128, 168, 212, 252):
            painter.drawLine(QPointF(190, 80), QPointF(foot, 172))

    def lift_for(self, window: QWidget) -> None:
        """Go as soon as a window has been painted."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.UpdateRequest, QEvent.Type.Close):
            watched.removeEventFilter(self)
            self.close()
        return False


@contextmanager
def drawn() -> Iterator[None]:
    """Show the curtain while the program is loaded, and make the application; where it was not lifted, it goes then."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    curtain = Curtain()
    curtain.show()
    app.processEvents()
    try:
        yield
    finally:
        curtain.close()
        curtain.deleteLater()


def lift_for(window: QWidget) -> None:
    """A curtain that is there goes as soon as a window has been painted."""
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, Curtain):
            widget.lift_for(window)
