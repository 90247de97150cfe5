"""Rulesets for the tests of rulebook and editor: the twelve systems, and house rules that change them much."""

from __future__ import annotations

from msgspec.structs import replace

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.ruleset import OptionValue

_CHANGES: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    ("yixing-classic", {"auction": "rob", "call_doubles": False, "bomb_cap": 3, "rocket_counts": False, "spring": 1}),
    ("yixing-classic", {"auction": "contract", "small_bomb": True, "open_hand": True, "wings": "strict", "base": 50}),
    ("yixing-laizi", {"kinds": {"four_two_pair": False, "trio_solo": False}, "min_solo_chain": 3, "min_pair_chain": 2}),
    ("yixing-tiandi", {"min_trio_chain": 4, "wings": "distinct", "rocket_wings": False, "bottom_shown": False}),
    ("yixing-two", {"jokers": False, "auction": "first-call"}),
    ("yixing-four", {"kinds": {"trio_solo": True, "trio_chain_solo": True, "quad_chain": True}, "auction": "rob"}),
    ("traditional", {"auction": "duel", "rob_step": "increment", "small_bomb": False, "kinds": {"rocket": False}}),
    ("shanghai-four", {"auction": "duel", "double_report": False, "bottom_shown": True, "spring": 3}),
    ("shanghai-four", {"first_seat_three": "multiply", "auction": "contract", "min_solo_chain": 6}),
    ("standard-two", {"kinds": {"bomb": False, "quad": True, "solo_chain": False}, "auction": "score"}),
    ("five", {"kinds": {"pair_chain": False, "four_two_solo": True}, "bomb_cap": 4, "spring": 3}),
    ("emperor", {"deal": "35+3", "kinds": {"quad_chain_trio_pair": False}, "min_trio_chain": 2, "open_hand": True}),
)

HOUSE_RULES = tuple(
    replace(ruleset(system, options), name=f"House {number}") for number, (system, options) in enumerate(_CHANGES, 1)
)
RULESETS = (*CATALOG.values(), *HOUSE_RULES)


def label(value: object) -> str:
    """A ruleset as the name of a test."""
    return getattr(value, "name", "") or getattr(value, "id", str(value))
