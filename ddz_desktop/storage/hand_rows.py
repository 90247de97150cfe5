"""Between the history's rows and the values that others see."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta, timezone

from msgspec import Struct

from ddz_desktop.rules.codes import DEAL_PREFIX, deal_code
from ddz_desktop.rules.kinds import KINDS
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.state import FactorName, Role
from ddz_desktop.storage.hand_facts import HandFacts, PlayerFacts, key_of
from ddz_desktop.storage.hand_filter import HandFilter, HandRow, Origin, Played, Result

ROW_COLUMNS = (
    "id, ended, zone, seconds, system, house, changes, origin, result, number, seat, role, points, unit, bombs,"
    " rockets, spring, code"
)
PLAYED_COLUMNS = "ended, zone, system, role, result, points, levels, own_bombs, own_rockets, spring, seconds, kinds"


class MatchLine(Struct, frozen=True):
    """The match that a hand belongs to: its `key`, hands `planned` (`None` for endless) and its totals by now."""

    key: str
    planned: int | None
    totals: tuple[int, ...]


class NewHand(Struct, frozen=True, kw_only=True):
    """A hand to be added. `seat`: the own one; `added`: when, for a record that does not say when it ended."""

    record: Record
    seat: int | None
    origin: Origin
    added: datetime
    number: int | None = None
    match: MatchLine | None = None


def values_of(hand: NewHand, facts: HandFacts) -> dict[str, object]:
    """The row of a hand, by column, without its id and match."""
    ended, seat, record = facts.ended or hand.added, hand.seat, hand.record
    code = deal_code(record.rules, record.deal)
    words = " ".join([facts.system, facts.house, *(player.name for player in facts.players)])
    return {
        "key": key_of(record),
        "number": hand.number,
        "ended": round(ended.timestamp() * 1000),
        "zone": round((ended.utcoffset() or timedelta()).total_seconds() / 60),
        "seconds": facts.seconds,
        "system": facts.system,
        "house": facts.house,
        "changes": facts.changes,
        "origin": hand.origin,
        "result": _result(facts, seat),
        "seat": seat,
        "unit": facts.unit,
        "bombs": sum(facts.bombs),
        "rockets": sum(facts.rockets),
        "spring": facts.spring or "",
        "levels": " ".join(sorted({_plain(player.level) for player in facts.players if player.level is not None})),
        "code": code,
        "words": words.casefold(),
        **_own_values(facts, seat),
    }


def _plain(level: str) -> str:
    """A bot's level without its temper."""
    return level.partition("+")[0]


def _own_values(facts: HandFacts, seat: int | None) -> dict[str, object]:
    if seat is None:
        own = {"role": Role.UNKNOWN, "points": 0, "own_bombs": 0, "own_rockets": 0}
        return {**own, "kinds": bytes(len(KINDS))}
    return {
        "role": facts.players[seat].role,
        "points": facts.players[seat].points,
        "own_bombs": facts.bombs[seat],
        "own_rockets": facts.rockets[seat],
        "kinds": facts.kinds[seat],
    }


def _result(facts: HandFacts, seat: int | None) -> Result:
    if facts.void:
        return Result.VOID
    if not facts.over:
        return Result.ABANDONED
    if seat is None:
        return Result.WATCHED
    return Result.WON if seat in facts.winners else Result.LOST


def row_of(row: sqlite3.Row, players: tuple[PlayerFacts, ...]) -> HandRow:
    """The hand of a row with `ROW_COLUMNS`."""
    return HandRow(
        id=row["id"],
        ended=_time(row),
        seconds=row["seconds"],
        system=row["system"],
        house=row["house"],
        changes=row["changes"],
        origin=Origin(row["origin"]),
        result=Result(row["result"]),
        number=row["number"],
        seat=row["seat"],
        role=Role(row["role"]),
        points=row["points"],
        unit=row["unit"],
        bombs=row["bombs"],
        rockets=row["rockets"],
        spring=_spring(row),
        code=row["code"],
        players=players,
    )


def played_of(row: sqlite3.Row) -> Played:
    """The hand of a row with `PLAYED_COLUMNS`."""
    return Played(
        ended=_time(row),
        system=row["system"],
        role=Role(row["role"]),
        won=row["result"] == Result.WON,
        points=row["points"],
        levels=tuple(row["levels"].split()),
        bombs=row["own_bombs"],
        rockets=row["own_rockets"],
        spring=_spring(row),
        seconds=row["seconds"],
        kinds=row["kinds"],
    )


def _time(row: sqlite3.Row) -> datetime:
    """When the hand ended, in the time zone it was played in."""
    return datetime.fromtimestamp(row["ended"] / 1000, timezone(timedelta(minutes=row["zone"])))


def _spring(row: sqlite3.Row) -> FactorName | None:
    return FactorName(row["spring"]) if row["spring"] else None


def where(wanted: HandFilter) -> tuple[str, tuple[object, ...]]:
    """The condition of SQL that a filter stands for, and its values."""
    conditions: list[str] = ["TRUE"]
    values: list[object] = []
    for column, choices in (
        ("system", wanted.systems),
        ("role", wanted.roles),
        ("result", wanted.results),
        ("origin", wanted.origins),
    ):
        if choices:
            conditions.append(f"{column} IN ({', '.join('?' * len(choices))})")
            values += choices
    for sign, limit in ((">=", wanted.since), ("<", wanted.until)):
        if limit is not None:
            conditions.append(f"ended {sign} ?")
            values.append(round(limit.timestamp() * 1000))
    if wanted.levels:
        conditions.append("(" + " OR ".join(["' ' || levels || ' ' LIKE ? ESCAPE '\\'"] * len(wanted.levels)) + ")")
        values += [f"% {_literal(level)} %" for level in wanted.levels]
    for word in wanted.text.casefold().split():
        is_code = word.startswith(f"{DEAL_PREFIX}-".casefold())
        conditions.append(f"{'code' if is_code else 'words'} LIKE ? ESCAPE '\\'")
        values.append(f"{_literal(word)}%" if is_code else f"%{_literal(word)}%")
    return " AND ".join(conditions), tuple(values)


def _literal(word: str) -> str:
    """A word as LIKE takes it literally."""
    return word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
