from __future__ import annotations

import pytest

from ddz_desktop.rules.cards import RANKS, rank_of
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.ui.table.sorting import Arranger, SortOrder, arrange, held_cards, next_order
from tests.ui.table.builders import cards


def ranks(groups) -> str:
    return "|".join("".join(RANKS[rank_of(held.card)] for held in group) for group in groups)


@pytest.mark.parametrize(
    ("order", "hand", "expected"),
    [
        (SortOrder.HIGH_LOW, "3s Kh B Kd 5c 2s", "B2KK53"),
        (SortOrder.LOW_HIGH, "3s Kh B Kd 5c 2s", "35KK2B"),
        (SortOrder.COUNT, "3s Kh B Kd 5c 5d 5h", "555KKB3"),
        (SortOrder.KIND, "4s 4h 4d 4c B R 9s 2h", "RB|4444|29"),
        (SortOrder.KIND, "3s 4s 5s 6s 7h 9c 9d Ks", "76543|99|K"),
        (SortOrder.KIND, "3s 3h 3d 4s 4h 4c 9s", "444333|9"),
        (SortOrder.KIND, "3s 3h 4d 4s 5h 5c 9s", "554433|9"),
    ],
)
def test_orders(order: SortOrder, hand: str, expected: str) -> None:
    assert ranks(arrange(cards(hand), order, ruleset("yixing-classic"))) == expected


@pytest.mark.parametrize(
    ("system", "hand", "expected"),
    [
        ("five", "B B 4s 9h", "BB|94"),  # two jokers are a bomb there
        ("emperor", "4s 4h 4d 4c 9h", "4444|9"),
        ("emperor", "B R 9h", "RB9"),  # two of four jokers are nothing
        ("shanghai-four", "As 2h 3d 4c 5s Kd", "5432A|K"),
        ("yixing-two", "6s 7h 8d 9c Ts", "T9876"),
    ],
)
def test_kind_follows_the_ruleset(system: str, hand: str, expected: str) -> None:
    assert ranks(arrange(cards(hand), SortOrder.KIND, ruleset(system))) == expected


def test_wild_cards_first_or_at_their_own_rank() -> None:
    rules = ruleset("yixing-laizi")
    hand = cards("Ks 7h 5d 7c 3s")
    assert ranks(arrange(hand, SortOrder.HIGH_LOW, rules, wild=(4,))) == "K7753"
    assert ranks(arrange(hand, SortOrder.HIGH_LOW, rules, wild=(4,), wild_first=True)) == "77K53"
    assert ranks(arrange(hand, SortOrder.KIND, rules, wild=(4,))) == "77|K53"


def test_every_card_is_arranged_once() -> None:
    hand = cards("3s 3s 3h 4d 4c 5s 5h 6s 7h 8s 9d Tc Js Qd Kd As 2s B R R")
    for order in SortOrder:
        arranged = [held for group in arrange(hand, order, ruleset("emperor")) for held in group]
        assert sorted(arranged) == sorted(held_cards(hand))


def test_the_tool_goes_round_all_orders() -> None:
    order = SortOrder.HIGH_LOW
    seen = [order := next_order(order) for _ in SortOrder]
    assert set(seen) == set(SortOrder)
    assert seen[-1] is SortOrder.HIGH_LOW


def test_an_arranger_follows_every_change_of_hand_order_and_wild_ranks() -> None:
    arranger, rules = Arranger(), ruleset("yixing-laizi")
    hand = tuple(cards("7s 3h Kd 7d 5c"))
    for asked in (
        (hand, SortOrder.HIGH_LOW, rules, (), False),
        (hand, SortOrder.LOW_HIGH, rules, (), False),
        (hand, SortOrder.LOW_HIGH, rules, (4,), True),
        (hand[1:], SortOrder.LOW_HIGH, rules, (4,), True),
    ):
        assert arranger.groups(*asked) == arrange(*asked)
        assert arranger.groups(*asked) is arranger.groups(*asked)
