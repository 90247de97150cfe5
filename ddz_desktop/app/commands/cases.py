"""`cases FILE…`: ask the rules every case of some files, and show the answers that are not the expected ones."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ddz_desktop.app.arguments import print_json, read_text
from ddz_desktop.app.case_runner import Case, CaseRunner
from ddz_desktop.app.problem import Problem, SubParsers, add_json
from ddz_desktop.rules.errors import RuleError


class Failure(Struct, frozen=True):
    """A case whose answer was not the expected one; `got` is a sentence when there was no answer."""

    id: str
    expected: Any
    got: Any


def add_to(commands: SubParsers) -> None:
    parser = commands.add_parser("cases", help="check files of rule cases")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="cases, one JSON object a line")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    texts = [(path, read_text(path)) for path in arguments.files]  # all of them before the first is judged
    runner = CaseRunner()
    count = 0
    failures: list[Failure] = []
    for path, text in texts:
        for place, line in _lines(path, text):
            count += 1
            failure = check_line(runner, place, line)
            if failure is not None:
                failures.append(failure)
                if not arguments.json:
                    print(_failure_text(failure))
    _print_sum(count, failures, arguments.json)
    return 1 if failures else 0


def _lines(path: Path, text: str) -> Iterator[tuple[str, str]]:
    """The lines that are not empty, each with its place for want of an id."""
    for number, line in enumerate(text.split("\n"), start=1):  # JSON texts may hold what splitlines() takes for ends
        if line.strip():
            yield f"{path.name}:{number}", line


def check_line(runner: CaseRunner, place: str, line: str) -> Failure | None:
    """Ask one case; `None` when it passes."""
    try:
        case = msgspec.json.decode(line, type=Case)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Failure(place, None, f"error: this line is no case: {error}")
    try:
        answer = runner.answer(case)
    except (RuleError, Problem) as error:
        return Failure(case.id, case.expected, f"error: {error}")
    return None if runner.passes(case, answer) else Failure(case.id, case.expected, answer)


def _failure_text(failure: Failure) -> str:
    got = failure.got if isinstance(failure.got, str) else json.dumps(failure.got)
    return f"{failure.id}: expected {json.dumps(failure.expected)}, got {got}"


def _print_sum(count: int, failures: list[Failure], as_json: bool) -> None:
    passed = count - len(failures)
    if as_json:
        print_json({"passed": passed, "failed": len(failures), "failures": msgspec.to_builtins(failures)})
    else:
        print(f"{passed} passed, {len(failures)} failed")
