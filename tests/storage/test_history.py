"""The history: what is noted, what is found again, and that nothing is lost or half there."""

from __future__ import annotations

import gc
import sqlite3
import subprocess
import sys
import threading
import tracemalloc
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from ddz_desktop.match.match import Match
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.setup import MatchSetup, SeatOwner
from ddz_desktop.rules.action import PASS, Move
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.codes import deal_code
from ddz_desktop.rules.kinds import KINDS
from ddz_desktop.rules.record import Record, record_text
from ddz_desktop.rules.state import Role
from ddz_desktop.storage import schema
from ddz_desktop.storage.hand_filter import HandFilter, Origin, Result
from ddz_desktop.storage.hand_rows import MatchLine
from ddz_desktop.storage.history import History
from ddz_desktop.storage.schema import HistoryError
from tests.storage.hands import NOON, NOW, new_hand, recorded


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    with History(tmp_path / "new" / "history.sqlite") as opened:
        yield opened


def tables(file: Path) -> dict[str, int]:
    """How many rows each table of a file has, and whether all of it is sound."""
    with History(file) as opened:
        assert opened.damage() is None
        connection = opened._connection
        return {
            name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in ("matches", "hands", "players", "records")
        }


# Noting


@pytest.mark.parametrize("system", CATALOG)
def test_a_hand_is_noted_and_found_with_everything(history: History, system: str) -> None:
    record = recorded(1, system)
    hand = history.add(new_hand(record))
    assert hand is not None
    (row,) = history.page().rows
    settlement = record.settlement
    assert settlement is not None
    assert row == history.row(hand)
    assert (row.system, row.seat, row.number, row.origin) == (system, 0, 1, Origin.PLAYED)
    assert (row.result is Result.WON) == (0 in settlement.winners)
    assert [player.points for player in row.players] == list(settlement.payoffs)
    assert (row.points, row.unit) == (settlement.payoffs[0], settlement.unit)
    assert [player.name for player in row.players][:2] == ["Wen_1", "林伯 1"]
    assert [player.level for player in row.players][:2] == [None, "random"]
    assert (row.ended, row.ended.utcoffset(), row.seconds) == (NOON, timedelta(hours=8), 0)
    assert row.code == deal_code(record.rules, record.deal)
    assert history.record(hand) == record
    assert history.text(hand) == record_text(record)


def test_a_connection_waits_for_another_that_makes_the_database(tmp_path: Path) -> None:
    file = tmp_path / "history.db"
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    end = threading.Timer(0.1, other.rollback)
    end.start()
    with History(file) as history:
        assert history.add(new_hand(recorded())) is not None
    end.join()
    other.close()


def test_roles_bombs_and_kinds_are_those_of_the_hand(history: History) -> None:
    for seed in range(12):
        record = recorded(seed, "yixing-four")
        history.add(new_hand(record, seat=1))
    for played, row in zip(history.played(), reversed(history.page().rows), strict=True):
        record = history.record(row.id)
        assert record is not None
        plays = [action.play for seat, action in record.decisions if seat == 1 and isinstance(action, Move)]
        assert played.kinds == bytes(sum(play.kind is kind for play in plays) for kind in KINDS)
        assert sum(player.role is Role.LANDLORD for player in row.players) == 1
        assert (played.role, played.points) == (row.role, row.points) == (row.players[1].role, row.players[1].points)
        assert row.bombs >= played.bombs


def test_the_same_hand_is_noted_once(history: History) -> None:
    record = recorded()
    other_writer = msgspec.structs.replace(record, info=())
    assert history.add(new_hand(record)) is not None
    assert history.add(new_hand(other_writer, origin=Origin.IMPORTED)) is None
    assert history.count() == 1
    given = msgspec.structs.replace(record, proof=())
    later = msgspec.structs.replace(given, info=(("time", "2031-06-01T00:00:00+00:00"),))
    assert None not in history.add_all([new_hand(given), new_hand(later)])
    assert history.add(new_hand(later)) is None


