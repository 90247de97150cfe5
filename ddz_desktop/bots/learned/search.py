"""What the options of a moment are worth when they are tried out: in deals that agree with what was played, exactly
where few cards are left, else played on by the network.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np

from ddz_desktop import kernels
from ddz_desktop.bots.learned import belief
from ddz_desktop.bots.learned.differences import Differences
from ddz_desktop.bots.learned.judge import Judged
from ddz_desktop.bots.learned.lookahead import Lookahead
from ddz_desktop.bots.learned.moment import Moment, option_of
from ddz_desktop.bots.learned.network import Network, Numbers, mixed
from ddz_desktop.bots.learned.open_hands import OpenHands
from ddz_desktop.bots.learned.sampling import SampledDeal, Sampler
from ddz_desktop.bots.learned.worlds_kernel import Worlds
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.view import SeatView

DEALS = 96
DEALS_UNCOMPILED = 16
BATCH = 16
MOST_OPTIONS = 4
OPTION_ROOM = 8192
FEW_CARDS = 21  # in all hands together: then deals are solved, too
LIMIT = 20_000  # positions of an endgame

# How far differences between options are off, in units of values
NETWORK_ERROR = 0.1
PLAYED_ON_ERROR = 0.03
SOLVED_ERROR = 0.1  # whoever sees all cards plays otherwise
HOPELESS = 2.0  # standard errors below the best: no longer tried


class Search:
    """Searches under one ruleset. Holds scratch memory: one for each thread."""

    def __init__(self, rules: RuleSet, network: Network, endgames: OpenHands, score_share: float) -> None:
        self.rules = rules
        self._network = network
        self._score_share = score_share
        self._deals = DEALS if kernels.runs_compiled(Worlds.__module__) else DEALS_UNCOMPILED
        self._worlds = Worlds(rules, max(DEALS, BATCH * MOST_OPTIONS), OPTION_ROOM)
        self._lookahead = Lookahead(self._worlds, network, score_share)
        self._endgames = endgames

    def values(
        self, view: SeatView, seat: int, options: Sequence[Judged], rng: random.Random, stopped: Callable[[], bool]
    ) -> list[float]:
        """A value for each option, the first of which the network likes best; its own where there is no time."""
        moment = Moment(view, seat)
        sampler = Sampler(view, seat, rng)
        deals = [sampler.sample() for _ in range(self._deals)]
        weights = belief.weights(moment, deals, self._worlds, self._network, self._score_share, stopped)
        told = Differences([option.value for option in options], NETWORK_ERROR)
        if sum(view.left) <= FEW_CARDS:
            solved = self._solved(moment, options, deals, stopped)
            if solved is not None:
                told = told.add(solved, weights, SOLVED_ERROR)
        return self._played_on(moment, options, deals, weights, told, stopped).values()

    def _played_on(
        self,
        moment: Moment,
        options: Sequence[Judged],
        deals: Sequence[SampledDeal],
        weights: Numbers,
        told: Differences,
        stopped: Callable[[], bool],
    ) -> Differences:
        """What is known besides when the options are played on, batch after batch, until one is best beyond doubt."""
        tried = list(range(len(options)))
        found = np.zeros((0, len(options)))
        both = told
        for first in range(0, len(deals), BATCH):
            plays = [option_of(options[place].action) for place in tried]
            values = self._lookahead.values(moment, plays, deals[first : first + BATCH], stopped)
            if values is None:
                break
            rows = np.full((len(values), len(options)), np.nan)
            rows[:, tried] = values
            found = np.concatenate([found, rows])
            both = told.add(found, weights[: len(found)], PLAYED_ON_ERROR)
            tried = both.hopeful(tried, HOPELESS)
            if tried == [0]:
                break
        return both

    # Endgames

    def _solved(
        self, moment: Moment, options: Sequence[Judged], deals: Sequence[SampledDeal], stopped: Callable[[], bool]
    ) -> Numbers | None:
        """Each option's value in each deal if everybody saw all cards; the network's where that is not found out."""
        mine = int(moment.landlords_side)
        ends = [
            [mixed(chance, option.win, option.loss, self._score_share) for chance in (0.0, 1.0)] for option in options
        ]
        found = np.empty((len(deals), len(options)))
        for row, deal in enumerate(deals):
            self._endgames.take(moment, deal)
            for place, option in enumerate(options):
                if stopped():
                    return None
                winner = self._endgames.winner(option_of(option.action), LIMIT)
                found[row, place] = option.value if winner is None else ends[place][winner == mine]
        return found
