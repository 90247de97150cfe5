"""The master: tries out what the network likes best, and takes what then turns out to be best."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from threading import Event

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.learned.judge import Judged
from ddz_desktop.bots.learned.network import Network
from ddz_desktop.bots.learned.prudence import first, keeping_bombs
from ddz_desktop.bots.learned.search import MOST_OPTIONS
from ddz_desktop.bots.learned.strong import StrongBot
from ddz_desktop.bots.scoring import CERTAIN
from ddz_desktop.bots.temper import EVEN, Temper
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView

NEAR = 0.25
"""No option is tried whose value is less than the best one's by more."""

LONG_SHARE = 0.4
"""How many decisions may take more than what is usual: then the median keeps to it."""

SURE = 2.0
"""The value of a proved win."""


class MasterBot(StrongBot):
    """Plays every ruleset; as the strong player where there are no weights or is no time.

    `budget`: seconds for a decision. `usual`: seconds that most decisions keep to, where not all may take so long.
    `cancel`: set to decide at once.
    """

    def __init__(
        self,
        rng: random.Random,
        budget: float,
        cancel: Event | None = None,
        network: Network | None = None,
        temper: Temper = EVEN,
        usual: float | None = None,
    ) -> None:
        super().__init__(rng, network, temper)
        self._budget = budget
        self._usual = budget if usual is None else min(usual, budget)
        self._decisions = self._long = 0
        self._cancel = cancel or Event()

    def decide(self, view: SeatView) -> Action:
        return self.rated(view)[0].action

    def rated(self, view: SeatView) -> list[Rated]:
        start = time.monotonic()
        may_be_long = self._long <= LONG_SHARE * self._decisions
        found = self._thought_over(view, start + (self._budget if may_be_long else self._usual))
        self._decisions += 1
        self._long += may_be_long and time.monotonic() - start > self._usual
        return found

    def _thought_over(self, view: SeatView, deadline: float) -> list[Rated]:
        rated = super().rated(view)
        if view.phase is not Phase.PLAY or view.seat is None or len(rated) == 1:
            return rated
        open_hands = self._turn_to(view.rules).open_hands
        open_hands.forget()

        def stopped() -> bool:
            return self._cancel.is_set() or time.monotonic() > deadline

        liked = [choice.action for choice in rated]
        proved = open_hands.proved(view, view.seat, liked, self._rng, stopped)
        if proved is not None:
            return first(Rated(SURE, proved), rated)
        judged = self.judged(view, view.seat)
        liking = keeping_bombs(view, self._tempered(judged)) if judged else rated
        if not judged or rated[0].value >= CERTAIN or rated[0].action != liking[0].action:
            return rated  # there is no network, or prudence knows better than any search
        near = [option for option in judged[:MOST_OPTIONS] if option.value >= judged[0].value - NEAR]
        if len(near) == 1:
            return rated
        known = {option.action for option in near}
        others = [choice for choice in rated if choice.action not in known]
        return keeping_bombs(view, self._searched(view, view.seat, near, stopped) + others)

    def _searched(self, view: SeatView, seat: int, near: Sequence[Judged], stopped: Callable[[], bool]) -> list[Rated]:
        """Some options with the values that the search gives them, best first."""
        values = self._turn_to(view.rules).search.values(view, seat, near, self._rng, stopped)
        tried = [option._replace(value=value) for value, option in zip(values, near, strict=True)]
        return self._tempered(tried)
