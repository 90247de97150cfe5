"""The rule cases about readings, comparison and plays (`tests/cases/README.md`), on source and build."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_counts, parse_play, play_text
from tests.rules.legs import both_legs, generator, plays

CASES = [
    json.loads(line)
    for path in sorted(Path(__file__).parents[1].joinpath("cases").glob("*.jsonl"))
    for line in path.read_text("utf-8").splitlines()
]
NUMBERS = {"readings": 476, "beats": 162, "moves": 57}


def of_type(kind: str) -> list[Any]:
    return [pytest.param(case, id=case["id"]) for case in CASES if case["type"] == kind]


def generator_for(leg: str, case: dict[str, Any]) -> MoveGenerator:
    return generator(leg, ruleset(case["rules"], case.get("options")), "".join(case.get("wild", ())))


def texts(found: list[Play]) -> list[str]:
    return sorted(map(play_text, found))


def expected(case: dict[str, Any]) -> list[str]:
    return texts([parse_play(text) for text in case["expect"]])


def test_no_case_is_missing() -> None:
    assert {kind: len(of_type(kind)) for kind in NUMBERS} == NUMBERS


@both_legs
@pytest.mark.parametrize("case", of_type("readings"))
def test_readings(leg: str, case: dict[str, Any]) -> None:
    assert texts(generator_for(leg, case).readings(parse_counts(case["cards"]))) == expected(case)


@both_legs
@pytest.mark.parametrize("case", of_type("beats"))
def test_beats(leg: str, case: dict[str, Any]) -> None:
    judge = generator_for(leg, case)
    play, over = parse_play(case["play"]), parse_play(case["over"])
    assert judge.is_reading(play)
    assert judge.is_reading(over)
    assert judge.beats(play, over) is case["expect"]


@both_legs
@pytest.mark.parametrize("case", of_type("moves"))
def test_moves(leg: str, case: dict[str, Any]) -> None:
    maker, hand = generator_for(leg, case), parse_counts(case["hand"])
    over = parse_play(case["over"]) if case["over"] else None
    bombs = case.get("bombs_left") != 0
    found = texts(list(maker.moves(hand, over, bombs)))
    assert texts(plays(maker.columns(hand, over, bombs))) == found
    if "expect" in case:
        assert found == expected(case)
    else:
        digest = hashlib.sha256("\n".join(found).encode()).hexdigest()
        assert (len(found), digest) == (case["expect_count"], case["expect_sha256"])
