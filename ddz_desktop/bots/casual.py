"""The casual player: splits its hand well, looks one ply ahead, minds its partners, bids by what its hand is worth."""

from __future__ import annotations

import random

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.bidding import rated_words
from ddz_desktop.bots.extras import rated_answers
from ddz_desktop.bots.generators import Generators, quota_of, seat_to_act
from ddz_desktop.bots.hand_kernel import HandKernel
from ddz_desktop.bots.knowledge import Knowledge
from ddz_desktop.bots.odds import Odds
from ddz_desktop.bots.plays import Candidates
from ddz_desktop.bots.scoring import Judge
from ddz_desktop.bots.tables import HandTables
from ddz_desktop.bots.temper import EVEN, Temper
from ddz_desktop.bots.weights import WEIGHTS, Weights
from ddz_desktop.rules.action import PASS, Action, Move
from ddz_desktop.rules.compare import BombLadder
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView

BEAM = 3
WIDTH = 8
ALIKE = 0.02  # values so close are the same


class CasualBot:
    """A hand-written player for every ruleset. Holds scratch memory: one for each thread."""

    def __init__(self, rng: random.Random, weights: Weights = WEIGHTS, temper: Temper = EVEN) -> None:
        self._rng = rng
        self.temper = temper
        self._weights = weights
        self._kernel = HandKernel()
        self._generators = Generators()

    def decide(self, view: SeatView) -> Action:
        rated = self.rated(view)
        best = [choice.action for choice in rated if choice.value >= rated[0].value - ALIKE]
        return self._rng.choice(best)

    def rated(self, view: SeatView) -> list[Rated]:
        """The sensible choices of the view's seat, best first, at least one."""
        seat = seat_to_act(view)
        if view.phase is Phase.PLAY:
            rated = self._rated_plays(view, seat)
        elif view.phase is Phase.AUCTION:
            rated = rated_words(view, seat, self._kernel, self.temper.chance)
        else:
            rated = rated_answers(view, seat, self._kernel, self.temper.chance)
        return sorted(self.temper.applied(rated, self.temper.turns), key=lambda choice: -choice.value)

    def _rated_plays(self, view: SeatView, seat: int) -> list[Rated]:
        generator = self._generators.of(view)
        knowledge = Knowledge(view, seat)
        bombs = quota_of(view, seat)
        odds = Odds(knowledge, BombLadder(view.rules, view.wild), view.quota)
        self._kernel.load(HandTables(odds, bombs, self._weights))
        cost = self._kernel.search(knowledge.natural, knowledge.wilds, BEAM, WIDTH)
        candidates = Candidates(generator, self._kernel, knowledge, bombs > 0)
        judge = Judge(knowledge, odds, self._kernel, cost, generator.readings, self._weights)
        if view.table is None:
            return [Rated(judge.playing(play), Move(play)) for play in candidates.leads()]
        assert view.leader is not None
        rated = [Rated(judge.playing(play, view.leader), Move(play)) for play in candidates.answers(view.table)]
        return [*rated, Rated(judge.passing(view.table, view.leader), PASS)]
