"""Words for cards and plays that several screens share."""

from __future__ import annotations

import pytest

from ddz_desktop.rules.card_notation import parse_counts
from ddz_desktop.ui import texts


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("7", "7"),
        ("5555", "5555"),
        ("33TTT", "33 10 10 10"),
        ("TTTT", "10 10 10 10"),
        ("3334", "333 4"),
        ("888999", "888 999"),
        ("34567", "3 4 5 6 7"),
        ("2B", "2 small joker"),
    ],
)
def test_ranks_of_several_kinds_stand_apart(cards: str, told: str) -> None:
    assert texts.ranks_text(parse_counts(cards)) == told
