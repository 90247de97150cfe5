"""The strong player: the network's best option, at once; where it has no weights or knows no better, the casual one."""

from __future__ import annotations

import random

from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.generators import seat_to_act
from ddz_desktop.bots.learned.judge import Judged, OptionJudge
from ddz_desktop.bots.learned.network import Network
from ddz_desktop.bots.learned.weights import network_from, weights_file
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView

SCORE_SHARE = 0.5
"""How much of what it maximises are points, the rest the chance to win."""


class StrongBot:
    """Plays every ruleset. Holds scratch memory: one for each thread.

    `network`: the one to play with; left out, that of the ruleset's family.
    """

    def __init__(self, rng: random.Random, network: Network | None = None) -> None:
        self._fallback = CasualBot(rng)
        self._network = network
        self._judge: OptionJudge | None = None

    def decide(self, view: SeatView) -> Action:
        seat = seat_to_act(view)
        if view.phase is Phase.PLAY:
            judged = self.judged(view, seat)
            if judged:
                return judged[0].action
        return self._fallback.decide(view)

    def judged(self, view: SeatView, seat: int) -> list[Judged]:
        """The options of the play, best first; none where there are no weights for the ruleset."""
        judge = self._judge_of(view.rules)
        return judge.judge(view, seat, SCORE_SHARE) if judge else []

    def _judge_of(self, rules: RuleSet) -> OptionJudge | None:
        if self._judge is None or self._judge.rules != rules:
            network = self._network or network_from(weights_file(rules))
            self._judge = OptionJudge(rules, network) if network else None
        return self._judge
