"""The master: whole hands everywhere, nothing but its view, proved wins, and an end when it is told to stop."""

from __future__ import annotations

from pathlib import Path
from random import Random
from threading import Event
from time import monotonic
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest

from ddz_desktop.bots.base import Bot, Rated
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.learned import master, search
from ddz_desktop.bots.learned.master import MasterBot
from ddz_desktop.bots.learned.network import Network
from ddz_desktop.bots.learned.strong import StrongBot
from ddz_desktop.bots.random_bot import RandomBot
from ddz_desktop.rules.cards import counts_of, suited_cards, suited_of
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState, Phase
from ddz_desktop.rules.view import view_for
from tests.bots.learned.moments import some_moments
from tests.bots.learned.networks import random_weights

LONG = 60.0


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "DEALS", 6)
    monkeypatch.setattr(search, "DEALS_UNCOMPILED", 3)


def network(system: str, tmp_path: Path) -> Network:
    return Network(random_weights(ruleset(system), tmp_path / f"{system}.npz"))


@pytest.mark.parametrize("system", CATALOG)
def test_it_plays_whole_hands_of_every_system(system: str, tmp_path: Path) -> None:
    rules, rng = ruleset(system), Random(1)
    bot = MasterBot(rng, LONG, network=network(system, tmp_path))
    engine = Engine(rules)
    state, _ = engine.start(random_deal(rules, rng))
    while state.to_act:
        seat = state.to_act[0]
        state, _ = engine.apply(state, seat, bot.decide(view_for(state, seat, engine.options(state, seat))))
    assert state.phase is Phase.OVER


def other_truth(state: HandState, seat: int, rng: Random) -> HandState | None:
    """The same hand, with two cards exchanged that the seat has not seen; `None` where there are none."""
    view = view_for(state, seat, ())
    hands = [list(suited_cards(suited)) for suited in state.suited]
    unseen = [hand for other, hand in enumerate(hands) if other != seat and view.hands[other] is None]
    aside = list(state.deal.aside)
    places = [
        (cards, index)
        for cards in (*unseen, aside)
        for index, card in enumerate(cards)
        if card not in (state.deal.winning, *state.deal.bottom)
    ]
    pairs = [(one, two) for one in places for two in places if one[0] is not two[0]]
    if not pairs:
        return None
    (first, i), (second, j) = rng.choice(pairs)
    first[i], second[j] = second[j], first[i]
    deal = msgspec.structs.replace(state.deal, aside=tuple(aside))
    return msgspec.structs.replace(
        state, deal=deal, counts=tuple(map(counts_of, hands)), suited=tuple(map(suited_of, hands))
    )


@pytest.mark.parametrize("system", CATALOG)
def test_no_player_reaches_what_its_seat_cannot_know(system: str, tmp_path: Path) -> None:
    rules, rng = ruleset(system), Random(4)
    engine, net = Engine(rules), network(system, tmp_path)
    compared = 0
    for number, state in enumerate(some_moments(engine, rng)):
        seat = state.to_act[0]
        other = other_truth(state, seat, rng)
        if other is None or number % 4:
            continue
        views = [view_for(truth, seat, engine.options(truth, seat)) for truth in (state, other)]
        assert views[0] == views[1]
        for make in (
            RandomBot,
            CasualBot,
            lambda rng: StrongBot(rng, net),
            lambda rng: MasterBot(rng, LONG, network=net),
        ):
            players: list[Bot] = [make(Random(9)) for _ in views]
            assert players[0].decide(views[0]) == players[1].decide(views[1])
            compared += 1
    assert compared


def test_it_decides_at_once_when_told_to(tmp_path: Path) -> None:
    engine, net = Engine(ruleset("standard-three")), network("standard-three", tmp_path)
    told = Event()
    told.set()
    for state in some_moments(engine, Random(1)):
        view = view_for(state, state.to_act[0], engine.options(state, state.to_act[0]))
        if state.phase is Phase.PLAY:
            decided = MasterBot(Random(1), LONG, told, network=net).decide(view)
            assert decided == StrongBot(Random(1), net).decide(view)


def test_a_search_stops_in_the_midst_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After each number of looks at the clock it still has a decision, and can be asked again."""
    engine, net = Engine(ruleset("standard-three")), network("standard-three", tmp_path)
    state = next(state for state in some_moments(engine, Random(1)) if len(state.history) > 30)
    view = view_for(state, state.to_act[0], engine.options(state, state.to_act[0]))
    looks = [0]

    def clock() -> float:
        looks[0] -= 1
        return monotonic() + (1000 if looks[0] < 0 else 0)

    bot = MasterBot(Random(1), LONG, network=net)
    whole = bot.rated(view)
    monkeypatch.setattr("ddz_desktop.bots.learned.master.time.monotonic", clock)
    for number in range(0, 40, 3):
        looks[0] = number
        assert {choice.action for choice in bot.rated(view)} == {choice.action for choice in whole}
    looks[0] = 10**9
    again = MasterBot(Random(1), LONG, network=net).rated(view)
    assert [choice.action for choice in again] == [choice.action for choice in whole]
    assert np.allclose([choice.value for choice in again], [choice.value for choice in whole])


def test_most_decisions_keep_to_what_is_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    taken: list[float] = []

    def think(bot: MasterBot, view: object, deadline: float) -> list[Rated]:
        nonlocal now
        taken.append(deadline - now)
        now = deadline + 0.001
        return []

    monkeypatch.setattr(master, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(MasterBot, "_thought_over", think)
    state, _ = Engine(CATALOG["standard-three"]).start(random_deal(CATALOG["standard-three"], Random(1)))
    bot, view = MasterBot(Random(1), 1.0, usual=0.1), view_for(state, 0)
    for _ in range(50):
        bot.rated(view)
    assert taken[0] == pytest.approx(1.0)
    assert set(np.round(taken, 3)) == {0.1, 1.0}
    assert sum(each > 0.5 for each in taken) <= 0.4 * 50 + 1
