"""What comes before the window: is there a display, can Qt be loaded, is the file to open in order. No Qt here.

A file that cannot be shown is no reason to stay away: who double-clicked it looks for a window, not at a terminal. So
the window opens and says what is wrong, whoever reads a terminal finds the same there, and the start has succeeded.
"""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from pathlib import Path

from ddz_desktop.app.display import why_no_display
from ddz_desktop.app.problem import Problem, print_error, window_importable
from ddz_desktop.app.start import Start
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.storage.lock import FileLock

RUN_BY_DEV = "DDZ_DEV_RUN"
"""Set to 1 by `dev.py run`, which wants something to be seen even where there is no display."""


def open_window(start: Start) -> int:
    """Open the window, with a record or house rule if there is a file; return the exit code when it is closed.

    Raises Problem for folders in use, a missing display or library, OSError when a folder cannot be written to.
    """
    missing = why_no_display(os.environ)
    if missing is not None and os.environ.get(RUN_BY_DEV) != "1":
        raise Problem(missing)
    with window_importable():
        if missing is None:
            return _show_window(start)
        from ddz_desktop.app import demonstration
    print(f"{missing}; this is a demonstration instead", file=sys.stderr)
    return demonstration.run()


def _show_window(start: Start) -> int:
    """The window, behind a curtain while it is loaded; none where another start has it open already."""
    from ddz_desktop.app import curtain

    with curtain.drawn() if _is_first(start) else nullcontext():
        if start.file is not None and (fault := why_unreadable(start.file)):
            print_error(fault)
        from ddz_desktop.app import window

        return window.run(start)


def _is_first(start: Start) -> bool:
    """Whether no other program uses the folders; one that cannot be asked is left to tell."""
    lock = FileLock(start.folders().lock)
    try:
        return lock.acquire()
    except OSError:
        return True
    finally:
        lock.release()


def why_unreadable(file: Path) -> str:
    """One sentence if a file is no record or house rule that can be read; else nothing."""
    # the window is seen before rules are loaded
    from ddz_desktop.rules.lines import MOST_BYTES
    from ddz_desktop.rules.notation import parse_ruleset
    from ddz_desktop.rules.record import parse_record

    parse = parse_ruleset if file.suffix.lower() == ".ddzrules" else parse_record
    try:
        with file.open("rb") as opened:
            parse(opened.read(MOST_BYTES + 1))
    except RuleError as error:
        return f"{file}: {error}"
    except OSError as error:
        return f"{file}: {error.strerror or error}"
    return ""
