"""The table's keys (visual §10): buttons, the hand, tools, and Esc by layers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from ddz_desktop.rules.action import PASS
from ddz_desktop.ui.table import keys
from ddz_desktop.ui.table.action_model import BarKind, Key
from ddz_desktop.ui.table.desk import Desk
from ddz_desktop.ui.table.overlay import Overlay

Command = Callable[[], object]


class Keyboard:
    """Decides what a key means now. `commands` are the tools' keys, by letter."""

    def __init__(self, desk: Desk, overlay: Overlay, commands: Mapping[Qt.Key, Command], pause: Command) -> None:
        self._desk = desk
        self._overlay = overlay
        self._commands = commands
        self._pause = pause
        self.cursor = keys.HandCursor(desk.selection)

    def handle(self, event: QKeyEvent) -> bool:
        """Take a key; False when it means nothing here."""
        if event.key() == Qt.Key.Key_Escape:
            return self._escape()
        if event.matches(QKeySequence.StandardKey.Undo):
            self._desk.undo()
            return True
        if self._overlay.chooser.open:
            return self._in_chooser(event)
        return self._button(event) or self._hand(event) or self._command(event)

    def opens_chooser(self) -> bool:
        """Whether Tab asks which reading is meant."""
        return bool(self._desk.several) and self._desk.bar.kind is BarKind.PLAY and not self._overlay.chooser.open

    # -- helpers --------------------------------------------------------------------------------------------------

    def _escape(self) -> bool:
        """The topmost layer; else the selection; else pass when following; else the pause menu."""
        desk = self._desk
        if self._overlay.close_layer():
            return True
        if desk.selection.raised:
            desk.clear()
        elif desk.bar.kind in (BarKind.PLAY, BarKind.CANNOT_BEAT) and desk.state and PASS in desk.state.view.options:
            if not desk.pass_waits:
                desk.pass_turn()
        else:
            self._pause()
        return True

    def _in_chooser(self, event: QKeyEvent) -> bool:
        chooser = self._overlay.chooser
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Backtab: -1, Qt.Key.Key_Tab: 1}
        number = keys.digit(event)
        if event.key() in steps:
            chooser.step(steps[Qt.Key(event.key())])
        elif number is not None:
            chooser.mark(number - 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            chooser.pick()
        else:
            return False
        return True

    def _button(self, event: QKeyEvent) -> bool:
        key = keys.button_key(event)
        if key is None or (key in _DIGITS and self._desk.bar.kind is BarKind.PLAY):
            return False
        button = self._desk.bar.by_key(key)
        if button is None:
            return False
        self._overlay.press(button)
        return True

    def _hand(self, event: QKeyEvent) -> bool:
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        rank = keys.rank_key(event)
        if self.cursor.handle(event):
            pass
        elif event.key() == Qt.Key.Key_Backspace:
            self._desk.selection.clear()
        elif rank is not None:
            raise_it = not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.cursor.go_to(self._desk.selection.step_rank(rank, raise_it))
        else:
            return False
        self._desk.reselect()
        return True

    def _command(self, event: QKeyEvent) -> bool:
        command = self._commands.get(Qt.Key(event.key()))
        if command is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        command()
        return True


_DIGITS = (Key.ONE, Key.TWO, Key.THREE)
