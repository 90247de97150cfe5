"""Options and house rules: every value can be set, impossible ones are refused by name."""

from __future__ import annotations

from itertools import combinations

import pytest

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.errors import OptionError
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.notation import parse_ruleset, ruleset_text
from ddz_desktop.rules.options import Option, option_text, options_of, parse_option
from ddz_desktop.rules.ruleset import OptionValue

Options = dict[str, OptionValue]


WINGED = ("trio_solo", "trio_chain_solo", "four_two_solo")


def offered(system: str) -> dict[str, Option]:
    return {option.name: option for option in options_of(CATALOG[system])}


@pytest.mark.parametrize("system", CATALOG)
def test_every_choice_can_be_set_and_is_kept_as_text(system: str) -> None:
    for option in offered(system).values():
        for choice in option.choices:
            rules = ruleset(system, {option.name: choice})
            assert rules.changes == ({} if choice == option.default else {option.name: choice})
            assert parse_ruleset(ruleset_text(rules)) == rules
            assert offered_default(system, option.name, choice) == choice


def offered_default(system: str, name: str, value: OptionValue) -> OptionValue:
    return next(option.default for option in options_of(ruleset(system, {name: value})) if option.name == name)


@pytest.mark.parametrize("system", CATALOG)
def test_any_two_options_go_together_or_are_both_named(system: str) -> None:
    options = [option for option in offered(system).values() if option.choices]
    for first, second in combinations(options, 2):
        mix = {option.name: option.choices[-1] for option in (first, second)}
        message = refusal(system, mix)
        assert message is None or (first.name in message and second.name in message)
        assert message == refusal(system, dict(reversed(mix.items())))


def refusal(system: str, options: Options) -> str | None:
    try:
        ruleset(system, options)
    except OptionError as error:
        return str(error)
    return None


OWN: dict[str, set[str]] = {
    "yixing-classic": {"wings", "rocket_wings", "rob_step", "call_doubles"},
    "yixing-two": {"jokers", "wings"},
    "shanghai-four": {"first_seat_three", "double_report"},
    "emperor": {"deal"},
}
MISSING: dict[str, set[str]] = {
    "yixing-four": {"wings", "rocket_wings", "small_bomb", "open_hand", "jokers", "deal", "double_report"},
    "five": {"rob_step", "call_doubles", "small_bomb", "open_hand"},
    "standard-two": {"open_hand", "jokers", "first_seat_three"},
}


def test_who_has_which_options() -> None:
    assert all(names <= set(offered(system)) for system, names in OWN.items())
    assert all(not names & set(offered(system)) for system, names in MISSING.items())


@pytest.mark.parametrize(
    ("system", "options", "named"),
    [
        ("yixing-classic", {"spoon": 1}, ["'spoon'", "bomb_cap"]),
        ("yixing-classic", {"bomb_cap": 7}, ["bomb_cap", "7", "null, 3, 4, 5"]),
        ("yixing-classic", {"bomb_cap": True}, ["bomb_cap", "true"]),
        ("yixing-classic", {"base": 0}, ["base", "from 1 to 100"]),
        ("yixing-classic", {"call_doubles": 1}, ["call_doubles", "true, false"]),
        ("yixing-classic", {"kinds": {"solo": False}}, ["solo"]),
        ("yixing-classic", {"kinds": {"sold": True}}, ["'sold'"]),
        ("yixing-classic", {"kinds": {"pair": 1}}, ["pair", "1"]),
        ("yixing-classic", {"kinds": True}, ["kinds"]),
        ("yixing-classic", {"kinds": {"quad": True}}, ["kinds.quad", "kinds.bomb"]),
        ("yixing-classic", {"small_bomb": True, "kinds": {"bomb": False}}, ["small_bomb", "kinds.bomb"]),
        ("emperor", {"min_pair_chain": 5, "kinds": {"pair_chain": False}}, ["min_pair_chain", "kinds.pair_chain"]),
        ("yixing-two", {"jokers": False, "small_bomb": True}, ["jokers", "small_bomb"]),
        ("yixing-two", {"jokers": False, "rocket_wings": True}, ["jokers", "rocket_wings"]),
        ("yixing-two", {"jokers": False, "kinds": {"rocket": True}}, ["jokers", "kinds.rocket"]),
        ("yixing-two", {"min_solo_chain": 10}, ["min_solo_chain"]),
        ("shanghai-four", {"first_seat_three": "multiply", "auction": "rob"}, ["first_seat_three", "auction"]),
        ("standard-two", {"wings": "any", "kinds": dict.fromkeys(WINGED, False)}, ["wings", "kinds"]),
        ("five", {"auction": "score"}, ["auction", "winning-card"]),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_by_name(system: str, options: Options, named: list[str]) -> None:
    with pytest.raises(OptionError) as caught:
        ruleset(system, options)
    assert [name for name in named if name not in str(caught.value)] == []


@pytest.mark.parametrize(
    ("system", "options", "both"),
    [
        ("yixing-classic", {"kinds": {"quad": True}}, ("kinds.quad", "kinds.bomb")),
        ("traditional", {"kinds": {"bomb": False}}, ("small_bomb", "kinds.bomb")),
        ("emperor", {"min_pair_chain": 5, "kinds": {"pair_chain": False}}, ("min_pair_chain", "kinds.pair_chain")),
        ("yixing-two", {"jokers": False, "rocket_wings": True}, ("jokers", "rocket_wings")),
        ("shanghai-four", {"first_seat_three": "multiply", "auction": "rob"}, ("first_seat_three", "auction")),
        ("standard-two", {"wings": "any", "kinds": dict.fromkeys(WINGED, False)}, ("wings", "kinds")),
        ("yixing-classic", {"bomb_cap": 7}, ()),
    ],
)
def test_the_two_that_exclude_each_other_are_told_apart(system: str, options: Options, both: tuple[str, ...]) -> None:
    with pytest.raises(OptionError) as caught:
        ruleset(system, options)
    assert caught.value.options == both


def test_switching_kinds_changes_which_options_there_are() -> None:
    rules = ruleset("yixing-four", {"kinds": {"trio_solo": True, "bomb": True}, "wings": "distinct"})
    assert Kind.TRIO_SOLO in rules.kinds
    assert rules.changes == {"wings": "distinct", "kinds": {"trio_solo": True}}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("yes", True),
        ("no", False),
        ("null", None),
        ("3", 3),
        ("34+6", "34+6"),
        ("9" * 5000, "9" * 5000),
    ],
)
def test_values_are_read_from_text(text: str, value: OptionValue) -> None:
    assert parse_option("bomb_cap", text) == value


def test_kinds_are_read_from_text() -> None:
    kinds: OptionValue = {"pair": False, "quad": True}
    assert parse_option("kinds", option_text(kinds)) == kinds
    with pytest.raises(OptionError):
        parse_option("kinds", "pair")
