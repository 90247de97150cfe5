"""Toasts: passing events at the lower edge of a window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.controls.buttons import Button
from ddz_desktop.ui.controls.followers import Underlay
from ddz_desktop.ui.controls.labels import Label
from ddz_desktop.ui.controls.painting import Elevation, paint_box
from ddz_desktop.ui.controls.skins import ButtonKind
from ddz_desktop.ui.fonts import Role

TOAST_MS = 4000


class Toast(QWidget):
    """A passing event: one line on dark, an optional action, gone after 4 s unless the mouse or focus rests on it.

    Signals:
        acted: its action was pressed.
        closed: it is gone.
    """

    acted = Signal()
    closed = Signal()

    def __init__(self, window: QWidget, text: str, action: str = "", topic: str = "") -> None:
        super().__init__(window)
        self._window = window
        self._topic = topic or (text if not action else "")
        self._underlay = Underlay(self, Elevation.RAISED, 14)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 12, 20, 12)
        layout.setSpacing(24)
        layout.addWidget(Label(text, Role.STRONG, "table_ink"))
        self._button: Button | None = None
        if action:
            self._button = Button(action, ButtonKind.OUTLINE, height=36)
            self._button.clicked.connect(self._act)
            layout.addWidget(self._button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.close_now)
        self._timer.start(TOAST_MS)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    @property
    def topic(self) -> str:
        """What it is about: what it says, where nothing else was named and there is no action; else empty."""
        return self._topic

    @property
    def resting(self) -> bool:
        """Whether its time stands still."""
        return not self._timer.isActive()

    def place(self, bottom: int = 24) -> None:
        """Stand centred above the lower edge of the window, and show."""
        self.adjustSize()
        area = self._window.rect()
        self.move(round((area.width() - self.width()) / 2), area.height() - self.height() - bottom)
        self.show()
        self.raise_()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._timer.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._timer.start(TOAST_MS)
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        fill = tokens.surface2 if tokens.dark else tokens.ink
        border = tokens.edge if tokens.dark else None
        paint_box(QPainter(self), QRectF(self.rect()), 14, fill, border, tokens.border)

    # slots

    @Slot()
    def close_now(self) -> None:
        """Vanish at once."""
        self._timer.stop()
        self.hide()
        self.closed.emit()
        self.deleteLater()

    @Slot()
    def _act(self) -> None:
        self.acted.emit()
        self.close_now()


class ToastHost(QObject):
    """Shows the toasts of a window one above the other, at most three."""

    MOST = 3

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._toasts: list[Toast] = []
        window.installEventFilter(self)

    def show_toast(self, text: str, action: str = "", topic: str = "") -> Toast:
        """Show a toast; connect to its `acted` for the action.

        It takes the place of one that says the same, or is about the same `topic`; but an action is never taken away.
        """
        toast = Toast(self._window, text, action, topic)
        for shown in [each for each in self._toasts if toast.topic and each.topic == toast.topic]:
            shown.close_now()
        while len(self._toasts) >= self.MOST:
            self._toasts[0].close_now()
        toast.closed.connect(self._forget_hidden)
        self._toasts.append(toast)
        self._arrange()
        return toast

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._arrange()
        return False

    # slots

    @Slot()
    def _forget_hidden(self) -> None:
        self._toasts = [toast for toast in self._toasts if not toast.isHidden()]
        self._arrange()

    # helpers

    def _arrange(self) -> None:
        bottom = 24
        for toast in reversed(self._toasts):
            toast.place(bottom)
            bottom += toast.height() + 10
