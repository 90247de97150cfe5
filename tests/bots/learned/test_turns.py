"""The fewest plays that empty a hand."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from ddz_desktop.bots.learned.turns_kernel import Turns
from ddz_desktop.rules.cards import counts_of
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_counts


@pytest.mark.parametrize(
    ("system", "hand", "turns"),
    [
        ("standard-three", "3", 1),
        ("standard-three", "34567", 1),
        ("standard-three", "3456789", 1),
        ("standard-three", "33344456", 1),
        ("standard-three", "334455", 1),
        ("standard-three", "3334", 1),
        ("standard-three", "33344", 1),
        ("standard-three", "3456", 4),
        ("standard-three", "BR", 1),
        ("standard-three", "34567BR", 2),
        ("standard-three", "4444", 1),
        ("yixing-four", "3334", 2),
        ("yixing-four", "BBRR", 1),
        ("yixing-four", "BBR", 2),
        ("shanghai-four", "23456", 1),
        ("five", "BR", 1),
        ("emperor", "444455566", 1),
    ],
)
def test_turns(system: str, hand: str, turns: int) -> None:
    assert Turns(ruleset(system)).turns(parse_counts(hand)) == turns


def test_a_wild_card_makes_a_trio_that_takes_a_solo_along() -> None:
    assert Turns(ruleset("yixing-laizi")).turns(parse_counts("447"), 1) == 1


def test_wild_cards_alone_are_one_play() -> None:
    assert Turns(ruleset("yixing-laizi")).turns(0, 2) == 1


def test_small_hands_are_as_an_exhaustive_search_has_them() -> None:
    """All plays tried; those of four and two are left out, for a four is counted as the bomb it is."""
    rules = ruleset("standard-three", {"wings": "any", "rocket_wings": True})
    generator, turns = MoveGenerator(rules), Turns(rules)

    @cache
    def fewest(hand: int) -> int:
        plays = [play for play in generator.moves(hand) if play.kind not in (Kind.FOUR_TWO_SOLO, Kind.FOUR_TWO_PAIR)]
        return min((1 + fewest(hand - play.cards) for play in plays), default=0)

    rng = Random(1)
    for _ in range(60):
        hand = counts_of(rng.sample(range(54), 9))
        assert turns.turns(hand) in (fewest(hand), fewest(hand) + 1), hex(hand)
