"""How well sampled deals agree with what the others have played: what a player as the network would have done so with
those cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ddz_desktop.bots.learned.moment import Moment
from ddz_desktop.bots.learned.network import Network, worth
from ddz_desktop.bots.learned.sampling import SampledDeal
from ddz_desktop.bots.learned.worlds_kernel import Worlds

Numbers: TypeAlias = NDArray[np.float64]

SHARPNESS = 8.0  # by how much a better option is preferred
SLIP = 0.1  # how often a player does anything
TURNS = 12  # of the others, the latest, that are looked at
TRUST = 0.7  # the power to which the chances are raised: the others are not the network


def weights(
    moment: Moment,
    deals: Sequence[SampledDeal],
    worlds: Worlds,
    network: Network,
    score_share: float,
    stopped: Callable[[], bool],
) -> Numbers:
    """A weight for each deal; they sum to one. All are equal while nobody else has played, and without time."""
    turns = moment.turns()
    others = [index for index, (seat, _) in enumerate(turns) if seat != moment.seat]
    equal = np.full(len(deals), 1 / len(deals))
    if not others:
        return equal
    for number, deal in enumerate(deals):
        moment.put_beginning(worlds, 1 + number, deal)
    logs = np.zeros(len(deals))
    looked_at = set(others[-TURNS:])
    for index, (_, turn) in enumerate(turns):
        done = 0
        if stopped():
            worlds.stop_all()
            return equal
        while index in looked_at and done < len(deals):
            decisions = worlds.ask(1 + done, len(deals) - done, *turn)
            slots = np.frombuffer(worlds.slot_of, np.int32)[:decisions] - 1
            logs[slots] += _log_chances(worlds, network, score_share)
            done += decisions
        worlds.act_all(1, len(deals), *turn)
    worlds.stop_all()
    chances = np.exp(TRUST * (logs - logs.max()))
    shares: Numbers = chances / chances.sum()
    return shares


def _log_chances(worlds: Worlds, network: Network, score_share: float) -> Numbers:
    """Of the decisions the kernel has written, the logarithm of the chance of what was really played."""
    outputs, first_row = network.judge_waiting(worlds)
    values = SHARPNESS * worth(outputs, score_share).astype(np.float64)
    begins, counts = first_row[:-1], np.diff(first_row)
    values -= np.repeat(np.maximum.reduceat(values, begins), counts)
    shares = np.exp(values)
    sums = np.add.reduceat(shares, begins)
    chosen = np.frombuffer(worlds.chosen, np.int32)[: worlds.decisions]
    share = np.where(chosen >= 0, shares[np.maximum(chosen, 0)] / sums, 0.0)
    logs: Numbers = np.log((1 - SLIP) * share + SLIP / counts)
    return logs
