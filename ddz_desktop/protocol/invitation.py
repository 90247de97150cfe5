"""Where a table is: ``host[:port]`` as people type it, and the invitation ``ddz://host:port[/table]#code``."""

from __future__ import annotations

import ipaddress
import re

from msgspec import Struct

from ddz_desktop.protocol.limits import CODE_DIGITS, FIRST_PORT, LONGEST_ID

SCHEME = "ddz://"
LONGEST_HOST = 253

_HOST_NAME = re.compile(r"(?!-)[A-Za-z0-9_-]{1,63}(\.(?!-)[A-Za-z0-9_-]{1,63})*\.?")
_SCOPE = re.compile(r"[A-Za-z0-9_.~-]{1,32}")
_TABLE = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")


class AddressError(ValueError):
    """A text that is no address or invitation; the message says what one looks like."""


class Address(Struct, frozen=True):
    """A host's name or IP address (an IPv6 one without brackets, with its zone) and port."""

    host: str
    port: int = FIRST_PORT

    @property
    def text(self) -> str:
        """As people type it, the port always with it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


class Invitation(Struct, frozen=True):
    """How to get to a table: its address; which one, where the host has several; its code."""

    address: Address
    table: str | None = None
    code: str | None = None

    @property
    def text(self) -> str:
        """One line to pass on; the code stands behind ``#``."""
        table = f"/{self.table}" if self.table else ""
        code = f"#{self.code}" if self.code else ""
        return f"{SCHEME}{self.address.text}{table}{code}"


def parse_address(text: str) -> Address:
    """``host``, ``host:port``, ``[IPv6]:port``, or an IPv6 address by itself. Raises AddressError."""
    text = text.strip()
    if text.startswith("["):
        host, closed, rest = text[1:].partition("]")
        if not closed or (rest and not rest.startswith(":")):
            raise AddressError("an IPv6 address with a port is written as [fe80::1%eth0]:47801")
        return Address(_checked_host(host), _port(rest[1:]) if rest else FIRST_PORT)
    if text.count(":") > 1:
        return Address(_checked_host(text))
    host, colon, port = text.partition(":")
    return Address(_checked_host(host), _port(port) if colon else FIRST_PORT)


def parse_invitation(text: str) -> Invitation:
    """An invitation; an address by itself is one too, with a code or without. Raises AddressError."""
    text = text.strip()
    if text[: len(SCHEME)].lower() == SCHEME:
        text = text[len(SCHEME) :]
    elif "://" in text:
        raise AddressError(f"an invitation begins with {SCHEME}")
    place, _, code = text.partition("#")
    code = "".join(code.split())
    if code and not (code.isascii() and code.isdigit() and len(code) == CODE_DIGITS):
        raise AddressError(f"a room code has {CODE_DIGITS} digits")
    place, _, table = place.partition("/")
    if table and not _TABLE.fullmatch(table):
        raise AddressError("the invitation names no table")
    return Invitation(parse_address(place), table or None, code or None)


def _checked_host(host: str) -> str:
    address, percent, scope = host.partition("%")
    try:
        version = ipaddress.ip_address(address).version
    except ValueError:
        if len(host) <= LONGEST_HOST and _HOST_NAME.fullmatch(host) and not _looks_numeric(host):
            return host
    else:
        if not percent or (version == 6 and _SCOPE.fullmatch(scope)):
            return host
    raise AddressError("an address is that of a computer, as in 192.168.1.8, 192.168.1.8:47801 or a name")


def _looks_numeric(host: str) -> bool:
    return host.replace(".", "").isdigit()


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and 1 <= int(text) <= 65535):
        raise AddressError("a port is a number from 1 to 65535")
    return int(text)
