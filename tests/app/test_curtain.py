"""The curtain before the window: it needs little, and goes with the window's first frame."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from ddz_desktop.app.curtain import Curtain, drawn, lift_for

HEAVY = ("numpy", "sqlite3", "asyncio", "ddz_desktop.rules.engine", "ddz_desktop.ui", "ddz_desktop.controller")


def curtains() -> list[Curtain]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, Curtain) and each.isVisible()]


def test_it_goes_when_the_window_has_been_painted(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    with drawn():
        assert len(curtains()) == 1
        lift_for(window)
        window.show()
        qtbot.waitUntil(lambda: not curtains())


def test_it_goes_when_no_window_comes(qtbot) -> None:
    with pytest.raises(ValueError, match="nothing"), drawn():
        raise ValueError("nothing")
    assert curtains() == []


def test_nothing_else_of_the_program_is_loaded_before_it() -> None:
    loaded = f"print([each for each in {HEAVY} if each in sys.modules])"
    code = f"import sys; from ddz_desktop.app import command_line, curtain; {loaded}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
