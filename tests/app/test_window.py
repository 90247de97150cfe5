"""The program with its window, from the command line on."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QResource, QTimer
from PySide6.QtGui import QImage

from ddz_desktop.app import command_line, program, resources, window
from ddz_desktop.app.folders import user_folders
from ddz_desktop.app.program import Program
from ddz_desktop.match.match import Match
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.setup import MatchSetup, SeatOwner
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.notation import ruleset_text
from ddz_desktop.rules.record import record_text
from ddz_desktop.settings import parse_settings
from ddz_desktop.ui.messages import Messages
from devtools.resources import compile_into
from tests.playing import play_out


@pytest.fixture(scope="module", autouse=True)
def built_resources(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The resource file where the program looks for it, as `dev.py` builds it."""
    with pytest.MonkeyPatch.context() as patch:
        if resources.locate() is None:
            folder = tmp_path_factory.mktemp("resources")
            (folder / resources.key()).mkdir()
            compile_into(folder / resources.key())
            patch.setenv("DDZ_RESOURCES", str(folder))
        yield


@pytest.fixture
def closing(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Program]]:
    """Programs close their window as soon as they run; what Python knows of them is kept to be looked at."""
    made: list[Program] = []

    class Closing(Program):
        def __init__(self, *arguments: object, **named: object) -> None:
            super().__init__(*arguments, **named)
            made.append(self)
            QTimer.singleShot(0, self.window.close_for_good)

    monkeypatch.setattr(window, "Program", Closing)
    monkeypatch.setattr(window.Uncaught, "install", lambda uncaught: None)
    monkeypatch.setattr(window.Uncaught, "remove", lambda uncaught: None)
    monkeypatch.setattr(window, "start_logging", lambda file: None)
    monkeypatch.setattr(window, "START_S", 0.0)
    monkeypatch.setattr(window, "crashes_noted", lambda file: contextlib.nullcontext(""))
    monkeypatch.setattr("signal.signal", lambda *arguments: None)
    yield made
    for _ in made:
        # one registration each: other tests of this process have their own
        QResource.unregisterResource(str(resources.locate()))


def test_the_window_opens_and_closes(closing: list[Program]) -> None:
    assert command_line.main([]) == 0
    assert not shiboken6.isValid(closing[0].window)
    assert parse_settings(user_folders().settings.read_bytes()).window


def test_a_closed_window_leaves_nothing_to_the_garbage_collector(tmp_path: Path) -> None:
    """In a process of its own: widgets that are freed in Python's order end it in Qt."""
    code = f"""
import gc
from pathlib import Path
from ddz_desktop.app.folders import profile_folders
from ddz_desktop.app.program import Program
program = Program(profile_folders(Path({str(tmp_path)!r})))
program.window.show()
program.window.start_quick_game()
program.app.processEvents()
program.close()
del program
gc.collect()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_house_rule_is_opened_in_the_editor(closing: list[Program], tmp_path: Path) -> None:
    file = tmp_path / "mine.ddzrules"
    file.write_text(ruleset_text(ruleset("emperor", {"deal": "35+3", "spring": 2})))
    assert command_line.main([str(file)]) == 0
    draft = closing[0].window.rules.house_rules.draft
    assert draft is not None
    assert dict(draft.rules().changes) == {"deal": "35+3", "spring": 2}


def test_a_record_is_replayed(closing: list[Program], tmp_path: Path) -> None:
    seats = tuple(SeatOwner("bot", f"B{seat}", level="random") for seat in range(2))
    match = Match(MatchSetup(ruleset("standard-two"), seats), SeededEntropy(b"1"))
    match.start_hand()
    play_out(match)
    assert match.record is not None
    file = tmp_path / "hand.ddz"
    file.write_text(record_text(match.record))
    assert command_line.main([str(file)]) == 0
    page = closing[0].window.memory.replay
    assert page is not None
    assert len(page.sidebar.list.lines.lines) == len(match.record.decisions) + 1


@pytest.mark.parametrize(
    ("name", "printed", "told"),
    [
        ("broken.ddz", "line 1", "line 1"),
        ("broken.ddzrules", "line 1", "line 1"),
        ("none.ddz", "No such file", "not there"),
        ("folder.ddzrules", "Is a directory", "cannot be read"),
    ],
)
def test_a_file_that_cannot_be_shown_is_told_in_the_window_and_on_the_terminal(
    closing: list[Program],
    tmp_path: Path,
    name: str,
    printed: str,
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    messages: list[tuple[str, ...]] = []
    monkeypatch.setattr(Messages, "tell", lambda self, wording: messages.append(wording()))
    file = tmp_path / name
    if name.startswith("broken"):
        file.write_text("nonsense")
    elif name.startswith("folder"):
        file.mkdir()
    assert command_line.main([str(file)]) == 0
    errors = capsys.readouterr().err
    assert errors.startswith(f"ddz-desktop: {file}: ")
    assert printed in errors
    ((title, text, *_),) = messages
    assert name in title
    assert told in text


def test_a_broken_file_without_a_display_opens_nothing(
    closing: list[Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert command_line.main([str(tmp_path / "none.ddz")]) == 2
    assert closing == []


def test_without_resources_it_says_what_to_do(
    closing: list[Program], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program.resources, "locate", lambda: None)
    assert command_line.main([]) == 2
    assert "dev.py run" in capsys.readouterr().err
    monkeypatch.undo()


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """As when Linux lacks libEGL: Qt's module cannot be loaded."""
    for name in ("ddz_desktop.app.curtain", "ddz_desktop.app.window", "ddz_desktop.app.demonstration"):
        monkeypatch.delitem(sys.modules, name, raising=False)
        monkeypatch.delattr(sys.modules["ddz_desktop.app"], name.rpartition(".")[2], raising=False)
    monkeypatch.setitem(sys.modules, "PySide6.QtCore", None)
    assert command_line.main([]) == 2
    assert "a library is missing" in capsys.readouterr().err


def test_the_demonstration_tells_a_hand_and_leaves_pictures(tmp_path: Path) -> None:
    """In a process of its own, as `dev.py run` starts it where there is no display."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "ddz_desktop"],
        env=environment | {"DDZ_DEV_RUN": "1", "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    assert "there is no display" in done.stderr
    folder = Path(done.stdout.splitlines()[-1].rpartition(" ")[2])
    assert folder == tmp_path / "ddz-desktop-demonstration"
    assert "points: " in done.stdout
    pictures = sorted(folder.glob("*.png"))
    names = {picture.stem.partition("-")[2] for picture in pictures}
    assert {"home", "new-game", "settlement"} <= names <= {"home", "new-game", "auction", "play", "settlement"}
    assert all(QImage(str(picture)).width() == 1280 for picture in pictures)
