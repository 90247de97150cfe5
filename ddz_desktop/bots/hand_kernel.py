"""Splitting a hand into plays at the least cost: a kernel (the same source runs plain and compiled).

Every group has a cost in thousandths of a turn, given by the tables of one decision (`tables.HandTables`): about 2000
for a group nobody wants, about 0 for one that keeps the lead, less for a bomb. A *plan* is a set of chains taken out of
the hand; the rest is split rank by rank, then wild cards and wings are assigned greedily (`groups_kernel`). A beam
search finds the best plans, and what a play leaves behind is priced by the plans that survive it, without another
search.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import cython

if cython.compiled:
    from cython.cimports.ddz_desktop.bots.groups_kernel import Groups
else:
    from ddz_desktop.bots.groups_kernel import Groups

if TYPE_CHECKING:
    from ddz_desktop.bots.tables import HandTables

PLANS = cython.declare(cython.int, 64)
CHAINS = cython.declare(cython.int, 8)  # most chains in a plan
WORST = cython.declare(cython.int, 1 << 28)
SLACK = cython.declare(cython.int, 700)  # how much worse than its parts a chain may look while wings are not assigned
GAP = cython.declare(cython.int, 700)  # what a wild card in a chain costs

# numbers of `Kind`
SOLO_CHAIN = cython.declare(cython.int, 5)
QUAD_CHAIN = cython.declare(cython.int, 12)
QUAD_CHAIN_TRIO = cython.declare(cython.int, 18)
BOMB = cython.declare(cython.int, 20)


class HandKernel(Groups):
    """The plans of one hand. Holds scratch memory: one for each thread."""

    def __init__(self) -> None:
        super().__init__()
        self.held = array("i", bytes(960))
        self.plan_rest, self.plan_cards = array("Q", bytes(512)), array("Q", bytes(4096))
        self.plan_wilds, self.plan_paid, self.plan_value = (array("i", bytes(256)) for _ in range(3))
        self.plan_size, self.order = array("i", bytes(256)), array("i", bytes(256))
        self.plan_chain, self.plan_spent = array("i", bytes(2048)), array("i", bytes(2048))
        self.window_gain, self.window_chain, self.window_spent = (array("i", bytes(64)) for _ in range(3))
        self.window_cards = array("Q", bytes(128))
        self.plans = self.windows = self.width = 0

    def load(self, tables: HandTables) -> None:
        """Take over the form of the game and the costs of one decision."""
        Groups.load(self, tables)
        self.place, self.places = tables.place, tables.places
        self.chain_from, self.chain_to, self.chain_cost = tables.chain_from, tables.chain_to, tables.chain_cost
        self._hold()

    def search(self, hand: cython.ulonglong, wilds: cython.int, beam: cython.int, width: cython.int) -> int:
        """Find plans of a hand (without its wild cards, which are a number); returns the cost of the best.

        `beam`: plans followed at each step; `width`: chains tried on each (at most 16).
        """
        with cython.nogil:
            self._search(hand, wilds, beam, width)
        return self.plan_value[self.order[0]]

    def after(self, cards: cython.ulonglong, wilds: cython.int) -> tuple[int, int]:
        """What is left of the searched hand without these cards: the least cost over the plans that allow it, and the
        plan. The plan without chains always does, so there is one.
        """
        best: cython.int
        with cython.nogil:
            best = self._after(cards, wilds)
        return best >> 6, best & 63

    def groups_of(
        self, plan: cython.int, cards: cython.ulonglong = 0, wilds: cython.int = 0
    ) -> list[tuple[int, int, int, int]]:
        """The groups of a plan without these cards, which it must leave free: (kind, key, natural, wild cards)."""
        i: cython.int
        self._leaf(plan, self.plan_rest[plan] - cards, self.plan_wilds[plan] - wilds)
        self._close()
        return [
            (self.head_kind[i], self.head_key[i], self.head_cards[i], self.head_wilds[i]) for i in range(self.heads)
        ]

    def best_plans(self, most: cython.int) -> list[int]:
        """The plans of the last search, best first."""
        i: cython.int
        return [self.order[i] for i in range(min(most, self.plans))]

    def _hold(self) -> cython.void:
        """What equal cards cost by themselves, before wings and wild cards."""
        rank: cython.int
        cards: cython.int
        size: cython.int
        parts: cython.int
        cost: cython.int
        for rank in range(13):
            for cards in range(1, 9):
                cost = self.bomb_cost[rank * 16 + cards]
                if cost == 0 or self.bombs == 0:
                    parts = self.split[cards]
                    cost = 0
                    for size in range(1, 5):
                        cost += ((parts >> 4 * (size - 1)) & 15) * self.group_cost[size * 16 + rank]
                self.held[rank * 16 + cards] = cost

    def _search(self, hand: cython.ulonglong, wilds: cython.int, beam: cython.int, width: cython.int) -> cython.void:
        first: cython.int = 0
        last: cython.int
        best: cython.int
        former: cython.int
        i: cython.int
        _: cython.int
        self.width = width
        self.plans = 1
        self.plan_rest[0] = hand
        self.plan_wilds[0] = wilds
        self.plan_paid[0] = self.plan_size[0] = 0
        self.plan_value[0] = self._leaf(0, hand, wilds)
        while first < self.plans:  # the plans from `first` on have one chain more than those before
            last = self.plans
            former = -1
            for _ in range(beam):
                best = -1
                for i in range(first, last):
                    if (former < 0 or self._better(former, i)) and (best < 0 or self._better(i, best)):
                        best = i
                if best < 0:
                    break
                former = best
                self._extend(best)
            first = last
        for i in range(self.plans):
            last = i
            while last > 0 and self._better(i, self.order[last - 1]):
                self.order[last] = self.order[last - 1]
                last -= 1
            self.order[last] = i

    def _better(self, plan: cython.int, other: cython.int) -> cython.bint:
        """Whether a plan comes before another: cheaper, or equal and older."""
        if self.plan_value[plan] != self.plan_value[other]:
            return self.plan_value[plan] < self.plan_value[other]
        return plan < other

    def _extend(self, plan: cython.int) -> cython.void:
        """Add the plans with one more chain, out of the most promising windows."""
        size: cython.int
        i: cython.int
        self.windows = 0
        if self.plan_size[plan] < CHAINS:
            for size in range(1, 5):
                if self.chain_from[size]:
                    self._scan(plan, size)
            for i in range(self.windows):
                self._add(plan, i)

    def _scan(self, plan: cython.int, size: cython.int) -> cython.void:
        """Offer every chain of groups of one size that the rest of a plan holds, wild cards in the gaps."""
        rest: cython.ulonglong = self.plan_rest[plan]
        cards: cython.ulonglong
        one: cython.ulonglong = 1
        begin: cython.int
        end: cython.int
        rank: cython.int
        count: cython.int
        have: cython.int
        gain: cython.int
        spent: cython.int
        code: cython.int
        for begin in range(self.places - self.chain_from[size] + 1):
            gain = spent = 0
            cards = 0
            for end in range(begin, min(self.places, begin + self.chain_to[size])):
                rank = self.place[end]
                count = (rest - cards >> 4 * rank) & 15  # an ace may lie at both ends
                have = min(count, size)
                spent += size - have
                if spent > self.plan_wilds[plan]:
                    break
                gain += self.held[rank * 16 + count] - self.held[rank * 16 + count - have] - (size - have) * GAP
                cards += have * (one << 4 * rank)
                code = (size * 16 + end - begin + 1) * 16 + end
                if end - begin + 1 >= self.chain_from[size] and cards:
                    self._offer(gain - self.chain_cost[code], code, cards, spent)

    def _offer(self, gain: cython.int, code: cython.int, cards: cython.ulonglong, spent: cython.int) -> cython.void:
        """Keep a window if it is among the best of this step."""
        at: cython.int = self.windows
        if gain < -SLACK or (at == self.width and gain <= self.window_gain[at - 1]):
            return
        if at < self.width:
            self.windows += 1
        else:
            at -= 1
        while at > 0 and self.window_gain[at - 1] < gain:
            self.window_gain[at], self.window_chain[at] = self.window_gain[at - 1], self.window_chain[at - 1]
            self.window_cards[at], self.window_spent[at] = self.window_cards[at - 1], self.window_spent[at - 1]
            at -= 1
        self.window_gain[at], self.window_chain[at] = gain, code
        self.window_cards[at], self.window_spent[at] = cards, spent

    def _add(self, plan: cython.int, window: cython.int) -> cython.void:
        """A new plan: an old one and a chain, unless it is known or there is no room."""
        new: cython.int = self.plans
        rest: cython.ulonglong = self.plan_rest[plan] - self.window_cards[window]
        wilds: cython.int = self.plan_wilds[plan] - self.window_spent[window]
        paid: cython.int = self.plan_paid[plan] + self.chain_cost[self.window_chain[window]]
        count: cython.int = self.plan_size[plan]
        i: cython.int
        if new == PLANS:
            return
        for i in range(new):
            if self.plan_rest[i] == rest and self.plan_paid[i] == paid and self.plan_wilds[i] == wilds:
                return
        for i in range(count):
            self.plan_chain[new * CHAINS + i] = self.plan_chain[plan * CHAINS + i]
            self.plan_cards[new * CHAINS + i] = self.plan_cards[plan * CHAINS + i]
            self.plan_spent[new * CHAINS + i] = self.plan_spent[plan * CHAINS + i]
        self.plan_chain[new * CHAINS + count] = self.window_chain[window]
        self.plan_cards[new * CHAINS + count] = self.window_cards[window]
        self.plan_spent[new * CHAINS + count] = self.window_spent[window]
        self.plan_size[new] = count + 1
        self.plan_rest[new], self.plan_wilds[new], self.plan_paid[new] = rest, wilds, paid
        self.plan_value[new] = self._leaf(new, rest, wilds)
        self.plans += 1

    def _after(self, cards: cython.ulonglong, wilds: cython.int) -> cython.int:
        """64 * cost + plan of the best plan whose rest holds the cards."""
        best: cython.int = WORST
        cost: cython.int
        rank: cython.int
        i: cython.int
        part: cython.ulonglong
        rest: cython.ulonglong
        for i in range(self.plans):
            if self.plan_wilds[i] < wilds:
                continue
            part, rest = cards, self.plan_rest[i]
            while part and (part & 15) <= (rest & 15):
                part >>= 4
                rest >>= 4
            if part:
                continue
            cost = self._leaf(i, self.plan_rest[i] - cards, self.plan_wilds[i] - wilds)
            if cost < best >> 6:
                best = cost * 64 + i
        return best

    def _leaf(self, plan: cython.int, rest: cython.ulonglong, wilds: cython.int) -> cython.int:
        """The cost of a plan with this rest; leaves its groups arranged. Four wild cards may be a pure bomb."""
        cost: cython.int = self._arrange(plan, rest, wilds)
        if wilds >= 4 and self.pure_cost:
            pure: cython.int = self._arrange(plan, rest, wilds - 4) + self.pure_cost
            if pure <= cost:
                self._head(BOMB, 15, 0, 4)
                return pure
            self._arrange(plan, rest, wilds)
        return cost

    def _arrange(self, plan: cython.int, rest: cython.ulonglong, wilds: cython.int) -> cython.int:
        cost: cython.int = self.plan_paid[plan]
        size: cython.int
        code: cython.int
        i: cython.int
        _: cython.int
        self.clear_groups()
        for i in range(plan * CHAINS, plan * CHAINS + self.plan_size[plan]):
            code = self.plan_chain[i]
            size = code >> 8
            self._head(
                SOLO_CHAIN + size - 1 if size < 4 else QUAD_CHAIN,
                self.place[code & 15],
                self.plan_cards[i],
                self.plan_spent[i],
            )
        cost += self._split(rest)
        if wilds:
            cost += self._spend(wilds)
        for i in range(self.plan_size[plan]):
            code = self.plan_chain[plan * CHAINS + i]
            if code >> 8 == 3:
                self._wing_chain(i, (code >> 4) & 15)
            elif code >> 8 == 4 and self.on[QUAD_CHAIN_TRIO] and self._count(3) >= (code >> 4) & 15:
                self.head_kind[i] = QUAD_CHAIN_TRIO
                for _ in range((code >> 4) & 15):
                    self._give(3, self.start[3], i)
        cost += self._wing_groups()
        for size in range(1, 3):
            for i in range(self.start[size], self.stop[size]):
                cost += self.group_cost[size * 16 + (self.entry[i] & 15)]
        return cost
