"""The window, from the first page to its end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ddz_desktop.app.arguments import Problem
from ddz_desktop.app.folders import Folders, profile_folders, user_folders
from ddz_desktop.app.logs import install_excepthook, start_logging
from ddz_desktop.app.program import Program
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.storage.lock import FileLock
from ddz_desktop.ui.sound.player import Player


def run(document: Record | RuleSet | None, profile: Path | None = None) -> int:
    """Show the window until it is closed, with a document if there is one; return the exit code.

    `profile`: the folder for everything the program keeps, `None` for the person's own ones. Raises Problem when it is
    in use already, OSError when it cannot be written to.
    """
    folders = user_folders() if profile is None else profile_folders(profile)
    with _alone(folders, profile):
        start_logging(folders.log)
        install_excepthook()
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Qt's loop hides Ctrl+C from Python; files are always whole
        program = Program(folders, Player())
        try:
            program.window.greet_newcomer()
            program.window.show()
            if document is not None:
                program.window.open_document(document)
            return program.app.exec()
        finally:
            program.close()


@contextmanager
def _alone(folders: Folders, profile: Path | None) -> Iterator[None]:
    lock = FileLock(folders.lock)
    if not lock.acquire():
        whose = "" if profile is None else f" with the profile {profile}"
        raise Problem(f"the program is running already{whose}; a second one needs a --profile of its own")
    try:
        yield
    finally:
        lock.release()
