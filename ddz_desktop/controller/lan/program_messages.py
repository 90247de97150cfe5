"""What LAN play tells its window, and how it is set up."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ddz_desktop.controller.lan.guest_messages import GuestMessage
from ddz_desktop.controller.lan.table_config import TableTimes
from ddz_desktop.net.adapters import AdapterAddress
from ddz_desktop.net.listed import ListedTable
from ddz_desktop.net.listening import PORTS


class LanSetup(Struct, frozen=True, kw_only=True):
    """How LAN play is set up; other than so only for tests. `where`: an address to listen at, `None` for every adapter.
    `ports`: those to try. `browse`: whether tables are announced and looked for by mDNS.
    """

    where: str | None = None
    ports: tuple[int, ...] = PORTS
    browse: bool = True
    times: TableTimes = TableTimes()


class LobbyIs(Struct, frozen=True):
    """The tables of the LAN now."""

    tables: tuple[ListedTable, ...]


class HostIs(Struct, frozen=True):
    """The own table is open: its id, its host's port, certificate, and addresses that others may use."""

    table: str
    port: int
    fingerprint: bytes
    addresses: tuple[AdapterAddress, ...]


class HostFailed(Struct, frozen=True):
    """The own table could not be opened; one sentence in English."""

    message: str


class Inside(Struct, frozen=True):
    """Something of a stay at a table. `token`: what gets it back."""

    stay: int
    message: GuestMessage
    token: bytes = b""


ProgramMessage: TypeAlias = LobbyIs | HostIs | HostFailed | Inside
