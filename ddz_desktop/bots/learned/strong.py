"""The strong player: what its network values highest, at once. Without weights it plays as the casual one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.generators import seat_to_act
from ddz_desktop.bots.learned.advice import advised, share_of
from ddz_desktop.bots.learned.forecast import Forecast, Forecaster
from ddz_desktop.bots.learned.judge import Judged, OptionJudge
from ddz_desktop.bots.learned.network import Network
from ddz_desktop.bots.learned.prudence import prudent
from ddz_desktop.bots.learned.stakes import valued_answers, valued_words
from ddz_desktop.bots.learned.weights import network_for
from ddz_desktop.bots.temper import EVEN, Temper
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView

SCORE_SHARE = 0.5
"""How much of what it maximises are points, the rest the chance to win."""


class StrongBot:
    """Plays every ruleset. Holds scratch memory: one for each thread.

    `network`: the one to play with; left out, that of the ruleset's family where it fits.
    """

    def __init__(self, rng: random.Random, network: Network | None = None, temper: Temper = EVEN) -> None:
        self._rng = rng
        self._temper = temper
        self._fallback = CasualBot(rng, temper=temper)
        self._given = network
        self._rules: RuleSet | None = None
        self._network: Network | None = None
        self._judge: OptionJudge | None = None
        self._forecaster: Forecaster | None = None

    def decide(self, view: SeatView) -> Action:
        self._turn_to(view.rules)
        return self.rated(view)[0].action if self._network else self._fallback.decide(view)

    def rated(self, view: SeatView) -> list[Rated]:
        """The choices of the view's seat, best first, at least one."""
        seat = seat_to_act(view)
        self._turn_to(view.rules)
        if self._network is None:
            return self._fallback.rated(view)
        if view.phase is Phase.PLAY:
            return prudent(view, seat, self._tempered(self.judged(view, seat)), self._fallback)
        rated = self._temper.raised(self._valued(view, seat, self._network))
        return sorted(rated, key=lambda choice: -choice.value)

    def _tempered(self, options: Sequence[Judged]) -> list[Rated]:
        """Options of the play as this temper likes them, best first."""
        rated = self._temper.applied((Rated(*option[:2]) for option in options), self._temper.value)
        return sorted(rated, key=lambda choice: -choice.value)

    def judged(self, view: SeatView, seat: int) -> list[Judged]:
        """The options of the play with chances and points, best first; none where there are no weights.

        Their values are the network's, or the casual player's judgement counts, too.
        """
        self._turn_to(view.rules)
        if self._network is None:
            return []
        if self._judge is None:
            self._judge = OptionJudge(view.rules, self._network)
        judged = self._judge.judge(view, seat, SCORE_SHARE)
        share = share_of(view.rules)
        return advised(view, judged, self._fallback, share) if share else judged

    def _valued(self, view: SeatView, seat: int, network: Network) -> list[Rated]:
        """Words or answers with their values."""
        if self._forecaster is None:
            self._forecaster = Forecaster(view.rules, network, self._rng, SCORE_SHARE)
        forecast = self._forecaster.forecast
        if view.phase is Phase.AUCTION:
            return valued_words(view, seat, cache(lambda landlord: forecast(view, seat, landlord)))
        landlord = view.landlord
        assert landlord is not None

        @cache
        def plain() -> Forecast:
            return forecast(view, seat, landlord)

        def changed() -> Forecast:
            shown = view.phase is Phase.IDENTITY
            return forecast(view, seat, landlord, opened=not shown, told=shown)

        return valued_answers(view, seat, plain, changed)

    def _turn_to(self, rules: RuleSet) -> None:
        """Make ready for a ruleset."""
        if self._rules != rules:
            self._rules = rules
            self._network = self._given or network_for(rules)
            self._judge = self._forecaster = None
