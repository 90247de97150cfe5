"""Cards, ranks and suits as small integers, and the two packed forms of a set of cards (rulebook §1).

* `Rank`: index 0..14 into ``3 4 5 6 7 8 9 T J Q K A 2 B R`` (``B`` small joker, ``R`` big joker).
* `Card`: ``rank * 4 + suit`` for ranks 3..2 (0..51, suits ``s h d c``), small joker 52, big joker 53. Equal copies of
  two decks are equal numbers: nobody can tell them apart.
* `Counts`: an int with four bits a rank, how many cards of each rank (0..8). All comparison of plays happens on these.
* `Suited`: an int with two bits a card, how many copies of each (0..2). It rides beside, for records and the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Rank: TypeAlias = int
Card: TypeAlias = int
Counts: TypeAlias = int
Suited: TypeAlias = int

RANKS = "3456789TJQKA2BR"
SUITS = "shdc"
ACE: Rank = 11
TWO: Rank = 12
SMALL_JOKER: Rank = 13
BIG_JOKER: Rank = 14
JOKERS = (SMALL_JOKER, BIG_JOKER)
NATURAL_RANKS = range(13)
"""The ranks 3..2: all but the jokers."""

SMALL_JOKER_CARD: Card = 52
BIG_JOKER_CARD: Card = 53
CARD_CODES = range(54)
"""Every distinct card, ascending: also the order of one unshuffled deck (rulebook §5)."""

RANK_OF_CARD: tuple[Rank, ...] = tuple(code // 4 for code in range(52)) + JOKERS
RANK_UNIT: tuple[Counts, ...] = tuple(1 << 4 * rank for rank in range(15))
CARD_UNIT: tuple[Suited, ...] = tuple(1 << 2 * code for code in CARD_CODES)
RANK_UNIT_OF_CARD: tuple[Counts, ...] = tuple(RANK_UNIT[rank] for rank in RANK_OF_CARD)


def _cards_of_field(rank: Rank, field: int) -> tuple[Card, ...]:
    suits = range(4) if rank < SMALL_JOKER else range(1)
    return tuple(FIRST_CARD[rank] + suit for suit in suits for _ in range(field >> 2 * suit & 3))


FIRST_CARD: tuple[Card, ...] = (*range(0, 52, 4), SMALL_JOKER_CARD, BIG_JOKER_CARD)
"""The lowest card of each rank. The cards of a rank are one *field* of a packed set: eight bits, a joker's two."""

FIELD_SHIFT: tuple[int, ...] = tuple(2 * card for card in FIRST_CARD)
FIELD_MASK: tuple[int, ...] = (255,) * 13 + (3, 3)
FIELD_CARDS: tuple[tuple[tuple[Card, ...], ...], ...] = tuple(
    tuple(_cards_of_field(rank, field) for field in range(FIELD_MASK[rank] + 1)) for rank in range(15)
)
_EVEN = 0x0F0F0F0F0F0F0F0F  # every second rank of packed counts, with room for a guard bit beside each
_GUARD = 0x1010101010101010
_FIELDS = tuple(zip(FIELD_SHIFT, FIELD_MASK, FIELD_CARDS, strict=True))


def rank_of(card: Card) -> Rank:
    """The rank index of a card, 0..14."""
    return RANK_OF_CARD[card]


def counts_of(cards: Iterable[Card]) -> Counts:
    """Packed rank counts of some cards."""
    return sum(map(RANK_UNIT_OF_CARD.__getitem__, cards))


def suited_of(cards: Iterable[Card]) -> Suited:
    """Packed card counts of some cards."""
    return sum(map(CARD_UNIT.__getitem__, cards))


def suited_cards(suited: Suited) -> tuple[Card, ...]:
    """The cards of a packed set, ascending, copies side by side."""
    cards: tuple[Card, ...] = ()
    for shift, mask, by_field in _FIELDS:
        field = suited >> shift & mask
        if field:
            cards += by_field[field]
    return cards


def count_of(counts: Counts, rank: Rank) -> int:
    """How many cards of a rank a packed hand holds."""
    return (counts >> 4 * rank) & 15


def total(counts: Counts) -> int:
    """How many cards a packed hand holds (the sum of its nibbles)."""
    return ((counts & _EVEN) + (counts >> 4 & _EVEN)) % 255  # a byte's place value is 1 modulo 255


def contains(counts: Counts, part: Counts) -> bool:
    """Whether every rank count of `part` is at most that of `counts`."""
    even = (counts & _EVEN | _GUARD) - (part & _EVEN)
    odd = (counts >> 4 & _EVEN | _GUARD) - (part >> 4 & _EVEN)
    return part >> 60 == 0 and even & odd & _GUARD == _GUARD  # the masks would not see a part that is no packed hand


def joker_counts(counts: Counts) -> tuple[int, int]:
    """How many small and big jokers a packed hand holds."""
    return count_of(counts, SMALL_JOKER), count_of(counts, BIG_JOKER)
