"""Cards, ranks and suits as small integers, and the two packed forms of a set of cards (rulebook §1). A kernel.

* `Rank`: index 0..14 into ``3 4 5 6 7 8 9 T J Q K A 2 B R`` (``B`` small joker, ``R`` big joker).
* `Card`: ``rank * 4 + suit`` for ranks 3..2 (0..51, suits ``s h d c``), small joker 52, big joker 53. Equal copies of
  two decks are equal numbers: nobody can tell them apart.
* `Counts`: an int with four bits a rank, how many cards of each rank (0..8). All comparison of plays happens on these.
* `Suited`: an int with two bits a card, how many copies of each (0..2). It rides beside, for records and the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import cython

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


def _first_cards(field: int, count: int) -> int:
    taken = 0
    for suit in range(4):
        copies = min(field >> 2 * suit & 3, count)
        taken += copies << 2 * suit
        count -= copies
    return taken


FIRST_CARD: tuple[Card, ...] = (*range(0, 52, 4), SMALL_JOKER_CARD, BIG_JOKER_CARD)
"""The lowest card of each rank. The cards of a rank are one *field* of a packed set: eight bits, a joker's two."""

FIELD_MASK: tuple[int, ...] = (255,) * 13 + (3, 3)
FIELD_CARDS: tuple[tuple[tuple[Card, ...], ...], ...] = tuple(
    tuple(_cards_of_field(rank, field) for field in range(FIELD_MASK[rank] + 1)) for rank in range(15)
)
TAKE: tuple[bytes, ...] = tuple(bytes(_first_cards(field, count) for field in range(256)) for count in range(9))
"""By count and field: the part that holds the field's first cards; all of it when it has not as many."""

LOW_HALF: Suited = (1 << 64) - 1
"""The cards of the ranks 3..T."""

_BYTE_CARDS = (*FIELD_CARDS[:13], tuple(small + big for big in FIELD_CARDS[14] for small in FIELD_CARDS[13]))
"""The cards in each byte of a packed set: those of a rank, in the last byte both jokers."""

_EVEN = cython.declare(cython.ulonglong, 0x0F0F0F0F0F0F0F0F)  # every second rank, with room for a guard bit beside each
_GUARD = cython.declare(cython.ulonglong, 0x1010101010101010)
_ONE = cython.declare(cython.ulonglong, 1)
_SMALL_JOKER = cython.declare(cython.int, 52)
_BIG_JOKER = cython.declare(cython.int, 53)


def rank_of(card: Card) -> Rank:
    """The rank index of a card, 0..14."""
    return RANK_OF_CARD[card]


def counts_of(cards: Iterable[Card]) -> Counts:
    """Packed rank counts of some cards. Raises IndexError for a number that is no card."""
    card: cython.int
    counts: cython.ulonglong = 0
    if not cython.compiled:
        return sum(map(RANK_UNIT_OF_CARD.__getitem__, cards))
    for card in cards:
        if not 0 <= card <= _BIG_JOKER:
            raise IndexError(card)
        counts += _ONE << 4 * (card >> 2 if card < _SMALL_JOKER else card - _SMALL_JOKER + 13)
    return counts


@cython.ccall
def suited_of(cards: Iterable[Card]) -> Suited:
    """Packed card counts of some cards. Raises IndexError for a number that is no card."""
    card: cython.int
    low: cython.ulonglong = 0
    high: cython.ulonglong = 0
    if not cython.compiled:
        return sum(map(CARD_UNIT.__getitem__, cards))
    for card in cards:
        if not 0 <= card <= _BIG_JOKER:
            raise IndexError(card)
        if card < 32:
            low += _ONE << 2 * card
        else:
            high += _ONE << 2 * (card - 32)
    upper: int = high
    return upper << 64 | low


def suited_cards(suited: Suited) -> tuple[Card, ...]:
    """The cards of a packed set, ascending, copies side by side."""
    index: cython.int
    field: cython.int
    cards: list[Card] = []
    fields: bytes = suited.to_bytes(14, "little")
    for index in range(14):
        field = fields[index]
        if field:
            cards += _BYTE_CARDS[index][field]
    return tuple(cards)


