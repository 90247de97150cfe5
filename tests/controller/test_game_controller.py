"""The controller with its thread: what the window sees, and how it ends."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ddz_desktop.bots.base import Bot
from ddz_desktop.controller.bot_seat import LAST_RESORT, make_thinking_bot
from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.messages import Fault, FaultKind, HandKept, MatchSetup, Refusal, SeatOwner, TableUpdate
from ddz_desktop.rules.action import PASS, Action, Move, Say, Word
from ddz_desktop.rules.cards import counts_of
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView
from ddz_desktop.storage.places import Places
from tests.playing import plain_action

NewController = Callable[..., GameController]

FIRST_TO_SPEAK = b"6"
"""A seed by whose first deal the person speaks first."""


@pytest.fixture
def new_controller(qtbot: QtBot) -> Iterator[NewController]:
    made: list[GameController] = []

    def make(*arguments: object, **named: object) -> GameController:
        controller = GameController(*arguments, **named)
        made.append(controller)
        controller.set_pace(0)
        return controller

    yield make
    for controller in made:
        controller.shutdown()


class Window:
    """Plays the own seat with plain decisions, and keeps everything the controller says."""

    def __init__(self, controller: GameController, plays: bool = True) -> None:
        self.controller = controller
        self.plays = plays
        self.updates: list[TableUpdate] = []
        self.refusals: list[Refusal] = []
        self.hints: list[tuple[Action, ...]] = []
        self.faults: list[Fault] = []
        controller.updated.connect(self.take)
        controller.refused.connect(self.refusals.append)
        controller.hinted.connect(self.hints.append)
        controller.failed.connect(self.faults.append)

    def take(self, update: TableUpdate) -> None:
        assert threading.current_thread() is threading.main_thread()
        self.updates.append(update)
        if self.plays and update.view.seat in update.view.to_act:
            self.controller.submit(plain_action(update.view))

    @property
    def view(self) -> SeatView:
        return self.updates[-1].view

    def over(self) -> bool:
        return bool(self.updates) and self.view.phase is Phase.OVER and not self.view.redeal

    def my_turn(self) -> bool:
        return bool(self.updates) and self.view.seat in self.view.to_act


def setup(
    system: str = "yixing-classic", people: int = 1, level: str = "random", hands: int | None = None
) -> MatchSetup:
    rules = ruleset(system)
    persons = [SeatOwner("human", f"P{seat}") for seat in range(people)]
    bots = [SeatOwner("bot", f"B{seat}", level=level) for seat in range(people, rules.seats)]
    return MatchSetup(rules, (*persons, *bots), hands)


# A match


def test_a_hand_is_played_settled_recorded_and_followed(
    new_controller: NewController, qtbot: QtBot, tmp_path: Path
) -> None:
    window = Window(new_controller(places=Places.under(tmp_path)))
    kept: list[HandKept] = []
    window.controller.kept.connect(kept.append)
    window.controller.start_match(setup(hands=2), seed=b"1")
    qtbot.waitUntil(window.over)
    assert not window.updates[-1].match.finished
    window.controller.next_hand()
    qtbot.waitUntil(lambda: window.over() and window.updates[-1].match.finished)
    window.controller.next_hand()
    qtbot.waitUntil(lambda: len(window.refusals) == 1)
    assert window.refusals[0].message == "the match is over"
    assert [update.serial for update in window.updates] == sorted(update.serial for update in window.updates)
    rows = window.controller.library.page().rows
    assert [(row.number, row.id) for row in reversed(rows)] == [(hand.number, hand.id) for hand in kept]
    assert len(kept) == 2
    assert sum(row.points for row in rows) == window.updates[-1].match.totals[0]
    assert window.faults == []


def test_the_same_seed_gives_the_same_deal(new_controller: NewController, qtbot: QtBot) -> None:
    window = Window(new_controller(seed=b"1"), plays=False)
    for seed in (b"1", None):
        window.controller.start_match(setup(people=3), seed=seed)
        count = len(window.updates)
        qtbot.waitUntil(lambda count=count: len(window.updates) > count)
    assert window.updates[0].view == window.updates[1].view


def test_without_people_the_window_is_a_spectator(new_controller: NewController, qtbot: QtBot) -> None:
    window = Window(new_controller())
    window.controller.start_match(setup(people=0))
    qtbot.waitUntil(window.over)
    assert window.view.seat is None


def test_auto_play_plays_the_own_seat(new_controller: NewController, qtbot: QtBot) -> None:
    window = Window(new_controller(), plays=False)
    window.controller.start_match(setup(), seed=b"1")
    window.controller.set_auto_play(True)
    qtbot.waitUntil(window.over)
    assert window.updates[-1].match.auto_play == (0,)


def test_giving_up_ends_the_hand(new_controller: NewController, qtbot: QtBot) -> None:
    window = Window(new_controller(), plays=False)
    window.controller.start_match(setup(people=1), seed=b"1")
    qtbot.waitUntil(window.my_turn)
    window.controller.submit(plain_action(window.view))
    qtbot.waitUntil(lambda: window.view.phase is Phase.PLAY and window.my_turn())
    window.controller.concede()
    qtbot.waitUntil(window.over)
    assert window.view.settlement is not None
    assert 0 not in window.view.settlement.winners


# Actions


def test_a_refusal_has_its_reason_and_changes_nothing(new_controller: NewController, qtbot: QtBot) -> None:
    window = Window(new_controller(), plays=False)
    window.controller.start_match(setup(), seed=b"1")
    qtbot.waitUntil(window.my_turn)
    count = len(window.updates)
    window.controller.submit(Say(Word.CALL))
    qtbot.waitUntil(lambda: len(window.refusals) == 1)
    assert len(window.updates) == count


def test_a_click_for_an_earlier_state_is_refused(new_controller: NewController, qtbot: QtBot) -> None:
    window = Window(new_controller(), plays=False)
    window.controller.start_match(setup("standard-three", people=3), seed=b"1")
    qtbot.waitUntil(lambda: len(window.updates) == 1)
    window.controller.submit(PASS, serial=window.updates[0].serial - 1)
    qtbot.waitUntil(lambda: len(window.refusals) == 1)


def test_hints_are_choices_that_are_legal(new_controller: NewController, qtbot: QtBot) -> None:
    window = Window(new_controller(), plays=False)
    window.controller.start_match(setup(), seed=FIRST_TO_SPEAK)
    qtbot.waitUntil(window.my_turn)
    window.controller.request_hint()
    qtbot.waitUntil(lambda: len(window.hints) == 1)
    assert set(window.hints[0]) <= set(window.view.options)


def test_a_hint_for_a_state_that_has_passed_is_not_shown(new_controller: NewController, qtbot: QtBot) -> None:
    window = Window(new_controller(), plays=False)
    window.controller.start_match(setup(), seed=b"1")
    qtbot.waitUntil(window.my_turn)
    count = len(window.updates)
    window.controller.submit(PASS)
    window.controller.request_hint()
    qtbot.waitUntil(lambda: len(window.updates) > count)
    assert window.hints == []


def test_wishes_without_a_table_do_nothing(new_controller: NewController, qtbot: QtBot) -> None:
    window = Window(new_controller())
    for wish in (window.controller.next_hand, window.controller.request_hint, window.controller.concede):
        wish()
    window.controller.set_auto_play(True)
    window.controller.set_paused(True)
    with pytest.raises(LookupError):
        window.controller.explain([0])
    window.controller.start_match(setup(), seed=b"1")
    qtbot.waitUntil(window.over)
    assert window.refusals == []


# What cards mean


def test_a_selection_is_explained_for_the_hand_on_the_table(new_controller: NewController, qtbot: QtBot) -> None:
    window = Window(new_controller(), plays=False)
    window.controller.start_match(setup(), seed=FIRST_TO_SPEAK)
    qtbot.waitUntil(window.my_turn)
    hand = window.view.hand
    explanation = window.controller.explain(hand[:1])
    assert [reading.cards for reading in explanation.readings] == [counts_of(hand[:1])]
    assert window.controller.explain([]).readings == ()
    assert window.controller.can_play()
    pairs = {play.cards for play in window.controller.plays_within(hand[:2])}
    assert {counts_of(hand[:1]), counts_of(hand[1:2])} <= pairs
    assert window.controller.stands(explanation.readings[0]) == ()


# Faults


class Failing:
    def decide(self, view: SeatView) -> Action:
        raise ZeroDivisionError("a bot's mistake")


class Cheating:
    def decide(self, view: SeatView) -> Action:
        return Say(Word.ROB)


@pytest.mark.parametrize("bot", [Failing(), Cheating()])
def test_the_game_goes_on_after_a_bot_has_failed(
    new_controller: NewController, qtbot: QtBot, caplog: pytest.LogCaptureFixture, bot: Bot
) -> None:
    def factory(level: str, rng: Random, cancel: threading.Event) -> Bot:
        return make_thinking_bot(level, rng, cancel) if level == LAST_RESORT else bot

    window = Window(new_controller(bot_factory=factory))
    window.controller.start_match(setup(level="casual"), seed=b"1")
    qtbot.waitUntil(window.over)
    assert window.faults
    assert all(fault.playable for fault in window.faults)
    assert "fault on the host's thread" in caplog.text


def test_a_game_that_cannot_go_on_says_so(
    new_controller: NewController, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    window = Window(new_controller(bot_factory=lambda level, rng, cancel: Failing()))
    window.controller.start_match(setup(people=0))
    qtbot.waitUntil(lambda: len(window.faults) == 2)
    assert [fault.playable for fault in window.faults] == [True, False]
    window.controller.start_match(setup(people=3))
    qtbot.waitUntil(lambda: window.view.seat == 0)


def test_a_record_that_cannot_be_written_is_told_and_the_game_goes_on(
    new_controller: NewController, qtbot: QtBot, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    window = Window(new_controller(places=Places(tmp_path / "settings.json", tmp_path / "file")))
    window.controller.start_match(setup(), seed=b"1")
    qtbot.waitUntil(lambda: len(window.faults) == 2)
    assert window.over()
    assert [fault.kind for fault in window.faults] == [FaultKind.NOT_SAVED, FaultKind.NOT_RECORDED]
    assert all(fault.playable and fault.message in caplog.text for fault in window.faults)
    window.controller.next_hand()
    qtbot.waitUntil(lambda: window.updates[-1].match.hand_number == 2)


# The end


class Thinker:
    """A bot that thinks until it is told to stop."""

    def __init__(self, cancel: threading.Event) -> None:
        self.thinking = threading.Event()
        self.cancel = cancel

    def decide(self, view: SeatView) -> Action:
        self.thinking.set()
        while not self.cancel.is_set():
            pass
        return PASS


@pytest.fixture
def thinkers() -> list[Thinker]:
    return []


@pytest.fixture
def thinking(new_controller: NewController, qtbot: QtBot, thinkers: list[Thinker]) -> Window:
    """A window in the middle of a bot's thought."""

    def factory(level: str, rng: Random, cancel: threading.Event) -> Bot:
        thinkers.append(Thinker(cancel))
        return thinkers[-1]

    window = Window(new_controller(bot_factory=factory))
    window.controller.start_match(setup(people=0))
    qtbot.waitUntil(lambda: bool(thinkers) and thinkers[-1].thinking.is_set())
    return window


