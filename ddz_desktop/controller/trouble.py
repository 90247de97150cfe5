"""What the window is told when something of the person's own cannot be read, written or understood."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

from ddz_desktop.rules.errors import NotationError, RuleError
from ddz_desktop.storage.backup import BackupError
from ddz_desktop.storage.schema import HistoryError


class Trouble(StrEnum):
    """The kinds that a window says in words of its own."""

    FORBIDDEN = "forbidden"  # the system does not let this person read or write there
    DISK = "disk"  # a file cannot be read or written; perhaps the disk is full
    HISTORY = "history"  # the history is damaged, busy or newer than the program
    BACK_UP = "back_up"  # a back-up cannot be made or used
    NAME = "name"  # a name has no letter
    GONE = "gone"  # what was meant is not there any more
    TEXT = "text"  # a code, record or ruleset that cannot be read
    BUG = "bug"  # something of ours; the log has more


class LibraryError(Exception):
    """Something could not be done, and nothing was changed; the message is one sentence in English.

    `line`: the first wrong one of a text, where that is known.
    """

    def __init__(self, trouble: Trouble, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.trouble = trouble
        self.line = line


def library_error(error: Exception) -> LibraryError:
    """What to tell of an exception from below."""
    message = str(error)
    match error:
        case LibraryError():
            return error
        case sqlite3.OperationalError() if "full" in message:
            return LibraryError(Trouble.DISK, message)
        case HistoryError() | sqlite3.Error():
            return LibraryError(Trouble.HISTORY, message)
        case BackupError():
            return LibraryError(Trouble.BACK_UP, message)
        case FileNotFoundError():
            return LibraryError(Trouble.GONE, f"{error.filename or 'a file'}: {error.strerror or message}")
        case PermissionError():
            return LibraryError(Trouble.FORBIDDEN, f"{error.filename or 'a file'}: {error.strerror or message}")
        case OSError():
            return LibraryError(Trouble.DISK, f"{error.filename or 'a file'}: {error.strerror or message}")
        case NotationError():
            return LibraryError(Trouble.TEXT, message, error.line)
        case RuleError():
            return LibraryError(Trouble.TEXT, message)
        case LookupError():
            return LibraryError(Trouble.GONE, message)
        case ValueError():
            return LibraryError(Trouble.NAME, message)
        case _:
            return LibraryError(Trouble.BUG, type(error).__name__)


@contextmanager
def telling() -> Iterator[None]:
    """Whatever may go wrong inside is raised as LibraryError."""
    try:
        yield
    except (OSError, HistoryError, sqlite3.Error, BackupError, LookupError, ValueError) as error:
        raise library_error(error) from error
