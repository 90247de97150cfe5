"""`--profile` and `--portable`: everything in one folder, one program at a time in it; `--safe`; second starts."""

from __future__ import annotations

import contextlib
import errno
import os
import queue
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from ddz_desktop.app import command_line, start, window
from ddz_desktop.app.doorbell import Doorbell, Ring
from ddz_desktop.app.folders import PORTABLE, portable_folder, profile_folders, user_folders
from ddz_desktop.settings import Player, Settings, parse_settings, settings_text
from ddz_desktop.storage.lock import FileLock
from ddz_desktop.ui.messages import Messages
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


def test_a_second_start_brings_its_file_to_the_first(
    tmp_path: Path, closing: list[Program], capsys: pytest.CaptureFixture[str]
) -> None:
    profile = ["--profile", str(tmp_path)]
    heard: queue.Queue[Ring] = queue.Queue()
    lock = FileLock(profile_folders(tmp_path).lock)
    assert lock.acquire()
    bell = Doorbell(profile_folders(tmp_path).door, heard.put)
    rules = tmp_path / "mine.ddzrules"
    rules.write_text("ddzrules 1\nrules five\n")
    assert command_line.main([*profile, str(rules)]) == 0
    bell.close()
    lock.release()
    assert heard.get_nowait().file == str(rules)
    told = capsys.readouterr().err
    assert told.startswith("ddz-desktop: the program is running already with the profile")
    assert told.endswith("its window comes to the front\n")
    assert closing == []


@pytest.mark.parametrize("made", [False, True])
def test_portable_keeps_everything_beside_the_program(
    closing: list[Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: bool
) -> None:
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "斗地主 x.AppImage"))
    if made:
        (tmp_path / PORTABLE).mkdir()
    assert command_line.main([] if made else ["--portable"]) == 0
    assert profile_folders(tmp_path / PORTABLE).settings.exists()
    assert not user_folders().settings.exists()


@pytest.mark.parametrize(
    ("program", "folder"),
    [
        ("/opt/ddz-desktop/ddz-desktop", "/opt/ddz-desktop"),
        ("/Applications/Dou Dizhu.app/Contents/MacOS/ddz-desktop", "/Applications"),
    ],
)
def test_beside_a_frozen_program(program: str, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", program)
    assert portable_folder({}) == Path(folder, PORTABLE)


def test_safe_mode_has_default_settings_and_leaves_those_of_the_person(closing: list[Program]) -> None:
    file = user_folders().settings
    file.parent.mkdir(parents=True)
    mine = msgspec.structs.replace(Settings(), language="zh_TW", player=Player("王五"))
    file.write_text(settings_text(mine))
    assert command_line.main(["--safe"]) == 0
    assert parse_settings(file.read_bytes()) == mine
    assert closing[0].preferences.settings.player == Player()
    assert closing[0].preferences.settings.window


def test_a_home_that_cannot_be_written_to_is_no_obstacle(
    closing: list[Program], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "home").write_text("a file, so nothing can be made in it, even by root")
    unusable = profile_folders(tmp_path / "home" / "of mine")
    monkeypatch.setattr(start, "user_folders", lambda: unusable)
    told: list[Path] = []
    monkeypatch.setattr(Messages, "tell_nothing_kept", lambda messages, folder: told.append(folder))
    assert command_line.main([]) == 0
    assert told == [unusable.data]
    assert closing[0].controller.data_folder is None


def test_a_full_disk_is_told(
    closing: list[Program], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*arguments: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    told: list[str] = []
    monkeypatch.setattr(window, "Doorbell", full)
    monkeypatch.setattr(Messages, "tell_no_room", lambda messages: told.append("full"))
    assert command_line.main(["--profile", str(tmp_path)]) == 0
    assert told == ["full"]


def test_a_program_that_does_not_start_says_what_to_do(
    closing: list[Program], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(window, "Program", lambda *arguments, **named: 1 // 0)
    assert command_line.main([]) == 2
    assert "--safe" in capsys.readouterr().err
    assert command_line.main(["--safe"]) == 2
    assert "--safe" not in capsys.readouterr().err


def test_a_profile_that_cannot_be_is_told(
    closing: list[Program], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert command_line.main(["--profile", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.startswith(f"ddz-desktop: {tmp_path / 'file'}")
    wrong = [["--profile", "x", word] for word in ("rules", "--version", "--portable")]
    for words in (*wrong, ["--profile"], ["--safe", "rules"], ["--portable", "--version"]):
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
