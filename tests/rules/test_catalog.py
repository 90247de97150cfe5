"""The twelve systems agree with the rulebook's numbers."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

import pytest

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.deal import unshuffled_deck
from ddz_desktop.rules.errors import OptionError
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.ruleset import Auction, RuleSet

TABLE = {  # seats, deck, hand, bottom, aside, shown, clockwise, auction, kinds besides the plain ten
    "yixing-classic": (3, 54, 17, 3, 0, True, True, Auction.SCORE, 4),
    "yixing-laizi": (3, 54, 17, 3, 0, True, True, Auction.SCORE, 4),
    "yixing-tiandi": (3, 54, 17, 3, 0, True, True, Auction.SCORE, 4),
    "yixing-four": (4, 108, 25, 8, 0, True, True, Auction.SCORE, 0),
    "yixing-two": (2, 42, 17, 3, 5, True, True, Auction.SCORE, 4),
    "traditional": (3, 54, 17, 3, 0, True, False, Auction.SCORE, 7),
    "shanghai-four": (4, 108, 25, 8, 0, False, False, Auction.SCORE, 0),
    "standard-two": (2, 54, 20, 3, 11, True, False, Auction.FIRST_CALL, 4),
    "standard-three": (3, 54, 17, 3, 0, True, False, Auction.CONTRACT, 4),
    "hu-four": (4, 108, 25, 8, 0, False, False, Auction.CONTRACT, 0),
    "five": (5, 108, 21, 3, 0, False, False, Auction.WINNING_CARD, 0),
    "emperor": (3, 108, 34, 6, 0, True, False, Auction.CONTRACT, 6),
}
PLAIN = 10


def numbers(rules: RuleSet) -> tuple[object, ...]:
    table = (rules.seats, rules.deck_size, rules.hand_cards, rules.bottom_cards, rules.aside_cards)
    return (*table, rules.bottom_shown, rules.clockwise, rules.auction, len(rules.kinds) - PLAIN)


def test_numbers_of_every_system() -> None:
    assert {system: numbers(rules) for system, rules in CATALOG.items()} == TABLE


@pytest.mark.parametrize("system", CATALOG)
def test_the_deck_has_so_many_cards(system: str) -> None:
    assert len(unshuffled_deck(CATALOG[system])) == CATALOG[system].deck_size


HAVE: dict[str, tuple[Callable[[RuleSet], object], set[str]]] = {
    "spring": (lambda rules: rules.spring > 1, {*list(CATALOG)[:6], "five"}),
    "threefold spring": (lambda rules: rules.spring == 3, {"traditional"}),
    "joker pairs": (lambda rules: rules.joker_pairs, {"yixing-four", "shanghai-four", "hu-four", "emperor"}),
    "consecutive pairs": (lambda rules: rules.consecutive_pairs, {"yixing-four", "shanghai-four"}),
    "rocket wings": (
        lambda rules: rules.rocket_wings and Kind.TRIO_SOLO in rules.kinds,
        {"yixing-classic", "yixing-laizi", "yixing-tiandi", "yixing-two"},
    ),
    "small bomb": (lambda rules: rules.small_bomb, {"traditional"}),
    "open hand": (lambda rules: rules.open_hand, {"traditional"}),
    "quota": (lambda rules: rules.bomb_quota, {"shanghai-four"}),
    "hidden landlord": (lambda rules: rules.hidden_landlord, {"five"}),
    "wild ranks": (lambda rules: rules.wild_ranks, {"yixing-laizi", "yixing-tiandi"}),
    "wild before the auction": (lambda rules: rules.wild_before_auction, {"yixing-tiandi"}),
    "fours are no bombs": (lambda rules: rules.bomb_sizes[0] > 4, {"emperor"}),
}


@pytest.mark.parametrize(("has", "systems"), HAVE.values(), ids=HAVE)
def test_what_only_some_systems_have(has: Callable[[RuleSet], object], systems: set[str]) -> None:
    assert {system for system, rules in CATALOG.items() if has(rules)} == systems


def test_an_unknown_system_is_told_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="no rule system 'chess'; the systems are yixing-classic, "):
        ruleset("chess")


def test_the_rulebook_is_in_the_package() -> None:
    text = resources.files("ddz_desktop.rules").joinpath("RULEBOOK.md").read_text("utf-8")
    assert all(f"`{system}`" in text for system in CATALOG)
