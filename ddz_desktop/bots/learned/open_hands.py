"""Endgames with all hands open, for views and sampled deals."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from ddz_desktop import kernels
from ddz_desktop.bots.learned.endgame_kernel import Endgames
from ddz_desktop.bots.learned.moment import Moment, Option, action_of, option_of
from ddz_desktop.bots.learned.sampling import SampledDeal, Sampler
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.cards import counts_of
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.view import SeatView

MOST_CARDS = 26  # in all hands together, to look for a proof
LIMIT = 2_000_000  # positions, of all options together
LIMIT_UNCOMPILED = 100_000


class OpenHands:
    """Solves endgames of one ruleset. Holds scratch memory: one for each thread."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self._kernel = Endgames(rules)
        self._limit = LIMIT if kernels.runs_compiled(Endgames.__module__) else LIMIT_UNCOMPILED
        self._moment: Moment | None = None
        self._settled: tuple[object, ...] = ()

    def forget(self) -> None:
        """Forget all positions that were looked at: what comes is another seat's or another decision."""
        self._settled = ()

    def take(self, moment: Moment, deal: SampledDeal) -> None:
        """Make ready for the options of a moment in one deal."""
        sides = [int(seat in (moment.landlord, deal.partner)) for seat in range(self.rules.seats)]
        settled = (sides, moment.wild_mask)
        if settled != self._settled:
            self._settled = settled
            self._kernel.forget()
        self._moment = moment
        self._kernel.begin(deal.hands, sides, moment.quota, moment.wild_mask)

    def take_known(self, view: SeatView, seat: int, rng: random.Random) -> Moment | None:
        """Make ready for a moment in which the seat knows all hands; `None` if it does not, or they are too large."""
        if sum(view.left) > MOST_CARDS:
            return None
        sampler = Sampler(view, seat, rng)
        if not sampler.all_known:
            return None
        moment = Moment(view, seat)
        self.take(moment, sampler.sample())
        return moment

    def winner(self, option: Option, limit: int) -> int | None:
        """Whether the landlord's side wins after an option; `None` if more positions would have to be looked at."""
        moment = self._moment
        assert moment is not None
        return self._kernel.winner(option, moment.seat, moment.leader, moment.table, limit)

    def proved(
        self,
        view: SeatView,
        seat: int,
        liked: Sequence[Action],
        rng: random.Random,
        stopped: Callable[[], bool],
    ) -> Action | None:
        """A win that nobody can prevent, where the seat knows all hands: the first of the liked actions that is one,
        else any other play. `None` where there is none, or that is too much to find out.
        """
        moment = self.take_known(view, seat, rng)
        if moment is None:
            return None
        cards, kind, key = moment.table
        hand = counts_of(view.hand)
        legal = self._kernel.options(hand, kind, key, cards, moment.quota[seat] > 0, moment.wild_mask)
        places = {option_of(action): place for place, action in enumerate(liked)}
        limit = self._limit
        for option in sorted(legal, key=lambda option: places.get(option, len(places))):
            if limit <= 0 or stopped():
                break
            if self.winner(option, limit) == int(moment.landlords_side):
                return action_of(option)
            limit -= self._kernel.searched
        return None
