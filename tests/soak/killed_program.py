"""A program that is going to be killed: the real window, offscreen, and a hurried player before it.

    python -m tests.soak.killed_program PROFILE SYSTEM

It goes on with the unfinished match as a person does, by the button on the first page, or begins one. Each thing that
the player sees is written to the standard output, one JSON object a line, before he does anything about it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QTimer

from ddz_desktop.app.folders import profile_folders
from ddz_desktop.app.program import Program
from ddz_desktop.rules.notation import action_text
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import NewGame, Player
from ddz_desktop.ui.pages.new_match import match_setup
from tests.playing import plain_action

if TYPE_CHECKING:
    from ddz_desktop.controller.messages import SavedMatch, TableUpdate
    from ddz_desktop.rules.view import SeatView

PACE_MS = 3


def seen(update: TableUpdate | SavedMatch) -> dict[str, Any]:
    """What a player would notice if it were another."""
    view, match = update.view, update.match
    return {
        "number": match.hand_number,
        "totals": match.totals,
        "cards": view.hand,
        "left": view.left,
        "turn": view.to_act,
        "phase": view.phase,
        "decisions": [f"{seat} {action_text(action)}" for seat, action in view.history],
        "commitment": match.commitment,
    }


class HurriedPlayer:
    """Plays at once whenever it is his turn, and wants the next hand as soon as one is over."""

    def __init__(self, program: Program, system: str) -> None:
        self._controller = program.controller
        program.window.show()
        program.controller.updated.connect(self._take)
        program.controller.set_pace(PACE_MS)
        saved = program.controller.saved_match()
        if saved is not None:
            _say("saved", saved)
            program.window.home.resume.resume.click()
        else:
            _tell({"what": "nothing"})
            game = NewGame(system=system, levels=("casual",) * 4, hands=None)
            program.window.start(match_setup(game, Player(), ("casual",)))

    def _take(self, update: TableUpdate) -> None:
        _say("seen", update)
        QTimer.singleShot(PACE_MS, lambda: self._act(update.view, update.serial))

    def _act(self, view: SeatView, serial: int) -> None:
        if view.phase is Phase.OVER and not view.redeal:
            self._controller.next_hand()
        elif view.seat in view.to_act:
            self._controller.submit(plain_action(view), serial)


def _say(what: str, update: TableUpdate | SavedMatch) -> None:
    _tell({"what": what, **seen(update)})


def _tell(line: dict[str, Any]) -> None:
    sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    running = Program(profile_folders(Path(sys.argv[1])))
    player = HurriedPlayer(running, sys.argv[2])
    running.app.exec()
