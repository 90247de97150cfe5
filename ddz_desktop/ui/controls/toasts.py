"""Toasts: passing events at the lower edge of a window, or where its page has room for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QEnterEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.controls.buttons import Button
from ddz_desktop.ui.controls.followers import Underlay
from ddz_desktop.ui.controls.labels import Label
from ddz_desktop.ui.controls.painting import Elevation, paint_box
from ddz_desktop.ui.controls.skins import ButtonKind
from ddz_desktop.ui.fonts import Role

TOAST_MS = 4000
BRISK_MS = 2500
"""How long one stands while others wait."""

EDGE, GAP = 24, 10
MARGIN = 20
LINES = (2, 3, 4)
SPARE = 1.2
"""How much wider than their share of a text lines are, since they break between words."""


@runtime_checkable
class HasToastArea(Protocol):
    """A page whose lower edge is taken."""

    def toast_area(self, sizes: Sequence[QSize]) -> QRect:
        """Where toasts stand, from the top down, in the window's coordinates.

        `sizes`: what the oldest can take, in px, in one line or in more; the first is the best.
        """


class Toast(QWidget):
    """A passing event: one line on dark, gone after 4 s or with a click on it.

    One with an action has that to be pressed, and stays as long as the mouse rests on it.

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
        layout.setContentsMargins(MARGIN, 12, MARGIN, 12)
        layout.setSpacing(24)
        self._label = Label(text, Role.STRONG, "table_ink")
        layout.addWidget(self._label)
        self._button: Button | None = None
        if action:
            self._button = Button(action, ButtonKind.OUTLINE, height=36)
            self._button.clicked.connect(self._act)
            layout.addWidget(self._button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.close_now)
        self._ms = TOAST_MS
        self.gone = False
        self.hide()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    @property
    def topic(self) -> str:
        """What it is about: what it says, where nothing else was named and there is no action; else empty."""
        return self._topic

    @property
    def resting(self) -> bool:
        """Whether its time stands still."""
        return not self._timer.isActive()

    @property
    def has_action(self) -> bool:
        """Whether there is something to be pressed on it."""
        return self._button is not None

    def fit(self, width: int) -> None:
        """Take the size that the text needs, in several lines where there is less than that in px."""
        room, wanted = width - self._others, self._wanted()
        self._label.setWordWrap(wanted > room)
        self._label.setFixedWidth(min(wanted, room))
        self.adjustSize()

    def sizes(self, width: int) -> list[QSize]:
        """What it can take of so many px: in one line if that is enough, and in more."""
        wanted, sizes = self._wanted(), []
        for each in (width, *(round(self._others + wanted * SPARE / lines) for lines in LINES)):
            self.fit(min(each, width))
            sizes.append(self.size())
        return sizes

    def stand(self, left: int, top: int, *, brisk: bool = False) -> None:
        """Show at a place; the time begins with that, and is shorter for a `brisk` one."""
        self.move(left, top)
        if self.isHidden():
            self._ms = BRISK_MS if brisk and not self.has_action else TOAST_MS
            self._timer.start(self._ms)
        self.show()
        self.raise_()

    def wait(self) -> None:
        """There is no room yet."""
        self._timer.stop()
        self.hide()

    def enterEvent(self, event: QEnterEvent) -> None:
        if self._button is not None:
            self._timer.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        if self._button is not None:
            self._timer.start(self._ms)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.close_now()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        fill = tokens.surface2 if tokens.dark else tokens.ink
        border = tokens.edge if tokens.dark else None
        paint_box(QPainter(self), QRectF(self.rect()), 14, fill, border, tokens.border)

    @property
    def _others(self) -> int:
        """What all beside the text takes of the width."""
        return 2 * MARGIN + (24 + self._button.sizeHint().width() if self._button is not None else 0)

    def _wanted(self) -> int:
        """The width of the text in one line."""
        self._label.setWordWrap(False)
        return self._label.sizeHint().width()

    # slots

    @Slot()
    def close_now(self) -> None:
        """Vanish at once."""
        self.gone = True
        self._timer.stop()
        self.hide()
        self.closed.emit()
        self.deleteLater()

    @Slot()
    def _act(self) -> None:
        self.acted.emit()
        self.close_now()


class ToastHost(QObject):
    """Shows the toasts of a window one above the other, at most three; the others wait until they can be read.

    `area`: where they stand instead, one under the other as far as there is room, when told what sizes the oldest can
    take. Of too many that wait the oldest is not shown at all, unless it has an action.
    """

    MOST = 3
    WAITING = 5

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._toasts: list[Toast] = []
        self.area: Callable[[Sequence[QSize]], QRect | None] = lambda _: None
        window.installEventFilter(self)

    def show_toast(self, text: str, action: str = "", topic: str = "") -> Toast:
        """Show a toast; connect to its `acted` for the action.

        It takes the place of one that says the same, or is about the same `topic`; but an action is never taken away.
        """
        toast = Toast(self._window, text, action, topic)
        for shown in [each for each in self._toasts if toast.topic and each.topic == toast.topic]:
            shown.close_now()
        waiting = [each for each in self._toasts[1:] if each.isHidden() and not each.has_action]
        if len(waiting) >= self.WAITING:
            waiting[0].close_now()
        toast.closed.connect(self._forget_gone)
        self._toasts.append(toast)
        self.arrange()
        return toast

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.arrange()
        return False

    # slots

    @Slot()
    def arrange(self) -> None:
        """Bring all to their places; the window or its page is another."""
        if not self._toasts:
            return
        width = self._window.width() - 2 * EDGE
        area = self.area(self._toasts[0].sizes(width))
        for toast in self._toasts:
            toast.fit(width if area is None else min(width, area.width()))
        if area is None:
            self._pile_up()
        else:
            self._fill(area)

    @Slot()
    def _forget_gone(self) -> None:
        self._toasts = [toast for toast in self._toasts if not toast.gone]
        self.arrange()

    # helpers

    def _pile_up(self) -> None:
        """Above the lower edge, the newest of them lowest."""
        bottom = self._window.height() - EDGE
        standing, waiting = self._toasts[: self.MOST], self._toasts[self.MOST :]
        for toast in waiting:
            toast.wait()
        for toast in reversed(standing):
            left = (self._window.width() - toast.width()) // 2
            toast.stand(left, bottom - toast.height(), brisk=bool(waiting))
            bottom -= toast.height() + GAP

    def _fill(self, area: QRect) -> None:
        """From the top down, the oldest highest and always shown."""
        top = area.top()
        for toast in self._toasts:
            if top > area.top() and top + toast.height() > area.bottom() + 1:
                toast.wait()
                continue
            left = area.left() + (area.width() - toast.width()) // 2
            toast.stand(left, top, brisk=toast is not self._toasts[-1])
            top += toast.height() + GAP
