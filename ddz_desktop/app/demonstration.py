"""A hand in the real window where there is no display: told in words as it goes, with pictures of the window.

The window is drawn offscreen; the person's seat takes the first hint each time. Nothing touches the user's own files.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Slot

from ddz_desktop.app.folders import profile_folders
from ddz_desktop.app.narration import tell_all
from ddz_desktop.app.program import Program
from ddz_desktop.controller.messages import HandKept, TableUpdate
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import NewGame, Player
from ddz_desktop.ui.main_window import FIRST_SIZE, LEVELS
from ddz_desktop.ui.pages.new_match import match_setup

FOLDER = "ddz-desktop-demonstration"
RECORD = "hand.ddz"
NAME = "Wen"
PACE_MS = 40
PICTURED_PLAYS = 9
"""The picture of the play is taken at the first own turn after so many decisions."""

LOOK_MS = 300
"""How long a page has to come up before its picture is taken."""

PATIENCE_MS = 120_000


def run() -> int:
    """Play the hand; return 0 when it came to its end."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder = picture_folder()
    with tempfile.TemporaryDirectory(prefix="ddz-desktop-") as scratch:
        program = Program(profile_folders(Path(scratch)))
        _quicken(program.preferences)
        demonstration = Demonstration(program, folder)
        program.window.resize(FIRST_SIZE)
        program.window.show()
        demonstration.begin()
        try:
            code = program.app.exec()
        finally:
            program.close()
    print(f"The pictures of the window, and the record of the hand, are in {folder}")
    return code


def picture_folder() -> Path:
    """An emptied folder for the pictures; one of another name where the usual one is somebody else's."""
    folder = Path(tempfile.gettempdir(), FOLDER)
    try:
        folder.mkdir(exist_ok=True)
        for old in (*folder.glob("*.png"), *folder.glob("*.ddz")):
            old.unlink()
    except OSError:
        return Path(tempfile.mkdtemp(prefix=f"{FOLDER}-"))
    return folder


def _quicken(preferences: Preferences) -> None:
    """No animations: nobody is watching."""
    settings = preferences.settings
    preferences.change(msgspec.structs.replace(settings, look=msgspec.structs.replace(settings.look, speed=0.0)))


class Demonstration(QObject):
    """Looks at the first pages, sits down at the table, plays, prints and takes pictures."""

    def __init__(self, program: Program, folder: Path) -> None:
        super().__init__()
        self._program = program
        self._folder = folder
        self._setup = match_setup(NewGame(hands=1), Player(name=NAME), LEVELS)
        self._names = [owner.name for owner in self._setup.seats]
        self._pictured: list[str] = []
        self._decisions = 0
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._give_up)

    def begin(self) -> None:
        """Begin with the first page."""
        self._watchdog.start(PATIENCE_MS)
        QTimer.singleShot(LOOK_MS, self, self._show_pages)

    # -- slots ----------------------------------------------------------------------------------------------------

    @Slot()
    def _show_pages(self) -> None:
        self._take_picture("home")
        self._program.window.show_new_game()
        QTimer.singleShot(LOOK_MS, self, self._sit_down)

    @Slot()
    def _sit_down(self) -> None:
        self._take_picture("new-game")
        window, controller = self._program.window, self._program.controller
        window.start(self._setup)
        controller.updated.connect(self._take)  # after the window, which is to have shown what is then pictured
        controller.hinted.connect(self._play)
        controller.kept.connect(self._take_record)
        controller.set_pace(PACE_MS)

    @Slot(object)
    def _take(self, update: TableUpdate) -> None:
        for line in tell_all(update.events, self._names):
            print(line, flush=True)
        view = update.view
        my_turn = view.seat in view.to_act
        self._decisions += view.phase is Phase.PLAY
        if my_turn and view.phase is Phase.AUCTION:
            self._take_picture("auction")
        elif my_turn and self._decisions > PICTURED_PLAYS:
            self._take_picture("play")
        if my_turn:
            self._program.controller.request_hint()

    @Slot(object)
    def _play(self, actions: tuple[Action, ...]) -> None:
        self._program.controller.submit(actions[0])

    @Slot(object)
    def _take_record(self, kept: HandKept) -> None:
        """The hand is over; the settlement comes up soon."""
        (self._folder / RECORD).write_text(self._program.controller.library.text(kept.id), encoding="utf-8")
        QTimer.singleShot(2 * LOOK_MS, self, self._finish)

    @Slot()
    def _finish(self) -> None:
        self._take_picture("settlement")
        self._watchdog.stop()
        self._program.app.exit(0)

    @Slot()
    def _give_up(self) -> None:
        print("The hand did not come to its end.", flush=True)
        self._program.app.exit(1)

    # -- helpers --------------------------------------------------------------------------------------------------

    def _take_picture(self, name: str) -> None:
        """Save the window as it looks now; of each name the first."""
        if name not in self._pictured:
            self._pictured.append(name)
            self._program.window.grab().save(str(self._folder / f"{len(self._pictured)}-{name}.png"))
