"""Auctions and extra decisions: strong hands want to be landlord, weak ones do not, and every word is open."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.strength_data import OPENING, SIDES
from ddz_desktop.rules.action import Action, Answer, Say, Topic, Word
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.notation import action_text
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState, Phase, Role
from ddz_desktop.rules.view import SeatView, view_for
from tests.bots.views import play_view
from tests.rules.deals import act, deal_with

STRONG = "AAAA2222BR4567833"
WEAK = "3344667799TQQKKA3"
SCORES = ("yixing-classic", "standard-three", "traditional")


def auction(
    options: dict[str, object], hand: str, *said: str, system: str = "yixing-classic"
) -> tuple[HandState, SeatView]:
    """A deal with this hand for the seat that speaks after those words."""
    engine = Engine(ruleset(system, options))
    seat = len(said) % engine.rules.seats
    state, _ = engine.start(deal_with(engine.rules, {seat: hand}))
    state, _ = act(engine, state, *(f"{turn % engine.rules.seats} {word}" for turn, word in enumerate(said)))
    seat = state.to_act[0]
    return state, view_for(state, seat, engine.options(state, seat))


def decided(view: SeatView) -> Action:
    return CasualBot(Random(1)).decide(view)


@pytest.mark.parametrize("system", SCORES)
def test_a_strong_hand_bids_three_and_a_weak_one_passes(system):
    assert decided(auction({}, STRONG, system=system)[1]) == Say(Word.THREE)
    assert decided(auction({}, WEAK, system=system)[1]) == Say(Word.PASS)


@pytest.mark.parametrize(
    ("style", "said", "strong", "weak"),
    [
        ("rob", (), Word.CALL, Word.PASS),
        ("rob", ("call",), Word.ROB, Word.DECLINE),
        ("rob", ("call", "rob", "decline"), Word.ROB, Word.DECLINE),
        ("duel", (), Word.CALL, Word.PASS),
        ("duel", ("call",), Word.ROB, Word.DECLINE),
        ("first-call", ("pass",), Word.CALL, Word.PASS),
        ("contract", ("1", "2"), Word.THREE, Word.PASS),
        ("score", ("1", "2"), Word.THREE, Word.PASS),
        ("score", ("2",), Word.THREE, Word.PASS),
    ],
)
def test_every_style_of_auction(style, said, strong, weak):
    for hand, word in ((STRONG, strong), (WEAK, weak)):
        assert decided(auction({"auction": style}, hand, *said)[1]) == Say(word)


def test_nobody_bids_over_what_the_hand_is_worth():
    """A hand that is worth 1 or 2 leaves a bid of 2 to others."""
    view = auction({}, "34456789TJKKA22B8")[1]
    first = decided(view)
    assert first in (Say(Word.ONE), Say(Word.TWO))
    later = auction({}, "34456789TJKKA22B8", "2")[1]
    assert decided(later) == Say(Word.PASS)


def test_every_system_has_its_numbers():
    assert list(OPENING) == list(SIDES) == list(CATALOG)
    for parts in SIDES.values():
        assert all(fit.by_turn < 0 for fit in parts.values()), "a costly hand wins less often"


def answered(view: SeatView, topic: Topic, *values: str, phase: Phase) -> str:
    asked = msgspec.structs.replace(view, phase=phase, options=tuple(Answer(topic, value) for value in values))
    return action_text(decided(asked))


def landlord_view(hand: str, system: str, **more: object) -> SeatView:
    rules = CATALOG[system]
    deck = cards_left(system, hand)
    return play_view(hand, deck, (rules.hand_cards,) * rules.seats, system=system, landlord=0, **more)


def cards_left(system: str, hand: str) -> str:
    rules = CATALOG[system]
    letters = "3456789TJQKA2" * 4 * rules.decks + "BR" * rules.decks
    for letter in hand:
        letters = letters.replace(letter, "", 1)
    return letters


OVERWHELMING = "2222AAAABR3456789TJQ"
POOR = "334466779TTQQKKA3496"


def test_only_an_overwhelming_hand_is_laid_open():
    for hand, answer in ((OVERWHELMING, "open yes"), (POOR, "open no")):
        assert answered(landlord_view(hand, "traditional"), Topic.OPEN, "yes", "no", phase=Phase.OPEN) == answer


SHANGHAI = "33333334444444BBRRA22222KKKKKKQQQ"


def test_a_monstrous_hand_is_spread_reported_and_fought_with():
    view = landlord_view(SHANGHAI, "shanghai-four")
    values = ("none", "3333333", "4444444", "BBRR", "3333333,4444444", "3333333,4444444,BBRR")
    assert answered(view, Topic.SPREAD, "yes", "no", phase=Phase.SPREAD) == "spread yes"
    assert answered(view, Topic.REPORT, *values, phase=Phase.REPORT) == "report 3333333,4444444,BBRR"
    assert answered(view, Topic.FIGHT, "yes", "no", phase=Phase.FIGHT) == "fight yes"


@pytest.mark.parametrize(
    ("topic", "phase", "system", "seldom"),
    [
        (Topic.OPEN, Phase.OPEN, "traditional", 0.7),
        (Topic.SPREAD, Phase.SPREAD, "shanghai-four", 0.7),
        (Topic.FIGHT, Phase.FIGHT, "shanghai-four", 0.45),
        (Topic.DOUBLE, Phase.DOUBLE, "five", 0.45),
    ],
)
def test_a_raise_needs_a_better_chance(topic, phase, system, seldom, monkeypatch):
    """Even where a win and a loss only double, the chance must be above a half."""
    view = play_view("345", "6789TJQKA2" * 2, (3,) * CATALOG[system].seats, system=system, landlord=0)
    for chance, answer in ((0.95, "yes"), (seldom, "no"), (0.05, "no")):
        monkeypatch.setattr("ddz_desktop.bots.extras.side_chance", lambda *_, chance=chance: chance)
        assert answered(view, topic, "yes", "no", phase=phase) == f"{topic.value} {answer}"


@pytest.mark.parametrize(("role", "shows"), [(Role.HIDDEN_LANDLORD, "show"), (Role.FARMER, "silent")])
def test_only_a_landlord_shows(role, shows):
    hand = "2222222AAAAABBRR34567"
    roles = (role, Role.LANDLORD, *(Role.UNKNOWN,) * 3)
    view = play_view(hand, cards_left("five", hand), (21, 24, 21, 21, 21), system="five", roles=roles)
    view = msgspec.structs.replace(view, winning=0)
    assert answered(view, Topic.IDENTITY, "show", "silent", phase=Phase.IDENTITY) == f"identity {shows}"
    assert answered(view, Topic.DOUBLE, "yes", "no", phase=Phase.DOUBLE) == "double yes"


@pytest.mark.parametrize("system", [system for system, rules in CATALOG.items() if not rules.hidden_landlord])
def test_a_landlord_is_found_in_most_deals(system):
    """A few fixed deals; the shares measured over hundreds stand in `strength_data`'s tool."""
    rules = CATALOG[system]
    engine, found = Engine(rules), 0
    for seed in range(12):
        state, _ = engine.start(random_deal(rules, Random(f"{system}/{seed}")))
        bot = CasualBot(Random(seed))
        while state.phase is Phase.AUCTION:
            seat = state.to_act[0]
            state, _ = engine.apply(state, seat, bot.decide(view_for(state, seat, engine.options(state, seat))))
        found += not state.redeal
    assert found >= 8
