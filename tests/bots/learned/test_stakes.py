"""What the strong player says before the play: by what its network expects of the hand."""

from __future__ import annotations

import math
from pathlib import Path
from random import Random

import pytest

from ddz_desktop.bots.learned import stakes
from ddz_desktop.bots.learned.forecast import Forecast, Forecaster
from ddz_desktop.bots.learned.network import Network
from ddz_desktop.bots.learned.stakes import valued_answers, valued_words
from ddz_desktop.bots.learned.strong import StrongBot
from ddz_desktop.rules.action import Action, Answer, Say, Topic, Word
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.ruleset import OptionValue
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.view import SeatView, view_for
from tests.bots.learned.networks import random_weights
from tests.bots.views import play_view

GOOD, BAD = Forecast(0.8, 1.2, 1.0), Forecast(0.1, 1.0, 1.3)


def first_view(system: str, **options: OptionValue) -> SeatView:
    engine = Engine(ruleset(system, options))
    state, _ = engine.start(random_deal(engine.rules, Random(1)))
    return view_for(state, state.to_act[0], engine.options(state, state.to_act[0]))


def best_word(view: SeatView, as_landlord: Forecast) -> Word:
    seat = view.to_act[0]
    against = BAD if as_landlord is GOOD else GOOD
    choices = valued_words(view, seat, lambda landlord: as_landlord if landlord == seat else against)
    best = max(choices, key=lambda choice: choice.value).action
    assert isinstance(best, Say)
    return best.word


@pytest.mark.parametrize(
    ("system", "auction", "word"),
    [
        ("standard-three", "contract", Word.THREE),
        ("yixing-classic", "score", Word.THREE),
        ("yixing-classic", "rob", Word.CALL),
        ("yixing-two", "duel", Word.CALL),
        ("standard-two", "first-call", Word.CALL),
    ],
)
def test_a_good_hand_is_bid_and_a_bad_one_passed(system: str, auction: str, word: Word) -> None:
    view = first_view(system, auction=auction)
    assert best_word(view, GOOD) is word
    assert best_word(view, BAD) is Word.PASS


def test_where_forecasts_lean_to_the_landlord_more_is_bid(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    view = first_view("hu-four")
    network = Network(random_weights(view.rules, tmp_path / "weights.npz"))
    said = []
    for lean in (-9.0, 9.0):
        monkeypatch.setitem(stakes.LEANS, "hu", lean)
        monkeypatch.setattr(Forecaster, "forecast", lambda *_, **__: Forecast(0.5, 1.0, 1.0))
        said.append(StrongBot(Random(1), network).rated(view)[0].action)
    assert said == [Say(Word.PASS), Say(Word.THREE)]
    assert Forecast(0.5, 2.0, 3.0).leaning(math.log(3)) == pytest.approx((0.75, 2.0, 3.0))


ANSWERS = [
    (Topic.OPEN, "yes", "no"),
    (Topic.DOUBLE, "yes", "no"),
    (Topic.IDENTITY, "show", "silent"),
]


@pytest.mark.parametrize(("topic", "bold", "meek"), ANSWERS)
def test_the_stake_is_raised_by_who_expects_to_win(topic: Topic, bold: str, meek: str) -> None:
    options: tuple[Action, ...] = (Answer(topic, bold), Answer(topic, meek))
    view = play_view("3456789", "3456789TJQKA2", (0, 6, 6), landlord=0)
    view = type(view)(**{**{name: getattr(view, name) for name in view.__struct_fields__}, "options": options})
    for forecast, value in ((GOOD, bold), (BAD, meek)):
        choices = valued_answers(view, 0, lambda forecast=forecast: forecast, lambda forecast=forecast: forecast)
        assert max(choices, key=lambda choice: choice.value).action == Answer(topic, value)


def test_a_forecast_tells_a_strong_hand_from_a_weak_one() -> None:
    engine = Engine(ruleset("standard-three"))
    rng = Random(2)
    chances = []
    for _ in range(12):
        state, _ = engine.start(random_deal(engine.rules, rng))
        view = view_for(state, state.to_act[0], engine.options(state, state.to_act[0]))
        rated = StrongBot(Random(1)).rated(view)
        high = sum(card >= 48 for card in view.hand)
        chances.append((rated[0].action != Say(Word.PASS), high))
    bid = [high for bids, high in chances if bids]
    passed = [high for bids, high in chances if not bids]
    assert bid
    assert passed
    assert sum(bid) / len(bid) > sum(passed) / len(passed)
