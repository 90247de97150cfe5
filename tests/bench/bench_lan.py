"""A hundred LAN tables of bots on one host process: how long from a decision to the last client that sees it.

All clients are on this machine, in a process of their own; bots decide about once a second, as at any table. Beside it
the floor that the machine and the framework set: a bare server of the same asyncio, TLS and frames, which gives each
message of as many bytes to as many connections, in as many groups, at the same pace.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ddz_desktop.controller.bot_seat import make_thinking_bot
from ddz_desktop.controller.lan.bot_guest import BotGuest
from ddz_desktop.controller.lan.guest_messages import GuestMessage
from ddz_desktop.controller.lan.service import HostService
from ddz_desktop.controller.lan.table_config import TableConfig
from ddz_desktop.controller.lan.table_folder import TableFolder
from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.net.calling import call
from ddz_desktop.net.connection import Connection
from ddz_desktop.net.listening import Listening
from ddz_desktop.net.mailbox import Lost, Mailbox
from ddz_desktop.net.wish import Wish
from ddz_desktop.protocol.from_guest import Act, Chat, FromGuest
from ddz_desktop.protocol.from_host import Said
from ddz_desktop.protocol.invitation import Address
from ddz_desktop.protocol.wire import WireError
from ddz_desktop.rules.catalog import CATALOG
from tests.bench.harness import BenchResult

TABLES = 100
SECONDS = 30.0
WARM_UP_S = 8.0
PACE_S = (0.5, 1.5)
WHERE = "127.0.0.1"
SYSTEMS = tuple(CATALOG)
PADDING = 1100
"""So that a message of the bare server is about as long as an update of a hand."""


def bench() -> Iterable[BenchResult]:
    tables = TABLES
    ours, our_memory = _measured(_serve_tables, tables, _play)
    floor, floor_memory = _measured(_serve_echo, tables, _echo)
    for name, share in (("median", 0.5), ("99th percentile", 0.99)):
        what = f"decision to the last client, {tables} tables, {name}"
        yield BenchResult(what, _share(ours, share), _share(floor, share), "ms", "bare server")
    yield BenchResult("memory of a table with its connections", our_memory, floor_memory, "MB", "bare server")


def _share(times: list[float], share: float) -> float:
    """In milliseconds, the time that such a share of them does not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


Serve = Callable[[Pipe, Path, int], None]
Clients = Callable[[Address, int], Awaitable[list[float]]]


