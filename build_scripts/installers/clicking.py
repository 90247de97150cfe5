"""A hand at the installed program, played with mouse clicks on a display that nobody sees, with pictures of it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from ddz_desktop.settings import NewGame, Progress, Settings, settings_text
from devtools import resources
from devtools.project import CommandError, say
from installers.running import run

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick"}
"""Commands and Debian's packages of them."""

SCREEN = "1280x800x24"
TITLE = "Dou Dizhu"
PATIENCE_S = 300
BETWEEN_CLICKS_S = 0.3

Place: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Places:
    """Where to click, in pixels of the screen: what begins a game, what bids, and the buttons of a turn."""

    quick: Place
    bids: tuple[Place, ...]
    turn: tuple[Place, ...]


def settings() -> str:
    """The settings of a player who is no newcomer, for a match of one hand."""
    return settings_text(Settings(language="en", progress=Progress(welcomed=True), new_game=NewGame(hands=1)))


@contextlib.contextmanager
def display(*options: str) -> Iterator[str]:
    """The name of a display of our own, which takes every caller. A chroot reaches it, too. `options`: for Xvfb."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp", "-ac", *options]
    with subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise CommandError("Xvfb does not start")
        try:
            yield f":{number}"
        finally:
            server.terminate()


def button_places() -> Places:
    """Asked from the checkout's own window, offscreen and of the same size."""
    resources.ensure()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from devtools import moments
    from devtools.rehearsal import Wish
    from devtools.stage import Hand, Look, Stage

    with tempfile.TemporaryDirectory() as scratch:
        stage = Stage(Path(scratch))
        try:
            stage.put_on(Look("en"))
            stage.program.app.processEvents()  # lays the page out
            quick = _middle(stage.window.home.quick)
            system = stage.program.preferences.settings.new_game.system
            stage.open_hand(Hand(system, Wish(moments.my_word, first=0)))
            bids = tuple(_middle(button) for button in stage.overlay.bar.buttons)
            stage.open_hand(Hand(system, Wish(moments.following)))
            turn = tuple(_middle(button) for button in stage.overlay.bar.buttons)
        finally:
            stage.close()
    return Places(quick, bids, turn)


def _middle(widget: QWidget) -> Place:
    point = widget.mapTo(widget.window(), widget.rect().center())
    return point.x(), point.y()


def play(name: str, places: Places, history: Path, pictures: Path) -> None:
    """Plays until the history holds a hand. `name`: of the display. Raises CommandError when none comes to its end."""
    pictures.mkdir(parents=True, exist_ok=True)
    wait_for_window(name, PATIENCE_S)
    time.sleep(3)  # the window has come; its first page fades in
    picture(name, pictures / "installed-home.png")
    _click(name, places.quick)
    over = time.monotonic() + PATIENCE_S
    halfway = False
    while not _hands(history):
        if time.monotonic() > over:
            picture(name, pictures / "installed-stuck.png")
            raise CommandError(f"no hand came to its end by clicks; see {pictures}")
        for place in (*places.turn[1:], places.turn[0], *reversed(places.bids)):
            _click(name, place)
        if not halfway:
            picture(name, pictures / "installed-table.png")
            halfway = True
    time.sleep(3)
    picture(name, pictures / "installed-settlement.png")
    say(f"a hand was played by clicks; pictures of it are in {pictures}")


def wait_for_window(name: str, seconds: int) -> None:
    """Raises CommandError when no window of the program comes up on the display."""
    search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", TITLE]
    run(["timeout", str(seconds), *search], {"DISPLAY": name})


def picture(name: str, file: Path) -> None:
    """What the display shows, into a file."""
    run(["import", "-window", "root", str(file)], {"DISPLAY": name})


def _click(name: str, place: Place) -> None:
    run(["xdotool", "mousemove", str(place[0]), str(place[1]), "click", "1"], {"DISPLAY": name})
    time.sleep(BETWEEN_CLICKS_S)


def _hands(history: Path) -> int:
    """Hands that have been played to their end."""
    if not history.is_file():
        return 0
    with contextlib.closing(sqlite3.connect(f"file:{history}?mode=ro", uri=True)) as connection:
        try:
            (count,) = connection.execute("SELECT count(*) FROM hands WHERE result IN ('won', 'lost')").fetchone()
        except sqlite3.OperationalError:  # it is being made
            return 0
    return int(count)
