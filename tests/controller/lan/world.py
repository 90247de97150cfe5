"""A host and its guests over real sockets on loopback, in one loop: what the tests of LAN play are made of."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from ddz_desktop.bots.base import Bot
from ddz_desktop.controller.lan.deal_witness import DealCheck
from ddz_desktop.controller.lan.guest_messages import Gone, GuestMessage
from ddz_desktop.controller.lan.guest_session import GuestSession
from ddz_desktop.controller.lan.lan_host import LanHost
from ddz_desktop.controller.lan.lan_table import LanTable, Workshop
from ddz_desktop.controller.lan.table_config import TableConfig, TableTimes
from ddz_desktop.controller.lan.table_file import open_saved
from ddz_desktop.controller.lan.table_folder import TableFolder
from ddz_desktop.controller.messages import HandPlayed, TableUpdate
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.save import Save
from ddz_desktop.net.identity import make_pem
from ddz_desktop.net.wish import Wish
from ddz_desktop.protocol import from_guest as ask
from ddz_desktop.protocol.from_host import News, Refused, Said, Why
from ddz_desktop.protocol.invitation import Address
from ddz_desktop.protocol.table import Room, Stage
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.notation import action_text
from ddz_desktop.rules.view import SeatView
from tests.playing import plain_action

T = TypeVar("T")

PROGRAM = "ddz-desktop test"
PATIENCE_S = 60.0
"""Until a test that waits for something fails."""

QUICK = TableTimes(
    grace=0.05,
    grace_after_start=0.3,
    lost_before_game=0.3,
    between_hands=30.0,
    automatic=0.01,
    shuffle=2.0,
    pace=(0, 0),
)


class PlainBot:
    """Plays what is nearest at hand."""

    def decide(self, view: SeatView) -> Action:
        return plain_action(view)


def plain_bot(level: str, rng: random.Random, cancel: threading.Event) -> Bot:
    return PlainBot()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine in a loop of its own."""

    async def limited() -> T:
        async with asyncio.timeout(2 * PATIENCE_S):
            return await work

    return asyncio.run(limited())


@cache
def pem() -> str:
    return make_pem()


class World:
    """A host's program. `folder`: where its tables lie; a second one with the same folder is the host started anew."""

    def __init__(self, folder: Path, times: TableTimes = QUICK, seed: bytes = b"lan") -> None:
        self.folder = TableFolder(folder, self._played)
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / "host.pem").exists():
            (folder / "host.pem").write_text(pem())
        self.times = times
        self.seed = seed
        self.played: list[Save] = []
        self.ended: list[Why] = []
        self.thinkers = ThreadPoolExecutor(1)
        self.host = LanHost(self.folder.identity(), PROGRAM, where="127.0.0.1", announce=False)

    @property
    def workshop(self) -> Workshop:
        return Workshop(
            entropy=SeededEntropy(self.seed),
            bot_factory=plain_bot,
            thinkers=self.thinkers,
            keeper=self.folder,
            changed=self.host.tables_changed,
            ended=self._ended,
            times=self.times,
        )

    def _ended(self, table: LanTable, why: Why) -> None:
        self.ended.append(why)
        self.host.remove(table)

    def _played(self, table: LanTable, save: Save) -> None:
        self.played.append(save)

    def open(self, system: str = "yixing-classic", **config: Any) -> LanTable:
        """Open a table; named by its system unless told otherwise."""
        config = {"id": system, "name": "Table", "turn_seconds": None, **config}
        table = LanTable(TableConfig(rules=ruleset(system), **config), self.workshop)
        self.host.add(table)
        return table

    def open_again(self) -> list[LanTable]:
        """The tables of the folder, as after a crash."""
        tables = [open_saved(data, self.workshop) for _, data in self.folder.saved()]
        for table in tables:
            self.host.add(table)
        return tables

    @property
    def address(self) -> Address:
        return Address("127.0.0.1", self.host.port)

    def guest(self, name: str, **more: Any) -> Player:
        return Player(self.address, name, **more)


