"""`--profile`: everything in one folder, one program at a time in it, and two of them side by side."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ddz_desktop.app import command_line
from ddz_desktop.app.folders import profile_folders, user_folders
from ddz_desktop.settings import parse_settings
from ddz_desktop.storage.lock import FileLock
from tests.app.test_window import built_resources, closing

if TYPE_CHECKING:
    from ddz_desktop.app.program import Program

__all__ = ["built_resources", "closing"]


@pytest.mark.parametrize("how", [("--profile", "DIR"), ("--profile=DIR",)])
def test_everything_lies_in_the_profile(closing: list[Program], tmp_path: Path, how: tuple[str, ...]) -> None:
    profile = tmp_path / "new" / "profile"
    assert command_line.main([word.replace("DIR", str(profile)) for word in how]) == 0
    folders = profile_folders(profile)
    assert parse_settings(folders.settings.read_bytes()).window
    for place in (folders.settings, folders.data, folders.log, folders.cache, folders.lock):
        assert place.is_relative_to(profile)
    assert not user_folders().settings.exists()


def test_a_file_goes_with_a_profile(closing: list[Program], tmp_path: Path) -> None:
    rules = tmp_path / "mine.ddzrules"
    rules.write_text("ddzrules 1\nrules five\n")
    for words in ([f"--profile={tmp_path}", str(rules)], ["--profile", str(tmp_path), str(rules)]):
        assert command_line.main(words) == 0
    assert command_line.main([str(rules), "--profile", str(tmp_path)]) == 0
    assert [program.window.rules.house_rules.draft.system for program in closing] == ["five"] * 3


@pytest.mark.parametrize("profile", ["one", None])
def test_a_second_program_says_so_in_a_sentence(
    closing: list[Program], tmp_path: Path, capsys: pytest.CaptureFixture[str], profile: str | None
) -> None:
    words = [] if profile is None else ["--profile", str(tmp_path / profile)]
    folders = user_folders() if profile is None else profile_folders(tmp_path / profile)
    lock = FileLock(folders.lock)
    assert lock.acquire()
    assert command_line.main(words) == 2
    told = capsys.readouterr().err
    assert told.startswith("ddz-desktop: the program is running already")
    assert told.count("\n") == 1
    assert closing == []
    assert command_line.main(["--profile", str(tmp_path / "two")]) == 0
    lock.release()
    assert command_line.main(words) == 0


def test_a_profile_that_cannot_be_is_told(
    closing: list[Program], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert command_line.main(["--profile", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.startswith(f"ddz-desktop: {tmp_path / 'file'}")
    for words in (["--profile", "x", "rules"], ["--profile", "x", "--version"], ["--profile"]):
        assert command_line.main(words) == 2
    assert not Path("x").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_a_killed_program_leaves_no_lock(built_resources: None, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ddz_desktop", "--profile", str(tmp_path)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    folders = profile_folders(tmp_path)
    lock = FileLock(folders.lock)
    with subprocess.Popen(command, env=environment) as program:
        while not folders.log.exists() and program.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                program.wait(0.02)
        assert not lock.acquire()
        program.kill()
    assert lock.acquire()
    lock.release()