def test_a_match_keeps_its_totals_with_the_hand(history: History) -> None:
    for seed, totals in ((1, (3, -3)), (2, (1, -1)), (2, (9, -9))):
        history.add(new_hand(recorded(seed), match=MatchLine("abc", 4, totals)))
    (row,) = history._connection.execute("SELECT key, planned, played, totals FROM matches").fetchall()
    assert tuple(row)[:2] == ("abc", 4)
    assert history._connection.execute("SELECT count(*) FROM hands WHERE match IS NOT NULL").fetchone()[0] == 2


def abandoned() -> Record:
    record = recorded()
    return msgspec.structs.replace(record, decisions=record.decisions[:3], settlement=None)


def voided() -> Record:
    rules = ruleset("shanghai-four")
    bots = [SeatOwner("bot", str(seat), level="random") for seat in range(4)]
    match = Match(MatchSetup(rules, tuple(bots)), SeededEntropy(b"1"))
    match.start_hand()
    while match.running:
        match.submit(match.view(None).to_act[0], PASS, match.serial)
    assert match.record is not None
    return match.record


@pytest.mark.parametrize(
    ("record", "seat", "result"),
    [(abandoned(), 0, Result.ABANDONED), (voided(), 2, Result.VOID), (recorded(), None, Result.WATCHED)],
)
def test_what_has_no_result_of_ours_is_listed_but_does_not_count(
    history: History, record: Record, seat: int | None, result: Result
) -> None:
    history.add(new_hand(record, seat))
    (row,) = history.page().rows
    assert (row.result, row.points) == (result, 0)
    assert history.played() == ()


def test_only_fair_hands_count(history: History) -> None:
    for seed, origin in enumerate(Origin):
        history.add(new_hand(recorded(seed), origin=origin))
    assert history.page().total == 3
    assert len(history.played()) == 1


def test_a_record_without_a_time_gets_one(history: History) -> None:
    history.add(new_hand(msgspec.structs.replace(recorded(), info=(("time", "yesterday"), ("seconds", "x")))))
    (row,) = history.page().rows
    assert (row.ended, row.seconds, row.players[0].name) == (NOW, None, "")


# Finding


@pytest.fixture
def filled(history: History) -> History:
    for days, (system, level) in enumerate(
        [("standard-two", "random"), ("standard-two", "casual"), ("five", "random"), ("emperor", "casual+bold")]
    ):
        history.add(new_hand(recorded(days, system, level, days)))
    return history


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (HandFilter(), ["emperor", "five", "standard-two", "standard-two"]),
        (HandFilter(systems=("five", "emperor")), ["emperor", "five"]),
        (HandFilter(levels=("casual",)), ["emperor", "standard-two"]),
        (HandFilter(levels=("cas",)), []),
        (HandFilter(since=NOON + timedelta(days=2)), ["emperor", "five"]),
        (HandFilter(until=NOON + timedelta(days=2)), ["standard-two", "standard-two"]),
        (HandFilter(text="林伯 five"), ["five"]),
        (HandFilter(text="wen 1"), ["emperor", "five", "standard-two", "standard-two"]),
        (HandFilter(text="4"), ["five"]),
        (HandFilter(text=recorded(2, "five", days=2).rules.id), ["five"]),
        (HandFilter(text=deal_code(ruleset("five"), recorded(2, "five", days=2).deal)), ["five"]),
        (HandFilter(text="WEN_1 Emp"), ["emperor"]),
        (HandFilter(text="Wen%1"), []),
        (HandFilter(text="' OR 1=1 --"), []),
        (HandFilter(origins=(Origin.IMPORTED,)), []),
        (HandFilter(systems=("standard-two",), levels=("random",)), ["standard-two"]),
    ],
)
def test_filters_find_what_fits(filled: History, wanted: HandFilter, found: list[str]) -> None:
    page = filled.page(wanted)
    assert [row.system for row in page.rows] == found
    assert page.total == len(found)
    assert filled.ids(wanted) == tuple(row.id for row in page.rows)


def test_every_hand_has_one_result_and_one_role(filled: History) -> None:
    for name, values in (("results", Result), ("roles", Role)):
        assert sum(filled.page(HandFilter(**{name: (value,)})).total for value in values) == 4


