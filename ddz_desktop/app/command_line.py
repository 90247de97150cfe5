"""`ddz-desktop`: subcommands without a display, or the window.

Exit codes: 0 done; 1 something given was found wrong (a case, a record); 2 it could not be done as asked (unknown
words or options, a file that a command cannot read, no display); 130 interrupted. A file for the window that cannot be
shown is told in the window, and on stderr: `opening`.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ddz_desktop import PROGRAM, __version__, kernels
from ddz_desktop.app import last_words
from ddz_desktop.app.folders import PORTABLE
from ddz_desktop.app.opening import open_window
from ddz_desktop.app.problem import Problem, SubParsers, add_json, print_error
from ddz_desktop.app.start import Start
from ddz_desktop.protocol.invitation import SCHEME
from ddz_desktop.rules.errors import RuleError

FILE_SUFFIXES = (".ddz", ".ddzrules")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, by default the process's; return its exit code."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()  # first of all: no worker process of a frozen build may open a window
    _prepare_output()
    try:
        code = _dispatch(sys.argv[1:] if argv is None else list(argv))
        if sys.stdout is not None:
            sys.stdout.flush()  # here, where a reader that has gone can be dealt with
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has seen enough, as in `moves … | head`
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would try to flush once more
        return 0


def _prepare_output() -> None:
    """A console that lacks a character is no reason to fail, nor is a program that was given no console at all."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w"))  # noqa: SIM115  # as long as the process
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _dispatch(words: list[str]) -> int:
    parser = make_parser(with_commands=not _want_window(words))
    try:
        invitation = _take_invitation(words)
        file = _take_file(words)
        arguments = parser.parse_args(words)
        _check(parser, arguments, invitation or file)
    except SystemExit as leaving:  # argparse has said what it had to say
        return leaving.code if isinstance(leaving.code, int) else 2
    if arguments.version:
        return _print_version(arguments.json)
    told = print_error if arguments.run is not None else tell_error
    try:
        if arguments.run is not None:
            return int(arguments.run(arguments))
        return open_window(Start(file, arguments.profile, arguments.portable, arguments.safe, invitation))
    except (Problem, RuleError) as error:
        told(str(error))
        return 2
    except BrokenPipeError:
        raise
    except OSError as error:
        told(f"{error.filename or 'the output'}: {error.strerror or error}")
        return 2


def tell_error(sentence: str) -> None:
    """Where a window was wanted, its reader may see no terminal."""
    print_error(sentence)
    last_words.show(sentence)


def _want_window(words: Sequence[str]) -> bool:
    """Whether nothing but the window can be meant: what else is said may be wrong, and is told with all commands."""
    profile = ["--profile"] if "--profile" in words[:-1] else []
    rest = [word for word in words if word not in ("--profile", "--portable", "--safe")]
    return len(rest) == len(profile) or (len(rest) == len(profile) + 1 and rest[-1].lower().endswith(FILE_SUFFIXES))


def _take_file(words: list[str]) -> Path | None:
    """Take the file for the window out of the words."""
    place = _first_plain(words)
    return Path(words.pop(place)) if len(words) > place and words[place].lower().endswith(FILE_SUFFIXES) else None


def _take_invitation(words: list[str]) -> str:
    """Take the invitation for the window out of the words; empty where there is none."""
    place = _first_plain(words)
    return words.pop(place) if len(words) > place and words[place].lower().startswith(SCHEME) else ""


def _first_plain(words: list[str]) -> int:
    """The place of the first word that comes neither after an option nor a command."""
    place = 0
    while place < len(words) and words[place].startswith("--"):
        place += 2 if words[place] == "--profile" else 1
    return place


def _check(parser: argparse.ArgumentParser, arguments: argparse.Namespace, file: Path | str | None) -> None:
    """What argparse cannot say: a file opens the window, and --json belongs to something that is printed."""
    without_window = arguments.run is not None or arguments.version
    if file is not None and without_window:
        parser.error(f"{file} opens the window; it goes with no command")
    for option in ("profile", "portable", "safe"):
        if getattr(arguments, option) and without_window:
            parser.error(f"--{option} is for the window; it goes with no command")
    if arguments.profile is not None and arguments.portable:
        parser.error("--profile and --portable name two folders; choose one")
    if arguments.json and arguments.run is None and not arguments.version:
        parser.error("--json goes with a command or --version")


def make_parser(*, with_commands: bool = True) -> argparse.ArgumentParser:
    """What a command line may say; `with_commands`: the commands too, which takes as long as a window does to open."""
    parser = argparse.ArgumentParser(
        prog="ddz-desktop",
        usage="%(prog)s [COMMAND … | [--profile DIR | --portable] [--safe] [FILE | INVITATION] | --version]",
        description="Dou Dizhu in twelve systems.",
        epilog="Without a command the window opens. FILE is a record of a hand (.ddz) or a house rule (.ddzrules).",
    )
    parser.add_argument("--version", action="store_true", help="print the version and whether the kernels are compiled")
    parser.add_argument(
        "--profile",
        type=Path,
        metavar="DIR",
        help="keep settings, matches, hands, house rules and log in this folder, apart from all others",
    )
    parser.add_argument(
        "--portable", action="store_true", help=f"the same with the folder {PORTABLE} beside the program, from now on"
    )
    parser.add_argument("--safe", action="store_true", help="default settings; the present ones are kept, not used")
    add_json(parser)
    parser.set_defaults(run=None, json=False)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog="ddz-desktop")
    if with_commands:
        _add_commands(commands)
    return parser


def _add_commands(commands: SubParsers) -> None:
    from ddz_desktop.app.commands import arena, cases, host, join, moves, readings, replay, rules, self_test, simulate

    for command in (cases, rules, readings, moves, simulate, replay, arena, host, join, self_test):
        command.add_to(commands)


def _print_version(as_json: bool) -> int:
    if as_json:
        print(json.dumps({"version": __version__, "kernels": kernels.status()}))
    else:
        print(f"{PROGRAM}, kernels: {kernels.status()}")
    return 0
