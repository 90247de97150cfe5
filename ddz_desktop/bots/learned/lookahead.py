"""Options of one moment tried out in sampled deals, played on by the network until the seat has decided again."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

import numpy as np

from ddz_desktop.bots.learned.moment import Moment, Option
from ddz_desktop.bots.learned.network import Network, Numbers, worth
from ddz_desktop.bots.learned.sampling import SampledDeal
from ddz_desktop.bots.learned.worlds_kernel import Worlds

_NO_CRITIC = array("f", bytes(4))

OWN_TURNS = 2
MOST_STEPS = 60


class Lookahead:
    """Plays options on in the worlds of one ruleset. `stopped` says when there is no more time."""

    def __init__(self, worlds: Worlds, network: Network, score_share: float) -> None:
        self._worlds = worlds
        self._network = network
        self._score_share = score_share

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
        values = np.full(count + 1, np.nan)
        turns = np.zeros(count + 1, np.int64)
        role = moment.own_role
        for _ in range(MOST_STEPS):
            if stopped():
                worlds.stop_all()
                return None
            if not worlds.step():
                break
            outputs, first_row = self._network.judge_waiting(worlds)
            worths = worth(outputs, self._score_share)
            first, last = worlds.role_begin[role], worlds.role_begin[role + 1]
            ripe: list[int] = []
            if last > first:
                slots = np.frombuffer(worlds.slot_of, np.int32)[first:last]
                begins = first_row[first:last] - first_row[first]
                best = np.maximum.reduceat(worths[first_row[first] : first_row[last]], begins)
                turns[slots] += 1
                now = turns[slots] == OWN_TURNS
                values[slots[now]] = best[now]
                ripe = slots[now].tolist()
            worlds.choose(array("f", worths.tobytes()), _NO_CRITIC, 0.0)
            for slot in ripe:
                worlds.stop(slot)
        for open_slot in (np.flatnonzero(np.isnan(values[1:])) + 1).tolist():
            values[open_slot] = self._ending(moment, open_slot)
        worlds.stop_all()
        return values[1:]

    def _ending(self, moment: Moment, slot: int) -> float:
        """What a world that was played out is worth to the seat."""
        result = self._worlds.result(slot)
        if result is None:
            return 0.0
        _, landlord_won, size = result
        sign = 1 if bool(landlord_won) == moment.landlords_side else -1
        return sign * ((1 - self._score_share) + self._score_share * 0.5 * size)
