"""Every legal play of a hand without wild cards (rulebook §1, §3), as a kernel: its source runs plain and compiled.

Hands and plays are packed counts (`cards.Counts`). A *mask* has one bit a rank, the lowest of its four. A *body* is a
run of `length` set bits in the mask of the ranks held often enough, named by the bit where it starts. Chains run over
*places*: the ranks themselves or, with the low ace, ``A 2 3 … K A``, where a rank's place is two higher.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from ddz_desktop.rules.kinds import SHAPES, Play
from ddz_desktop.rules.plays_kernel import table

if cython.compiled:
    from cython.cimports.ddz_desktop.rules.wings_kernel import WingedPlays
else:
    from ddz_desktop.rules.wings_kernel import WingedPlays

if TYPE_CHECKING:
    from ddz_desktop.rules.compare import BombLadder
    from ddz_desktop.rules.ruleset import RuleSet

M1 = cython.declare(cython.ulonglong, 0x111111111111111)  # one card of each rank
M7 = cython.declare(cython.ulonglong, 0x777777777777777)
M6 = cython.declare(cython.ulonglong, 0x666666666666666)
M5 = cython.declare(cython.ulonglong, 0x555555555555555)
M4 = cython.declare(cython.ulonglong, 0x444444444444444)
NATURAL = cython.declare(cython.ulonglong, 0x001111111111111)  # one of each rank 3..2
TO_RANK = cython.declare(cython.ulonglong, 0x0123456789ABCDE0)  # times one bit: its rank in the top four bits
EVEN = cython.declare(cython.ulonglong, 0x0F0F0F0F0F0F0F0F)  # every second rank
GUARD = cython.declare(cython.ulonglong, 0x1010101010101010)
ALL_COUNTS = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFF)
ONE = cython.declare(cython.ulonglong, 1)
SMALL_BIT = cython.declare(cython.ulonglong, 1 << 52)
EVERYWHERE = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
TWO = cython.declare(cython.int, 12)
BIG_JOKER = cython.declare(cython.int, 14)
SOLO = cython.declare(cython.int, 0)
PAIR = cython.declare(cython.int, 1)
TRIO = cython.declare(cython.int, 2)
TRIO_SOLO = cython.declare(cython.int, 3)
TRIO_PAIR = cython.declare(cython.int, 4)
SOLO_CHAIN = cython.declare(cython.int, 5)
PAIR_CHAIN = cython.declare(cython.int, 6)
TRIO_CHAIN = cython.declare(cython.int, 7)
TRIO_CHAIN_SOLO = cython.declare(cython.int, 8)
TRIO_CHAIN_PAIR = cython.declare(cython.int, 9)
QUAD_CHAIN_TRIO_PAIR = cython.declare(cython.int, 19)
BOMB = cython.declare(cython.int, 20)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _rank(bit: cython.ulonglong) -> cython.int:
    """The rank of a mask with one bit."""
    return ((bit * TO_RANK) >> 60) & 15


if not cython.compiled:
    globals()["_rank"] = {1 << 4 * rank: rank for rank in range(16)}.__getitem__  # a third of the time


class Generator(WingedPlays):
    """Makes the plays of one ruleset. It holds its scratch memory: every thread needs its own."""

    def __init__(self, rules: RuleSet, ladder: BombLadder) -> None:
        super().__init__(rules, ladder)
        self.pair_decides = rules.pair_decides
        self.pair_ranks = self.single[PAIR]
        self.trio_ranks = self.single[TRIO]
        self.quad_kinds = table(kind for kind in sorted(rules.kinds & SHAPES.keys()) if SHAPES[kind].body == 4)
        self.number_of_quad_kinds = len(self.quad_kinds)

    def columns(
        self, hand: cython.ulonglong, over: Play | None = None, bombs: cython.bint = True
    ) -> tuple[list[int], bytes, bytes]:
        """All plays that lead (`over` is None) or beat a play: cards, kinds and keys side by side."""
        self._write(hand, over, bombs)
        return self._taken()

    def write(self, hand: cython.ulonglong, over: Play | None = None, bombs: cython.bint = True) -> int:
        """Writes all plays that lead or beat a play, for `play` to tell; how many there are."""
        self._write(hand, over, bombs)
        return self.count

    def choose(
        self, hand: cython.ulonglong, over: Play | None, bombs: cython.bint, fraction: cython.double
    ) -> Play | None:
        """The play at a fraction, 0 to below 1, of all that lead or beat another and, then, the pass: None."""
        self._write(hand, over, bombs)
        index: cython.int = int(fraction * (self.count + (over is not None)))
        return self.play(index) if index < self.count else None

    def makes(
        self, hand: cython.ulonglong, play: Play, over: Play | None = None, bombs: cython.bint = True
    ) -> cython.bint:
        """Whether a hand holds a play that leads, or beats another: whether just its cards make it."""
        declared, wanted = play.key, play.cards
        if not (0 <= declared <= BIG_JOKER and 0 <= wanted <= ALL_COUNTS):
            return False
        kind: cython.int = play.kind
        key: cython.int = declared
        cards: cython.ulonglong = wanted
        even: cython.ulonglong = ((hand & EVEN) | GUARD) - (cards & EVEN)
        odd: cython.ulonglong = (((hand >> 4) & EVEN) | GUARD) - ((cards >> 4) & EVEN)
        if even & odd & GUARD != GUARD:
            return False
        self.clear()
        if kind >= BOMB:
            if bombs:
                self._bombs(cards, 0 if over is None else self._power(over.kind, over.key, over.cards))
        elif over is None:
            self._lead_with(kind, key, cards)
        elif over.kind == kind and self._total(over.cards) == self._total(cards):
            self._follow(cards, kind, over.key, over.cards, 15)
        return self._wrote(cards, kind, key)

    def _lead_with(self, kind: cython.int, key: cython.int, cards: cython.ulonglong) -> cython.void:
        """Writes the play that all these cards are, if they are one with this kind and key."""
        size: cython.int = self._total(cards)
        length: cython.int = size // self.group[kind]
        first: cython.int = self._first_place(kind, key, length)
        if first >= 0 and length * self.group[kind] == size:
            self._family(kind, cards, length, self._starts(cards, kind, length) & (ONE << 4 * first), EVERYWHERE)

    def _write(self, hand: cython.ulonglong, over: Play | None, bombs: cython.bint) -> cython.void:
        """Writes all plays that lead or beat a play."""
        floor: cython.int = 0
        while True:
            self.count = 0
            self.full = False
            if over is None:
                self._lead(hand)
            elif over.kind < BOMB:
                self._follow(hand, over.kind, over.key, over.cards, 15)
            else:
                floor = self._power(over.kind, over.key, over.cards)
            if bombs and (hand >= SMALL_BIT or ((hand + self.least_gap) >> 3) & self.bomb_ranks):
                self._bombs(hand, floor)
            if not self.full:
                return
            self.make_room(4 * self.room)

    def family(
        self, hand: cython.ulonglong, kind: cython.int, length: cython.int, first: cython.int, over: Play | None
    ) -> tuple[list[int], bytes, bytes]:
        """The plays of a kind that is neither bomb nor rocket, whose body of so many groups starts at place `first`;
        only those that beat `over`, where it is given, a play of the same kind and number of cards.
        """
        while True:
            self.clear()
            if over is None:
                self._family(kind, hand, length, self._starts(hand, kind, length) & (ONE << 4 * first), EVERYWHERE)
            else:
                self._follow(hand, kind, over.key, over.cards, first)
            if not self.full:
                return self._taken()
            self.make_room(4 * self.room)

    def _lead(self, hand: cython.ulonglong) -> cython.void:
        ones: cython.ulonglong = ((hand + M7) >> 3) & M1
        twos: cython.ulonglong = ((hand + M6) >> 3) & M1
        threes: cython.ulonglong = 0
        if twos:
            threes = ((hand + M5) >> 3) & NATURAL
        self._lead_groups(ones, twos & self.pair_ranks, threes & self.trio_ranks)
        self._plain_chains(SOLO_CHAIN, hand, ones)
        if twos:
            self._plain_chains(PAIR_CHAIN, hand, twos)
        if threes:
            self._one_wing(TRIO_SOLO, threes, ones)
            self._one_wing(TRIO_PAIR, threes, 2 * (twos & self.paired))
            if threes & (threes >> 4) or self.low_ace:
                self._plain_chains(TRIO_CHAIN, hand, threes)
                self._chains(TRIO_CHAIN_SOLO, hand, threes)
                self._chains(TRIO_CHAIN_PAIR, hand, threes)
            threes = ((hand + M4) >> 3) & NATURAL
            if threes:
                self._lead_quads(hand, threes)

    def _lead_groups(self, ones: cython.ulonglong, twos: cython.ulonglong, threes: cython.ulonglong) -> cython.void:
        """Writes solos, pairs and trios."""
        cards, kinds, keys = self.cards, self.kinds, self.keys
        n: cython.int = 0
        key: cython.int
        bit: cython.ulonglong
        while ones:
            bit = ones & -ones
            ones ^= bit
            key = _rank(bit)
            cards[n] = bit
            kinds[n] = SOLO
            keys[n] = key
            n += 1
            if bit & twos:
                cards[n] = 2 * bit
                kinds[n] = PAIR
                keys[n] = key
                n += 1
            if bit & threes:
                cards[n] = 3 * bit
                kinds[n] = TRIO
                keys[n] = key
                n += 1
        self.count = n

    def _one_wing(self, kind: cython.int, starts: cython.ulonglong, wings: cython.ulonglong) -> cython.void:
        """Writes trios with one solo or one pair: the most frequent plays with wings.

        `wings`: one bit for each, which as a number is the cards themselves.
        """
        cards, kinds, keys = self.cards, self.kinds, self.keys
        n: cython.int = self.count
        key: cython.int
        bit: cython.ulonglong
        wing: cython.ulonglong
        base: cython.ulonglong
        free: cython.ulonglong
        if n > self.room:
            n = self._next()
        starts &= self.single[kind]
        while starts:
            bit = starts & -starts
            starts ^= bit
            key = _rank(bit)
            base = 3 * bit
            free = wings & ~base
            while free:
                wing = free & -free
                free ^= wing
                cards[n] = base + wing
                kinds[n] = kind
                keys[n] = key
                n += 1
        self.count = n

    def _lead_quads(self, hand: cython.ulonglong, held: cython.ulonglong) -> cython.void:
        index: cython.int
        kind: cython.int
        for index in range(self.number_of_quad_kinds):
            kind = self.quad_kinds[index]
            if self.most[kind] == 1:
                self._family(kind, hand, 1, held, EVERYWHERE)
            elif held & (held >> 4) or self.low_ace:
                self._chains(kind, hand, held)

    def _plain_chains(self, kind: cython.int, hand: cython.ulonglong, held: cython.ulonglong) -> cython.void:
        """Leads with all chains of a kind without wings; `held` are the ranks for its groups."""
        length: cython.int = self.fewest[kind]
        most: cython.int = self.most[kind]
        cards, kinds, keys = self.cards, self.kinds, self.keys
        n: cython.int = self.count
        starts: cython.ulonglong
        rest: cython.ulonglong
        bit: cython.ulonglong
        run: cython.ulonglong
        if self.low_ace:
            self._chains(kind, hand, held)
            return
        held &= self.chain
        if not held & (held >> 4) or not most:
            return
        if n > self.room:
            n = self._next()
        starts = self._run_starts(held, length)
        run = self.runs[length] * self.body[kind]
        while starts and length <= most:
            rest = starts
            while rest:
                bit = rest & -rest
                rest ^= bit
                cards[n] = bit * run
                kinds[n] = kind
                keys[n] = _rank(bit) + length - 1
                n += 1
            starts &= held >> 4 * length
            length += 1
            run = run << 4 | self.body[kind]
        self.count = n

    def _chains(self, kind: cython.int, hand: cython.ulonglong, held: cython.ulonglong) -> cython.void:
        """Leads with all chains of a kind; `held` are the ranks for its groups."""
        length: cython.int = 1
        fewest: cython.int = self.fewest[kind]
        most: cython.int = self.most[kind]
        places: cython.ulonglong = self._places(kind, held)
        starts: cython.ulonglong = places
        while starts and length < most:
            starts &= places >> 4 * length
            length += 1
            if length == 14:
                starts &= self._both_ends(hand, self.body[kind])
            if starts and length >= fewest:
                self._family(kind, hand, length, starts, EVERYWHERE)

    def _follow(
        self, hand: cython.ulonglong, kind: cython.int, key: cython.int, cards: cython.ulonglong, first: cython.int
    ) -> cython.void:
        """Writes what beats a play in its kind; only bodies that start at place `first`, unless it is 15."""
        length: cython.int = 1
        least: cython.int = key  # the place where the body to beat starts
        starts: cython.ulonglong
        if self.most[kind] <= 1:
            starts = ((hand + (8 - self.body[kind]) * M1) >> 3) & self.single[kind]
        else:
            length = self._total(cards) // self.group[kind]
            least = self._first_place(kind, key, length)
            starts = self._starts(hand, kind, length)
        if not starts:
            return
        if first < 15:
            starts &= ONE << 4 * first
        if kind == QUAD_CHAIN_TRIO_PAIR or (kind == TRIO_PAIR and self.pair_decides):
            self._family(kind, hand, length, starts & (ONE << 4 * least), self._above(kind, length, cards))
        starts &= self.higher[least]
        if starts:
            self._family(kind, hand, length, starts, EVERYWHERE)

    def _first_place(self, kind: cython.int, key: cython.int, length: cython.int) -> cython.int:
        """The place where a body of so many groups starts that has this key."""
        if self.low_ace and self.most[kind] > 1:
            key = key + 2 if key < TWO else 1
        return key - length + 1

    def _family(
        self,
        kind: cython.int,
        hand: cython.ulonglong,
        length: cython.int,
        starts: cython.ulonglong,
        above: cython.ulonglong,
    ) -> cython.void:
        """Writes the plays of a kind whose bodies start there."""
        if self.winged[kind]:
            self._winged(kind, hand, length, starts, above)
        else:
            self._plain(kind, length, starts)

    def _plain(self, kind: cython.int, length: cython.int, starts: cython.ulonglong) -> cython.void:
        """Writes bodies without wings."""
        n: cython.int = self.count
        run: cython.ulonglong = self.runs[length] * self.body[kind]
        last: cython.int = length - 1
        bit: cython.ulonglong
        if n > self.room:
            n = self._next()
        if self.low_ace and length > 1:
            self._plain_with_low_ace(kind, length, starts)
            return
        while starts:
            bit = starts & -starts
            starts ^= bit
            self.cards[n] = bit * run
            self.kinds[n] = kind
            self.keys[n] = _rank(bit) + last
            n += 1
        self.count = n

    def _plain_with_low_ace(self, kind: cython.int, length: cython.int, starts: cython.ulonglong) -> cython.void:
        run: cython.ulonglong = self.runs[length] * self.body[kind]
        bit: cython.ulonglong
        while starts:
            bit = starts & -starts
            starts ^= bit
            self._put(self._from_places(bit * run), kind, self._chain_key(bit << 4 * (length - 1)))

    def _chain_key(self, place: cython.ulonglong) -> cython.int:
        """The rank of a chain's highest place, given as a bit, with the low ace."""
        return _rank(place >> 8) if place >> 8 else TWO

    def _winged(
        self,
        kind: cython.int,
        hand: cython.ulonglong,
        length: cython.int,
        starts: cython.ulonglong,
        above: cython.ulonglong,
    ) -> cython.void:
        """Writes bodies with every choice of wings."""
        run: cython.ulonglong = self.runs[length]
        last: cython.int = 4 * (length - 1)
        low_ace: cython.bint = self.low_ace and length > 1
        bit: cython.ulonglong
        body: cython.ulonglong  # one card of each rank, of the ace two when it stands at both ends
        self.kind = kind
        while starts:
            bit = starts & -starts
            starts ^= bit
            body = bit * run
            if low_ace:
                body = self._from_places(body)
                self.key = self._chain_key(bit << last)
            else:
                self.key = _rank(bit << last)
            self._wings(hand & ~(((body | body >> 1) & M1) * 15), body * self.body[kind], length, bit, above)
