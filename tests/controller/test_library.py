"""What the window asks of the history: lists at once, the rest in the background with an answer on the main thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ddz_desktop.controller import library as module
from ddz_desktop.controller.errands import Errands
from ddz_desktop.controller.library import AskedPage, HandFilter, Library, LibraryError, Trouble
from ddz_desktop.rules.record import parse_record
from ddz_desktop.storage.history import History
from ddz_desktop.storage.places import Places
from tests.storage.hands import new_hand, recorded


@pytest.fixture
def places(tmp_path: Path) -> Places:
    places = Places.under(tmp_path)
    with History(places.history) as history:
        history.add_all([new_hand(recorded(seed, system)) for seed, system in enumerate(("standard-two", "five"))])
    return places


@pytest.fixture
def library(places: Places, qtbot: QtBot) -> Iterator[Library]:
    made = Library(places)
    yield made
    made.close()


def test_hands_are_listed_read_and_copied(library: Library) -> None:
    page = library.page(HandFilter(systems=("five",)))
    (row,) = page.rows
    record = library.record(row.id)
    assert parse_record(library.text(row.id)) == record
    assert library.code(record) == row.code
    opening = library.opening(row.code)
    assert (opening.rules, opening.decisions) == (record.rules, ())
    assert library.row(row.id) == row
    assert library.row(999) is None


def test_hands_are_forgotten_and_it_is_told(library: Library, qtbot: QtBot) -> None:
    before = library.page().rows[0]
    with qtbot.waitSignal(library.changed):
        removed = library.delete([before.id])
    assert before.code not in [row.code for row in library.page().rows]
    with qtbot.waitSignal(library.changed):
        library.put_back(removed)
    assert library.page().rows[0].code == before.code
    with qtbot.waitSignal(library.changed):
        library.clear()
    assert library.page().total == 0


@pytest.mark.parametrize(
    ("ask", "trouble"),
    [
        (lambda library: library.record(999), Trouble.GONE),
        (lambda library: library.text(999), Trouble.GONE),
        (lambda library: library.opening("D1-nonsense"), Trouble.TEXT),
    ],
)
def test_what_cannot_be_is_one_error(library: Library, ask: Callable[[Library], object], trouble: Trouble) -> None:
    with pytest.raises(LibraryError) as told:
        ask(library)
    assert told.value.trouble is trouble
    assert str(told.value)


def test_a_broken_history_is_told(library: Library, places: Places, qtbot: QtBot) -> None:
    places.history.write_bytes(b"x" * 9000)
    with pytest.raises(LibraryError) as told:
        library.page()
    assert told.value.trouble is Trouble.HISTORY
    for ask, failing in (
        (library.request_statistics, library.statistics_failed),
        (library.request_page, library.page_failed),
        (library.clear, library.failed),
    ):
        with qtbot.waitSignal(failing) as failed:
            ask()
        assert failed.args[0].trouble is Trouble.HISTORY


def test_a_page_comes_for_what_was_asked_last(library: Library, qtbot: QtBot) -> None:
    told: list[object] = []
    library.page_ready.connect(told.append)
    library.request_page()
    with qtbot.waitSignal(library.page_ready):
        library.request_page(HandFilter(systems=("five",)), 0, 10)
    wanted = HandFilter(systems=("five",))
    assert told == [AskedPage(wanted, 0, library.page(wanted))]


def test_hands_are_counted_without_making_a_history(library: Library, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(library.tallied) as tallied:
        library.request_tally(HandFilter(systems=("five",)))
    assert tallied.args[0] == 1
    nothing = Places.under(tmp_path / "nothing")
    empty = Library(nothing)
    with qtbot.waitSignal(empty.tallied) as tallied:
        empty.request_tally(HandFilter())
    assert (tallied.args, nothing.history.exists()) == ([0, 0], False)
    empty.close()


def test_a_hand_is_read_from_a_file(library: Library, tmp_path: Path) -> None:
    (tmp_path / "a.ddz").write_text(library.text(1))
    assert library.read_file(tmp_path / "a.ddz") == library.record(1)
    (tmp_path / "a.ddz").write_text("nonsense")
    (tmp_path / "c.ddz").mkdir()
    for file, trouble in (("a.ddz", Trouble.TEXT), ("b.ddz", Trouble.GONE), ("c.ddz", Trouble.DISK)):
        with pytest.raises(LibraryError) as told:
            library.read_file(tmp_path / file)
        assert told.value.trouble is trouble


def test_statistics_come_for_what_was_asked_last(library: Library, qtbot: QtBot) -> None:
    told: list[object] = []
    library.statistics_ready.connect(told.append)
    library.request_statistics()
    with qtbot.waitSignal(library.statistics_ready):
        library.request_statistics(HandFilter(systems=("five",)))
    (statistics,) = told
    assert statistics.overall.hands == 1
    assert not library.busy


def test_hands_go_out_and_in(library: Library, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(library.exported) as exported:
        library.export_all(HandFilter(), tmp_path / "out")
    assert sorted(exported.args[0]) == sorted((tmp_path / "out").iterdir())
    with qtbot.waitSignal(library.changed):
        library.clear()
    with qtbot.waitSignals([library.imported, library.changed]):
        library.import_files([tmp_path / "out"])
    assert library.page().total == 2
    with qtbot.waitSignal(library.exported) as exported:
        library.export_hands([library.page().rows[0].id], tmp_path / "one")
    assert len(exported.args[0]) == 1


def test_what_fails_in_the_background_is_told(library: Library, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with qtbot.waitSignal(library.failed) as failed:
        library.export_all(HandFilter(), tmp_path / "file")
    assert failed.args[0].trouble is Trouble.DISK
    assert "file" in str(failed.args[0])


def test_a_mistake_of_ours_is_told_without_a_word_of_it(
    library: Library, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("hand 0 3s 4h")

    monkeypatch.setattr(module, "statistics", fail)
    with qtbot.waitSignal(library.statistics_failed) as failed:
        library.request_statistics()
    assert (failed.args[0].trouble, str(failed.args[0])) == (Trouble.BUG, "ZeroDivisionError")


def test_a_library_of_nothing_is_empty(qtbot: QtBot, tmp_path: Path) -> None:
    library = Library(None)
    assert library.page().total == 0
    with qtbot.waitSignal(library.failed) as failed:
        library.back_up(tmp_path / "x.zip")
    assert failed.args[0].trouble is Trouble.BACK_UP
    library.close()


# Errands


def test_work_is_done_elsewhere_in_turn_and_answered_here(qtbot: QtBot) -> None:
    errands = Errands()
    here, done = threading.current_thread(), []

    def work(number: int) -> int:
        assert threading.current_thread() is not here
        return number

    def answer(number: int) -> None:
        assert threading.current_thread() is here
        done.append(number)

    busy: list[bool] = []
    errands.busy_changed.connect(busy.append)
    for number in range(5):
        errands.run(lambda number=number: work(number), answer, pytest.fail)
    assert errands.busy
    qtbot.waitUntil(lambda: len(done) == 5)
    assert (done, busy) == ([0, 1, 2, 3, 4], [True, False])
    errands.close()
    errands.close()


def test_nobody_is_answered_after_the_end(qtbot: QtBot) -> None:
    errands = Errands()
    go_on, answers = threading.Event(), []
    errands.run(lambda: go_on.wait(5), answers.append, answers.append)
    errands.run(lambda: answers.append("begun"), answers.append, answers.append)
    threading.Timer(0.05, go_on.set).start()
    errands.close()
    errands.run(lambda: answers.append("late"), answers.append, answers.append)
    qtbot.wait(0)
    assert answers == []
