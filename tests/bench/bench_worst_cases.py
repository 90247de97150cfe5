"""The hands with the most plays: how long until the first play is there, and how long one play takes to check.

The window asks both while a hand is being selected, and the host asks the second for every play that arrives. The other
figure is what neither may take, 1 ms, compiled or not.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from ddz_desktop import kernels
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_counts, parse_play
from tests.bench.harness import BenchResult

PEERS = False
PLAIN_TOO = True

BOUND_MS = 1.0
REPEATS = 50
HANDS = (
    ("40 cards in emperor", "emperor", "", "3333 4444 5555 6666 7777 8888 9999 TTTT JJJJ QQQQ"),
    ("20 cards in tiandi, eight wild", "yixing-tiandi", "59", "3 4 5555 6 7 8 9999 TT JJ Q K A"),
)
CHECKED = (
    ("quad chain with trios and pairs", "emperor", "", "quad_chain_trio_pair 6 3333444455556666777888999TTTJJQQKKAA"),
    ("airplane with eight wilds", "yixing-tiandi", "59", "trio_chain_solo T 55556677889999TTJQKA"),
)


def best_ms(work: Callable[[], object]) -> float:
    """The shortest of many times, in milliseconds: load only ever slows."""
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return 1000 * min(times)


def generator(system: str, wild: str) -> MoveGenerator:
    return MoveGenerator(ruleset(system), ["3456789TJQKA2".index(rank) for rank in wild])


def bench() -> Iterator[BenchResult]:
    how = kernels.status()
    for name, system, wild, text in HANDS:
        plays, hand = generator(system, wild), parse_counts(text)
        first = best_ms(lambda plays=plays, hand=hand: next(plays.moves(hand)))
        yield BenchResult(f"first of {plays.count(hand):,} plays of {name}, {how}", first, BOUND_MS, "ms", "bound")
    for name, system, wild, text in CHECKED:
        plays, play = generator(system, wild), parse_play(text)
        checked = best_ms(lambda plays=plays, play=play: plays.check(play, play.cards, None))
        yield BenchResult(f"check of {name}, {how}", checked, BOUND_MS, "ms", "bound")
