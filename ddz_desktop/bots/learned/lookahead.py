"""Options of one moment tried out in sampled deals, played on by the network to their end.

What the network thinks at the seat's next turns instead is quicker and misleads: a wrong opinion of an option comes
back from there.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

import numpy as np

from ddz_desktop.bots.learned.aim import Aim
from ddz_desktop.bots.learned.moment import Moment, Option
from ddz_desktop.bots.learned.network import Network, Numbers
from ddz_desktop.bots.learned.sampling import SampledDeal
from ddz_desktop.bots.learned.worlds_kernel import Worlds

_NO_CRITIC = array("f", bytes(4))

MOST_STEPS = 400  # of a hand, that of two decks included


class Lookahead:
    """Plays options on in the worlds of one ruleset. `stopped` says when there is no more time.

    `aim`: what the network plays for. `goal`: what the ends are worth by.
    """

    def __init__(self, worlds: Worlds, network: Network, aim: Aim, goal: Aim) -> None:
        self._worlds = worlds
        self._network = network
        self._aim = aim
        self._goal = goal

    def values(
        self, moment: Moment, options: Sequence[Option], deals: Sequence[SampledDeal], stopped: Callable[[], bool]
    ) -> Numbers | None:
        """What each option is worth in each deal, a row a deal; `None` if it was stopped before the end."""
        worlds = self._worlds
        moment.put(worlds)
        number = len(options)
        for index, deal in enumerate(deals):
            moment.put_world(worlds, 1 + index * number, deal)
            for place in range(1, number):
                worlds.copy(1 + index * number, 1 + index * number + place)
            for place, option in enumerate(options):
                worlds.act(1 + index * number + place, *option)
        found = self._play_on(moment, number * len(deals), stopped)
        return None if found is None else found.reshape(len(deals), number)

    def _play_on(self, moment: Moment, count: int, stopped: Callable[[], bool]) -> Numbers | None:
        worlds = self._worlds
        for _ in range(MOST_STEPS):
            if stopped():
                worlds.stop_all()
                return None
            if not worlds.step():
                break
            outputs, _ = self._network.judge_waiting(worlds)
            worlds.choose(array("f", self._aim.worth(outputs).tobytes()), _NO_CRITIC, 0.0)
        values = np.array([self._ending(moment, slot) for slot in range(1, count + 1)])
        worlds.stop_all()
        return values

    def _ending(self, moment: Moment, slot: int) -> float:
        """What a world that was played out is worth to the seat."""
        result = self._worlds.result(slot)
        if result is None:
            return 0.0
        _, landlord_won, size = result
        won = float(bool(landlord_won) == moment.landlords_side)
        return self._goal.mixed(won, size, size)
