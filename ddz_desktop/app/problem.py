"""What ends the program with a sentence, and what all commands share; light, for it comes before the window."""

from __future__ import annotations

import argparse
from typing import TypeAlias

SubParsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Problem(Exception):
    """What was asked cannot be done; the message is one sentence for the person who asked."""


def add_json(parser: argparse.ArgumentParser) -> None:
    """`--json` of a command; its default is that of the program, so that the flag may stand before the command too."""
    parser.add_argument(
        "--json", action="store_true", default=argparse.SUPPRESS, help="print one JSON document and nothing else"
    )
