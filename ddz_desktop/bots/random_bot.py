"""A player that does anything legal."""

from __future__ import annotations

import random
from itertools import islice

from ddz_desktop.bots.generators import Generators, quota_of, seat_to_act
from ddz_desktop.rules.action import Action, Move
from ddz_desktop.rules.cards import counts_of
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView

MOST = 2000


class RandomBot:
    """Chooses evenly among the open words, answers and plays (of very many plays among the first two thousand)."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._generators = Generators()

    def decide(self, view: SeatView) -> Action:
        seat = seat_to_act(view)
        choices: list[Action] = list(view.options)
        if view.phase is Phase.PLAY:
            generator = self._generators.of(view)
            plays = generator.moves(counts_of(view.hand), view.table, quota_of(view, seat) > 0)
            choices += [Move(play) for play in islice(plays, MOST)]
        return self._rng.choice(choices)
