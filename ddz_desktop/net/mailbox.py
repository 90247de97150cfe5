"""A guest's end of a connection as something to wait for, message by message."""

from __future__ import annotations

import asyncio

from ddz_desktop.net.connection import Connection
from ddz_desktop.protocol.from_host import FromHost
from ddz_desktop.protocol.wire import WireError

MOST_UNREAD = 2000
"""A host that sends more than is read is cut off."""


class Lost(Exception):
    """The connection is gone."""


class Mailbox:
    """Collects what the host sends."""

    def __init__(self) -> None:
        self._messages: asyncio.Queue[FromHost | None] = asyncio.Queue()

    async def next(self, timeout: float) -> FromHost:
        """The next message. Raises Lost, TimeoutError after so many seconds."""
        async with asyncio.timeout(timeout):  # not wait_for, which in Python 3.11 may swallow a cancellation
            message = await self._messages.get()
        if message is None:
            self._messages.put_nowait(None)
            raise Lost
        return message

    def post(self, message: FromHost) -> None:
        """A message has come."""
        self._messages.put_nowait(message)

    def end(self) -> None:
        """Nothing more will come."""
        self._messages.put_nowait(None)

    # The connection's listener

    def opened(self, connection: Connection[FromHost]) -> None:
        pass

    def arrived(self, connection: Connection[FromHost], message: FromHost) -> None:
        self.post(message)
        if self._messages.qsize() > MOST_UNREAD:
            connection.abort()

    def misread(self, connection: Connection[FromHost], error: WireError) -> None:
        pass  # the connection counts, and ends when it is too much

    def closed(self, connection: Connection[FromHost]) -> None:
        self.end()
