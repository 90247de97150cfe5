"""A guest by hand: frames as anybody could write them, without our own client."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ddz_desktop.net.identity import guest_context
from ddz_desktop.protocol.invitation import Address

ANSWER_S = 10.0


class RawGuest:
    """Maps in MessagePack over TLS."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def connect(cls, address: Address) -> RawGuest:
        streams = await asyncio.open_connection(address.host, address.port, ssl=guest_context(), server_hostname="")
        return cls(*streams)

    @staticmethod
    def framed(value: object) -> bytes:
        content = msgspec.msgpack.encode(value)
        return len(content).to_bytes(4, "big") + content

    async def write(self, data: bytes) -> None:
        """Raises ConnectionError when the host has hung up."""
        if self._writer.transport.is_closing():
            raise ConnectionResetError
        self._writer.write(data)
        await self._writer.drain()

    async def send(self, value: object) -> None:
        await self.write(self.framed(value))

    async def read(self) -> dict[str, Any]:
        """The next message. Raises IncompleteReadError at the end."""
        length = int.from_bytes(await asyncio.wait_for(self._reader.readexactly(4), ANSWER_S), "big")
        message = msgspec.msgpack.decode(await self._reader.readexactly(length))
        assert isinstance(message, dict)
        return message

    async def answer(self, kind: str) -> dict[str, Any]:
        """The next message of a type."""
        while (message := await self.read())["type"] != kind:
            pass
        return message

    async def enter(self, name: str, **more: object) -> dict[str, Any]:
        await self.send({"type": "hello", "protocol": 1, "program": "raw"})
        await self.answer("welcome")
        await self.send({"type": "enter", "name": name, **more})
        return await self.answer("admitted")

    def close(self) -> None:
        self._writer.transport.abort()
