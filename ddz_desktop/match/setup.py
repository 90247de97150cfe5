"""Who sits where, for how long, by which rules; and what everybody may know of a match."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ddz_desktop.rules.ruleset import RuleSet


class SeatOwner(Struct, frozen=True):
    """A seat's player. `avatar` names a picture; `level` is a bot's name in `bots.registry`, `None` for a person."""

    kind: Literal["human", "bot"]
    name: str
    avatar: str = ""
    level: str | None = None


class MatchSetup(Struct, frozen=True):
    """A match to play. `seats` in playing order; `hands` to play, `None` for as many as the players like.

    `turn_seconds`: time a person has for a decision before the table plays for him; `None` for no limit.
    Raises ValueError when the seats do not fit the rules, a name cannot be written, or a limit is no positive number.
    """

    rules: RuleSet
    seats: tuple[SeatOwner, ...]
    hands: int | None = None
    turn_seconds: float | None = None

    def __post_init__(self) -> None:
        if len(self.seats) != self.rules.seats:
            raise ValueError(f"{self.rules.id} is for {self.rules.seats} seats, not {len(self.seats)}")
        if any((owner.kind == "bot") != (owner.level is not None) for owner in self.seats):
            raise ValueError("a bot has a level and a person has none")
        if any(not owner.name.isprintable() for owner in self.seats):
            raise ValueError("a player's name is one line of printable letters")
        if (self.hands is not None and self.hands < 1) or (self.turn_seconds is not None and self.turn_seconds <= 0):
            raise ValueError("the number of hands and the time for a turn must be positive")

    @property
    def own_seat(self) -> int | None:
        """The seat of the person at this computer: the first person's; `None` where there are only bots."""
        return next((seat for seat, owner in enumerate(self.seats) if owner.kind == "human"), None)


class MatchView(Struct, frozen=True, kw_only=True):
    """What everybody at the table may know beside the hand itself.

    `hand_number` counts from 1; a fresh deal after an auction in which nobody bid keeps the number. `totals`: points by
    seat. `auto_play`: seats of people for whom the table plays. `commitment`: hex digest of the host's secret for the
    hand that runs, or between hands for the next one. `proof`: what proves the shuffle of the hand that ended, empty
    while one runs. `finished`: no hand follows.
    """

    setup: MatchSetup
    hand_number: int
    totals: tuple[int, ...]
    auto_play: tuple[int, ...]
    commitment: str
    proof: tuple[str, ...]
    finished: bool
