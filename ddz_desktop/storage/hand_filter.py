"""Which hands of the history are meant, and what a list shows of each."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.state import FactorName, Role
from ddz_desktop.storage.hand_facts import PlayerFacts


class Result(StrEnum):
    """How a hand ended for the own seat; `WATCHED` where there was none."""

    WON = "won"
    LOST = "lost"
    VOID = "void"  # nobody bid, in a system that records it
    ABANDONED = "abandoned"  # the table was left for good in the middle of it
    WATCHED = "watched"


class Origin(StrEnum):
    """Where a hand comes from. Only `PLAYED` counts in statistics: of the others somebody may know the cards."""

    PLAYED = "played"  # here, from a fair shuffle
    GIVEN = "given"  # here, with a deal that was chosen
    IMPORTED = "imported"


class HandFilter(Struct, frozen=True, kw_only=True):
    """Hands that fit everything given; an empty tuple or `None` lets all pass.

    `since` (inclusive) and `until` (exclusive) need a time zone. `levels`: hands against a bot of one of these. `text`:
    words that all occur in players' names, the house rule's name or the system's id; or the deal code's beginning.
    """

    systems: tuple[str, ...] = ()
    since: datetime | None = None
    until: datetime | None = None
    roles: tuple[Role, ...] = ()
    results: tuple[Result, ...] = ()
    levels: tuple[str, ...] = ()
    origins: tuple[Origin, ...] = ()
    text: str = ""


EVERYTHING = HandFilter()


class HandRow(Struct, frozen=True, kw_only=True):
    """A hand as a list shows it. `ended` in the time zone it was played in; `seat`: the own one, `None` for none.

    `house`: a house rule's own name, else empty; `changes`: how many options differ from the system's own. `bombs`,
    `rockets`: of the whole table. `number`: which hand of its match.
    """

    id: int
    ended: datetime
    seconds: int | None
    system: str
    house: str
    changes: int
    origin: Origin
    result: Result
    number: int | None
    seat: int | None
    role: Role
    points: int
    unit: int
    bombs: int
    rockets: int
    spring: FactorName | None
    code: str
    players: tuple[PlayerFacts, ...]


class Page(Struct, frozen=True):
    """A part of the hands that fit, newest first, and how many fit in all."""

    rows: tuple[HandRow, ...]
    total: int


class Played(Struct, frozen=True, kw_only=True):
    """What statistics need of one hand that was played to its end from a fair shuffle, as the own seat saw it.

    `bombs`, `rockets`: the own. `levels`: the bots' levels, each once. `kinds`: own plays, indexed by `Kind`.
    """

    ended: datetime
    system: str
    role: Role
    won: bool
    points: int
    levels: tuple[str, ...]
    bombs: int
    rockets: int
    spring: FactorName | None
    seconds: int | None
    kinds: bytes

    def plays(self, kind: Kind) -> int:
        """How often the own seat played a kind; 0 for one that is newer than the record."""
        return self.kinds[kind] if kind < len(self.kinds) else 0
