"""The command of a program of the person's own that is to play at a table: its words, and what is wrong with it."""

from __future__ import annotations

import os
import shlex
import shutil
from enum import StrEnum

WINDOWS = os.name == "nt"


class CommandProblem(StrEnum):
    """Why a command cannot be run."""

    UNREADABLE = "unreadable"  # a quotation mark without its partner
    NOT_FOUND = "not_found"  # there is no such program


def command_words(command: str, *, windows: bool = WINDOWS) -> list[str]:
    """The program and its arguments, quoted as in a terminal; on Windows a backslash only parts folders.

    Raises ValueError when a quotation mark lacks its partner.
    """
    lexer = shlex.shlex(command, posix=True)
    lexer.whitespace_split = True
    lexer.commenters = ""
    lexer.escape = "" if windows else lexer.escape
    return list(lexer)


def problem_of(command: str) -> CommandProblem | None:
    """What is wrong with a command; `None` for one that can be tried, and for none at all."""
    try:
        words = command_words(command)
    except ValueError:
        return CommandProblem.UNREADABLE
    return CommandProblem.NOT_FOUND if words and shutil.which(words[0]) is None else None
