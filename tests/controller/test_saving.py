"""Nothing is lost: a match goes on however the program has ended, and every hand is in the history once."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from pytestqt.qtbot import QtBot

from ddz_desktop.controller.archive import Archive
from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.library import EVERYTHING, HandFilter, Origin, Result
from ddz_desktop.controller.messages import FaultKind, SavedMatch
from ddz_desktop.match.save import Save, parse_save
from ddz_desktop.rules.codes import deal_code
from ddz_desktop.rules.event import Settled
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import NewGame
from ddz_desktop.storage.history import History
from ddz_desktop.storage.places import Places
from tests.controller.test_game_controller import Window, new_controller, setup
from tests.controller.test_session_host import Table
from tests.playing import plain_action
from tests.storage.conftest import small_disk
from tests.storage.hands import recorded

if TYPE_CHECKING:
    from ddz_desktop.controller.messages import TableUpdate

__all__ = ["new_controller", "small_disk"]

NewController = Callable[..., GameController]


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.under(tmp_path)


def play_to(window: Window, qtbot: QtBot, wanted: Callable[[], bool]) -> None:
    """Play until the own turn comes in a wanted state."""

    def reached() -> bool:
        if not window.my_turn():
            return False
        if wanted():
            return True
        window.controller.submit(plain_action(window.view))
        return False

    qtbot.waitUntil(reached)


def known(update: TableUpdate | SavedMatch) -> tuple[object, ...]:
    """What a player would notice if it were another."""
    return update.view, update.match.totals, update.match.hand_number, update.match.auto_play, update.match.commitment


def finish(window: Window, qtbot: QtBot) -> None:
    """Play the hand to its end, from the turn that waits."""
    window.plays = True
    if window.my_turn():
        window.controller.submit(plain_action(window.view))
    qtbot.waitUntil(window.over)


def rest_of_the_hand(controller: GameController, qtbot: QtBot) -> tuple[object, ...]:
    qtbot.waitUntil(lambda: controller.library.page().total > 0)
    (row,) = controller.library.page().rows
    return controller.library.record(row.id).decisions


def tally(controller: GameController, qtbot: QtBot) -> list[object]:
    with qtbot.waitSignal(controller.library.tallied) as tallied:
        controller.library.request_tally(HandFilter())
    return list(tallied.args)


# Going on


# Not five: there all are asked at once who they are, and who answers first is left to chance.
@pytest.mark.parametrize("system", ["yixing-tiandi", "shanghai-four", "hu-four"])
def test_a_hand_goes_on_as_if_nothing_had_happened(
    new_controller: NewController, qtbot: QtBot, tmp_path: Path, system: str
) -> None:
    """Twice the same match, once with an end of the program in between: the bots, too, decide what they would have."""
    whole = Window(new_controller(places=Places.under(tmp_path / "whole"), seed=b"2"))
    whole.controller.start_match(setup(system))
    qtbot.waitUntil(whole.over)

    places = Places.under(tmp_path / "halves")
    first = Window(new_controller(places=places, seed=b"2"), plays=False)
    first.controller.start_match(setup(system))
    play_to(first, qtbot, lambda: first.view.phase is Phase.PLAY)
    first.controller.shutdown()

    controller = new_controller(places=places, seed=b"2")
    saved = controller.saved_match()
    assert saved is not None
    assert known(saved) == known(first.updates[-1])
    assert saved.my_turn
    second = Window(controller, plays=False)
    controller.resume_match()
    qtbot.waitUntil(second.my_turn)
    assert known(second.updates[0]) == known(first.updates[-1])
    assert second.updates[0].events == first.updates[-1].events
    finish(second, qtbot)
    assert rest_of_the_hand(controller, qtbot) == rest_of_the_hand(whole.controller, qtbot)


def test_a_match_that_was_left_can_be_resumed_at_once(
    new_controller: NewController, qtbot: QtBot, places: Places
) -> None:
    window = Window(new_controller(places=places), plays=False)
    told: list[SavedMatch | None] = []
    window.controller.saved_changed.connect(told.append)
    window.controller.start_match(setup(people=1), seed=b"6")
    qtbot.waitUntil(window.my_turn)
    left = window.updates[-1]
    window.controller.set_auto_play(False)
    window.controller.leave()
    qtbot.waitUntil(lambda: len(told) == 1)
    assert known(told[0]) == known(left)
    window.controller.resume_match()
    assert window.controller.saved_match() is None
    qtbot.waitUntil(lambda: window.controller.latest is not None)
    assert known(window.updates[-1]) == known(left)
    assert [each is None for each in told] == [False, True]


def test_a_settlement_is_shown_again_and_the_next_hand_follows(
    new_controller: NewController, qtbot: QtBot, places: Places
) -> None:
    first = Window(new_controller(places=places))
    first.controller.start_match(setup(hands=3), seed=b"1")
    qtbot.waitUntil(first.over)
    first.controller.shutdown()
    controller = new_controller(places=places)
    saved = controller.saved_match()
    assert saved is not None
    assert (saved.view.phase, saved.match.finished) == (Phase.OVER, False)
    second = Window(controller)
    controller.resume_match()
    qtbot.waitUntil(second.over)
    assert isinstance(second.updates[0].events[-1], Settled)
    assert known(second.updates[0]) == known(first.updates[-1])
    controller.next_hand()
    qtbot.waitUntil(lambda: second.updates[-1].match.hand_number == 2 and second.over())
    qtbot.waitUntil(lambda: controller.library.page().total == 2)


def test_a_finished_match_leaves_nothing_to_resume(new_controller: NewController, qtbot: QtBot, places: Places) -> None:
    window = Window(new_controller(places=places))
    window.controller.start_match(setup(hands=1), seed=b"1")
    qtbot.waitUntil(window.over)
    qtbot.waitUntil(lambda: not places.save.exists())
    window.controller.set_auto_play(True)
    window.controller.leave()
    window.controller.shutdown()
    assert not places.save.exists()
    assert new_controller(places=places).saved_match() is None


# Ending for good


@pytest.mark.parametrize("how", ["discard", "leave", "start"])
def test_a_hand_that_is_given_up_for_good_is_kept_as_abandoned(
    new_controller: NewController, qtbot: QtBot, places: Places, how: str
) -> None:
    window = Window(new_controller(places=places), plays=False)
    controller = window.controller
    controller.start_match(setup(), seed=b"6")
    qtbot.waitUntil(window.my_turn)
    controller.submit(plain_action(window.view))
    play_to(window, qtbot, lambda: True)
    commitment = window.updates[-1].match.commitment
    if how == "leave":
        controller.leave(keep=False)
    else:
        controller.leave()
        qtbot.waitUntil(lambda: controller.saved_match() is not None)
        if how == "discard":
            controller.discard_saved()
        else:
            controller.start_match(setup(people=3))
    qtbot.waitUntil(lambda: controller.library.page().total == 1)
    (row,) = controller.library.page().rows
    assert (row.result, row.seat, row.players[0].name, row.points) == (Result.ABANDONED, 0, "P0", 0)
    assert f"commitment {commitment}" in controller.library.record(row.id).proof
    assert tally(controller, qtbot) == [0, 0]
    assert controller.saved_match() is None


def test_a_hand_in_which_nothing_has_been_done_is_no_hand(
    new_controller: NewController, qtbot: QtBot, places: Places
) -> None:
    window = Window(new_controller(places=places), plays=False)
    window.controller.start_match(setup(people=3), seed=b"6")
    qtbot.waitUntil(lambda: len(window.updates) == 1)
    window.controller.leave(keep=False)
    window.controller.shutdown()
    assert window.controller.library.page().total == 0
    assert not places.save.exists()


# After a crash


def in_the_middle(places: Places, new_controller: NewController, qtbot: QtBot) -> None:
    window = Window(new_controller(places=places), plays=False)
    window.controller.start_match(setup(), seed=b"6")
    qtbot.waitUntil(window.my_turn)
    window.controller.shutdown()


def test_a_hand_that_was_over_but_not_noted_is_noted_by_the_next_start(
    new_controller: NewController, qtbot: QtBot, places: Places
) -> None:
    window = Window(new_controller(places=places))
    window.controller.start_match(setup(hands=1), seed=b"1")
    saves: list[bytes] = []
    window.controller.updated.connect(lambda update: saves.append(places.save.read_bytes()) if window.over() else None)
    qtbot.waitUntil(lambda: bool(saves) and not places.save.exists())
    window.controller.shutdown()
    rows = window.controller.library.page().rows
    for already_noted in (True, False):
        if not already_noted:
            with History(places.history) as history:
                history.clear()
        places.save.write_bytes(saves[0])  # as if the program had died after the last decision
        controller = new_controller(places=places)
        assert controller.saved_match() is None
        assert not places.save.exists()
        (row,) = controller.library.page().rows
        assert (row.points, row.ended, row.number) == (rows[0].points, rows[0].ended, 1)
        assert row.result in (Result.WON, Result.LOST)


@pytest.mark.parametrize("content", [b"", b"garbage", b'{"version": 99}', None])
def test_a_broken_match_is_set_aside_and_told(
    new_controller: NewController,
    qtbot: QtBot,
    places: Places,
    content: bytes | None,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    in_the_middle(places, new_controller, qtbot)
    hand = parse_save(places.save.read_bytes()).match.hand
    if content is None:  # one card of another seat is another one
        content = places.save.read_bytes().replace(b"hand 1 ", b"hand 1 3s 3s ")
    places.save.write_bytes(content)
    controller = new_controller(places=places)
    assert controller.saved_match() is None
    (fault,) = controller.faults_at_start
    assert fault.kind is FaultKind.SAVE_UNUSABLE
    (kept,) = places.data.glob("match-unreadable-*.json")
    assert kept.read_bytes() == content
    window = Window(controller)
    controller.resume_match()
    qtbot.waitUntil(lambda: len(window.faults) == 1)
    assert not window.faults[0].playable
    controller.start_match(setup(), seed=b"1")
    qtbot.waitUntil(window.over)
    assert no_hand_in(caplog.text + fault.message, hand)


def no_hand_in(text: str, record: Record) -> bool:
    """Whether nobody could learn a hand or a secret from a text."""
    secrets = [line.split(" ")[1] for line in record.proof if line.startswith("secret")]
    lines = [deal_code(record.rules, record.deal), *secrets]
    words = text.split()
    cards = [word for word in words if len(word) == 2 and word[0] in "3456789TJQKA2" and word[1] in "shdc"]
    return not cards and not [line for line in lines if line in text]


def test_the_log_tells_no_card_of_a_whole_match(
    new_controller: NewController, qtbot: QtBot, places: Places, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    in_the_middle(places, new_controller, qtbot)
    window = Window(new_controller(places=places))
    window.controller.resume_match()
    qtbot.waitUntil(window.over)
    qtbot.waitUntil(lambda: window.controller.library.page().total == 1)
    assert no_hand_in(caplog.text, window.controller.library.record(window.controller.library.page().rows[0].id))


@pytest.mark.parametrize("content", [b"x" * 9000, "newer"])
def test_an_unusable_history_is_set_aside_and_a_new_one_begun(
    new_controller: NewController, qtbot: QtBot, places: Places, content: bytes | str
) -> None:
    with History(places.history) as history:
        history._connection.execute("PRAGMA user_version = 99")
    if isinstance(content, bytes):
        places.history.write_bytes(content)
    controller = new_controller(places=places)
    assert [fault.kind for fault in controller.faults_at_start] == [FaultKind.HISTORY_UNUSABLE]
    assert len(list(places.data.glob("history-unreadable-*.sqlite"))) == 1
    window = Window(controller)
    controller.start_match(setup(), seed=b"1")
    qtbot.waitUntil(lambda: controller.library.page().total == 1)
    assert window.faults == []


def test_a_hand_that_could_not_be_noted_is_noted_with_the_next(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = Archive(places)
    first, second = two_hands()
    with monkeypatch.context() as patch:
        patch.setattr(History, "add_all", failing(sqlite3.OperationalError("database or disk is full")))
        with pytest.raises(sqlite3.OperationalError):
            archive.keep(first)
    assert archive.keep(second) is not None
    archive.close()
    with History(places.history) as history:
        assert history.count() == 2


def test_a_history_that_proves_damaged_is_set_aside_and_nothing_is_lost(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = Archive(places)
    first, second = two_hands()
    with monkeypatch.context() as patch:
        patch.setattr(History, "add_all", failing(sqlite3.DatabaseError("database disk image is malformed")))
        with pytest.raises(Exception, match="malformed; it has been set aside"):
            archive.keep(first)
    assert archive.keep(second) is not None
    archive.close()
    assert len(list(places.data.glob("history-unreadable-*.sqlite"))) == 1
    with History(places.history) as history:
        assert history.count() == 2


def two_hands() -> list[Save]:
    """The saves of a match at the end of its first hand and of its second."""
    table = Table()
    table.play_hand()
    table.host.start_hand(0)
    table.play_hand()
    assert len(table.kept) == 2
    return table.kept


def failing(error: Exception) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise error

    return fail


# What else is kept


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    new_controller: NewController,
    qtbot: QtBot,
    small_disk: tuple[Path, Callable[[], None]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    folder, fill = small_disk
    places = Places.under(folder)
    window = Window(new_controller(places=places), plays=False)
    window.controller.start_match(setup(), seed=b"6")
    qtbot.waitUntil(window.my_turn)
    before = places.save.read_bytes()
    fill()
    finish(window, qtbot)
    qtbot.waitUntil(lambda: len(window.faults) == 2)
    assert [fault.kind for fault in window.faults] == [FaultKind.NOT_SAVED, FaultKind.NOT_RECORDED]
    assert places.save.read_bytes() == before
    (folder / "filling").unlink(missing_ok=True)


def test_a_deal_from_a_code_is_played(new_controller: NewController, qtbot: QtBot, places: Places) -> None:
    record = recorded(1, "standard-two")
    window = Window(new_controller(places=places))
    controller = window.controller
    opening = controller.library.opening(controller.library.code(record).lower())
    controller.start_match(setup("standard-two"), opening=opening)
    qtbot.waitUntil(lambda: controller.library.page().total == 1)
    (row,) = controller.library.page().rows
    assert (row.origin, row.code) == (Origin.GIVEN, deal_code(record.rules, record.deal))
    assert window.updates[0].match.commitment == ""
    assert tally(controller, qtbot) == [0, 0]


def test_a_hand_goes_on_from_the_middle_of_a_record(
    new_controller: NewController, qtbot: QtBot, places: Places
) -> None:
    record = recorded(1, "standard-two")
    opening = Record(record.rules, record.deal, record.decisions[:4])
    window = Window(new_controller(places=places), plays=False)
    window.controller.start_match(setup("standard-two"), opening=opening)
    qtbot.waitUntil(lambda: len(window.updates) > 0)
    assert window.updates[0].view.history == record.decisions[:4]


def test_an_opening_of_other_rules_is_a_fault(
    new_controller: NewController, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    window = Window(new_controller())
    window.controller.start_match(setup("five"), opening=recorded(1, "standard-two"))
    qtbot.waitUntil(lambda: len(window.faults) == 1)
    assert not window.faults[0].playable


def test_everything_is_backed_up_and_restored(
    new_controller: NewController, qtbot: QtBot, places: Places, tmp_path: Path
) -> None:
    window = Window(new_controller(places=places), plays=False)
    controller = window.controller
    controller.choices.save_preset("evening", NewGame(system="five"))
    controller.start_match(setup(), seed=b"6")
    qtbot.waitUntil(window.my_turn)
    left = window.updates[-1]
    with qtbot.waitSignal(controller.library.backed_up):
        controller.library.back_up(tmp_path / "all.zip")
    finish(window, qtbot)
    controller.choices.delete_preset("evening")
    qtbot.waitUntil(lambda: controller.library.page().total == 1)
    with qtbot.waitSignal(controller.restored) as restored:
        controller.restore(tmp_path / "all.zip")
    assert (restored.args[0].hands, restored.args[0].presets, restored.args[0].match) == (0, 1, True)
    qtbot.waitUntil(lambda: controller.saved_match() is not None)
    assert controller.library.page().total == 0
    assert [preset.name for preset in controller.choices.presets.saved] == ["evening"]
    assert known(controller.saved_match()) == known(left)
    controller.resume_match()
    qtbot.waitUntil(lambda: controller.latest is not None)
    finish(window, qtbot)
    qtbot.waitUntil(lambda: controller.library.page().total == 1)


def test_a_bad_backup_changes_nothing_and_the_match_can_be_resumed(
    new_controller: NewController, qtbot: QtBot, places: Places, tmp_path: Path
) -> None:
    window = Window(new_controller(places=places), plays=False)
    window.controller.start_match(setup(), seed=b"6")
    qtbot.waitUntil(window.my_turn)
    (tmp_path / "all.zip").write_bytes(b"garbage")
    window.controller.restore(tmp_path / "all.zip")
    qtbot.waitUntil(lambda: window.controller.saved_match() is not None)
    assert [fault.kind for fault in window.faults] == [FaultKind.RESTORE_FAILED]
    assert window.controller.library.page(HandFilter()) == window.controller.library.page(EVERYTHING)


def test_saved_views_hold_nothing_of_other_seats(new_controller: NewController, qtbot: QtBot, places: Places) -> None:
    in_the_middle(places, new_controller, qtbot)
    saved = new_controller(places=places).saved_match()
    assert saved is not None
    assert saved.view.seat == 0
    assert set(saved.view.hands) == {None}
    assert saved.match.proof == ()
    assert (saved.view.bottom, saved.view.aside) == (None, None)


def test_a_controller_without_places_keeps_nothing(new_controller: NewController, qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(new_controller())
    window.controller.start_match(setup(hands=1), seed=b"1")
    qtbot.waitUntil(window.over)
    window.controller.choices.save_preset("x", NewGame())
    window.controller.leave()
    window.controller.shutdown()
    assert window.controller.library.page().total == 0
    assert window.faults == []
