"""Hosts are found by mDNS and listed as long as they are there: appear and vanish within three seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from zeroconf import InterfaceChoice, IPVersion
from zeroconf.asyncio import AsyncZeroconf

from ddz_desktop.controller.lan.lan_host import LanHost
from ddz_desktop.controller.lan.service import HostService
from ddz_desktop.controller.lan.table_config import TableConfig, fresh_id
from ddz_desktop.net import adapters, discovery
from ddz_desktop.net import lobby as lobby_module
from ddz_desktop.net.connection import Connection
from ddz_desktop.net.discovery import Announcement, Announcer, Browser
from ddz_desktop.net.entering import TurnedAway, greet
from ddz_desktop.net.identity import load, make_pem
from ddz_desktop.net.listed import ListedTable
from ddz_desktop.net.listening import Listening
from ddz_desktop.net.lobby import Lobby
from ddz_desktop.protocol.from_guest import FromGuest, Hello, Ping
from ddz_desktop.protocol.from_host import Pong, Welcome, Why
from ddz_desktop.protocol.invitation import Address
from ddz_desktop.protocol.wire import WireError
from ddz_desktop.rules.catalog import CATALOG
from tests.controller.lan.world import PROGRAM, World, crash, run, world

LIMIT_S = 3.0


async def until(holds: Callable[[], object], limit: float = 30.0) -> float:
    """Wait until something holds; how long it took."""
    began = time.monotonic()
    async with asyncio.timeout(limit):
        while not holds():
            await asyncio.sleep(0.02)
    return time.monotonic() - began


def multicast_works() -> bool:
    return bool(adapters.addresses())


needs_network = pytest.mark.skipif(not multicast_works(), reason="there is no network adapter beside the loopback")


@needs_network
def test_a_host_is_found_and_gone_when_it_says_so() -> None:
    async def find() -> None:
        found: dict[str, Announcement] = {}
        browser = Browser(lambda said: found.update({said.id: said}), lambda host: found.pop(host, None))
        await browser.start()
        said = Announcement(id="test-host-1", protocol=7, program="other 2.0", name="阿青的牌桌")
        announcer = Announcer(said, 47899)
        await announcer.start()
        await until(lambda: "test-host-1" in found)
        there = found["test-host-1"]
        assert (there.protocol, there.program, there.name) == (7, "other 2.0", "阿青的牌桌")
        assert {address.port for address in there.addresses} == {47899}
        assert any(":" not in address.host for address in there.addresses)
        await announcer.stop()
        await until(lambda: "test-host-1" not in found)
        await browser.stop()

    run(find())


@needs_network
def test_a_table_appears_and_vanishes_within_three_seconds(tmp_path: Path) -> None:
    async def look() -> None:
        it = World(tmp_path)
        it.host = LanHost(it.folder.identity(), PROGRAM)
        await it.host.start((0,))
        listed: list[ListedTable] = []
        lobby = Lobby(PROGRAM, lambda tables: listed.__setitem__(slice(None), tables))
        await lobby.start()
        it.open()
        await until(lambda: listed)
        assert listed[0].name == "Table"
        await crash(it.host)  # no goodbye
        assert await until(lambda: not listed) < LIMIT_S
        await lobby.stop()
        await it.host.stop()
        it.thinkers.shutdown()

    run(look())


def test_an_empty_list_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "GONE_S", 0.0)
    told: list[tuple[ListedTable, ...]] = []

    async def look() -> None:
        lobby = Lobby(PROGRAM, told.append, browse=False)
        await lobby.start()
        await until(lambda: told)
        await lobby.stop()

    run(look())
    assert told == [()]


@needs_network
@pytest.mark.parametrize("announced", [False, True], ids=["while it begins to be announced", "announced"])
def test_a_host_that_soon_ends_lets_the_adapters_go(monkeypatch: pytest.MonkeyPatch, announced: bool) -> None:
    present: list[AsyncZeroconf] = []

    def begin(interfaces: InterfaceChoice, ip_version: IPVersion) -> AsyncZeroconf:
        present.append(AsyncZeroconf(interfaces=interfaces, ip_version=ip_version))
        return present[-1]

    monkeypatch.setattr(discovery, "AsyncZeroconf", begin)

    async def come_and_go() -> None:
        service = HostService(None, PROGRAM, where="127.0.0.1")
        await service.start((0,))
        service.open(TableConfig(id=fresh_id(), name="Table", rules=CATALOG["yixing-classic"], hands=1, code=None))
        await until(lambda: present)
        zeroconf = present[0].zeroconf
        await until(lambda: not announced or zeroconf.registry.async_get_service_infos())
        service.end_now()
        await service.wait()
        assert all(each.transport.is_closing() for each in zeroconf.engine.readers)
        assert len(zeroconf.engine.readers) > 0

    run(come_and_go())


def test_who_is_cancelled_while_the_search_ends_is_cancelled() -> None:
    async def end() -> None:
        browser = Browser(lambda said: None, lambda host: None)
        goes = asyncio.Event()

        async def slow_to_go() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                await goes.wait()

        browser._watcher = asyncio.create_task(slow_to_go())
        await asyncio.sleep(0)
        stopping = asyncio.create_task(browser.stop())
        await asyncio.sleep(0)
        stopping.cancel()
        goes.set()
        with pytest.raises(asyncio.CancelledError):
            await stopping

    run(end())


def test_the_list_follows_its_tables_and_knows_hosts_by_address(tmp_path: Path) -> None:
    async def look() -> None:
        async with world(tmp_path) as host:
            table = host.open()
            host.open(id="hidden", listed=False)
            listed: list[tuple[ListedTable, ...]] = []
            lobby = Lobby(PROGRAM, listed.append, also=(host.address,), browse=False)
            await lobby.start()
            await until(lambda: lobby.tables)
            assert [each.card.id for each in lobby.tables if each.card] == ["yixing-classic"]
            ann = await host.guest("Ann", plays=False, table="yixing-classic").inside()
            await until(lambda: lobby.tables[0].card.taken == 1)
            table.configure(name="Renamed", locked=True)
            table.after_change()
            await until(lambda: lobby.tables[0].card.locked and lobby.tables[0].name == "Renamed")
            await until(lambda: lobby.tables[0].latency_ms is not None)
            await ann.end()
            await lobby.stop()

    run(look())


class OtherVersion:
    """A host of a later version of the protocol."""

    def opened(self, connection: Connection[FromGuest]) -> None:
        pass

    def closed(self, connection: Connection[FromGuest]) -> None:
        pass

    def misread(self, connection: Connection[FromGuest], error: WireError) -> None:
        pass

    def arrived(self, connection: Connection[FromGuest], message: FromGuest) -> None:
        if isinstance(message, Hello):
            connection.send(Welcome(9, "ddz-desktop 9.0"))
        elif isinstance(message, Ping):
            connection.send(Pong(message.number))


def test_a_host_of_another_version_is_told_in_words_and_listed(tmp_path: Path) -> None:
    async def look() -> None:
        (tmp_path / "host.pem").write_text(make_pem())
        listening = Listening(load(tmp_path / "host.pem"), OtherVersion(), "127.0.0.1")
        await listening.start((0,))
        address = Address("127.0.0.1", listening.port)
        with pytest.raises(TurnedAway, match="speaks version 9 of the protocol, this program version 1") as turned:
            await greet(address, PROGRAM)
        assert (turned.value.why, turned.value.program) == (Why.VERSION, "ddz-desktop 9.0")
        lobby = Lobby(PROGRAM, lambda tables: None, also=(address,), browse=False)
        await lobby.start()
        await until(lambda: lobby.tables)
        assert not lobby.tables[0].speaks_our_version
        assert lobby.tables[0].program == "ddz-desktop 9.0"
        await lobby.stop()
        await listening.stop()

    run(look())
