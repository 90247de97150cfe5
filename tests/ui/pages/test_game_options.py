"""Which options a new game offers."""

from __future__ import annotations

import pytest

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.ui.pages.game_options import kept, offered
from ddz_desktop.ui.texts_systems import option_name, value_text

WINGS = ("wings", "rocket_wings")
OFFERED = {
    "yixing-classic": ("auction", "bomb_cap", *WINGS),
    "yixing-laizi": ("auction", "bomb_cap", *WINGS),
    "yixing-tiandi": ("auction", "bomb_cap", *WINGS),
    "yixing-four": ("auction", "bomb_cap"),
    "yixing-two": ("auction", "jokers", "bomb_cap", *WINGS),
    "traditional": ("auction", "small_bomb", *WINGS),
    "shanghai-four": ("first_seat_three", "double_report"),
    "standard-two": WINGS,
    "standard-three": WINGS,
    "hu-four": (),
    "five": (),
    "emperor": ("deal",),
}


def names(system: str, **chosen: object) -> tuple[str, ...]:
    return tuple(option.name for option in offered(system, chosen))


@pytest.mark.parametrize("system", list(CATALOG))
def test_what_the_rulebook_lists_is_offered(system: str) -> None:
    assert names(system) == OFFERED[system]


@pytest.mark.parametrize(
    ("system", "auction", "option"),
    [("yixing-classic", "rob", "call_doubles"), ("traditional", "duel", "rob_step")],
)
def test_some_options_belong_to_an_auction(system: str, auction: str, option: str) -> None:
    assert option in names(system, auction=auction)
    assert option not in names(system)


@pytest.mark.parametrize("system", list(CATALOG))
def test_every_offered_value_can_be_played_and_has_words(qapp, system: str) -> None:
    for option in offered(system, {}):
        assert option_name(option.name)
        for value in option.choices:
            assert value_text(option.name, value)
            rules = ruleset(system, {option.name: value})
            assert rules.changes == ({} if value == option.default else {option.name: value})


@pytest.mark.parametrize(
    ("system", "chosen", "left"),
    [
        ("yixing-classic", {"auction": "rob", "call_doubles": False}, {"auction": "rob", "call_doubles": False}),
        ("yixing-classic", {"auction": "score", "call_doubles": False}, {}),
        ("yixing-classic", {"auction": "duel"}, {}),
        ("yixing-classic", {"bomb_cap": 3, "wings": "any"}, {"bomb_cap": 3}),
        ("emperor", {"deal": "35+3", "small_bomb": True, "luck": 9}, {"deal": "35+3"}),
        ("hu-four", {"auction": "rob"}, {}),
    ],
)
def test_only_sensible_choices_are_kept(system: str, chosen: dict, left: dict) -> None:
    assert kept(system, chosen) == left
