"""The casual player's judgement beside the network's."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.learned import advice
from ddz_desktop.bots.learned.advice import MOST_TURNS, advised, share_of
from ddz_desktop.bots.learned.aim import Aim
from ddz_desktop.bots.learned.judge import OptionJudge
from ddz_desktop.bots.learned.network import Network
from ddz_desktop.bots.learned.strong import StrongBot
from ddz_desktop.bots.learned.weights import family_of
from ddz_desktop.rules.action import Say, Word
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import view_for
from tests.bots.learned.networks import random_weights
from tests.bots.views import play_view

VIEW = play_view("34668K", "479TJQ2A2A", (0, 5, 5), table="solo Q Q", leader=1)


def test_only_families_that_learned_little_ask() -> None:
    assert set(advice.SHARES) < {family_of(rules) for rules in CATALOG.values()}
    assert share_of(ruleset("five")) > 0
    assert share_of(ruleset("standard-three")) == 0


def test_an_option_loses_what_casual_thinks_it_loses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    network = Network(random_weights(VIEW.rules, tmp_path / "weights.npz"))
    alone = OptionJudge(VIEW.rules, network).judge(VIEW, 0, Aim())
    rated = CasualBot(Random(1)).rated(VIEW)
    lost = {choice.action: rated[0].value - choice.value for choice in rated}
    found = advised(VIEW, alone, CasualBot(Random(1)), 0.5)
    own = {option.action: option.value for option in alone}
    for option in found:
        less = 0.5 * min(MOST_TURNS, lost.get(option.action, MOST_TURNS))
        assert option.value == pytest.approx(own[option.action] - less)
    assert [option.value for option in found] == sorted((option.value for option in found), reverse=True)
    monkeypatch.setitem(advice.SHARES, family_of(VIEW.rules), 100.0)
    assert StrongBot(Random(1), network).rated(VIEW)[0].action == rated[0].action


@pytest.mark.parametrize(("system", "asked"), [("five", True), ("shanghai-four", False)])
def test_casual_answers_where_forecasts_are_not_to_be_trusted(system: str, asked: bool, tmp_path: Path) -> None:
    rules = ruleset(system)
    engine = Engine(rules)
    strong = StrongBot(Random(1), Network(random_weights(rules, tmp_path / "weights.npz")))
    state, _ = engine.start(random_deal(rules, Random(1)))
    same = []
    while state.phase is not Phase.PLAY:
        seat = state.to_act[0]
        view = view_for(state, seat, engine.options(state, seat))
        if state.phase is not Phase.AUCTION:
            same.append(strong.rated(view) == CasualBot(Random(1)).rated(view))
        loudest = next((option for option in view.options if option == Say(Word.THREE)), view.options[-1])
        state, _ = engine.apply(state, seat, loudest)
    assert same
    assert all(same) == asked
