"""The virtual environment is made once, filled once, and only again when a lock file changes."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from devtools import apt, environment
from devtools.project import CommandError

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A checkout with two locks and no environment; returns the programs that are started, in words."""
    started: list[str] = []

    def start(command: list[str], **_: object) -> SimpleNamespace:
        started.append(" ".join(command[1:]))
        if "venv" in command:
            environment.python().parent.mkdir(parents=True, exist_ok=True)
            environment.python().touch()
        return SimpleNamespace(returncode=1 if "broken.txt" in command[-1] else 0)

    for group in ("run", "dev", "peers", "broken"):
        (tmp_path / f"{group}.txt").write_text(f"{group}==1\n", "utf-8")
    monkeypatch.setitem(environment.DOWNLOADS, "broken", "nothing")
    for name, value in {"ROOT": tmp_path, "VENV": tmp_path / ".venv", "REQUIREMENTS": tmp_path}.items():
        monkeypatch.setattr(environment, name, value)
    monkeypatch.setattr(environment.subprocess, "run", start)
    return started


def test_makes_and_fills_it_once(commands: list[str], tmp_path: Path) -> None:
    environment.ensure(["run", "dev"])
    venv, run, dev = commands
    assert venv == f"-m venv --clear {tmp_path / '.venv'}"
    assert "--require-hashes --no-deps" in run
    assert (run.endswith("run.txt"), dev.endswith("dev.txt")) == (True, True)
    environment.ensure(["run", "dev"])
    assert len(commands) == 3


def test_a_changed_lock_is_installed_again(commands: list[str], tmp_path: Path) -> None:
    environment.ensure(["run", "dev"])
    (tmp_path / "dev.txt").write_text("dev==2\n", "utf-8")
    environment.ensure(["run", "dev"])
    assert len(commands) == 4
    assert commands[-1].endswith("dev.txt")


def test_another_python_gets_another_environment(commands: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    environment.ensure(["run"])
    monkeypatch.setattr(environment, "_interpreter", lambda: "3.99 z80")
    environment.ensure(["run"])
    assert ["venv" in command for command in commands] == [True, False, True, False]


def test_what_failed_is_tried_again(commands: list[str]) -> None:
    for _ in range(2):
        with pytest.raises(CommandError, match=r"could not install what broken\.txt names"):
            environment.ensure(["run", "broken"])
    assert [command.split()[-1].endswith("broken.txt") for command in commands] == [False, False, True, True]


def test_peers_are_built_from_locked_tools_only(commands: list[str]) -> None:
    environment.ensure(["peers"])
    assert "--no-build-isolation" in commands[-1]


def test_hashes_but_no_index_in_the_real_call(commands: list[str]) -> None:
    environment.ensure(["run"])
    assert not {"--index-url", "--extra-index-url", "--find-links"} & set(commands[-1].split())


PACKAGE = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"


@pytest.mark.parametrize(
    ("has_apt", "sentence"), [(True, f"sudo apt-get .* {PACKAGE}$"), (False, "has no `ensurepip` module")]
)
def test_python_without_ensurepip(
    commands: list[str], monkeypatch: pytest.MonkeyPatch, has_apt: bool, sentence: str
) -> None:
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(apt, "is_available", lambda: has_apt)
    monkeypatch.setattr(apt, "is_root", lambda: False)
    with pytest.raises(CommandError, match=sentence):
        environment.ensure(["run"])
    assert commands == []


def test_the_inner_start_is_known_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(environment.READY, "1")
    assert [environment.was_entered(), environment.was_entered()] == [True, False]
