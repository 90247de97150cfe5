"""Exceptions that nobody caught: logged, told to the person once, and the game goes on."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from ddz_desktop.ui.pages.about.facts import version_lines

log = logging.getLogger("ddz_desktop")

TELLING = (OSError, ImportError, AttributeError, NameError, TypeError, RuntimeError, MemoryError)
"""Errors whose messages name files and parts of the program. Those of others may name cards or people."""

MOST_LOGGED = 20
"""A fault that comes back with every picture must not fill the log."""


class Uncaught(QObject):
    """Takes what nobody caught in any thread, from `install` to `remove`; Qt calls our slots again with the next event.

    Signals:
        happened: the report of a fault that has not been told yet. Connect slots of QObjects: it comes from any thread.
    """

    happened = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counts: dict[str, int] = {}

    def install(self) -> None:
        """Be called from now on."""
        sys.excepthook = self._take
        threading.excepthook = self._take_from_thread

    def remove(self) -> None:
        """Leave both hooks as Python has them."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        what = trace_of(error)
        count = self._counts.get(what, 0)
        self._counts[what] = count + 1
        if count < MOST_LOGGED:
            log.critical("uncaught exception: %s", what)
        if count == 0:
            self.happened.emit(report(what))

    def _take_from_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self._take(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)


def trace_of(error: BaseException) -> str:
    """What kind of error it was and where, with its causes. No hands and no names of people are in it."""
    return "\n".join(line for each in _with_causes(error) for line in _lines(each))


def report(what: str) -> str:
    """A text to pass on to the authors: what happened, and versions of everything that has a part in it."""
    return "\n".join([*version_lines(), "", what.replace(str(Path.home()), "~")])


def _with_causes(error: BaseException) -> Iterator[BaseException]:
    seen: list[BaseException] = []
    following: BaseException | None = error
    while following is not None and following not in seen:
        seen.append(following)
        yield following
        following = following.__cause__ or (None if following.__suppress_context__ else following.__context__)


def _lines(error: BaseException) -> Iterator[str]:
    message = f": {error}" if isinstance(error, TELLING) else ""
    yield f"{type(error).__name__}{message}"
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"  {short_name(frame.filename)}:{frame.lineno} {frame.name}"


def short_name(file: str) -> str:
    """The file's path within our package or that of a library; where those lie may name people."""
    parts = Path(file).parts
    for beginning in ("ddz_desktop", "site-packages"):
        if beginning in parts[:-1]:
            place = len(parts) - 1 - parts[::-1].index(beginning)
            return "/".join(parts[place + (beginning == "site-packages") :])
    return Path(file).name
