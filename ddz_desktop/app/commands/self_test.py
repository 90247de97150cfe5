"""`self-test`: is everything that was installed there and does it work; in the window, offscreen, and in the LAN."""

from __future__ import annotations

import argparse

from ddz_desktop.app.problem import SubParsers, window_importable


def add_to(commands: SubParsers) -> None:
    parser = commands.add_parser("self-test", help="try all parts of the program, without a display")
    parser.add_argument("--first-frame", action="store_true", help="only open the window and show it once")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """0 when all is well. Raises Problem with what is not."""
    with window_importable():
        from ddz_desktop.app import self_test
    return self_test.show_once() if arguments.first_frame else self_test.run()
