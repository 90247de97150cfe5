"""Logging, and what happens to an exception that nobody caught. No hand is ever logged."""

from __future__ import annotations

import logging
import sys
import threading
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

log = logging.getLogger("ddz_desktop")

FORMAT = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"
LARGEST_FILE = 512 * 1024


def start_logging(file: Path) -> None:
    """Log to a file, and from warnings on to standard error; without the file if it cannot be opened."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    stderr = logging.StreamHandler()
    stderr.setLevel(logging.WARNING)
    stderr.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
    root.addHandler(stderr)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=LARGEST_FILE, backupCount=2, encoding="utf-8")
    except OSError as error:
        log.warning("no log file: %s", error)
        return
    handler.setFormatter(logging.Formatter(FORMAT))
    root.addHandler(handler)


def install_excepthook() -> None:
    """Log what nobody caught, in any thread, and go on: Qt calls our slots again with the next event."""
    sys.excepthook = _log_uncaught
    threading.excepthook = _log_uncaught_in_thread


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    log.critical("uncaught exception", exc_info=(kind, error, trace))


def _log_uncaught_in_thread(arguments: threading.ExceptHookArgs) -> None:
    if arguments.exc_value is not None:
        _log_uncaught(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)
