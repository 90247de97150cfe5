"""Two hundred endgames with a proved win: the master, who is shown all hands, wins every one against best defence."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from ddz_desktop.bots.learned.master import MasterBot
from ddz_desktop.bots.random_bot import RandomBot
from ddz_desktop.rules.action import Move
from ddz_desktop.rules.cards import suited_cards
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState, Phase
from ddz_desktop.rules.view import SeatView, view_for
from tests.bots.learned.open_hands import OpenHands

ENDGAMES = 200
FEWEST, MOST = 8, 18
SYSTEMS = ("standard-three", "yixing-classic", "traditional", "standard-two")
MANY = 99


def searcher(engine: Engine, state: HandState) -> OpenHands:
    sides = tuple(int(seat == state.facts.landlord) for seat in range(state.rules.seats))
    return OpenHands(engine.generator(state), sides)


def winner(search: OpenHands, state: HandState) -> int:
    assert state.leader is not None
    quota = (MANY,) * state.rules.seats
    return search.winner(state.counts, state.to_act[0], state.table, state.leader, quota)


def open_view(engine: Engine, state: HandState, seat: int) -> SeatView:
    view = view_for(state, seat, engine.options(state, seat))
    hands = tuple(None if other == seat else suited_cards(cards) for other, cards in enumerate(state.suited))
    return msgspec.structs.replace(view, hands=hands)


def endgames(system: str, rng: Random) -> Iterator[HandState]:
    """Late moments of hands played at random, in which the side to act can force a win but does not win at once."""
    engine = Engine(ruleset(system))
    bot = RandomBot(rng)
    while True:
        state, _ = engine.start(random_deal(engine.rules, rng))
        while state.to_act:
            cards = sum(len(suited_cards(hand)) for hand in state.suited)
            if state.phase is Phase.PLAY and FEWEST <= cards <= MOST:
                seat = state.to_act[0]
                search = searcher(engine, state)
                at_once = any(play.cards == state.counts[seat] for play in engine.moves(state, seat))
                if not at_once and winner(search, state) == int(seat == state.facts.landlord):
                    yield state
                break
            seat = state.to_act[0]
            state, _ = engine.apply(state, seat, bot.decide(view_for(state, seat, engine.options(state, seat))))


def wins(engine: Engine, state: HandState, bot: MasterBot, rng: Random) -> bool:
    """Plays on: the winning side by the master, the other one by moves that keep the most hope, drawn at random."""
    search = searcher(engine, state)
    mine = int(state.to_act[0] == state.facts.landlord)
    while state.to_act:
        seat = state.to_act[0]
        if int(seat == state.facts.landlord) == mine:
            action = bot.decide(open_view(engine, state, seat))
        else:
            plays = [Move(play) for play in engine.moves(state, seat)]
            action = rng.choice([*engine.options(state, seat), *plays])
        state, _ = engine.apply(state, seat, action)
        if state.to_act and winner(search, state) != mine:
            return False
    assert state.settlement is not None
    return int(state.facts.landlord in state.settlement.winners) == mine


@pytest.mark.parametrize("system", SYSTEMS)
def test_proved_wins_are_won(system: str) -> None:
    rng = Random(8)
    engine = Engine(ruleset(system))
    bot = MasterBot(Random(1), 60.0)
    found = endgames(system, rng)
    for number in range(ENDGAMES // len(SYSTEMS)):
        state = next(found)
        assert wins(engine, state, bot, rng), f"endgame {number} of {system}"
