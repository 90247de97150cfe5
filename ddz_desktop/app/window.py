"""The window, from the first page to its end."""

from __future__ import annotations

import signal

from ddz_desktop.app.folders import user_folders
from ddz_desktop.app.logs import install_excepthook, start_logging
from ddz_desktop.app.program import Program
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.ruleset import RuleSet


def run(document: Record | RuleSet | None) -> int:
    """Show the window until it is closed, with a document if there is one; return the exit code."""
    folders = user_folders()
    start_logging(folders.log)
    install_excepthook()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Qt's loop would not let Python see Ctrl+C; nothing is half-written
    program = Program(folders)
    try:
        program.window.show()
        if document is not None:
            program.window.open_document(document)
        return program.app.exec()
    finally:
        program.close()
