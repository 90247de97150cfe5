"""The hands that were played, in one SQLite database: written one by one, asked for by page or for statistics.

A connection belongs to the thread that made it; any number of them may be open at once, also in different threads. The
database is in WAL mode with full synchronisation: a hand that was added is there after a crash of program or machine.
"""

from __future__ import annotations

import sqlite3
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from ddz_desktop.rules.record import Record, parse_record, record_text
from ddz_desktop.rules.state import Role
from ddz_desktop.storage.hand_facts import HandFacts, PlayerFacts, facts_of
from ddz_desktop.storage.hand_filter import EVERYTHING, HandFilter, HandRow, Page, Played
from ddz_desktop.storage.hand_rows import (
    PLAYED_COLUMNS,
    ROW_COLUMNS,
    MatchLine,
    NewHand,
    played_of,
    row_of,
    values_of,
    where,
)
from ddz_desktop.storage.removal import RemovedHand, put_back, take_out
from ddz_desktop.storage.schema import APPLICATION_ID, HistoryError, migrate

PATIENCE_S = 10.0
"""How long one connection waits for another's transaction."""

LOOK_AGAIN_S = 0.01

COMPANIONS = ("-wal", "-shm")
"""Endings of the files that SQLite keeps beside an open database."""

_COUNTS = "origin = 'played' AND result IN ('won', 'lost')"