def count_of(counts: Counts, rank: Rank) -> int:
    """How many cards of a rank a packed hand holds."""
    return (counts >> 4 * rank) & 15


@cython.ccall
def total(counts: cython.ulonglong) -> int:
    """How many cards a packed hand holds (the sum of its nibbles)."""
    return ((counts & _EVEN) + (counts >> 4 & _EVEN)) % 255  # a byte's place value is 1 modulo 255


def contains(counts: cython.ulonglong, part: Counts) -> bool:
    """Whether every rank count of `part` is at most that of `counts`; never, when `part` is no packed hand."""
    if part < 0 or part >> 60:
        return False
    wanted: cython.ulonglong = part
    even: cython.ulonglong = (counts & _EVEN | _GUARD) - (wanted & _EVEN)
    odd: cython.ulonglong = (counts >> 4 & _EVEN | _GUARD) - (wanted >> 4 & _EVEN)
    return even & odd & _GUARD == _GUARD


def joker_counts(counts: Counts) -> tuple[int, int]:
    """How many small and big jokers a packed hand holds."""
    return count_of(counts, SMALL_JOKER), count_of(counts, BIG_JOKER)


@cython.ccall
def with_value(values: tuple[int, ...], index: cython.Py_ssize_t, value: int) -> tuple[int, ...]:
    """The tuple with one element changed: what each seat has lies in tuples."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


@cython.cfunc
@cython.inline
def _lowest_rank(counts: cython.ulonglong) -> cython.int:
    rank: cython.int = 0
    if not cython.compiled:
        return ((counts & -counts).bit_length() - 1) >> 2
    while not counts >> 4 * rank & 15:
        rank += 1
    return rank


@cython.ccall
def take(hand: Suited, counts: cython.ulonglong, last: Card | None = None) -> tuple[Suited, tuple[Card, ...]]:
    """What is left of a hand after a play of these counts that names no suits, and the cards it takes, ascending.

    Of each rank spades, hearts, diamonds, clubs in this order, `last` (the winning card) only when no other is left.
    The hand must hold that many of each rank.
    """
    rank: cython.int
    shift: cython.int
    field: cython.int
    part: cython.int
    count: cython.ulonglong
    taken: cython.ulonglong
    low: cython.ulonglong = hand & LOW_HALF  # so that the rest is C's arithmetic
    high: cython.ulonglong = hand >> 64
    cards: tuple[Card, ...] = ()
    while counts:
        rank = _lowest_rank(counts)
        count = counts >> 4 * rank & 15
        counts ^= count << 4 * rank
        shift = 8 * rank if rank < 13 else 2 * rank + 78
        field = low >> shift & 255 if shift < 64 else high >> (shift - 64) & (255 if rank < 13 else 3)
        part = TAKE[count][field] if last is None or last >> 2 != rank else _sparing(field, count, last & 3)
        taken = part
        if shift < 64:
            low -= taken << shift
        else:
            high -= taken << (shift - 64)
        cards += FIELD_CARDS[rank][part]
    upper: int = high
    return upper << 64 | low, cards


def _sparing(field: int, count: int, suit: int) -> int:
    """As `TAKE`, one suit last of all."""
    spared = field & 3 << 2 * suit
    others = field - spared
    part = TAKE[count][others]
    short = count - sum(part >> shift & 3 for shift in (0, 2, 4, 6))
    return part + TAKE[short][spared]


def put_down(
    counts: tuple[Counts, ...],
    suited: tuple[Suited, ...],
    seat: cython.Py_ssize_t,
    part: cython.ulonglong,
    named: tuple[Card, ...] = (),
    last: Card | None = None,
) -> tuple[tuple[Counts, ...], tuple[Suited, ...], tuple[Card, ...], int]:
    """All hands, packed both ways, after a seat has put down cards of these counts; those cards, ascending; how many
    it has left. It puts down the cards named, which must be of these counts, or without names those that `take` takes.
    """
    hand: cython.ulonglong = counts[seat]
    hand -= part
    if named:
        left, cards = suited[seat] - suited_of(named), tuple(sorted(named))
    else:
        left, cards = take(suited[seat], part, last)
    return with_value(counts, seat, hand), with_value(suited, seat, left), cards, total(hand)
