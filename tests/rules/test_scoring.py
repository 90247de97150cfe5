"""Factors by name and in order, house rules of the score, and payoffs for any hand."""

from __future__ import annotations

from math import prod

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.notation import factor_text, parse_play
from ddz_desktop.rules.ruleset import OptionValue
from ddz_desktop.rules.state import BombPlayed
from ddz_desktop.rules.strategies.scoring import HandResult, doubles, settle, stake

PLAYED = (5, 5, 5, 5, 5)


def bombs(*texts: str) -> tuple[BombPlayed, ...]:
    return tuple(BombPlayed(1, parse_play(text), turn) for turn, text in enumerate(texts))


def factors(system: str, options: dict[str, OptionValue], **facts: object) -> list[str]:
    """Name and value of every factor of a hand that the landlord, seat 0, wins unless said otherwise."""
    result = HandResult(**{"landlord": 0, "bid": 1, "winner": 0, "plays_made": PLAYED} | facts)
    found = settle(ruleset(system, options), result).factors
    return [f"{factor.name.value} {factor.value}" for factor in found]


FOURS = ("bomb 3 3333", "bomb 4 4444", "rocket R BR", "bomb 5 5555")
FACTORS = {
    "plain": ("standard-three", {}, {"bid": 2}, "base 1, bid 2"),
    "base": ("standard-three", {"base": 50}, {}, "base 50, bid 1"),
    "in order": (
        "yixing-classic",
        {"auction": "rob"},
        {"called": True, "robs": (1, 2), "bombs": bombs(*FOURS[1:3]), "plays_made": (3, 0, 0)},
        "base 1, bid 1, call 2, rob 2, rob 2, bomb 2, rocket 2, spring 2",
    ),
    "a call that does not double": (
        "yixing-classic",
        {"auction": "rob", "call_doubles": False},
        {"called": True, "robs": (1,)},
        "base 1, bid 1, rob 2",
    ),
    "a duel's robs are in its bid": (
        "traditional",
        {"auction": "duel"},
        {"called": True, "robs": (1,), "bid": 6},
        "base 1, bid 6",
    ),
    "cap": ("yixing-classic", {"bomb_cap": 3}, {"bombs": bombs(*FOURS)}, "base 1, bid 1, bomb 2, bomb 2, rocket 2"),
    "cap without the rocket": (
        "yixing-classic",
        {"bomb_cap": 3, "rocket_counts": False},
        {"bombs": bombs(*FOURS)},
        "base 1, bid 1, bomb 2, bomb 2, bomb 2",
    ),
    "cap counts what doubles": (
        "hu-four",
        {"bomb_cap": 3},
        {"bombs": bombs(*FOURS[:2], *["bomb 6 666666"] * 4)},
        "base 1, bid 1, bomb 2, bomb 2, bomb 2",
    ),
    "house spring": ("standard-three", {"spring": 3}, {"plays_made": (5, 0, 0)}, "base 1, bid 1, spring 3"),
    "spring switched off": ("yixing-classic", {"spring": 1}, {"plays_made": (5, 0, 0)}, "base 1, bid 1"),
    "anti-spring": ("yixing-classic", {}, {"plays_made": (1, 2, 3), "winner": 1}, "base 1, bid 1, anti_spring 2"),
    "losers idle, no bid": ("five", {}, {"bid": None, "plays_made": (3, 0, 0, 0, 0)}, "base 1, spring 2"),
    "losers played": ("five", {}, {"bid": None, "plays_made": (1, 3, 0, 0, 0), "winner": 1}, "base 1"),
    "no spring when given up": ("yixing-classic", {}, {"plays_made": (0, 0, 0), "conceded": True}, "base 1, bid 1"),
    "open hand": ("traditional", {}, {"open_hand": True}, "base 1, bid 1, open_hand 2"),
    "shown once, doubled twice": (
        "five",
        {},
        {"bid": None, "shown": (0, 2), "doubled": (0, 3)},
        "base 1, shown 2, double 2, double 2",
    ),
    "first-seat three won": (
        "shanghai-four",
        {},
        {"bid": 3, "first_seat_three": True, "spread": True, "void_follow": True, "open_king": True},
        "base 1, void_follow 2, open_king 2, spread 2, first_seat_three 4",
    ),
    "first-seat three won literally": (
        "shanghai-four",
        {"first_seat_three": "multiply"},
        {"bid": 3, "first_seat_three": True},
        "base 1, bid 3, first_seat_three 4",
    ),
    "first-seat three lost": (
        "shanghai-four",
        {},
        {"bid": 3, "first_seat_three": True, "winner": 2},
        "base 1, bid 3",
    ),
    "report unfought": ("shanghai-four", {}, {"reports": 1, "fight": False}, "base 1, bid 1, report 1"),
    "reports fought": (
        "shanghai-four",
        {},
        {"reports": 3, "fight": True},
        "base 1, bid 1, report 2, double_report 2, double_report 2",
    ),
    "reports that do not add up": (
        "shanghai-four",
        {"double_report": False},
        {"reports": 3, "fight": True},
        "base 1, bid 1, report 2",
    ),
    "report lost": ("shanghai-four", {}, {"reports": 2, "fight": True, "winner": 3}, "base 1, bid 1, report 0"),
    "bombs of shanghai": ("shanghai-four", {}, {"bombs": bombs("bomb 3 33333333", "rocket R BBRR")}, "base 1, bid 1"),
}