def test_the_program_ends_in_the_middle_of_a_thought(thinking: Window, qtbot: QtBot) -> None:
    """A wait of more than half a second would be in the log, which the test watches."""
    count = len(thinking.updates)
    thinking.controller.shutdown()
    thinking.controller.shutdown()
    qtbot.wait(0)
    assert len(thinking.updates) == count
    assert thinking.faults == []


def test_leaving_in_the_middle_of_a_thought_is_silent(thinking: Window, thinkers: list[Thinker], qtbot: QtBot) -> None:
    count = len(thinking.updates)
    thinking.controller.leave()
    assert thinking.controller.latest is None
    assert thinkers[0].cancel.is_set()
    thinking.controller.start_match(setup(people=3), seed=b"2")
    qtbot.waitUntil(lambda: len(thinking.updates) > count)
    assert thinking.view.seat == 0


def test_leaving_twenty_times_leaves_nothing_behind(new_controller: NewController, qtbot: QtBot) -> None:
    window = Window(new_controller(), plays=False)
    for number in range(20):
        window.controller.start_match(setup(people=0), seed=bytes([number]))
        window.controller.leave()
    window.controller.start_match(setup(people=3), seed=b"last")
    qtbot.waitUntil(lambda: len(window.updates) == 1)
    assert window.view.seat == 0


