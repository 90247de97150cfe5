"""What a guest sends to the host of a table. The host decides about all of it; what it refuses changes nothing."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from ddz_desktop.protocol.limits import LONGEST_CHAT, LONGEST_TABLE_NAME
from ddz_desktop.protocol.table import (
    Hands,
    Level,
    Name,
    PersonId,
    Picture,
    RoomCode,
    RulesText,
    SeatNumber,
    Seconds,
    TableId,
    TableOptions,
)

Element = Annotated[bytes, Meta(min_length=1, max_length=64)]
"""A message of the key exchange."""
Digest = Annotated[bytes, Meta(min_length=32, max_length=32)]
Serial = Annotated[int, Meta(ge=0, lt=1 << 53)]
HandNumber = Annotated[int, Meta(ge=0, lt=1 << 31)]
ActionText = Annotated[str, Meta(max_length=600)]
"""A decision in the notation (rulebook §5), with the physical cards of a play or without."""


class Hello(Struct, frozen=True, tag="hello"):
    """The first message, the same in all versions of the protocol: which one is spoken, by which program."""

    protocol: int
    program: Annotated[str, Meta(max_length=64)]


class Ping(Struct, frozen=True, tag="ping"):
    """Asks for a `Pong` with the same number; `latency_ms` tells how long the last one took."""

    number: Serial
    latency_ms: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class Enter(Struct, frozen=True, kw_only=True, tag="enter"):
    """Wants to come in. `table` may be left out where the host has one. `watch`: as a spectator; else takes the first
    seat there is. `token`: of an earlier stay, to get everything back. `element`: the first message of the key
    exchange, where the table has a code.
    """

    table: TableId | None = None
    name: Name = ""
    avatar: Picture = ""
    watch: bool = False
    token: Digest | None = None
    element: Element | None = None


class Proof(Struct, frozen=True, tag="proof"):
    """Shows that the guest knows the code."""

    mac: Digest


class Sit(Struct, frozen=True, tag="sit"):
    """Wants this seat, or with `None` to get up and watch."""

    seat: SeatNumber | None


class Ready(Struct, frozen=True, tag="ready"):
    """The next hand may begin, or not yet; from the host of the table also the wish to begin."""

    on: bool


class Act(Struct, frozen=True, tag="act"):
    """A decision, in answer to the state `serial`."""

    action: ActionText
    serial: Serial


class AutoPlay(Struct, frozen=True, tag="auto_play"):
    """Let the table play for the own seat, or take it back."""

    on: bool


class Chat(Struct, frozen=True, tag="chat"):
    """A line for all."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class SignKind(StrEnum):
    """What needs no typing."""

    PHRASE = "phrase"
    EMOTE = "emote"


class Sign(Struct, frozen=True, tag="sign"):
    """A quick phrase or an emote, by its number; every program shows it in its own language."""

    kind: SignKind
    number: Annotated[int, Meta(ge=0, lt=32)]


class Seal(Struct, frozen=True, tag="seal"):
    """The seat's commitment to its contribution to the shuffle of this hand."""

    commitment: Digest
    promise: Digest


class Open(Struct, frozen=True, tag="open"):
    """The contribution itself; `commitment` is the host's, and names the shuffle."""

    commitment: Digest
    contribution: Digest


class Verdict(Struct, frozen=True, tag="verdict"):
    """What the guest's own check of a deal found."""

    hand: HandNumber
    fair: bool


class Leave(Struct, frozen=True, tag="leave"):
    """Goes for good: the seat is free again."""


# From the host of the table alone


class Kick(Struct, frozen=True, tag="kick"):
    """Remove a person."""

    person: PersonId


class Lock(Struct, frozen=True, tag="lock"):
    """Let nobody else in, or let people in again."""

    on: bool


class SetCode(Struct, frozen=True, tag="set_code"):
    """Another room code, or with `None` no code."""

    code: RoomCode | None


class SetOptions(Struct, frozen=True, tag="set_options"):
    """What is allowed at the table."""

    options: TableOptions


class SetTable(Struct, frozen=True, kw_only=True, tag="set_table"):
    """Another name, another match: while no hand runs; other rules, hands or time begin the match anew."""

    name: Annotated[str, Meta(max_length=LONGEST_TABLE_NAME)]
    rules: RulesText
    hands: Hands | None = None
    turn_seconds: Seconds | None = None


class SetBot(Struct, frozen=True, tag="set_bot"):
    """A bot of this level on a seat that is no person's, or with `None` an open seat; while no hand runs."""

    seat: SeatNumber
    level: Level | None


class Swap(Struct, frozen=True, tag="swap"):
    """Exchange who has two seats; while no hand runs."""

    seat: SeatNumber
    other: SeatNumber


class AnswerClaim(Struct, frozen=True, tag="answer_claim"):
    """Whether a newcomer is the absent person that he says he is."""

    person: PersonId
    yes: bool


class CloseTable(Struct, frozen=True, tag="close_table"):
    """The table ends, for everybody."""


FromGuest = (
    Hello
    | Ping
    | Enter
    | Proof
    | Sit
    | Ready
    | Act
    | AutoPlay
    | Chat
    | Sign
    | Seal
    | Open
    | Verdict
    | Leave
    | Kick
    | Lock
    | SetCode
    | SetOptions
    | SetTable
    | SetBot
    | Swap
    | AnswerClaim
    | CloseTable
)
