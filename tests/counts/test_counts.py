"""The generator gives the known numbers of plays (`README.md`), all at once and one after another."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ddz_desktop.rules.cards import total
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.notation import parse_counts, parse_play
from tests.rules.legs import both_legs, generator

POSITIONS = [json.loads(line) for line in Path(__file__).with_name("plays.jsonl").read_text("utf-8").splitlines()]


def test_every_system_is_counted() -> None:
    assert {position["rules"] for position in POSITIONS} == set(CATALOG)


@both_legs
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position['rules']} {position['hand']}")
def test_number_of_plays(leg: str, position: dict[str, Any]) -> None:
    maker = generator(leg, ruleset(position["rules"], position.get("options")), position.get("wild", ""))
    hand, bombs = parse_counts(position["hand"]), position.get("bombs", True)
    over = parse_play(position["over"]) if position["over"] else None
    cards = maker.columns(hand, over, bombs)[0]
    assert sum(total(play) <= position.get("most", 108) for play in cards) == position["plays"]
    assert maker.count(hand, over, bombs) == len(cards)
