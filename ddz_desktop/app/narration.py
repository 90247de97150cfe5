"""A hand in English words, for the command line: `replay` and the demonstration tell it with these sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ddz_desktop.rules.action import Answer
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
from ddz_desktop.rules.notation import action_text, card_text, cards_text, factor_text, play_text, rank_text
from ddz_desktop.rules.state import Settlement


def tell(event: Event, names: Sequence[str]) -> list[str]:
    """What happened, one line each; `names` by seat. Nothing is told that the event does not say."""
    match event:
        case Dealt():
            return _deal(event, names)
        case WildDrawn(rank):
            return [f"{rank_text(rank)} is wild"]
        case Settled(settlement, _, _, _, redeal):
            return ["nobody bid: the cards are dealt anew"] if redeal else tell_settlement(settlement, names)
        case _:
            return [f"{names[event.seat]}{_deed(event)}"]


SeatEvent: TypeAlias = (
    Said | LandlordFound | BottomTaken | Answered | HandShown | RoleKnown | Played | Passed | TrickWon | Conceded
)


def _deed(event: SeatEvent) -> str:
    """What a seat did or is, to follow its name."""
    match event:
        case Said(_, word):
            return f": {word.value}"
        case LandlordFound(_, bid, multiplier):
            return f" is the landlord at {bid}" + (f", times {multiplier}" if multiplier > 1 else "")
        case BottomTaken(_, cards):
            return f" takes the bottom{_shown(cards)}"
        case Answered(_, topic, value):
            return f": {topic.value if value is None else action_text(Answer(topic, value))}"
        case HandShown(_, cards):
            return f" shows the hand{_shown(cards)}"
        case RoleKnown(_, role, _, alone):
            return f" is the {role.value.replace('_', ' ')}" + (", alone against all" if alone else "")
        case Played(_, play, cards, left):
            return f": play {play_text(play, cards)}, {left} left"
        case Passed():
            return ": pass"
        case TrickWon():
            return " leads"
        case Conceded():
            return " gives the hand up"


def tell_all(events: Iterable[Event], names: Sequence[str]) -> list[str]:
    """The lines of several events."""
    return [line for event in events for line in tell(event, names)]


def tell_settlement(settlement: Settlement, names: Sequence[str]) -> list[str]:
    """Who won, each factor, and what everybody gets."""
    winners = " and ".join(names[seat] for seat in settlement.winners)
    factors = [f"  {factor_text(factor)}" for factor in settlement.factors]
    payoffs = ", ".join(f"{name} {points:+d}" for name, points in zip(names, settlement.payoffs, strict=True))
    return [f"{winners} {'wins' if len(settlement.winners) == 1 else 'win'}", *factors, f"points: {payoffs}"]


def seat_names(count: int) -> list[str]:
    """The seats by number, where nobody's name is known."""
    return [f"seat {seat}" for seat in range(count)]


def _deal(event: Dealt, names: Sequence[str]) -> list[str]:
    lines = [f"{name} has {cards_text(sorted(hand))}" for name, hand in zip(names, event.hands, strict=True) if hand]
    if event.winning is not None:
        return [*lines, f"the winning card is {card_text(event.winning)}; dealing began with {names[event.first]}"]
    marker = "" if event.marker is None else f" and has the marker card {card_text(event.marker)}"
    return [*lines, f"{names[event.first]} speaks first{marker}"]


def _shown(cards: Sequence[int] | None) -> str:
    return "" if cards is None else f": {cards_text(sorted(cards))}"
