"""A monkey at the real window: mouse, keys, sizes, languages, looks, pages and matches, without sense or order.

`python -m tests.soak.monkey SEED ACTIONS` does so many things to a window of its own, the same for one seed, and ends
with 0 when nothing broke. Whatever must not happen is told on standard error: exceptions in slots and in methods that
Qt calls, warnings of ours and of Qt, and where a native crash was. Run as a process of its own, a crash takes nobody
else with it.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec
import shiboken6
from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QPoint,
    Qt,
    QTimer,
    QtMsgType,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from ddz_desktop.app.folders import profile_folders
from ddz_desktop.app.logs import start_logging
from ddz_desktop.app.program import Program
from ddz_desktop.app.uncaught import Uncaught
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.settings import Look, NewGame, Player
from ddz_desktop.ui.main_window import LEVELS, MainWindow
from ddz_desktop.ui.pages.new_match import match_setup

if TYPE_CHECKING:
    from collections.abc import Callable

KEYS = tuple(
    getattr(Qt.Key, f"Key_{name}")
    for name in [
        "Return",
        "Enter",
        "Space",
        "Escape",
        "Tab",
        "Backtab",
        "Left",
        "Right",
        "Up",
        "Down",
        "Home",
        "End",
        "PageUp",
        "PageDown",
        "Backspace",
        "Delete",
        "F1",
        "F11",
        "Menu",
        "A",
        "B",
        "C",
        "H",
        "L",
        "P",
        "S",
        "T",
        "X",
        "Z",
        "0",
        "1",
        "2",
        "3",
        "4",
        "5",
        "Plus",
        "Minus",
    ]
)
PLAIN = Qt.KeyboardModifier.NoModifier
MODIFIERS = (PLAIN,) * 6 + (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
LEFT = Qt.MouseButton.LeftButton
BUTTONS = (LEFT,) * 6 + (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
HAND_SHARE = 0.4
"""How many of the clicks go to the lower part, where the hand lies."""

HARMLESS = tuple(
    f"This plugin does not support {what}" for what in ("propagateSizeHints", "raise()", "grabbing the keyboard")
)
"""What the offscreen platform says of windows, and of lists that drop down."""


class Watch(logging.Handler):
    """Gathers what must not happen: warnings of ours, and Qt's."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))

    def from_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Qt's message handler."""
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not message.startswith(HARMLESS):
            self.found.append(f"Qt: {message}")

    def from_destructor(self, unraisable: sys.UnraisableHookArgs) -> None:
        """Python's hook for what cannot be raised."""
        self.found.append(f"unraisable in {unraisable.object!r}: {unraisable.exc_value!r}")


