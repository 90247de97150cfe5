"""`moves --hand CARDS`: every legal play of a hand, printed while they are found."""

from __future__ import annotations

import argparse
import json
import sys

from ddz_desktop.app.arguments import add_ruleset, chosen_ruleset, read_play, split_ranks, whole_number, wild_ranks
from ddz_desktop.app.problem import SubParsers, add_json
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_counts, play_text


def add_to(commands: SubParsers) -> None:
    parser = commands.add_parser("moves", help="list every legal play of a hand, leading or following")
    add_ruleset(parser)
    parser.add_argument("--hand", required=True, metavar="CARDS", help="the cards held; suits are optional")
    parser.add_argument("--over", metavar="PLAY", help="the play on the table, such as 'pair 4 44'; leading without")
    parser.add_argument(
        "--bombs-left", type=whole_number, metavar="N", help="bombs the seat may still play, where there is a quota"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    rules = chosen_ruleset(arguments.rules, arguments.option)
    generator = MoveGenerator(rules, wild_ranks(rules, split_ranks(arguments.wild)))
    over = None if arguments.over is None else read_play(generator, arguments.over)
    moves = generator.moves(parse_counts(arguments.hand), over, bombs=arguments.bombs_left != 0)
    if not arguments.json:
        for play in moves:
            print(play_text(play))
        return 0
    separator = '{"moves": ['
    for play in moves:  # written one by one: a hand of 40 cards with wild ranks has more plays than fit a screen
        sys.stdout.write(separator + json.dumps(play_text(play)))
        separator = ", "
    print("]}" if separator == ", " else '{"moves": []}')
    return 0
