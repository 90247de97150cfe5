"""Arguments and output that several commands share."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from ddz_desktop.app.problem import Problem
from ddz_desktop.rules.card_notation import quote
from ddz_desktop.rules.cards import JOKERS, RANKS, Rank
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_play, parse_rank
from ddz_desktop.rules.options import parse_option
from ddz_desktop.rules.ruleset import OptionValue, RuleSet

MOST_BYTES = 64 << 20
"""No file of cases is longer."""


def add_ruleset(parser: argparse.ArgumentParser, wild: bool = True) -> None:
    """The arguments that choose a ruleset, and the hand's wild ranks."""
    parser.add_argument("--rules", required=True, metavar="ID", help="a rule system, as `rules` lists them")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="change an option of it; may be repeated"
    )
    if wild:
        parser.add_argument("--wild", default="", metavar="RANKS", help="the wild ranks of the hand, such as 5 or 5,9")


def chosen_ruleset(system: str, options: Iterable[str]) -> RuleSet:
    """The ruleset of `--rules` and `--option`. Raises Problem or OptionError."""
    values: dict[str, OptionValue] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem(f"--option takes NAME=VALUE, not {quote(text)}")
        if name in values:
            raise Problem(f"--option {name} is given twice")
        values[name] = parse_option(name, value)
    return ruleset(system, values)


def wild_ranks(rules: RuleSet, texts: Sequence[str]) -> tuple[Rank, ...]:
    """The wild ranks of a hand. Raises NotationError for no rank, Problem for what the system cannot draw."""
    ranks = tuple(parse_rank(text) for text in texts)
    if len(ranks) > rules.wild_ranks:
        raise Problem(f"{rules.id} draws {rules.wild_ranks} wild ranks, not {len(ranks)}")
    if len(set(ranks)) < len(ranks) or set(ranks) & set(JOKERS):
        raise Problem(f"wild ranks are different ranks from {RANKS[:-2]}, not {' '.join(texts)}")
    return ranks


def split_ranks(text: str) -> list[str]:
    """The rank texts of `5`, `5,9`, `59` or `10 J`."""
    return list(text.replace("10", "T").replace(",", "").replace(" ", ""))


def read_play(generator: MoveGenerator, text: str) -> Play:
    """A play that its cards do read as. Raises NotationError or Problem."""
    play = parse_play(text)
    if not generator.is_reading(play):
        raise Problem(f"{quote(text)} is no play of {generator.rules.id}: its cards do not read so")
    return play


def whole_number(text: str) -> int:
    """A number of something, for argparse: 0 or more."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"{quote(text)} is no whole number")
    return int(text)


def positive_number(text: str) -> int:
    """As `whole_number`, 1 or more."""
    number = whole_number(text)
    if number == 0:
        raise argparse.ArgumentTypeError("0 is too few")
    return number


def read_text(path: Path) -> str:
    """A text file. Raises Problem when it is no text, or far too long, OSError when it cannot be read."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise Problem(f"{path}: this file is longer than {MOST_BYTES >> 20} MiB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Problem(f"{path}: this is no text file (byte {error.start} is not UTF-8)") from error


def print_json(value: object) -> None:
    json.dump(value, sys.stdout, ensure_ascii=False)
    print()
