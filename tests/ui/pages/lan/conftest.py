"""A host's desktop and the pages of a guest's, over real sockets on loopback."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.lan_controller import HostIs, LanSetup, TableConfig, fresh_id
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.protocol.invitation import Address
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.storage.places import Places
from tests.controller.lan.world import QUICK, plain_bot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

PATIENCE_MS = 30_000


class Desktop:
    """A program without its window: what its pages are made over."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.places = Places.under(folder)
        setup = LanSetup(where="127.0.0.1", ports=(0,), browse=False, times=QUICK)
        self.controller = GameController(self.places, plain_bot, lan_setup=setup)
        self.lan = self.controller.lan
        self.preferences = Preferences(folder / "settings.json")
        self.hosts: list[HostIs] = []
        self.lan.hosting.connect(self.hosts.append)

    def until(self, holds: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(holds()), timeout=PATIENCE_MS)

    def open(self, **config: Any) -> Address:
        """Open a table, and say where."""
        config = {"id": fresh_id(), "name": "Mine", "rules": ruleset("yixing-classic"), "turn_seconds": None, **config}
        self.lan.open_table(TableConfig(**config), "Host", "farmer")
        self.until(lambda: self.lan.room)
        return Address("127.0.0.1", self.hosts[-1].port)


@pytest.fixture
def desktops(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[Desktop, Desktop]]:
    pair = Desktop(qtbot, tmp_path / "host"), Desktop(qtbot, tmp_path / "guest")
    yield pair
    for desktop in pair:
        desktop.controller.shutdown()
