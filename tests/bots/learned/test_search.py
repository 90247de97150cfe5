"""What the master's search is made of: beliefs, hands played on, and how uncertain values are weighed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from ddz_desktop.bots.learned import belief
from ddz_desktop.bots.learned.aim import Aim
from ddz_desktop.bots.learned.belief import SLIP, TRUST
from ddz_desktop.bots.learned.differences import Differences
from ddz_desktop.bots.learned.lookahead import Lookahead
from ddz_desktop.bots.learned.moment import Moment, option_of
from ddz_desktop.bots.learned.network import Network
from ddz_desktop.bots.learned.observation import observation
from ddz_desktop.bots.learned.sampling import SampledDeal
from ddz_desktop.bots.learned.worlds_kernel import Worlds
from ddz_desktop.rules.action import Move
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.state import HandState, Phase
from ddz_desktop.rules.view import view_for
from tests.bots.learned.moments import some_moments
from tests.bots.learned.networks import random_weights

WORLDS = 8
ROOM = 6000


def never() -> bool:
    return False


def truth(state: HandState) -> SampledDeal:
    return SampledDeal(list(state.counts), [], state.facts.partner)


def plays_of(system: str, seed: int) -> tuple[Engine, list[HandState]]:
    """The moments of a hand at which a card may be played; nothing reported, which self-play does not know."""
    engine = Engine(ruleset(system))
    states = [state for state in some_moments(engine, Random(seed)) if state.phase is Phase.PLAY]
    return engine, [state for state in states if not state.facts.reports]


@pytest.mark.parametrize("system", CATALOG)
def test_a_world_with_the_true_cards_shows_everybody_what_he_sees(system: str) -> None:
    """Put into a world at one moment and played on, the next seats see there what their views say."""
    engine, states = plays_of(system, 3)
    worlds = Worlds(engine.rules, 1, ROOM)
    for state, following in zip(states[::5], states[1::5], strict=False):
        seat = state.to_act[0]
        moment = Moment(view_for(state, seat, engine.options(state, seat)), seat)
        moment.put(worlds)
        moment.put_world(worlds, 1, truth(state))
        _, action = following.history[-1]
        worlds.act(1, *option_of(action))
        worlds.rows(1)
        actor = following.to_act[0]
        assert worlds.seen_arrays() == observation(view_for(following, actor, ()), actor)


@pytest.mark.parametrize("system", CATALOG)
def test_the_beginning_played_on_comes_to_the_moment(system: str) -> None:
    engine, states = plays_of(system, 4)
    worlds = Worlds(engine.rules, 1, ROOM)
    for state in states[::6]:
        seat = state.to_act[0]
        view = view_for(state, seat, engine.options(state, seat))
        moment = Moment(view, seat)
        moment.put_beginning(worlds, 1, truth(state))
        turns = moment.turns()
        assert bool(turns) == any(view.plays_made)
        for _, turn in turns:
            worlds.act(1, *turn)
        worlds.rows(1)
        assert worlds.seen_arrays() == observation(view, seat)


def test_deals_in_which_the_others_played_well_are_believed(tmp_path: Path) -> None:
    rules = ruleset("standard-three")
    engine, states = plays_of("standard-three", 5)
    network = Network(random_weights(rules, tmp_path / "weights.npz"))
    worlds = Worlds(rules, WORLDS, ROOM)
    state = states[12]
    seat = state.to_act[0]
    moment = Moment(view_for(state, seat, engine.options(state, seat)), seat)
    deals = [truth(state)] * WORLDS
    logs = belief.log_chances(moment, deals, worlds, network, Aim(), never)
    assert belief.shares(logs) == pytest.approx([1 / WORLDS] * WORLDS)
    assert 0 < SLIP < 1
    first, second = (seat + 1) % 3, (seat + 2) % 3
    other = list(state.counts)
    other[first], other[second] = other[second], other[first]
    mixed_deals = [truth(state), SampledDeal(other, [], None)]
    shares = belief.shares(belief.log_chances(moment, mixed_deals, worlds, network, Aim(), never))
    assert shares.sum() == pytest.approx(1)
    assert shares[0] != shares[1]


def test_little_believed_deals_are_often_left_out_and_then_stand_for_others() -> None:
    logs = np.log(np.array([100.0] * 4 + [1.0] * 60)) / TRUST
    kept, weights = [], np.zeros(0)
    for seed in range(400):
        places, more = belief.thinned(logs, Random(seed))
        assert {0, 1, 2, 3} <= set(places)
        kept += places
        weights = np.concatenate([weights, np.exp(more)])
    believed = np.array(kept) < 4
    assert len(kept) < 400 * 12
    assert weights[believed].sum() / weights.sum() == pytest.approx(400 / 460, abs=0.02)
    assert belief.thinned(np.zeros(1), Random(1))[0] == [0]


def test_a_play_that_goes_out_is_worth_a_win_everywhere(tmp_path: Path) -> None:
    rules = ruleset("standard-three")
    engine, states = plays_of("standard-three", 6)
    network = Network(random_weights(rules, tmp_path / "weights.npz"))
    state = next(
        state
        for state in states
        if any(play.cards == state.counts[state.to_act[0]] for play in engine.moves(state, state.to_act[0]))
    )
    seat = state.to_act[0]
    view = view_for(state, seat, engine.options(state, seat))
    options = [option_of(Move(play)) for play in engine.moves(state, seat)]
    lookahead = Lookahead(Worlds(rules, 2 * len(options), ROOM), network, Aim(), Aim(0.0))
    values = lookahead.values(Moment(view, seat), options, [truth(state)] * 2, never)
    assert values is not None
    out = next(place for place, option in enumerate(options) if option[0] == state.counts[seat])
    assert values[:, out] == pytest.approx([1.0, 1.0])
    assert np.allclose(values[0], values[1])
    assert lookahead.values(Moment(view, seat), options, [truth(state)], lambda: True) is None


def test_sources_count_by_how_sure_they_are() -> None:
    told = Differences([1.0, 0.9, 0.5], 0.1)
    assert told.values() == pytest.approx([1.0, 0.9, 0.5])
    assert told.values(caution=0.5) == pytest.approx([1.0, 0.85, 0.45])
    weights = np.full(4, 0.25)
    sure = np.array([[0.0, 0.3, 0.0]] * 4)
    assert told.add(sure, weights, 0.001).values()[1] == pytest.approx(1.3, abs=0.01)
    unsure = np.array([[0.0, 4.3, 0.0], [0.0, -3.7, 0.0], [0.0, 4.3, 0.0], [0.0, -3.7, 0.0]])
    assert told.add(unsure, weights, 0.001).values()[1] == pytest.approx(0.9, abs=0.02)
    assert told.add(sure, weights, 0.001).hopeful([0, 1, 2], 2.0) == [0, 1]
    gone = np.array([[0.0, 0.3, np.nan]] * 4)
    assert told.add(gone, weights, 0.1).values()[2] == pytest.approx(0.5)
