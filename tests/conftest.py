"""What holds for every test: no display, nobody's real settings, nothing left running, nothing unexpected in the log.

Warnings of Python are errors (`filterwarnings`), and so are those in Qt's log (`qt_log_level_fail`), in pyproject.toml.
"""

from __future__ import annotations

import logging
import os
from functools import partial
from typing import TYPE_CHECKING, Any

import hypothesis
import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

# Hypothesis fails an example that takes 200 ms. On a machine with other work any may, and no test here is about time.
hypothesis.settings.register_profile("busy-machine", deadline=None)
hypothesis.settings.load_profile("busy-machine")

PATIENCE_MS = 30_000
FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


@pytest.fixture(scope="session")
def folders_of_tests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where each test gets a home of its own."""
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def own_folders(folders_of_tests: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Settings, records and statistics of each test start empty. The folders are made by who first writes there."""
    home = folders_of_tests / str(abs(hash(request.node.nodeid)))
    monkeypatch.setenv("HOME", str(home))
    for name in FOLDERS:
        monkeypatch.setenv(name, str(home / name.lower()))
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # else it looks for a token in the home of an earlier test


@pytest.fixture(autouse=True)
def nothing_left_over(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fails a test that leaves threads, timers, animations or windows, naming the lines that started them."""
    from tests.leftovers import Leftovers

    leftovers = Leftovers(monkeypatch)
    yield
    found = leftovers.find()
    if found:
        pytest.fail("left over: " + "; ".join(found), pytrace=False)


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QtBot:
    """Waits longer than pytest-qt does by itself, for busy machines, and keeps the widgets that it is to close until
    then: Python's garbage collector would free them part by part.
    """
    kept: list[QWidget] = []
    add = qtbot.addWidget

    def add_and_keep(widget: QWidget, **named: Any) -> None:
        kept.append(widget)
        add(widget, **named)

    monkeypatch.setattr(qtbot, "addWidget", add_and_keep)
    monkeypatch.setattr(qtbot, "waitUntil", partial(qtbot.waitUntil, timeout=PATIENCE_MS))
    return qtbot


class _Unexpected(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def nothing_unexpected_in_the_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test during which our code logs a warning or worse, unless the test looks at the log through `caplog`."""
    handler = _Unexpected()
    logger = logging.getLogger("ddz_desktop")
    logger.addHandler(handler)
    yield
    logger.removeHandler(handler)
    if handler.messages and "caplog" not in request.fixturenames:
        pytest.fail("unexpected in the log: " + "; ".join(handler.messages), pytrace=False)
