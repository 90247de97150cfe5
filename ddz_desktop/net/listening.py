"""A host's open port: on every adapter, IPv4 and IPv6, at the first port that is free."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Sequence

from ddz_desktop.net.connection import Connection, Listener
from ddz_desktop.net.identity import Identity, host_context
from ddz_desktop.protocol.from_guest import FromGuest
from ddz_desktop.protocol.limits import FIRST_PORT, LAST_PORT, LONGEST_FROM_GUEST
from ddz_desktop.protocol.wire import WireError, parse_from_guest

HANDSHAKE_S = 5.0
MOST_CONNECTIONS = 1500
MOST_OF_ONE = 600
"""Connections at once, in all and from one address."""

PORTS = tuple(range(FIRST_PORT, LAST_PORT + 1))


class NoPort(OSError):
    """Every port of the range is taken, or none may be opened."""


class Listening:
    """The port and the connections that came in through it. `port`: which one, once `start` has returned.

    `where`: an address to listen at, `None` for all of them.
    """

    def __init__(self, identity: Identity, listener: Listener[FromGuest], where: str | None = None) -> None:
        self.port = 0
        self._identity = identity
        self._listener = listener
        self._where = where
        self._server: asyncio.Server | None = None
        self._connections: set[Connection[FromGuest]] = set()

    async def start(self, ports: Sequence[int] = PORTS) -> None:
        """Open the first of these ports that is free. Raises NoPort."""
        context = host_context(self._identity)
        problem: OSError | None = None
        for port in ports:
            for where in (self._where,) if self._where else (None, "0.0.0.0"):  # the LAN is to reach it
                try:
                    self._server = await asyncio.get_running_loop().create_server(
                        self._connection, where, port, ssl=context, ssl_handshake_timeout=HANDSHAKE_S, backlog=256
                    )
                except OSError as error:
                    problem = error
                    if error.errno == errno.EADDRINUSE:
                        break
                else:
                    self.port = self._server.sockets[0].getsockname()[1]
                    return
        raise NoPort(f"none of the ports {ports[0]} to {ports[-1]} can be opened: {problem}")

    async def stop(self) -> None:
        """Close the port and every connection, once what was sent has gone out or a moment has passed."""
        if self._server is not None:
            self._server.close()
        for connection in tuple(self._connections):
            connection.close()
        for _ in range(20):
            if not self._connections:
                return
            await asyncio.sleep(0.02)
        for connection in tuple(self._connections):
            connection.abort()
        await asyncio.sleep(0)

    def _connection(self) -> Connection[FromGuest]:
        return Connection(self, parse_from_guest, LONGEST_FROM_GUEST, limited=True)

    # Listener: keeps the books, and passes on

    def opened(self, connection: Connection[FromGuest]) -> None:
        of_one = sum(other.address == connection.address for other in self._connections)
        self._connections.add(connection)
        if len(self._connections) > MOST_CONNECTIONS or of_one >= MOST_OF_ONE:
            connection.abort()
        else:
            self._listener.opened(connection)

    def arrived(self, connection: Connection[FromGuest], message: FromGuest) -> None:
        self._listener.arrived(connection, message)

    def misread(self, connection: Connection[FromGuest], error: WireError) -> None:
        self._listener.misread(connection, error)

    def closed(self, connection: Connection[FromGuest]) -> None:
        self._connections.discard(connection)
        self._listener.closed(connection)
