"""One moment of the play judged by a network: every option worth judging, with its chance and its points."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ddz_desktop.bots.learned.aim import Aim
from ddz_desktop.bots.learned.features_kernel import Features
from ddz_desktop.bots.learned.moment import action_of
from ddz_desktop.bots.learned.network import Network, chances
from ddz_desktop.bots.learned.observation import observation, role_of
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.view import SeatView

OPTION_ROOM = 512
SURE = 1.0  # by how much going out is valued more than anything else


class Judged(NamedTuple):
    """An option: what the player maximises, its chance to win, and what a win and a loss are worth, in stakes of one
    farmer.
    """

    value: float
    action: Action
    chance: float
    win: float
    loss: float


class OptionJudge:
    """Judges the options of one ruleset. Holds scratch memory: one for each thread.

    Raises ValueError for a network that does not fit the ruleset.
    """

    def __init__(self, rules: RuleSet, network: Network) -> None:
        self.rules = rules
        self._network = network
        self._features = Features(rules, 1, OPTION_ROOM)
        if not network.fits(self._features):
            raise ValueError(f"these weights are none for {rules.id}: they were trained on other features")

    def judge(self, view: SeatView, seat: int, aim: Aim) -> list[Judged]:
        """The options of the view's seat, best first; a pass among them where it may pass."""
        features = self._features
        cards, numbers = observation(view, seat)
        count = features.judge(cards, numbers)
        memory = np.frombuffer(features.memory, np.uint8)
        state = memory[: features.state_size]
        options = memory[features.state_size :][: count * features.option_size].reshape(count, -1)
        outputs = self._network.judge(role_of(numbers), state, options)
        values, won = aim.worth(outputs), chances(outputs)
        for i in range(count):
            if features.option(i)[0] == cards[0]:  # it goes out: nothing else matters
                values[i], won[i] = values.max() + SURE, 1.0
        return [
            Judged(
                float(values[i]),
                action_of(features.option(i)),
                float(won[i]),
                1 + float(outputs[i, 1]),
                1 + float(outputs[i, 2]),
            )
            for i in np.argsort(-values)
        ]
