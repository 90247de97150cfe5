"""What the host of a table sends to a guest: nothing that the guest's seat may not know."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from ddz_desktop.protocol.from_guest import Digest, Element, HandNumber, Serial, SignKind
from ddz_desktop.protocol.limits import CHAT_KEPT, LONGEST_CHAT, MOST_SEATS
from ddz_desktop.protocol.table import Level, Name, PersonId, Picture, Room, SeatNumber, TableCard
from ddz_desktop.rules.errors import Reason
from ddz_desktop.rules.event import Event

Sentence = Annotated[str, Meta(max_length=300)]
"""English, for logs and for programs that do not know the reason beside it."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """Answers `Hello`, the same in all versions of the protocol: the host's version and program.

    `tables`: a list of `TableCard` for those who speak that version, see `wire.tables_of`.
    """

    protocol: int
    program: Annotated[str, Meta(max_length=64)]
    tables: Raw = Raw(b"\x90")


class Tables(Struct, frozen=True, tag="tables"):
    """The host's tables, after a change of any; to those who look and have not come in."""

    tables: tuple[TableCard, ...]


class Pong(Struct, frozen=True, tag="pong"):
    """Answers `Ping`."""

    number: Serial


class Challenge(Struct, frozen=True, tag="challenge"):
    """The host's message of the key exchange."""

    element: Element


class Admitted(Struct, frozen=True, kw_only=True, tag="admitted"):
    """The guest is in. `token`: gets the same stay back later. `mac`: shows that the host knows the code, where there
    is one. `resumed`: an earlier stay goes on.
    """

    person: PersonId
    token: Digest
    mac: Digest | None = None
    resumed: bool = False


class Why(StrEnum):
    """Why something was refused, or a connection ends; a window says it in its own words."""

    VERSION = "version"  # the other protocol version is not spoken here
    NO_TABLE = "no_table"
    CODE_NEEDED = "code_needed"
    WRONG_CODE = "wrong_code"
    TOO_MANY_TRIES = "too_many_tries"
    LOCKED = "locked"
    FULL = "full"
    NO_WATCHING = "no_watching"
    NAME_NEEDED = "name_needed"
    TOKEN_UNKNOWN = "token_unknown"
    SEAT_TAKEN = "seat_taken"
    NOT_NOW = "not_now"  # not while a hand runs, or not before
    NOT_ALLOWED = "not_allowed"  # the table's options or the sender's role do not allow it
    STALE = "stale"  # the answer to a turn that is over
    ILLEGAL = "illegal"  # the rules refuse it
    TOO_FAST = "too_fast"
    NOT_UNDERSTOOD = "not_understood"
    MISSING = "missing"  # the hand cannot begin: people are not ready, or seats are open
    # ends of a connection
    KICKED = "kicked"
    CLOSED = "closed"  # the table has ended
    STOPPED = "stopped"  # the host's program ends
    REPLACED = "replaced"  # the same person has come in from elsewhere
    SILENT = "silent"
    GONE = "gone"  # left by own wish


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """Something the guest sent was not taken; the table is as it was. `reason`: of the rules, for an illegal play.
    `wait_s`: when to try again.
    """

    why: Why
    text: Sentence = ""
    reason: Reason | None = None
    wait_s: float | None = None


class Bye(Struct, frozen=True, tag="bye"):
    """The connection ends now."""

    why: Why
    text: Sentence = ""


class RoomIs(Struct, frozen=True, tag="room"):
    """The room after a change."""

    room: Room


class SeatOwnerIs(Struct, frozen=True):
    """Who plays a seat in the match."""

    kind: Literal["human", "bot"]
    name: Name
    avatar: Picture = ""
    level: Level | None = None


class MatchIs(Struct, frozen=True, kw_only=True):
    """The match beside its hand; as `match.setup.MatchView`, without what the room tells."""

    owners: Annotated[tuple[SeatOwnerIs, ...], Meta(max_length=MOST_SEATS)]
    hand_number: HandNumber
    totals: Annotated[tuple[int, ...], Meta(max_length=MOST_SEATS)]
    auto_play: Annotated[tuple[SeatNumber, ...], Meta(max_length=MOST_SEATS)]
    commitment: Annotated[str, Meta(max_length=64)]
    proof: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=16)]
    finished: bool


class Update(Struct, frozen=True, kw_only=True, tag="update"):
    """The hand after a change. `view`: as `sight` packs it. `seconds_left` until the first person runs out of time."""

    view: Raw
    events: Annotated[tuple[Event, ...], Meta(max_length=64)]
    match: MatchIs
    serial: Serial
    seconds_left: Annotated[float, Meta(ge=0, le=100_000)] | None


class Shuffle(Struct, frozen=True, kw_only=True, tag="shuffle"):
    """A hand is being shuffled: seal a contribution now. `again`: how often it began anew for want of an answer.

    Spectators, and seats that have no say, are told too, with `seat` `None`, so that they can check the deal.
    """

    hand: HandNumber
    commitment: Digest
    seat: SeatNumber | None
    again: Annotated[int, Meta(ge=0, le=1000)] = 0


class Sealed(Struct, frozen=True, tag="sealed"):
    """All seats have committed; open the contribution now."""

    commitment: Digest
    promises: Annotated[tuple[Digest, ...], Meta(max_length=MOST_SEATS)]


class Said(Struct, frozen=True, kw_only=True, tag="said"):
    """Somebody said something: free text, or a phrase or an emote."""

    person: PersonId
    name: Name
    text: Annotated[str, Meta(max_length=LONGEST_CHAT)] = ""
    kind: SignKind | None = None
    number: Annotated[int, Meta(ge=0, lt=32)] | None = None


class ChatSoFar(Struct, frozen=True, tag="chat_so_far"):
    """The last lines, oldest first; to newcomers."""

    lines: Annotated[tuple[Said, ...], Meta(max_length=CHAT_KEPT)]


class NewsKind(StrEnum):
    """Something to tell everybody in passing."""

    CAME = "came"
    WENT = "went"
    LOST = "lost"  # the connection broke; the seat is kept
    RETURNED = "returned"
    STAND_IN = "stand_in"  # a bot plays for an absent person from now on
    FREED = "freed"  # an absent person's seat is free
    KICKED = "kicked"
    UNFAIR = "unfair"  # this person's check of the deal failed
    SHUFFLED_ANEW = "shuffled_anew"  # this person did not answer in the shuffle, which begins anew without


class News(Struct, frozen=True, kw_only=True, tag="news"):
    """What has happened to whom."""

    kind: NewsKind
    person: PersonId
    name: Name
    seat: SeatNumber | None = None
    hand: HandNumber | None = None


FromHost = (
    Welcome
    | Tables
    | Pong
    | Challenge
    | Admitted
    | Refused
    | Bye
    | RoomIs
    | Update
    | Shuffle
    | Sealed
    | Said
    | ChatSoFar
    | News
)
