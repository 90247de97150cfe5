"""The command line of `dev.py`: reading it, and getting into the virtual environment that a command needs."""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn

from devtools import commands, environment, system_libraries
from devtools.checks import CHECKS
from devtools.project import CommandError, say
from installers.command import STEPS as PACKAGE_STEPS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable, Sequence


@dataclass(frozen=True)
class Command:
    """A subcommand: what it needs before it can run, and what it accepts."""

    name: str
    help: str
    run: Callable[[Namespace], int]
    groups: Callable[[Namespace], tuple[str, ...]]
    arguments: Callable[[ArgumentParser], None]
    shows_windows: bool = False
    takes_everything: bool = False


def _nothing(_: ArgumentParser) -> None:
    pass


def _fixed(*groups: str) -> Callable[[Namespace], tuple[str, ...]]:
    return lambda _: groups


def _passed_on(target: str) -> Callable[[ArgumentParser], None]:
    def add(parser: ArgumentParser) -> None:
        parser.add_argument(
            "arguments", nargs="*", metavar="ARGS", help=f"passed on to {target}; `-- --help` shows its"
        )

    return add


def _one_of(words: Sequence[str]) -> Callable[[str], str]:
    """Like `choices`, which in older Pythons refuses an empty list."""

    def accept(word: str) -> str:
        if word not in words:
            raise argparse.ArgumentTypeError(f"there is no {word!r}; choose from {', '.join(words)}")
        return word

    return accept


def _check_arguments(parser: ArgumentParser) -> None:
    names = [check.name for check in CHECKS]
    parser.add_argument("names", nargs="*", type=_one_of(names), metavar="CHECK", help=", ".join(names))


def _package_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "names",
        nargs="*",
        type=_one_of(tuple(PACKAGE_STEPS)),
        metavar="STEP",
        help=f"{', '.join(PACKAGE_STEPS)}; without: those of this system",
    )


def _bench_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="NAME", help="tests/bench/bench_NAME.py; all without a name")
    parser.add_argument("--json", metavar="FILE", help="also write the results to FILE")


def _screenshot_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", help="where to write them, a folder for each look of the window")
    parser.add_argument(
        "--only", metavar="NAME", help="those with NAME in their name, as in zh_CN-1280x800-light/five-play"
    )


def _soak_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="NAME", help="tests/soak/soak_NAME.py; all without a name")
    parser.add_argument("--minutes", type=minutes, metavar="M", help="stop each after M minutes, to go on another time")


def minutes(text: str) -> float:
    number = float(text)
    if not 0 < number < math.inf:
        raise ValueError
    return number


def _peers_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--record", action="store_true", help="replace the recorded answers in tests/peers")


def _lock_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--upgrade", action="store_true", help="take the newest versions instead of keeping the present"
    )


def _install_arguments(parser: ArgumentParser) -> None:
    groups = list(environment.DOWNLOADS)
    parser.add_argument("groups", nargs="+", type=_one_of(groups), metavar="GROUP", help=", ".join(groups))


COMMANDS = (
    Command("run", "set everything up and start the program", commands.run_program, _fixed("run"),
            _passed_on("the program"), shows_windows=True, takes_everything=True),
    Command("test", "run the checks and the tests", commands.run_tests, _fixed("run", "dev"),
            _passed_on("pytest"), shows_windows=True, takes_everything=True),
    Command("check", "check format, lint, types and import rules", commands.run_checks, _fixed("run", "dev"),
            _check_arguments),
    Command("kernels", "compile the kernels, outside the source tree", commands.build_kernels, _fixed("run"), _nothing),
    Command("bench", "measure beside other programs", commands.run_benchmarks, commands.benchmark_groups,
            _bench_arguments, shows_windows=True),
    Command("screenshots", "take pictures of the window", commands.take_screenshots, _fixed("run"),
            _screenshot_arguments, shows_windows=True),
    Command("peers", "compare with recorded answers of other programs", commands.ask_peers,
            _fixed("run", "dev", "peers"), _peers_arguments),
    Command("soak", "run the long tests, from where they were left", commands.run_soak, commands.soak_groups,
            _soak_arguments, shows_windows=True),
    Command("lock", "write the lock files in requirements/", commands.write_locks, _fixed("run", "dev"),
            _lock_arguments),
    Command("install", "install dependency groups", commands.install, commands.installed_groups,
            _install_arguments),
    Command("package", "make what people install, in dist/", commands.make_packages, _fixed("run", "package"),
            _package_arguments, shows_windows=True),
    Command("clean", "remove what dev.py and the tools have made", commands.clean, _fixed(), _nothing),
)  # fmt: skip


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Ends with one sentence instead of the whole usage."""
        self.exit(2, f"{self.prog}: {message}; `{self.prog} --help` shows what it takes\n")


def parse(arguments: Sequence[str]) -> tuple[Command, Namespace]:
    """Reads a command line. Exits 2 with one sentence when it is wrong, and 0 after showing help."""
    parser = _Parser(prog="dev.py", description="Sets up and runs ddz-desktop and its tests.")
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.arguments(subparsers.add_parser(command.name, help=command.help, description=command.help))
    name = arguments[0] if arguments else None
    chosen = next((command for command in COMMANDS if command.name == name), None)
    if chosen is not None and chosen.takes_everything and arguments[1:2] not in (["-h"], ["--help"]):
        passed_on = arguments[2:] if arguments[1:2] == ["--"] else arguments[1:]
        return chosen, argparse.Namespace(command=name, arguments=list(passed_on))
    options = parser.parse_args(arguments)
    return next(command for command in COMMANDS if command.name == options.command), options


def main(arguments: Sequence[str]) -> int:
    """Runs one command line and returns its exit status."""
    command, options = parse(arguments)
    try:
        return _run(command, options, arguments)
    except CommandError as stop:
        say(str(stop))
        return stop.status


def _run(command: Command, options: Namespace, arguments: Sequence[str]) -> int:
    groups = command.groups(options)
    if groups and not environment.was_entered():
        if command.shows_windows:
            system_libraries.ensure()
        environment.ensure(groups)
        if not environment.is_inside():
            return environment.enter(arguments)
    return command.run(options)
