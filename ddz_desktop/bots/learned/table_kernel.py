"""Deals for the slots: a kernel (plain and compiled the same).

There is no auction: the landlord is drawn, or has the strongest of the dealt hands in a share of the deals. Of the
extra decisions those that change what is known or allowed are drawn too: open hands, bomb quotas, shown roles.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import cython

from ddz_desktop.rules.cards import JOKERS

if cython.compiled:
    from cython.cimports.ddz_desktop.bots.learned.slots_kernel import Slots
else:
    from ddz_desktop.bots.learned.slots_kernel import Slots

if TYPE_CHECKING:
    from ddz_desktop.rules.ruleset import RuleSet

M64 = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
MIX = cython.declare(cython.ulonglong, 2685821657736338717)
ONE = cython.declare(cython.ulonglong, 1)
NO_RANK = cython.declare(cython.int, 15)
MANY = cython.declare(cython.int, 3)  # bombs of a seat without quota
SEATS = cython.declare(cython.int, 5)  # room for seats in a slot
OPEN_SHARE = cython.declare(cython.double, 0.08)
SHOWN_SHARE = cython.declare(cython.double, 0.3)


class Tables(Slots):
    """Slots that deal. `seed` starts their own random numbers; `strongest_share` of the landlords have the strongest of
    the dealt hands, the others are drawn.
    """

    def __init__(self, rules: RuleSet, slots: int, options: int, seed: int, strongest_share: float = 0.0) -> None:
        super().__init__(rules, slots, options)
        self.random_state = (seed * 2 + 1) & M64
        self.strongest_share = strongest_share
        ranks = [rank for rank in range(rules.lowest_rank, 13) for _ in range(4 * rules.decks)]
        ranks += [rank for rank in JOKERS for _ in range(rules.decks * rules.jokers)]
        self.deck = array("B", ranks)
        self.deck_size = len(ranks)
        self.hand_cards, self.bottom_cards, self.lowest_rank = rules.hand_cards, rules.bottom_cards, rules.lowest_rank
        self.opens_hands = rules.open_hand or rules.spread

    def seed_state(self) -> int:
        """The state of the random numbers, to go on from later."""
        return self.random_state

    def set_seed_state(self, state: cython.ulonglong) -> None:
        """Go on with random numbers from such a state."""
        self.random_state = state

    def deal(self, slot: cython.int) -> None:
        """Deal a new hand into a slot."""
        self._deal(slot)

    def _random(self) -> cython.ulonglong:
        """64 random bits (xorshift64*)."""
        x: cython.ulonglong = self.random_state
        x ^= x >> 12
        x = (x ^ (x << 25)) & M64
        x ^= x >> 27
        self.random_state = x
        return (x * MIX) & M64

    def _below(self, number: cython.int) -> cython.int:
        return ((self._random() >> 32) * number) >> 32

    def _chance(self) -> cython.double:
        return (self._random() >> 11) * (1.0 / 9007199254740992.0)

    def _shuffle(self) -> cython.void:
        i: cython.int
        other: cython.int
        for i in range(self.deck_size - 1, 0, -1):
            other = self._below(i + 1)
            self.deck[i], self.deck[other] = self.deck[other], self.deck[i]

    def _deal(self, slot: cython.int) -> cython.void:
        _: cython.int
        seat: cython.int
        at: cython.int = 0
        bottom: cython.ulonglong = 0
        self._shuffle()
        for seat in range(self.seats):
            self.hand_of[slot * SEATS + seat] = 0
            self.quota_of[slot * SEATS + seat] = MANY
            for _ in range(self.hand_cards):
                self.hand_of[slot * SEATS + seat] += ONE << 4 * self.deck[at]
                at += 1
        for _ in range(self.bottom_cards):
            bottom += ONE << 4 * self.deck[at]
            at += 1
        self._draw_landlords(slot)
        self._draw_extras(slot)
        self._begin(slot, bottom)

    def _draw_landlords(self, slot: cython.int) -> cython.void:
        """Who is landlord; with hidden roles the two copies of a winning card say it (rulebook §3.11)."""
        first: cython.int = 0
        second: cython.int = 0
        dealt: cython.int = self.seats * self.hand_cards
        self.winning_rank[slot] = NO_RANK
        self.roles_told[slot] = 0
        if not self.hidden_roles:
            self.landlord_of[slot] = self._below(self.seats)
            if self._chance() < self.strongest_share:
                self.landlord_of[slot] = self._strongest(slot)
            self.partner_of[slot] = self.landlord_of[slot]
            return
        while first == second or (first >= dealt and second >= dealt):
            first = self._below(dealt + self.bottom_cards)
            while self.deck[first] > 12:
                first = self._below(dealt + self.bottom_cards)
            second = self._below(self.deck_size)
            while self.deck[second] != self.deck[first]:
                second = self._below(self.deck_size)
        self.winning_rank[slot] = self.deck[first]
        if first >= dealt:
            first = second
        self.landlord_of[slot] = first // self.hand_cards
        self.partner_of[slot] = self.landlord_of[slot] if second >= dealt else second // self.hand_cards
        self.roles_told[slot] = self.partner_of[slot] != self.landlord_of[slot] and self._chance() < SHOWN_SHARE

    def _strongest(self, slot: cython.int) -> cython.int:
        """The seat with the best hand: few turns, many high cards and fours."""
        best: cython.int = 0
        value: cython.int
        most: cython.int = -999
        seat: cython.int
        hand: cython.ulonglong
        for seat in range(self.seats):
            hand = self.hand_of[slot * SEATS + seat]
            value = 3 * self._number(hand >> 48) + 2 * self._number(hand >> 52) - 2 * self._turns(hand, 0)
            value += 3 * self._ones(self._at_least(hand, 4))
            if value > most:
                most = value
                best = seat
        return best

    def _draw_extras(self, slot: cython.int) -> cython.void:
        """Wild ranks, open hands and bomb quotas."""
        seat: cython.int
        drawn: cython.int
        self.wild_one[slot] = self.wild_two[slot] = NO_RANK
        if self.wilds_drawn:
            self.wild_one[slot] = self.lowest_rank + self._below(13 - self.lowest_rank)
        while self.wilds_drawn > 1 and (self.wild_two[slot] == NO_RANK or self.wild_two[slot] == self.wild_one[slot]):
            self.wild_two[slot] = self.lowest_rank + self._below(13 - self.lowest_rank)
        self.opened[slot] = self.opens_hands and self._chance() < OPEN_SHARE
        if self.quotas:
            for seat in range(self.seats):
                if seat != self.landlord_of[slot]:
                    drawn = self._below(4)
                    self.quota_of[slot * SEATS + seat] = max(drawn, 1)