def test_a_bot_that_does_not_stop_is_waited_for_and_named(
    new_controller: NewController, qtbot: QtBot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ddz_desktop.controller.game_controller.PATIENCE_MS", 1)
    caplog.set_level(logging.INFO)
    go_on = threading.Event()
    begun = threading.Event()

    class Deaf:
        def decide(self, view: SeatView) -> Action:
            begun.set()
            go_on.wait(5)
            return PASS

    controller = new_controller(bot_factory=lambda level, rng, cancel: Deaf())
    controller.start_match(setup(people=0))
    qtbot.waitUntil(begun.is_set)
    threading.Timer(0.05, go_on.set).start()
    controller.shutdown()
    assert "still busy" in caplog.text


def test_a_move_names_its_cards(new_controller: NewController, qtbot: QtBot) -> None:
    """What a person chose by suit is what lies on the table."""
    window = Window(new_controller(), plays=False)
    window.controller.start_match(setup("standard-two"), seed=b"3")
    qtbot.waitUntil(window.my_turn)
    window.controller.submit(Say(Word.CALL))
    qtbot.waitUntil(lambda: window.view.phase is Phase.PLAY and window.my_turn())
    chosen = window.view.hand[1:2]
    play = window.controller.explain(chosen).legal[0]
    window.controller.submit(Move(play, chosen))
    qtbot.waitUntil(lambda: bool(window.view.plays_made[0]))
    assert chosen[0] not in window.view.hand
