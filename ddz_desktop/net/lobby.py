"""The tables of the LAN, as they are now: every host that announces itself, or is known by address, is connected to.

A host tells those who look about every change of its tables, and is asked every second whether it is still there; so a
table is gone from the list the moment its program is, and the list knows how long a message takes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

from ddz_desktop.net.calling import Unreachable
from ddz_desktop.net.discovery import Announcement, Browser
from ddz_desktop.net.entering import ENTERING_ERRORS, Greeted, TurnedAway, greet
from ddz_desktop.net.listed import ListedTable
from ddz_desktop.net.mailbox import Lost
from ddz_desktop.protocol.from_guest import Ping
from ddz_desktop.protocol.from_host import Bye, Pong, Tables, Why
from ddz_desktop.protocol.invitation import Address
from ddz_desktop.protocol.limits import PING_S, PROTOCOL
from ddz_desktop.protocol.table import TableCard
from ddz_desktop.protocol.texts import clean_table_name

GONE_S = 2.5
"""A host that does not answer for so long is not listed."""

RETRY_S = (0.5, 1.0, 2.0)
MOST_HOSTS = 200


class Lobby:
    """Keeps the list; `changed` is called with it, the first time within `GONE_S` even when there is nothing, since
    what an earlier lobby told may be shown still. `own`: this program's own host, which is left out.

    `also`: addresses to look at beside what is found by itself.
    """

    def __init__(
        self,
        program: str,
        changed: Callable[[tuple[ListedTable, ...]], None],
        *,
        own: str | None = None,
        also: Iterable[Address] = (),
        browse: bool = True,
    ) -> None:
        self._program = program
        self._changed = changed
        self._own = own
        self._also = tuple(also)
        self._browser = Browser(self._found, self._gone) if browse else None
        self._looks: dict[str, _Look] = {}
        self._first: asyncio.TimerHandle | None = None

    async def start(self) -> None:
        self._first = asyncio.get_running_loop().call_later(GONE_S, self._tell)
        for address in self._also:
            said = Announcement(id=address.text, protocol=PROTOCOL, program="", name="", addresses=(address,))
            self._found(said)
        if self._browser is not None:
            await self._browser.start()

    async def stop(self) -> None:
        if self._first is not None:
            self._first.cancel()
        if self._browser is not None:
            await self._browser.stop()
        for look in self._looks.values():
            look.end()
        await asyncio.gather(*(look.task for look in self._looks.values()), return_exceptions=True)
        self._looks.clear()

    def refresh(self) -> None:
        """Try hosts that did not answer again now."""
        for look in self._looks.values():
            look.wake.set()

    @property
    def tables(self) -> tuple[ListedTable, ...]:
        """The list; a host found in two ways is in it once."""
        seen: set[tuple[bytes, str]] = set()
        found: list[ListedTable] = []
        for look in self._looks.values():
            for table in look.tables:
                key = (table.fingerprint, table.card.id if table.card else table.host)
                if key not in seen:
                    seen.add(key)
                    found.append(table)
        return tuple(found)

    def _found(self, said: Announcement) -> None:
        if said.id == self._own:
            return
        look = self._looks.get(said.id)
        if look is not None:
            look.said = said
            look.wake.set()
        elif len(self._looks) < MOST_HOSTS:
            self._looks[said.id] = _Look(said, self._program, self._tell)

    def _gone(self, host: str) -> None:
        look = self._looks.pop(host, None)
        if look is not None:
            look.end()
            self._tell()

    def _tell(self) -> None:
        self._changed(self.tables)


class _Look:
    """One host: connected to as long as it is announced. `wake`: try again now."""

    def __init__(self, said: Announcement, program: str, changed: Callable[[], None]) -> None:
        self.said = said
        self.wake = asyncio.Event()
        self.tables: tuple[ListedTable, ...] = ()
        self._program = program
        self._changed = changed
        self._latency: int | None = None
        self.task = asyncio.get_running_loop().create_task(self._run())

    def end(self) -> None:
        self.task.cancel()

    async def _run(self) -> None:
        tries = 0
        while True:
            self.wake.clear()
            for address in self.said.addresses:
                if await self._look(address):
                    tries = 0
                    break
            self._show(())
            try:
                async with asyncio.timeout(RETRY_S[min(tries, len(RETRY_S) - 1)]):
                    await self.wake.wait()
            except TimeoutError:
                tries += 1

    async def _look(self, address: Address) -> bool:
        """Look until the host is lost; whether it was there at all."""
        try:
            greeted = await greet(address, self._program)
        except TurnedAway as error:
            if error.why is not Why.VERSION:
                return False
            await self._wait_beside(address, error.program)
            return True
        except (Unreachable, *ENTERING_ERRORS):
            return False
        try:
            self._list(greeted, address, greeted.tables)
            await self._watch(greeted, address)
        except (Lost, TimeoutError):
            pass
        finally:
            greeted.connection.abort()
        return True

    async def _watch(self, greeted: Greeted, address: Address) -> None:
        number, sent = 0, 0.0
        heard = time.monotonic()
        while time.monotonic() - heard < GONE_S:
            number, sent = number + 1, time.monotonic()
            greeted.connection.send(Ping(number))
            while (left := sent + PING_S - time.monotonic()) > 0:
                try:
                    message = await greeted.mailbox.next(left)
                except TimeoutError:
                    break
                heard = time.monotonic()
                if isinstance(message, Tables):
                    greeted.tables = message.tables
                elif isinstance(message, Pong) and message.number == number:
                    self._latency = round((heard - sent) * 1000)
                elif isinstance(message, Bye):
                    raise Lost
                self._list(greeted, address, greeted.tables)

    async def _wait_beside(self, address: Address, program: str) -> None:
        """A host of another version is listed as such, and asked again from time to time."""
        said = self.said
        name = clean_table_name(said.name)
        other = ListedTable(host=said.id, address=address, name=name, protocol=said.protocol, program=program)
        self._show((other,))
        while True:
            await asyncio.sleep(GONE_S)
            try:
                (await greet(address, self._program)).connection.abort()
            except TurnedAway as error:
                if error.why is Why.VERSION:
                    continue
            except (Unreachable, *ENTERING_ERRORS):
                pass
            return

    def _list(self, greeted: Greeted, address: Address, cards: tuple[TableCard, ...]) -> None:
        self._show(
            tuple(
                ListedTable(
                    host=self.said.id,
                    address=address,
                    name=clean_table_name(card.name),
                    protocol=PROTOCOL,
                    program=self._program,
                    card=card,
                    fingerprint=greeted.fingerprint,
                    latency_ms=self._latency,
                )
                for card in cards
                if card.listed
            )
        )

    def _show(self, tables: tuple[ListedTable, ...]) -> None:
        if tables != self.tables:
            self.tables = tables
            self._changed()
