"""How long the casual player thinks: the median and the longest of all decisions of some hands, and its worst hands.

The other figures are what it may take uncompiled, 20 ms as a rule and 100 ms at worst.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from random import Random

from ddz_desktop import kernels
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.view import SeatView, view_for
from tests.bench.harness import BenchResult
from tests.bots.views import play_view

PEERS = False

HANDS = 5
RULE_MS = 20.0
WORST_MS = 100.0
EIGHT_WILDS = "5555 9999 3 4 6 6 7 8 T J Q Q K A"
FORTY_CARDS = "333 444 555 6666 777 8888 999 TTT JJJ QQQ KK AA 22 B R"


def decision_ms(bot: CasualBot, view: SeatView) -> float:
    start = time.perf_counter()
    bot.decide(view)
    return 1000 * (time.perf_counter() - start)


def hand_ms(rules: RuleSet, seed: int) -> list[float]:
    """The time of every decision of one hand."""
    engine, bots = Engine(rules), [CasualBot(Random(seat)) for seat in range(rules.seats)]
    state, _ = engine.start(random_deal(rules, Random(seed)))
    times = []
    while state.to_act:
        seat = state.to_act[0]
        view = view_for(state, seat, engine.options(state, seat))
        times.append(decision_ms(bots[seat], view))
        state, _ = engine.apply(state, seat, bots[seat].decide(view))
    return times


def cards_out(system: str, hand: str) -> str:
    rules = CATALOG[system]
    letters = "3456789TJQKA2" * 4 * rules.decks + "BR" * rules.decks
    for letter in hand.replace(" ", ""):
        letters = letters.replace(letter, "", 1)
    return letters


def bench() -> Iterator[BenchResult]:
    how = kernels.status()
    for system, rules in CATALOG.items():
        times = [each for seed in range(HANDS) for each in hand_ms(rules, seed)]
        yield BenchResult(f"{system}, median decision, {how}", statistics.median(times), RULE_MS, "ms", "bound")
        yield BenchResult(f"{system}, longest decision, {how}", max(times), WORST_MS, "ms", "bound")
    for system, hand, wild in (("yixing-tiandi", EIGHT_WILDS, "59"), ("emperor", FORTY_CARDS, "")):
        rules = CATALOG[system]
        left = (rules.hand_cards,) * rules.seats
        view = play_view(hand, cards_out(system, hand), left, system=system, landlord=0, wild=wild)
        bot = CasualBot(Random(1))
        longest = max(decision_ms(bot, view) for _ in range(10))
        yield BenchResult(f"{system}, lead from {hand}, {how}", longest, WORST_MS, "ms", "bound")
