"""The computer is kept awake by a program that ends when it is no longer needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ddz_desktop.net.awake import Awake, keeper

NO_WINDOWS = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")


@pytest.fixture
def inhibitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stand-in for systemd-inhibit, which notes that it runs and does what it is given."""
    program = tmp_path / "systemd-inhibit"
    program.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/called\nexec cat\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    return tmp_path / "called"


@NO_WINDOWS
def test_the_keeper_ends_when_it_is_not_needed_any_more(inhibitor: Path) -> None:
    awake = Awake("linux")
    awake.keep(True)
    awake.keep(True)
    keeping = awake._keeper
    assert keeping is not None
    assert keeping.poll() is None
    awake.keep(False)
    assert keeping.poll() is not None
    assert awake._keeper is None
    awake.keep(False)


@NO_WINDOWS
def test_the_keeper_ends_with_the_program(inhibitor: Path) -> None:
    command = keeper("linux")
    with subprocess.Popen(command, stdin=subprocess.PIPE) as keeping:
        assert keeping.stdin is not None
        keeping.stdin.close()  # as when the program is killed
        assert keeping.wait(10) == 0
    assert "--what=sleep:idle" in inhibitor.read_text()


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32", "other"])
def test_where_there_is_no_means_nothing_happens(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    awake = Awake(platform)
    awake.keep(True)
    awake.keep(False)
    assert awake._keeper is None
