"""Readings beyond the cases: form only, chains as long as their order, and every house rule about plays."""

from __future__ import annotations

import pytest

from ddz_desktop.rules.cards import RANKS
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.kinds import KINDS, SHAPES, Play
from ddz_desktop.rules.notation import parse_counts, play_text
from ddz_desktop.rules.ruleset import OptionValue
from tests.rules.legs import plain

Options = dict[str, OptionValue]
ALL_QUADS = {kind.text: True for kind in SHAPES if SHAPES[kind].body == 4 and kind.text != "quad"}
AIRPLANES = {"trio_chain_solo": True, "trio_solo": True}


def read(system: str, options: Options, wild: str, cards: str) -> set[str]:
    return {
        " ".join(play_text(play).split()[:2]) for play in plain(system, options, wild).readings(parse_counts(cards))
    }


@pytest.mark.parametrize(
    ("system", "options", "wild", "cards", "expected"),
    [
        # no hand is so long, and still these are chains
        ("shanghai-four", {}, "", "A2 3456789TJQKA", {"solo_chain A"}),
        ("shanghai-four", {}, "", "23456789TJQKA", {"solo_chain K", "solo_chain A"}),
        ("shanghai-four", {}, "", "AAAAAA 222333444555666777888999TTTJJJQQQKKK", {"trio_chain A"}),
        ("yixing-classic", {}, "", "3344556677889 9TTJJQQKKAA", {"pair_chain A"}),
        ("standard-three", {}, "", "33334444555566667777888899", set()),
        # kinds switched on and off
        ("yixing-four", {"kinds": AIRPLANES}, "", "333444 88", {"trio_chain_solo 4"}),
        ("yixing-four", {"kinds": AIRPLANES, "wings": "distinct"}, "", "333444 88", set()),
        ("yixing-four", {"kinds": AIRPLANES, "wings": "distinct"}, "", "333444 BB", set()),
        ("yixing-four", {"kinds": AIRPLANES, "rocket_wings": False}, "", "333444 BB", {"trio_chain_solo 4"}),
        ("yixing-four", {"kinds": AIRPLANES, "rocket_wings": False}, "", "333444 BR", set()),
        ("yixing-classic", {"kinds": {"trio_solo": False}}, "", "3335", set()),
        ("yixing-classic", {"kinds": {"bomb": False, "quad": True}}, "", "5555", {"quad 5"}),
        ("yixing-classic", {"kinds": {"rocket": False}}, "", "BR", set()),
        ("yixing-laizi", {"kinds": ALL_QUADS}, "5", "3333 44 55 678", set()),
        ("yixing-laizi", {"kinds": ALL_QUADS}, "5", "3333 44 55", {"four_two_pair 3", "quad_chain 4"}),
        ("yixing-laizi", {"kinds": ALL_QUADS}, "5", "3333 44 5", {"quad_trio 3"}),
        ("yixing-laizi", {"kinds": ALL_QUADS}, "5", "3333 444 7 5", {"quad_trio_pair 3"}),
        ("yixing-laizi", {"kinds": ALL_QUADS}, "5", "3333 4444 777 888 66 55", {"quad_chain_trio_pair 4"}),
        # lengths
        ("yixing-classic", {"min_solo_chain": 3}, "", "345", {"solo_chain 5"}),
        ("yixing-classic", {"min_solo_chain": 6}, "", "34567", set()),
        ("yixing-classic", {"min_pair_chain": 2}, "", "QQKK", {"pair_chain K"}),
        ("emperor", {"min_trio_chain": 2}, "", "333444", {"trio_chain 4"}),
        ("traditional", {}, "", "333444555666777888999", set()),
        # bombs
        ("yixing-classic", {"small_bomb": True}, "", "222B", {"trio_solo 2", "bomb 2"}),
        ("yixing-laizi", {"small_bomb": True}, "2", "222R", {"trio_solo 2", "bomb 2"}),
        ("yixing-laizi", {"small_bomb": True}, "5", "225B", {"trio_solo 2"}),
        ("yixing-two", {"jokers": False}, "", "BR", set()),
        # the wings of a rank beside the chain, over and under it
        ("standard-three", {"wings": "strict"}, "", "444555666 333", {"trio_chain 6"}),
        ("standard-three", {"wings": "strict"}, "", "444555666 888", {"trio_chain_solo 6"}),
        ("standard-three", {"wings": "strict"}, "", "QQQKKKAAA 222", {"trio_chain_solo A"}),
        ("yixing-two", {"wings": "strict"}, "", "666777888 555", {"trio_chain_solo 8"}),
        ("shanghai-four", {"kinds": AIRPLANES, "wings": "strict"}, "", "222333444 AAA", {"trio_chain 4"}),
        ("shanghai-four", {"kinds": AIRPLANES, "wings": "strict"}, "", "QQQKKKAAA 222", {"trio_chain_solo A"}),
    ],
)
def test_readings(system: str, options: Options, wild: str, cards: str, expected: set[str]) -> None:
    assert read(system, options, wild, cards) == expected


@pytest.mark.parametrize(
    "cards", ["", "3", "BR", "222B", "333444555666", "5559", "3333444455", "557788", "44445555666777 88 99", "BBRR"]
)
@pytest.mark.parametrize("system", CATALOG)
def test_one_reading_asked_for_is_one_of_all(system: str, cards: str) -> None:
    judge = plain(system, wild="59" if system == "yixing-tiandi" else "5" if system == "yixing-laizi" else "")
    counts = parse_counts(cards) if cards else 0
    asked = [Play(kind, key, counts) for kind in KINDS for key in range(len(RANKS))]
    assert {play for play in asked if judge.is_reading(play)} == set(judge.readings(counts))
