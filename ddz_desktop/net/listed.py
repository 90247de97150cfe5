"""A table of the list, as `lobby` finds it."""

from __future__ import annotations

from msgspec import Struct

from ddz_desktop.protocol.invitation import Address
from ddz_desktop.protocol.table import TableCard


class ListedTable(Struct, frozen=True, kw_only=True):
    """A table in the list. `card` is `None` for a host whose version is another: then `protocol`, `program` and `name`
    are all that is known. `fingerprint`: of the host's certificate.
    """

    host: str
    address: Address
    name: str
    protocol: int
    program: str
    card: TableCard | None = None
    fingerprint: bytes = b""
    latency_ms: int | None = None

    @property
    def speaks_our_version(self) -> bool:
        return self.card is not None
