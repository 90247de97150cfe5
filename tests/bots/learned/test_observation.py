"""What a seat's network sees comes from its view alone, and is just what the hands of self-play show it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ddz_desktop.bots.learned.features_kernel import Features
from ddz_desktop.bots.learned.observation import observation
from ddz_desktop.bots.learned.table_kernel import Tables
from ddz_desktop.rules.action import PASS, Action, Move
from ddz_desktop.rules.cards import counts_of
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.kinds import KINDS, Play
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState, Phase
from ddz_desktop.rules.view import view_for

HANDS = 3
MANY = 3

Option = tuple[int, int, int]


def to_the_play(engine: Engine, rng: Random) -> HandState:
    """A hand at its first lead, after any words and answers; nothing reported, which self-play does not know."""
    while True:
        state, _ = engine.start(random_deal(engine.rules, rng))
        while state.to_act and state.phase is not Phase.PLAY:
            seat = rng.choice(state.to_act)
            options = engine.options(state, seat)
            state, _ = engine.apply(state, seat, options[0] if state.phase is Phase.REPORT else rng.choice(options))
        if state.phase is Phase.PLAY:
            return state


def put_into(tables: Tables, state: HandState) -> None:
    """The same hand in the first slot."""
    facts, deal = state.facts, state.deal
    assert facts.landlord is not None
    quota = [MANY if left is None else left for left in facts.quota]
    tables.set_hand(
        0,
        [counts_of(hand) for hand in deal.hands],
        facts.landlord,
        counts_of(deal.bottom),
        state.wild,
        facts.partner,
        15 if deal.winning is None else deal.winning // 4,
        quota,
        facts.partner_revealed,
        facts.open_hand or facts.spread,
    )


def action_of(option: Option) -> Action:
    cards, kind, key = option
    return Move(Play(KINDS[kind], key, cards)) if cards else PASS


def moments(system: str, seed: int) -> Iterator[tuple[Engine, HandState, Tables]]:
    """A hand played at random side by side in the engine and in a slot."""
    rng = Random(seed)
    engine = Engine(ruleset(system))
    tables = Tables(engine.rules, 1, 400, seed)
    state = to_the_play(engine, rng)
    put_into(tables, state)
    while state.to_act:
        yield engine, state, tables
        option = rng.choice(tables.options_at(0))
        tables.act(0, *option)
        state, _ = engine.apply(state, state.to_act[0], action_of(option))
    result = tables.result(0)
    assert result is not None
    assert state.settlement is not None
    assert result[0] == state.settlement.winner


@pytest.mark.parametrize("system", CATALOG)
def test_a_view_says_what_the_hands_of_self_play_say(system: str) -> None:
    for seed in range(HANDS):
        for engine, state, tables in moments(system, seed):
            seat = state.to_act[0]
            tables.rows(0)
            assert observation(view_for(state, seat, engine.options(state, seat)), seat) == tables.seen_arrays()


@pytest.mark.parametrize("system", CATALOG)
def test_equal_observations_give_equal_bits_and_options(system: str) -> None:
    features = Features(ruleset(system), 1, 1)  # more rows come as they are needed
    for _engine, state, tables in moments(system, 1):
        seat = state.to_act[0]
        count = tables.rows(0)
        assert features.judge(*observation(view_for(state, seat), seat)) == count
        sizes = features.state_size, features.state_size + count * features.option_size
        assert bytes(features.memory[: sizes[1]]) == bytes(tables.memory[: sizes[1]])
        assert [features.option(i) for i in range(count)] == tables.options_at(0)
