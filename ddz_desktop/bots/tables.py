"""The form of a ruleset and the costs of one decision, as the tables that `HandKernel` reads.

A group's cost, in thousandths of a turn, falls with its rank among the cards still out (how easily it goes along on
others' leads) and with the chance that nobody can beat it (then it keeps the lead).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from ddz_desktop.bots.odds import CHAIN_OF_SIZE, Odds
from ddz_desktop.bots.weights import WEIGHTS, Weights
from ddz_desktop.rules.cards import TWO, count_of
from ddz_desktop.rules.compare import BombClass, chain_limits
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.ruleset import RuleSet, Wings

WINGED = {
    1: (Kind.SOLO_CHAIN,),
    2: (Kind.PAIR_CHAIN,),
    3: (Kind.TRIO_CHAIN, Kind.TRIO_CHAIN_SOLO, Kind.TRIO_CHAIN_PAIR),
    4: (Kind.QUAD_CHAIN, Kind.QUAD_CHAIN_TRIO),
}
FOURS = frozenset({Kind.FOUR_TWO_SOLO, Kind.FOUR_TWO_PAIR})
TRIOS = frozenset({Kind.TRIO, Kind.TRIO_SOLO, Kind.TRIO_PAIR})


def split_of(rules: RuleSet, cards: int) -> tuple[int, int, int, int]:
    """How equal cards that are no bomb are played: (solos, pairs, trios, quads)."""
    quads = trios = pairs = 0
    if Kind.QUAD in rules.kinds:
        quads, cards = divmod(cards, 4)
    if rules.kinds & TRIOS and (cards != 4 or Kind.TRIO_SOLO in rules.kinds or Kind.PAIR not in rules.kinds):
        trios, cards = divmod(cards, 3)
    if Kind.PAIR in rules.kinds:
        pairs, cards = divmod(cards, 2)
    return cards, pairs, trios, quads


class HandTables:
    """See `HandKernel` for the meaning of the arrays. `bombs`: how many the seat may still play."""

    def __init__(self, odds: Odds, bombs: int, weights: Weights = WEIGHTS) -> None:
        rules = odds.knowledge.rules
        self.odds = odds
        self.weights = weights
        self.rules = rules
        self.bombs = bombs
        self.on = array("i", [kind in rules.kinds for kind in Kind] + [0, 0])
        self.place = array("i", odds.places)
        self.places = len(odds.places)
        self.chain_from, self.chain_to = array("i", [0] * 5), array("i", [0] * 5)
        for size in range(1, 5):
            if rules.kinds.intersection(WINGED[size]) and (size < 4 or Kind.QUAD in rules.kinds):
                shortest, longest = chain_limits(rules, CHAIN_OF_SIZE[size - 1])
                longest = min(longest, longest_chain(odds, size))
                if longest >= shortest:
                    self.chain_from[size], self.chain_to[size] = shortest, longest
        parts = [split_of(rules, cards) for cards in range(24)]
        self.split = array(
            "i", [solos + 16 * pairs + 256 * trios + 4096 * quads for solos, pairs, trios, quads in parts]
        )
        self.repeat_wings = rules.wings is not Wings.DISTINCT
        self.consecutive_pairs = rules.consecutive_pairs
        self.bare_trio = 0 if Kind.TRIO in rules.kinds else weights.unwinged
        self.rocket = rules.rocket_size if Kind.ROCKET in rules.kinds else 0
        self._set_costs()

    def _set_costs(self) -> None:
        standing = standing_of(self.odds.knowledge.pool_counts)
        self.group_cost = array("i", [0] * 80)
        for size in range(1, 5):
            for rank, kept in enumerate(self.odds.keeping_above(size)):
                self.group_cost[size * 16 + rank] = self.cost_of(standing[rank], kept)
        wild = self.odds.knowledge.wild
        self.group_cost[16 + 15] = self.group_cost[16 + min(wild)] if wild else self.weights.worst
        if not self.rules.joker_pairs:
            self.group_cost[32 + 13] = self.group_cost[32 + 14] = 0
        self.chain_cost = array("i", [0] * 1280)
        for size in range(1, 5):
            for length in range(max(1, self.chain_from[size]), self.chain_to[size] + 1):
                for place, kept in enumerate(self.odds.keeping_chains(size, length)):
                    cost = self.cost_of(standing[self.place[place]], kept)
                    self.chain_cost[(size * 16 + length) * 16 + place] = cost
        self._set_bomb_costs()

    def _set_bomb_costs(self) -> None:
        ladder = self.odds.ladder
        self.bomb_cost = array("i", [0] * 240)
        smallest = self.rules.bomb_sizes[0]
        for rank in range(TWO + 1 if ladder.has_bombs else 0):
            most = count_of(self.odds.knowledge.natural, rank) + self.odds.knowledge.wilds
            for cards in range(smallest, min(most, 8) + 1):
                self.bomb_cost[rank * 16 + cards] = self.bomb_value(ladder.power_of(cards, BombClass.HARD, rank))
        if self.rules.joker_bombs and ladder.has_bombs:
            for jokers in (2, 3):
                self.bomb_cost[13 * 16 + jokers] = self.bomb_value(ladder.joker_power(1, jokers - 1))
        wild = self.odds.knowledge.wild
        self.small_cost = self.bomb_value(ladder.small_power) if self.rules.small_bomb and ladder.has_bombs else 0
        self.rocket_cost = self.bomb_value(ladder.rocket_power) - self.weights.rocket if self.rocket else 0
        self.soft_extra = self.weights.soft if wild and ladder.has_bombs else -1
        self.pure_cost = 0
        if wild and ladder.has_bombs:
            self.pure_cost = self.bomb_value(ladder.power_of(4, BombClass.PURE, max(wild)))
        self.four_cost = self.weights.four if self.rules.kinds & FOURS else 0

    def bomb_value(self, power: int) -> int:
        """The (negative) cost of a bomb of a power."""
        return -self.weights.bomb - int(self.weights.bomb_keeping * self.odds.keeping_bomb(power))

    def cost_of(self, standing: float, kept: float) -> int:
        """The cost of a group by the standing of its rank and the chance that it is not beaten."""
        weights = self.weights
        return weights.worst - int(weights.by_rank * standing + weights.by_keeping * kept)


def longest_chain(odds: Odds, size: int) -> int:
    """The length of the longest chain of groups of that size which the hand can make with its wild cards."""
    held = [min(size, count_of(odds.knowledge.natural, rank)) for rank in odds.places]
    best = begin = missing = 0
    for end, count in enumerate(held):
        missing += size - count
        while missing > odds.knowledge.wilds:
            missing -= size - held[begin]
            begin += 1
        best = max(best, end + 1 - begin)
    return best


def standing_of(pool: Sequence[int]) -> list[float]:
    """By rank, the share of the cards still out that are lower, half of the equal ones counted."""
    cards = sum(pool)
    below = 0
    standing = []
    for count in pool:
        standing.append((below + count / 2) / cards if cards else 1.0)
        below += count
    return standing
