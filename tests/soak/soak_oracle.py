"""The move generator against the oracle, many hands and plays of all systems with random options.

A step is one system: a small hand with everything it can do, a dealt hand with much of what it can do, large plays and
bent ones, and plays and bombs that may beat each other. What differs is noted with the options, wild ranks and cards
that show it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ddz_desktop.rules.catalog import CATALOG
from tests.oracle.agree import Pair
from tests.oracle.samples import dealt, large_cards, rivals, small_hand, some_bomb, some_rules, some_wild

if TYPE_CHECKING:
    from tests.soak.harness import SoakState

GOAL = 20_000
SYSTEMS = tuple(CATALOG)


def run(state: SoakState) -> None:
    for number in range(state.data.get("steps", 0), GOAL):
        if not state.go_on():
            return
        for line in differences(number):
            state.fault(f"step {number}: {line}")
        state.step(steps=number + 1)
    state.finish()


def differences(number: int) -> list[str]:
    """What one step finds."""
    rng = Random(number)
    rules = some_rules(rng, SYSTEMS[number % len(SYSTEMS)])
    wild = some_wild(rng, rules)
    pair = Pair(rules, wild)
    hand, other = small_hand(rng, rules, wild, 9 if wild else rng.choice((9, 9, 11, 13))), small_hand(rng, rules, wild)
    found = pair.everything(rng, hand, other, 12)
    found += pair.dealt(rng, dealt(rng, rules, wild), dealt(rng, rules, wild), 30)
    for cards in (large_cards(rng, rules, wild) for _ in range(12)):
        found += pair.readings(cards) if cards else []
    bombs = [cards for cards in (some_bomb(rng, rules, wild) for _ in range(8)) if cards]
    return found + pair.rivals(rivals(rng, rules, wild), bombs)
