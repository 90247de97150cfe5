"""The view of the scene: shows it without scroll bars and hands the mouse on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QAccessibleInterface, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from ddz_desktop.ui.table.interaction import HandMouse


class TableCanvas(QGraphicsView):
    """Shows the table's scene, one unit of the scene being one px. `spoken_for` makes what screen readers are told.

    Signals:
        resized: the canvas has another size.
        clicked: the mouse went down anywhere on it, before anything comes of that.
        focus_changed: the keyboard came or went.
    """

    resized = Signal()
    clicked = Signal()
    focus_changed = Signal()

    def __init__(self, scene: QGraphicsScene, mouse: HandMouse, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self._mouse = mouse
        self.spoken_for: Callable[[], QAccessibleInterface] | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.press(self._at(event))
        elif event.button() == Qt.MouseButton.RightButton:
            self._mouse.right_press()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._mouse.move(self._at(event))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.release()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.double_press(self._at(event))
        elif event.button() == Qt.MouseButton.RightButton:
            self._mouse.right_press()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the table takes all keys; a view would scroll with the arrows

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.scene() is not None:  # none when the table is being taken down
            self.focus_changed.emit()

    def event(self, event: QEvent) -> bool:
        """A press that the system takes away ends without effect."""
        if event.type() in (QEvent.Type.UngrabMouse, QEvent.Type.WindowDeactivate):
            self._mouse.cancel()
        return super().event(event)

    def _at(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())
