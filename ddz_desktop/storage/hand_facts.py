"""What the history notes about a hand beside its record: who, what it was worth, and what was played.

Everything follows from the record, so a hand that was imported is noted as exactly as one that was played here.
"""

from __future__ import annotations

import hashlib
import re
from datetime import datetime

import msgspec
from msgspec import Struct

from ddz_desktop.rules.action import Move
from ddz_desktop.rules.kinds import KINDS, Kind
from ddz_desktop.rules.record import Record, record_text, replay
from ddz_desktop.rules.state import FactorName, HandState, Role

_OWNER = re.compile(r"([0-4]) (\S+)(?: (.*))?")
_SPRINGS = (FactorName.SPRING, FactorName.ANTI_SPRING)


class PlayerFacts(Struct, frozen=True):
    """One seat: the name as recorded (empty for none), a bot's level (`None` for a person), its role and points."""

    seat: int
    name: str
    level: str | None
    role: Role
    points: int


class HandFacts(Struct, frozen=True, kw_only=True):
    """A recorded hand. `ended`, `seconds`: as far as the record says.

    `changes`: how many options differ from the system's own. `over`: whether it came to a settlement; `void`: nobody
    bid. `winners`: seats. `bombs`, `rockets`: played, by seat. `spring`: the factor that counted, if one did. `kinds`:
    by seat how often each kind was played, indexed by `Kind`, each at most 255.
    """

    system: str
    house: str
    changes: int
    ended: datetime | None
    seconds: int | None
    over: bool
    void: bool
    unit: int
    winners: tuple[int, ...]
    players: tuple[PlayerFacts, ...]
    bombs: tuple[int, ...]
    rockets: tuple[int, ...]
    spring: FactorName | None
    kinds: tuple[bytes, ...]


def facts_of(record: Record) -> HandFacts:
    """The facts of a record. Raises `RuleError` when its decisions are not legal; a parsed record's are."""
    *_, (state, _) = replay(record)
    settlement = state.settlement
    names = {factor.name for factor in settlement.factors} if settlement is not None else set()
    return HandFacts(
        system=record.rules.id,
        house=record.rules.name,
        changes=len(record.rules.changes),
        ended=_ended(record),
        seconds=_seconds(record),
        over=settlement is not None,
        void=state.redeal,
        unit=settlement.unit if settlement is not None else 0,
        winners=settlement.winners if settlement is not None else (),
        players=_players(record, state),
        bombs=_bombs(state, Kind.BOMB),
        rockets=_bombs(state, Kind.ROCKET),
        spring=next((name for name in _SPRINGS if name in names), None),
        kinds=_kinds(state),
    )


def key_of(record: Record) -> str:
    """What names a hand for ever: two records of the same hand have the same key, whoever wrote them.

    A proved shuffle never recurs, so what the writer added does not count; without a proof it does, its time above all.
    """
    bare = msgspec.structs.replace(record, info=()) if record.proof else record
    return hashlib.sha256(record_text(bare).encode()).hexdigest()


def _players(record: Record, state: HandState) -> tuple[PlayerFacts, ...]:
    owners: dict[int, tuple[str, str | None]] = {}
    for word, text in record.info:
        match = _OWNER.fullmatch(text)
        if word == "seat" and match is not None:
            level = None if match[2] == "human" else match[2]
            owners[int(match[1])] = (match[3] or "", level)
    payoffs = state.settlement.payoffs if state.settlement is not None else (0,) * state.rules.seats
    return tuple(
        PlayerFacts(seat, *owners.get(seat, ("", None)), _role(state, seat), payoffs[seat])
        for seat in range(state.rules.seats)
    )


def _role(state: HandState, seat: int) -> Role:
    if state.facts.landlord is None:
        return Role.UNKNOWN
    if seat == state.facts.landlord:
        return Role.LANDLORD
    return Role.HIDDEN_LANDLORD if seat == state.facts.partner else Role.FARMER


def _bombs(state: HandState, kind: Kind) -> tuple[int, ...]:
    made = [bomb.seat for bomb in state.bombs if bomb.play.kind is kind]
    return tuple(made.count(seat) for seat in range(state.rules.seats))


def _kinds(state: HandState) -> tuple[bytes, ...]:
    played = [[0] * len(KINDS) for _ in range(state.rules.seats)]
    for seat, action in state.history:
        if isinstance(action, Move):
            played[seat][action.play.kind] += 1
    return tuple(bytes(min(count, 255) for count in counts) for counts in played)


def _ended(record: Record) -> datetime | None:
    """The record's own time, if it has one with a time zone and within reason."""
    text = next((text for word, text in record.info if word == "time"), "")
    try:
        ended = datetime.fromisoformat(text)
    except ValueError:
        return None
    return ended if ended.tzinfo is not None and 1970 < ended.year < 9000 else None


def _seconds(record: Record) -> int | None:
    text = next((text for word, text in record.info if word == "seconds"), "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
