"""Who wins when all hands are open and everybody plays best: a kernel (plain and compiled the same).

Sides are given for the whole hand; a side wins when one of its seats goes out. Positions met before are remembered by
a hash of 64 bits. A search that meets its limit says that it does not know.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import cython

if cython.compiled:
    from cython.cimports.ddz_desktop.bots.learned.options_kernel import Options
else:
    from ddz_desktop.bots.learned.options_kernel import Options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ddz_desktop.rules.ruleset import RuleSet

M64 = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
BOMB = cython.declare(cython.int, 20)
PASS_KIND = cython.declare(cython.int, 22)
MANY = cython.declare(cython.int, 3)
UNKNOWN = cython.declare(cython.int, 2)
TRIED = cython.declare(cython.int, 1 << 20)
TABLE_BITS = cython.declare(cython.int, 17)
MIXERS = (
    0x9E3779B97F4A7C15,
    0xC2B2AE3D27D4EB4F,
    0x165667B19E3779F9,
    0xD6E8FEB86659FD93,
    0xA0761D6478BD642F,
    0xE7037ED1A0B428DB,
    0x8EBC6AF09C88C6E3,
)
ROOM = 4096


class Endgames(Options):
    """Solves endgames of one ruleset. It holds scratch memory: one for each thread."""

    def __init__(self, rules: RuleSet) -> None:
        super().__init__(rules, ROOM)
        self.keep_all()
        self.seats = rules.seats
        self.wild_ranks = 0
        self.held = array("Q", bytes(8 * 5))
        self.bombs_left = array("i", bytes(4 * 5))
        self.side = array("i", bytes(4 * 5))
        self.mixers = array("Q", MIXERS)
        self.known_key = array("Q", bytes(8 << TABLE_BITS))
        self.known_winner = array("B", bytes(1 << TABLE_BITS))
        self.order = array("i", bytes(4 * len(self.option_kind)))
        self.searched = self.most_searched = 0

    def forget(self) -> None:
        """Forget all positions: sides or wild ranks are others now."""
        i: cython.int
        for i in range(1 << TABLE_BITS):
            self.known_key[i] = 0

    def begin(self, hands: Sequence[int], sides: Sequence[int], quota: Sequence[int], wild: cython.ulonglong) -> None:
        """A position's hands, the side (0 or 1) of each seat, and the bombs each may still play (3 for many)."""
        seat: cython.int
        for seat in range(self.seats):
            self.held[seat] = hands[seat]
            self.side[seat] = sides[seat]
            self.bombs_left[seat] = quota[seat]
        self.wild_ranks = wild

    def winner(
        self,
        option: tuple[int, int, int],
        actor: cython.int,
        leader: cython.int,
        table: tuple[int, int, int],
        limit: cython.longlong,
    ) -> int | None:
        """The side that wins after the actor's option over the table (kind 22: he leads); `None` if it meets the limit.

        `limit`: how many positions may be looked at.
        """
        found: cython.int
        cards: cython.ulonglong
        kind: cython.int
        key: cython.int
        self.options_end = 1
        self.option_cards[0], self.option_kind[0], self.option_key[0] = option
        cards, kind, key = table
        self.searched = 0
        self.most_searched = limit
        with cython.nogil:
            found = self._try(0, actor, leader, kind, key, cards)
        return None if found == UNKNOWN else found

    def _try(
        self,
        option: cython.int,
        actor: cython.int,
        leader: cython.int,
        kind: cython.int,
        key: cython.int,
        cards: cython.ulonglong,
    ) -> cython.int:
        """The side that wins after an option."""
        played: cython.ulonglong = self.option_cards[option]
        bomb: cython.bint = self.option_kind[option] >= BOMB and self.option_kind[option] < PASS_KIND
        found: cython.int
        following: cython.int = actor + 1 if actor + 1 < self.seats else 0
        if not played:
            if following == leader:
                return self._winner(leader, leader, PASS_KIND, 0, 0)
            return self._winner(following, leader, kind, key, cards)
        if played == self.held[actor]:
            return self.side[actor]
        bomb = bomb and self.bombs_left[actor] < MANY
        self.held[actor] -= played
        self.bombs_left[actor] -= bomb
        found = self._winner(following, actor, self.option_kind[option], self.option_key[option], played)
        self.held[actor] += played
        self.bombs_left[actor] += bomb
        return found

    def _winner(
        self, actor: cython.int, leader: cython.int, kind: cython.int, key: cython.int, cards: cython.ulonglong
    ) -> cython.int:
        """The side that wins when the actor is to play over the leader's cards, or leads."""
        mark: cython.ulonglong = self._key(actor, leader, kind, key, cards)
        place: cython.int = mark >> (64 - TABLE_BITS)
        begin: cython.int = self.options_end
        end: cython.int
        option: cython.int
        found: cython.int
        result: cython.int = 1 - self.side[actor]
        if self.known_key[place] == mark:
            return self.known_winner[place]
        self.searched += 1
        if self.searched > self.most_searched:
            return UNKNOWN
        self._list_options(self.held[actor], kind, key, cards, self.bombs_left[actor] > 0, self.wild_ranks)
        end = self.options_end
        self._rank(begin, end, actor, self.side[leader] == self.side[actor])
        option = self._next(begin, end)
        while option >= 0:
            found = self._try(option, actor, leader, kind, key, cards)
            if found == self.side[actor]:
                result = found
                break
            if found == UNKNOWN:
                result = UNKNOWN
                break
            option = self._next(begin, end)
        self.options_end = begin
        if result != UNKNOWN:
            self.known_key[place] = mark
            self.known_winner[place] = result
        return result

    def _rank(self, begin: cython.int, end: cython.int, actor: cython.int, friendly: cython.bint) -> cython.void:
        """Notes in which order options are tried: going out, few turns left, many cards; bombs late; a friend's play
        is left to stand first, an enemy's last.
        """
        i: cython.int
        rest: cython.ulonglong
        wilds: cython.ulonglong
        for i in range(begin, end):
            if self.option_cards[i] == 0:
                self.order[i] = 1 if friendly else 5000
                continue
            rest = self.held[actor] - self.option_cards[i]
            wilds = rest & (self.wild_ranks * 15)
            self.order[i] = (
                128 * self._turns(rest ^ wilds, self._number(wilds)) + self._number(rest) + self.option_key[i]
            )
            if self.option_kind[i] >= BOMB and rest:
                self.order[i] += 200

    def _next(self, begin: cython.int, end: cython.int) -> cython.int:
        """The option that is tried next, -1 after the last."""
        i: cython.int
        best: cython.int = -1
        for i in range(begin, end):
            if self.order[i] < TRIED and (best < 0 or self.order[i] < self.order[best]):
                best = i
        if best >= 0:
            self.order[best] = TRIED
        return best

    def _key(
        self, actor: cython.int, leader: cython.int, kind: cython.int, key: cython.int, cards: cython.ulonglong
    ) -> cython.ulonglong:
        """A hash of the position, never 0."""
        seat: cython.int
        mark: cython.ulonglong = 1
        for seat in range(self.seats):
            mark = (mark ^ ((self.held[seat] * self.mixers[seat]) & M64) ^ self.bombs_left[seat]) & M64
            mark = ((mark ^ (mark >> 29)) * self.mixers[6]) & M64
        mark ^= (cards * self.mixers[5]) & M64
        mark ^= ((kind * 16 + key) * 25 + actor * 5 + leader) & M64
        mark = ((mark ^ (mark >> 31)) * self.mixers[6]) & M64
        mark ^= mark >> 30
        return mark | 1
