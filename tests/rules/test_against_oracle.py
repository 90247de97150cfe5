"""The move generator against a slow oracle written apart from it, straight from the rulebook (`tests/oracle`).

The oracle is checked itself against the rule cases. Longer runs of the same: `dev.py soak oracle`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ddz_desktop.rules.catalog import CATALOG, ruleset
from tests.oracle.agree import Pair
from tests.oracle.compare import Oracle
from tests.oracle.readings import Reading
from tests.oracle.samples import dealt, large_cards, rivals, small_hand, some_bomb, some_rules, some_wild

CASES = Path(__file__).parents[1] / "cases"
SYSTEMS = tuple(CATALOG)
seeds = st.integers(0, 2**32)
some_examples = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@some_examples
@given(seed=seeds)
@pytest.mark.parametrize("system", SYSTEMS)
def test_small_hands(system: str, seed: int) -> None:
    rng = Random(seed)
    rules = some_rules(rng, system)
    wild = some_wild(rng, rules)
    hand, other = small_hand(rng, rules, wild, most=8), small_hand(rng, rules, wild, most=6)
    assert Pair(rules, wild).everything(rng, hand, other, most=8) == []


@some_examples
@given(seed=seeds)
@pytest.mark.parametrize("system", SYSTEMS)
def test_plays_and_bombs_that_may_beat_each_other(system: str, seed: int) -> None:
    rng = Random(seed)
    rules = some_rules(rng, system)
    wild = some_wild(rng, rules)
    bombs = [bomb for bomb in (some_bomb(rng, rules, wild) for _ in range(6)) if bomb]
    assert Pair(rules, wild).rivals(rivals(rng, rules, wild), bombs) == []


@some_examples
@given(seed=seeds)
@pytest.mark.parametrize("system", SYSTEMS)
def test_readings_of_large_plays(system: str, seed: int) -> None:
    rng = Random(seed)
    rules = some_rules(rng, system)
    wild = some_wild(rng, rules)
    pair = Pair(rules, wild)
    plays = [cards for cards in (large_cards(rng, rules, wild) for _ in range(6)) if cards]
    assert [line for cards in plays for line in pair.readings(cards)] == []


@some_examples
@given(seed=seeds)
@pytest.mark.parametrize("system", SYSTEMS)
def test_plays_of_dealt_hands(system: str, seed: int) -> None:
    rng = Random(seed)
    rules = some_rules(rng, system)
    wild = some_wild(rng, rules)
    assert Pair(rules, wild).dealt(rng, dealt(rng, rules, wild), dealt(rng, rules, wild), number=15) == []


def cases(system: str) -> Iterator[dict[str, Any]]:
    """The cases that the oracle can answer, but for those with all eight wilds, which take it seconds each."""
    for line in (CASES / f"{system}.jsonl").read_text("utf-8").splitlines():
        case = json.loads(line)
        cards = case.get("cards", "")
        if case["type"] in ("readings", "beats", "moves") and sum(map(cards.count, case.get("wild", ()))) < 8:
            yield case


def cards_of(text: str) -> str:
    return text.replace(" ", "").replace("10", "T")


def reading(text: str | None) -> Reading | None:
    return None if text is None else tuple(text.split(" ", 2))


def answer(oracle: Oracle, case: dict[str, Any]) -> object:
    if case["type"] == "beats":
        return oracle.beats(reading(case["play"]), reading(case["over"]))
    if case["type"] == "readings":
        return {" ".join(play) for play in oracle.readings(cards_of(case["cards"]))}
    plays = oracle.moves(cards_of(case["hand"]), reading(case["over"]), case.get("bombs_left") != 0)
    return {" ".join(play) for play in plays}


def digest(texts: set[str]) -> str:
    return hashlib.sha256("\n".join(sorted(texts)).encode()).hexdigest()


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_oracle_gives_what_the_cases_expect(system: str) -> None:
    wrong = []
    for case in cases(system):
        found = answer(Oracle(ruleset(system, case.get("options")), "".join(case.get("wild", ()))), case)
        if "expect_count" in case:
            agrees = (len(found), digest(found)) == (case["expect_count"], case["expect_sha256"])
        else:
            agrees = found == (set(case["expect"]) if isinstance(case["expect"], list) else case["expect"])
        if not agrees:
            wrong.append(f"{case['id']}: {found}")
    assert wrong == []
