"""How somebody wants to come in at a table."""

from __future__ import annotations

from msgspec import Struct

from ddz_desktop.protocol.invitation import Address


class Wish(Struct, frozen=True, kw_only=True):
    """How somebody wants to come in; see `from_guest.Enter`. `fingerprint`: the only certificate to be content with,
    `None` for any, and empty for none yet of a host that asks for no code. A `token` goes to the host that gave
    it and to no other.
    """

    address: Address
    program: str
    name: str
    avatar: str = ""
    table: str | None = None
    code: str | None = None
    watch: bool = False
    token: bytes | None = None
    fingerprint: bytes | None = None
