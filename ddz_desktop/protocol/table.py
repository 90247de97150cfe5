"""What is told about a table: to anybody in the LAN as a `TableCard`, to those inside as a `Room`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from ddz_desktop.protocol.limits import CODE_DIGITS, LONGEST_ID, LONGEST_TABLE_NAME, MOST_PEOPLE, MOST_SEATS
from ddz_desktop.settings import LONGEST_NAME

TableId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
TableName = Annotated[str, Meta(max_length=LONGEST_TABLE_NAME)]
Picture = Annotated[str, Meta(max_length=32, pattern="^[a-z0-9_-]*$")]
"""The name of an avatar."""
Level = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z]+([+][a-z]+)?$")]
"""A bot's level, and its temper where it is not even: ``strong+bold``."""
RulesText = Annotated[str, Meta(max_length=8 * 1024)]
"""A ruleset in the notation of house rules (`.ddzrules`)."""
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
PersonId = Annotated[int, Meta(ge=0, lt=1 << 31)]
Hands = Annotated[int, Meta(ge=1, le=100_000)]
Seconds = Annotated[float, Meta(ge=1, le=3600)]
RoomCode = Annotated[str, Meta(pattern=f"^[0-9]{{{CODE_DIGITS}}}$")]


class Stage(StrEnum):
    """Where a table stands."""

    WAITING = "waiting"  # before the first hand
    PLAYING = "playing"  # a hand runs, or its cards are being shuffled
    BETWEEN = "between"  # a hand is over, another may follow
    FINISHED = "finished"  # all hands of the match are played


class Owner(StrEnum):
    """Who has a seat."""

    OPEN = "open"
    BOT = "bot"
    PERSON = "person"


class TableOptions(Struct, frozen=True, kw_only=True):
    """What the host allows at its table.

    `open_hands`: spectators see all hands, from the next hand on after it was switched on. `chat`: free text; phrases
    and emotes are always there. `take_over`: a newcomer may take a bot's seat while a hand runs.
    """

    watch: bool = True
    open_hands: bool = False
    counter: bool = True
    hints: bool = True
    auto_play: bool = True
    chat: bool = True
    take_over: bool = True


class Seat(Struct, frozen=True, kw_only=True):
    """A seat. `level`: a bot's; `name` and `avatar` are empty for an open one. `stand_in`: a bot plays for its absent
    person, or the person is on auto-play.
    """

    owner: Owner
    name: Name = ""
    avatar: Picture = ""
    level: Level | None = None
    person: PersonId | None = None
    stand_in: bool = False


class Person(Struct, frozen=True, kw_only=True):
    """Somebody inside. `id` is the table's number for the person; `seat` is `None` for a spectator. `present`: the
    connection stands. `latency_ms`: of the last ping, `None` before the first.
    """

    id: PersonId
    name: Name
    avatar: Picture = ""
    seat: SeatNumber | None = None
    ready: bool = False
    present: bool = True
    host: bool = False
    latency_ms: int | None = None


class TableCard(Struct, frozen=True, kw_only=True):
    """A table as anybody in the LAN may see it. `rules`: text of its ruleset. `code`: whether one is asked for.
    `listed`: whether it wants to be shown to those who look for tables.
    """

    id: TableId
    name: TableName
    host: Name = ""
    avatar: Picture = ""
    rules: RulesText
    hands: Hands | None = None
    turn_seconds: Seconds | None = None
    seats: Annotated[tuple[Owner, ...], Meta(max_length=MOST_SEATS)]
    absent: tuple[SeatNumber, ...] = ()
    options: TableOptions = TableOptions()
    code: bool = False
    locked: bool = False
    listed: bool = True
    stage: Stage = Stage.WAITING
    hand_number: int = 0

    @property
    def taken(self) -> int:
        """Seats of people."""
        return self.seats.count(Owner.PERSON)

    @property
    def free(self) -> int:
        """Seats a newcomer could take: open ones, and bots' where they may be taken over."""
        between = self.options.take_over or self.stage is not Stage.PLAYING
        return self.seats.count(Owner.OPEN) + (self.seats.count(Owner.BOT) if between else 0)


class Claim(Struct, frozen=True, kw_only=True):
    """`person`, newly come, says to be the absent `absent` at another computer; the host has to say yes or no."""

    person: PersonId
    absent: PersonId


class Room(Struct, frozen=True, kw_only=True):
    """A table as those inside see it. `you`: the receiver's own number. `code` and `claims` are told to the host alone
    (`code_on` to all). `missing`: people for whom the next hand waits; `open_seats`: whether it waits for seats.
    """

    table: TableId
    name: TableName
    rules: RulesText
    hands: Hands | None = None
    turn_seconds: Seconds | None = None
    options: TableOptions = TableOptions()
    stage: Stage = Stage.WAITING
    hand_number: int = 0
    seats: Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]
    people: Annotated[tuple[Person, ...], Meta(max_length=MOST_PEOPLE)]
    you: PersonId
    locked: bool = False
    code_on: bool = False
    code: RoomCode | None = None
    claims: Annotated[tuple[Claim, ...], Meta(max_length=MOST_PEOPLE)] = ()
    missing: Annotated[tuple[PersonId, ...], Meta(max_length=MOST_PEOPLE)] = ()
    open_seats: bool = False

    @property
    def me(self) -> Person | None:
        """The receiver; `None` in a room that contradicts itself."""
        return self.person(self.you)

    def person(self, number: int) -> Person | None:
        """The person of that number."""
        return next((person for person in self.people if person.id == number), None)
