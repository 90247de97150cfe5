"""The window, from the first page to its end."""

from __future__ import annotations

import errno
import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from ddz_desktop import APP_ID
from ddz_desktop.app import outside
from ddz_desktop.app.arrivals import Arrivals
from ddz_desktop.app.curtain import lift_for
from ddz_desktop.app.doorbell import Doorbell, ring_until_heard
from ddz_desktop.app.folders import Folders
from ddz_desktop.app.logs import crashes_noted, start_logging
from ddz_desktop.app.problem import Problem, print_error
from ddz_desktop.app.program import Program
from ddz_desktop.app.start import Start
from ddz_desktop.app.uncaught import Uncaught, report, trace_of
from ddz_desktop.storage.lock import FileLock
from ddz_desktop.ui.sound.player import Player

log = logging.getLogger(__name__)

START_S = 5.0
"""How long a program that has just been started may take until it listens to second starts."""

FULL = (errno.ENOSPC, errno.EDQUOT)
"""What the system says where the disk, or the person's share of it, is full."""


def run(start: Start) -> int:
    """Show the window until it is closed, with a file if there is one; return the exit code.

    Where the program runs already it comes to the front, with the file, and this start is done. Where the person's own
    folders are unusable nothing is kept, and the window says so. Raises Problem when a program that runs already does
    not answer and when this one cannot start, OSError when a folder that was asked for cannot be written to.
    """
    folders = start.folders()
    lock = FileLock(folders.lock)
    try:
        first = lock.acquire()
    except OSError:
        if start.chose_folder:
            raise
        return _show(start, folders, keep=False)
    if not first:
        whose = "" if start.profile is None else f" with the profile {start.profile}"
        running = f"the program is running already{whose}"
        if ring_until_heard(folders.door, start.file, START_S, start.invitation):
            print_error(f"{running}; its window comes to the front")
            return 0
        raise Problem(f"{running}; a second one needs a --profile of its own")
    try:
        return _show(start, folders, keep=True)
    finally:
        lock.release()


def _show(start: Start, folders: Folders, *, keep: bool) -> int:
    start_logging(folders.log if keep else None)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Qt's loop hides Ctrl+C from Python; files are always whole
    outside.restore()  # what the window starts, such as a browser, is not ours
    _name_for_windows()
    uncaught = Uncaught()
    uncaught.install()
    with crashes_noted(folders.crash if keep else None) as crash:
        program = _begin(folders if keep else None, start.safe)
        uncaught.happened.connect(program.window.messages.tell_bug)
        try:
            _greet(program, start, None if keep else folders, crash)
            program.window.show()
            lift_for(program.window)
            if start.file is not None:
                program.window.open_file(start.file)
            if start.invitation:
                program.window.lan.open_invitation(start.invitation)
            with _answering(program, folders if keep else None):
                return program.app.exec()
        finally:
            program.close()
            uncaught.remove()


def _begin(folders: Folders | None, safe: bool) -> Program:
    try:
        return Program(folders, Player(), safe=safe)
    except Problem:
        raise
    except Exception as error:  # the edge of the process: there is no window yet to tell it
        log.critical("the program does not start: %s", trace_of(error))
        way_out = "" if safe else "; `ddz-desktop --safe` starts it with default settings"
        raise Problem(f"the program does not start: {type(error).__name__}: {error}{way_out}") from error


def _greet(program: Program, start: Start, unusable: Folders | None, crash: str) -> None:
    messages = program.window.messages
    if not start.safe:
        program.window.greet_newcomer()
    if unusable is not None:
        messages.tell_nothing_kept(unusable.data)
    elif start.safe:
        messages.tell_safe()
    if crash:
        messages.tell_crash(report(crash))


@contextmanager
def _answering(program: Program, folders: Folders | None) -> Iterator[None]:
    """Second starts, and what macOS hands over, are answered meanwhile."""
    arrivals = Arrivals(program.app, program.window)
    bell = None
    if folders is not None:
        try:
            bell = Doorbell(folders.door, arrivals.rung.emit)
        except OSError as error:
            log.warning("second starts cannot reach this one: %s", error)
            if error.errno in FULL:
                program.window.messages.tell_no_room()
    try:
        yield
    finally:
        if bell is not None:
            bell.close()
        arrivals.leave()


def _name_for_windows() -> None:
    """Windows puts windows and pinned icons together by this name."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
