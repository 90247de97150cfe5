"""The command line of `dev.py`, and that it says in one sentence what is wrong with one."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

import pytest

from devtools import cli, commands, environment, kernel_build, resources, system_libraries
from devtools.project import ROOT, CommandError, child_environment

if TYPE_CHECKING:
    from collections.abc import Sequence


@pytest.mark.parametrize("command", [None, *(command.name for command in cli.COMMANDS)])
def test_help(command: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.parse([command, "--help"] if command else ["--help"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith("usage: dev.py")


WRONG = {
    "": "COMMAND",
    "frobnicate": "'frobnicate'",
    "check spelling": "'spelling'",
    "kernels now": "now",
    "bench --json": "--json",
    "soak --minutes never": "'never'",
    "soak --minutes -1": "'-1'",
    "install everything": "'everything'",
    "install": "GROUP",
    "lock --quick": "--quick",
}


@pytest.mark.parametrize("line", WRONG)
def test_bad_usage_is_one_sentence(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.parse(line.split())
    assert end.value.code == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert WRONG[line] in told


@pytest.mark.parametrize(
    ("line", "arguments"),
    [
        ("run", []),
        ("run --version", ["--version"]),
        ("run simulate --rules all --json", ["simulate", "--rules", "all", "--json"]),
        ("run -- --help", ["--help"]),
        ("test -k wings -x tests/rules", ["-k", "wings", "-x", "tests/rules"]),
    ],
)
def test_run_and_test_pass_everything_on(line: str, arguments: list[str]) -> None:
    assert cli.parse(line.split())[1].arguments == arguments


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replaces all that a command needs first by notes of what would be done."""
    done: list[str] = []

    def enter(arguments: Sequence[str]) -> int:
        done.append(f"enter {' '.join(arguments)}")
        return 0

    monkeypatch.delenv(environment.READY, raising=False)
    monkeypatch.setattr(system_libraries, "ensure", lambda: done.append("libraries"))
    monkeypatch.setattr(environment, "ensure", lambda groups: done.append(" ".join(groups)))
    monkeypatch.setattr(environment, "is_inside", lambda: False)
    monkeypatch.setattr(environment, "enter", enter)
    return done


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("run --version", ["libraries", "run", "enter run --version"]),
        ("test -x", ["libraries", "run dev", "enter test -x"]),
        ("check", ["run dev", "enter check"]),
        ("check lint", ["run dev", "enter check lint"]),
        ("kernels", ["run", "enter kernels"]),
        ("install train peers", ["run train peers", "enter install train peers"]),
        ("peers", ["run dev peers", "enter peers"]),
    ],
)
def test_what_a_command_needs_first(steps: list[str], line: str, expected: list[str]) -> None:
    assert cli.main(line.split()) == 0
    assert steps == expected


@pytest.mark.parametrize("line", ["bench nothing", "soak nothing"])
def test_an_unknown_name_costs_nothing(steps: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(line.split()) == 2
    assert steps == []
    assert "'nothing'" in capsys.readouterr().err


def test_what_stops_a_command_is_told(
    steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop() -> None:
        raise CommandError("no libraries today")

    monkeypatch.setattr(system_libraries, "ensure", stop)
    assert cli.main(["run"]) == 1
    assert capsys.readouterr().err == "no libraries today\n"


def test_run_starts_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    started = []
    monkeypatch.setattr(commands, "_prepare", lambda: None)
    monkeypatch.setattr(commands, "hand_over", lambda command, environment: started.append((command, environment)) or 5)
    _, options = cli.parse(["run", "replay", "hand.ddz"])
    assert commands.run_program(options) == 5
    ((command, variables),) = started
    assert command == [sys.executable, "-P", "-m", "ddz_desktop", "replay", "hand.ddz"]
    assert (variables["DDZ_DEV_RUN"], variables["PYTHONUTF8"]) == ("1", "1")
    assert variables["PYTHONPATH"].startswith(str(ROOT))


def test_really_started_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    command = [sys.executable, str(ROOT / "build_scripts" / "dev.py"), "bench", "nothing"]
    done = subprocess.run(command, env=child_environment(), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_kernels_that_are_not_wanted_are_not_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DDZ_PURE", "1")
    monkeypatch.setattr(kernel_build, "ensure", lambda: pytest.fail("the kernels are compiled"))
    monkeypatch.setattr(resources, "ensure", lambda: None)
    monkeypatch.setattr(commands, "hand_over", lambda command, environment: 0)
    assert commands.run_program(Namespace(arguments=[])) == 0
    assert capsys.readouterr().err == "kernels run uncompiled: DDZ_PURE=1 asks for it\n"
