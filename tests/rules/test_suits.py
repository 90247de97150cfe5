"""Packed sets of cards, and which physical cards a play takes, against the plain lists they stand for."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ddz_desktop.rules.cards import (
    CARD_CODES,
    Card,
    contains,
    count_of,
    counts_of,
    put_down,
    rank_of,
    suited_cards,
    suited_of,
    take,
    total,
)
from ddz_desktop.rules.errors import IllegalPlay
from ddz_desktop.rules.suits import check_named

DECKS = [*CARD_CODES, *CARD_CODES]


@st.composite
def hand_and_part(draw: st.DrawFn) -> tuple[list[Card], list[Card]]:
    """Some cards of two decks, ascending, and some of them."""
    places = sorted(draw(st.sets(st.integers(0, len(DECKS) - 1), min_size=1)))
    kept = draw(st.lists(st.booleans(), min_size=len(places), max_size=len(places)))
    part = [DECKS[place] for place, keep in zip(places, kept, strict=True) if keep]
    return sorted(DECKS[place] for place in places), sorted(part)


@given(hand_and_part())
def test_packed_sets_are_the_cards(cards: tuple[list[Card], list[Card]]) -> None:
    hand, part = cards
    assert suited_cards(suited_of(hand)) == tuple(hand)
    assert total(counts_of(hand)) == len(hand)
    assert [count_of(counts_of(hand), rank) for rank in range(15)] == [
        sum(rank_of(card) == rank for card in hand) for rank in range(15)
    ]
    assert contains(counts_of(hand), counts_of(part))
    assert contains(counts_of(part), counts_of(hand)) == (part == hand)


@pytest.mark.parametrize("part", [-1, 1 << 60, 1 << 64, (1 << 64) + 1])
def test_what_is_no_packed_hand_is_contained_in_none(part: int) -> None:
    assert not contains(counts_of(DECKS), part)


@given(hand_and_part(), st.none() | st.sampled_from(CARD_CODES))
def test_a_play_takes_the_first_suits_and_one_card_last(
    cards: tuple[list[Card], list[Card]], last: Card | None
) -> None:
    hand, part = cards
    expected: list[Card] = []
    for rank in sorted({rank_of(card) for card in part}):
        held = [card for card in hand if rank_of(card) == rank]
        held.sort(key=lambda card: (card == last, card))
        expected += held[: sum(rank_of(card) == rank for card in part)]
    left, physical = take(suited_of(hand), counts_of(part), last)
    assert physical == tuple(sorted(expected))
    assert left == suited_of(hand) - suited_of(expected)


@given(hand_and_part())
def test_cards_named_are_put_down(cards: tuple[list[Card], list[Card]]) -> None:
    hand, part = cards
    assume(part)
    left = suited_of(hand) - suited_of(part)
    check_named(suited_of(hand), counts_of(part), tuple(part))
    counts, suited = counts_of(hand), suited_of(hand)
    after = put_down((0, counts), (0, suited), 1, counts_of(part), tuple(reversed(part)))
    assert after == ((0, counts - counts_of(part)), (0, left), tuple(part), len(hand) - len(part))
    with pytest.raises(IllegalPlay):
        check_named(suited_of(hand), counts_of(part), (*part, part[0]))
    with pytest.raises(IllegalPlay):
        check_named(left, counts_of(part), tuple(part + part))
