"""A panel over a page: it dims what is beneath, keeps the keyboard, and gives it back when it goes."""

from __future__ import annotations

import time

import shiboken6
from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ddz_desktop.ui import theme
from ddz_desktop.ui.art import with_alpha
from ddz_desktop.ui.controls import Button, Label, Panel, PanelKind
from ddz_desktop.ui.controls.scrolling import scrolling
from ddz_desktop.ui.fonts import Role

QUIT = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Q)
EDGE = 20
PADDING = 30


class Dialog(QWidget):
    """Covers its host. Put what it says into `content`, and its answers into `add_button`.

    Enter presses the main button, Esc cancels. A dialog that may not be cancelled overrides `cancel`.

    Signals:
        cancelled: Esc was pressed, after the dialog has gone.
    """

    cancelled = Signal()

    def __init__(self, host: QWidget, *, width: int = 620) -> None:
        super().__init__(host)
        self._host = host
        self._width = width
        self._before: QWidget | None = None
        self.opened_at = 0.0
        self.main_button: Button | None = None
        self._panel = Panel(kind=PanelKind.DIALOG, parent=self)
        self._panel.body.setContentsMargins(0, 26, 0, 24)
        self._panel.body.setSpacing(0)
        self.title = Label("", Role.PANEL_TITLE, wrap=True)
        self._inner = QWidget()
        self.content = QVBoxLayout(self._inner)
        self.content.setContentsMargins(PADDING, 6, PADDING, 6)
        self.content.setSpacing(12)
        self._area = scrolling(self._inner)
        self._area.setMinimumHeight(1)  # or a short text would take room from the buttons
        self._buttons = QHBoxLayout()
        self._buttons.setContentsMargins(PADDING, 14, PADDING, 0)
        self._buttons.setSpacing(14)
        self._buttons.addStretch(1)
        self._heading = QHBoxLayout()
        self._heading.setContentsMargins(PADDING, 0, PADDING, 4)
        self._heading.addWidget(self.title, 1)
        self._panel.body.addLayout(self._heading)
        self._panel.body.addWidget(self._area, 1)
        self._panel.body.addLayout(self._buttons)
        host.installEventFilter(self)
        self._inner.installEventFilter(self)
        self.hide()

    def add_button(self, button: Button, *, main: bool = False) -> Button:
        """Put an answer at the right of those before it; `main` is the one that Enter gives."""
        self._buttons.addWidget(button)
        if main:
            self.main_button = button
        return button

    # -- opening and closing --------------------------------------------------------------------------------------

    @Slot()
    def open(self) -> None:
        """Come up, with the keyboard on the main answer or else the first control."""
        self._before = self.window().focusWidget()
        self.opened_at = time.monotonic()
        self.retranslate()
        self._place()
        self.show()
        self._place()  # again: texts take their fonts when they are shown
        self.raise_()
        self._take_focus()
        application = QApplication.instance()
        assert isinstance(application, QApplication), "there is no dialog without an application"
        application.focusChanged.connect(self._keep_focus)

    @Slot()
    def dismiss(self) -> None:
        """Go, and give the keyboard back. Nothing happens the second time."""
        if self.isHidden():
            return
        application = QApplication.instance()
        assert isinstance(application, QApplication), "there is no dialog without an application"
        application.focusChanged.disconnect(self._keep_focus)
        self.hide()
        before, self._before = self._before, None
        if before is not None and shiboken6.isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot()
    def cancel(self) -> None:
        """Hook: Esc was pressed."""
        self.dismiss()
        self.cancelled.emit()

    def retranslate(self) -> None:
        """Hook: take the texts of the present language."""

    # -- Qt -------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """The window's shortcuts wait as well, but full screen and quit: what they lead to would change beneath."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(not _is_for_window(event))
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key reaches what is beneath."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.main_button is not None:
            self.main_button.click()
        elif _is_for_window(event):
            event.ignore()
            return
        event.accept()

    def focusNextPrevChild(self, next_one: bool) -> bool:
        """Tab goes round within the dialog."""
        begin = self.focusWidget()
        widget: QWidget | None = begin
        for _ in range(1000):  # the chain goes round the whole window
            if widget is None:
                return False
            widget = widget.nextInFocusChain() if next_one else widget.previousInFocusChain()
            if widget is not None and _takes_tab(widget) and self.isAncestorOf(widget):
                reason = Qt.FocusReason.TabFocusReason if next_one else Qt.FocusReason.BacktabFocusReason
                widget.setFocus(reason)
                self._area.ensureWidgetVisible(widget)
                return True
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if "_host" not in vars(self):
            return False  # Python has taken a page that is thrown away apart, and Qt has not yet
        resized = watched is self._host and event.type() == QEvent.Type.Resize
        if resized or (watched is self._inner and event.type() == QEvent.Type.LayoutRequest):
            self._place()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        alpha = 0.85 if tokens.high_contrast else 0.5
        QPainter(self).fillRect(self.rect(), with_alpha(QColor("black") if tokens.dark else tokens.shadow, alpha))

    # -- helpers --------------------------------------------------------------------------------------------------

    @Slot(QWidget, QWidget)
    def _keep_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """What goes on beneath does not take the keyboard away, but gets it afterwards; of several dialogs the last one
        opened keeps it.
        """
        if now is None or now.window() is not self.window() or now is self or self.isAncestorOf(now):
            return
        rivals = [dialog for dialog in self.window().findChildren(Dialog) if dialog.isVisible()]
        if max(rivals, key=lambda dialog: dialog.opened_at, default=None) is self:
            self._before = now
            self._take_focus()

    def _take_focus(self) -> None:
        target = self.main_button or next(filter(_takes_tab, self.findChildren(QWidget)), self)
        target.setFocus(Qt.FocusReason.PopupFocusReason)

    def _place(self) -> None:
        self.setGeometry(self._host.rect())
        width = min(round(theme.scaled(self._width)), self.width() - 2 * EDGE)
        height = min(self._wished_height(width), self.height() - 2 * EDGE)
        self._panel.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _wished_height(self, width: int) -> int:
        """What the panel needs to show everything without scrolling."""
        margins = self._panel.body.contentsMargins()
        parts = sum(_height(layout, width) for layout in (self._heading, self.content, self._buttons))
        return margins.top() + parts + margins.bottom() + 2


def _is_for_window(event: QKeyEvent) -> bool:
    """Whether a key is about the window itself, whatever it shows."""
    return event.key() == Qt.Key.Key_F11 or event.keyCombination() == QUIT


def _height(layout: QLayout, width: int) -> int:
    if not layout.hasHeightForWidth():
        return layout.totalSizeHint().height()
    return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())  # no less, or it scrolls


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled() and widget.isVisible()
