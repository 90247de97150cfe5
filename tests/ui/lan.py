"""Two real windows at one LAN table: a host's and a guest's, over loopback in one process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from ddz_desktop.controller.lan_controller import Gone, HostIs, LanSetup
from ddz_desktop.protocol.invitation import Address, Invitation
from ddz_desktop.protocol.table import Room
from ddz_desktop.settings import Player, Settings
from ddz_desktop.storage.places import Places
from tests.controller.lan.world import QUICK, plain_bot
from tests.ui.windows import QUIET, Screen

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

CODE = "528174"
PATIENCE_MS = 60_000
LOOPBACK = LanSetup(where="127.0.0.1", ports=(0,), browse=False, times=replace(QUICK, automatic=PATIENCE_MS))


class LanScreen(Screen):
    """A window whose program speaks at loopback."""

    def __init__(self, folder: Path, name: str, qtbot: QtBot, settings: Settings = QUIET) -> None:
        settings = msgspec.structs.replace(settings, player=Player(name=name))
        places = Places.under(folder / "kept")
        super().__init__(folder, settings, factory=plain_bot, places=places, lan_setup=LOOPBACK)
        self.qtbot = qtbot
        self.hosts: list[HostIs] = []
        self.gone: list[Gone] = []
        self.lan = self.controller.lan
        self.lan.hosting.connect(self.hosts.append)
        self.lan.gone.connect(self.gone.append)

    @property
    def pages(self):
        return self.window.lan

    @property
    def room(self) -> Room:
        assert self.lan.room is not None
        return self.lan.room

    def follow(self, invitation: Invitation) -> None:
        """Come in by an invitation."""
        self.pages.open_invitation(invitation.text)
        self.pages.lobby.join.button.click()

    def break_link(self) -> None:
        """The way to the host breaks, as if the cable had been pulled."""
        thread, program = self.lan._thread, self.lan._program
        assert thread is not None
        thread.soon(lambda: program._session._link.abort())

    def close_door(self) -> None:
        """Nobody else can connect any more; who is inside stays."""
        thread, program = self.lan._thread, self.lan._program
        assert thread is not None
        thread.soon(lambda: program._host._listening._server.close())

    def until(self, holds: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(holds()), timeout=PATIENCE_MS)


class TwoScreens:
    """`host` and `guest`; `sit` brings both into the waiting room."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.host = LanScreen(folder / "host", "Host", qtbot)
        self.guest = LanScreen(folder / "guest", "Ann", qtbot)

    def open(self, code: str | None = CODE, **fields: Any) -> Address:
        """The host opens a table by its pages; `fields` of the draft."""
        pages = self.host.pages
        self.host.window.home.lan.click()
        pages.lobby.open_button.click()
        page = pages.open_page
        draft = replace(page.draft, code=code or CODE, code_on=code is not None, turn_seconds=None, **fields)
        page.match.changed.emit(draft)
        page.open_button.click()
        self.host.until(lambda: self.host.hosts and self.host.window.page is pages.room)
        return Address("127.0.0.1", self.host.hosts[-1].port)

    def sit(self, **fields: Any) -> Address:
        address = self.open(**fields)
        self.guest.follow(Invitation(address, None, CODE))
        self.guest.until(lambda: self.guest.window.page is self.guest.pages.room)
        self.host.until(lambda: len(self.host.room.people) == 2)
        return address

    def begin(self, **fields: Any) -> None:
        """Both are ready; a hand begins."""
        self.sit(**fields)
        self.guest.pages.room.ready_button.click()
        self.host.until(lambda: self.host.pages.room.ready_button.available)
        self.host.pages.room.ready_button.click()
        for screen in (self.host, self.guest):
            screen.until(lambda screen=screen: screen.window.page is screen.pages.table)

    def close(self) -> None:
        self.guest.close()
        self.host.close()
