"""Whole hands: legal in every system and with any options, the same again for the same rng, blind to what is hidden."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.hints import suggestions
from ddz_desktop.bots.learned import search
from ddz_desktop.bots.registry import BOT_NAMES, make_bot
from ddz_desktop.rules.action import Action, Move
from ddz_desktop.rules.cards import counts_of, suited_cards, suited_of
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.kinds import BOMB_KINDS, Kind
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState, Phase
from ddz_desktop.rules.view import SeatView, view_for
from tests.bots.views import play_view
from tests.rules.mixes import rulesets

LEGAL_HANDS = 2


def played(rules: RuleSet, seed: int, names: tuple[str, ...] = ("casual",)) -> list[tuple[HandState, int, Action]]:
    """Every decision of a hand: state, seat, action. The engine raises for an illegal one."""
    engine = Engine(rules)
    names_by_seat = [names[seat % len(names)] for seat in range(rules.seats)]
    bots = [make_bot(name, Random(f"{seed}/{seat}"), budget=60.0) for seat, name in enumerate(names_by_seat)]
    state, _ = engine.start(random_deal(rules, Random(seed)))
    decisions: list[tuple[HandState, int, Action]] = []
    while state.to_act:
        seat = state.to_act[0]
        action = bots[seat].decide(view_for(state, seat, engine.options(state, seat)))
        decisions.append((state, seat, action))
        state, _ = engine.apply(state, seat, action)
    return decisions


def view_of(state: HandState, seat: int) -> SeatView:
    return view_for(state, seat, Engine(state.rules).options(state, seat))


@pytest.mark.parametrize("names", [("casual",), ("casual", "random"), ("random",)])
@pytest.mark.parametrize("system", CATALOG)
def test_every_decision_is_legal(system, names):
    for seed in range(LEGAL_HANDS):
        assert played(CATALOG[system], seed, names)


@settings(max_examples=40, deadline=None)
@given(rules=rulesets(), seed=st.integers(0, 10**6))
def test_every_decision_is_legal_with_any_options(rules, seed):
    assert played(rules, seed, ("casual", "random"))


@pytest.mark.parametrize("system", CATALOG)
def test_every_suggestion_is_legal_and_not_empty(system):
    engine = Engine(CATALOG[system])
    for state, seat, _ in played(CATALOG[system], 5)[::4]:
        offered = suggestions(view_of(state, seat))
        assert len(set(offered)) == len(offered) > 0
        for action in offered:
            engine.apply(state, seat, action)
            assert not isinstance(action, Move) or action.play.cards


def test_a5_a_kind_that_is_off_is_never_played_or_proposed():
    off = {"trio_solo": False, "four_two_solo": False, "solo_chain": False, "rocket": False}
    rules = ruleset("yixing-classic", {"kinds": off})
    for seed in range(4):
        for state, seat, action in played(rules, seed):
            offered = [action, *suggestions(view_of(state, seat))]
            assert {move.play.kind for move in offered if isinstance(move, Move)} <= rules.kinds


def test_longer_chains_of_a_house_rule_are_kept():
    rules = ruleset("standard-three", {"min_solo_chain": 7, "min_pair_chain": 4})
    view = play_view("3456788", "99TTJJQQKKAA22BR", (0, 8, 8), options=rules.changes)
    plays = [move.play for move in suggestions(view) if isinstance(move, Move)]
    assert Kind.SOLO_CHAIN not in {play.kind for play in plays}


def test_a_used_up_quota_allows_no_bomb():
    out, left, quota = "89TJQKA2" * 4, (0, 8, 8, 8), (0, None, 1, 1)
    for table, leader in (("solo K K", 1), ("", None)):
        view = play_view("4444567", out, left, system="shanghai-four", table=table, leader=leader, quota=quota)
        assert not any(move.play.kind in BOMB_KINDS for move in suggestions(view) if isinstance(move, Move))


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize("system", ["yixing-tiandi", "shanghai-four", "five"])
def test_the_same_rng_and_views_give_the_same_hand(system, name, monkeypatch):
    monkeypatch.setattr(search, "DEALS", 4)
    monkeypatch.setattr(search, "DEALS_UNCOMPILED", 2)
    first, second = (played(CATALOG[system], 3, (name,)) for _ in range(2))
    assert [decision[1:] for decision in first] == [decision[1:] for decision in second]


def with_swapped_cards(state: HandState, one: int, other: int, rng: Random) -> HandState:
    """The state with the hands of two seats mixed anew."""
    cards = [*suited_cards(state.suited[one]), *suited_cards(state.suited[other])]
    rng.shuffle(cards)
    held = len(suited_cards(state.suited[one]))
    suited, counts = list(state.suited), list(state.counts)
    for seat, part in ((one, cards[:held]), (other, cards[held:])):
        suited[seat], counts[seat] = suited_of(part), counts_of(part)
    return msgspec.structs.replace(state, suited=tuple(suited), counts=tuple(counts))


@pytest.mark.parametrize("system", [system for system, rules in CATALOG.items() if rules.seats > 2])
def test_hidden_cards_make_no_difference(system):
    rng, bots = Random(system), [CasualBot(Random(1)), CasualBot(Random(1))]
    for state, seat, _ in played(CATALOG[system], 7)[::5]:
        if state.phase is not Phase.PLAY:
            continue
        others = [other for other in range(state.rules.seats) if other != seat]
        other = with_swapped_cards(state, *rng.sample(others, 2), rng)
        assert bots[0].decide(view_of(state, seat)) == bots[1].decide(view_of(other, seat))


def test_who_owes_nothing_is_not_asked():
    view = msgspec.structs.replace(play_view("345", "6789TJ", (0, 3, 3)), to_act=(1,))
    with pytest.raises(ValueError, match="owes no decision"):
        CasualBot(Random(1)).decide(view)


def test_an_unknown_name_is_refused():
    with pytest.raises(ValueError, match="there are random, novice, casual"):
        make_bot("genius", Random(1))
