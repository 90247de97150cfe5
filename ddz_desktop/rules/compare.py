"""What beats what: chain places, the order of plays of one kind, and the ladder of bombs (rulebook §1, §2.3, §3).

A bomb's *power* is one number: a level for its size and class, and within a level the rank. Every ladder of the twelve
systems is such an order: more cards first (where the ladder counts cards), then soft < hard < pure, then rank.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from msgspec import Struct

from ddz_desktop.rules.cards import (
    ACE,
    BIG_JOKER,
    NATURAL_RANKS,
    RANK_UNIT,
    SMALL_JOKER,
    TWO,
    Counts,
    Rank,
    count_of,
    joker_counts,
    total,
)
from ddz_desktop.rules.kinds import SHAPES, Kind
from ddz_desktop.rules.ruleset import ChainOrder, Ladder, RuleSet, Wild

CHAIN_RANKS: dict[ChainOrder, tuple[Rank, ...]] = {
    ChainOrder.STANDARD: tuple(range(ACE + 1)),
    ChainOrder.FROM_SIX: tuple(range(3, ACE + 1)),
    ChainOrder.ACE_LOW: (ACE, TWO, *range(ACE + 1)),
}
"""The ranks of a chain's places, low to high. With the low ace, place 0 is never a key: no chain has one rank only."""


def chain_key(order: ChainOrder, place: int) -> Rank:
    """The rank that a chain ending at this place shows as its key."""
    return CHAIN_RANKS[order][place]


def chain_place(order: ChainOrder, key: Rank) -> int | None:
    """The place at which a chain with this key ends (an ace is the high one), `None` for a rank of no chain."""
    ranks = CHAIN_RANKS[order]
    return len(ranks) - 1 - ranks[::-1].index(key) if key in ranks else None


def chain_limits(rules: RuleSet, kind: Kind) -> tuple[int, int]:
    """Fewest and most groups in the body of a kind: its chain's limits, (1, 1) for a kind without chain."""
    shape = SHAPES[kind]
    if not shape.chain:
        return 1, 1
    limits = (rules.solo_chain, rules.pair_chain, rules.trio_chain, rules.quad_chain)[shape.body - 1]
    return max(limits[0], 2), min(limits[1], len(CHAIN_RANKS[rules.chain_order]))


class BombClass(IntEnum):
    """Soft bombs hold natural and wild cards, pure ones only wild cards (rulebook §2.3); without wilds all are hard."""

    SMALL = 0  # 222 and a joker
    SOFT = 1
    HARD = 2
    PURE = 3
    JOKERS = 4  # two or three jokers, above the fours or the sixes


SMALL_BOMB_SIZE = 4
ROCKET_LEVEL = 15 << 3
LEVEL_STEP = 16  # powers between two levels: a rank fits in


class Bomb(Struct, frozen=True):
    """What some cards are as a bomb: `key` of the text, `power` on the ladder."""

    key: Rank
    power: int


class BombLadder:
    """The bombs of a ruleset in a hand with these wild ranks, and how they compare."""

    def __init__(self, rules: RuleSet, wild: Sequence[Rank] = ()) -> None:
        self.rules = rules
        self.wild = tuple(sorted(wild))
        self._wild_mask = sum(15 * RANK_UNIT[rank] for rank in wild)
        self.rocket: Counts = (rules.rocket_size // 2) * (RANK_UNIT[SMALL_JOKER] + RANK_UNIT[BIG_JOKER])
        self.has_bombs = Kind.BOMB in rules.kinds
        self.has_rocket = Kind.ROCKET in rules.kinds and rules.rocket_size > 0

    def sizes(self, bomb_class: BombClass) -> tuple[int, int]:
        """Fewest and most cards of a soft, hard or pure bomb."""
        if self.rules.wild is Wild.TIANDI and bomb_class is not BombClass.HARD:
            return 4, 12 if bomb_class is BombClass.SOFT else 8
        return self.rules.bomb_sizes

    def level(self, size: int, bomb_class: BombClass) -> int:
        """The ladder's step for a size and class; `size` of a joker bomb is that of the bombs just below it."""
        counted = 0 if self.rules.ladder is Ladder.RANK or bomb_class is BombClass.SMALL else size
        return counted << 3 | bomb_class

    def power_of(self, size: int, bomb_class: BombClass, rank: int) -> int:
        """The power of a bomb of that size and class and, within them, rank. Always above zero."""
        return self.level(size, bomb_class) * LEVEL_STEP + rank

    @property
    def small_power(self) -> int:
        """The power of the small bomb `222` and a joker."""
        return self.power_of(SMALL_BOMB_SIZE, BombClass.SMALL, TWO)

    @property
    def rocket_power(self) -> int:
        """The power of all the jokers in play."""
        return ROCKET_LEVEL * LEVEL_STEP

    def joker_power(self, small: int, big: int) -> int:
        """The power of two or three jokers: above four or six of a rank, the more big ones the higher."""
        return self.power_of(4 if small + big == 2 else 6, BombClass.JOKERS, big)

    def bomb(self, cards: Counts) -> Bomb | None:
        """What these cards are as a `Kind.BOMB`, `None` if they are none; no cards are two different bombs."""
        if not self.has_bombs:
            return None
        small, big = joker_counts(cards)
        if small or big:
            return self._bomb_with_jokers(cards, small, big)
        wild_cards = cards & self._wild_mask
        natural = [rank for rank in NATURAL_RANKS if count_of(cards ^ wild_cards, rank)]
        if len(natural) > 1 or not cards:
            return None
        bomb_class = BombClass.PURE if not natural else BombClass.SOFT if wild_cards else BombClass.HARD
        rank = natural[0] if natural else max(rank for rank in self.wild if count_of(cards, rank))
        size = total(cards)
        fewest, most = self.sizes(bomb_class)
        return Bomb(rank, self.power_of(size, bomb_class, rank)) if fewest <= size <= most else None

    def _bomb_with_jokers(self, cards: Counts, small: int, big: int) -> Bomb | None:
        others = total(cards) - small - big
        if self.rules.small_bomb and small + big == 1 and others == 3 == count_of(cards, TWO):
            return Bomb(TWO, self.small_power)
        if self.rules.joker_bombs and not others and small + big in (2, 3):
            return Bomb(BIG_JOKER if big else SMALL_JOKER, self.joker_power(small, big))
        return None

    def is_rocket(self, cards: Counts) -> bool:
        """Whether the cards are all the jokers in play."""
        return self.has_rocket and cards == self.rocket

    def power(self, kind: Kind, cards: Counts) -> int:
        """The power of a play: zero for every kind but bomb and rocket."""
        if kind is Kind.ROCKET:
            return self.rocket_power
        bomb = self.bomb(cards) if kind is Kind.BOMB else None
        return bomb.power if bomb else 0
