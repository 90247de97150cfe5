"""Frames: four bytes of length, big-endian, then one message in MessagePack; strictly typed, limited in size.

A message is a map; its key ``type`` says which one. Unknown keys are ignored, so that later versions of the program may
say more; unknown types, missing keys and values of another type are refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from ddz_desktop.protocol.from_guest import FromGuest
from ddz_desktop.protocol.from_host import FromHost, Welcome
from ddz_desktop.protocol.limits import PROTOCOL
from ddz_desktop.protocol.table import TableCard

HEADER = 4

_Message = TypeVar("_Message")

_encoder = msgspec.msgpack.Encoder()
_from_guest: msgspec.msgpack.Decoder[FromGuest] = msgspec.msgpack.Decoder(FromGuest)
_from_host: msgspec.msgpack.Decoder[FromHost] = msgspec.msgpack.Decoder(FromHost)
_cards = msgspec.msgpack.Decoder(tuple[TableCard, ...])


class WireError(ValueError):
    """Bytes that are no message; the sentence says why and quotes nothing."""


class TooLong(WireError):
    """A frame longer than allowed: what follows it cannot be found any more."""


def frame(message: FromGuest | FromHost) -> bytes:
    """The message as it is sent."""
    content = _encoder.encode(message)
    return len(content).to_bytes(HEADER, "big") + content


def parse_from_guest(content: bytes) -> FromGuest:
    """A frame's content, at the host. Raises WireError."""
    return _parse(_from_guest, content)


def parse_from_host(content: bytes) -> FromHost:
    """A frame's content, at the guest. Raises WireError."""
    return _parse(_from_host, content)


def welcome(program: str, tables: tuple[TableCard, ...]) -> Welcome:
    """The host's answer to a hello."""
    return Welcome(PROTOCOL, program, msgspec.Raw(_encoder.encode(tables)))


def tables_of(message: Welcome) -> tuple[TableCard, ...]:
    """The tables of a host that speaks our version. Raises WireError."""
    return _parse(_cards, bytes(message.tables))


def _parse(decoder: msgspec.msgpack.Decoder[_Message], content: bytes) -> _Message:
    try:
        return decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        why = str(error) if isinstance(error, msgspec.ValidationError) else "this is no MessagePack"
        raise WireError(f"the message cannot be read: {why}"[:200]) from None


class Deframer:
    """Cuts a stream of bytes into the contents of frames, however it comes in pieces. `longest` in bytes."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._waiting = bytearray()

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The contents that are complete now. Raises TooLong, after which nothing more can be read."""
        self._waiting += data
        while len(self._waiting) >= HEADER:
            length = int.from_bytes(self._waiting[:HEADER], "big")
            if length > self._longest:
                raise TooLong(f"a message of {length} bytes is longer than the {self._longest} that are allowed")
            if len(self._waiting) < HEADER + length:
                return
            content = bytes(self._waiting[HEADER : HEADER + length])
            del self._waiting[: HEADER + length]
            yield content
