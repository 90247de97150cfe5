"""The kinds of play (rulebook §1, "Kinds") and the value `Play`: some cards read as one kind with one key.

A *shape* says how a kind is built: a body of `n` consecutive groups of `body` equal cards, and attached groups
("wings"). The order of the members is that of the numbers which the kernels and the wire use.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

from ddz_desktop.rules.cards import Counts, Rank


class Kind(IntEnum):
    """A kind of play; `text` is its name in the notation."""

    SOLO = 0
    PAIR = 1
    TRIO = 2
    TRIO_SOLO = 3
    TRIO_PAIR = 4
    SOLO_CHAIN = 5
    PAIR_CHAIN = 6
    TRIO_CHAIN = 7
    TRIO_CHAIN_SOLO = 8
    TRIO_CHAIN_PAIR = 9
    FOUR_TWO_SOLO = 10
    FOUR_TWO_PAIR = 11
    QUAD_CHAIN = 12
    QUAD_CHAIN_SOLO = 13
    QUAD_CHAIN_PAIR = 14
    QUAD = 15
    QUAD_TRIO = 16
    QUAD_TRIO_PAIR = 17
    QUAD_CHAIN_TRIO = 18
    QUAD_CHAIN_TRIO_PAIR = 19
    BOMB = 20
    ROCKET = 21

    @property
    def text(self) -> str:
        """The kind's name in the notation, such as ``trio_solo``."""
        return self.name.lower()


KINDS: tuple[Kind, ...] = tuple(Kind)
KIND_BY_TEXT: dict[str, Kind] = {kind.text: kind for kind in KINDS}
BOMB_KINDS = frozenset({Kind.BOMB, Kind.ROCKET})


class Shape(Struct, frozen=True):
    """How a kind other than bomb and rocket is built; counts of attached groups are per body group.

    `body`: equal cards in a group of the body; `chain`: whether the body is a chain (its limits are the ruleset's);
    `trios`, `pairs`, `solos`: attached groups for each body group.
    """

    body: int
    chain: bool = False
    trios: int = 0
    pairs: int = 0
    solos: int = 0

    @property
    def group_size(self) -> int:
        """Cards of the whole play for each body group."""
        return self.body + 3 * self.trios + 2 * self.pairs + self.solos


SHAPES: dict[Kind, Shape] = {
    Kind.SOLO: Shape(1),
    Kind.PAIR: Shape(2),
    Kind.TRIO: Shape(3),
    Kind.TRIO_SOLO: Shape(3, solos=1),
    Kind.TRIO_PAIR: Shape(3, pairs=1),
    Kind.SOLO_CHAIN: Shape(1, chain=True),
    Kind.PAIR_CHAIN: Shape(2, chain=True),
    Kind.TRIO_CHAIN: Shape(3, chain=True),
    Kind.TRIO_CHAIN_SOLO: Shape(3, chain=True, solos=1),
    Kind.TRIO_CHAIN_PAIR: Shape(3, chain=True, pairs=1),
    Kind.FOUR_TWO_SOLO: Shape(4, solos=2),
    Kind.FOUR_TWO_PAIR: Shape(4, pairs=2),
    Kind.QUAD_CHAIN: Shape(4, chain=True),
    Kind.QUAD_CHAIN_SOLO: Shape(4, chain=True, solos=2),
    Kind.QUAD_CHAIN_PAIR: Shape(4, chain=True, pairs=2),
    Kind.QUAD: Shape(4),
    Kind.QUAD_TRIO: Shape(4, trios=1),
    Kind.QUAD_TRIO_PAIR: Shape(4, trios=1, pairs=1),
    Kind.QUAD_CHAIN_TRIO: Shape(4, chain=True, trios=1),
    Kind.QUAD_CHAIN_TRIO_PAIR: Shape(4, chain=True, trios=1, pairs=1),
}


class Play(Struct, frozen=True, gc=False):
    """Some cards, read as one kind: `key` is the rank index that the text shows (rulebook §1), `cards` packed counts.

    For a chain `key` is its highest rank. Wild cards keep their own rank in `cards`. Two plays are equal when kind, key
    and cards are: a substitution of wild cards that gives the same is no other play (rulebook §2.5).
    """

    kind: Kind
    key: Rank
    cards: Counts
