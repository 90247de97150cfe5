"""Memory of the whole program after 200 hands in the window, beside that after 20: nothing may pile up.

Offscreen, 1280 × 800, matches of five hands of three systems by turns, with the history on disk as always and other
deals each time. The bots are the casual player and the table plays for the person too. What the process holds is
measured after Python's and the allocator's spare memory has been given back. Linux only.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
from PySide6.QtCore import QEventLoop, QObject, Slot

from ddz_desktop.app.folders import profile_folders
from ddz_desktop.app.program import Program
from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import Look, NewGame, Player
from ddz_desktop.ui.main_window import FIRST_SIZE
from ddz_desktop.ui.pages.new_match import match_setup
from tests.bench.harness import BenchResult

PEERS = False

SYSTEMS = ("standard-two", "yixing-classic", "yixing-laizi")
FEW, MANY, A_MATCH = 20, 200, 5
LEVELS = ("casual",)


def held_mb() -> float:
    """What the process holds, in MB."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 1e6


class Hands(QObject):
    """Plays hands in the window, a match of several systems after another. Raises RuntimeError when one fails."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program
        self._loop = QEventLoop()
        self._wanted = self.played = 0
        self._failed = self._begun = False
        program.controller.updated.connect(self._take_seat)
        program.controller.kept.connect(self._count)
        program.controller.failed.connect(self._fail)

    def play_to(self, wanted: int) -> None:
        """Go on until so many hands have been played in all."""
        self._wanted = wanted
        self._begin()
        self._loop.exec()
        if self._failed:
            raise RuntimeError("a hand could not be played; the log has the details")

    def _begin(self) -> None:
        system = SYSTEMS[self.played // A_MATCH % len(SYSTEMS)]
        self._program.window.start(match_setup(NewGame(system=system, hands=A_MATCH), Player(), LEVELS))
        self._begun = False

    @Slot(object)
    def _take_seat(self, update: TableUpdate) -> None:
        """A hand has begun: let the table play for the person, too."""
        if not self._begun:
            self._begun = True
            self._program.controller.set_pace(0)
        if update.view.phase is not Phase.OVER and not update.match.auto_play:
            self._program.controller.set_auto_play(True)

    @Slot(object)
    def _count(self, _: object) -> None:
        self.played += 1
        if self.played == self._wanted:
            self._loop.quit()
        elif self.played % A_MATCH == 0:
            self._program.window.show_home()
            self._begin()
        else:
            self._program.controller.next_hand()

    @Slot()
    def _fail(self) -> None:
        self._failed = True
        self._loop.quit()


def bench() -> Iterator[BenchResult]:
    if not sys.platform.startswith("linux"):
        return
    with tempfile.TemporaryDirectory(prefix="ddz-desktop-bench-") as name:
        program = Program(profile_folders(Path(name)))
        settings = program.preferences.settings
        program.preferences.change(msgspec.structs.replace(settings, look=Look(speed=0.0)))
        program.window.resize(FIRST_SIZE)
        program.window.show()
        try:
            hands = Hands(program)
            hands.play_to(FEW)
            few = held_mb()
            hands.play_to(MANY)
            yield BenchResult(f"memory after {MANY} hands", held_mb(), few, "MB", f"after {FEW} hands")
        finally:
            program.close()