class History:
    """One connection to the database, which is made if there is none; `None` for one in memory. `close` it.

    Raises HistoryError for a file that is no history, a newer or a damaged one; OSError when its folder cannot be made;
    as every method `sqlite3.Error`, for a full disk above all, which leaves the database as it was.
    """

    def __init__(self, file: Path | None) -> None:
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(file or ":memory:", timeout=PATIENCE_S, isolation_level=None)
        self._connection.row_factory = sqlite3.Row
        try:
            self._prepare()
        except BaseException as error:
            self.close()
            damaged = isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError)
            if damaged:
                raise HistoryError(f"the history is damaged: {error}") from error
            raise

    def _prepare(self) -> None:
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._use_wal()
        self._connection.execute("PRAGMA synchronous = FULL")
        tables = self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        mark = self._connection.execute("PRAGMA application_id").fetchone()[0]
        if tables and mark != APPLICATION_ID:
            raise HistoryError("the history is a database of another program")
        migrate(self._connection)

    def _use_wal(self) -> None:
        """Where another connection is about to make the database, SQLite refuses to change its mode without waiting."""
        end = time.monotonic() + PATIENCE_S
        while True:
            try:
                self._connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise
            time.sleep(LOOK_AGAIN_S)

    def __enter__(self) -> History:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file. Nothing happens the second time."""
        self._connection.close()

    # Adding

    def add(self, hand: NewHand) -> int | None:
        """Note a hand and its match's totals in one transaction; return its id, `None` if it was there already."""
        return self.add_all([hand])[0]

    def add_all(self, hands: Sequence[NewHand]) -> list[int | None]:
        """As `add`, all of them or none."""
        rows = [(hand, facts_of(hand.record)) for hand in hands]
        with self._transaction():
            return [self._insert(hand, facts) for hand, facts in rows]

    def _insert(self, hand: NewHand, facts: HandFacts) -> int | None:
        match = self._insert_match(hand.match, facts) if hand.match is not None else None
        values = values_of(hand, facts) | {"match": match}
        names, marks = ", ".join(values), ", ".join(f":{name}" for name in values)
        cursor = self._connection.execute(f"INSERT OR IGNORE INTO hands ({names}) VALUES ({marks})", values)
        if not cursor.rowcount:
            return None
        number = cursor.lastrowid
        packed = zlib.compress(record_text(hand.record).encode(), 9)
        self._connection.execute("INSERT INTO records (hand, text) VALUES (?, ?)", (number, packed))
        self._connection.executemany(
            "INSERT INTO players (hand, seat, name, level, role, points) VALUES (?, ?, ?, ?, ?, ?)",
            [(number, each.seat, each.name, each.level, each.role, each.points) for each in facts.players],
        )
        return number

    def _insert_match(self, match: MatchLine, facts: HandFacts) -> int:
        totals = " ".join(map(str, match.totals))
        self._connection.execute(
            "INSERT INTO matches (key, system, planned, played, totals) VALUES (?, ?, ?, 1, ?)"
            " ON CONFLICT (key) DO UPDATE SET played = played + 1, totals = excluded.totals",
            (match.key, facts.system, match.planned, totals),
        )
        number: int = self._connection.execute("SELECT id FROM matches WHERE key = ?", (match.key,)).fetchone()[0]
        return number

    # Asking

    def page(self, wanted: HandFilter = EVERYTHING, offset: int = 0, limit: int = 50) -> Page:
        """Hands that fit, newest first."""
        condition, values = where(wanted)
        total = self._connection.execute(f"SELECT count(*) FROM hands WHERE {condition}", values).fetchone()[0]
        order = "ORDER BY ended DESC, id DESC LIMIT ? OFFSET ?"
        return Page(self._rows(f"{condition} {order}", (*values, limit, offset)), total)

    def row(self, hand: int) -> HandRow | None:
        """One hand as a list shows it; `None` when there is none of that id."""
        rows = self._rows("id = ?", (hand,))
        return rows[0] if rows else None

    def ids(self, wanted: HandFilter = EVERYTHING) -> tuple[int, ...]:
        """The hands that fit, newest first."""
        condition, values = where(wanted)
        query = f"SELECT id FROM hands WHERE {condition} ORDER BY ended DESC, id DESC"
        return tuple(row["id"] for row in self._connection.execute(query, values))

    def text(self, hand: int) -> str | None:
        """The text of a hand's record; `None` when there is none of that id."""
        row = self._connection.execute("SELECT text FROM records WHERE hand = ?", (hand,)).fetchone()
        return None if row is None else zlib.decompress(row[0]).decode()

    def record(self, hand: int) -> Record | None:
        """A hand's record, checked by playing it; `None` when there is none of that id. Raises NotationError."""
        text = self.text(hand)
        return None if text is None else parse_record(text)

    def played(self, wanted: HandFilter = EVERYTHING) -> tuple[Played, ...]:
        """What statistics need of the hands that fit and count, oldest first."""
        condition, values = where(wanted)
        query = f"SELECT {PLAYED_COLUMNS} FROM hands WHERE {_COUNTS} AND {condition} ORDER BY ended, id"
        return tuple(played_of(row) for row in self._connection.execute(query, values))

    def tally(self, wanted: HandFilter = EVERYTHING) -> tuple[int, int]:
        """How many of the hands that fit count in statistics, and how many of these were won."""
        condition, values = where(wanted)
        query = f"SELECT count(*), coalesce(sum(result = 'won'), 0) FROM hands WHERE {_COUNTS} AND {condition}"
        hands, won = self._connection.execute(query, values).fetchone()
        return hands, won

    def count(self) -> int:
        """How many hands there are."""
        number: int = self._connection.execute("SELECT count(*) FROM hands").fetchone()[0]
        return number

    def _rows(self, condition: str, values: Sequence[object]) -> tuple[HandRow, ...]:
        rows = self._connection.execute(f"SELECT {ROW_COLUMNS} FROM hands WHERE {condition}", values).fetchall()
        players = self._players([row["id"] for row in rows])
        return tuple(row_of(row, tuple(players[row["id"]])) for row in rows)

    def _players(self, hands: Sequence[int]) -> dict[int, list[PlayerFacts]]:
        marks = ", ".join("?" * len(hands))
        found: dict[int, list[PlayerFacts]] = {hand: [] for hand in hands}
        query = f"SELECT hand, seat, name, level, role, points FROM players WHERE hand IN ({marks}) ORDER BY hand, seat"
        for hand, seat, name, level, role, points in self._connection.execute(query, hands):
            found[hand].append(PlayerFacts(seat, name, level, Role(role), points))
        return found

    # Removing, copying

    def delete(self, hands: Sequence[int]) -> tuple[RemovedHand, ...]:
        """Forget some hands; what is returned puts them back."""
        with self._transaction():
            return take_out(self._connection, hands)

    def put_back(self, removed: Sequence[RemovedHand]) -> None:
        """Take hands that were deleted up again."""
        with self._transaction():
            put_back(self._connection, removed)

    def clear(self) -> None:
        """Forget everything, and give the room on the disk back."""
        with self._transaction():
            for table in ("records", "players", "hands", "matches"):
                self._connection.execute(f"DELETE FROM {table}")
        self._connection.execute("VACUUM")

    def copy_to(self, file: Path) -> None:
        """Write the whole history as it is now to a database of its own, in one file."""
        with _closing(sqlite3.connect(file)) as target:
            self._connection.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")

    def take_over(self, file: Path) -> None:
        """Replace everything by the history in a file, all of it or nothing."""
        with _closing(sqlite3.connect(file)) as source:
            source.backup(self._connection)

    def damage(self) -> str | None:
        """What is wrong inside the database, looked for everywhere; `None` if nothing is."""
        told: str = self._connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if told != "ok":
            return told
        broken = self._connection.execute("PRAGMA foreign_key_check").fetchone()
        return None if broken is None else f"a row of {broken[0]} belongs to nothing"

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            self._connection.rollback()
            raise


@contextmanager
def _closing(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    try:
        yield connection
    finally:
        connection.close()
