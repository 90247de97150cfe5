"""Bombs and the rocket of a hand without wild cards (rulebook §1, §3), as a kernel. See `generate`."""

from __future__ import annotations

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
NATURAL = cython.declare(cython.ulonglong, 0x001111111111111)  # one of each rank 3..2
ONE = cython.declare(cython.ulonglong, 1)
TWO_BIT = cython.declare(cython.ulonglong, 1 << 48)
SMALL_BIT = cython.declare(cython.ulonglong, 1 << 52)
BIG_BIT = cython.declare(cython.ulonglong, 1 << 56)
NEVER = cython.declare(cython.ulonglong, 99)  # more jokers than there are
TWO = cython.declare(cython.int, 12)
BIG_JOKER = cython.declare(cython.int, 14)
BOMB = cython.declare(cython.int, 20)
ROCKET = cython.declare(cython.int, 21)


class BombPlays(Plays):
    """Writes bombs and the rocket."""

    def __init__(self, rules: RuleSet, ladder: BombLadder) -> None:
        super().__init__(rules)
        self.least_bomb, self.most_bomb = ladder.sizes(BombClass.HARD) if ladder.has_bombs else (1, 0)
        self.bomb_power = table(ladder.power_of(size, BombClass.HARD, 0) for size in range(16))
        self.least_gap = (8 - self.least_bomb) * M1
        self.bomb_ranks = NATURAL if ladder.has_bombs else 0
        self.small_power = ladder.small_power if ladder.has_bombs and rules.small_bomb else 0
        jokers = [(small, big) for small in range(3) for big in range(4)]
        played = ladder.has_bombs and rules.joker_bombs
        self.joker_power = table(ladder.joker_power(*pair) if played and sum(pair) in (2, 3) else 0 for pair in jokers)
        self.joker_bombs = any(self.joker_power) or self.small_power > 0
        self.rocket_each = rules.rocket_size // 2 if ladder.has_rocket else NEVER
        self.rocket_power = ladder.rocket_power

    def bombs(self, hand: cython.ulonglong, over: Play | None) -> tuple[list[int], bytes, bytes]:
        """All bombs and the rocket that lead or beat a play."""
        self.clear()
        self._bombs(hand, 0 if over is None else self._power(over.kind, over.key, over.cards))
        return self._taken()

    def _power(self, kind: cython.int, key: cython.int, cards: cython.ulonglong) -> cython.int:
        """The power of a play: zero for every kind but bomb and rocket."""
        power: cython.int = 0
        if kind == ROCKET:
            power = self.rocket_power
        elif kind == BOMB and cards < SMALL_BIT:
            power = self.bomb_power[self._total(cards) & 15] + key
        elif kind == BOMB and cards & TWO_BIT:
            power = self.small_power
        elif kind == BOMB:
            power = self.joker_power[((cards >> 50) & 12) + ((cards >> 56) & 3)]
        return power

    def _bombs(self, hand: cython.ulonglong, floor: cython.int) -> cython.void:
        """Writes bombs and the rocket of a power above `floor`."""
        size: cython.int = self.least_bomb
        held: cython.ulonglong = ((hand + self.least_gap) >> 3) & self.bomb_ranks
        rank: cython.int
        each: cython.ulonglong
        while held and size <= self.most_bomb:
            rank = 0
            while held:
                if held & 1 and self.bomb_power[size] + rank > floor:
                    self._put(ONE * size << 4 * rank, BOMB, rank)
                held >>= 4
                rank += 1
            size += 1
            held = self._held(hand, size) & NATURAL
        if hand >= SMALL_BIT:
            each = self.rocket_each
            if hand >> 56 >= each and (hand >> 52) & 15 >= each and self.rocket_power > floor:
                self._put(each * (SMALL_BIT + BIG_BIT), ROCKET, BIG_JOKER)
            if self.joker_bombs:
                self._joker_bombs(hand, floor)

    def _joker_bombs(self, hand: cython.ulonglong, floor: cython.int) -> cython.void:
        small: cython.int
        big: cython.int
        held_small: cython.int = (hand >> 52) & 15
        held_big: cython.int = (hand >> 56) & 15
        cards: cython.ulonglong
        for small in range(3):
            for big in range(4):
                cards = small * SMALL_BIT + big * BIG_BIT
                if small > held_small or big > held_big:
                    continue
                if self.joker_power[4 * small + big] > floor:
                    self._put(cards, BOMB, BIG_JOKER if big else BIG_JOKER - 1)
                if small + big == 1 and self.small_power > floor and self._held(hand, 3) & TWO_BIT:
                    self._put(cards + 3 * TWO_BIT, BOMB, TWO)
