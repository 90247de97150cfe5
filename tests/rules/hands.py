"""States of a hand with chosen cards, for tests of the engine."""

from __future__ import annotations

from random import Random

import msgspec

from ddz_desktop.rules.action import Action, Answer, Say
from ddz_desktop.rules.cards import RANKS, Card, counts_of, rank_of, suited_of
from ddz_desktop.rules.deal import unshuffled_deck
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState, Phase

REFUSALS = ("pass", "decline", "no", "none", "silent")


def text_of(option: Action) -> str:
    """The word or the answer of an option."""
    return option.word.value if isinstance(option, Say) else option.value if isinstance(option, Answer) else ""


def playing(engine: Engine, *hands: str, wild: str = "") -> HandState:
    """A state in which the landlord leads; he and the seats after him hold just these cards, given as rank letters."""
    state = start_of_play(engine, wild)
    first = state.to_act[0]
    held = physical(engine.rules, *hands)
    held = held[-first:] + held[:-first] if first else held
    return msgspec.structs.replace(state, counts=tuple(map(counts_of, held)), suited=tuple(map(suited_of, held)))


def physical(rules: RuleSet, *hands: str) -> tuple[tuple[Card, ...], ...]:
    """Physical cards of one deck for hands given as rank letters."""
    deck = unshuffled_deck(rules)
    held: list[list[Card]] = [[] for _ in hands]
    for cards, hand in zip(held, hands, strict=True):
        for letter in hand.replace(" ", ""):
            card = next(card for card in deck if rank_of(card) == RANKS.index(letter))
            deck.remove(card)
            cards.append(card)
    return tuple(map(tuple, held))


def start_of_play(engine: Engine, wild: str = "") -> HandState:
    """The first state of the play after some deal: seat 0 bids or calls the most, nobody else anything."""
    deal = random_deal(engine.rules, Random(1))
    if wild:
        deal = msgspec.structs.replace(deal, wild=tuple(map(RANKS.index, wild)))
    state, _ = engine.start(deal)
    while state.phase is not Phase.PLAY:
        seat = state.to_act[0]
        options = engine.options(state, seat)
        bids = [option for option in options if text_of(option) not in REFUSALS]
        wanted = bids if seat == 0 and state.phase is Phase.AUCTION else []
        refused = [option for option in options if option not in bids]
        state, _ = engine.apply(state, seat, [*refused, *wanted][-1])
    return state
