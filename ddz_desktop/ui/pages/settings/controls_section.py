"""The section about mouse and keys: what the mouse does, and a key of one's own for each command of the table."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddz_desktop.settings import Settings
from ddz_desktop.ui.controls import Button, Label, Paragraph
from ddz_desktop.ui.fonts import Role
from ddz_desktop.ui.keymap import FREE, Command, Keymap, key_name
from ddz_desktop.ui.pages.settings.items import translated
from ddz_desktop.ui.pages.settings.section import Section

_NAMES: dict[Command, object] = {
    Command.PASS: QT_TRANSLATE_NOOP("Settings", "Pass"),
    Command.HINT: QT_TRANSLATE_NOOP("Settings", "Hint"),
    Command.CLEAR: QT_TRANSLATE_NOOP("Settings", "Put all cards down"),
    Command.AUTO: QT_TRANSLATE_NOOP("Settings", "Let the table play"),
    Command.SORT: QT_TRANSLATE_NOOP("Settings", "Sort the hand"),
    Command.COUNTER: QT_TRANSLATE_NOOP("Settings", "Show the card counter"),
    Command.TRICK: QT_TRANSLATE_NOOP("Settings", "Last trick"),
    Command.MUTE: QT_TRANSLATE_NOOP("Settings", "Sound on and off"),
    Command.TALK: QT_TRANSLATE_NOOP("Settings", "Phrases, at a LAN table"),
}

_FIXED = QT_TRANSLATE_NOOP(
    "Settings",
    "Always the same: Enter plays, bids and says yes; Esc goes back; arrows and Space choose cards; digits, J, Q and K"
    " raise the cards of that rank; Ctrl+Z takes back a choice; F1 rulebook, F6 parts of the table, F11 full screen,"
    " Ctrl+Q quits.",
)
_PRESS = QT_TRANSLATE_NOOP("Settings", "Press a key…")
_TAKEN = QT_TRANSLATE_NOOP("Settings", "{key} is taken: {command}")
_NOT_FREE = QT_TRANSLATE_NOOP("Settings", "{key} has a meaning of its own at the table")
_SPOKEN = QT_TRANSLATE_NOOP("Settings", "{command}: key {key}; press to change it")
_KEYS = QT_TRANSLATE_NOOP("Settings", "Keys at the table")


class KeyButton(Button):
    """Shows a command's key. Pressed, it waits for another one; Esc or leaving it ends that.

    Signals:
        typed(str): the name of the key that was pressed; empty for one that cannot be named.
    """

    typed = Signal(str)
    waiting = False  # Qt sends events while the button is being made

    def __init__(self) -> None:
        super().__init__("", height=44)
        self.set_min_width(120)
        self.clicked.connect(self._wait)

    @Slot()
    def _wait(self) -> None:
        self.waiting = True
        self.setText(translated(_PRESS))
        self.restyle()

    def event(self, event: QEvent) -> bool:
        """While it waits every key is its own, Tab and shortcuts too."""
        if self.waiting and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if self.waiting and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.waiting = False
            self.typed.emit("Esc" if event.key() == Qt.Key.Key_Escape else key_name(event))
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.waiting:
            self.waiting = False
            self.typed.emit("Esc")


class KeyRow(QWidget):
    """A command and its key, and what is wrong with the one that was tried.

    Signals:
        typed(object, str): the Command, and the key that is wanted for it.
    """

    typed = Signal(object, str)

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self.label = Label("", Role.ROW, wrap=True)
        self.problem = Label("", Role.CAPTION, "err", wrap=True)
        self.button = KeyButton()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.label)
        words.addWidget(self.problem)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 2, 0)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self.button)
        self.button.typed.connect(self._tell)

    def show_key(self, keymap: Keymap, problem: str = "") -> None:
        """Show the key that holds, and what was wrong with another."""
        key, name = keymap.key(self.command), translated(_NAMES[self.command])
        self.label.setText(name)
        self.button.setText(key)
        self.button.setAccessibleName(translated(_SPOKEN).format(command=name, key=key))
        self.button.restyle()
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    @Slot(str)
    def _tell(self, key: str) -> None:
        self.typed.emit(self.command, key)


class ControlsSection(Section):
    """Keys change at once; one that is taken or has a meaning of its own is refused, and said why."""

    def add_controls(self) -> None:
        self._heading = Label("", Role.SECTION)
        self._fixed = Paragraph("", role=Role.CAPTION)
        self.keys = {command: KeyRow(command) for command in Command}
        self.body.addSpacing(6)
        self.body.addWidget(self._heading)
        for row in self.keys.values():
            self.body.addWidget(row)
            row.typed.connect(self._take_key)
        self.body.addWidget(self._fixed)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self._heading.setText(translated(_KEYS))
        self._fixed.set_text(translated(_FIXED))
        keymap = Keymap.of(settings.look.keys)
        for row in self.keys.values():
            if not row.button.waiting:
                row.show_key(keymap)

    def reset(self) -> None:
        super().reset()
        self._keep(Keymap())

    @Slot(object, str)
    def _take_key(self, command: Command, key: str) -> None:
        keymap = Keymap.of(self.preferences.settings.look.keys)
        problem = "" if key == "Esc" else _problem(command, key, keymap)
        if not problem and key != "Esc":
            keymap = keymap.given(command, key)
            self._keep(keymap)
        self.keys[command].show_key(keymap, problem)

    def _keep(self, keymap: Keymap) -> None:
        settings = self.preferences.settings
        look = msgspec.structs.replace(settings.look, keys=keymap.as_settings())
        self.preferences.change(msgspec.structs.replace(settings, look=look))


def _problem(command: Command, key: str, keymap: Keymap) -> str:
    """Why a key cannot be given to a command; empty when it can."""
    owner = keymap.owner(key)
    if owner is not None and owner is not command:
        return translated(_TAKEN).format(key=key, command=translated(_NAMES[owner]))
    if key not in FREE:
        return translated(_NOT_FREE).format(key=key or "?")
    return ""
