"""What comes before the window: is there a display, is the file to open in order, can Qt be loaded. No Qt here."""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from pathlib import Path

from ddz_desktop.app.display import why_no_display
from ddz_desktop.app.problem import Problem, window_importable
from ddz_desktop.app.start import Document, Start
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.storage.lock import FileLock

RUN_BY_DEV = "DDZ_DEV_RUN"
"""Set to 1 by `dev.py run`, which wants something to be seen even where there is no display."""


def open_window(start: Start) -> int:
    """Open the window, with a record or house rule if there is a file; return the exit code when it is closed.

    Raises Problem for an unusable file, folders in use, a missing display or library, OSError when a file cannot be
    read or written.
    """
    document = None if start.file is None else read_document(start.file)
    missing = why_no_display(os.environ)
    if missing is not None and os.environ.get(RUN_BY_DEV) != "1":
        raise Problem(missing)
    with window_importable():
        if missing is None:
            return _show_window(document, start)
        from ddz_desktop.app import demonstration
    print(f"{missing}; this is a demonstration instead", file=sys.stderr)
    return demonstration.run()


def _show_window(document: Document | None, start: Start) -> int:
    """The window, behind a curtain while it is loaded; none where another start has it open already."""
    from ddz_desktop.app import curtain

    with curtain.drawn() if _is_first(start) else nullcontext():
        from ddz_desktop.app import window

        return window.run(document, start)


def _is_first(start: Start) -> bool:
    """Whether no other program uses the folders; one that cannot be asked is left to tell."""
    lock = FileLock(start.folders().lock)
    try:
        return lock.acquire()
    except OSError:
        return True
    finally:
        lock.release()


def read_document(file: Path) -> Document:
    """The record or house rule of a file. Raises Problem when it is none, OSError when it cannot be read."""
    # the window is seen before rules are loaded
    from ddz_desktop.rules.lines import MOST_BYTES
    from ddz_desktop.rules.notation import parse_ruleset
    from ddz_desktop.rules.record import parse_whole_record

    with file.open("rb") as opened:
        data = opened.read(MOST_BYTES + 1)
    try:
        return parse_ruleset(data) if file.suffix == ".ddzrules" else parse_whole_record(data)
    except RuleError as error:
        raise Problem(f"{file}: {error}") from error
