"""The order of plays and the ladders of bombs, each as one ascending list."""

from __future__ import annotations

from itertools import combinations

import pytest

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.compare import BombClass, BombLadder, chain_limits, chain_place
from ddz_desktop.rules.kinds import SHAPES, Kind
from ddz_desktop.rules.notation import parse_counts, parse_play
from ddz_desktop.rules.ruleset import ChainOrder, OptionValue
from tests.rules.legs import plain

LADDERS = [
    ("yixing-classic", {}, "", "3333 AAAA 2222 BR"),
    ("traditional", {}, "", "222B 3333 2222 BR"),
    ("traditional", {}, "", "222R 3333 BR"),
    ("yixing-laizi", {}, "5", "3335 2555 3333 2222 5555 BR"),
    ("yixing-laizi", {"small_bomb": True}, "5", "222B 3335 3333 5555 BR"),
    (
        "yixing-tiandi",
        {},
        "59",
        "3555 2999 3333 2222 5555 9995 35555 25555 55559 355559 999955 355559999 2222555599 BR",
    ),
    ("yixing-tiandi", {"small_bomb": True}, "25", "222B 3555 BR"),
    ("yixing-four", {}, "", "3333 2222 33333 22222222 BBRR"),
    ("emperor", {}, "", "33333 22222 333333 22222222 BBRR"),
    ("five", {}, "", "3333 2222 BB BR RR 33333 22222 333333 222222 BBR BRR 3333333 22222222 BBRR"),
]


@pytest.mark.parametrize(("system", "options", "wild", "ascending"), LADDERS)
def test_ladder(system: str, options: dict[str, OptionValue], wild: str, ascending: str) -> None:
    judge = plain(system, options, wild)
    bombs = [judge.readings(parse_counts(cards))[-1] for cards in ascending.split()]
    assert {play.kind for play in bombs} <= {Kind.BOMB, Kind.ROCKET}
    for low, high in combinations(bombs, 2):
        assert judge.beats(high, low)
        assert not judge.beats(low, high)
    assert not any(judge.beats(play, play) for play in bombs)
    weak = parse_play("solo 2 2")
    assert all(judge.beats(play, weak) and not judge.beats(weak, play) for play in bombs)


ORDERS = [
    ("yixing-classic", "solo 3 3", "solo 2 2", "solo B B", "solo R R"),
    ("yixing-classic", "solo_chain 7 34567", "solo_chain A TJQKA"),
    ("shanghai-four", "solo_chain 5 A2345", "solo_chain 6 23456", "solo_chain A TJQKA"),
    ("shanghai-four", "pair_chain 3 AA2233", "pair_chain 4 223344", "pair_chain A QQKKAA"),
    ("shanghai-four", "trio_chain 2 AAA222", "trio_chain 3 222333", "trio_chain A KKKAAA"),
    (
        "shanghai-four",
        "trio_pair 9 33999",
        "trio_pair 9 999AA",
        "trio_pair 9 99922",
        "trio_pair 9 999RR",
        "trio_pair 2 33222",
    ),
    ("emperor", "quad_trio 3 3333444", "quad_trio 4 3334444", "quad_trio 2 3332222"),
    (
        "emperor",
        "quad_chain_trio_pair 4 33334444 555666 AAKK",
        "quad_chain_trio_pair 4 33334444 666777 5588",
        "quad_chain_trio_pair 4 33334444 KKKAAA 5566",
        "quad_chain_trio_pair 5 44445555 666777 3388",
    ),
]


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: f"{order[0]} {order[1]}")
def test_order_within_a_kind(order: tuple[str, ...]) -> None:
    judge = plain(order[0])
    plays = [parse_play(text) for text in order[1:]]
    assert all(judge.is_reading(play) for play in plays)
    for low, high in combinations(plays, 2):
        assert (judge.beats(high, low), judge.beats(low, high), judge.beats(low, low)) == (True, False, False)


@pytest.mark.parametrize(
    ("system", "one", "other"),
    [
        ("yixing-classic", "pair 4 44", "solo 3 3"),
        ("yixing-classic", "solo_chain 8 345678", "solo_chain 7 34567"),
        ("yixing-classic", "trio_solo 4 4443", "trio_pair 3 33344"),
        ("yixing-four", "trio_pair 9 99922", "trio_pair 9 33999"),
        ("shanghai-four", "trio_chain_pair 4 333444AAKK", "trio_chain_pair 4 3334445566"),
    ],
)
def test_neither_beats_the_other(system: str, one: str, other: str) -> None:
    judge, low, high = plain(system), parse_play(one), parse_play(other)
    assert not judge.beats(low, high)
    assert not judge.beats(high, low)


def test_places_of_chains() -> None:
    assert [chain_place(ChainOrder.ACE_LOW, key) for key in (12, 0, 10, 11, 13)] == [1, 2, 12, 13, None]
    assert [chain_place(ChainOrder.STANDARD, key) for key in (0, 11, 12)] == [0, 11, None]
    assert [chain_place(ChainOrder.FROM_SIX, key) for key in (2, 3, 11)] == [None, 0, 8]


@pytest.mark.parametrize("system", CATALOG)
def test_limits_fit_the_chain_order(system: str) -> None:
    for kind, shape in SHAPES.items():
        fewest, most = chain_limits(ruleset(system), kind)
        assert (2 <= fewest <= most <= 14) if shape.chain else (fewest, most) == (1, 1)


def test_levels_of_small_bombs_lie_below_all_others() -> None:
    ladder = BombLadder(ruleset("yixing-tiandi", {"small_bomb": True}), (2, 6))
    assert 0 < ladder.small_power < ladder.power_of(4, BombClass.SOFT, 0)
    assert ladder.power_of(12, BombClass.SOFT, 12) < ladder.rocket_power
