"""LAN play of one window: the list of tables, the own host, and the seat at a table. All of it on the loop's thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from ddz_desktop.controller.bot_seat import BotFactory
from ddz_desktop.controller.lan.adopt import adopt
from ddz_desktop.controller.lan.faults import log_fault
from ddz_desktop.controller.lan.guest_session import GuestSession
from ddz_desktop.controller.lan.lan_host import LanHost
from ddz_desktop.controller.lan.lan_table import LanTable, Workshop
from ddz_desktop.controller.lan.program_messages import (
    HostFailed,
    HostFailure,
    HostIs,
    Inside,
    LanSetup,
    LobbyIs,
    ProgramMessage,
)
from ddz_desktop.controller.lan.refusal import No
from ddz_desktop.controller.lan.table_config import TableConfig
from ddz_desktop.controller.lan.table_file import TableFileError, open_saved
from ddz_desktop.controller.lan.table_folder import TableFolder
from ddz_desktop.match.ports import SystemEntropy
from ddz_desktop.match.save import Save
from ddz_desktop.net import adapters
from ddz_desktop.net.listening import NoPort
from ddz_desktop.net.lobby import Lobby
from ddz_desktop.net.wish import Wish
from ddz_desktop.protocol.from_guest import FromGuest
from ddz_desktop.protocol.from_host import Why
from ddz_desktop.protocol.invitation import Address


class LanProgram:
    """`post` is called with everything there is to tell. `folder`: where own tables are kept, `None` for nowhere."""

    def __init__(
        self,
        post: Callable[[ProgramMessage], None],
        program: str,
        folder: Path | None,
        bot_factory: BotFactory,
        setup: LanSetup,
    ) -> None:
        self._post = post
        self._program = program
        self._folder = TableFolder(folder)
        self._bot_factory = bot_factory
        self._setup = setup
        self._thinkers = ThreadPoolExecutor(1, "lan-bots")
        self._lobby: Lobby | None = None
        self._host: LanHost | None = None
        self._session: GuestSession | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # The list

    async def look(self, also: tuple[Address, ...] = ()) -> None:
        """Look for tables; `also` at these addresses."""
        own = None if self._host is None else self._host.id
        lobby = Lobby(
            self._program, lambda found: self._post(LobbyIs(found)), own=own, also=also, browse=self._setup.browse
        )
        before, self._lobby = self._lobby, lobby
        if before is not None:
            await before.stop()
        if self._lobby is lobby:  # nobody has begun another search or ended all meanwhile
            await lobby.start()

    async def stop_looking(self) -> None:
        lobby, self._lobby = self._lobby, None
        if lobby is not None:
            await lobby.stop()

    def look_again(self) -> None:
        """Try hosts that did not answer once more, now."""
        if self._lobby is not None:
            self._lobby.refresh()

    # The own table

    async def open(self, stay: int, config: TableConfig, name: str, avatar: str, save: Save | None = None) -> None:
        """Open a table and take its host's seat; with a saved match, go on with that."""
        try:
            host = await self._started_host()
            workshop = self._workshop(host)
            table = LanTable(config, workshop) if save is None else adopt(config, save, workshop, name, avatar)
            self._sit_at_own(stay, host, table, name, avatar)
        except (OSError, No) as error:
            self._post(_failed(error))

    async def open_saved(self, stay: int, name: str, avatar: str) -> None:
        """Open the table again that was open when the program ended."""
        try:
            host = await self._started_host()
            for file, data in self._folder.saved():
                try:
                    table = open_saved(data, self._workshop(host))
                except TableFileError as error:
                    self._folder.set_aside(file)
                    self._post(HostFailed(str(error), HostFailure.UNUSABLE))
                    return
                self._sit_at_own(stay, host, table, name, avatar)
                return
        except (OSError, No) as error:
            self._post(_failed(error))

    def _sit_at_own(self, stay: int, host: LanHost, table: LanTable, name: str, avatar: str) -> None:
        host.add(table)
        fingerprint = host.identity.fingerprint
        self._post(HostIs(table.config.id, host.port, fingerprint, adapters.addresses()))
        link, _ = host.own_guest(table, name, avatar)
        session = self._new_session(stay)
        self.spawn(session.run_own(link, fingerprint))

    async def _started_host(self) -> LanHost:
        if self._host is None:
            host = LanHost(self._folder.identity(), self._program, where=self._setup.where, announce=self._setup.browse)
            await host.start(self._setup.ports)
            self._host = host
        return self._host

    def _workshop(self, host: LanHost) -> Workshop:
        return Workshop(
            entropy=SystemEntropy(),
            bot_factory=self._bot_factory,
            thinkers=self._thinkers,
            keeper=self._folder,
            changed=host.tables_changed,
            ended=self._table_ended,
            times=self._setup.times,
        )

    def _table_ended(self, table: LanTable, why: Why) -> None:
        host = self._host
        if host is not None:
            host.remove(table)
            if not host.tables:
                self._host = None
                self.spawn(host.stop(why))

    # The seat at a table

    async def join(self, stay: int, wish: Wish) -> None:
        """Come in at somebody's table and stay until it is over."""
        await self._new_session(stay).run(wish)

    def send(self, message: FromGuest) -> None:
        """Say something at the table."""
        if self._session is not None:
            self._session.send(message)

    def leave(self) -> None:
        """Leave the table for good; an own one ends."""
        if self._session is not None:
            self._session.leave()

    def retry_now(self) -> None:
        """Try to come back at once."""
        if self._session is not None:
            self._session.retry_now()

    def _new_session(self, stay: int) -> GuestSession:
        if self._session is not None:
            self._session.leave()
        session = GuestSession(lambda message: self._post(Inside(stay, message, session.token)))
        self._session = session
        return session

    # The end

    async def close(self) -> None:
        """Everything ends, own tables for good; a seat at somebody's table is kept for a while."""
        if self._session is not None:
            self._session.break_off()
        await self.stop_looking()
        if self._host is not None:
            host, self._host = self._host, None
            await host.stop(Why.CLOSED)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        self._folder.close()

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Begin something; a fault of ours in it is logged."""

        async def guarded() -> None:
            try:
                await work
            except Exception as error:  # noqa: BLE001  # the edge of the loop: the window must not be left waiting
                log_fault("of LAN play", error)

        task = asyncio.get_running_loop().create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _failed(error: OSError | No) -> HostFailed:
    if isinstance(error, No):
        return HostFailed(str(error), HostFailure.REFUSED)
    return HostFailed(str(error), HostFailure.NO_PORT if isinstance(error, NoPort) else HostFailure.NOT_WRITTEN)
