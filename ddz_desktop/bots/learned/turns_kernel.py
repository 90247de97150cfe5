"""The fewest plays that empty a hand when nobody answers: a kernel (the same source runs plain and compiled).

Chains are taken out by a search with a limit on its nodes, longest and thickest first; the rest falls into groups of
equal cards, and trios take solos and pairs along. It is an estimate where the limit is met (large hands of two decks),
where wild cards could close gaps in chains, and where wings must be consecutive or differ; it is the same for everybody
who asks.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import cython

from ddz_desktop.rules.compare import CHAIN_RANKS, chain_limits
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.ruleset import ChainOrder

if TYPE_CHECKING:
    from ddz_desktop.rules.ruleset import RuleSet

M1 = cython.declare(cython.ulonglong, 0x111111111111111)  # one card of each rank
NATURAL = cython.declare(cython.ulonglong, 0x001111111111111)  # one of each rank 3..2
TO_ACE_CARDS = cython.declare(cython.ulonglong, 0x000FFFFFFFFFFFF)
TWO_CARDS = cython.declare(cython.ulonglong, 0x00F000000000000)
JOKER_CARDS = cython.declare(cython.ulonglong, 0xFF0000000000000)
HASH = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
M64 = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
CACHE_BITS = cython.declare(cython.int, 15)
ONE_DECK_NODES = 400
TWO_DECK_NODES = 60


class Turns:
    """Counts turns under one ruleset. It holds scratch memory: one for each thread."""

    def __init__(self, rules: RuleSet) -> None:
        self.cached_hand = array("Q", bytes(8 << CACHE_BITS))
        self.cached_turns = array("B", bytes(1 << CACHE_BITS))
        self.run_of = array("Q", [sum(1 << 4 * place for place in range(length)) for length in range(16)])
        chains = (Kind.SOLO_CHAIN, Kind.PAIR_CHAIN, Kind.TRIO_CHAIN, Kind.QUAD_CHAIN)
        self.shortest = array(
            "i", [0, *(chain_limits(rules, kind)[0] if kind in rules.kinds else 0 for kind in chains)]
        )
        self.ace_low = rules.chain_order is ChainOrder.ACE_LOW
        ranks = range(13) if self.ace_low else CHAIN_RANKS[rules.chain_order]
        self.chain_places = sum(1 << 4 * rank for rank in ranks)
        self.wings_solo = Kind.TRIO_SOLO in rules.kinds
        self.wings_pair = Kind.TRIO_PAIR in rules.kinds
        self.wings_quad = Kind.QUAD_TRIO_PAIR in rules.kinds
        self.paired_jokers = rules.joker_pairs
        self.bombs_of_jokers = rules.joker_bombs
        self.all_jokers = rules.rocket_size if Kind.ROCKET in rules.kinds else 0
        self.node_limit = ONE_DECK_NODES if rules.decks == 1 else TWO_DECK_NODES
        self.nodes = self.fewest_turns = self.free_wilds = 0

    def turns(self, hand: cython.ulonglong, wilds: cython.int = 0) -> int:
        """The turns of some natural cards and a number of wild ones."""
        return self._turns(hand, wilds)

    def _turns(self, hand: cython.ulonglong, wilds: cython.int) -> cython.int:
        key: cython.ulonglong = hand | ((wilds * (TWO_CARDS & M1)) << 12)
        place: cython.int = ((key * HASH) & M64) >> (64 - CACHE_BITS)
        if key == 0:
            return 0
        if self.cached_hand[place] == key:
            return self.cached_turns[place]
        if self.ace_low:  # chains then start below the 3: places 2 3 … A
            hand = (hand & TO_ACE_CARDS) << 4 | (hand & TWO_CARDS) >> 48 | (hand & JOKER_CARDS)
        self.nodes = 0
        self.fewest_turns = 99
        self.free_wilds = wilds
        self._search_turns(hand, 0, 0, 4, 1)
        self.cached_hand[place] = key
        self.cached_turns[place] = self.fewest_turns
        return self.fewest_turns

    def _search_turns(
        self, hand: cython.ulonglong, slots: cython.int, used: cython.int, copies: cython.int, first: cython.ulonglong
    ) -> cython.void:
        """Tries the groups as they are, then with one chain more, in the order of thickness and start.

        `slots`: wings that the trio chains taken so far can take along.
        """
        turns: cython.int = used + self._split_turns(hand, slots)
        held: cython.ulonglong
        starts: cython.ulonglong
        bit: cython.ulonglong
        run: cython.ulonglong
        length: cython.int
        shortest: cython.int
        self.nodes += 1
        self.fewest_turns = min(self.fewest_turns, turns)
        while copies:
            shortest = self.shortest[copies]
            held = self._at_least(hand, copies) & self.chain_places
            starts = held & (held >> 4) & ~(first - 1) if shortest else 0
            while starts:
                bit = starts & -starts
                starts ^= bit
                length = 2
                while held & (bit << 4 * length):
                    length += 1
                while length >= shortest:
                    if used + 2 > self.fewest_turns or self.nodes >= self.node_limit:
                        return
                    run = self.run_of[length] * bit * copies
                    self._search_turns(hand - run, slots + length * (copies == 3), used + 1, copies, bit)
                    length -= 1
            copies -= 1
            first = 1

    def _split_turns(self, hand: cython.ulonglong, slots: cython.int) -> cython.int:
        """Groups of equal cards, with wings taken along."""
        twos: cython.ulonglong = self._at_least(hand, 2) & NATURAL
        threes: cython.ulonglong = 0
        fours: cython.ulonglong = 0
        ones: cython.int = self._ones(self._at_least(hand, 1) & NATURAL)
        pairs: cython.int = 0
        trios: cython.int = 0
        quads: cython.int = 0
        wilds: cython.int = self.free_wilds
        turns: cython.int = 0
        if twos:
            pairs = self._ones(twos)
            ones -= pairs
            threes = self._at_least(hand, 3) & NATURAL
            if threes:
                trios = self._ones(threes)
                pairs -= trios
                fours = self._at_least(hand, 4) & NATURAL
                if fours:
                    quads = self._ones(fours)
                    trios -= quads
        if hand >> 52:
            turns = self._joker_turns((hand >> 52) & 15, (hand >> 56) & 15)
            pairs += turns >> 8
            ones += (turns >> 4) & 15
            turns &= 15
        if self.wings_quad and quads:
            turns += quads
            trios -= min(trios, quads)
            pairs -= min(pairs, quads)
            quads = 0
        slots += trios
        while wilds and pairs and ones + pairs > slots:  # one wild card more makes a trio of it
            pairs -= 1
            trios += 1
            slots += 1
            wilds -= 1
        turns += quads + trios
        if self.wings_solo:
            quads = min(ones, slots)
            ones -= quads
            slots -= quads
        if self.wings_pair:
            pairs -= min(pairs, slots)
        turns += ones + pairs
        return 1 if turns == 0 and wilds else turns

    def _joker_turns(self, small: cython.int, big: cython.int) -> cython.int:
        """Bombs, 16 * solos and 256 * pairs that some jokers are."""
        if small + big == self.all_jokers:
            return 1
        if self.bombs_of_jokers and small + big >= 2:
            return 1
        if self.paired_jokers:
            return ((small == 2) + (big == 2)) * 256 + ((small == 1) + (big == 1)) * 16
        return (small + big) * 16

    def _at_least(self, hand: cython.ulonglong, copies: cython.int) -> cython.ulonglong:
        """The mask of the ranks of which a hand holds so many (1 to 8) or more."""
        return ((hand + (8 - copies) * M1) >> 3) & M1

    def _ones(self, mask: cython.ulonglong) -> cython.int:
        """How many ranks a mask holds."""
        return ((mask * M1) >> 56) & 15
