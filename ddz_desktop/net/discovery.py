"""Finding hosts in the LAN: mDNS service discovery on every adapter, IPv4 and IPv6.

A host announces one service, whatever the number of its tables: what they are it says itself to those who connect (see
`lobby`), and that it has gone is noticed there too, since a program that was killed says no goodbye. Adapters that come
and go (Wi-Fi, VPN, a cable) are noticed within two seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import Struct
from zeroconf import (
    BadTypeInNameException,
    InterfaceChoice,
    IPVersion,
    NonUniqueNameException,
    ServiceStateChange,
    Zeroconf,
)
from zeroconf import Error as ZeroconfError
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from ddz_desktop.net import adapters
from ddz_desktop.protocol.invitation import Address

log = logging.getLogger(__name__)

SERVICE = "_ddz-desktop._tcp.local."
LOOK_AGAIN_S = 2.0
RESOLVE_MS = 2500
LONGEST_TXT = 120


class Announcement(Struct, frozen=True, kw_only=True):
    """What a host says of itself to the whole LAN, not to be believed: `id` as it calls itself, the version of its
    protocol and program, and a name to show as long as nothing else is known.
    """

    id: str
    protocol: int
    program: str
    name: str
    addresses: tuple[Address, ...] = ()


class _Presence:
    """Zeroconf on all adapters there are at the moment, and anew when there are others."""

    def __init__(self) -> None:
        self._zeroconf: AsyncZeroconf | None = None
        self._watcher: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._watcher = asyncio.get_running_loop().create_task(self._watch())

    async def stop(self) -> None:
        try:
            if self._watcher is not None:
                self._watcher.cancel()
                await asyncio.gather(self._watcher, return_exceptions=True)  # whoever cancels this is heard
        finally:
            await self._close()

    async def _watch(self) -> None:
        present: tuple[adapters.AdapterAddress, ...] | None = None
        while True:
            found = adapters.addresses(loopback=True)
            if found != present:
                present = found
                try:
                    await self._close()
                    self._zeroconf = _zeroconf()
                    await self._begin(self._zeroconf)
                except (OSError, ZeroconfError) as error:
                    log.info("tables cannot be found on this network now: %s", error)
                    present = None
            await asyncio.sleep(LOOK_AGAIN_S)

    async def _close(self) -> None:
        """Say goodbye and let the adapters go; it may be cancelled and called again."""
        if self._zeroconf is not None:
            with contextlib.suppress(OSError, ZeroconfError):
                await self._zeroconf.async_close()
            self._zeroconf = None

    async def _begin(self, zeroconf: AsyncZeroconf) -> None:
        raise NotImplementedError


def _zeroconf() -> AsyncZeroconf:
    """On all adapters. Raises OSError where not even IPv4 can be used."""
    try:
        return AsyncZeroconf(interfaces=InterfaceChoice.All, ip_version=IPVersion.All)
    except OSError:
        return AsyncZeroconf(interfaces=InterfaceChoice.All, ip_version=IPVersion.V4Only)


class Announcer(_Presence):
    """Announces a host as long as it is started."""

    def __init__(self, announcement: Announcement, port: int) -> None:
        super().__init__()
        self._announcement = announcement
        self._port = port

    async def _begin(self, zeroconf: AsyncZeroconf) -> None:
        said = self._announcement
        reachable = adapters.addresses() or adapters.addresses(loopback=True)
        texts = {"v": str(said.protocol), "program": said.program, "name": said.name}
        info = AsyncServiceInfo(
            SERVICE,
            f"{said.id}.{SERVICE}",
            port=self._port,
            properties={key: value.encode()[:LONGEST_TXT] for key, value in texts.items()},
            server=f"{said.id}.local.",
            parsed_addresses=[each.address.partition("%")[0] for each in reachable],
        )
        with contextlib.suppress(NonUniqueNameException):
            await zeroconf.async_register_service(info, cooperating_responders=True)


class Browser(_Presence):
    """Tells which hosts announce themselves: `found` with what they say, `gone` with their id."""

    def __init__(self, found: Callable[[Announcement], None], gone: Callable[[str], None]) -> None:
        super().__init__()
        self._found = found
        self._gone = gone
        self._browser: AsyncServiceBrowser | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await super().stop()

    async def _begin(self, zeroconf: AsyncZeroconf) -> None:
        self._browser = AsyncServiceBrowser(zeroconf.zeroconf, SERVICE, handlers=[self._changed])

    async def _close(self) -> None:
        if self._browser is not None:
            await self._browser.async_cancel()
            self._browser = None
        await super()._close()

    def _changed(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        host = name.removesuffix("." + SERVICE)
        if state_change is ServiceStateChange.Removed:
            self._gone(host)
        else:
            self._spawn(self._resolve(zeroconf, name, host))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resolve(self, zeroconf: Zeroconf, name: str, host: str) -> None:
        try:
            info = AsyncServiceInfo(SERVICE, name)
        except BadTypeInNameException:
            return
        with contextlib.suppress(OSError, ZeroconfError):
            if await info.async_request(zeroconf, RESOLVE_MS):
                announcement = _read(info, host)
                if announcement is not None:
                    self._found(announcement)


def _read(info: AsyncServiceInfo, host: str) -> Announcement | None:
    """What a service says, `None` when it is not one of ours."""
    texts = {
        key.decode("utf-8", "replace"): (value or b"")[:LONGEST_TXT].decode("utf-8", "ignore")
        for key, value in info.properties.items()
    }
    version = texts.get("v", "")
    if not (version.isascii() and version.isdigit() and len(version) < 9) or not info.port:
        return None
    found = sorted(info.parsed_scoped_addresses(IPVersion.All), key=_preference)
    return Announcement(
        id=host[:64],
        protocol=int(version),
        program=texts.get("program", "")[:64],
        name=texts.get("name", ""),
        addresses=tuple(Address(address, info.port) for address in found),
    )


def _preference(address: str) -> tuple[bool, bool]:
    """IPv4 first, and this computer's own loopback last."""
    own = address.startswith("127.") or address == "::1"
    return own, ":" in address
