"""Bots that do as they are told."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ddz_desktop.rules.action import PASS, Move
from ddz_desktop.rules.cards import counts_of
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_action
from ddz_desktop.rules.state import Phase

if TYPE_CHECKING:
    from random import Random

    from ddz_desktop.rules.action import Action
    from ddz_desktop.rules.view import SeatView


class ScriptedBots:
    """Makes bots that say what the script of their seat holds, decision by decision, and when it is over pass.

    A leader whose script is over plays the first play there is. With `patient`, they think until `let_decide` allows a
    decision; `thinking` is set as soon as one does.
    """

    def __init__(self, scripts: Sequence[Sequence[str]], *, patient: bool = False) -> None:
        self._left = [list(script) for script in scripts]
        self._patient = patient
        self._allowed = threading.Semaphore(0)
        self.thinking = threading.Event()

    def __call__(self, level: str, rng: Random, cancel: threading.Event) -> ScriptedBots:
        return self

    def let_decide(self, times: int = 1) -> None:
        """Allow so many decisions."""
        self.thinking.clear()
        self._allowed.release(times)

    def decide(self, view: SeatView) -> Action:
        assert view.seat is not None
        if self._patient:
            self.thinking.set()
            self._allowed.acquire()
        script = self._left[view.seat]
        if script:
            return parse_action(script.pop(0))
        if view.phase is Phase.PLAY and view.table is None:
            return Move(next(MoveGenerator(view.rules, view.wild).moves(counts_of(view.hand))))
        return PASS if PASS in view.options else view.options[0]
