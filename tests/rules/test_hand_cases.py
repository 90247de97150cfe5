"""The rule cases about auctions, bomb quotas and settlements (`tests/cases/README.md`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ddz_desktop.rules.action import Word
from ddz_desktop.rules.cards import BIG_JOKER, NATURAL_RANKS, count_of, total
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.notation import parse_counts
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import BombPlayed
from ddz_desktop.rules.strategies.auction import Outcome, bomb_quota, follow
from ddz_desktop.rules.strategies.scoring import HandResult, settle

Case = dict[str, Any]
CASES = [
    json.loads(line)
    for path in sorted(Path(__file__).parents[1].joinpath("cases").glob("*.jsonl"))
    for line in path.read_text("utf-8").splitlines()
]
NUMBERS = {"auction": 89, "quota": 6, "settle": 75}


def of_type(kind: str) -> list[Any]:
    return [pytest.param(case, id=case["id"]) for case in CASES if case["type"] == kind]


def rules_of(case: Case) -> RuleSet:
    return ruleset(case["rules"], case.get("options"))


def test_no_case_is_missing() -> None:
    assert {kind: len(of_type(kind)) for kind in NUMBERS} == NUMBERS


@pytest.mark.parametrize("case", of_type("auction"))
def test_auction(case: Case) -> None:
    _, step = follow(rules_of(case), 0, map(Word, case["calls"]))
    if isinstance(step, Outcome):
        found = {"landlord": step.landlord, "bid": step.bid, "multiplier": step.multiplier}
        assert found | {"redeal": step.landlord is None} == case["expect"]
    else:
        assert step.seat == case["expect"]["next"]
        assert {word.value for word in step.legal} == set(case["expect"]["legal"])


@pytest.mark.parametrize("case", of_type("quota"))
def test_quota(case: Case) -> None:
    calls, outcome = follow(rules_of(case), 0, map(Word, case["calls"]))
    assert isinstance(outcome, Outcome)
    assert outcome.landlord is not None
    assert list(bomb_quota(rules_of(case), calls, outcome.landlord)) == case["expect"]


@pytest.mark.parametrize("case", of_type("settle"))
def test_settlement(case: Case) -> None:
    settlement = settle(rules_of(case), hand_result(rules_of(case), case["hand"]))
    assert list(settlement.payoffs) == case["expect"]


def hand_result(rules: RuleSet, hand: Case) -> HandResult:
    return HandResult(
        landlord=hand["landlord"],
        partner=hand.get("hidden"),
        bid=hand.get("bid"),
        winner=hand["winner"],
        plays_made=tuple(hand["plays"]),
        bombs=tuple(bomb_played(rules, text) for text in hand["bombs"]),
        robs=(None,) * hand.get("robs", 0),
        reports=hand.get("reports", 0),
        fight=hand.get("fight"),
        shown=(None,) * hand.get("shown", False),
        doubled=(None,) * hand.get("doubles", 0),
        **{fact: hand.get(fact, False) for fact in FACTS},
    )


FACTS = ("called", "open_hand", "void_follow", "spread", "open_king", "first_seat_three")


def bomb_played(rules: RuleSet, text: str) -> BombPlayed:
    cards = parse_counts(text)
    if total(cards) == rules.rocket_size and not any(count_of(cards, rank) for rank in NATURAL_RANKS):
        return BombPlayed(0, Play(Kind.ROCKET, BIG_JOKER, cards), 0)
    return BombPlayed(0, Play(Kind.BOMB, (cards.bit_length() - 1) // 4, cards), 0)
