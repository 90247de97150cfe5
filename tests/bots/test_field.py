"""What is expected of computer players and hints at the table; the rows A1 to A9 of the field notes."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.hints import suggestions
from ddz_desktop.bots.learned.master import MasterBot
from ddz_desktop.bots.learned.strong import StrongBot
from ddz_desktop.rules.action import PASS, Move
from ddz_desktop.rules.cards import RANKS
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.notation import counts_text, parse_counts
from ddz_desktop.rules.view import SeatView
from tests.bots.views import play_view, said

PLAYERS = {"casual": CasualBot, "strong": StrongBot, "master": partial(MasterBot, budget=5.0)}
all_levels = pytest.mark.parametrize("player", PLAYERS)


def decided(view: SeatView, player: str = "casual") -> str:
    return said(PLAYERS[player](Random(1)).decide(view))


def first_hint(view: SeatView) -> str:
    return said(suggestions(view)[0])


CERTAIN_WINS = [
    # hand, out, left, table, leader, the plays that keep the win certain
    ("5BR", "34789TJQKA2", (0, 6, 5), "", None, {"BR"}),
    ("4444BR7", "3589TJJQKKAA22", (0, 8, 6), "", None, {"4444", "BR"}),
    ("344449R", "3589TJJQKKAAB", (0, 7, 6), "solo 2 2", 1, {"R"}),
    ("344447R", "3589TJJQKKA22", (0, 7, 6), "solo B B", 1, {"R"}),
    ("22223BR", "4556789TJQKA", (0, 7, 5), "", None, {"2222", "BR"}),
    ("3AAAAB", "4556789TJQK", (0, 6, 5), "solo 9 9", 1, {"AAAA", "B"}),
    ("34567KKAA", "456789TJJQQ", (0, 6, 5), "", None, {"34567", "KK", "AA"}),
    ("3BR", "444455667789TJQKA2", (0, 10, 8), "solo K K", 1, {"BR"}),
]


@all_levels
@pytest.mark.parametrize(("hand", "out", "left", "table", "leader", "expected"), CERTAIN_WINS)
def test_a1_a_certain_win_is_taken(hand, out, left, table, leader, expected, player):
    view = play_view(hand, out, left, table=table, leader=leader)
    assert decided(view, player) in expected
    assert first_hint(view) in expected


@all_levels
def test_a1_a_certain_win_does_not_spend_the_jokers_as_wings(player):
    view = play_view("4444BR7", "3589TJJQKKAA22", (0, 8, 6), system="yixing-classic", options={"rocket_wings": True})
    assert decided(view, player) in ("4444", "BR")


@pytest.mark.parametrize(("hand", "out", "left", "landlord", "beaten"), [
    ("3568KK", "479TJQA2AQ", (0, 9, 1), 1, 7),
    ("3568KK", "479TJQA2AQ", (0, 1, 9), 2, 7),
    ("45799K", "38TJQA2AQK", (0, 9, 1), 1, 7),
])  # fmt: skip
def test_a2_a_friend_with_one_card_gets_a_solo_he_most_likely_beats(hand, out, left, landlord, beaten):
    lead = decided(play_view(hand, out, left, landlord=landlord), "strong")
    assert len(lead) == 1
    assert sum(RANKS.index(card) > RANKS.index(lead) for card in out) >= beaten


LEADS_FOR_A_FRIEND = [
    # the friend sits after, or before, the landlord
    ("3568KK", "479TJQA2AQ", (0, 9, 1), 1, {"3"}),
    ("3568KK", "479TJQA2AQ", (0, 1, 9), 2, {"3"}),
    ("45799K", "38TJQA2AQK", (0, 9, 1), 1, {"4"}),
]


@pytest.mark.parametrize(("hand", "out", "left", "landlord", "expected"), LEADS_FOR_A_FRIEND)
def test_a2_a_friend_with_one_card_gets_a_low_solo(hand, out, left, landlord, expected):
    assert decided(play_view(hand, out, left, landlord=landlord)) in expected


@all_levels
@pytest.mark.parametrize(
    ("hand", "table", "leader", "left", "landlord"),
    [
        ("3699K", "solo 8 8", 2, (0, 9, 1), 1),
        ("36QQ2", "pair T TT", 2, (0, 9, 1), 1),
        ("36QQ2", "solo K K", 1, (0, 1, 9), 2),
        ("369BR", "solo 7 7", 2, (0, 9, 1), 1),
    ],
)
def test_a2_nobody_plays_over_a_friend_with_one_card(hand, table, leader, left, landlord, player):
    out = "4579TJJQKA" if "BR" in hand else "457TJJA2AR"
    view = play_view(hand, out, left, table=table, leader=leader, landlord=landlord)
    assert decided(view, player) == "pass"


WHOLE_HANDS = [
    ("yixing-classic", "333444555789", "", None),
    ("yixing-classic", "44445566", "", None),
    ("yixing-classic", "5557", "", None),
    ("standard-three", "34567", "", None),
    ("standard-three", "4447", "trio_solo 3 333A", 1),
    ("standard-three", "99TTJJ", "pair_chain 5 334455", 1),
    ("traditional", "222B", "solo R R", 1),
    ("traditional", "333344445566", "", None),
    ("yixing-four", "333444555667788", "", None),
    ("yixing-four", "3334445566", "", None),
    ("hu-four", "3334445577", "", None),
    ("five", "BBR", "bomb 4 44444", 1),
    ("emperor", "333344445556667788", "", None),
    ("emperor", "444477755", "", None),
    ("shanghai-four", "A2345", "", None),
    ("yixing-laizi", "5558", "trio_solo 7 7773", 1),
    ("yixing-tiandi", "55999", "solo R R", 1),
    ("yixing-two", "6789T", "", None),
]


@all_levels
@pytest.mark.parametrize(("system", "hand", "table", "leader"), WHOLE_HANDS)
def test_a3_a_hand_that_is_one_play_is_played(system, hand, table, leader, player):
    wild = {"yixing-laizi": "5", "yixing-tiandi": "59"}.get(system, "")
    left = (2,) * ruleset(system).seats
    view = play_view(hand, "6789TJQKA2", left, system=system, table=table, leader=leader, wild=wild)
    cards = counts_text(parse_counts(hand))
    assert decided(view, player) == cards
    assert first_hint(view) == cards


HELD_BACK = [
    # hand, out, left, table: the only answers break a bomb or the rocket
    ("35TTTTQK", "46789JJQQKAA22BR", (0, 8, 8), "pair 9 99"),
    ("34678BR", "3556799TJQQKKAA22", (0, 9, 8), "solo Q Q"),
    ("3478AAAA", "3556799TJQQKK22B", (0, 9, 7), "solo K K"),
    ("35679KKKK", "446788TJQQAA22BR", (0, 8, 8), "solo Q Q"),
]


@all_levels
@pytest.mark.parametrize(("hand", "out", "left", "table"), HELD_BACK)
def test_a4_a_bomb_is_not_broken_for_nothing(hand, out, left, table, player):
    view = play_view(hand, out, left, table=table, leader=1)
    assert decided(view, player) == "pass"
    assert suggestions(view)[0] == PASS


def test_a4_a_trio_is_not_broken_for_nothing():
    view = play_view("34JJJQQQ77", "35689TTKKAA22BR", (0, 8, 7), table="pair 9 99", leader=1)
    assert decided(view) == "pass"


LAST_CARD = [
    ("35668K", "479TJQA2A", (0, 1, 8), {"66", "K"}),
    ("38A", "4579TJQK2", (0, 1, 8), {"A"}),
    ("4457TJ", "3689QKA2A", (0, 1, 8), {"44", "J"}),
    ("3456789K", "3TTJQKA2A", (0, 1, 8), {"3456789"}),
]


@all_levels
@pytest.mark.parametrize(("hand", "out", "left", "expected"), LAST_CARD)
def test_a9_the_landlord_at_one_card_gets_no_low_solo(hand, out, left, expected, player):
    view = play_view(hand, out, left)
    assert decided(view, player) in expected
    assert first_hint(view) in expected


@pytest.mark.parametrize("system", ["yixing-four", "hu-four", "shanghai-four"])
def test_a9_with_more_farmers_too(system):
    view = play_view("35668K", "479TJQA2A79TJQA2A", (0, 1, 8, 8), system=system)
    assert decided(view) in ("66", "K")


def test_a6_after_everybody_passed_a_hint_leads():
    view = play_view("35668K", "479TJQA2A9TJ", (0, 5, 7))
    hints = suggestions(view)
    assert all(isinstance(hint, Move) for hint in hints)
    assert len(hints) > 2


@all_levels
def test_a8_others_out_of_bombs_and_nothing_on_the_table(player):
    view = play_view("3", "479TJQ", (0, 3, 3))
    assert decided(view, player) == "3"
    assert suggestions(view) == (suggestions(view)[0],)


def test_hints_pass_when_nothing_beats():
    view = play_view("34668", "479TJQKA2B5", (0, 5, 5), table="solo R R", leader=1)
    assert suggestions(view) == (PASS,)


def test_hints_differ_in_kind_or_key_and_bombs_come_last():
    view = play_view("333456789TTTTKA2", "4456789JQKA2BR55", (0, 8, 8))
    plays = [hint.play for hint in suggestions(view) if isinstance(hint, Move)]
    assert len({(play.kind, play.key) for play in plays}) >= len(plays) - 2
    kinds = [play.kind for play in plays[1:]]
    assert Kind.BOMB not in kinds[: len(kinds) - kinds.count(Kind.BOMB)]
