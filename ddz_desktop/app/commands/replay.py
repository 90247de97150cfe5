"""`replay FILE`: check a record by playing it again, and print it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from ddz_desktop.app.arguments import print_json
from ddz_desktop.app.narration import seat_names, tell_all
from ddz_desktop.app.problem import SubParsers, add_json
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.lines import MOST_BYTES
from ddz_desktop.rules.notation import action_text, card_text, factor_text, rank_text, ruleset_text
from ddz_desktop.rules.record import Record, parse_whole_record, replay
from ddz_desktop.rules.ruleset import RuleSet


def add_to(commands: SubParsers) -> None:
    parser = commands.add_parser("replay", help="check and print a record of a hand")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.ddz)")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    with arguments.file.open("rb") as file:
        data = file.read(MOST_BYTES + 1)  # more than that is refused anyway
    try:
        record = parse_whole_record(data)
    except RuleError as error:
        if arguments.json:
            print_json({"valid": False, "error": str(error)})
        print(f"ddz-desktop: {arguments.file}: {error}", file=sys.stderr)
        return 1
    if arguments.json:
        print_json(_as_json(record))
    else:
        print("\n".join(_lines(record)))
    return 0


def _lines(record: Record) -> list[str]:
    names = seat_names(record.rules.seats)
    lines = [_title(record.rules), *(f"{word}: {text}" for word, text in record.info)]
    if record.void_follow:
        lines.append("the hand before was void")
    lines.append("")
    for _, events in replay(record):
        lines += tell_all(events, names)
    return [*lines, "", "The record is in order; the shuffle is proved."]


def _title(rules: RuleSet) -> str:
    words = ruleset_text(rules).splitlines()[1:]
    return ", ".join(words).removeprefix("rules ")


def _as_json(record: Record) -> dict[str, Any]:
    deal, settlement = record.deal, record.settlement
    assert settlement is not None  # the record is a whole one
    return {
        "valid": True,
        "rules": record.rules.id,
        "options": record.rules.changes,
        "info": [list(pair) for pair in record.info],
        "deal": {
            "hands": [[card_text(card) for card in hand] for hand in deal.hands],
            "bottom": [card_text(card) for card in deal.bottom],
            "aside": [card_text(card) for card in deal.aside],
            "first": deal.first,
            "marker": None if deal.marker is None else card_text(deal.marker),
            "winning": None if deal.winning is None else card_text(deal.winning),
            "wild": [rank_text(rank) for rank in deal.wild],
        },
        "void_follow": record.void_follow,
        "decisions": [{"seat": seat, "action": action_text(action)} for seat, action in record.decisions],
        "redeal": record.redeal,
        "settlement": {
            "winner": settlement.winner,
            "winners": list(settlement.winners),
            "factors": [factor_text(factor) for factor in settlement.factors],
            "unit": settlement.unit,
            "payoffs": list(settlement.payoffs),
        },
        "shuffle_proved": True,
    }
