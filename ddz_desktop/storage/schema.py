"""The history's tables, and how an older database becomes a present one.

Version history: 1, the first. Each migration is one transaction together with its version number: one that fails leaves
the database as it was. A step, once released, is never changed; a new one is added.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

APPLICATION_ID = 0x44445A31
"""Marks the file as ours in its header: DDZ1."""

Migration = Callable[[sqlite3.Connection], None]


class HistoryError(Exception):
    """The history cannot be used; the message is one sentence."""


def _first(connection: sqlite3.Connection) -> None:
    """Times in milliseconds since 1970, `zone` in minutes east of Greenwich; own results where there is an own seat."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(
        """CREATE TABLE matches (
            id INTEGER PRIMARY KEY,
            key TEXT NOT NULL UNIQUE,
            system TEXT NOT NULL,
            planned INTEGER,
            played INTEGER NOT NULL,
            totals TEXT NOT NULL
        )"""
    )
    connection.execute(
        """CREATE TABLE hands (
            id INTEGER PRIMARY KEY,
            key TEXT NOT NULL UNIQUE,
            match INTEGER REFERENCES matches (id) ON DELETE SET NULL,
            number INTEGER,
            ended INTEGER NOT NULL,
            zone INTEGER NOT NULL,
            seconds INTEGER,
            system TEXT NOT NULL,
            house TEXT NOT NULL,
            changes INTEGER NOT NULL,
            origin TEXT NOT NULL CHECK (origin IN ('played', 'given', 'imported')),
            result TEXT NOT NULL CHECK (result IN ('won', 'lost', 'void', 'abandoned', 'watched')),
            seat INTEGER,
            role TEXT NOT NULL,
            points INTEGER NOT NULL,
            unit INTEGER NOT NULL,
            bombs INTEGER NOT NULL,
            rockets INTEGER NOT NULL,
            own_bombs INTEGER NOT NULL,
            own_rockets INTEGER NOT NULL,
            spring TEXT NOT NULL,
            levels TEXT NOT NULL,
            kinds BLOB NOT NULL,
            code TEXT NOT NULL,
            words TEXT NOT NULL
        )"""
    )
    connection.execute(  # apart, so that what is asked of many hands need not read past their texts
        """CREATE TABLE records (
            hand INTEGER PRIMARY KEY REFERENCES hands (id) ON DELETE CASCADE,
            text BLOB NOT NULL
        )"""
    )
    connection.execute(
        """CREATE TABLE players (
            hand INTEGER NOT NULL REFERENCES hands (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            level TEXT,
            role TEXT NOT NULL,
            points INTEGER NOT NULL,
            PRIMARY KEY (hand, seat)
        ) WITHOUT ROWID"""
    )
    connection.execute("CREATE INDEX hands_by_time ON hands (ended, id)")
    connection.execute("CREATE INDEX hands_by_match ON hands (match)")


MIGRATIONS: tuple[Migration, ...] = (_first,)


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a database up to date, step by step. Raises HistoryError for a newer one.

    The connection must begin no transactions by itself (`isolation_level=None`). `sqlite3.Error` when a step fails.
    """
    while (version := _version(connection)) < len(migrations):
        connection.execute("BEGIN IMMEDIATE")
        try:
            if _version(connection) == version:  # nobody else was faster
                migrations[version](connection)
                connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
    if version > len(migrations):
        raise HistoryError(f"the history is of version {version}; this program knows up to {len(migrations)}")


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version
