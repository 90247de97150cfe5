"""Where the kernels of this package write plays, and what they know of a ruleset. See `generate` for the words used."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

import cython

from ddz_desktop.rules.compare import CHAIN_RANKS, chain_limits
from ddz_desktop.rules.kinds import KINDS, SHAPES, Play
from ddz_desktop.rules.ruleset import ChainOrder, RuleSet, Wings

if TYPE_CHECKING:
    from collections.abc import Iterable

M1 = cython.declare(cython.ulonglong, 0x111111111111111)  # one card of each rank
NATURAL = cython.declare(cython.ulonglong, 0x001111111111111)  # one of each rank 3..2
TO_ACE = cython.declare(cython.ulonglong, 0x000111111111111)  # one of each rank 3..A
TWO_BIT = cython.declare(cython.ulonglong, 1 << 48)
FOURTEEN_PLACES = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFF)
EVEN_NIBBLES = cython.declare(cython.ulonglong, 0x0F0F0F0F0F0F0F0F)
EVERY_BYTE = cython.declare(cython.ulonglong, 0x0101010101010101)
TRIO = cython.declare(cython.int, 2)
QUAD_CHAIN_TRIO_PAIR = cython.declare(cython.int, 19)

SLACK = 256
"""Plays that may be written after one look at the room left (`_next`)."""


def arena(code: str, room: int) -> Any:
    """Memory for `room` numbers: a list is faster than an array, but only where the code is not compiled."""
    return array(code, bytes(array(code).itemsize * room)) if cython.compiled else [0] * room


def table(values: Iterable[int]) -> Any:
    """A constant table of small numbers."""
    return array("i", values) if cython.compiled else list(values)


class Plays:
    """Three arenas, filled side by side with cards, kind and key of each play, and the tables of one ruleset.

    An arena that is full is noted and written over; whoever asked makes room and asks again.
    """

    def __init__(self, rules: RuleSet) -> None:
        shapes = list(SHAPES.values())
        self.body = table(shape.body for shape in shapes)
        self.trios = table(shape.trios for shape in shapes)
        self.pairs = table(shape.pairs for shape in shapes)
        self.solos = table(shape.solos for shape in shapes)
        self.group = table(shape.group_size for shape in shapes)
        limits = [chain_limits(rules, kind) if kind in rules.kinds else (1, 0) for kind in SHAPES]
        self.winged = table(shape.group_size > shape.body for shape in shapes)
        self.fewest = table(fewest for fewest, _ in limits)
        self.most = table(most for _, most in limits)
        self.runs = arena("Q", 16)
        for length in range(16):
            self.runs[length] = sum(1 << 4 * place for place in range(length))
        self.higher = arena("Q", 16)
        for place in range(15):
            self.higher[place] = M1 >> 4 * (place + 1) << 4 * (place + 1)
        self.chain = sum(1 << 4 * rank for rank in set(CHAIN_RANKS[rules.chain_order]))
        self.paired: int = M1 if rules.joker_pairs else NATURAL
        self.single = arena("Q", len(shapes))
        for kind in rules.kinds & SHAPES.keys():
            if not SHAPES[kind].chain:
                self.single[kind] = (M1, self.paired, NATURAL, NATURAL)[SHAPES[kind].body - 1]
        self.low_ace = rules.chain_order is ChainOrder.ACE_LOW
        self.distinct = rules.wings is Wings.DISTINCT
        self.strict = rules.wings is Wings.STRICT
        self.one_joker = not rules.rocket_wings
        self.all_natural = True
        self.groups = [(kind + 1) << 4 * key for kind in range(TRIO + 1) for key in range(16)]
        self.make_room(4096)

    def make_room(self, room: int) -> None:
        """Take new arenas, for so many plays; what the old ones held is lost."""
        self.room = room
        self.cards = arena("Q", room + SLACK)
        self.kinds = arena("B", room + SLACK)
        self.keys = arena("B", room + SLACK)

    def clear(self) -> None:
        """Forget the plays, before new ones are written."""
        self.count = 0
        self.full = False

    def _taken(self) -> tuple[list[int], bytes, bytes]:
        """The plays: cards, kinds and keys."""
        n: cython.int = self.count
        i: cython.int
        if n == 0:
            return [], b"", b""
        if cython.compiled:
            made = [None] * n
            for i in range(n):
                if self.kinds[i] <= TRIO and self.all_natural:  # a third of all plays, whose numbers are there already
                    made[i] = self.groups[16 * self.kinds[i] + self.keys[i]]
                else:
                    made[i] = self.cards[i]
            return (
                made,
                cython.cast("const char*", cython.address(self.kinds[0]))[:n],
                cython.cast("const char*", cython.address(self.keys[0]))[:n],
            )
        return self.cards[:n], bytes(self.kinds[:n]), bytes(self.keys[:n])

    def play(self, index: cython.int) -> Play:
        """One of the plays written."""
        return Play(KINDS[self.kinds[index]], self.keys[index], self.cards[index])

    def _wrote(self, cards: cython.ulonglong, kind: cython.int, key: cython.int) -> cython.bint:
        """Whether a play is among those written."""
        i: cython.int = self.count - 1
        while i >= 0 and not (self.cards[i] == cards and self.kinds[i] == kind and self.keys[i] == key):
            i -= 1
        return i >= 0

    def _next(self) -> cython.int:
        """Where the next play is written."""
        if self.count > self.room:
            self.count = self.room
            self.full = True
        return self.count

    def _put(self, cards: cython.ulonglong, kind: cython.int, key: cython.int) -> cython.void:
        """Writes one play; for loops that write few."""
        n: cython.int = self._next()
        self.cards[n] = cards
        self.kinds[n] = kind
        self.keys[n] = key
        self.count = n + 1

    def _held(self, hand: cython.ulonglong, copies: cython.int) -> cython.ulonglong:
        """The mask of the ranks of which a hand holds so many (1 to 8) or more."""
        return ((hand + (8 - copies) * M1) >> 3) & M1

    def _total(self, cards: cython.ulonglong) -> cython.int:
        """How many cards these are."""
        pairs: cython.ulonglong = (cards & EVEN_NIBBLES) + ((cards >> 4) & EVEN_NIBBLES)
        return ((pairs * EVERY_BYTE) >> 56) & 255

    def _places(self, kind: cython.int, ranks: cython.ulonglong) -> cython.ulonglong:
        """The chain places of some ranks, for the body or the attached chain of a kind."""
        ranks &= self.chain
        if kind == QUAD_CHAIN_TRIO_PAIR:  # there is no 2 anywhere in it (rulebook §3.12)
            ranks &= ~TWO_BIT
        if self.low_ace:
            return ((ranks & TO_ACE) << 8) | (ranks >> 44)
        return ranks

    def _from_places(self, places: cython.ulonglong) -> cython.ulonglong:
        """Cards at the places of a chain with the low ace, as cards at their ranks."""
        return (places >> 8) + ((places & 255) << 44)

    def _run_starts(self, places: cython.ulonglong, length: cython.int) -> cython.ulonglong:
        """Where runs of so many places start."""
        known: cython.int = 1
        while places and 2 * known < length:
            places &= places >> 4 * known
            known *= 2
        return places & (places >> 4 * (length - known))

    def _starts(self, hand: cython.ulonglong, kind: cython.int, length: cython.int) -> cython.ulonglong:
        """Where the bodies of a kind with so many groups start in a hand."""
        copies: cython.int = self.body[kind]
        starts: cython.ulonglong
        if length < self.fewest[kind] or length > self.most[kind]:
            return 0
        starts = self._held(hand, copies)
        if length == 1:
            starts &= self.single[kind]
        else:
            starts = self._run_starts(self._places(kind, starts), length)
        return starts & self._both_ends(hand, copies) if length == 14 else starts

    def _both_ends(self, hand: cython.ulonglong, copies: cython.int) -> cython.ulonglong:
        """Where a chain of fourteen places may start: it takes the ace twice."""
        return (self._held(hand, 2 * copies) >> 44) & 1

    def _strictly(self, rest: cython.ulonglong, length: cython.int, first: cython.ulonglong) -> cython.ulonglong:
        """The cards that may be solo wings beside a trio chain under `strict`: of a rank three, of a neighbour two."""
        near: cython.ulonglong = (first << 4 * length) | (first >> 4)
        many: cython.ulonglong = self._held(rest, 4)
        if self.low_ace:
            near = self._from_places(near & FOURTEEN_PLACES)
        rest = (rest & ~(many * 15)) | many * 3
        many = self._held(rest, 3) & near & self.chain
        return (rest & ~(many * 15)) | many * 2
