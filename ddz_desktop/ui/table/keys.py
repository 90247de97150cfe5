"""The keyboard of the table (visual §10): which key means what, and the place of the keyboard in the hand."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ddz_desktop.rules.cards import BIG_JOKER, RANKS, SMALL_JOKER, Rank
from ddz_desktop.ui.table.action_model import Key
from ddz_desktop.ui.table.selection import Selection
from ddz_desktop.ui.table.sorting import Held

_BUTTON_KEYS = {
    Qt.Key.Key_P: Key.PASS,
    Qt.Key.Key_Return: Key.ENTER,
    Qt.Key.Key_Enter: Key.ENTER,
    Qt.Key.Key_H: Key.HINT,
    Qt.Key.Key_Backspace: Key.BACKSPACE,
    Qt.Key.Key_1: Key.ONE,
    Qt.Key.Key_2: Key.TWO,
    Qt.Key.Key_3: Key.THREE,
}

_RANKS = {getattr(Qt.Key, f"Key_{letter}"): RANKS.index(letter) for letter in "3456789JQK2"} | {
    Qt.Key.Key_0: RANKS.index("T"),
    Qt.Key.Key_1: RANKS.index("A"),
    Qt.Key.Key_Minus: SMALL_JOKER,
    Qt.Key.Key_Equal: BIG_JOKER,
}

# Shift changes what the top row of the keyboard sends.
_SHIFTED = dict(zip(")!@#$%^&*(_+", (*"0123456789", "-", "="), strict=True))


def button_key(event: QKeyEvent) -> Key | None:
    """The button that a key presses, if any."""
    if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
        return None
    return _BUTTON_KEYS.get(Qt.Key(event.key()))


def digit(event: QKeyEvent) -> int | None:
    """1 to 9, as the chooser counts its tiles."""
    return int(event.text()) if event.text() in "123456789" and event.text() else None


def rank_key(event: QKeyEvent) -> Rank | None:
    """The rank that a digit or letter means in the play."""
    unshifted = _SHIFTED.get(event.text())
    if unshifted is not None:
        return _RANKS.get(Qt.Key(ord(unshifted)))
    return _RANKS.get(Qt.Key(event.key()))


class HandCursor:
    """Where the keyboard is in the hand."""

    def __init__(self, selection: Selection) -> None:
        self._selection = selection
        self._held: Held | None = None

    @property
    def held(self) -> Held | None:
        """The card under the keyboard; the first one after its card has left, None in an empty hand."""
        order = self._selection.order
        if self._held not in order:
            self._held = order[0] if order else None
        return self._held

    def go_to(self, held: Held | None) -> None:
        """Put the keyboard on a card."""
        if held is not None:
            self._held = held

    def handle(self, event: QKeyEvent) -> bool:
        """Take a key that moves in the hand or raises and lowers its card; False when it is none."""
        held = self.held
        if held is None:
            return False
        key, order = event.key(), self._selection.order
        index = order.index(held)
        moves = {
            Qt.Key.Key_Left: index - 1,
            Qt.Key.Key_Right: index + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(order) - 1,
        }
        if key in moves:
            self._move(min(max(moves[Qt.Key(key)], 0), len(order) - 1), event)
            return True
        if key == Qt.Key.Key_Space:
            self._selection.toggle(held)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._selection.set_raised(held, key == Qt.Key.Key_Up)
        else:
            return False
        return True

    def _move(self, index: int, event: QKeyEvent) -> None:
        """Go to a card; with Shift everything on the way is raised."""
        order = self._selection.order
        first, last = sorted((order.index(self._held) if self._held in order else index, index))
        self._held = order[index]
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._selection.raise_all(order[first : last + 1])
