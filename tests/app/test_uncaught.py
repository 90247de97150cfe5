"""What happens to errors that nobody caught: they are logged without hands, told once, and the game goes on."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication

from ddz_desktop.app.logs import crashes_noted
from ddz_desktop.app.uncaught import MOST_LOGGED, Uncaught, report, short_name, trace_of
from ddz_desktop.rules.errors import RuleError
from tests.ui.conftest import bundled_fonts, resources, screen, themed

if TYPE_CHECKING:
    from tests.ui.windows import Screen

__all__ = ["bundled_fonts", "resources", "screen", "themed"]


@pytest.fixture
def uncaught(qapp: object) -> Iterator[Uncaught]:
    hooks = sys.excepthook, threading.excepthook
    made = Uncaught()
    made.install()
    yield made
    sys.excepthook, threading.excepthook = hooks


def caught(error: Exception) -> Exception:
    try:
        try:
            raise KeyError("♠3")
        except KeyError:
            raise error  # noqa: B904  # with a context of its own
    except type(error) as found:
        return found


def happen(error: Exception) -> None:
    sys.excepthook(type(error), error, error.__traceback__)


def test_a_trace_tells_where_and_why_but_no_cards() -> None:
    told = trace_of(caught(RuleError("the hand 3334455667JQKA2BR has no 9")))
    assert told.startswith("RuleError\n  test_uncaught.py:")
    assert "\nKeyError\n" in told
    assert "3334455667" not in told
    assert "♠" not in told
    assert "No such file" in trace_of(caught(FileNotFoundError(2, "No such file")))


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/home/王 五/ddz_desktop/ui/table/scene.py", "ddz_desktop/ui/table/scene.py"),
        ("ddz_desktop/app/window.py", "ddz_desktop/app/window.py"),
        ("/home/me/lib/site-packages/numpy/core.py", "numpy/core.py"),
        ("/home/me/ddz_desktop", "ddz_desktop"),
    ],
)
def test_paths_lose_what_may_name_people(path: str, name: str) -> None:
    assert short_name(path) == name


def test_a_report_names_versions_and_no_home() -> None:
    told = report(f"  {Path.home()}/x.py:3 f")
    assert told.startswith("ddz-desktop ")
    assert "~/x.py:3 f" in told
    assert str(Path.home()) not in told


def test_a_fault_that_comes_back_is_told_once_and_does_not_fill_the_log(
    uncaught: Uncaught, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[str] = []
    uncaught.happened.connect(told.append)
    error = caught(ValueError("x"))
    for _ in range(MOST_LOGGED + 5):
        happen(error)
    happen(caught(TypeError("another")))
    assert len(told) == 2
    assert len(caplog.records) == MOST_LOGGED + 1
    assert all(record.levelno == logging.CRITICAL for record in caplog.records)


def test_threads_are_heard_too(uncaught: Uncaught, caplog: pytest.LogCaptureFixture) -> None:
    told: list[str] = []
    uncaught.happened.connect(told.append)
    thread = threading.Thread(target=lambda: {}["♠3"])
    thread.start()
    thread.join()
    QCoreApplication.processEvents()
    assert "KeyError" in told[0]


def test_the_dialog_comes_up_over_a_game_that_goes_on(
    screen: Callable[..., Screen], uncaught: Uncaught, caplog: pytest.LogCaptureFixture
) -> None:
    shown = screen()
    shown.window.start_quick_game()
    uncaught.happened.connect(shown.window.messages.tell_bug)
    happen(caught(ValueError("first")))
    happen(caught(TypeError("second")))
    dialog = shown.window.messages.report
    assert dialog.isVisible()
    assert "ValueError" in dialog.text.toPlainText()
    assert "TypeError" not in dialog.text.toPlainText()
    dialog.copy_button.click()
    dialog.close_button.click()
    assert not dialog.isVisible()
    assert shown.window.page is shown.match


def test_a_native_crash_leaves_where_it_happened(tmp_path: Path) -> None:
    file = tmp_path / "log" / "crash.log"
    code = f"""
import faulthandler
from pathlib import Path
from ddz_desktop.app.logs import crashes_noted
with crashes_noted(Path({str(file)!r})) as before:
    assert not before
    faulthandler._sigsegv()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    check = f"""
from pathlib import Path
from ddz_desktop.app.logs import crashes_noted
with crashes_noted(Path({str(file)!r})) as before:
    print(before)
"""
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert "most recent call first" in done.stdout
    assert not file.exists()


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="there is no /dev/null")
def test_where_no_file_can_be_made_crashes_are_not_noted(caplog: pytest.LogCaptureFixture) -> None:
    for file in (None, Path("/dev/null/crash.log")):
        with crashes_noted(file) as before:
            assert before == ""
    assert len(caplog.records) == 1
