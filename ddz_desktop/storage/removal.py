"""Hands that are taken out of the history, whole, so that they can be put back where the removal was a mistake."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from msgspec import Struct


class RemovedHand(Struct, frozen=True):
    """A hand as it stood in the tables, by column, without the numbers that only hold there."""

    hand: dict[str, Any]
    text: bytes
    players: tuple[dict[str, Any], ...]
    match: dict[str, Any] | None


def take_out(connection: sqlite3.Connection, hands: Sequence[int]) -> tuple[RemovedHand, ...]:
    """Delete hands, and matches that have none left, within the present transaction. Hands that are gone are left out.

    `connection` must give `sqlite3.Row`s. Raises `sqlite3.Error`.
    """
    found = (connection.execute("SELECT * FROM hands WHERE id = ?", (hand,)).fetchone() for hand in hands)
    removed = tuple(_removed(connection, row) for row in found if row is not None)
    connection.executemany("DELETE FROM hands WHERE id = ?", [(hand,) for hand in hands])
    connection.execute("DELETE FROM matches WHERE id NOT IN (SELECT match FROM hands WHERE match IS NOT NULL)")
    return removed


def _removed(connection: sqlite3.Connection, row: sqlite3.Row) -> RemovedHand:
    number = (row["id"],)
    players = connection.execute("SELECT * FROM players WHERE hand = ?", number).fetchall()
    match = connection.execute("SELECT * FROM matches WHERE id = ?", (row["match"],)).fetchone()
    text = connection.execute("SELECT text FROM records WHERE hand = ?", number).fetchone()
    return RemovedHand(
        hand=_without(row, "id", "match"),
        text=text["text"],
        players=tuple(_without(player, "hand") for player in players),
        match=None if match is None else _without(match, "id"),
    )


def _without(row: sqlite3.Row, *columns: str) -> dict[str, Any]:
    return {name: row[name] for name in row.keys() if name not in columns}  # noqa: SIM118  # a Row yields its values


def put_back(connection: sqlite3.Connection, removed: Sequence[RemovedHand]) -> None:
    """Insert removed hands, within the present transaction; one that has come again meanwhile stays as it is.

    Raises `sqlite3.Error`.
    """
    for each in removed:
        match = None if each.match is None else _match(connection, each.match)
        hand = _insert(connection, "hands", each.hand | {"match": match})
        if hand is not None:
            _insert(connection, "records", {"hand": hand, "text": each.text})
            for player in each.players:
                _insert(connection, "players", player | {"hand": hand})


def _match(connection: sqlite3.Connection, match: dict[str, Any]) -> int:
    _insert(connection, "matches", match)
    number: int = connection.execute("SELECT id FROM matches WHERE key = ?", (match["key"],)).fetchone()[0]
    return number


def _insert(connection: sqlite3.Connection, table: str, values: dict[str, Any]) -> int | None:
    """The new row's number; `None` when its key is there already."""
    names, marks = ", ".join(values), ", ".join(f":{name}" for name in values)
    cursor = connection.execute(f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})", values)
    return cursor.lastrowid if cursor.rowcount else None
