"""A match as it stands, everything in: what is written down so that it can go on after the program has ended."""

from __future__ import annotations

from msgspec import Struct

from ddz_desktop.match.setup import MatchSetup
from ddz_desktop.rules.record import Record


class OpenDebt(Struct, frozen=True):
    """A decision that a seat owes since the state `serial`, for `seconds` by now."""

    seat: int
    serial: int
    seconds: float


class Snapshot(Struct, frozen=True, kw_only=True):
    """A match with a hand that runs or is over. It holds secrets: for the host alone.

    `hand`: the present hand, its proof the secrets of the shuffle (none where the deal was given). `seconds`: how long
    it has been played. `upcoming`: the secrets of the next hand's shuffle, to which the host has committed already;
    empty when none is prepared. `serial`, `hand_serial`: numbers of the present state and of the deal.
    """

    setup: MatchSetup
    hand_number: int
    totals: tuple[int, ...]
    auto_play: tuple[int, ...]
    serial: int
    hand_serial: int
    debts: tuple[OpenDebt, ...]
    seconds: float
    hand: Record
    upcoming: tuple[str, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the hand is over (a hand in which nobody bid is, too)."""
        return self.hand.settlement is not None

    @property
    def finished(self) -> bool:
        """Whether no hand follows."""
        return self.over and not self.hand.redeal and self.hand_number == self.setup.hands
