"""A hand in words."""

from __future__ import annotations

import pytest

from ddz_desktop.app.narration import seat_names, tell, tell_all
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.shuffle import FairShuffle
from ddz_desktop.rules.action import Topic, Word
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.event import (
    Answered,
    BottomTaken,
    Conceded,
    Dealt,
    Event,
    HandShown,
    LandlordFound,
    Passed,
    Played,
    RoleKnown,
    Said,
    Settled,
    TrickWon,
    WildDrawn,
)
from ddz_desktop.rules.notation import parse_cards, parse_play
from ddz_desktop.rules.state import Factor, FactorName, Role, Settlement

NAMES = ("Ann", "Bob", "Cy")
HAND = parse_cards("4h 3s")
LOST = Settlement(1, (1, 2), (Factor(FactorName.BASE, 1), Factor(FactorName.BID, 2, 0)), 2, (-4, 2, 2))


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (
            Dealt((HAND, None, None), 1, HAND[0], None),
            ["Ann has 3s 4h", "Bob speaks first and has the marker card 4h"],
        ),
        (Dealt((None, None, None), 0, None, HAND[0]), ["the winning card is 4h; dealing began with Ann"]),
        (WildDrawn(2, 0), ["5 is wild"]),
        (Said(0, Word.TWO), ["Ann: 2"]),
        (LandlordFound(0, 2, 1), ["Ann is the landlord at 2"]),
        (LandlordFound(0, 1, 4), ["Ann is the landlord at 1, times 4"]),
        (BottomTaken(0, HAND), ["Ann takes the bottom: 3s 4h"]),
        (BottomTaken(0, None), ["Ann takes the bottom"]),
        (Answered(1, Topic.DOUBLE, "yes"), ["Bob: double yes"]),
        (Answered(1, Topic.IDENTITY, None), ["Bob: identity"]),
        (HandShown(1, HAND, (0, 1, 2)), ["Bob shows the hand: 3s 4h"]),
        (HandShown(1, None, (0,)), ["Bob shows the hand"]),
        (RoleKnown(2, Role.HIDDEN_LANDLORD), ["Cy is the hidden landlord"]),
        (RoleKnown(2, Role.LANDLORD, alone=True), ["Cy is the landlord, alone against all"]),
        (Played(0, parse_play("pair 4 44"), parse_cards("4s 4h"), 15), ["Ann: play pair 4 4s4h, 15 left"]),
        (Passed(1), ["Bob: pass"]),
        (TrickWon(0), ["Ann leads"]),
        (Conceded(0), ["Ann gives the hand up"]),
        (
            Settled(LOST, (), (), (), False),
            ["Bob and Cy win", "  base 1", "  bid 2 seat 0", "points: Ann -4, Bob +2, Cy +2"],
        ),
        (Settled(LOST, (), (), (), True), ["nobody bid: the cards are dealt anew"]),
    ],
)
def test_each_event_has_its_words(event: Event, lines: list[str]) -> None:
    assert tell(event, NAMES) == lines


@pytest.mark.parametrize("system", CATALOG)
def test_every_deal_can_be_told(system: str) -> None:
    rules = ruleset(system)
    _, events = Engine(rules).start(FairShuffle(rules, 1, SeededEntropy(b"x")).deal())
    assert len(tell_all(events, seat_names(rules.seats))) > rules.seats
