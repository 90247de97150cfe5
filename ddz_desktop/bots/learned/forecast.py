"""What a hand is worth before the first card is played: sampled deals, played by the network to the seat's own turn.

For every deal somebody is landlord and leads; the network plays for all until the seat in question has a choice, and
what it thinks of its best option there is the deal's value for it. Their mean is the forecast.
"""

from __future__ import annotations

import math
import random
from array import array
from typing import NamedTuple

import numpy as np

from ddz_desktop.bots.learned.aim import Aim
from ddz_desktop.bots.learned.moment import told_at_first, winning_rank
from ddz_desktop.bots.learned.network import Floats, Network, expected
from ddz_desktop.bots.learned.observation import bombs_left
from ddz_desktop.bots.learned.sampling import SampledDeal, Sampler
from ddz_desktop.bots.learned.worlds_kernel import Worlds
from ddz_desktop.rules.cards import RANK_UNIT, counts_of
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.view import SeatView

DEALS = 24
OPTION_ROOM = 4096
MOST_STEPS = 12


class Forecast(NamedTuple):
    """A side's chance to win; what it wins when it wins, and loses when it loses, in stakes of one farmer."""

    chance: float
    win: float
    loss: float

    @property
    def points(self) -> float:
        """Expected points in stakes of one farmer."""
        return expected(self.chance, self.win, self.loss)

    def leaning(self, by: float) -> Forecast:
        """The same with log odds to win that are higher by so much."""
        return self._replace(chance=self.chance / (self.chance + math.exp(-by) * (1 - self.chance)))


class Forecaster:
    """Forecasts hands of one ruleset. Holds scratch memory: one for each thread."""

    def __init__(self, rules: RuleSet, network: Network, aim: Aim) -> None:
        self.rules = rules
        self._network = network
        self._aim = aim
        self._hands = Worlds(rules, DEALS, OPTION_ROOM)

    def forecast(
        self,
        view: SeatView,
        seat: int,
        landlord: int,
        rng: random.Random,
        *,
        opened: bool = False,
        told: bool = False,
    ) -> Forecast:
        """The seat's hand if `landlord` is or becomes landlord, his hand laid `opened`, hidden roles `told`."""
        sampler = Sampler(view, seat, rng)
        told, opened = told or told_at_first(view), opened or view.open_hand or view.spread
        winning = winning_rank(view)
        quota = [bombs_left(view, other) for other in range(self.rules.seats)]
        for slot in range(1, DEALS + 1):
            deal = sampler.sample()
            hands, bottom = self._dealt(view, deal, landlord)
            wild = self._wild_ranks(view, rng)
            self._hands.set_hand(slot, hands, landlord, bottom, wild, deal.partner, winning, quota, told, opened)
        values: dict[int, Floats] = {}
        for _ in range(MOST_STEPS):
            decisions = self._hands.step()
            if not decisions or len(values) == DEALS:
                break
            self._decide(decisions, seat, values)
        outputs = np.array(list(values.values())) if values else np.zeros((1, 3), np.float32)
        chance = 1 / (1 + np.exp(-outputs[:, 0]))
        return Forecast(
            float(chance.mean()),
            float((chance * (1 + outputs[:, 1])).mean() / chance.mean()),
            float(((1 - chance) * (1 + outputs[:, 2])).mean() / (1 - chance).mean()),
        )

    def _dealt(self, view: SeatView, deal: SampledDeal, landlord: int) -> tuple[list[int], int]:
        """Hands and bottom of a sampled deal: before the auction's end the landlord still takes the bottom."""
        hands, bottom = list(deal.hands), 0
        if view.landlord is None:
            bottom = sum(RANK_UNIT[rank] for rank in deal.nobodys[: self.rules.bottom_cards])
        elif view.bottom is not None:
            bottom = counts_of(view.bottom)
            hands[landlord] -= bottom
        return hands, bottom

    def _wild_ranks(self, view: SeatView, rng: random.Random) -> list[int]:
        """The wild ranks; those that are not drawn yet are drawn."""
        wild = list(view.wild)
        while len(wild) < self.rules.wild_ranks:
            rank = rng.randrange(self.rules.lowest_rank, 13)
            wild += [rank] * (rank not in wild)
        return wild

    def _decide(self, decisions: int, seat: int, values: dict[int, Floats]) -> None:
        """Plays all hands one choice on, and keeps what the seat thinks of its first."""
        hands = self._hands
        outputs, first_rows = self._network.judge_waiting(hands)
        worths = self._aim.worth(outputs)
        for decision in range(decisions):
            slot = hands.slot_of[decision]
            if slot not in values and hands.moment(slot)[1] == seat:
                mine = slice(first_rows[decision], first_rows[decision + 1])
                values[slot] = outputs[mine][worths[mine].argmax()]
        hands.choose(array("f", worths.tolist()), array("f", bytes(4)), 0.0)
