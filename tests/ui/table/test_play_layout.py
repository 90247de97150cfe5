from __future__ import annotations

import pytest

from ddz_desktop.rules.card_notation import parse_play
from ddz_desktop.rules.cards import RANKS
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.ui.table.play_layout import lay_out
from ddz_desktop.ui.table.reading_choice import default_play, to_choose_from, trim
from ddz_desktop.ui.table.sorting import held_cards
from tests.ui.table.builders import cards


def laid(system: str, play: str, suited: str, stands=()) -> str:
    row = lay_out(parse_play(play), cards(suited), ruleset(system), stands)
    return " ".join(RANKS[card.rank] + ("*" if card.as_rank is not None else "") for card in row)


@pytest.mark.parametrize(
    ("system", "play", "suited", "stands", "expected"),
    [
        ("yixing-classic", "solo_chain 9 56789", "9h 5c 7d 6s 8s", (), "5 6 7 8 9"),
        ("yixing-classic", "trio_pair 6 66688", "8h 6d 8c 6s 6h", (), "6 6 6 8 8"),
        ("yixing-classic", "trio_pair 8 66888", "8h 6d 8c 6s 8s", (), "8 8 8 6 6"),
        ("yixing-classic", "four_two_pair 9 33779999", "3s 3h 7d 7c 9s 9h 9d 9c", (), "9 9 9 9 3 3 7 7"),
        (
            "yixing-classic",
            "trio_chain_solo 6 333444555666",
            "3s 3h 3d 4s 4h 4d 5s 5h 5d 6s 6h 6d",
            (),
            "4 4 4 5 5 5 6 6 6 3 3 3",
        ),
        (
            "yixing-classic",
            "trio_chain_solo 5 333444555666",
            "3s 3h 3d 4s 4h 4d 5s 5h 5d 6s 6h 6d",
            (),
            "3 3 3 4 4 4 5 5 5 6 6 6",
        ),
        ("shanghai-four", "solo_chain 5 A2345", "5s 4s 3s 2s As", (), "A 2 3 4 5"),
        ("yixing-laizi", "solo_chain K 7789TJ", "7s 7h 8d 9s Td Jc", ((4, 9), (4, 10)), "8 9 T J Q* K*"),
        ("yixing-laizi", "solo_chain Q 7789TJ", "7s 7h 8d 9s Td Jc", ((4, 9),), "7 8 9 T J Q*"),
        ("yixing-laizi", "bomb 9 7799", "7s 7h 9d 9s", ((4, 6), (4, 6)), "9* 9* 9 9"),
        ("yixing-classic", "rocket R BR", "R B", (), "B R"),
    ],
)
def test_the_body_comes_first(system: str, play: str, suited: str, stands, expected: str) -> None:
    assert laid(system, play, suited, stands) == expected


def test_a_straight_of_fourteen_places_has_an_ace_at_both_ends() -> None:
    suited = "As Ah 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"
    row = laid("shanghai-four", "solo_chain A 3456789TJQKAA2", suited)
    assert row == "A 2 3 4 5 6 7 8 9 T J Q K A"


@pytest.mark.parametrize(
    ("plays", "expected"),
    [
        (["solo_chain 7 34567", "solo_chain 8 45678"], "solo_chain 8 45678"),
        (["solo_chain 7 34567", "pair 8 88"], None),
        ([], None),
    ],
)
def test_the_highest_of_one_kind_is_meant(plays: list[str], expected: str | None) -> None:
    legal = [parse_play(play) for play in plays]
    assert default_play(legal) == (parse_play(expected) if expected else None)
    assert to_choose_from(legal) == tuple(reversed(legal))


@pytest.mark.parametrize(
    ("swept", "plays", "expected"),
    [
        ("3s 4s 5s 6s 7s 7h Js", ["solo_chain 7 34567", "pair 7 77"], "3s 4s 5s 6s 7s"),
        ("3s 4s 5s 6s 7s 8s", ["solo_chain 7 34567", "solo_chain 8 45678", "solo_chain 8 345678"], "3s 4s 5s 6s 7s 8s"),
        ("3s 4s 5s 6s 7s 9h 9d 9c Ts Th Td", ["solo_chain 7 34567", "trio_chain T 999TTT"], "9h 9d 9c Ts Th Td"),
        ("3s 4s 5s 6s 7s 9s Ts Js Qs Ks", ["solo_chain 7 34567", "solo_chain K 9TJQK"], "all"),
        ("3s 3h 9d", ["pair 3 33"], "all"),
        ("3s 9d", [], "all"),
    ],
)
def test_the_one_longest_run_of_a_sweep(swept: str, plays: list[str], expected: str) -> None:
    held = held_cards(cards(swept))
    chosen = trim(held, (parse_play(play) for play in plays))
    assert [card.card for card in chosen] == list(cards(swept if expected == "all" else expected))
