from __future__ import annotations

import gc
import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject

from ddz_desktop.controller.game_controller import GameController

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


class Knot:
    """Garbage that only the collector finds, and that tells which thread it was on."""

    def __init__(self, freed_on: set[str]) -> None:
        self.me = self
        self.freed_on = freed_on

    def __del__(self) -> None:
        self.freed_on.add(threading.current_thread().name)


@pytest.fixture
def controller(qapp: QObject) -> Iterator[GameController]:
    controller = GameController()
    yield controller
    controller.shutdown()
    assert gc.isenabled()


def tie(freed_on: set[str]) -> None:
    for _ in range(20_000):
        Knot(freed_on)


@pytest.mark.usefixtures("controller")
def test_what_a_busy_thread_drops_is_freed_on_the_windows_thread(qtbot: QtBot) -> None:
    freed_on: set[str] = set()
    busy = threading.Thread(target=tie, args=(freed_on,), name="busy")
    busy.start()
    busy.join()
    qtbot.waitUntil(lambda: bool(freed_on))
    assert freed_on == {threading.current_thread().name}
