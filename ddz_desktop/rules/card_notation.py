"""Text of cards and plays (rulebook §1).

Cards are rank letters with an optional suit: ``Ts 3h B R``; canonical text is ascending. Spaces are ignored, ``10``
reads as ``T``. A wild card that stands for another rank may be written ``5=8`` on input: the 5 is what counts.
A play is ``<kind> <rank> <cards>``, such as ``trio_solo 8 8883``.

Every parser raises `NotationError`, with what it could not read, and nothing else whatever the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ddz_desktop.rules.cards import (
    RANKS,
    SMALL_JOKER,
    SMALL_JOKER_CARD,
    SUITS,
    Card,
    Counts,
    Rank,
    count_of,
    counts_of,
)
from ddz_desktop.rules.errors import NotationError
from ddz_desktop.rules.kinds import KIND_BY_TEXT, Play

RANK_BY_TEXT: dict[str, Rank] = {letter: rank for rank, letter in enumerate(RANKS)} | {"10": RANKS.index("T")}
CARD_TEXT: tuple[str, ...] = (*(rank + suit for rank in RANKS[:13] for suit in SUITS), "B", "R")

MOST_CARDS = 108
"""No hand, bottom or play holds more."""

_CARD = re.compile(r"(?:(10|[3-9TJQKA2])([shdc])?(?:=(?:10|[3-9TJQKA2]))?|([BR]))\s*")


def quote(text: str) -> str:
    """A text as an error message shows it: on one line, cut to a readable length."""
    return repr(shortened(text))


def shortened(text: str) -> str:
    """The text, or its beginning."""
    return text if len(text) <= 60 else text[:57] + "..."


def card_text(card: Card) -> str:
    """Rank and suit of a card: ``Ts``; jokers are ``B`` and ``R``."""
    return CARD_TEXT[card]


def cards_text(cards: Iterable[Card], separator: str = " ") -> str:
    """Cards with their suits, in the order given."""
    return separator.join(CARD_TEXT[card] for card in cards)


def counts_text(counts: Counts) -> str:
    """Cards without suits, ascending: ``3334``."""
    return "".join(RANKS[rank] * count_of(counts, rank) for rank in range(15) if count_of(counts, rank))


def rank_text(rank: Rank) -> str:
    """The letter of a rank."""
    return RANKS[rank]


def parse_rank(text: str) -> Rank:
    """The rank of a letter, ``10`` being ``T``."""
    if text not in RANK_BY_TEXT:
        raise NotationError(f"{quote(text)} is no rank; the ranks are {' '.join(RANKS)}")
    return RANK_BY_TEXT[text]


def parse_card(text: str) -> Card:
    """One card with its suit."""
    cards = parse_cards(text)
    if len(cards) != 1:
        raise NotationError(f"{quote(text)} is not one card")
    return cards[0]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards which all have a suit (jokers have none), in the order written; at most two of each."""
    cards = []
    for rank, suit in _read_cards(text):
        if suit is None:
            raise NotationError(f"{quote(text)} names a {RANKS[rank]} without a suit, s h d or c")
        cards.append(suit)
    if any(cards.count(card) > 2 for card in cards):
        raise NotationError(f"{quote(text)} holds a card more than twice")
    return tuple(cards)


def parse_counts(text: str) -> Counts:
    """Packed rank counts of cards with or without suits; at most eight of a rank and two of a joker."""
    counts = 0
    for rank, _ in _read_cards(text):
        if count_of(counts, rank) == (8 if rank < SMALL_JOKER else 2):
            raise NotationError(f"{quote(text)} holds more {RANKS[rank]} than two decks do")
        counts += 1 << 4 * rank
    return counts


def parse_counts_and_cards(text: str) -> tuple[Counts, tuple[Card, ...]]:
    """Rank counts, and the cards, ascending, where suits are written: all of them or none.

    Jokers alone are always named by their text, so they count as written with suits.
    """
    read = _read_cards(text)
    counts = parse_counts(text)
    if all(card is not None for _, card in read):
        return counts, tuple(sorted(parse_cards(text)))
    if all(card is None for rank, card in read if rank < SMALL_JOKER):
        return counts, ()
    raise NotationError(f"{quote(text)} names some suits and leaves others out; name all or none")


def _read_cards(text: str) -> list[tuple[Rank, Card | None]]:
    """Each card as its rank and, where that is known, the card itself."""
    read: list[tuple[Rank, Card | None]] = []
    position = len(text) - len(text.lstrip())
    while position < len(text):
        match = _CARD.match(text, position)
        if match is None or len(read) == MOST_CARDS:
            reason = "is too many cards" if match else f"has no card at {quote(text[position : position + 8])}"
            raise NotationError(f"{quote(text)} {reason}; cards are written 3 4 ... 9 T J Q K A 2 B R, suits s h d c")
        position = match.end()
        rank = RANK_BY_TEXT[match[1] or match[3]]
        if match[3]:
            read.append((rank, SMALL_JOKER_CARD + rank - SMALL_JOKER))
        else:
            read.append((rank, 4 * rank + SUITS.index(match[2]) if match[2] else None))
    return read


def play_text(play: Play, cards: Iterable[Card] = ()) -> str:
    """Canonical text of a play: ``trio_solo 8 8883``; with its physical cards ``trio_solo 8 8s8h8d3c``."""
    return f"{play.kind.text} {RANKS[play.key]} {cards_text(cards, '') or counts_text(play.cards)}"


def parse_play(text: str) -> Play:
    """The play of a text, suits ignored. Whether its cards do read so is asked of a `MoveGenerator`."""
    return parse_play_and_cards(text)[0]


def parse_play_and_cards(text: str) -> tuple[Play, tuple[Card, ...]]:
    """A play and its physical cards, ascending; no cards where the text leaves the suits out."""
    words = text.split(maxsplit=2)
    if len(words) != 3:
        raise NotationError(f"{quote(text)} is no play; write <kind> <rank> <cards>, as in trio_solo 8 8883")
    kind, key, cards_part = words
    if kind not in KIND_BY_TEXT:
        raise NotationError(f"{quote(kind)} is no kind of play; the kinds are {', '.join(KIND_BY_TEXT)}")
    counts, cards = parse_counts_and_cards(cards_part)
    assert not cards or counts_of(cards) == counts
    return Play(KIND_BY_TEXT[kind], parse_rank(key), counts), cards
