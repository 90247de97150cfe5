"""A player that does anything legal."""

from __future__ import annotations

import random

from ddz_desktop.bots.generators import Generators, quota_of, seat_to_act
from ddz_desktop.rules.action import PASS, Action, Move
from ddz_desktop.rules.cards import counts_of
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView


class RandomBot:
    """Chooses evenly among the open words, answers and plays."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._generators = Generators()

    def decide(self, view: SeatView) -> Action:
        seat = seat_to_act(view)
        if view.phase is not Phase.PLAY:
            return self._rng.choice(view.options)
        generator = self._generators.of(view)
        play = generator.choose(counts_of(view.hand), view.table, quota_of(view, seat) > 0, self._rng.random())
        return PASS if play is None else Move(play)