def test_pages_follow_each_other(filled: History) -> None:
    everything = filled.page().rows
    pages = [filled.page(offset=offset, limit=3) for offset in (0, 3, 6)]
    assert [len(page.rows) for page in pages] == [3, 1, 0]
    assert tuple(row for page in pages for row in page.rows) == everything
    assert {page.total for page in pages} == {4}


def test_hands_come_for_statistics_oldest_first(filled: History) -> None:
    assert [hand.system for hand in filled.played()] == ["standard-two", "standard-two", "five", "emperor"]


def test_nothing_is_found_where_nothing_is(history: History) -> None:
    assert (history.page().rows, history.row(1), history.text(1), history.record(1)) == ((), None, None, None)


# Removing, copying


def test_forgotten_hands_are_gone_with_their_players_and_matches(history: History, tmp_path: Path) -> None:
    for seed, key in ((1, "a"), (2, "a"), (3, "b")):
        history.add(new_hand(recorded(seed), match=MatchLine(key, None, (0, 0))))
    removed = history.delete([history.ids()[0], 999])
    assert len(removed) == 1
    assert tables(tmp_path / "new" / "history.sqlite") == {"matches": 1, "hands": 2, "players": 4, "records": 2}
    history.clear()
    assert tables(tmp_path / "new" / "history.sqlite") == {"matches": 0, "hands": 0, "players": 0, "records": 0}


def test_deleted_hands_are_put_back_whole_under_whatever_number_is_free(history: History) -> None:
    for seed, key in ((1, "a"), (2, "a"), (3, "b")):
        history.add(new_hand(recorded(seed, days=seed), match=MatchLine(key, None, (0, 0))))
    before = history.page()
    removed = history.delete(history.ids())
    taken = history.add(new_hand(recorded(4, days=-4)))
    history.put_back(removed)
    after = history.page()
    known = [msgspec.structs.replace(row, id=0) for row in before.rows]
    assert [msgspec.structs.replace(row, id=0) for row in after.rows[:3]] == known
    assert taken == after.rows[3].id
    assert [history.record(row.id) for row in after.rows[:3]] == [recorded(seed, days=seed) for seed in (3, 2, 1)]
    keys = "SELECT matches.key FROM hands JOIN matches ON match = matches.id ORDER BY ended"
    assert [key for (key,) in history._connection.execute(keys)] == ["a", "a", "b"]
    history.put_back(removed)  # they are there already
    assert history.page() == after


