"""Players that are programs of their own: what they are told, and what becomes of what they answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ddz_desktop.bots import external
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.external import ChannelError, ExternalBot, legal_texts
from ddz_desktop.bots.generators import Generators
from ddz_desktop.rules.action import PASS, Move
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.notation import parse_action
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.view import view_for
from tests.bots.views import play_view, said

Answer = Callable[[dict[str, Any]], str]


class Line:
    """A channel that answers at once."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.questions: list[dict[str, Any]] = []

    def ask(self, line: str, seconds: float) -> str:
        self.questions.append(json.loads(line))
        return self.answer(self.questions[-1])


def taking(index: int) -> Answer:
    return lambda question: json.dumps({"id": question["id"], "action": question["legal"][index]})


def bot(answer: Answer) -> tuple[ExternalBot, Line]:
    line = Line(answer)
    return ExternalBot(line, CasualBot(Random(1)), 0.3), line


@pytest.mark.parametrize("system", CATALOG)
def test_a_program_plays_whole_hands_of_every_system(system: str) -> None:
    engine, rng = Engine(ruleset(system)), Random(1)
    player, line = bot(lambda question: taking(rng.randrange(len(question["legal"])))(question))
    state, _ = engine.start(random_deal(engine.rules, rng))
    while state.to_act:
        seat = state.to_act[0]
        options = engine.options(state, seat)
        state, _ = engine.apply(state, seat, player.decide(view_for(state, seat, options)))
    assert state.settlement is not None
    assert len(line.questions) == len(state.history)
    assert all(question["time_ms"] == 300 for question in line.questions)


def test_the_question_holds_what_the_seat_knows_and_no_more() -> None:
    view = play_view("34668K", "479TJQ2A2A", (0, 5, 5), table="solo Q Q", leader=1)
    player, line = bot(taking(0))
    assert player.decide(view) == PASS
    (question,) = line.questions
    assert question["legal"] == ["pass", "play solo K K"]
    told = question["view"]
    assert told["hand"] == "3s 4s 6s 6h 8s Ks"
    assert told["left"] == [6, 5, 5]
    assert told["hands"] == [None, None, None]
    assert told["bottom"] is None
    assert [told["table"], told["leader"], told["landlord"]] == ["solo Q Q", 1, 1]
    assert told["history"][-1] == [2, "pass"]


WRONG = [
    "",
    "nonsense",
    "[]",
    "[" * 100_000,
    '{"id": 99, "action": "pass"}',
    '{"id": 1, "action": 3}',
    '{"id": 1, "action": "dance"}',
    '{"id": 1, "action": "concede"}',
    '{"id": 1, "action": "play solo 3 3"}',
    '{"id": 1, "action": "play solo A A"}',
    '{"id": 1, "action": "double yes"}',
]


@pytest.mark.parametrize("line", WRONG)
def test_who_answers_wrongly_loses_the_seat_to_the_stand_in(line: str, caplog: pytest.LogCaptureFixture) -> None:
    view = play_view("34668K", "479TJQ2A2A", (0, 5, 5), table="solo Q Q", leader=1)
    player, asked = bot(lambda _: line)
    assert player.decide(view) == CasualBot(Random(1)).decide(view)
    player.decide(view)
    assert len(asked.questions) == 1
    assert "lost seat 0" in caplog.text
    caplog.clear()


def test_the_seat_is_the_programs_again_in_the_next_hand(caplog: pytest.LogCaptureFixture) -> None:
    def answer(question: dict[str, Any]) -> str:
        if question["id"] == 1:
            raise ChannelError("no answer within 0.3 s")
        return taking(-1)(question)

    player, asked = bot(answer)
    player.decide(play_view("34668K", "479TJQ2A2A", (0, 5, 5), table="solo Q Q", leader=1))
    engine = Engine(ruleset("standard-three"))
    state, _ = engine.start(random_deal(engine.rules, Random(1)))
    seat = state.to_act[0]
    player.decide(view_for(state, seat, engine.options(state, seat)))
    assert len(asked.questions) == 2
    caplog.clear()


def test_a_play_that_is_not_listed_may_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    view = play_view("333444555666777888999TTTJJJ", "", (0, 0, 0), system="emperor")
    monkeypatch.setattr(external, "MOST_PLAYS", 5)
    assert len(legal_texts(view, 0, Generators().of(view))) == 5
    whole = "play trio_chain J 333444555666777888999TTTJJJ"
    player, _ = bot(lambda question: json.dumps({"id": question["id"], "action": whole}))
    action = player.decide(view)
    assert isinstance(action, Move)
    assert action == parse_action(whole)
    assert said(action) == "333444555666777888999TTTJJJ"
