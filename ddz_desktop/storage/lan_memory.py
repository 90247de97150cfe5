"""What is remembered of other people's tables: their hosts' certificates, addresses, and the stay that may go on.

One small JSON file, replaced as a whole with every change. Version history: 1, the first. It holds the token of a stay:
whoever reads it can take that seat.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ddz_desktop.storage.atomic import write_text

VERSION = 1
MOST_HOSTS = 500
MOST_RECENT = 8

Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Text = Annotated[str, Meta(max_length=300)]


class Trust(StrEnum):
    """How a certificate stands to what is remembered."""

    NEW = "new"  # nobody has been there before
    KNOWN = "known"
    CHANGED = "changed"  # another was there, and this one is known from nowhere


class KnownHost(Struct, frozen=True, forbid_unknown_fields=True):
    """A certificate's fingerprint, and the address where it was last seen."""

    address: Text
    fingerprint: Hex


class Stay(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a table that may be taken up again: where, which table, and what shows that it is the same person."""

    address: Text
    table: Text
    table_name: Text
    name: Text
    avatar: Text
    fingerprint: Hex
    token: Hex


class LanMemory(Struct, frozen=True, forbid_unknown_fields=True):
    """`hosts`, `recent` addresses: the newest first."""

    version: int = VERSION
    hosts: Annotated[tuple[KnownHost, ...], Meta(max_length=MOST_HOSTS)] = ()
    recent: Annotated[tuple[Text, ...], Meta(max_length=MOST_RECENT)] = ()
    stay: Stay | None = None

    def trust(self, address: str, fingerprint: bytes) -> Trust:
        """Whether the host at an address is the one that was there."""
        if any(host.fingerprint == fingerprint.hex() for host in self.hosts):
            return Trust.KNOWN
        return Trust.CHANGED if any(host.address == address for host in self.hosts) else Trust.NEW

    def expected(self, address: str) -> bytes | None:
        """The certificate that was at an address; `None` for an address that is new."""
        found = next((host.fingerprint for host in self.hosts if host.address == address), None)
        return None if found is None else bytes.fromhex(found)

    def with_host(self, address: str, fingerprint: bytes) -> LanMemory:
        """With a certificate in place of what was remembered of the address."""
        new = KnownHost(address, fingerprint.hex())
        others = [host for host in self.hosts if host.address != address and host.fingerprint != new.fingerprint]
        return msgspec.structs.replace(self, hosts=(new, *others)[:MOST_HOSTS])

    def with_recent(self, address: str) -> LanMemory:
        """With an address that was typed."""
        others = [other for other in self.recent if other != address]
        return msgspec.structs.replace(self, recent=(address, *others)[:MOST_RECENT])

    def with_stay(self, stay: Stay | None) -> LanMemory:
        """With another stay, or none."""
        return msgspec.structs.replace(self, stay=stay)


def read_memory(file: Path) -> LanMemory:
    """What a file holds; nothing for a missing one. Raises ValueError when it is of no use, OSError."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=LanMemory)
    except FileNotFoundError:
        return LanMemory()
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ValueError("what was remembered of other people's tables cannot be read") from None


def write_memory(file: Path, memory: LanMemory) -> None:
    """Replace the file. Raises OSError with the old one untouched."""
    write_text(file, msgspec.json.format(msgspec.json.encode(memory), indent=2).decode() + "\n")
    file.chmod(0o600)
