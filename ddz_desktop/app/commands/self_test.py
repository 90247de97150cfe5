"""`self-test`: is everything that was installed there and does it work; in the window, offscreen, and in the LAN."""

from __future__ import annotations

import argparse

from ddz_desktop.app.problem import Problem, SubParsers


def add_to(commands: SubParsers) -> None:
    parser = commands.add_parser("self-test", help="try all parts of the program, without a display")
    parser.add_argument("--first-frame", action="store_true", help="only open the window and show it once")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """0 when all is well. Raises Problem with what is not."""
    try:
        from ddz_desktop.app import self_test
    except ImportError as error:
        if not (error.name or "").startswith(("PySide6", "shiboken6")):
            raise
        raise Problem(f"the window cannot be opened, a library is missing: {error}") from error
    return self_test.show_once() if arguments.first_frame else self_test.run()
