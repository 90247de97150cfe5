"""A program's tables in the LAN: one port, one certificate, any number of tables; who knocks is let in or not.

Lives on the loop's thread. A connection says hello, then either looks (is told about the tables as they change) or
comes in at one of them; from then on everything it sends is that table's matter.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from ddz_desktop.controller.lan.faults import log_fault
from ddz_desktop.controller.lan.lan_table import LanTable
from ddz_desktop.controller.lan.own_link import OwnLink, own_link
from ddz_desktop.controller.lan.refusal import No
from ddz_desktop.controller.lan.requests import take
from ddz_desktop.controller.lan.seating import Guest, GuestLink
from ddz_desktop.match.ports import system_clock
from ddz_desktop.net.connection import Connection
from ddz_desktop.net.discovery import Announcement, Announcer
from ddz_desktop.net.identity import Identity
from ddz_desktop.net.listening import PORTS, Listening
from ddz_desktop.net.room_code import CodeGuard, ExchangeError, HostSide
from ddz_desktop.protocol.from_guest import Enter, FromGuest, Hello, Ping, Proof
from ddz_desktop.protocol.from_host import Bye, Challenge, FromHost, Pong, Refused, Tables, Why
from ddz_desktop.protocol.limits import PROTOCOL, SILENCE_S
from ddz_desktop.protocol.wire import WireError, welcome

log = logging.getLogger(__name__)

CHECK_EVERY_S = 1.0


@dataclass(eq=False)
class _Visitor:
    """A connection that is not inside a table, or its way inside. `trying`: the table whose code it is to prove."""

    greeted: bool = False
    table: LanTable | None = None
    trying: tuple[LanTable, Enter, HostSide] | None = None


class LanHost:
    """`program`: name and version as others are told. `where`: an address to listen at, `None` for all adapters.

    `announce`: whether the tables that are listed are announced in the LAN.
    """

    def __init__(self, identity: Identity, program: str, *, where: str | None = None, announce: bool = True) -> None:
        self.tables: dict[str, LanTable] = {}
        self.identity = identity
        self._program = program
        self._announce = announce
        self._listening = Listening(identity, self, where)
        self._announcer: Announcer | None = None
        self._announced: Announcement | None = None
        self._visitors: dict[Connection[FromGuest], _Visitor] = {}
        self._guard = CodeGuard()
        self._sweeper: asyncio.Task[None] | None = None
        self._tables_told = False
        self._announcing = asyncio.Lock()
        self._work: set[asyncio.Task[None]] = set()

    @property
    def port(self) -> int:
        return self._listening.port

    @property
    def id(self) -> str:
        """The name under which the host announces itself."""
        return self.identity.fingerprint[:8].hex()

    async def start(self, ports: Sequence[int] = PORTS) -> None:
        """Open the port. Raises NoPort, ssl.SSLError."""
        await self._listening.start(ports)
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def stop(self, why: Why = Why.STOPPED) -> None:
        """End every table, for now or (`CLOSED`) for good, and close the port."""
        for table in tuple(self.tables.values()):
            table.close(why)
        self.tables.clear()
        for connection in tuple(self._visitors):
            connection.close(Bye(why))
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self._listening.stop()
        await self._announce_anew()

    # Tables

    def add(self, table: LanTable) -> None:
        """A table is open from now on."""
        self.tables[table.config.id] = table
        self.tables_changed()

    def remove(self, table: LanTable) -> None:
        """A table is no more."""
        self.tables.pop(table.config.id, None)
        self.tables_changed()

    def tables_changed(self) -> None:
        """Tell those who look, once for all changes of this turn of the loop."""
        if not self._tables_told:
            self._tables_told = True
            asyncio.get_running_loop().call_soon(self._tell_tables)

    def _tell_tables(self) -> None:
        self._tables_told = False
        lookers = [each for each, visitor in self._visitors.items() if visitor.greeted and visitor.table is None]
        if lookers:
            cards = Tables(tuple(table.card() for table in self.tables.values()))
            for connection in lookers:
                connection.send(cards)
        if self._announce and self.port:
            task = asyncio.get_running_loop().create_task(self._announce_anew())
            self._work.add(task)
            task.add_done_callback(self._work.discard)

    async def _announce_anew(self) -> None:
        """Announce the host as long as a table wants to be found."""
        async with self._announcing:
            listed = [table.config for table in self.tables.values() if table.config.listed]
            name = listed[0].name if listed else ""
            said = Announcement(id=self.id, protocol=PROTOCOL, program=self._program, name=name) if listed else None
            if said != self._announced:
                self._announced = said
                if self._announcer is not None:
                    await self._announcer.stop()
                self._announcer = None if said is None else Announcer(said, self.port)
                if self._announcer is not None:
                    await self._announcer.start()

    def own_guest(self, table: LanTable, name: str, avatar: str) -> tuple[OwnLink[FromGuest, FromHost], Guest]:
        """The person at this computer comes in at an own table, as its host. Raises No."""
        inside: OwnLink[FromHost, FromGuest]
        outside: OwnLink[FromGuest, FromHost]
        inside, outside = own_link()
        inside.listen(lambda message: self._from_own(table, inside, message), lambda: table.lost(inside))
        owner = table.seating.owner
        if owner is not None:
            table.return_to(owner, inside)
            return outside, owner
        return outside, table.enter(inside, Enter(name=name, avatar=avatar), host=True)

    def _from_own(self, table: LanTable, link: GuestLink, message: FromGuest) -> None:
        if isinstance(message, Ping):
            link.send(Pong(message.number))
        else:
            take(table, link, message)

    # Connections

    def opened(self, connection: Connection[FromGuest]) -> None:
        self._visitors[connection] = _Visitor()

    def closed(self, connection: Connection[FromGuest]) -> None:
        visitor = self._visitors.pop(connection, None)
        if visitor is not None and visitor.table is not None:
            visitor.table.lost(connection)

    def misread(self, connection: Connection[FromGuest], error: WireError) -> None:
        connection.send(Refused(why=Why.NOT_UNDERSTOOD, text=str(error)))

    def arrived(self, connection: Connection[FromGuest], message: FromGuest) -> None:
        visitor = self._visitors.get(connection)
        if visitor is None:
            return
        try:
            self._take(connection, visitor, message)
        except No as no:
            connection.send(no.message)
        except Exception as error:  # noqa: BLE001  # the edge: one guest's message must not end the others' tables
            log_fault("at a LAN table", error)
            connection.send(Refused(why=Why.NOT_UNDERSTOOD, text="the host met a fault of its own"))

    def _take(self, connection: Connection[FromGuest], visitor: _Visitor, message: FromGuest) -> None:
        if isinstance(message, Ping):
            self._ping(connection, visitor, message)
        elif visitor.table is not None:
            take(visitor.table, connection, message)
        elif isinstance(message, Hello):
            visitor.greeted = message.protocol == PROTOCOL
            connection.send(welcome(self._program, tuple(table.card() for table in self.tables.values())))
        elif not visitor.greeted:
            raise No(Why.VERSION, f"this host speaks version {PROTOCOL} of the protocol")
        elif isinstance(message, Enter):
            self._knock(connection, visitor, message)
        elif isinstance(message, Proof):
            self._prove(connection, visitor, message)
        else:
            raise No(Why.NOT_NOW, "first come in")

    def _ping(self, connection: Connection[FromGuest], visitor: _Visitor, message: Ping) -> None:
        connection.send(Pong(message.number))
        guest = visitor.table and visitor.table.guest_of(connection)
        if visitor.table and guest and message.latency_ms is not None:
            before, guest.latency_ms = guest.latency_ms, message.latency_ms
            if _grade(before) != _grade(message.latency_ms):
                visitor.table.tell_room()

    def _knock(self, connection: Connection[FromGuest], visitor: _Visitor, wish: Enter) -> None:
        table = self._table(wish.table)
        if wish.token is not None:
            table.resume(connection, wish.token)
            visitor.table = table
        elif table.config.code is None:
            table.enter(connection, wish)
            visitor.table = table
        elif wish.element is None:
            raise No(Why.CODE_NEEDED, "the table asks for its room code")
        else:
            self._begin_exchange(connection, visitor, table, wish)

    def _table(self, wanted: str | None) -> LanTable:
        found = [table for name, table in self.tables.items() if wanted in (None, name)]
        if len(found) != 1:
            raise No(Why.NO_TABLE, "there is no such table" if wanted or not found else "which table?")
        return found[0]

    def _begin_exchange(
        self, connection: Connection[FromGuest], visitor: _Visitor, table: LanTable, wish: Enter
    ) -> None:
        wait = self._guard.begin(connection.address, system_clock())
        if wait > 0:
            raise No(Why.TOO_MANY_TRIES, "too many codes have been tried", wait_s=wait)
        assert table.config.code is not None
        assert wish.element is not None
        side = HostSide(table.config.code, self.identity.fingerprint, table.config.id)
        try:
            side.meet(wish.element)
        except ExchangeError as error:
            raise No(Why.NOT_UNDERSTOOD, str(error)) from None
        visitor.trying = table, wish, side
        connection.send(Challenge(side.element))

    def _prove(self, connection: Connection[FromGuest], visitor: _Visitor, message: Proof) -> None:
        if visitor.trying is None:
            raise No(Why.NOT_NOW, "no code is asked for")
        (table, wish, side), visitor.trying = visitor.trying, None
        if not side.is_right(message.mac):
            raise No(Why.WRONG_CODE, "this is not the room code")
        self._guard.succeeded(connection.address, system_clock())
        if self.tables.get(table.config.id) is not table:
            raise No(Why.NO_TABLE, "the table is not there any more")
        table.enter(connection, wish, mac=side.proof())
        visitor.table = table

    async def _sweep(self) -> None:
        """Cut off whoever has been silent for too long: a pulled cable says no goodbye."""
        while True:
            await asyncio.sleep(CHECK_EVERY_S)
            now = system_clock()
            for connection in tuple(self._visitors):
                if now - connection.heard > SILENCE_S:
                    connection.close(Bye(Why.SILENT))
                    connection.abort()


def _grade(latency_ms: int | None) -> int:
    """What a window would show differently: good, fair, poor."""
    return 0 if latency_ms is None else 1 + (latency_ms > 50) + (latency_ms > 150)
