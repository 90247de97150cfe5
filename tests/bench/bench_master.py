"""How long the strong player and the master think: the median and the 99th percentile of a few hands' decisions.

The other figures are what they may take on two cores with compiled kernels: 2 ms for the network alone, 150 ms as a
rule and a second at worst for the master.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from random import Random

from ddz_desktop import kernels
from ddz_desktop.bots.base import Bot
from ddz_desktop.bots.registry import USUAL_S, make_bot
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import view_for
from tests.bench.harness import BenchResult

PEERS = False

HANDS = 2
BOUNDS = {"strong": (2.0, 20.0), "master": (150.0, 1000.0)}


def play_ms(rules: RuleSet, bot: Bot, seed: int) -> list[float]:
    """The time of every decision in the play of one hand."""
    engine, casual = Engine(rules), make_bot("casual", Random(seed))
    state, _ = engine.start(random_deal(rules, Random(seed)))
    times = []
    while state.to_act:
        seat = state.to_act[0]
        view = view_for(state, seat, engine.options(state, seat))
        start = time.perf_counter()
        action = (bot if state.phase is Phase.PLAY else casual).decide(view)
        if state.phase is Phase.PLAY:
            times.append(1000 * (time.perf_counter() - start))
        state, _ = engine.apply(state, seat, action)
    return times


def bench() -> Iterator[BenchResult]:
    how = kernels.status()
    for system, rules in CATALOG.items():
        for level, (rule_ms, worst_ms) in BOUNDS.items():
            bot = make_bot(level, Random(1), usual=USUAL_S)
            times = sorted(each for seed in range(HANDS) for each in play_ms(rules, bot, seed))
            name = f"{system}, {level}, {how}"
            yield BenchResult(f"{name}, median", statistics.median(times), rule_ms, "ms", "bound")
            yield BenchResult(f"{name}, 99 of 100", times[int(0.99 * len(times))], worst_ms, "ms", "bound")
