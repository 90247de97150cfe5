"""Every legal play that holds a natural card, in a hand with wild cards (rulebook §2), as a kernel. See `generate`.

A play is found as its natural cards: some of the body, some of the wings, so few missing that the wild cards make them
up. Then the number of wild cards is fixed, and they are taken from the one or two wild ranks in every possible way. So
each kind, key and set of cards comes once. Plays without a natural card, jokers aside, are plays of the wild ranks' own
cards: `generate` makes them; only bombs are all made here. No system has wild cards together with a low ace, pairs of
jokers, pairs that must be consecutive, or pairs that decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import cython

from ddz_desktop.rules.compare import BombClass, BombLadder
from ddz_desktop.rules.plays_kernel import table

if cython.compiled:
    from cython.cimports.ddz_desktop.rules.plays_kernel import Plays
else:
    from ddz_desktop.rules.plays_kernel import Plays

if TYPE_CHECKING:
    from ddz_desktop.rules.kinds import Play
    from ddz_desktop.rules.ruleset import RuleSet

M1 = cython.declare(cython.ulonglong, 0x111111111111111)  # one card of each rank
M7 = cython.declare(cython.ulonglong, 0x777777777777777)
NATURAL = cython.declare(cython.ulonglong, 0x001111111111111)  # one of each rank 3..2
NATURAL_CARDS = cython.declare(cython.ulonglong, 0x00FFFFFFFFFFFFF)
ONE = cython.declare(cython.ulonglong, 1)
TWO_BIT = cython.declare(cython.ulonglong, 1 << 48)
SMALL_BIT = cython.declare(cython.ulonglong, 1 << 52)
BIG_BIT = cython.declare(cython.ulonglong, 1 << 56)
JOKER_CARDS = cython.declare(cython.ulonglong, 255 << 52)
TWO = cython.declare(cython.int, 12)
TRIO_CHAIN_SOLO = cython.declare(cython.int, 8)
QUAD_CHAIN_TRIO_PAIR = cython.declare(cython.int, 19)
BOMB = cython.declare(cython.int, 20)
ROCKET = cython.declare(cython.int, 21)


class WildGenerator(Plays):
    """Makes the plays of one ruleset with the wild ranks set. It holds scratch memory: every thread needs its own."""

    def __init__(self, rules: RuleSet, ladder: BombLadder, wild: Sequence[int]) -> None:
        super().__init__(rules)
        self.all_natural = False
        self.exact = False
        self.set_wild(min(wild), max(wild))
        sizes = [ladder.sizes(bomb_class) for bomb_class in BombClass if bomb_class <= BombClass.PURE]
        powers = [
            ladder.power_of(size, bomb_class, 0)
            if ladder.has_bombs and sizes[bomb_class][0] <= size <= sizes[bomb_class][1]
            else -99
            for bomb_class in (BombClass.SOFT, BombClass.HARD, BombClass.PURE)
            for size in range(16)
        ]
        self.soft_power = table(powers[:16])
        self.hard_power = table(powers[16:32])
        self.pure_power = table(powers[32:])
        self.small_power = ladder.small_power if ladder.has_bombs and rules.small_bomb else 0
        self.rocket_power = ladder.rocket_power if ladder.has_rocket else 0

    def set_wild(self, low: cython.int, high: cython.int) -> None:
        """From now on these ranks are wild: two, or twice the same."""
        self.low_wild = low
        self.high_wild = high

    def columns(
        self, hand: cython.ulonglong, over: Play | None, second: cython.int, bombs: cython.bint
    ) -> tuple[list[int], bytes, bytes]:
        """All plays that lead (`over` is None) or beat a play: cards, kinds and keys side by side.

        `second`: where the trios of a `quad_chain_trio_pair` to beat start.
        """
        self._write(hand, over, second, bombs)
        return self._taken()

    def write(self, hand: cython.ulonglong, over: Play | None, second: cython.int, bombs: cython.bint) -> int:
        """Writes all plays that lead or beat a play, for `play` to tell; how many there are."""
        self._write(hand, over, second, bombs)
        return self.count

    def makes(self, play: Play, over: Play | None, second: cython.int, bombs: cython.bint) -> cython.bint:
        """Whether a play can be made of just its cards, to lead or to beat another."""
        kind: cython.int = play.kind
        key: cython.int = play.key
        cards: cython.ulonglong = play.cards
        size: cython.int = self._total(cards)
        least: cython.int = -1 if over is None else over.key
        self.clear()
        self._open(cards)
        if kind >= BOMB:
            if bombs:
                self._bombs(0 if over is None else self._power(over.kind, over.key, over.cards))
            return self._wrote(cards, kind, key)
        length: cython.int = size // self.group[kind]
        if length * self.group[kind] != size or key < length - 1:
            return False
        self.exact = True
        if over is None or (over.kind == kind and self._total(over.cards) == size):
            self._follow(kind, length, key - length + 1, least, second)
        self.exact = False
        return self._wrote(cards, kind, key)

    def _write(self, hand: cython.ulonglong, over: Play | None, second: cython.int, bombs: cython.bint) -> cython.void:
        """Writes all plays that lead or beat a play."""
        leads: cython.bint = over is None
        kind: cython.int = 0 if over is None else over.kind
        key: cython.int = 0 if over is None else over.key
        beaten: cython.ulonglong = 0 if over is None else over.cards
        while True:
            self.clear()
            self._open(hand)
            with cython.nogil:
                if leads:
                    self._lead(hand)
                elif kind < BOMB:
                    self._follow(kind, self._total(beaten) // self.group[kind], 15, key, second)
            if bombs:
                self._bombs(self._power(kind, key, beaten))
            if not self.full:
                return
            self.make_room(4 * self.room)

    def family(
        self,
        hand: cython.ulonglong,
        kind: cython.int,
        length: cython.int,
        first: cython.int,
        over: Play | None,
        second: cython.int,
    ) -> tuple[list[int], bytes, bytes]:
        """The plays of a kind that is neither bomb nor rocket, whose body of so many groups starts at place `first`;
        only those that beat `over`, where it is given, a play of the same kind and number of cards.
        """
        while True:
            self.clear()
            self._open(hand)
            self._follow(kind, length, first, -1 if over is None else over.key, second)
            if not self.full:
                return self._taken()
            self.make_room(4 * self.room)

    def bombs(self, hand: cython.ulonglong, over: Play | None) -> tuple[list[int], bytes, bytes]:
        """All bombs and the rocket, of wild cards alone too, that lead or beat a play."""
        while True:
            self.clear()
            self._open(hand)
            self._bombs(0 if over is None else self._power(over.kind, over.key, over.cards))
            if not self.full:
                return self._taken()
            self.make_room(4 * self.room)

    def _open(self, hand: cython.ulonglong) -> cython.void:
        """Sorts a hand into natural and wild cards."""
        self.low_held = (hand >> 4 * self.low_wild) & 15
        self.high_held = 0 if self.low_wild == self.high_wild else (hand >> 4 * self.high_wild) & 15
        self.wilds = self.low_held + self.high_held
        self.wild_cards = (15 * ONE << 4 * self.low_wild) | (15 * ONE << 4 * self.high_wild)
        self.natural = hand & ~self.wild_cards

    def _lead(self, hand: cython.ulonglong) -> cython.void:
        kind: cython.int
        length: cython.int
        size: cython.int = self._total(hand)
        for kind in range(BOMB):
            for length in range(self.fewest[kind], self.most[kind] + 1):
                if length * self.group[kind] > size:
                    break
                self._follow(kind, length, 15, -1, 0)

    def _follow(
        self, kind: cython.int, length: cython.int, first: cython.int, key: cython.int, second: cython.int
    ) -> cython.void:
        """Writes plays with a key above `key`, and those with that very key whose trios start above place `second`;
        only bodies that start at place `first`, unless it is 15.
        """
        place: cython.int
        least: cython.int = key - length + 1  # the place where the body to beat starts
        starts: cython.ulonglong = NATURAL
        if length < self.fewest[kind] or length > self.most[kind]:
            return
        if self.most[kind] > 1:
            starts = self._run_starts(self._places(kind, NATURAL), length)
        self.kind = kind
        self.above = ~(ONE - 1)
        for place in range(13):
            if not (starts >> 4 * place) & 1 or (first < 15 and place != first):
                continue
            self.key = place + length - 1
            if place > least or key < 0:
                self._body(length, place)
            elif place == least and kind == QUAD_CHAIN_TRIO_PAIR:
                self.above = ~((ONE << 4 * second + 1) - 1)
                self._body(length, place)
                self.above = ~(ONE - 1)

    def _body(self, length: cython.int, place: cython.int) -> cython.void:
        """Writes all plays with one body."""
        kind: cython.int = self.kind
        ranks: cython.ulonglong = self.runs[length] << 4 * place
        self.length = length
        self.taken_ranks = ranks
        self.demand = ranks * self.body[kind]
        self.wing_cards = (self.group[kind] - self.body[kind]) * length
        self.rest = self.natural & ~(ranks * 15)
        if self._total(self.natural) + self.wilds < self.group[kind] * length:
            return
        if self.solos[kind]:
            self._solo_limits(place)
        elif self.wing_cards:
            self.rest &= NATURAL_CARDS
            if (1 + self.trios[kind] + self.pairs[kind]) * length > 13 - (kind == QUAD_CHAIN_TRIO_PAIR):
                return
        if kind == QUAD_CHAIN_TRIO_PAIR:  # it holds no 2 (rulebook §3.12)
            self.rest &= ~(15 * TWO_BIT)
        self._fill(place, 0, self.wilds)

    def _solo_limits(self, place: cython.int) -> cython.void:
        """Cuts the rest to what may be solo wings; `capacity`: how many of all ranks together."""
        free: cython.int = 13 - self.length
        self.capacity = free * 99
        if self.distinct:
            self.rest = ((self.rest + M7) >> 3) & M1
            self.capacity = free
        elif self.strict and self.kind == TRIO_CHAIN_SOLO:
            self.rest = self._strictly(self.rest, self.length, ONE << 4 * place)
            self.capacity = self._total(
                self._strictly(NATURAL * 4 & ~(self.taken_ranks * 15), self.length, ONE << 4 * place)
            )

    def _fill(self, rank: cython.int, used: cython.ulonglong, wilds: cython.int) -> cython.void:
        """Fills the body from this rank on: with natural cards, all that fit if `exact`, and wild ones for the rest."""
        wanted: cython.int = (self.demand >> 4 * rank) & 15
        take: cython.int = (self.natural >> 4 * rank) & 15
        least: cython.int = 0
        some: cython.ulonglong
        if not wanted:
            self._wings(used, wilds)
            return
        take = min(take, wanted)
        if self.exact:
            least = take
        while take >= least and wanted - take <= wilds:
            some = take
            self._fill(rank + 1, used + (some << 4 * rank), wilds - wanted + take)
            take -= 1

    def _wings(self, used: cython.ulonglong, wilds: cython.int) -> cython.void:
        big: cython.ulonglong = self.rest & (BIG_BIT * 15)
        step: cython.ulonglong = BIG_BIT
        number: cython.int = self.wing_cards
        if not self.solos[self.kind]:
            self._groups(0, (self.trios[self.kind] + self.pairs[self.kind]) * self.length, number, used, wilds)
        elif not (self.one_joker and big and self.rest & (SMALL_BIT * 15)):
            self._solos(self.rest, number, used, wilds)
        else:
            self._solos(self.rest ^ big, number, used, wilds)
            while number and step <= big:
                number -= 1
                self._solos(self.rest & ~JOKER_CARDS, number, used + step, wilds)
                step += BIG_BIT

    def _solos(
        self, rest: cython.ulonglong, number: cython.int, used: cython.ulonglong, wilds: cython.int
    ) -> cython.void:
        """Attaches every choice of up to so many of these cards, and wild cards for those that are missing."""
        ranks: cython.ulonglong = ((rest + M7) >> 3) & M1
        bit: cython.ulonglong
        step: cython.ulonglong
        held: cython.ulonglong
        left: cython.int
        jokers: cython.int = self._total(used & JOKER_CARDS)
        if number <= wilds and number <= self.capacity - (self.wing_cards - number - jokers):
            self._complete(used, wilds - number)
        while ranks and number:
            if self._total(rest) < number - wilds:
                return
            bit = ranks & -ranks
            ranks ^= bit
            held = rest & (bit * 15)
            rest ^= held
            step = bit
            left = number - 1
            while left >= 0 and step <= held:
                self._solos(rest, left, used + step, wilds)
                step += bit
                left -= 1

    def _groups(
        self, rank: cython.int, groups: cython.int, number: cython.int, used: cython.ulonglong, wilds: cython.int
    ) -> cython.void:
        """Attaches natural cards from this rank on for up to so many trios and pairs; `number` cards are missing."""
        held: cython.int
        some: cython.int
        cards: cython.ulonglong
        threes: cython.int
        if number <= wilds and (self.kind != QUAD_CHAIN_TRIO_PAIR or self._trios_fit(used)):
            self._complete(used, wilds - number)
        if groups == 0 or self._total(self.rest >> 4 * rank) < number - wilds:
            return
        threes = self._total(self._held(used & ~(self.taken_ranks * 15), 3))
        while rank < 13:
            held = min((self.rest >> 4 * rank) & 15, 3 if threes < self.trios[self.kind] * self.length else 2)
            for some in range(1, held + 1):
                cards = some
                self._groups(rank + 1, groups - 1, number - some, used + (cards << 4 * rank), wilds)
            rank += 1

    def _trios_fit(self, used: cython.ulonglong) -> cython.bint:
        """Whether these natural wings and wild cards can be consecutive trios, above those to beat, and pairs."""
        wings: cython.ulonglong = used & ~(self.taken_ranks * 15)
        threes: cython.ulonglong = self._held(wings, 3)
        ones: cython.ulonglong = self._held(wings, 1)
        starts: cython.ulonglong = self._places(QUAD_CHAIN_TRIO_PAIR, NATURAL & ~self.taken_ranks)
        bit: cython.ulonglong
        starts = self._run_starts(starts, self.length) & self.above
        while starts:
            bit = starts & -starts
            starts ^= bit
            bit *= self.runs[self.length]
            if not threes & ~bit and self._total(ones & ~bit) <= self.length:
                return True
        return False

    def _complete(self, used: cython.ulonglong, left: cython.int) -> cython.void:
        """Writes a play of these natural cards and all wild ones but so many, by every choice of wild cards."""
        wilds: cython.int = self.wilds - left
        low: cython.ulonglong
        high: cython.ulonglong
        if not used & NATURAL_CARDS:
            return
        for low in range(max(0, wilds - self.high_held), min(self.low_held, wilds) + 1):
            high = wilds - low
            self._put(used + (low << 4 * self.low_wild) + (high << 4 * self.high_wild), self.kind, self.key)

    def _power(self, kind: cython.int, key: cython.int, cards: cython.ulonglong) -> cython.int:
        """The power of a play: zero for every kind but bomb and rocket."""
        size: cython.int = self._total(cards) & 15
        power: cython.int = 0
        if kind == ROCKET:
            power = self.rocket_power
        elif kind == BOMB and cards & JOKER_CARDS:
            power = self.small_power
        elif kind == BOMB and not cards & self.wild_cards:
            power = self.hard_power[size] + key
        elif kind == BOMB:
            power = (self.soft_power[size] if cards & ~self.wild_cards else self.pure_power[size]) + key
        return power

    def _bombs(self, floor: cython.int) -> cython.void:
        """Writes bombs and the rocket of a power above `floor`."""
        rank: cython.int
        size: cython.int
        held: cython.ulonglong
        some: cython.ulonglong
        self.kind = BOMB
        for rank in range(13):
            self.key = rank
            held = (self.natural >> 4 * rank) & 15
            for some in range(1, held + 1):
                if self.hard_power[some] + rank > floor:
                    self._complete(some << 4 * rank, self.wilds)
                for size in range(some + 1, some + self.wilds + 1):
                    if self.soft_power[size] + rank > floor:
                        self._complete(some << 4 * rank, self.wilds - size + some)
        self._pure_bombs(floor)
        if self.natural & (SMALL_BIT * 15) or self.natural & (BIG_BIT * 15):
            self._joker_bombs(floor)

    def _pure_bombs(self, floor: cython.int) -> cython.void:
        low: cython.ulonglong
        high: cython.ulonglong
        rank: cython.int
        for low in range(self.low_held + 1):
            for high in range(self.high_held + 1):
                rank = self.high_wild if high else self.low_wild
                if self.pure_power[low + high] + rank > floor:
                    self._put((low << 4 * self.low_wild) + (high << 4 * self.high_wild), BOMB, rank)

    def _joker_bombs(self, floor: cython.int) -> cython.void:
        jokers: cython.ulonglong = self.natural & JOKER_CARDS
        twos: cython.ulonglong = (self.natural >> 48) & 15
        if self.low_wild == TWO:
            twos = self.low_held
        elif self.high_wild == TWO:
            twos = self.high_held
        if self.small_power > floor and twos >= 3:
            if jokers & (SMALL_BIT * 15):
                self._put(3 * TWO_BIT + SMALL_BIT, BOMB, TWO)
            if jokers & (BIG_BIT * 15):
                self._put(3 * TWO_BIT + BIG_BIT, BOMB, TWO)
        if self.rocket_power > floor and jokers >> 56 and (jokers >> 52) & 15:
            self._put(SMALL_BIT + BIG_BIT, ROCKET, 14)
