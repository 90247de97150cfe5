"""What ends the program with a sentence, and what all commands share; light, for it comes before the window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

SubParsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Problem(Exception):
    """What was asked cannot be done; the message is one sentence for the person who asked."""


def print_error(sentence: str) -> None:
    """For who reads a terminal."""
    print(f"ddz-desktop: {sentence}", file=sys.stderr)


@contextmanager
def window_importable() -> Iterator[None]:
    """Around what imports the window. Raises Problem where Qt or a library that it needs is missing."""
    try:
        yield
    except ImportError as error:
        if not (error.name or "").startswith(("PySide6", "shiboken6")):
            raise
        raise Problem(f"the window cannot be opened, a library is missing: {error}") from error


def add_json(parser: argparse.ArgumentParser) -> None:
    """`--json` of a command; its default is that of the program, so that the flag may stand before the command too."""
    parser.add_argument(
        "--json", action="store_true", default=argparse.SUPPRESS, help="print one JSON document and nothing else"
    )
