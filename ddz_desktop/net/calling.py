"""A guest's way to a host."""

from __future__ import annotations

import asyncio
import socket
import ssl

from ddz_desktop.net.connection import Connection, Listener
from ddz_desktop.net.identity import fingerprint_of, guest_context
from ddz_desktop.protocol.from_host import FromHost
from ddz_desktop.protocol.invitation import Address
from ddz_desktop.protocol.limits import LONGEST_FROM_HOST
from ddz_desktop.protocol.wire import parse_from_host

CONNECT_S = 5.0


class Unreachable(Exception):
    """Nobody could be reached there; the sentence says how it failed."""


async def call(address: Address, listener: Listener[FromHost]) -> tuple[Connection[FromHost], bytes]:
    """Connect: the connection, and the fingerprint of the host's certificate. Raises Unreachable."""
    loop = asyncio.get_running_loop()
    connecting = loop.create_connection(
        lambda: Connection(listener, parse_from_host, LONGEST_FROM_HOST),
        address.host,
        address.port,
        ssl=guest_context(),
        server_hostname="",
        ssl_handshake_timeout=CONNECT_S,
        happy_eyeballs_delay=0.25,
    )
    try:
        async with asyncio.timeout(CONNECT_S):
            _, connection = await connecting
    except TimeoutError:
        raise Unreachable(f"{address.text} does not answer") from None
    except socket.gaierror:
        raise Unreachable(f"there is no computer named {address.host}") from None
    except ConnectionRefusedError:
        raise Unreachable(f"no table is open at {address.text}") from None
    except (ssl.SSLError, ConnectionResetError):
        raise Unreachable(f"what answers at {address.text} is no host of tables") from None
    except (OSError, ValueError, UnicodeError) as error:
        raise Unreachable(f"{address.text} cannot be reached: {error}") from None
    return connection, fingerprint_of(connection.certificate)
