"""Deals that a seat holds possible agree with everything it knows."""

from __future__ import annotations

from random import Random

import pytest

from ddz_desktop.bots.knowledge import deck_counts, known_cards
from ddz_desktop.bots.learned.sampling import Sampler
from ddz_desktop.rules.action import Move
from ddz_desktop.rules.cards import RANK_UNIT, contains, counts_of, total
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.view import SeatView, view_for
from tests.bots.learned.moments import some_moments


def played_by(view: SeatView) -> list[int]:
    played = [0] * view.rules.seats
    for seat, action in view.history:
        if isinstance(action, Move):
            played[seat] += action.play.cards
    return played


@pytest.mark.parametrize("system", CATALOG)
def test_a_sampled_deal_agrees_with_what_the_seat_knows(system: str) -> None:
    engine = Engine(ruleset(system))
    for state in some_moments(engine, Random(3)):
        for seat in state.to_act:
            view = view_for(state, seat, engine.options(state, seat))
            deal = Sampler(view, seat, Random(1)).sample()
            played = played_by(view)
            assert deal.hands[seat] == counts_of(view.hand)
            assert [total(hand) for hand in deal.hands] == list(view.left)
            known = known_cards(view, seat, played)
            assert all(contains(hand, part) for hand, part in zip(deal.hands, known, strict=True))
            nobodys = sum(RANK_UNIT[rank] for rank in deal.nobodys)
            deck = deck_counts(engine.rules.lowest_rank, engine.rules.jokers, engine.rules.decks)
            assert sum(deal.hands) + sum(played) + nobodys == deck


def test_samples_differ_and_recur() -> None:
    engine = Engine(ruleset("standard-three"))
    state = next(iter(some_moments(engine, Random(3))))
    view = view_for(state, state.to_act[0], engine.options(state, state.to_act[0]))
    sampler = Sampler(view, state.to_act[0], Random(1))
    assert sampler.sample() != sampler.sample()
    again = Sampler(view, state.to_act[0], Random(1))
    assert again.sample() == Sampler(view, state.to_act[0], Random(1)).sample()
