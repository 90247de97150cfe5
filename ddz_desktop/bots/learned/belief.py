"""How well sampled deals agree with what the others have played: what a player as the network would have done so with
those cards.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import numpy as np

from ddz_desktop.bots.learned.aim import Aim
from ddz_desktop.bots.learned.moment import Moment
from ddz_desktop.bots.learned.network import Network, Numbers
from ddz_desktop.bots.learned.sampling import SampledDeal
from ddz_desktop.bots.learned.worlds_kernel import Worlds

SHARPNESSES = (4.0, 10.0, 25.0)  # how much a better option is preferred; which it is, each seat's own turns tell
SLIP = 0.1  # how often a player does anything
TURNS = 30  # of the others, the latest, that are looked at
TRUST = 0.6  # the power to which the chances are raised: the others are not the network
LEAST_SHARE = 2.0  # deals believed less than so many times the mean are often left out


def shares(logs: Numbers) -> Numbers:
    """What share of belief each deal has, from the logarithms of their weights; they sum to one."""
    weights = np.exp(logs - logs.max())
    found: Numbers = weights / weights.sum()
    return found


def thinned(logs: Numbers, rng: random.Random) -> tuple[list[int], Numbers]:
    """The places of deals worth looking into, at least one, and the logarithms of what each then weighs, from what
    `log_chances` says of them all.

    The little believed ones stay in proportion to their belief and weigh more instead: most of them would cost as much
    time as the others and tell hardly anything.
    """
    weights = TRUST * logs
    least = float(np.logaddexp.reduce(weights)) + math.log(LEAST_SHARE / len(weights))
    least = min(least, float(weights.max()))
    kept = [place for place, weight in enumerate(weights) if math.log(1 - rng.random()) <= weight - least]
    return kept, np.maximum(weights[kept], least)


def log_chances(
    moment: Moment,
    deals: Sequence[SampledDeal],
    worlds: Worlds,
    network: Network,
    aim: Aim,
    stopped: Callable[[], bool],
) -> Numbers:
    """For each deal the logarithm of the chance of what the others played; all are equal while nobody else has played,
    and without time.
    """
    turns = moment.turns()
    others = [index for index, (seat, _) in enumerate(turns) if seat != moment.seat]
    equal = np.zeros(len(deals))
    if not others:
        return equal
    for number, deal in enumerate(deals):
        moment.put_beginning(worlds, 1 + number, deal)
    logs = np.zeros((moment.view.rules.seats, len(SHARPNESSES), len(deals)))
    looked_at = set(others[-TURNS:])
    for index, (seat, turn) in enumerate(turns):
        done = 0
        if stopped():
            worlds.stop_all()
            return equal
        while index in looked_at and done < len(deals):
            decisions = worlds.ask(1 + done, len(deals) - done, *turn)
            slots = np.frombuffer(worlds.slot_of, np.int32)[:decisions] - 1
            logs[seat][:, slots] += _of_what_was_played(worlds, network, aim)
            done += decisions
        worlds.act_all(1, len(deals), *turn)
    worlds.stop_all()
    summed: Numbers = np.logaddexp.reduce(logs, axis=1).sum(axis=0)
    return summed


def _of_what_was_played(worlds: Worlds, network: Network, aim: Aim) -> Numbers:
    """Of the decisions the kernel has written, the logarithm of the chance of what was really played, a row for each
    sharpness.
    """
    outputs, first_row = network.judge_waiting(worlds)
    values = aim.worth(outputs).astype(np.float64)
    begins, counts = first_row[:-1], np.diff(first_row)
    values -= np.repeat(np.maximum.reduceat(values, begins), counts)
    chosen = np.frombuffer(worlds.chosen, np.int32)[: worlds.decisions]
    known = chosen >= 0
    logs = np.empty((len(SHARPNESSES), worlds.decisions))
    for row, sharpness in enumerate(SHARPNESSES):
        shares = np.exp(sharpness * values)
        share = np.where(known, shares[np.maximum(chosen, 0)] / np.add.reduceat(shares, begins), 0.0)
        logs[row] = np.log((1 - SLIP) * share + SLIP / counts)
    return logs
