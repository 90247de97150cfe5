"""The room code: both ends show each other that they know it, and tell nobody.

SPAKE2 with the host's certificate among the identities. A listener learns nothing that he could try codes on. Somebody
in the middle has another certificate, so even with the right code at both ends nothing comes of it. What is left is
to guess, one try a connection, and the host slows that down (`CodeGuard`). The guest shows first that it knows the
code, so that each try of a stranger is one that the host counts.
"""

from __future__ import annotations

import hmac
import ipaddress

from spake2 import SPAKE2_A, SPAKE2_B
from spake2.ed25519_basic import NotOnCurve
from spake2.spake2 import SPAKEError

_GUEST = b"ddz-desktop guest 1\n"
_HOST = b"ddz-desktop host 1\n"

TRIES = 3
SECONDS_A_TRY = 20.0
TRIES_OF_ALL = 12
SECONDS_A_TRY_OF_ALL = 5.0
MOST_SOURCES = 1000


class ExchangeError(ValueError):
    """The other end's message is none of the key exchange."""


class _Side:
    """One end of the exchange. `element`: what is sent to the other. Good for one try."""

    def __init__(self, make: type[SPAKE2_A] | type[SPAKE2_B], code: str, fingerprint: bytes, table: str) -> None:
        self._spake = make(code.encode(), idA=_GUEST, idB=_HOST + fingerprint + table.encode())
        self.element: bytes = self._spake.start()
        self._key: bytes | None = None

    def meet(self, element: bytes) -> None:
        """Take the other end's element. Raises ExchangeError."""
        try:
            self._key = self._spake.finish(element)
        except (SPAKEError, NotOnCurve, ValueError, AssertionError):
            raise ExchangeError("this is no message of the key exchange") from None

    def _mac(self, side: bytes) -> bytes:
        if self._key is None:
            raise ExchangeError("the key exchange has not got so far")
        return hmac.digest(self._key, side, "sha256")


class GuestSide(_Side):
    """The guest's end; `fingerprint` is that of the certificate it sees."""

    def __init__(self, code: str, fingerprint: bytes, table: str) -> None:
        super().__init__(SPAKE2_A, code, fingerprint, table)

    def proof(self) -> bytes:
        """Shows that the guest knows the code. Raises ExchangeError before `meet`."""
        return self._mac(_GUEST)

    def is_right(self, mac: bytes | None) -> bool:
        """Whether the host knows the code and has the certificate."""
        return mac is not None and hmac.compare_digest(mac, self._mac(_HOST))


class HostSide(_Side):
    """The host's end; `fingerprint` is that of its own certificate."""

    def __init__(self, code: str, fingerprint: bytes, table: str) -> None:
        super().__init__(SPAKE2_B, code, fingerprint, table)

    def proof(self) -> bytes:
        """Shows that the host knows the code. Raises ExchangeError before `meet`."""
        return self._mac(_HOST)

    def is_right(self, mac: bytes) -> bool:
        """Whether the guest knows the code and saw this certificate."""
        return hmac.compare_digest(mac, self._mac(_GUEST))


class _Bucket:
    """Tries that come back with time."""

    def __init__(self, tries: int, seconds: float) -> None:
        self._tries = float(tries)
        self._most = tries
        self._seconds = seconds
        self._at = 0.0

    def wait(self, now: float) -> float:
        """Seconds until there is a try; 0 when there is one."""
        self._tries = min(self._most, self._tries + (now - self._at) / self._seconds)
        self._at = now
        return max(0.0, (1 - self._tries) * self._seconds)

    def add(self, tries: int) -> None:
        self._tries = min(self._most, self._tries + tries)

    def full(self, now: float) -> bool:
        self.wait(now)
        return self._tries >= self._most


class CodeGuard:
    """Lets few codes be tried: some by each computer (IPv6: each network), and not many more by all together.

    A million codes at twelve a minute last two months, and a table gets a new code each time it is opened.
    """

    def __init__(self) -> None:
        self._all = _Bucket(TRIES_OF_ALL, SECONDS_A_TRY_OF_ALL)
        self._sources: dict[str, _Bucket] = {}

    def begin(self, source: str, now: float) -> float:
        """Take a try for an address; seconds to wait when there is none, else 0."""
        bucket = self._bucket(source, now)
        wait = max(bucket.wait(now), self._all.wait(now))
        if wait <= 0:
            bucket.add(-1)
            self._all.add(-1)
        return wait

    def succeeded(self, source: str, now: float) -> None:
        """The code was right: the try is given back."""
        self._bucket(source, now).add(1)
        self._all.add(1)

    def _bucket(self, source: str, now: float) -> _Bucket:
        network = network_of(source)
        if network not in self._sources:
            if len(self._sources) >= MOST_SOURCES:
                self._sources = {name: bucket for name, bucket in self._sources.items() if not bucket.full(now)}
            self._sources[network] = _Bucket(TRIES, SECONDS_A_TRY)
        return self._sources[network]


def network_of(source: str) -> str:
    """What counts as one computer: an IPv4 address, or the network of an IPv6 one, which has addresses without end."""
    try:
        address = ipaddress.ip_address(source.partition("%")[0])
    except ValueError:
        return source
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(address if address.is_link_local else ipaddress.ip_network((address, 64), strict=False))
    return str(address)
