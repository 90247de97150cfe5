"""Equal cards, jokers, wild cards and wings as groups with costs: a kernel, and the lower half of `hand_kernel`.

Groups are listed by size, ascending by rank, which is also the order of falling cost. An entry of a list is rank + 16 *
wild cards in the group; rank 15 is a wild card played as itself. *Heads* are the plays that come of it: (kind, key,
natural cards, wild cards). Wild cards are anonymous here; `plays` picks them.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from ddz_desktop.bots.tables import HandTables

LIST = cython.declare(cython.int, 64)  # room for the groups of one size
SLOT = cython.declare(cython.int, 700)  # what a place for a wing is worth while wild cards are assigned

# numbers of `Kind`
TRIO = cython.declare(cython.int, 2)
TRIO_SOLO = cython.declare(cython.int, 3)
TRIO_PAIR = cython.declare(cython.int, 4)
TRIO_CHAIN_SOLO = cython.declare(cython.int, 8)
TRIO_CHAIN_PAIR = cython.declare(cython.int, 9)
FOUR_TWO_SOLO = cython.declare(cython.int, 10)
FOUR_TWO_PAIR = cython.declare(cython.int, 11)
QUAD = cython.declare(cython.int, 15)
QUAD_TRIO = cython.declare(cython.int, 16)
QUAD_TRIO_PAIR = cython.declare(cython.int, 17)
BOMB = cython.declare(cython.int, 20)
ROCKET = cython.declare(cython.int, 21)


class Groups:
    """The groups of one arrangement of cards, with the tables of one decision."""

    def __init__(self) -> None:
        self.entry, self.start, self.stop = array("i", bytes(1280)), array("i", bytes(20)), array("i", bytes(20))
        self.head_kind, self.head_key = array("i", bytes(256)), array("i", bytes(256))
        self.head_cards, self.head_wilds = array("Q", bytes(512)), array("i", bytes(256))
        self.heads = 0

    def load(self, tables: HandTables) -> None:
        """Take over the form of the game and the costs of one decision."""
        self.on, self.split = tables.on, tables.split
        self.group_cost, self.bomb_cost = tables.group_cost, tables.bomb_cost
        self.bombs, self.rocket, self.rocket_cost = tables.bombs, tables.rocket, tables.rocket_cost
        self.small_cost, self.four_cost, self.bare_trio = tables.small_cost, tables.four_cost, tables.bare_trio
        self.soft_extra, self.pure_cost = tables.soft_extra, tables.pure_cost
        self.repeat_wings, self.consecutive_pairs = tables.repeat_wings, tables.consecutive_pairs

    def clear_groups(self) -> cython.void:
        """Forget all groups, before others are listed."""
        size: cython.int
        self.heads = 0
        for size in range(1, 5):
            self.start[size] = self.stop[size] = size * LIST

    def _head(self, kind: cython.int, key: cython.int, cards: cython.ulonglong, wilds: cython.int) -> cython.int:
        self.head_kind[self.heads], self.head_key[self.heads] = kind, key
        self.head_cards[self.heads], self.head_wilds[self.heads] = cards, wilds
        self.heads += 1
        return self.heads - 1

    def _count(self, size: cython.int) -> cython.int:
        return self.stop[size] - self.start[size]

    def _put(self, size: cython.int, entry: cython.int) -> cython.void:
        """Add a group to its list, ascending by rank."""
        at: cython.int = self.stop[size]
        while at > self.start[size] and (self.entry[at - 1] & 15) > (entry & 15):
            self.entry[at] = self.entry[at - 1]
            at -= 1
        self.entry[at] = entry
        self.stop[size] += 1

    def _give(self, size: cython.int, at: cython.int, head: cython.int) -> cython.void:
        """Move a listed group to a head, as a wing or as the head itself."""
        one: cython.ulonglong = 1
        entry: cython.int = self.entry[at]
        wilds: cython.int = entry >> 4
        self.head_wilds[head] += wilds
        if entry & 15 != 15:
            self.head_cards[head] += (size - wilds) * (one << 4 * (entry & 15))
        while at > self.start[size]:
            self.entry[at] = self.entry[at - 1]
            at -= 1
        self.start[size] += 1

    def _split(self, rest: cython.ulonglong) -> cython.int:
        """List the groups of equal cards; bombs become heads. Returns the cost of the bombs."""
        one: cython.ulonglong = 1
        bombs: cython.int = self.bombs
        cost: cython.int = 0
        rank: cython.int
        cards: cython.int
        parts: cython.int
        size: cython.int
        _: cython.int
        for rank in range(13):
            cards = (rest >> 4 * rank) & 15
            if cards == 0:
                continue
            if bombs and self.bomb_cost[rank * 16 + cards]:
                bombs -= 1
                cost += self.bomb_cost[rank * 16 + cards]
                self._head(BOMB, rank, cards * (one << 4 * rank), 0)
                continue
            parts = self.split[cards]
            size = 1
            while parts:
                for _ in range(parts & 15):
                    self.entry[self.stop[size]] = rank
                    self.stop[size] += 1
                parts >>= 4
                size += 1
        if rest >> 52:
            cost += self._split_jokers(rest >> 52 & 15, rest >> 56, bombs)
        return cost

    def _split_jokers(self, small: cython.int, big: cython.int, bombs: cython.int) -> cython.int:
        one: cython.ulonglong = 1
        cards: cython.ulonglong = small * (one << 52) + big * (one << 56)
        last: cython.int = self.stop[3] - 1
        if small + big == self.rocket and bombs:
            self._head(ROCKET, 14, cards, 0)
            return self.rocket_cost
        if bombs and self.bomb_cost[13 * 16 + small + big]:
            self._head(BOMB, 14 if big else 13, cards, 0)
            return self.bomb_cost[13 * 16 + small + big]
        self._list_jokers(13, small)
        self._list_jokers(14, big)
        if self.small_cost and bombs and self._count(3) and self.entry[last] == 12:
            self.stop[3] -= 1  # 222 and the smaller joker
            self._give(1, self.stop[1] - small - big, self._head(BOMB, 12, 3 * (one << 48), 0))
            return self.small_cost
        return 0

    def _list_jokers(self, rank: cython.int, count: cython.int) -> cython.void:
        _: cython.int
        if count == 2 and self.group_cost[32 + rank]:
            self._put(2, rank)
        else:
            for _ in range(count):
                self._put(1, rank)

    def _spend(self, wilds: cython.int) -> cython.int:
        """Give wild cards to the groups that gain most by each; the rest are solos. Returns the cost of soft bombs."""
        cost: cython.int = 0
        while wilds:
            best: cython.int = 0
            best_size: cython.int = 0
            bomb: cython.bint = False
            size: cython.int
            for size in range(1, 4):
                if self._count(size):
                    rank: cython.int = self.entry[self.start[size]] & 15
                    value: cython.int = self.group_cost[size * 16 + rank]
                    gain: cython.int = value - self.bomb_cost[rank * 16 + 4] - self.soft_extra
                    gain = gain * 6 if size == 3 else gain * 3 if size == 2 else gain * 2
                    if self.bombs and self.soft_extra >= 0 and 4 - size <= wilds and rank < 13 and gain > best:
                        best, best_size, bomb = gain, size, True
                    if size < 3 and rank < 13 and self.group_cost[size * 16 + 16 + rank]:
                        gain = (value - self.group_cost[size * 16 + 16 + rank] + (SLOT if size == 2 else 0)) * 6
                        if gain > best:
                            best, best_size, bomb = gain, size, False
            if best_size == 0:
                break
            entry: cython.int = self.entry[self.start[best_size]]
            if bomb:
                cost += self.bomb_cost[(entry & 15) * 16 + 4] + self.soft_extra
                self._give(best_size, self.start[best_size], self._head(BOMB, entry & 15, 0, 4 - best_size))
                wilds -= 4 - best_size
            else:
                self.start[best_size] += 1
                self._put(best_size + 1, entry + 16)
                wilds -= 1
        while wilds:
            self._put(1, 15 + 16)
            wilds -= 1
        return cost

    def _cost_of(self, size: cython.int, first: cython.int, count: cython.int) -> cython.int:
        """What the groups of a list from an index on cost together."""
        cost: cython.int = 0
        i: cython.int
        for i in range(first, first + count):
            cost += self.group_cost[size * 16 + (self.entry[i] & 15)]
        return cost

    def _pair_run(self, count: cython.int) -> cython.int:
        """Index of the lowest pairs that can be attached together; -1 when there are none."""
        i: cython.int
        at: cython.int
        for at in range(self.start[2], self.stop[2] - count + 1):
            i = 1
            while self.consecutive_pairs and i < count:
                if self.entry[at + i] & 15 != (self.entry[at] & 15) + i or self.entry[at + i] & 15 > 11:
                    break
                i += 1
            if i == count or not self.consecutive_pairs:
                return at
        return -1

    def _wing_chain(self, head: cython.int, count: cython.int) -> cython.void:
        """Attach to a chain of trios the pairs or the solos (a pair may serve as two) that cost most."""
        solos: cython.int = min(count, self._count(1))
        halves: cython.int = (count - solos + 1) // 2  # pairs that serve as solos
        by_solos: cython.int = 0
        by_pairs: cython.int = 0
        at: cython.int = self._pair_run(count) if self.on[TRIO_CHAIN_PAIR] else -1
        _: cython.int
        solos = count - 2 * halves
        if self.on[TRIO_CHAIN_SOLO] and halves <= self._count(2) and (halves == 0 or self.repeat_wings):
            by_solos = self._cost_of(1, self.start[1], solos) + self._cost_of(2, self.start[2], halves)
        if at >= 0:
            by_pairs = self._cost_of(2, at, count)
        if by_pairs > 0 and by_pairs >= by_solos:
            self.head_kind[head] = TRIO_CHAIN_PAIR
            for _ in range(count):
                self._give(2, at, head)
                at += 1
        elif by_solos > 0:
            self.head_kind[head] = TRIO_CHAIN_SOLO
            for _ in range(solos):
                self._give(1, self.start[1], head)
            for _ in range(halves):
                self._give(2, self.start[2], head)

    def _wing_groups(self) -> cython.int:
        """Make heads of quads and trios, with wings; a bomb may take wings too. Returns what they cost."""
        cost: cython.int = 0
        head: cython.int
        pair: cython.int
        while self._count(4):
            cost += self._cost_of(4, self.start[4], 1)
            head = self._head(QUAD, self.entry[self.start[4]] & 15, 0, 0)
            self._give(4, self.start[4], head)
            if self.on[QUAD_TRIO] and self._count(3):
                self._give(3, self.start[3], head)
                self.head_kind[head] = QUAD_TRIO
                if self.on[QUAD_TRIO_PAIR] and self._count(2):
                    self._give(2, self.start[2], head)
                    self.head_kind[head] = QUAD_TRIO_PAIR
        while self._count(3):
            cost += self._cost_of(3, self.start[3], 1)
            head = self._head(TRIO, self.entry[self.start[3]] & 15, 0, 0)
            self._give(3, self.start[3], head)
            solo: cython.int = self._cost_of(1, self.start[1], min(1, self._count(1))) if self.on[TRIO_SOLO] else 0
            pair = self._cost_of(2, self.start[2], min(1, self._count(2))) if self.on[TRIO_PAIR] else 0
            if max(solo, pair) <= SLOT and not self.bare_trio:
                continue
            if pair > solo:
                self._give(2, self.start[2], head)
                self.head_kind[head] = TRIO_PAIR
            elif solo:
                self._give(1, self.start[1], head)
                self.head_kind[head] = TRIO_SOLO
            else:
                cost += self.bare_trio
        for head in range(self.heads):
            if self.four_cost and self.head_kind[head] == BOMB and self.head_key[head] < 13:
                cost += self._wing_bomb(head)
        return cost

    def _wing_bomb(self, head: cython.int) -> cython.int:
        """Turn a bomb of four into four with two solos or two pairs where that saves much; returns the change."""
        size: cython.int = 0
        gain: cython.int = 0
        cards: cython.int = (self.head_cards[head] >> 4 * self.head_key[head]) & 15
        if cards + self.head_wilds[head] != 4:
            return 0
        lost: cython.int = self.four_cost - self.bomb_cost[self.head_key[head] * 16 + 4]
        if self.on[FOUR_TWO_SOLO] and self._count(1) >= 2:
            size, gain = 1, self._cost_of(1, self.start[1], 2)
        if self.on[FOUR_TWO_PAIR] and self._count(2) >= 2 and self._cost_of(2, self.start[2], 2) > gain:
            size, gain = 2, self._cost_of(2, self.start[2], 2)
        if gain <= lost:
            return 0
        self.head_kind[head] = FOUR_TWO_SOLO + size - 1
        self._give(size, self.start[size], head)
        self._give(size, self.start[size], head)
        return lost

    def _close(self) -> cython.void:
        """Make heads of the solos and pairs that were not attached."""
        size: cython.int
        for size in range(1, 3):
            while self._count(size):
                self._give(size, self.start[size], self._head(size - 1, self.entry[self.start[size]] & 15, 0, 0))
