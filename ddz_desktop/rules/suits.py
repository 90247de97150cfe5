"""Which physical cards a play takes: suits beside the packed counts, through tables and without per-card objects.

A packed `Suited` set has one field of eight bits for each rank 3..2 (two bits a suit) and two bits for each joker.
`TAKE[count][field]` is the part of a field that holds its first `count` cards in the order spades, hearts, diamonds,
clubs.
"""

from __future__ import annotations

from ddz_desktop.rules.card_notation import card_text, counts_text
from ddz_desktop.rules.cards import (
    CARD_UNIT,
    FIELD_CARDS,
    FIELD_MASK,
    FIELD_SHIFT,
    Card,
    Counts,
    Rank,
    Suited,
    counts_of,
    suited_cards,
)
from ddz_desktop.rules.errors import IllegalPlay, Reason


def _first_cards(field: int, count: int) -> int:
    """The part of a field that holds its first cards; all of it when it has not as many."""
    taken = 0
    for suit in range(4):
        copies = min(field >> 2 * suit & 3, count)
        taken += copies << 2 * suit
        count -= copies
    return taken


TAKE: tuple[bytes, ...] = tuple(bytes(_first_cards(field, count) for field in range(256)) for count in range(9))
SINGLE_RANK: dict[Counts, Rank] = {count << 4 * rank: rank for rank in range(15) for count in range(1, 9)}
"""The rank of cards that are all of one: most plays."""


def take(held: Suited, counts: Counts, last: Card | None = None) -> tuple[Suited, tuple[Card, ...]]:
    """The cards, packed and as a tuple, that a play of these counts takes from a hand when it names no suits.

    Of each rank spades, hearts, diamonds, clubs in this order, `last` (the winning card) only when no other is left.
    The hand must hold that many of each rank.
    """
    rank = SINGLE_RANK.get(counts)
    if rank is not None and (last is None or last >> 2 != rank):
        part = TAKE[counts >> 4 * rank][held >> FIELD_SHIFT[rank] & FIELD_MASK[rank]]
        return part << FIELD_SHIFT[rank], FIELD_CARDS[rank][part]
    taken = 0
    cards: tuple[Card, ...] = ()
    while counts:
        rank = ((counts & -counts).bit_length() - 1) >> 2
        count = counts >> 4 * rank & 15
        counts ^= count << 4 * rank
        field = held >> FIELD_SHIFT[rank] & FIELD_MASK[rank]
        part = TAKE[count][field] if last is None or last >> 2 != rank else _sparing(field, count, last & 3)
        taken |= part << FIELD_SHIFT[rank]
        cards += FIELD_CARDS[rank][part]
    return taken, cards


def _sparing(field: int, count: int, suit: int) -> int:
    """As `TAKE`, one suit last of all."""
    spared = field & 3 << 2 * suit
    others = field - spared
    part = TAKE[count][others]
    short = count - sum(part >> shift & 3 for shift in (0, 2, 4, 6))
    return part + TAKE[short][spared]


def take_named(held: Suited, counts: Counts, cards: tuple[Card, ...]) -> tuple[Suited, tuple[Card, ...]]:
    """As `take`, for a play that names its cards. Raises `IllegalPlay` unless the hand holds them and they fit."""
    left = held
    taken = 0
    for card in cards:
        if not 0 <= card < len(CARD_UNIT) or not left & 3 * CARD_UNIT[card]:
            raise IllegalPlay(Reason.NOT_HELD, f"the hand does not hold the card {_name(card)}")
        left -= CARD_UNIT[card]
        taken += CARD_UNIT[card]
    if counts_of(cards) != counts:
        named = counts_text(counts_of(cards))
        raise IllegalPlay(Reason.NOT_HELD, f"the cards named are {named}, but the play is {counts_text(counts)}")
    return taken, suited_cards(taken)


def _name(card: Card) -> str:
    return card_text(card) if 0 <= card < len(CARD_UNIT) else f"number {card}"
