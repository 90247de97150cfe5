"""The strong player: what its network values highest, at once. Without weights it plays as the casual one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.generators import seat_to_act
from ddz_desktop.bots.learned.advice import advised, answers, share_of
from ddz_desktop.bots.learned.desk import Desk, desk_for
from ddz_desktop.bots.learned.forecast import Forecast, Forecaster
from ddz_desktop.bots.learned.judge import Judged
from ddz_desktop.bots.learned.network import Network
from ddz_desktop.bots.learned.prudence import prudent
from ddz_desktop.bots.learned.stakes import lean_of, valued_answers, valued_words
from ddz_desktop.bots.temper import EVEN, Temper
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView


class StrongBot:
    """Plays every ruleset. It thinks with its thread's scratch memory: one for each thread.

    `network`: the one to play with; left out, that of the ruleset's family where it fits.
    """

    def __init__(self, rng: random.Random, network: Network | None = None, temper: Temper = EVEN) -> None:
        self._rng = rng
        self._temper = temper
        self._fallback = CasualBot(rng, temper=temper)
        self._given = network
        self._desk: Desk | None = None

    def decide(self, view: SeatView) -> Action:
        return self.rated(view)[0].action if self._turn_to(view.rules).network else self._fallback.decide(view)

    def rated(self, view: SeatView) -> list[Rated]:
        """The choices of the view's seat, best first, at least one."""
        seat = seat_to_act(view)
        desk = self._turn_to(view.rules)
        if desk.network is None or (answers(view.rules) and view.phase not in (Phase.AUCTION, Phase.PLAY)):
            return self._fallback.rated(view)
        if view.phase is Phase.PLAY:
            return prudent(view, seat, self._tempered(self.judged(view, seat)), self._fallback)
        rated = self._temper.raised(self._valued(view, seat, desk.forecaster))
        return sorted(rated, key=lambda choice: -choice.value)

    def _tempered(self, options: Sequence[Judged]) -> list[Rated]:
        """Options of the play as this temper likes them, best first."""
        rated = self._temper.applied((Rated(*option[:2]) for option in options), self._temper.value)
        return sorted(rated, key=lambda choice: -choice.value)

    def judged(self, view: SeatView, seat: int) -> list[Judged]:
        """The options of the play with chances and points, best first; none where there are no weights.

        Their values are the network's, or the casual player's judgement counts, too.
        """
        desk = self._turn_to(view.rules)
        if desk.network is None:
            return []
        judged = desk.judge.judge(view, seat, desk.aim)
        share = share_of(view.rules)
        return advised(view, judged, self._fallback, share) if share else judged

    def _valued(self, view: SeatView, seat: int, forecaster: Forecaster) -> list[Rated]:
        """Words or answers with their values."""
        forecast, rng = forecaster.forecast, self._rng
        if view.phase is Phase.AUCTION:
            lean = lean_of(view.rules)
            return valued_words(
                view,
                seat,
                cache(lambda other: forecast(view, seat, other, rng).leaning(lean if other == seat else -lean)),
            )
        landlord = view.landlord
        assert landlord is not None

        @cache
        def plain() -> Forecast:
            return forecast(view, seat, landlord, rng)

        def changed() -> Forecast:
            shown = view.phase is Phase.IDENTITY
            return forecast(view, seat, landlord, rng, opened=not shown, told=shown)

        return valued_answers(view, seat, plain, changed)

    def _turn_to(self, rules: RuleSet) -> Desk:
        """What a ruleset is played with."""
        if self._desk is None or self._desk.rules != rules:
            self._desk = desk_for(rules, self._given)
        return self._desk