class DialogCloser(QObject):
    """Ends the dialogs for files, which wait in a loop of their own: nobody else would."""

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._close)
        self._timer.start(20)

    @Slot()
    def _close(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.reject()


class Monkey:
    """Does one thing after another to a program; `done` keeps the names of the last ones."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self.rng = Random(seed)
        self.done: list[str] = []
        self._top: QWidget = program.window
        self._tricks: dict[Callable[[], None], int] = {
            self.click: 30,
            self.click_button: 20,
            self.press: 8,
            self.release: 8,
            self.move: 15,
            self.double_click: 5,
            self.key: 40,
            self.wait: 20,
            self.resize: 2,
            self.language: 2,
            self.look: 2,
            self.new_match: 2,
            self.auto_play: 2,
            self.next_hand: 2,
            self.page: 3,
            self.close: 1,
        }

    @property
    def window(self) -> MainWindow:
        return self.program.window

    def act(self, times: int) -> None:
        """Do so many things; half of them before all that follows from the one before."""
        for trick in self.rng.choices(list(self._tricks), list(self._tricks.values()), k=times):
            self.done = [*self.done[-30:], trick.__name__]
            trick()
            if not self.window.isVisible():
                self.window.show()
            if self.rng.random() < 0.5:
                QApplication.processEvents()

    # -- mouse

    def _target(self) -> tuple[QWidget, QPoint]:
        top: QWidget = QApplication.activePopupWidget() or self.window
        low = 0.6 if top is self.window and self.rng.random() < HAND_SHARE else 0.0
        point = QPoint(self.rng.randrange(top.width()), int(top.height() * self.rng.uniform(low, 0.999)))
        widget = top.childAt(point) or top
        self._top = top  # kept: with the wrapper of a widget that Qt made go those of its children
        return widget, widget.mapFrom(top, point)

    def click(self) -> None:
        widget, point = self._target()
        QTest.mouseClick(widget, self.rng.choice(BUTTONS), self.rng.choice(MODIFIERS), point)

    def double_click(self) -> None:
        widget, point = self._target()
        QTest.mouseDClick(widget, LEFT, PLAIN, point)

    def press(self) -> None:
        widget, point = self._target()
        QTest.mousePress(widget, self.rng.choice(BUTTONS), self.rng.choice(MODIFIERS), point)

    def release(self) -> None:
        widget, point = self._target()
        QTest.mouseRelease(widget, self.rng.choice(BUTTONS), self.rng.choice(MODIFIERS), point)

    def move(self) -> None:
        widget, point = self._target()
        QTest.mouseMove(widget, point)

    def click_button(self) -> None:
        buttons = self.window.findChildren(QAbstractButton)
        active = [button for button in buttons if button.isVisible() and button.isEnabled()]
        if active:
            QTest.mouseClick(self.rng.choice(active), LEFT)

    # -- keys

    def key(self) -> None:
        widget = QApplication.focusWidget() or self.window
        QTest.keyClick(widget, self.rng.choice(KEYS), self.rng.choice(MODIFIERS))

    # -- everything else

    def wait(self) -> None:
        QTest.qWait(self.rng.choice((0, 1, 5, 20, 60)))

    def resize(self) -> None:
        self.window.resize(self.rng.randrange(300, 2200), self.rng.randrange(200, 1400))

    def language(self) -> None:
        self._change(language=self.rng.choice(("en", "zh_CN")))

    def look(self) -> None:
        choose = self.rng.choice
        look = Look(
            theme=choose(("light", "dark", "high-contrast")),
            cloth=choose(("pine", "indigo", "tea", "ink")),
            text_scale=choose((100, 115, 130, 150, 200)),
            four_colour=choose((False, True)),
            reduced_motion=choose((False, False, True)),
            speed=choose((0, 1.0, 10.0)),
        )
        self._change(look=look)

    def _change(self, **fields: object) -> None:
        preferences = self.program.preferences
        preferences.change(msgspec.structs.replace(preferences.settings, **fields))
        self.program.controller.set_pace(0)

    def new_match(self) -> None:
        """A match of any system, also from the middle of another one."""
        system, hands = self.rng.choice(list(CATALOG)), self.rng.choice((1, 2, None))
        game = NewGame(system=system, hands=hands, turn_seconds=self.rng.choice((None, 1.0)))
        self.window.start(match_setup(game, Player(), LEVELS))
        self.program.controller.set_pace(0)

    def auto_play(self) -> None:
        self.program.controller.set_auto_play(self.rng.random() < 0.7)

    def next_hand(self) -> None:
        self.program.controller.next_hand()

    def page(self) -> None:
        """Another page, whatever is going on."""
        window = self.window
        self.rng.choice((window.show_home, window.show_new_game, window.show_rulebook, window.show_house_rules))()

    def close(self) -> None:
        """The window is closed in the middle of it all; `act` opens it again."""
        self.window.close()


def torment(seed: int, actions: int) -> list[str]:
    """What must not happen and did, while a monkey had the window, and when it was closed."""
    watch = Watch()
    with tempfile.TemporaryDirectory(prefix="ddz-desktop-monkey-") as name:
        folders = profile_folders(Path(name))
        start_logging(folders.log)
        logging.getLogger().addHandler(watch)
        uncaught = Uncaught()
        uncaught.install()
        sys.unraisablehook = watch.from_destructor
        qInstallMessageHandler(watch.from_qt)
        program = Program(folders, seed=b"monkey")
        program.controller.set_pace(0)
        program.window.show()
        closer = DialogCloser()
        monkey = Monkey(program, seed)
        monkey.new_match()
        monkey.act(actions)
        closer.deleteLater()
        program.close()
        if shiboken6.isValid(program.window):
            watch.found.append("the window outlives its end")
        if watch.found:
            watch.found.append(f"seed {seed}, after {' '.join(monkey.done)}")
        uncaught.remove()
        qInstallMessageHandler(None)
        logging.shutdown()
    return watch.found


if __name__ == "__main__":
    faulthandler.enable()
    told = torment(*map(int, sys.argv[1:]))
    for line in told:
        print(line, file=sys.stderr)
    sys.exit(1 if told else 0)
