from __future__ import annotations

import pytest

from ddz_desktop.rules.action import PASS, Answer, Say, Topic, Word
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.state import BombPlayed, Factor, FactorName, Phase, Role
from ddz_desktop.ui.table.viewstate import (
    Bubble,
    TagId,
    Tone,
    auction_outcome,
    last_trick,
    multiplier,
    plays_of,
    table_state,
)
from tests.ui.table.builders import calls, cards, history, make_update, make_view, move


def shown(view, seat: int, **match):
    return table_state(make_update(view, **match)).seats[seat]


def test_seats_count_from_mine() -> None:
    state = table_state(make_update(make_view("five", seat=3, roles=(Role.UNKNOWN,) * 5)))
    assert [seat.away for seat in state.seats] == [2, 3, 4, 0, 1]
    assert state.me == 3


def test_a_spectator_sits_behind_the_seat_he_follows() -> None:
    state = table_state(make_update(make_view(seat=None)), follow=2)
    assert (state.me, state.playing, state.my_turn) == (2, False, False)


def test_plays_and_bubbles_stay_until_the_seat_acts_again() -> None:
    pair = move("pair 4 44", "4s 4h")
    view = make_view(history=history((1, pair), (2, "pass"), (0, "pass")), to_act=(1,))
    assert shown(view, 1).play.play.kind is Kind.PAIR
    assert shown(view, 1).play.cards == cards("4s 4h")
    assert shown(view, 2).bubble == Bubble(PASS)
    assert shown(view, 0).bubble == Bubble(PASS)


def test_my_own_play_is_cleared_when_it_is_my_turn_again() -> None:
    entries = history((0, move("pair 4 44", "4s 4h")), (1, "pass"), (2, "pass"))
    assert shown(make_view(history=entries, to_act=(1,)), 0).play is not None
    assert shown(make_view(history=entries, to_act=(0,)), 0).play is None


def test_the_auction_is_not_taken_for_the_play() -> None:
    said = calls("pass", "1", "pass")
    entries = tuple((seat, Say(word)) for seat, word in said) + history((1, move("solo 3 3", "3s")), (2, "pass"))
    view = make_view(calls=said, history=entries, landlord=1)
    assert plays_of(view) == entries[3:]
    assert shown(view, 2).bubble == Bubble(PASS)
    assert shown(view, 0).bubble is None  # it is my turn


def test_bids_stay_on_the_table_until_the_first_play() -> None:
    said = calls("1", "pass", "2")
    view = make_view(
        calls=said, history=tuple((seat, Say(word)) for seat, word in said), landlord=2, to_act=(2,), leader=2
    )
    assert shown(view, 0).bubble == Bubble(Say(Word.ONE))
    assert shown(view, 2).bubble == Bubble(Say(Word.TWO), Tone.GOLD)


@pytest.mark.parametrize(
    ("word", "tone"), [("call", Tone.ACCENT), ("rob", Tone.ACCENT), ("pass", Tone.PLAIN), ("decline", Tone.PLAIN)]
)
def test_what_raises_the_stake_stands_out(word: str, tone: Tone) -> None:
    said = calls(word, first=1)
    view = make_view(phase=Phase.AUCTION, calls=said, history=history((1, word)), landlord=None, to_act=(2,))
    assert shown(view, 1).bubble.tone is tone


def test_identity_shows_only_who_still_thinks() -> None:
    view = make_view("five", phase=Phase.IDENTITY, to_act=(0, 2), roles=(Role.LANDLORD, *[Role.UNKNOWN] * 4))
    assert [shown(view, seat).bubble for seat in range(3)] == [None, Bubble(None), Bubble(None, thinking=True)]
    assert [shown(view, seat).turn for seat in range(3)] == [True, False, False]


def test_doubling_shows_the_answers_to_it_and_not_those_before() -> None:
    entries = ((1, Answer(Topic.IDENTITY, "show")), (1, Answer(Topic.DOUBLE, "yes")), (2, Answer(Topic.DOUBLE, "no")))
    view = make_view("five", phase=Phase.DOUBLE, to_act=(3,), history=entries, landlord=1, roles=(Role.UNKNOWN,) * 5)
    assert shown(view, 1).bubble == Bubble(Answer(Topic.DOUBLE, "yes"), Tone.ACCENT)
    assert shown(view, 2).bubble == Bubble(Answer(Topic.DOUBLE, "no"))


