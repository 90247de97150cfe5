"""Every choice of wings for one body, in a hand without wild cards (rulebook §1, "Attachments"). See `generate`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if cython.compiled:
    from cython.cimports.ddz_desktop.rules.bombs_kernel import BombPlays
else:
    from ddz_desktop.rules.bombs_kernel import BombPlays

if TYPE_CHECKING:
    from ddz_desktop.rules.compare import BombLadder
    from ddz_desktop.rules.ruleset import RuleSet

M1 = cython.declare(cython.ulonglong, 0x111111111111111)  # one card of each rank
M7 = cython.declare(cython.ulonglong, 0x777777777777777)
NATURAL = cython.declare(cython.ulonglong, 0x001111111111111)  # one of each rank 3..2
TWO_BIT = cython.declare(cython.ulonglong, 1 << 48)
SMALL_BIT = cython.declare(cython.ulonglong, 1 << 52)
BIG_BIT = cython.declare(cython.ulonglong, 1 << 56)
TRIO_PAIR = cython.declare(cython.int, 4)
TRIO_CHAIN_SOLO = cython.declare(cython.int, 8)
TRIO_CHAIN_PAIR = cython.declare(cython.int, 9)
QUAD_CHAIN_TRIO_PAIR = cython.declare(cython.int, 19)


class WingedPlays(BombPlays):
    """Writes plays of `kind` and `key` with wings."""

    def __init__(self, rules: RuleSet, ladder: BombLadder) -> None:
        super().__init__(rules, ladder)
        self.kind = 0
        self.key = 0
        self.consecutive_pairs = rules.consecutive_pairs

    def _wings(
        self,
        rest: cython.ulonglong,
        body: cython.ulonglong,
        length: cython.int,
        first: cython.ulonglong,
        above: cython.ulonglong,
    ) -> cython.void:
        """Writes a body that starts at place `first` with every choice of wings among `rest`, the cards of other ranks.

        `above` limits the ranks of a pair, or the places where a chain of attached trios starts.
        """
        pairs: cython.int = self.pairs[self.kind] * length
        if self.solos[self.kind]:
            self._solo_wings(rest, self.solos[self.kind] * length, length, body, first)
        elif self.trios[self.kind]:
            self._trio_wings(rest, pairs, length, body, above)
        elif self.consecutive_pairs and self.kind == TRIO_CHAIN_PAIR:
            self._pair_run(self._held(rest, 2), length, body)
        else:
            self._pairs(self._held(rest, 2) & self.paired & above, pairs, body)

    def _one_each(self, wings: cython.ulonglong, base: cython.ulonglong) -> cython.void:
        """Attaches one wing; `wings` has one bit for each, which as a number is the cards themselves."""
        cards, kinds, keys = self.cards, self.kinds, self.keys
        n: cython.int = self.count
        kind: cython.int = self.kind
        key: cython.int = self.key
        wing: cython.ulonglong
        if n > self.room:
            n = self._next()
        while wings:
            wing = wings & -wings
            wings ^= wing
            cards[n] = base + wing
            kinds[n] = kind
            keys[n] = key
            n += 1
        self.count = n

    def _pairs(self, ranks: cython.ulonglong, number: cython.int, base: cython.ulonglong) -> cython.void:
        """Attaches so many pairs, all of different ranks."""
        bit: cython.ulonglong
        if number == 1:
            self._one_each(2 * ranks, base)
            return
        while ranks:
            bit = ranks & -ranks
            ranks ^= bit
            if ranks:
                self._pairs(ranks, number - 1, base + 2 * bit)

    def _trios(self, ranks: cython.ulonglong, number: cython.int, base: cython.ulonglong) -> cython.void:
        """Attaches so many trios, all of different ranks."""
        bit: cython.ulonglong
        while ranks:
            bit = ranks & -ranks
            ranks ^= bit
            if number == 1:
                self._put(base + 3 * bit, self.kind, self.key)
            elif ranks:
                self._trios(ranks, number - 1, base + 3 * bit)

    def _pair_run(self, ranks: cython.ulonglong, length: cython.int, base: cython.ulonglong) -> cython.void:
        """Attaches so many pairs that are a chain themselves."""
        starts: cython.ulonglong = self._run_starts(self._places(TRIO_CHAIN_PAIR, ranks), length)
        bit: cython.ulonglong
        run: cython.ulonglong
        while starts:
            bit = starts & -starts
            starts ^= bit
            run = bit * self.runs[length]
            self._put(base + 2 * (self._from_places(run) if self.low_ace else run), self.kind, self.key)

    def _trio_wings(
        self,
        rest: cython.ulonglong,
        pairs: cython.int,
        length: cython.int,
        base: cython.ulonglong,
        above: cython.ulonglong,
    ) -> cython.void:
        """Attaches a trio for each group of the body and, where the kind has them, pairs."""
        trios: cython.ulonglong = self._held(rest, 3) & NATURAL
        free: cython.ulonglong = self._held(rest, 2) & self.paired
        run: cython.ulonglong = 1
        bit: cython.ulonglong
        chained: cython.bint = self.kind == QUAD_CHAIN_TRIO_PAIR
        if not pairs:
            self._trios(trios, length, base)
            return
        if chained:  # its trios are a chain, and it holds no 2 and no joker (rulebook §3.12)
            free &= NATURAL & ~TWO_BIT
            trios = self._run_starts(self._places(QUAD_CHAIN_TRIO_PAIR, trios), length) & above
            run = self.runs[length]
        while trios:
            bit = trios & -trios
            trios ^= bit
            bit *= run
            if chained and self.low_ace:
                bit = self._from_places(bit)
            self._pairs(free & ~bit, pairs, base + 3 * bit)

    def _solo_wings(
        self,
        rest: cython.ulonglong,
        number: cython.int,
        length: cython.int,
        base: cython.ulonglong,
        first: cython.ulonglong,
    ) -> cython.void:
        """Attaches so many solos as the options `wings` and `rocket_wings` allow."""
        big: cython.ulonglong
        step: cython.ulonglong = BIG_BIT
        if number == 1 or self.distinct:
            rest = ((rest + M7) >> 3) & M1
        elif self.strict and self.kind == TRIO_CHAIN_SOLO:
            rest = self._strictly(rest, length, first)
        big = rest & (BIG_BIT * 15)
        if number == 1 or not (self.one_joker and big and rest & (SMALL_BIT * 15)):
            self._solos(rest, number, base)
            return
        self._solos(rest ^ big, number, base)
        rest &= ~((SMALL_BIT | BIG_BIT) * 15)
        while number and step <= big:
            number -= 1
            self._solos(rest, number, base + step)
            step += BIG_BIT

    def _solos(self, rest: cython.ulonglong, number: cython.int, base: cython.ulonglong) -> cython.void:
        """Attaches every choice of so many of these cards, or of none."""
        ranks: cython.ulonglong = ((rest + M7) >> 3) & M1
        bit: cython.ulonglong
        step: cython.ulonglong
        held: cython.ulonglong
        left: cython.int
        if number == 0:
            self._put(base, self.kind, self.key)
        elif number == 1:
            self._one_each(ranks, base)
        elif number == 2:
            self._two_solos(ranks, self._held(rest, 2), base)
        elif self._total(rest) >= number:
            while ranks:
                bit = ranks & -ranks
                ranks ^= bit
                held = rest & (bit * 15)
                rest ^= held
                step = bit
                left = number - 1
                while left and step <= held:
                    self._solos(rest, left, base + step)
                    step += bit
                    left -= 1
                if step <= held:
                    self._put(base + step, self.kind, self.key)

    def _two_solos(self, ranks: cython.ulonglong, twice: cython.ulonglong, base: cython.ulonglong) -> cython.void:
        """Attaches two solos of these ranks, and two of one rank where it is held twice."""
        bit: cython.ulonglong
        self._one_each(2 * twice, base)
        while ranks:
            bit = ranks & -ranks
            ranks ^= bit
            if ranks:
                self._one_each(ranks, base + bit)

    def _above(self, kind: cython.int, length: cython.int, cards: cython.ulonglong) -> cython.ulonglong:
        """What decides between plays with equal keys: the ranks of a higher pair, or places of a higher first trio."""
        second: cython.ulonglong
        if kind == TRIO_PAIR:
            second = self._held(cards, 2) & ~self._held(cards, 3)
        else:
            second = self._held(cards, 3) & ~self._held(cards, 4)
            second = self._run_starts(self._places(kind, second), length)
        return ~((second << 1) - 1)
