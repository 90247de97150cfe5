"""Moments of hands played at random, for tests that look at many."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ddz_desktop.bots.random_bot import RandomBot
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState
from ddz_desktop.rules.view import view_for


def some_moments(engine: Engine, rng: Random, hands: int = 1) -> Iterator[HandState]:
    """Every state of some hands in which somebody owes a decision."""
    bot = RandomBot(rng)
    for _ in range(hands):
        state, _ = engine.start(random_deal(engine.rules, rng))
        while state.to_act:
            yield state
            seat = state.to_act[0]
            state, _ = engine.apply(state, seat, bot.decide(view_for(state, seat, engine.options(state, seat))))
