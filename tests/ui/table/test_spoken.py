"""The parts of the table in words."""

from __future__ import annotations

import pytest

from ddz_desktop.rules.state import Phase
from ddz_desktop.ui.table import spoken
from ddz_desktop.ui.table.sorting import Held
from ddz_desktop.ui.table.spoken import PartKind
from ddz_desktop.ui.table.viewstate import TableState, table_state
from tests.ui.table.builders import cards, history, make_update, make_view, move

HAND = tuple(Held(card, 0) for card in cards("R 9c 4h"))


@pytest.fixture
def state(qapp) -> TableState:
    """The seat after mine has played a pair."""
    view = make_view(
        phase=Phase.PLAY,
        landlord=1,
        hand=cards("R 9c 4h"),
        bottom=cards("3s 5h Kd"),
        to_act=(0,),
        history=history((1, "3"), (1, move("pair 7 77", "7s 7h")), (2, "pass")),
    )
    return table_state(make_update(view))


def test_parts_come_in_reading_order(state: TableState) -> None:
    kinds = [part.kind for part in spoken.parts(state, HAND, (), counter=True)]
    assert kinds == [
        PartKind.BOTTOM,
        *[PartKind.SEAT] * 3,
        PartKind.COUNTER,
        *[PartKind.CARD] * 3,
    ]
    assert PartKind.COUNTER not in [part.kind for part in spoken.parts(state, HAND, (), counter=False)]


def test_cards_tell_rank_suit_place_and_whether_they_are_chosen(state: TableState) -> None:
    names = [part.name for part in spoken.parts(state, HAND, HAND[1:2], counter=False) if part.kind is PartKind.CARD]
    assert names == ["big joker, 1 of 3", "9 of clubs, chosen, 2 of 3", "4 of hearts, 3 of 3"]


def test_seats_tell_what_lies_before_them(state: TableState) -> None:
    words = spoken.seats_words(state)
    assert "on the table: Pair 7" in words
    assert words.index("on the table") < words.index("Pass")


def test_a_seat_tells_on_request_who_plays_there(state: TableState) -> None:
    details = [part.detail for part in spoken.parts(state, HAND, (), counter=False) if part.kind is PartKind.SEAT]
    assert details == ["", "Computer · Casual", "Computer · Casual"]


def test_the_bottom_is_told_as_far_as_it_is_known(state: TableState) -> None:
    assert spoken.bottom_words(state) == "Bottom cards: K of diamonds, 5 of hearts, 3 of spades"


def test_the_hand_is_told_with_what_is_chosen(state: TableState) -> None:
    assert spoken.hand_words(HAND, HAND[:1]) == (
        "Your hand, 3 cards: big joker, 9 of clubs, 4 of hearts. Chosen: big joker"
    )
