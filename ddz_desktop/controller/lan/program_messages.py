"""What LAN play tells its window, and how it is set up."""

from __future__ import annotations

from enum import StrEnum
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


class HostFailure(StrEnum):
    """Why an own table could not be opened."""

    NO_PORT = "no_port"
    NOT_WRITTEN = "not_written"  # its key, certificate or file could not be read or written
    UNUSABLE = "unusable"  # the saved table cannot be read; its file has been set aside
    REFUSED = "refused"  # the table itself does not let its host in


class HostFailed(Struct, frozen=True):
    """The own table could not be opened; `message`: one sentence in English."""

    message: str
    why: HostFailure = HostFailure.NO_PORT


class Inside(Struct, frozen=True):
    """Something of a stay at a table. `token`: what gets it back."""

    stay: int
    message: GuestMessage
    token: bytes = b""


ProgramMessage: TypeAlias = LobbyIs | HostIs | HostFailed | Inside
