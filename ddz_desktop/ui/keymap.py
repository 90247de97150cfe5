"""Which keys the table's commands have: the usual ones (visual §10) or the player's own.

Keys are named as on their caps: `P`, `Backspace`. Keys that mean a card, an answer or a way through the hand keep their
meaning, and so do Enter and Esc; no two commands share a key.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence


class Command(StrEnum):
    """What can be given another key; the names stand in the settings file."""

    PASS = "pass"
    HINT = "hint"
    CLEAR = "clear"
    AUTO = "auto"
    SORT = "sort"
    COUNTER = "counter"
    TRICK = "trick"
    MUTE = "mute"
    TALK = "talk"


_NAMES = frozenset(command.value for command in Command)

USUAL: Mapping[Command, str] = {
    Command.PASS: "P",
    Command.HINT: "H",
    Command.CLEAR: "Backspace",
    Command.AUTO: "A",
    Command.SORT: "S",
    Command.COUNTER: "C",
    Command.TRICK: "L",
    Command.MUTE: "M",
    Command.TALK: "T",
}

_LETTERS = frozenset("ABCDEFGHILMNOPRSTUVWXYZ")  # J, Q and K are ranks
_OTHERS = frozenset(
    {"Backspace", "Del", "Ins", "PgUp", "PgDown", ",", ".", "/", ";", "F2", "F3", "F4", "F5", "F7", "F8"}
)
FREE = _LETTERS | _OTHERS
"""The keys that may be given to a command."""


def key_name(event: QKeyEvent) -> str:
    """The name of a key; empty for one that is held with Ctrl, Alt or Shift, or has no name."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if held != Qt.KeyboardModifier.NoModifier:
        return ""
    return QKeySequence(event.key()).toString(QKeySequence.SequenceFormat.PortableText)


@dataclass(frozen=True)
class Keymap:
    """`own`: commands with the keys that the player has given them."""

    own: tuple[tuple[Command, str], ...] = ()

    @classmethod
    def of(cls, keys: Mapping[str, str]) -> Keymap:
        """As the settings say it; what cannot be, of an older file or written by hand, is left out."""
        found = cls()
        for name, key in keys.items():
            if name in _NAMES and found.owner(key) is None and key in FREE:
                found = found.given(Command(name), key)
        return found

    def key(self, command: Command) -> str:
        """The key of a command."""
        return dict(self.own).get(command, USUAL[command])

    def owner(self, key: str) -> Command | None:
        """The command that has a key."""
        return next((command for command in Command if self.key(command) == key), None)

    def given(self, command: Command, key: str) -> Keymap:
        """The same with another key for a command."""
        others = {each: own for each, own in self.own if each is not command}
        if key != USUAL[command]:
            others[command] = key
        return Keymap(tuple(sorted(others.items())))

    def as_settings(self) -> dict[str, str]:
        """For the settings file."""
        return {command.value: key for command, key in self.own}

    def shown(self, usual: str) -> str:
        """What stands on the cap of a command that usually has this key."""
        command = next((each for each in Command if USUAL[each] == usual), None)
        return self.key(command) if command is not None else usual

    def meaning(self, event: QKeyEvent) -> QKeyEvent:
        """The event with the key that usually does what this one is to do; none where its key has been taken away."""
        name = key_name(event)
        command = self.owner(name) if name else None
        if command is not None:
            usual = USUAL[command]
        elif name in USUAL.values():
            return QKeyEvent(event.type(), Qt.Key.Key_unknown, event.modifiers())
        else:
            return event
        if usual == name:
            return event
        return QKeyEvent(event.type(), getattr(Qt.Key, f"Key_{usual}"), event.modifiers())


USUAL_KEYS = Keymap()
