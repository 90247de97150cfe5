"""The legal plays worth judging, and the pass: a kernel (the same source runs plain and compiled).

Two decks allow thousands of leads, nearly all of which differ in their wings only. Of the plays with one kind, key and
number of cards at most `choices_of_wings` are kept, those whose wings cost least: wings that split no group of equal
cards, no bomb, and take low cards and no wild ones. A play that empties the hand is always kept, and so is every bomb.
While a list is still longer than `most_options`, it is made again with half as many choices of wings.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import cython

from ddz_desktop.rules.compare import BombLadder

if cython.compiled:
    from cython.cimports.ddz_desktop.bots.learned.turns_kernel import Turns
    from cython.cimports.ddz_desktop.rules.generate import Generator
    from cython.cimports.ddz_desktop.rules.plays_kernel import Plays
    from cython.cimports.ddz_desktop.rules.wild_kernel import WildGenerator
else:
    from ddz_desktop.bots.learned.turns_kernel import Turns
    from ddz_desktop.rules.generate import Generator
    from ddz_desktop.rules.plays_kernel import Plays
    from ddz_desktop.rules.wild_kernel import WildGenerator

if TYPE_CHECKING:
    from ddz_desktop.rules.ruleset import RuleSet

M1 = cython.declare(cython.ulonglong, 0x111111111111111)  # one card of each rank
M7 = cython.declare(cython.ulonglong, 0x777777777777777)
M4 = cython.declare(cython.ulonglong, 0x444444444444444)
EVEN = cython.declare(cython.ulonglong, 0x0F0F0F0F0F0F0F0F)
EVERY_BYTE = cython.declare(cython.ulonglong, 0x0101010101010101)
JOKER_CARDS = cython.declare(cython.ulonglong, 0xFF0000000000000)
FROM_TWO = cython.declare(cython.ulonglong, 0x111000000000000)
COURT = cython.declare(cython.ulonglong, 0x000110000000000)  # king and ace
LOWEST_SEVEN = cython.declare(cython.ulonglong, 0x000000001111111)

TRIO = cython.declare(cython.int, 2)
BOMB = cython.declare(cython.int, 20)
PASS_KIND = cython.declare(cython.int, 22)  # on the table: nothing, the seat leads
COSTS = cython.declare(cython.int, 512)
ARENA = 65_536


class Options(Turns):
    """Lists options under one ruleset. It holds scratch memory: one for each thread.

    `room`: how many options the arrays hold; a list is at most `longest` options long.
    """

    def __init__(self, rules: RuleSet, room: int) -> None:
        super().__init__(rules)
        wild = tuple(range(rules.wild_ranks))
        ladder = BombLadder(rules, wild)
        self.generator = Generator(rules, ladder)
        self.generator.make_room(ARENA)
        self.wild_generator = WildGenerator(rules, ladder, wild or (0,))  # never asked where nothing is wild
        self.wild_generator.make_room(ARENA if wild else 1)
        self.choices_of_wings = 16 if rules.decks == 1 else 4
        self.most_options = 300
        room += ARENA
        self.option_cards = array("Q", bytes(8 * room))
        self.option_kind = array("B", bytes(room))
        self.option_key = array("B", bytes(room))
        self.options_end = 0
        self.wing_costs = array("i", bytes(4 * (ARENA + 512)))
        self.cost_numbers = array("i", bytes(4 * COSTS))

    def options(
        self,
        hand: cython.ulonglong,
        kind: cython.int,
        key: cython.int,
        cards: cython.ulonglong,
        bombs: cython.bint,
        wild: cython.ulonglong,
    ) -> list[tuple[int, int, int]]:
        """Options over a play (kind 22: leading) as (cards, kind, key); a pass is (0, 22, 0). `wild`: a bit a rank."""
        self.options_end = 0
        self._list_options(hand, kind, key, cards, bombs, wild)
        return [(self.option_cards[i], self.option_kind[i], self.option_key[i]) for i in range(self.options_end)]

    def keep_all(self) -> None:
        """Keep every legal play from now on."""
        self.choices_of_wings = self.most_options = ARENA

    def power(self, kind: cython.int, key: cython.int, cards: cython.ulonglong, wild: cython.ulonglong) -> int:
        """A play's place on the ladder of bombs, 0 for every other play."""
        return self._power(kind, key, cards, wild)

    def _list_options(
        self,
        hand: cython.ulonglong,
        kind: cython.int,
        key: cython.int,
        cards: cython.ulonglong,
        bombs: cython.bint,
        wild: cython.ulonglong,
    ) -> cython.int:
        """Appends the options of a hand to the arrays; how many."""
        begin: cython.int = self.options_end
        start: cython.int
        choices: cython.int = self.choices_of_wings
        wilds: cython.int = self._number(hand & (wild * 15))
        if kind != PASS_KIND:
            self._put_option(0, PASS_KIND, 0)
        if bombs:
            self._take_bombs(hand, self._power(kind, key, cards, wild), wilds, wild)
        start = self.options_end
        while kind < BOMB or kind == PASS_KIND:
            if wilds:
                self._take_natural(hand & (wild * 15 | JOKER_CARDS), kind, key, cards, 0, choices)
                self._open_wild(hand, wild)
                self._take_wild(kind, key, cards, wild, hand, choices)
            else:
                self._take_natural(hand, kind, key, cards, wild, choices)
            if self.options_end - begin <= self.most_options or choices == 1:
                break
            choices //= 2
            self.options_end = start
        return self.options_end - begin

    def _put_option(self, cards: cython.ulonglong, kind: cython.int, key: cython.int) -> cython.void:
        self.option_cards[self.options_end] = cards
        self.option_kind[self.options_end] = kind
        self.option_key[self.options_end] = key
        self.options_end += 1

    def _put_plays(self, source: Plays, begin: cython.int, end: cython.int) -> cython.void:
        """Appends some of the plays that a generator has written."""
        i: cython.int
        for i in range(begin, end):
            self._put_option(source.cards[i], source.kinds[i], source.keys[i])

    def _take_bombs(
        self, hand: cython.ulonglong, floor: cython.int, wilds: cython.int, wild: cython.ulonglong
    ) -> cython.void:
        if wilds:
            self._open_wild(hand, wild)
            self.wild_generator.clear()
            self.wild_generator._bombs(floor)
            self._put_plays(self.wild_generator, 0, self.wild_generator.count)
        else:
            self.generator.clear()
            self.generator._bombs(hand, floor)
            self._put_plays(self.generator, 0, self.generator.count)

    def _open_wild(self, hand: cython.ulonglong, wild: cython.ulonglong) -> cython.void:
        """Tells the generator which ranks are wild now, and the hand."""
        low: cython.int = 0
        high: cython.int = 12
        while not (wild >> 4 * low) & 1:
            low += 1
        while not (wild >> 4 * high) & 1:
            high -= 1
        self.wild_generator.low_wild = low
        self.wild_generator.high_wild = high
        self.wild_generator._open(hand)

    def _take_natural(
        self,
        hand: cython.ulonglong,
        kind: cython.int,
        key: cython.int,
        cards: cython.ulonglong,
        wild: cython.ulonglong,
        choices: cython.int,
    ) -> cython.void:
        self.generator.clear()
        if kind == PASS_KIND:
            self.generator._lead(hand)
        else:
            self.generator._follow(hand, kind, key, cards, 15)
        self._take_groups(self.generator, hand, wild, choices)

    def _take_wild(
        self,
        kind: cython.int,
        key: cython.int,
        cards: cython.ulonglong,
        wild: cython.ulonglong,
        hand: cython.ulonglong,
        choices: cython.int,
    ) -> cython.void:
        self.wild_generator.clear()
        if kind == PASS_KIND:
            self.wild_generator._lead(hand)
        else:
            self.wild_generator._follow(kind, self._number(cards) // self.wild_generator.group[kind], 15, key, 0)
        self._take_groups(self.wild_generator, hand, wild, choices)

    def _take_groups(
        self, source: Plays, hand: cython.ulonglong, wild: cython.ulonglong, choices: cython.int
    ) -> cython.void:
        """Keeps what matters of the plays that a generator has written, those of equal kind, key and size together."""
        begin: cython.int = 0
        end: cython.int
        while begin < source.count:
            end = begin + 1
            while (
                end < source.count
                and source.kinds[end] == source.kinds[begin]
                and source.keys[end] == source.keys[begin]
                and self._number(source.cards[end]) == self._number(source.cards[begin])
            ):
                end += 1
            self._take_group(source, begin, end, hand, wild, choices)
            begin = end

    def _take_group(
        self,
        source: Plays,
        begin: cython.int,
        end: cython.int,
        hand: cython.ulonglong,
        wild: cython.ulonglong,
        choices: cython.int,
    ) -> cython.void:
        """Keeps the cheapest of some plays that differ in their wings or wild cards only."""
        i: cython.int
        cost: cython.int
        limit: cython.int = -1
        number: cython.int = 0
        if end - begin <= choices:
            self._put_plays(source, begin, end)
            return
        for cost in range(COSTS):
            self.cost_numbers[cost] = 0
        for i in range(begin, end):
            cost = self._wing_cost(source.cards[i], hand, wild)
            self.wing_costs[i] = cost
            self.cost_numbers[cost] += 1
        while number < choices:
            limit += 1
            number += self.cost_numbers[limit]
        number -= self.cost_numbers[limit]
        for i in range(begin, end):
            cost = self.wing_costs[i]
            if cost == limit and cost:
                number += 1
            if cost < limit or (cost == limit and number <= choices) or cost == 0:
                self._put_plays(source, i, i + 1)

    def _wing_cost(self, cards: cython.ulonglong, hand: cython.ulonglong, wild: cython.ulonglong) -> cython.int:
        """How bad it is to play just these cards: 0 if nothing is left, else at least 1, below `COSTS`."""
        used: cython.ulonglong = ((cards + M7) >> 3) & M1
        left: cython.ulonglong = (((hand - cards) + M7) >> 3) & M1
        split: cython.ulonglong = used & left
        bombs: cython.ulonglong = ((hand + M4) >> 3) & M1
        cost: cython.int
        if not left:
            return 0
        cost = 1 + 12 * self._ones(split) + 16 * self._ones(split & bombs)
        cost += 12 * self._ones(used & FROM_TWO) + 6 * self._ones(used & COURT) + 3 * self._ones(used & ~LOWEST_SEVEN)
        cost += 20 * self._number(cards & (wild * 15))
        return min(cost, COSTS - 1)

    def _power(self, kind: cython.int, key: cython.int, cards: cython.ulonglong, wild: cython.ulonglong) -> cython.int:
        power: cython.int
        if kind != BOMB or cards >> 52 or not cards & (wild * 15):
            power = self.generator._power(kind, key, cards)
        elif cards & ~(wild * 15):
            power = self.wild_generator.soft_power[self._number(cards)] + key
        else:
            power = self.wild_generator.pure_power[self._number(cards)] + key
        return power

    def _number(self, cards: cython.ulonglong) -> cython.int:
        """How many cards these are."""
        pairs: cython.ulonglong = (cards & EVEN) + ((cards >> 4) & EVEN)
        return ((pairs * EVERY_BYTE) >> 56) & 255
