"""`rules [ID]`: the rule systems, or one of them with its options."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from ddz_desktop.app.arguments import print_json
from ddz_desktop.app.problem import SubParsers, add_json
from ddz_desktop.app.tables import table_lines
from ddz_desktop.rules.cards import RANKS
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.kinds import KINDS
from ddz_desktop.rules.options import Option, option_text, options_of
from ddz_desktop.rules.ruleset import RuleSet

MOST_SHOWN = 6
"""Values of an option that are listed one by one."""


def add_to(commands: SubParsers) -> None:
    parser = commands.add_parser("rules", help="list the rule systems, or one with its options")
    parser.add_argument("id", nargs="?", metavar="ID", help="a rule system")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.id is None:
        _print_all(arguments.json)
    else:
        _print_one(ruleset(arguments.id), arguments.json)
    return 0


def _print_all(as_json: bool) -> None:
    facts = [_facts(rules) for rules in CATALOG.values()]
    if as_json:
        print_json({"rules": facts})
        return
    heading = ("id", "seats", "cards", "hand", "bottom", "wild", "auction")
    rows = [tuple(str(fact[key]) for key in heading) for fact in facts]
    print("\n".join(table_lines([heading, *rows], right=frozenset({1, 2, 3, 4, 5}))))


def _print_one(rules: RuleSet, as_json: bool) -> None:
    options = options_of(rules)
    if as_json:
        print_json(_facts(rules) | {"options": msgspec.to_builtins(options)})
        return
    for key, value in _facts(rules).items():
        shown = " ".join(value) if isinstance(value, list) else option_text(value)
        print(f"{key.replace('_', ' '):<11}  {shown}")
    rows = [("option", "default", "values"), *(_row(option) for option in options if not option.house)]
    rows += [("", "", ""), ("house rule", "", ""), *(_row(option) for option in options if option.house)]
    print()
    print("\n".join(table_lines(rows)))


def _row(option: Option) -> tuple[str, str, str]:
    """Name, default and values; the kinds are too many for a line and stand among the facts."""
    if not option.choices:
        return option.name, "", "KIND=true or KIND=false, commas between"
    many = len(option.choices) > MOST_SHOWN
    ends = f"{option.choices[0]} to {option.choices[-1]}"
    values = ends if many else ", ".join(map(option_text, option.choices))
    return option.name, option_text(option.default), values


def _facts(rules: RuleSet) -> dict[str, Any]:
    return {
        "id": rules.id,
        "family": rules.family.value,
        "seats": rules.seats,
        "clockwise": rules.clockwise,
        "decks": rules.decks,
        "lowest_rank": RANKS[rules.lowest_rank],
        "cards": rules.deck_size,
        "hand": rules.hand_cards,
        "bottom": rules.bottom_cards,
        "aside": rules.aside_cards,
        "wild": rules.wild_ranks,
        "auction": rules.auction.value,
        "kinds": [kind.text for kind in KINDS if kind in rules.kinds],
    }
