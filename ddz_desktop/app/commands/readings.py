"""`readings CARDS`: everything that some cards can be read as, or why they are nothing."""

from __future__ import annotations

import argparse

from ddz_desktop.app.arguments import add_ruleset, chosen_ruleset, print_json, split_ranks, wild_ranks
from ddz_desktop.app.problem import SubParsers, add_json
from ddz_desktop.rules.explain import explain
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_counts, play_text


def add_to(commands: SubParsers) -> None:
    parser = commands.add_parser("readings", help="say what some cards can be read as, or why they are nothing")
    add_ruleset(parser)
    parser.add_argument("cards", nargs="+", metavar="CARDS", help="such as 333444 or '3 3 3 10'; suits are optional")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    rules = chosen_ruleset(arguments.rules, arguments.option)
    generator = MoveGenerator(rules, wild_ranks(rules, split_ranks(arguments.wild)))
    cards = parse_counts(" ".join(arguments.cards))
    readings = [play_text(play) for play in generator.readings(cards)]
    explanation = explain(generator, cards).text()
    if arguments.json:
        print_json({"readings": readings, "explanation": explanation})
    else:
        print("\n".join([*readings, explanation]))
    return 0
