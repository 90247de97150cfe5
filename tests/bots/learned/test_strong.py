"""The strong player: the network's choice everywhere, from its own seat's view alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from ddz_desktop.bots.learned import weights
from ddz_desktop.bots.learned.aim import Aim
from ddz_desktop.bots.learned.judge import OptionJudge
from ddz_desktop.bots.learned.master import MasterBot
from ddz_desktop.bots.learned.network import Network, chances, points
from ddz_desktop.bots.learned.strong import StrongBot
from ddz_desktop.bots.learned.weights import family_of, network_for
from ddz_desktop.rules.action import Move
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.options import change
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import view_for
from tests.bots.learned.networks import random_weights
from tests.rules.hands import playing


@pytest.mark.parametrize("system", CATALOG)
def test_it_plays_whole_hands_of_every_system(system: str, tmp_path: Path) -> None:
    rules = ruleset(system)
    _play_a_hand(rules, StrongBot(Random(1), Network(random_weights(rules, tmp_path / "weights.npz"))))


def _play_a_hand(rules: RuleSet, bot: StrongBot) -> None:
    engine = Engine(rules)
    state, _ = engine.start(random_deal(rules, Random(1)))
    while state.to_act:
        seat = state.to_act[0]
        state, _ = engine.apply(state, seat, bot.decide(view_for(state, seat, engine.options(state, seat))))
    assert state.phase is Phase.OVER


def test_a_play_that_empties_the_hand_comes_first(tmp_path: Path) -> None:
    rules = ruleset("standard-three")
    state = playing(Engine(rules), "55666", "333", "777")
    seat = state.to_act[0]
    for seed in range(5):
        network = Network(random_weights(rules, tmp_path / "weights.npz", seed))
        judged = OptionJudge(rules, network).judge(view_for(state, seat), seat, Aim())
        assert isinstance(judged[0].action, Move)
        assert judged[0].action.play.cards == state.counts[seat]


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    network = Network(random_weights(ruleset("standard-two"), tmp_path / "weights.npz"))
    with pytest.raises(ValueError, match="standard-three"):
        OptionJudge(ruleset("standard-three"), network)


def test_a_house_rule_that_shipped_weights_do_not_fit_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ruleset("emperor")
    changed = change(rules, {"deal": "35+3"})
    random_weights(rules, tmp_path / f"{family_of(rules)}.npz")
    monkeypatch.setattr(weights, "CHECKOUT", tmp_path)
    assert network_for(rules) is not None
    assert family_of(changed) == family_of(rules)
    assert network_for(changed) is None
    for bot in (StrongBot(Random(1)), MasterBot(Random(1), budget=0.001)):
        _play_a_hand(changed, bot)


def test_one_state_and_many_are_judged_alike(tmp_path: Path) -> None:
    rules = ruleset("standard-three")
    network = Network(random_weights(rules, tmp_path / "weights.npz"))
    rng = np.random.default_rng(1)
    states = rng.integers(0, 2, (4, network.sizes[0]), np.uint8)
    options = rng.integers(0, 2, (10, network.sizes[1]), np.uint8)
    roles, owners = np.array([2, 0, 1, 2]), np.array([0, 0, 1, 2, 2, 2, 2, 3, 3, 3])
    many = network.judge_many(roles, states, options, owners)
    for index, role in enumerate(roles):
        one = network.judge(int(role), states[index], options[owners == index])
        assert np.allclose(one, many[owners == index], atol=1e-4)


def test_points_follow_from_chance_and_sizes() -> None:
    outputs = np.array([[0.0, 1.0, 0.0], [20.0, 3.0, 9.0]], np.float32)
    assert np.allclose(chances(outputs), [0.5, 1.0])
    assert np.allclose(points(outputs), [0.5 * 2 - 0.5, 4.0])
    assert np.allclose(Aim(0.0).worth(outputs), [0.0, 1.0])
    assert np.allclose(Aim(1.0).worth(outputs), [0.25, 2.0])
    assert np.allclose(Aim(1.0, unit=4.0).worth(outputs), [0.0625, 0.5])
    assert np.isclose(Aim(0.5, unit=4.0).mixed(0.5, 2.0, 1.0), 0.5 * 0.5 / 4 * 0.5)


def test_every_system_has_a_family() -> None:
    assert {family_of(rules) for rules in CATALOG.values()} == {
        "three",
        "two",
        "laizi",
        "tiandi",
        "four",
        "hu",
        "shanghai",
        "five",
        "emperor",
    }
