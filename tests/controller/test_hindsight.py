"""Looking back at a hand: what each decision was worth, and what was better."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ddz_desktop.bots.review import Reviewer
from ddz_desktop.controller.hindsight import Alternatives, Hindsight, Review
from ddz_desktop.controller.session_replay import Replay
from ddz_desktop.rules.action import Move
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.state import Phase
from tests.storage.hands import recorded


def plain(action: object) -> object:
    return action.play if isinstance(action, Move) else action


@pytest.mark.parametrize("system", ["yixing-classic", "standard-two"])
def test_what_else_could_be_played_is_legal_and_the_best_comes_first(system: str) -> None:
    record = recorded(system=system, level="casual")
    replay, hindsight = Replay(record), Hindsight(record)
    assert list(replay.legal()) == []
    for position in range(1, replay.length + 1):
        replay.jump(position)
        told = hindsight.of(position)
        assert told is not None
        assert (told.seat, told.done.action) == record.decisions[position - 1]
        legal = [plain(action) for action in replay.legal()]
        assert {plain(told.done.action), *(plain(each.action) for each in told.proposed)} <= set(legal)
        assert told.possible == len(legal)
        chances = [each.chance for each in told.proposed if each.chance is not None]
        assert chances == sorted(chances, reverse=True)
        assert (told.lost is None) == (not replay.decisions[position - 1].in_play)
        assert told.agrees or told.lost is None or told.lost > 0


def test_a_line_can_be_played_and_the_last_decisions_are_proved() -> None:
    record = recorded(3, system="yixing-classic", level="random")
    hindsight, engine, lines = Hindsight(record), Engine(record.rules), 0
    replay = Replay(record)
    for position in range(1, replay.length + 1):
        told = hindsight.of(position)
        assert told is not None
        state, steps = replay.state(position - 1), ((told.seat, told.proposed[0].action), *told.line)
        for seat, action in steps if told.line else ():
            assert state.phase is Phase.PLAY
            assert seat in state.to_act
            state, _ = engine.apply(state, seat, action)
        lines += bool(told.line)
    assert lines > 3, "who plays at random leaves much to be done better"
    assert hindsight.of(replay.length).done == told.done
    assert (told.done.chance, told.done.proved) == (1.0, True)


def test_without_a_network_the_choices_have_no_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reviewer, "review", lambda reviewer, view, stopped: ())
    told = Hindsight(recorded(1, "emperor", "casual")).of(20)
    assert told is not None
    assert (told.done.chance, told.lost, told.line) == (None, None, ())
    assert told.proposed


def test_nothing_is_told_once_it_is_stopped() -> None:
    assert Hindsight(recorded(level="casual")).of(5, lambda: True) is None


def test_all_decisions_are_told_the_wanted_one_first(qtbot: QtBot) -> None:
    record = recorded(1, "yixing-classic", "casual")
    review, told = Review(), list[Alternatives]()
    review.judged.connect(told.append)
    review.begin(record)
    review.look_at(len(record.decisions) - 1)
    qtbot.waitUntil(lambda: len(told) == len(record.decisions), timeout=60_000)
    assert {each.position for each in told} == set(range(1, len(record.decisions) + 1))
    assert len(record.decisions) - 1 in [each.position for each in told[:2]]
    review.close()


def test_another_record_or_closing_ends_what_went_on(qtbot: QtBot) -> None:
    first, second = recorded(1, "yixing-classic", "casual"), recorded(level="casual")
    review, told = Review(), list[Alternatives]()
    review.judged.connect(told.append)
    review.begin(first)
    review.begin(second)
    qtbot.waitUntil(lambda: len(told) == len(second.decisions), timeout=60_000)
    assert [each.done.action for each in sorted(told, key=lambda each: each.position)] == [
        action for _, action in second.decisions
    ]
    review.begin(first)
    review.close()
    told.clear()
    qtbot.wait(1)
    assert told == []