@pytest.mark.parametrize(("system", "options", "facts", "expected"), FACTORS.values(), ids=FACTORS)
def test_factors(system: str, options: dict[str, OptionValue], facts: dict[str, object], expected: str) -> None:
    seats = CATALOG[system].seats
    plays = facts.get("plays_made", PLAYED)
    assert isinstance(plays, tuple)
    assert ", ".join(factors(system, options, **(facts | {"plays_made": plays[:seats]}))) == expected


def test_a_factor_says_whose_bomb_it_was() -> None:
    result = HandResult(landlord=2, bid=3, winner=1, plays_made=PLAYED[:3], bombs=bombs("bomb 4 4444"))
    texts = [factor_text(factor) for factor in settle(CATALOG["standard-three"], result).factors]
    assert texts == ["base 1", "bid 3 seat 2", "bomb 2 seat 1 turn 0 play bomb 4 4444"]


def test_the_stake_so_far_tells_nothing_of_the_end() -> None:
    result = HandResult(landlord=0, bid=3, first_seat_three=True, reports=1, fight=True, plays_made=(0, 0, 0, 0))
    assert [factor_text(factor) for factor in stake(CATALOG["shanghai-four"], result)] == ["base 1", "bid 3 seat 0"]


@pytest.mark.parametrize(
    ("system", "doubling", "others"),
    [
        ("hu-four", ["bomb 3 333333", "bomb 3 33333333", "rocket R BBRR"], ["bomb 3 3333", "bomb 3 33333"]),
        ("five", ["bomb 3 33333", "bomb R BBR", "rocket R BBRR"], ["bomb 3 3333", "bomb B BB", "bomb R BR"]),
        ("emperor", ["bomb 3 33333", "rocket R BBRR"], []),
        ("traditional", ["bomb 2 222B", "rocket R BR"], []),
        ("shanghai-four", [], ["bomb 3 33333333", "rocket R BBRR"]),
    ],
)
def test_which_bombs_double(system: str, doubling: list[str], others: list[str]) -> None:
    assert [text for text in doubling + others if doubles(CATALOG[system], parse_play(text))] == doubling


@st.composite
def results(draw: st.DrawFn) -> tuple[str, HandResult]:
    system = draw(st.sampled_from(list(CATALOG)))
    rules = CATALOG[system]
    seats = st.integers(0, rules.seats - 1)
    landlord = draw(seats)
    partner = draw(st.none() | seats.filter(lambda seat: seat != landlord)) if rules.hidden_landlord else None
    flags = {flag: draw(st.booleans()) for flag in ("open_hand", "void_follow", "spread", "open_king", "called")}
    return system, HandResult(
        landlord=landlord,
        partner=partner,
        bid=draw(st.integers(1, 48)),
        winner=draw(seats),
        plays_made=tuple(draw(st.lists(st.integers(0, 3), min_size=rules.seats, max_size=rules.seats))),
        bombs=draw(st.sampled_from([(), bombs("bomb 3 333333"), bombs("rocket R BR", "bomb 3 3333")])),
        reports=draw(st.integers(0, 3)),
        fight=draw(st.booleans()),
        doubled=tuple(draw(st.lists(seats, max_size=5))),
        conceded=draw(st.booleans()),
        **flags,
    )


@given(results())
def test_payoffs_are_the_units_of_each_side(case: tuple[str, HandResult]) -> None:
    system, result = case
    settlement = settle(CATALOG[system], result)
    assert settlement.unit == prod(factor.value for factor in settlement.factors)
    assert sum(settlement.payoffs) == 0
    landlords = set(result.landlords)
    assert set(settlement.winners) in (landlords, set(range(CATALOG[system].seats)) - landlords)
    assert result.winner in settlement.winners
    for seat, payoff in enumerate(settlement.payoffs):
        assert payoff == 0 or (payoff > 0) == (seat in settlement.winners)
        assert seat in landlords or abs(payoff) == settlement.unit


def test_kinds_of_bombs_are_told_apart() -> None:
    rocket = settle(
        CATALOG["standard-three"],
        HandResult(landlord=0, bid=1, winner=0, plays_made=(1, 1, 1), bombs=bombs("rocket R BR", "bomb 4 4444")),
    ).factors
    assert [(factor.name.value, factor.play.kind) for factor in rocket if factor.play] == [
        ("rocket", Kind.ROCKET),
        ("bomb", Kind.BOMB),
    ]


def test_two_landlords_share_in_three_parts() -> None:
    result = HandResult(landlord=1, partner=4, winner=4, plays_made=PLAYED, doubled=(0,))
    five = CATALOG["five"]
    assert settle(five, result).payoffs == (-2, 4, -2, -2, 2)
    assert settle(five, msgspec.structs.replace(result, winner=0)).payoffs == (2, -4, 2, 2, -2)
