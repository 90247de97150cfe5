"""The log file, and the file in which a native crash leaves where it happened. No hand is ever logged."""

from __future__ import annotations

import faulthandler
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path

log = logging.getLogger("ddz_desktop")

FORMAT = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"
LARGEST_FILE = 512 * 1024
LONGEST_CRASH = 64 * 1024


def start_logging(file: Path | None) -> None:
    """Log to a file, and from warnings on to standard error; without the file if it cannot be opened."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    logging.getLogger("zeroconf").setLevel(logging.ERROR)  # it warns of each interface that leads nowhere, such as ::1
    logging.raiseExceptions = False  # a full disk would have each line told on standard error
    stderr = logging.StreamHandler()
    stderr.setLevel(logging.WARNING)
    stderr.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
    root.addHandler(stderr)
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=LARGEST_FILE, backupCount=2, encoding="utf-8")
    except OSError as error:
        log.warning("no log file: %s", error)
        return
    handler.setFormatter(logging.Formatter(FORMAT))
    root.addHandler(handler)


@contextmanager
def crashes_noted(file: Path | None) -> Iterator[str]:
    """While this lasts, a native crash writes the places of all threads into the file; gives what the last crash left.

    Without a file, or if it cannot be written, nothing is noted. An empty file is left by a program that was killed.
    """
    if file is None:
        yield ""
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        before = file.read_text("utf-8", "replace")[:LONGEST_CRASH] if file.exists() else ""
        opened = file.open("w", encoding="utf-8")
    except OSError as error:
        log.warning("crashes will not be noted: %s", error)
        yield ""
        return
    if before:
        log.error("the last run ended in a crash:\n%s", before)
    with opened:
        faulthandler.enable(opened)
        try:
            yield before
        finally:
            faulthandler.disable()
    file.unlink(missing_ok=True)