def _measured(serve: Serve, tables: int, clients: Clients) -> tuple[list[float], float]:
    """Times in seconds, and how many MB of memory each table took, with the server in a process of its own."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    with TemporaryDirectory() as folder:
        server = context.Process(target=serve, args=(there, Path(folder), tables), daemon=True)
        server.start()
        port, before = here.recv()
        try:
            times = asyncio.run(clients(Address(WHERE, port), tables))
            here.send(None)
            return times, max(0.0, here.recv() - before) / tables
        finally:
            server.terminate()
            server.join()


def _memory_mb() -> float:
    """What this process takes; 0 on systems that do not say."""
    file = Path("/proc/self/statm")
    return int(file.read_text("ascii").split()[1]) * 4096 / (1 << 20) if file.exists() else 0.0


async def _report(pipe: Pipe, port: int, before: float) -> None:
    """Tell the port; and the memory in the end, when asked."""
    pipe.send((port, before))
    await asyncio.get_running_loop().run_in_executor(None, pipe.recv)
    pipe.send(_memory_mb())
    await asyncio.Event().wait()


# Tables


def _serve_tables(pipe: Pipe, folder: Path, tables: int) -> None:
    async def serve() -> None:
        service = HostService(folder, "bench", where=WHERE, announce=False)
        before = _memory_mb()
        await service.start((0,))
        for number in range(tables):
            rules = CATALOG[SYSTEMS[number % len(SYSTEMS)]]
            service.open(TableConfig(id=f"t{number}", name="Table", rules=rules, fill=None, turn_seconds=None))
        await _report(pipe, service.host.port, before)

    asyncio.run(serve())


class _Watch:
    """One table: when each decision was sent, and how long until the last guest knew of it."""

    def __init__(self, guests: int, times: list[float]) -> None:
        self._guests = guests
        self._times = times
        self._sent: dict[int, float] = {}
        self._seen: dict[int, int] = {}

    def sent(self, serial: int) -> None:
        self._sent.setdefault(serial, time.perf_counter())

    def heard(self, message: GuestMessage) -> None:
        if isinstance(message, TableUpdate) and message.events:
            answered = message.serial - 1
            self._seen[answered] = self._seen.get(answered, 0) + 1
            if self._seen[answered] == self._guests and answered in self._sent:
                self._times.append(time.perf_counter() - self._sent.pop(answered))


class _Player(BotGuest):
    """Notes when it sends a decision."""

    def __init__(self, watch: _Watch) -> None:
        super().__init__("random", make_thinking_bot, pace=random.uniform(*PACE_S), heard=watch.heard)
        send = self.session.send

        def noted(message: FromGuest) -> None:
            if isinstance(message, Act):
                watch.sent(message.serial)
            send(message)

        self.session.send = noted


async def _play(address: Address, tables: int) -> list[float]:
    times: list[float] = []
    staying = []
    for number in range(tables):
        seats = CATALOG[SYSTEMS[number % len(SYSTEMS)]].seats
        watch = _Watch(seats, times)
        for seat in range(seats):
            wish = Wish(address=address, program="bench", name=f"P{seat}", table=f"t{number}")
            staying.append(asyncio.create_task(_Player(watch).run(wish)))
        await asyncio.sleep(0.01)
    return await _after_warm_up(times, staying)


async def _after_warm_up(times: list[float], work: list[asyncio.Task[Any]]) -> list[float]:
    await asyncio.sleep(WARM_UP_S)
    times.clear()
    await asyncio.sleep(SECONDS)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    return times


# The floor


class _Echo:
    """Gives what one connection says to all of its group."""

    def __init__(self) -> None:
        self._groups: dict[str, list[Connection[FromGuest]]] = {}

    def opened(self, connection: Connection[FromGuest]) -> None:
        pass

    def closed(self, connection: Connection[FromGuest]) -> None:
        pass

    def misread(self, connection: Connection[FromGuest], error: WireError) -> None:
        pass

    def arrived(self, connection: Connection[FromGuest], message: FromGuest) -> None:
        if isinstance(message, Chat):
            group, text = message.text.split(" ")
            members = self._groups.setdefault(group, [])
            if connection not in members:
                members.append(connection)
            for member in members:
                for _ in range(PADDING // 150):  # as many bytes as an update has
                    member.send(Said(person=0, name="x" * 40, text="x" * 100))
                member.send(Said(person=1, name="", text=text))


def _serve_echo(pipe: Pipe, folder: Path, tables: int) -> None:
    async def serve() -> None:
        listening = Listening(TableFolder(folder).identity(), _Echo(), WHERE)
        before = _memory_mb()
        await listening.start((0,))
        await _report(pipe, listening.port, before)

    asyncio.run(serve())


class _Group:
    """Connections that hear each other."""

    def __init__(self, name: str, members: int, times: list[float]) -> None:
        self.name = name
        self._members = members
        self._times = times
        self._seen: dict[str, int] = {}
        self._sent: dict[str, float] = {}
        self._count = 0

    def message(self) -> Chat:
        self._count += 1
        key = f"{self._count}"
        self._sent[key] = time.perf_counter()
        return Chat(f"{self.name} {key}")

    def heard(self, key: str) -> None:
        self._seen[key] = self._seen.get(key, 0) + 1
        if self._seen[key] == self._members and key in self._sent:
            self._times.append(time.perf_counter() - self._sent.pop(key))


async def _echo(address: Address, tables: int) -> list[float]:
    times: list[float] = []
    work = []
    for number in range(tables):
        seats = CATALOG[SYSTEMS[number % len(SYSTEMS)]].seats
        group = _Group(f"g{number}", seats, times)
        work += [asyncio.create_task(_talk(address, group, seats)) for _ in range(seats)]
        await asyncio.sleep(0.01)
    return await _after_warm_up(times, work)


async def _talk(address: Address, group: _Group, seats: int) -> None:
    mailbox = Mailbox()
    connection, _ = await call(address, mailbox)
    due = time.monotonic()
    try:
        while True:
            if time.monotonic() >= due:
                connection.send(group.message())
                due = time.monotonic() + seats * random.uniform(*PACE_S)
            try:
                message = await mailbox.next(max(0.001, due - time.monotonic()))
            except TimeoutError:
                continue
            if isinstance(message, Said) and message.person == 1:
                group.heard(message.text)
    except Lost:
        pass
    finally:
        connection.abort()
