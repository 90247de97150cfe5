"""The shuffle of one hand in which every seat has a say (rulebook §5), from the host's side.

The host's commitment is out; each seat at the other end of a connection seals its contribution, and when all have, all
open theirs. Whoever does not answer in time has no say, and the whole begins anew with another secret, which everybody
is told: a host that wanted to try its luck twice could do so only in the open.
"""

from __future__ import annotations

from enum import Enum

from ddz_desktop.match.errors import MatchError
from ddz_desktop.match.shuffle import FairShuffle
from ddz_desktop.protocol.from_host import Sealed, Shuffle

PATIENCE_S = 4.0
"""For sealing, and again for opening."""


class Step(Enum):
    """What the seats have yet to do."""

    SEAL = "seal"
    OPEN = "open"
    DONE = "done"


class Exchange:
    """`seats`: those with a say. `again`: how often it has begun anew."""

    def __init__(self, shuffle: FairShuffle, seats: frozenset[int], again: int = 0) -> None:
        self.seats = seats
        self.again = again
        self._shuffle = shuffle
        self._sealed: set[int] = set()
        self._opened: set[int] = set()
        self.commitment = bytes.fromhex(shuffle.commitment)

    @property
    def step(self) -> Step:
        if self._sealed != self.seats:
            return Step.SEAL
        return Step.DONE if self._opened == self.seats else Step.OPEN

    @property
    def missing(self) -> frozenset[int]:
        """The seats that are waited for."""
        return self.seats - (self._sealed if self.step is Step.SEAL else self._opened)

    def seal(self, seat: int, commitment: bytes, promise: bytes) -> bool:
        """A seat's promise; whether it was the last one. Anything that does not fit is not taken."""
        if commitment != self.commitment or seat not in self.seats or seat in self._sealed:
            return False
        self._shuffle.seal(seat, promise)
        self._sealed.add(seat)
        return self._sealed == self.seats

    def open(self, seat: int, commitment: bytes, contribution: bytes) -> bool:
        """A seat's contribution; whether it was the last one. One that was not promised is not taken."""
        if commitment != self.commitment or self.step is not Step.OPEN:
            return False
        try:
            self._shuffle.open(seat, contribution)
        except MatchError:
            return False
        self._opened.add(seat)
        return self._opened == self.seats

    def invitation(self, seat: int | None) -> Shuffle:
        """What a seat is told first; `None` for spectators and those without a say."""
        return Shuffle(
            hand=self._shuffle.hand_number,
            commitment=self.commitment,
            seat=seat if seat in self.seats else None,
            again=min(self.again, 1000),
        )

    def sealed(self) -> Sealed:
        """What everybody is told when all have sealed."""
        promises = self._shuffle.sealed
        return Sealed(self.commitment, tuple(promises[seat] for seat in sorted(promises)))
