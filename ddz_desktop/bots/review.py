"""What the plays open to a seat were worth, for looking back at a hand: chances to win, proved where possible."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from ddz_desktop import kernels
from ddz_desktop.bots.generators import seat_to_act
from ddz_desktop.bots.learned.endgame_kernel import Endgames
from ddz_desktop.bots.learned.moment import option_of
from ddz_desktop.bots.learned.open_hands import OpenHands
from ddz_desktop.bots.learned.strong import StrongBot
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView

LIMIT = 200_000
LIMIT_UNCOMPILED = 2_000
"""Positions that are looked at for each play, to prove who wins."""


class Reviewed(NamedTuple):
    """A play or pass: the chance that the seat's side wins after it, and whether that is proved (then 0 or 1)."""

    action: Action
    chance: float
    proved: bool


class Reviewer:
    """Reviews decisions. Holds scratch memory: one for each thread."""

    def __init__(self) -> None:
        self._strong = StrongBot(random.Random(0))
        self._open_hands: OpenHands | None = None
        self._limit = LIMIT if kernels.runs_compiled(Endgames.__module__) else LIMIT_UNCOMPILED

    def review(self, view: SeatView, stopped: Callable[[], bool] = bool) -> tuple[Reviewed, ...]:
        """Every play worth judging, the best first. None outside the play, and where there is no network to ask.

        With all other hands filled in (`view.hands`) and few cards left the chances are proved, others are what the
        network thinks of the view. `stopped`: asked before each proof, for nobody may want to know any more. Raises
        ValueError when the view's seat owes no decision.
        """
        seat = seat_to_act(view)
        if view.phase is not Phase.PLAY:
            return ()
        judged = self._strong.judged(view, seat)
        if self._open_hands is None or self._open_hands.rules != view.rules:
            self._open_hands = OpenHands(view.rules)
        moment = self._open_hands.take_known(view, seat, random.Random(0))
        reviewed = [Reviewed(option.action, option.chance, option.chance == 1.0) for option in judged]
        if moment is not None:
            solver = self._open_hands
            winners = [None if stopped() else solver.winner(option_of(option.action), self._limit) for option in judged]
            mine = int(moment.landlords_side)
            reviewed = [
                known if winner is None else Reviewed(known.action, float(winner == mine), True)
                for known, winner in zip(reviewed, winners, strict=True)
            ]
        return tuple(sorted(reviewed, key=lambda choice: -choice.chance))