def test_a_copy_holds_everything_and_can_be_taken_over(filled: History, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    before = filled.page()
    filled.copy_to(copy)
    filled.clear()
    filled.add(new_hand(recorded(9)))
    with History(tmp_path / "new" / "history.sqlite") as other:  # a second connection sees either or
        assert other.count() == 1
        filled.take_over(copy)
        assert other.page() == before
    assert filled.page() == before
    assert not copy.with_name("copy.sqlite-wal").exists()


# Safety


def test_two_connections_write_in_turn(history: History, tmp_path: Path) -> None:
    with History(tmp_path / "new" / "history.sqlite") as other:
        history.add(new_hand(recorded(1)))
        other.add(new_hand(recorded(2)))
        assert history.count() == other.count() == 2


def test_a_fault_in_the_middle_leaves_nothing_half_noted(
    history: History, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    history.add(new_hand(recorded(1), match=MatchLine("a", None, (1, -1))))
    broken = msgspec.structs.replace(new_hand(recorded(3)), number="x" * 3, added=NOW)
    history._connection.execute("CREATE TRIGGER no BEFORE INSERT ON players BEGIN SELECT raise(ABORT, 'no'); END")
    with pytest.raises(sqlite3.Error):
        history.add_all([new_hand(recorded(2), match=MatchLine("b", None, (1, -1))), broken])
    history._connection.execute("DROP TRIGGER no")
    assert tables(tmp_path / "new" / "history.sqlite") == {"matches": 1, "hands": 1, "players": 2, "records": 1}


def test_a_full_disk_is_told_and_leaves_the_history_whole(small_disk: tuple[Path, Callable[[], None]]) -> None:
    folder, fill = small_disk
    if not folder.is_mount():
        pytest.skip("a full disk needs a mount of its own")
    with History(folder / "history.sqlite") as history:
        history.add(new_hand(recorded(1)))
        fill()
        with pytest.raises(sqlite3.Error, match="full"):
            history.add_all([new_hand(recorded(seed)) for seed in range(2, 40)])
        assert history.count() == 1
        (folder / "filling").unlink()
        history.add(new_hand(recorded(2)))
    assert tables(folder / "history.sqlite")["hands"] == 2


KILLED = """
import os, sys
from pathlib import Path
from ddz_desktop.storage.history import History
from tests.storage.hands import new_hand, recorded
history = History(Path(sys.argv[1]))
history.add(new_hand(recorded(1)))
steps = 0
def die(*_):
    global steps
    steps += 1
    if steps == int(sys.argv[2]):
        os.kill(os.getpid(), 9)
    return 0
history._connection.set_progress_handler(die, 1)
history.add_all([new_hand(recorded(seed)) for seed in (2, 3)])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
@pytest.mark.parametrize("step", [1, 60, 200])
def test_a_killed_process_leaves_the_hands_before_the_transaction(tmp_path: Path, step: int) -> None:
    file = tmp_path / "history.sqlite"
    done = subprocess.run([sys.executable, "-c", KILLED, str(file), str(step)], check=False)
    assert done.returncode == -9
    assert tables(file)["hands"] == 1


@pytest.mark.parametrize(
    ("content", "told"),
    [(b"x" * 5000, "damaged"), (b"SQLite format 3\0" + bytes(4000), "damaged|opened|another program")],
)
def test_a_file_that_is_no_history_is_refused(tmp_path: Path, content: bytes, told: str) -> None:
    file = tmp_path / "history.sqlite"
    file.write_bytes(content)
    with pytest.raises(HistoryError, match=told):
        History(file)
    assert file.read_bytes() == content


def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE moz_places (id)")
    connection.close()
    with pytest.raises(HistoryError, match="another program"):
        History(file)


def test_damage_inside_is_found(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    with History(file) as history:
        history.add_all([new_hand(recorded(seed)) for seed in range(1, 12)])
    content = bytearray(file.read_bytes())
    content[-4096:] = b"\xff" * 4096
    file.write_bytes(content)
    with History(file) as history:
        assert history.damage()


# Versions


def test_a_newer_history_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    with History(file) as history:
        history._connection.execute("PRAGMA user_version = 99")
    with pytest.raises(HistoryError, match="version 99"):
        History(file)


def connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, isolation_level=None)


def add_luck(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE hands ADD COLUMN luck INTEGER NOT NULL DEFAULT 7")


def add_half(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE half (id)")
    connection.execute("CREATE TABLE hands (id)")


def test_steps_are_made_one_after_another_and_a_failed_one_leaves_no_trace(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    with History(file) as history:
        history.add(new_hand(recorded()))
    connection = connect(file)
    with pytest.raises(sqlite3.OperationalError):
        schema.migrate(connection, (*schema.MIGRATIONS, add_luck, add_half))
    assert connection.execute("SELECT luck FROM hands").fetchall() == [(7,)]
    assert connection.execute("PRAGMA user_version").fetchone() == (2,)
    assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'half'").fetchall() == []
    schema.migrate(connection, (*schema.MIGRATIONS, add_luck))
    connection.close()


# Memory


def test_memory_does_not_grow_with_the_hands(tmp_path: Path) -> None:
    hands = [recorded(seed) for seed in range(10)]
    sizes = []
    with History(tmp_path / "history.sqlite") as history:
        tracemalloc.start()
        for number in range(200):
            info = (("time", (NOON + timedelta(hours=number)).isoformat()),)
            given = msgspec.structs.replace(hands[number % 10], proof=(), info=info)
            assert history.add(new_hand(given)) is not None
            if number in (20, 199):
                gc.collect()
                sizes.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
    assert sizes[1] - sizes[0] < len(record_text(hands[0])) * 20
