"""The physical cards that a play names. Those of a play that names none are the ones `cards.take` takes."""

from __future__ import annotations

from ddz_desktop.rules.card_notation import card_text, counts_text
from ddz_desktop.rules.cards import CARD_UNIT, Card, Counts, Suited, counts_of
from ddz_desktop.rules.errors import IllegalPlay, Reason


def check_named(hand: Suited, counts: Counts, cards: tuple[Card, ...]) -> None:
    """Raise `IllegalPlay` unless a hand holds the cards that a play names, and they are of the play's counts."""
    for card in cards:
        if not 0 <= card < len(CARD_UNIT) or not hand & 3 * CARD_UNIT[card]:
            raise IllegalPlay(Reason.NOT_HELD, f"the hand does not hold the card {_name(card)}")
        hand -= CARD_UNIT[card]
    if counts_of(cards) != counts:
        named = counts_text(counts_of(cards))
        raise IllegalPlay(Reason.NOT_HELD, f"the cards named are {named}, but the play is {counts_text(counts)}")


def _name(card: Card) -> str:
    return card_text(card) if 0 <= card < len(CARD_UNIT) else f"number {card}"
