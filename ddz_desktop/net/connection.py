"""One TLS connection, at either end: frames out, messages in, and whoever misbehaves is cut off."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar, cast

from ddz_desktop.protocol.from_guest import FromGuest
from ddz_desktop.protocol.from_host import FromHost
from ddz_desktop.protocol.wire import Deframer, TooLong, WireError, frame

Incoming = TypeVar("Incoming")

MOST_WAITING = 2 * 1024 * 1024
"""Bytes that wait for the other end to read them; one that reads so little is taken for lost."""

MESSAGES_A_SECOND = 200.0
BURST = 400
"""More messages than that and a guest is cut off."""

MOST_MISTAKES = 20


class Listener(Protocol[Incoming]):
    """Who is told about a connection; called on the loop's thread."""

    def opened(self, connection: Connection[Incoming]) -> None:
        """TLS stands."""

    def arrived(self, connection: Connection[Incoming], message: Incoming) -> None:
        """A message has come."""

    def misread(self, connection: Connection[Incoming], error: WireError) -> None:
        """Something came that is no message; the connection stands."""

    def closed(self, connection: Connection[Incoming]) -> None:
        """The connection is gone; nothing more comes or goes."""


class Connection(asyncio.Protocol, Generic[Incoming]):
    """`address`: the other end's IP address. `heard`: when something last came, in `time.monotonic()`.

    `limited`: whether the other end is held to a number of messages, as guests are.
    """

    def __init__(
        self, listener: Listener[Incoming], parse: Callable[[bytes], Incoming], longest: int, limited: bool = False
    ) -> None:
        self.address = ""
        self.heard = time.monotonic()
        self.open = False
        self._listener = listener
        self._parse = parse
        self._deframer = Deframer(longest)
        self._transport: asyncio.Transport | None = None
        self._limited = limited
        self._allowance = float(BURST)
        self._mistakes = 0

    def send(self, message: FromGuest | FromHost) -> None:
        """Send a message, if the connection still stands."""
        if self.open and self._transport is not None and not self._transport.is_closing():
            self._transport.write(frame(message))
            if self._transport.get_write_buffer_size() > MOST_WAITING:
                self.abort()

    def close(self, last: FromGuest | FromHost | None = None) -> None:
        """End the connection once what was sent has gone out, a last message with it."""
        if last is not None:
            self.send(last)
        if self.open and self._transport is not None:
            self.open = False
            self._transport.close()

    def abort(self) -> None:
        """End the connection at once."""
        self.open = False
        if self._transport is not None:
            self._transport.abort()

    @property
    def certificate(self) -> bytes:
        """The other end's certificate in DER; empty where it has none."""
        tls = self._transport and self._transport.get_extra_info("ssl_object")
        return (tls and tls.getpeercert(binary_form=True)) or b""

    # asyncio's side

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.address = str((transport.get_extra_info("peername") or ("",))[0])
        self.open = True
        self._listener.opened(self)

    def data_received(self, data: bytes) -> None:
        now = time.monotonic()
        self._allowance = min(BURST, self._allowance + (now - self.heard) * MESSAGES_A_SECOND)
        self.heard = now
        try:
            for content in self._deframer.feed(data):
                if not self.open:
                    return
                self._take(content)
        except TooLong as error:
            self._listener.misread(self, error)
            self.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False
        self._listener.closed(self)

    def _take(self, content: bytes) -> None:
        self._allowance -= 1
        if self._limited and self._allowance < 0:
            self.abort()
            return
        try:
            message = self._parse(content)
        except WireError as error:
            self._mistakes += 1
            self._listener.misread(self, error)
            if self._mistakes >= MOST_MISTAKES:
                self.close()
        else:
            self._listener.arrived(self, message)