def test_tags_of_a_farmer_with_a_quota() -> None:
    bomb = BombPlayed(1, move("bomb 9 9999", "9s 9h 9d 9c").play, 5)
    view = make_view("shanghai-four", quota=(None, 0, 1, None), bombs=(bomb,), phase=Phase.PLAY)
    tags = [[(tag.used, tag.allowed) for tag in shown(view, seat).tags] for seat in range(4)]
    assert tags == [[], [(1, 1)], [(0, 1)], [(0, None)]]


def test_tags_of_first_speaker_and_stand_in() -> None:
    view = make_view(phase=Phase.AUCTION, first=1, landlord=None, roles=(Role.UNKNOWN,) * 3)
    assert [tag.id for tag in shown(view, 1, auto_play=(1,)).tags] == [TagId.FIRST, TagId.STANDIN]


@pytest.mark.parametrize(
    ("system", "options", "said", "expected"),
    [
        ("yixing-classic", {}, ("pass", "2"), 2),
        ("yixing-classic", {}, (), 1),
        ("yixing-classic", {"auction": "rob"}, ("call", "rob"), 4),
        ("yixing-classic", {"auction": "rob", "call_doubles": False}, ("call", "rob"), 2),
        ("traditional", {"auction": "duel"}, ("call", "rob"), 6),
        ("traditional", {"auction": "duel", "rob_step": "increment"}, ("call", "rob"), 4),
    ],
)
def test_the_multiplier_counts_what_has_been_bid_so_far(system: str, options: dict, said: tuple, expected: int) -> None:
    view = make_view(
        system,
        options,
        phase=Phase.AUCTION,
        calls=calls(*said),
        landlord=None,
        factors=(Factor(FactorName.BASE, 1),),
    )
    assert multiplier(view) == expected


def test_what_a_robbery_would_make_of_the_stake() -> None:
    view = make_view("yixing-classic", {"auction": "rob"}, phase=Phase.AUCTION, calls=calls("call", "rob"))
    assert auction_outcome(view, Word.ROB).multiplier == 8


def test_the_base_score_is_no_part_of_the_multiplier() -> None:
    factors = (Factor(FactorName.BASE, 5), Factor(FactorName.BID, 3, 0), Factor(FactorName.BOMB, 2, 1))
    assert multiplier(make_view(factors=factors)) == 6


@pytest.mark.parametrize(
    ("system", "fields", "expected"),
    [
        ("yixing-classic", {"phase": Phase.AUCTION}, (3, None, False)),
        ("yixing-classic", {"bottom": (0, 1, 2)}, (3, (0, 1, 2), False)),
        ("shanghai-four", {"bottom": (0,) * 8}, (8, (0,) * 8, True)),
        ("shanghai-four", {"bottom": (0,) * 8, "phase": Phase.OVER}, (8, (0,) * 8, False)),
        ("shanghai-four", {"phase": Phase.SPREAD}, (8, None, False)),
        ("shanghai-four", {"bottom": (0,) * 8, "spread": True}, (8, (0,) * 8, False)),
        ("shanghai-four", {"bottom": (0,) * 8, "hands": (None, (1,), (2,), (3,))}, (8, (0,) * 8, False)),
    ],
)
def test_the_bottom_row(system: str, fields: dict, expected: tuple) -> None:
    bottom = table_state(make_update(make_view(system, **fields))).bottom
    assert (bottom.count, bottom.cards, bottom.mine) == expected


def test_a_bottom_nobody_may_see_leaves_with_the_play() -> None:
    assert table_state(make_update(make_view("five", roles=(Role.UNKNOWN,) * 5))).bottom is None


def test_the_last_trick_is_the_last_complete_one() -> None:
    first = ((0, move("solo 3 3", "3s")), (1, "pass"), (2, "pass"))
    view = make_view(history=history(*first, (0, move("solo 4 4", "4s")), (1, "pass")))
    assert last_trick(view) == history(*first)
    assert last_trick(make_view(history=history((0, move("solo 3 3", "3s"))))) == ()


def test_auto_play_takes_the_turn_away() -> None:
    state = table_state(make_update(make_view(to_act=(0,)), auto_play=(0,)))
    assert state.auto_play
    assert not state.my_turn
