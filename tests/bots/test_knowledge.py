"""What a view implies: unseen cards, what others hold for certain, sides, chances."""

from __future__ import annotations

import msgspec
import pytest

from ddz_desktop.bots.knowledge import Knowledge, chance_of
from ddz_desktop.bots.odds import Claim, Odds
from ddz_desktop.rules.cards import RANKS, total
from ddz_desktop.rules.compare import BombLadder
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.notation import counts_text, parse_counts
from ddz_desktop.rules.state import Role
from tests.bots.views import cards_of, play_view

UNKNOWN, OPEN, HIDDEN, FARMER = Role.UNKNOWN, Role.LANDLORD, Role.HIDDEN_LANDLORD, Role.FARMER


def odds_of(view) -> Odds:
    return Odds(Knowledge(view, view.seat), BombLadder(view.rules, view.wild), view.quota)


@pytest.mark.parametrize(
    ("copies", "wanted", "cards", "drawn", "chance"),
    [
        (4, 0, 10, 3, 1.0),
        (4, 5, 10, 9, 0.0),
        (4, 1, 4, 1, 1.0),
        (1, 1, 10, 5, 0.5),
        (2, 2, 4, 2, 1 / 6),
        (0, 1, 0, 0, 0),
    ],
)
def test_chances_of_a_draw(copies, wanted, cards, drawn, chance):
    assert chance_of(copies, wanted, cards, drawn) == pytest.approx(chance)


def test_the_pool_is_what_is_neither_held_nor_played():
    known = Knowledge(play_view("345", "6789TJ", (0, 3, 3)), 0)
    assert counts_text(known.pool) == "6789TJ"
    assert known.hidden == (3, 3, 3)


def test_an_open_hand_and_a_bottom_are_known():
    view = play_view("345", "6789TJ", (0, 3, 3))
    shown = msgspec.structs.replace(view, hands=(None, cards_of("67J"), None))
    assert [counts_text(cards) for cards in Knowledge(shown, 0).known] == ["", "67J", ""]
    assert Knowledge(shown, 0).holds(2, RANKS.index("8"), 1) == 1.0
    bottom = msgspec.structs.replace(view, bottom=cards_of("JJ6"))  # one J of it is among what he has played
    assert total(Knowledge(bottom, 0).known[1]) <= 3
    assert total(Knowledge(bottom, 0).known[2]) == 0


SIDES = [
    # seat, roles as the seat knows them, its hand, the chance that each seat is an enemy
    (0, (FARMER, OPEN, UNKNOWN, UNKNOWN, UNKNOWN), "345", (0, 1, 0.26, 0.26, 0.26)),
    (0, (FARMER, OPEN, HIDDEN, FARMER, FARMER), "345", (0, 1, 1, 0, 0)),
    (0, (HIDDEN, OPEN, FARMER, FARMER, FARMER), "345", (0, 0, 1, 1, 1)),
    (1, (UNKNOWN, OPEN, UNKNOWN, UNKNOWN, UNKNOWN), "345", (0.75, 0, 0.75, 0.75, 0.75)),
    (1, (FARMER, OPEN, FARMER, FARMER, FARMER), "355", (1, 0, 1, 1, 1)),
]


@pytest.mark.parametrize(("seat", "roles", "hand", "chances"), SIDES)
def test_sides_among_hidden_roles(seat, roles, hand, chances):
    out = "6789TJQKA2" * 2
    view = play_view(hand, out, (3,) * 5, system="five", seat=seat, roles=roles)
    view = msgspec.structs.replace(view, winning=cards_of("5")[0])
    assert Knowledge(view, seat).enemy == pytest.approx(chances, abs=0.02)


def test_a_lone_landlord_knows_it_and_the_others_once_all_do():
    roles = (UNKNOWN, OPEN, UNKNOWN, UNKNOWN, UNKNOWN)
    view = play_view("355", "6789TJQKA2" * 2, (3,) * 5, system="five", seat=1, roles=roles)
    both = msgspec.structs.replace(view, winning=4 * 2, hand=(0, 8, 8))
    assert Knowledge(both, 1).enemy == (1, 0, 1, 1, 1)
    farmer = play_view(
        "345", "6789TJQKA2" * 2, (3,) * 5, system="five", roles=(FARMER, OPEN, UNKNOWN, UNKNOWN, UNKNOWN)
    )
    told = msgspec.structs.replace(farmer, winning=8, lone_landlord=True)
    assert Knowledge(told, 0).enemy == (0, 1, 0, 0, 0)


def test_chances_to_answer():
    odds = odds_of(play_view("3469", "55778899TTKKK2", (0, 7, 7)))
    assert odds.above(1, 1)[RANKS.index("2")] == 0
    assert odds.above(1, 1)[RANKS.index("K")] == pytest.approx(0.5)
    assert odds.same_kind(1, Kind.TRIO, RANKS.index("K"), 1, 3) == 0
    assert odds.same_kind(1, Kind.TRIO, RANKS.index("3"), 1, 3) == pytest.approx(chance_of(3, 3, 14, 7))
    assert odds.answers(1, Claim(Kind.SOLO, RANKS.index("2"), 1, 0), 1.0) == 0


def test_who_has_few_cards_answers_nothing_long():
    odds = odds_of(play_view("3469", "55678899TTKKK2", (0, 4, 9)))
    assert odds.same_kind(1, Kind.SOLO_CHAIN, RANKS.index("7"), 5, 5) == 0
    assert odds.same_kind(2, Kind.SOLO_CHAIN, RANKS.index("7"), 5, 5) > 0


def test_bombs_respect_quota_and_ladder():
    view = play_view("3469", "7777888899995", (0, 5, 4, 4), system="shanghai-four", quota=(1, None, 0, 1))
    odds = odds_of(view)
    assert odds.bomb(1) > 0 == odds.bomb(2)
    ladder = odds.ladder
    highest = ladder.bomb(parse_counts("9999")).power
    assert odds.bomb(3, highest) == 0 < odds.bomb(3, ladder.bomb(parse_counts("8888")).power)
