"""What the options of a moment are worth when they are tried out: in deals that agree with what was played, played on
by a network to their end, and exactly where few cards are left.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np

from ddz_desktop import kernels
from ddz_desktop.bots.learned import belief
from ddz_desktop.bots.learned.aim import Aim
from ddz_desktop.bots.learned.differences import Differences
from ddz_desktop.bots.learned.judge import Judged
from ddz_desktop.bots.learned.lookahead import Lookahead
from ddz_desktop.bots.learned.moment import Moment, option_of
from ddz_desktop.bots.learned.network import Network, Numbers
from ddz_desktop.bots.learned.open_hands import OpenHands
from ddz_desktop.bots.learned.sampling import SampledDeal, Sampler
from ddz_desktop.bots.learned.worlds_kernel import Worlds
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.view import SeatView

DEALS = 256
DEALS_UNCOMPILED = 32
ROUND = 64  # deals that are weighed at once
BATCH = 16  # deals that are played on at once
MOST_OPTIONS = 4
OPTION_ROOM = 4096
FEW_CARDS = 21  # in all hands together: then deals are solved, too
LIMIT = 20_000  # positions of an endgame

# How far differences between options are off, in units of values
NETWORK_ERROR = 0.1
PLAYED_ON_ERROR = 0.06
SOLVED_ERROR = 0.1  # whoever sees all cards plays otherwise
HOPELESS = 2.0  # standard errors below the best: no longer tried
CAUTION = 0.3  # standard errors by which an option must be better than what the network likes best

SCORE_SHARE = 0.75
"""How much points count in what the search maximises: they tell more of hands that were played out than of opinions."""


class Evidence:
    """What is known of some options, the first of which the network likes best: its opinion, and what became of them in
    deals, each of which counts by how well it is believed.
    """

    def __init__(self, values: Sequence[float]) -> None:
        self._told = self._all = Differences(values, NETWORK_ERROR)
        self._logs = np.zeros(0)
        self._solved = self._played_on = np.zeros((0, len(values)))
        self.tried = list(range(len(values)))
        """The places of options that may be the best."""

    @property
    def decided(self) -> bool:
        """Whether nothing is likely to be better than the first."""
        return self.tried == [0]

    @property
    def deals(self) -> int:
        """How many deals have been played on."""
        return len(self._played_on)

    def add_deals(self, logs: Numbers, solved: Numbers | None) -> None:
        """More deals: the logarithms of their weights, and what is proved there if that was looked for."""
        self._logs = np.concatenate([self._logs, logs])
        if solved is not None:
            self._solved = np.concatenate([self._solved, solved])

    def add_played_on(self, values: Numbers) -> None:
        """What the tried options came to in the next of these deals, a row a deal."""
        rows = np.full((len(values), self._played_on.shape[1]), np.nan)
        rows[:, self.tried] = values
        self._played_on = np.concatenate([self._played_on, rows])
        shares = belief.shares(self._logs)
        solved = self._told.add(self._solved, shares[: len(self._solved)], SOLVED_ERROR)
        self._all = solved.add(self._played_on, shares[: len(self._played_on)], PLAYED_ON_ERROR)
        self.tried = self._all.hopeful(self.tried, HOPELESS)

    def values(self) -> list[float]:
        """A value for each option."""
        return self._all.values(CAUTION)


class Search:
    """Searches under one ruleset. Holds scratch memory: one for each thread.

    `network`: plays the deals on and says how well they agree with what was played, choosing by `aim`.
    """

    def __init__(self, rules: RuleSet, network: Network, endgames: OpenHands, aim: Aim) -> None:
        self.rules = rules
        self.network = network
        self._aim = aim
        self._goal = aim._replace(score_share=SCORE_SHARE)
        self._deals = DEALS if kernels.runs_compiled(Worlds.__module__) else DEALS_UNCOMPILED
        self._worlds = Worlds(rules, max(ROUND, BATCH * MOST_OPTIONS), OPTION_ROOM)
        self._lookahead = Lookahead(self._worlds, network, aim, self._goal)
        self._endgames = endgames

    def values(
        self, view: SeatView, seat: int, options: Sequence[Judged], rng: random.Random, stopped: Callable[[], bool]
    ) -> list[float]:
        """A value for each option, the first of which the network likes best; its own where there is no time."""
        moment, sampler = Moment(view, seat), Sampler(view, seat, rng)
        evidence = Evidence([self._valued(option) for option in options])
        few = sum(view.left) <= FEW_CARDS
        for done in range(0, self._deals, ROUND):
            if evidence.decided or stopped():
                break
            deals = [sampler.sample() for _ in range(min(ROUND, self._deals - done))]
            logs = belief.log_chances(moment, deals, self._worlds, self.network, self._aim, stopped)
            kept, weights = belief.thinned(logs, rng)
            deals = [deals[place] for place in kept]
            evidence.add_deals(weights, self._solved(moment, options, deals, stopped) if few else None)
            self._play_on(moment, options, deals, evidence, stopped)
        return evidence.values() if evidence.deals else [option.value for option in options]

    def _valued(self, option: Judged) -> float:
        """The network's value of an option, points counting as they do here."""
        numbers = option.chance, option.win, option.loss
        return option.value + self._goal.mixed(*numbers) - self._aim.mixed(*numbers)

    def _play_on(
        self,
        moment: Moment,
        options: Sequence[Judged],
        deals: Sequence[SampledDeal],
        evidence: Evidence,
        stopped: Callable[[], bool],
    ) -> None:
        """The options that may be the best are played on, batch after batch, until one is that beyond doubt."""
        for first in range(0, len(deals), BATCH):
            plays = [option_of(options[place].action) for place in evidence.tried]
            values = self._lookahead.values(moment, plays, deals[first : first + BATCH], stopped)
            if values is None:
                return
            evidence.add_played_on(values)
            if evidence.decided:
                return

    def _solved(
        self, moment: Moment, options: Sequence[Judged], deals: Sequence[SampledDeal], stopped: Callable[[], bool]
    ) -> Numbers:
        """Each option's value in each deal if everybody saw all cards; the network's where that is not found out, and
        none (NaN) where there is no time.
        """
        mine = int(moment.landlords_side)
        ends = [[self._goal.mixed(chance, option.win, option.loss) for chance in (0.0, 1.0)] for option in options]
        found = np.full((len(deals), len(options)), np.nan)
        for row, deal in enumerate(deals):
            if stopped():
                break
            self._endgames.take(moment, deal)
            for place, option in enumerate(options):
                winner = self._endgames.winner(option_of(option.action), LIMIT)
                found[row, place] = self._valued(option) if winner is None else ends[place][winner == mine]
        return found