@asynccontextmanager
async def world(folder: Path, port: int = 0, **more: Any) -> AsyncIterator[World]:
    """A started host; at the end everything is taken down."""
    it = World(folder, **more)
    await it.host.start((port,))
    try:
        yield it
    finally:
        await it.host.stop()
        it.thinkers.shutdown()


class Player:
    """A guest that remembers everything it was told, and plays if `plays` (with what `decide` says).

    `goes_on`: it is ready for the next hand as soon as it can be.
    """

    def __init__(
        self,
        address: Address,
        name: str,
        *,
        plays: bool = True,
        goes_on: bool = True,
        decide: Callable[[SeatView], Action] = plain_action,
        give_up_s: float = 10.0,
        **wish: Any,
    ) -> None:
        self.heard: list[GuestMessage] = []
        self.plays = plays
        self.goes_on = goes_on
        self.decide = decide
        self.session = GuestSession(self._hear, give_up_s=give_up_s)
        self.gone: Gone | None = None
        self._wish = Wish(address=address, program=PROGRAM, name=name, **wish)
        self._news = asyncio.Event()
        self.task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        self.gone = await self.session.run(self._wish)
        self._news.set()

    def _hear(self, message: GuestMessage) -> None:
        self.heard.append(message)
        self._news.set()
        if self.plays:
            self._play(message)

    def _play(self, message: GuestMessage) -> None:
        if self.goes_on and isinstance(message, Room) and message.stage is not Stage.PLAYING:
            me = message.me
            if me is not None and not me.ready and me.seat is not None:
                self.say(ask.Ready(True))
        if isinstance(message, TableUpdate) and self._is_my_turn(message):
            self.say(ask.Act(action_text(self.decide(message.view)), message.serial))

    def _is_my_turn(self, update: TableUpdate) -> bool:
        seat = update.view.seat
        return seat in update.view.to_act and seat not in update.match.auto_play

    # What it knows

    def of(self, kind: type[T]) -> list[T]:
        """Everything of a kind that it was told."""
        return [message for message in self.heard if isinstance(message, kind)]

    @property
    def room(self) -> Room:
        room = self.session.room
        assert room is not None
        return room

    @property
    def seat(self) -> int | None:
        assert self.room.me is not None
        return self.room.me.seat

    @property
    def view(self) -> SeatView:
        assert self.session.latest is not None
        return self.session.latest.view

    @property
    def refusals(self) -> list[Why]:
        return [refused.why for refused in self.of(Refused)]

    @property
    def news(self) -> list[News]:
        return self.of(News)

    @property
    def lines(self) -> list[str]:
        return [said.text for said in self.of(Said)]

    @property
    def hands(self) -> list[HandPlayed]:
        return self.of(HandPlayed)

    @property
    def checks(self) -> list[DealCheck]:
        return self.of(DealCheck)

    # What it does

    def say(self, message: ask.FromGuest) -> None:
        self.session.send(message)

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds; looked at whenever this guest is told something."""

        async def wait() -> None:
            while not holds():
                self._news.clear()
                await self._news.wait()

        async with asyncio.timeout(PATIENCE_S):
            await wait()

    async def inside(self) -> Player:
        """Wait until it is in."""
        await self.until(lambda: self.session.room is not None or self.gone is not None)
        return self

    async def end(self) -> Gone:
        """Leave for good, and wait for the end."""
        self.session.leave()
        async with asyncio.timeout(PATIENCE_S):
            await self.task
        assert self.gone is not None
        return self.gone

    def cut(self) -> None:
        """The connection breaks without a word."""
        link = self.session._link
        assert link is not None
        link.abort()

    async def kill(self) -> None:
        """The guest's program dies."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        if self.session._link is not None:
            self.cut()


async def crash(host: LanHost) -> None:
    """The host's program dies: nothing is said, nothing more is written."""
    for table in host.tables.values():
        table._open = False
        table.runner.end_match()
    host.tables.clear()
    host._sweeper.cancel()
    for connection in tuple(host._visitors):
        connection.abort()
    await host._listening.stop()


async def settle() -> None:
    """Let the loop turn a few times."""
    for _ in range(5):
        await asyncio.sleep(0)
