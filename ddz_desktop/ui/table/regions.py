"""F6 at the table: from the top bar over seats, cards on the table and buttons to the hand, and round again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from ddz_desktop.ui.table.announcer import Announcer
from ddz_desktop.ui.table.canvas import TableCanvas
from ddz_desktop.ui.table.desk import Desk
from ddz_desktop.ui.table.overlay import Overlay
from ddz_desktop.ui.table.spoken import hand_words, seats_words, table_words

TOP, SEATS, TABLE, ACTIONS, HAND = range(5)


class TableRegions:
    """Where the keyboard is among the regions. Seats and table have nothing to press: they are read out."""

    def __init__(self, canvas: TableCanvas, overlay: Overlay, desk: Desk, announcer: Announcer) -> None:
        self._canvas, self._overlay, self._desk, self._announcer = canvas, overlay, desk, announcer
        self._read = HAND

    def step(self, by: int) -> None:
        """Go to the next region (1) or the one before (-1) that has something to show."""
        region = self._current()
        for _ in range(HAND + 1):
            region = (region + by) % (HAND + 1)
            if self._enter(region):
                return

    def _current(self) -> int:
        focused = QApplication.focusWidget()
        if focused in self._top():
            return TOP
        if focused in self._actions():
            return ACTIONS
        return self._read

    def _enter(self, region: int) -> bool:
        widgets = {TOP: self._top, ACTIONS: self._actions}
        if region in widgets:
            return _focus_first(widgets[region]())
        if self._desk.state is None:
            return False
        words: dict[int, Callable[[], str]] = {
            SEATS: lambda: seats_words(self._desk.state),
            TABLE: lambda: table_words(self._desk.state, counter=self._desk.options.counter),
            HAND: lambda: hand_words(self._desk.selection.order, self._desk.selection.raised),
        }
        self._read = region
        self._canvas.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._announcer.tell_now(words[region]())
        return True

    def _top(self) -> list[QWidget]:
        tools = self._overlay.tools
        return [tools.menu_button, tools.pill, tools.settings_button, tools.chat_button]

    def _actions(self) -> list[QWidget]:
        return [*self._overlay.question.buttons, *self._overlay.bar.buttons]


def _focus_first(widgets: Sequence[QWidget]) -> bool:
    """Give the keyboard to the first that is visible."""
    for widget in widgets:
        if widget.isVisible():
            widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
    return False
