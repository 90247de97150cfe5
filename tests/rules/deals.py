"""Deals with chosen cards, and hands played by text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ddz_desktop.rules.action import PASS, Action, Move
from ddz_desktop.rules.cards import RANKS, Card, rank_of
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.deal import Deal, unshuffled_deck
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.event import Event
from ddz_desktop.rules.notation import action_text, parse_action, parse_card
from ddz_desktop.rules.ruleset import OptionValue, RuleSet
from ddz_desktop.rules.state import HandState, Phase


def deal_with(
    rules: RuleSet,
    hands: Mapping[int, str] | None = None,
    *,
    first: int = 0,
    marker: str = "",
    winning: str = "",
    bottom: str = "",
    wild: str = "",
) -> Deal:
    """A deal in which seats and bottom hold at least these cards (rank letters); the rest is filled from the deck.

    The marker card is the first of the first seat's cards, or the first of theirs of the rank given. A winning card is
    named with its suit; who is to have it gets it in `hands`, where `*` stands for it.
    """
    deck = unshuffled_deck(rules)
    Random(1).shuffle(deck)
    special = parse_card(winning) if winning else None
    wanted = [(hands or {}).get(seat, "") for seat in range(rules.seats)] + [bottom]
    parts = [_take(deck, text, special) for text in wanted]
    sizes = [rules.hand_cards] * rules.seats + [rules.bottom_cards]
    for part, size in zip(parts, sizes, strict=True):
        while len(part) < size:
            part.append(deck.pop(next(at for at, card in enumerate(deck) if card != special)))
    *dealt, rest = map(tuple, parts)
    shown = None if winning else next(card for card in dealt[first] if not marker or RANKS[rank_of(card)] == marker)
    return Deal(tuple(dealt), rest, tuple(deck), first, shown, special, tuple(map(RANKS.index, wild)))


def _take(deck: list[Card], text: str, special: Card | None) -> list[Card]:
    taken: list[Card] = []
    for letter in text.replace(" ", ""):
        if letter == "*":
            card = next(card for card in deck if card == special)
        else:
            card = next(card for card in deck if card != special and RANKS[rank_of(card)] == letter)
        deck.remove(card)
        taken.append(card)
    return taken


def act(engine: Engine, state: HandState, *texts: str) -> tuple[HandState, list[Event]]:
    """The state after decisions such as ``1 call``, each with its seat, and everything that happened."""
    happened: list[Event] = []
    for text in texts:
        seat, _, decision = text.partition(" ")
        state, events = engine.apply(state, int(seat), parse_action(decision))
        happened += events
    return state, happened


def begin(
    system: str, deal: Deal, *texts: str, void_follow: bool = False, **options: OptionValue
) -> tuple[Engine, HandState]:
    """A hand of this deal after some decisions."""
    engine = Engine(ruleset(system, options))
    state, _ = engine.start(deal, void_follow)
    return engine, act(engine, state, *texts)[0]


def names(events: list[Event]) -> list[str]:
    """What sort of thing happened each time."""
    return [type(event).__name__ for event in events]


def open_to(engine: Engine, state: HandState, seat: int) -> list[str]:
    """The decisions open to a seat, as text."""
    return [action_text(action) for action in engine.options(state, seat)]


def random_action(engine: Engine, state: HandState, seat: int, rng: Random) -> Action:
    """Any decision open to a seat, a quarter of the time a pass where there is a play as well."""
    options: Sequence[Action] = engine.options(state, seat)
    if state.phase is not Phase.PLAY:
        return rng.choice(options)
    plays = list(engine.moves(state, seat))
    if not plays or (options and rng.random() < 0.25):
        return PASS
    return Move(rng.choice(plays))


def play_on(engine: Engine, state: HandState, rng: Random) -> HandState:
    """The end of a hand played at random from this state."""
    while state.to_act:
        seat = rng.choice(state.to_act)
        state, _ = engine.apply(state, seat, random_action(engine, state, seat, rng))
    return state
