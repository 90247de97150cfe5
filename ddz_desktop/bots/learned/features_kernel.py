"""What a seat knows, and what each of its options would leave, as bits: a kernel (plain and compiled the same).

The *seen* arrays hold one moment as a seat sees it, packed; `observation` fills them from a `SeatView`, `hands_kernel`
from the hands it plays, and the bits are made from them alone. Seats are counted from the seat itself, in playing
order. A rank's cards are as many bits as there may be copies, the first so many set (*planes*).

A state's bits: own hand, unseen cards, cards played by each seat, cards others hold for certain; the play on the table;
the latest play of each other seat; cards left to it, what it passed on, its side, its plays; own turns and cards; bombs
played; bomb quotas; wild ranks; the rules. An option's bits: its cards, what it leaves; kind, key, number of cards;
turns and cards left; whether unseen cards may answer it; what it breaks. A table's bits, for the critic of the trainer:
all hands, seats counted from the landlord.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import cython

from ddz_desktop.bots.learned.rule_bits import rule_bits

if cython.compiled:
    from cython.cimports.ddz_desktop.bots.learned.options_kernel import Options
else:
    from ddz_desktop.bots.learned.options_kernel import Options

if TYPE_CHECKING:
    from ddz_desktop.rules.ruleset import RuleSet

M1 = cython.declare(cython.ulonglong, 0x111111111111111)  # one card of each rank
M7 = cython.declare(cython.ulonglong, 0x777777777777777)
M4 = cython.declare(cython.ulonglong, 0x444444444444444)
NATURAL = cython.declare(cython.ulonglong, 0x001111111111111)  # one of each rank 3..2
JOKER_CARDS = cython.declare(cython.ulonglong, 0xFF0000000000000)
ONE = cython.declare(cython.ulonglong, 1)

# places in `seen_cards`; by seat from the seat itself on, or for ALL from the landlord on
HAND = cython.declare(cython.int, 0)
UNSEEN = cython.declare(cython.int, 1)
TABLE = cython.declare(cython.int, 2)
PLAYED = cython.declare(cython.int, 3)
KNOWN = cython.declare(cython.int, 8)
LATEST = cython.declare(cython.int, 13)
ALL = cython.declare(cython.int, 18)

# places in `seen`
LEFT = cython.declare(cython.int, 0)
SAID = cython.declare(cython.int, 5)  # 0 nothing yet, 1 passed, 2 played
SIDE = cython.declare(cython.int, 10)  # 0 unknown, 1 landlord, 2 hidden landlord, 3 farmer
SOLO_PASSED = cython.declare(cython.int, 15)  # lowest key of a solo passed on, 15 for none
PAIR_PASSED = cython.declare(cython.int, 20)
QUOTA = cython.declare(cython.int, 25)  # bombs left, 3 for many
PLAYS = cython.declare(cython.int, 30)
LEADER = cython.declare(cython.int, 35)
TABLE_KIND = cython.declare(cython.int, 36)  # 22 when the seat leads
TABLE_KEY = cython.declare(cython.int, 37)
PASSES = cython.declare(cython.int, 38)
BOMBS = cython.declare(cython.int, 39)  # that double
LANDLORD = cython.declare(cython.int, 40)
ROLE = cython.declare(cython.int, 41)
FIRST_WILD = cython.declare(cython.int, 42)  # rank, 15 for none
SECOND_WILD = cython.declare(cython.int, 43)
MAY_BOMB = cython.declare(cython.int, 44)

NO_RANK = cython.declare(cython.int, 15)
BOMB = cython.declare(cython.int, 20)
PASS_KIND = cython.declare(cython.int, 22)
KINDS_AND_PASS = cython.declare(cython.int, 23)
MOST_TURNS = cython.declare(cython.int, 16)
MOST_PLAYED = cython.declare(cython.int, 24)
MOST_BOMBS = cython.declare(cython.int, 7)


class Features(Options):
    """Writes bits for one ruleset, into room for so many states and options. One for each thread.

    `memory`: the bits, first of the states, then of the options, then of the tables; rows of `state_size`,
    `option_size` and `table_size` bytes, each a multiple of eight.
    """

    def __init__(self, rules: RuleSet, states: int, options: int) -> None:
        super().__init__(rules, options)
        self.seats = rules.seats
        self.copies = 4 * rules.decks
        self.most_cards = rules.hand_cards + rules.bottom_cards
        self.wilds_drawn = rules.wild_ranks
        self.quotas = rules.bomb_quota
        self.roles = rules.seats + rules.hidden_landlord
        self.seen_cards = array("Q", bytes(8 * 24))
        self.seen = array("i", bytes(4 * 48))
        self.rule_bits = array("B", rule_bits(rules))
        self.number_of_rule_bits = len(self.rule_bits)
        self.own_turns = self.unseen_wilds = self.unseen_power = self.most_left = self.unseen_top = 0
        self.at = self.state_begin = self.option_begin = self.table_begin = 0
        self.state_size = self.option_size = self.table_size = 0
        self._measure()
        self._make_rows(states, options)

    def _make_rows(self, states: int, options: int) -> None:
        """Empty rows for so many states, options and tables."""
        self.memory = array("B", bytes(states * (self.state_size + self.table_size) + options * self.option_size))
        self.bits = self.memory
        self.words = memoryview(self.memory).cast("Q")
        self.option_rows = options
        self.state_begin = 0
        self.option_begin = states * self.state_size
        self.table_begin = self.option_begin + options * self.option_size

    def _measure(self) -> None:
        """Finds the sizes of rows by writing one of each."""
        self.memory = array("B", bytes(8192))
        self.bits = self.memory
        self.words = memoryview(self.memory).cast("Q")
        self._write_state(0)
        self.state_size = (self.at + 7) // 8 * 8
        self._write_option(0, 0, PASS_KIND, 0)
        self.option_size = (self.at + 7) // 8 * 8
        self._write_full(0, 0, 0)
        self.table_size = (self.at + 7) // 8 * 8

    def judge(self, cards: list[int], numbers: list[int]) -> int:
        """Bits of the moment given as the seen arrays, and of its options, in rows from 0 on; how many options.

        Where the rows do not suffice, there is a new `memory` with more.
        """
        i: cython.int
        for i in range(len(cards)):
            self.seen_cards[i] = cards[i]
        for i in range(len(numbers)):
            self.seen[i] = numbers[i]
        with cython.nogil:
            self.options_end = 0
            self._list_options(
                self.seen_cards[HAND],
                self.seen[TABLE_KIND],
                self.seen[TABLE_KEY],
                self.seen_cards[TABLE],
                self.seen[MAY_BOMB] > 0,
                self._wild_mask(),
            )
        if self.options_end > self.option_rows:
            self._make_rows(1, self.options_end)
        with cython.nogil:
            self._look()
            self._write_state(0)
            for i in range(self.options_end):
                self._write_option(i, self.option_cards[i], self.option_kind[i], self.option_key[i])
        return self.options_end

    def option(self, index: int) -> tuple[int, int, int]:
        """Cards, kind and key of an option; kind 22 is the pass."""
        return self.option_cards[index], self.option_kind[index], self.option_key[index]

    def _clear(self, begin: cython.int, size: cython.int) -> cython.void:
        """Zeroes a row and starts it."""
        word: cython.int
        for word in range(begin >> 3, (begin + size) >> 3):
            self.words[word] = 0
        self.at = begin

    def _planes(self, cards: cython.ulonglong) -> cython.void:
        at: cython.int = self.at
        rank: cython.int
        held: cython.int
        i: cython.int
        copies: cython.int = self.copies
        for rank in range(15):
            if rank == 13:
                copies >>= 2
            held = (cards >> 4 * rank) & 15
            for i in range(held):
                self.bits[at + i] = 1
            at += copies
        self.at = at

    def _one_of(self, value: cython.int, size: cython.int) -> cython.void:
        """One bit for each value from 0 on; the last one for all above, none for a negative one."""
        if value >= 0:
            self.bits[self.at + min(value, size - 1)] = 1
        self.at += size

    def _up_to(self, value: cython.int, size: cython.int) -> cython.void:
        """So many bits set."""
        i: cython.int
        for i in range(min(value, size)):
            self.bits[self.at + i] = 1
        self.at += size

    def _flag(self, on: cython.bint) -> cython.void:
        self.bits[self.at] = on
        self.at += 1

    def _ranks(self, mask: cython.ulonglong) -> cython.void:
        """A bit for each rank of a mask."""
        rank: cython.int
        for rank in range(15):
            self.bits[self.at + rank] = (mask >> 4 * rank) & 1
        self.at += 15

    def _wild_mask(self) -> cython.ulonglong:
        mask: cython.ulonglong = 0
        if self.wilds_drawn:
            if self.seen[FIRST_WILD] < NO_RANK:
                mask |= ONE << 4 * self.seen[FIRST_WILD]
            if self.seen[SECOND_WILD] < NO_RANK:
                mask |= ONE << 4 * self.seen[SECOND_WILD]
        return mask

    def _hand_turns(self, hand: cython.ulonglong, wild: cython.ulonglong) -> cython.int:
        wilds: cython.ulonglong = hand & (wild * 15)
        return self._turns(hand ^ wilds, self._number(wilds))

    def _look(self) -> cython.void:
        """Works out what all options of a moment are compared with."""
        seat: cython.int
        wild: cython.ulonglong = self._wild_mask()
        unseen: cython.ulonglong = self.seen_cards[UNSEEN]
        wilds: cython.ulonglong = unseen & (wild * 15)
        self.own_turns = self._hand_turns(self.seen_cards[HAND], wild)
        self.unseen_wilds = self._number(wilds)
        self.unseen_power = self._best_bomb(unseen ^ wilds, self.unseen_wilds)
        self.most_left = 0
        for seat in range(1, self.seats):
            self.most_left = max(self.most_left, self.seen[LEFT + seat])
        unseen = ((unseen + M7) >> 3) & M1
        while unseen & (unseen - 1):
            unseen &= unseen - 1
        self.unseen_top = unseen

    def _write_state(self, row: cython.int) -> cython.void:
        """The row of the moment in the seen arrays; `_look` has looked at it."""
        i: cython.int
        self._clear(self.state_begin + row * self.state_size, self.state_size)
        self._planes(self.seen_cards[HAND])
        self._planes(self.seen_cards[UNSEEN])
        for i in range(self.seats):
            self._planes(self.seen_cards[PLAYED + i])
            self._up_to(self.seen[PLAYS + i], 2)
        self._write_table(self.seen[LEADER])
        self._write_seats()
        self._one_of(self.own_turns, MOST_TURNS)
        self._one_of(self.seen[LEFT] - 1, self.most_cards)
        self._up_to(self.seen[BOMBS], MOST_BOMBS)
        self._one_of(self.seen[LANDLORD], self.seats)
        self._one_of(self.seen[SIDE], 4)
        if self.wilds_drawn:
            self._ranks(self._wild_mask())
            self._one_of(self.seen[FIRST_WILD], 13)
        if self.quotas:
            for i in range(self.seats):
                self._one_of(self.seen[QUOTA + i], 4)
        for i in range(self.number_of_rule_bits):
            self._flag(self.rule_bits[i] > 0)

    def _write_seats(self) -> cython.void:
        """What is known of each other seat."""
        i: cython.int
        for i in range(1, self.seats):
            self._planes(self.seen_cards[KNOWN + i])
            self._planes(self.seen_cards[LATEST + i])
            self._one_of(self.seen[SAID + i], 3)
            self._one_of(self.seen[LEFT + i] - 1, self.most_cards)
            self._one_of(self.seen[SIDE + i], 4)
            self._one_of(self.seen[SOLO_PASSED + i], 16)
            self._one_of(self.seen[PAIR_PASSED + i], 16)

    def _write_table(self, leader: cython.int) -> cython.void:
        """The play to beat, who made it, and the passes since."""
        self._planes(self.seen_cards[TABLE])
        self._one_of(self.seen[TABLE_KIND], KINDS_AND_PASS)
        self._one_of(self.seen[TABLE_KEY] if self.seen[TABLE_KIND] < PASS_KIND else -1, 15)
        self._up_to(self._number(self.seen_cards[TABLE]), MOST_PLAYED)
        self._one_of(leader, self.seats)
        self._up_to(self.seen[PASSES], self.seats - 2)

    def _write_option(self, row: cython.int, cards: cython.ulonglong, kind: cython.int, key: cython.int) -> cython.void:
        """The row of one option of the moment in the seen arrays."""
        hand: cython.ulonglong = self.seen_cards[HAND]
        rest: cython.ulonglong = hand - cards
        wild: cython.ulonglong = self._wild_mask()
        turns: cython.int = self._hand_turns(rest, wild)
        size: cython.int = self._number(cards)
        power: cython.int = self._power(kind, key, cards, wild)
        left: cython.ulonglong = ((rest + M7) >> 3) & M1
        answered: cython.bint = False
        bombed: cython.bint = False
        self._clear(self.option_begin + row * self.option_size, self.option_size)
        if cards:
            answered = power == 0 and size <= self.most_left and self._answered_in_kind(cards, kind, key)
            bombed = self.unseen_power > power
        self._planes(cards)
        self._planes(rest)
        self._one_of(kind, KINDS_AND_PASS)
        self._one_of(key if cards else -1, 15)
        self._up_to(size, MOST_PLAYED)
        self._one_of(turns, MOST_TURNS)
        self._one_of(self.own_turns - turns + 2, 7)
        self._up_to(self._number(rest), MOST_PLAYED)
        self._flag(power > 0)
        self._flag(answered)
        self._flag(bombed)
        self._flag(cards != 0 and not answered and not bombed)
        self._flag((((hand + M4) >> 3) & M1 & left & (((cards + M7) >> 3) & M1)) != 0)
        self._one_of(self._ones(left & ~(self.unseen_top * 2 - 1) & M1), 5)
        self._one_of(self._number(cards & (wild * 15)) if self.wilds_drawn else -1, 5)

    def _write_full(self, row: cython.int, actor: cython.int, partner: cython.int) -> cython.void:
        """The row of the whole table, seats counted from the landlord; `partner` is 0 where he is alone.

        Who leads is told from the actor on, as in a state.
        """
        i: cython.int
        wild: cython.ulonglong = self._wild_mask()
        self._clear(self.table_begin + row * self.table_size, self.table_size)
        for i in range(self.seats):
            self._planes(self.seen_cards[ALL + i])
            self._one_of(self._hand_turns(self.seen_cards[ALL + i], wild), MOST_TURNS)
            self._one_of(self._number(self.seen_cards[ALL + i]) - 1, self.most_cards)
            self._up_to(self.seen[PLAYS + (i - actor + self.seats) % self.seats], 2)
            if self.quotas:
                self._one_of(self.seen[QUOTA + (i - actor + self.seats) % self.seats], 4)
        self._one_of(actor, self.seats)
        self._one_of(partner, self.seats)
        self._write_table((self.seen[LEADER] + actor) % self.seats)
        self._up_to(self.seen[BOMBS], MOST_BOMBS)
        if self.wilds_drawn:
            self._ranks(wild)
        for i in range(self.number_of_rule_bits):
            self._flag(self.rule_bits[i] > 0)

    def _answered_in_kind(self, cards: cython.ulonglong, kind: cython.int, key: cython.int) -> cython.bint:
        """Whether the unseen cards hold a higher body of this kind and length; wings are not looked at."""
        unseen: cython.ulonglong = self.seen_cards[UNSEEN]
        length: cython.int = self._number(cards) // self.generator.group[kind]
        least: cython.int = key
        copies: cython.int = max(1, self.generator.body[kind] - self.unseen_wilds)
        starts: cython.ulonglong = self.generator._held(unseen, copies)
        if length > 1:
            if self.generator.low_ace:
                least = key + 2 if key < 12 else 1
            least -= length - 1
            starts = self.generator._run_starts(self.generator._places(kind, starts), length)
        else:
            starts &= self.generator.single[kind]
        starts &= self.generator.higher[least]
        return starts != 0

    def _best_bomb(self, cards: cython.ulonglong, wilds: cython.int) -> cython.int:
        """The power of the best bomb that some natural cards and wild ones may make, 0 for none."""
        best: cython.int = 0
        size: cython.int
        held: cython.ulonglong
        rank: cython.int
        i: cython.int
        self.generator.clear()
        self.generator._bombs(cards, 0)
        for i in range(self.generator.count):
            best = max(best, self._power(self.generator.kinds[i], self.generator.keys[i], self.generator.cards[i], 0))
        if wilds and self.generator.most_bomb:
            for size in range(4, 13):
                held = self.generator._held(cards, max(1, size - wilds)) & NATURAL if size - wilds <= 8 else 0
                for rank in range(13):
                    if (held >> 4 * rank) & 1:
                        best = max(best, self.wild_generator.soft_power[size] + rank)
            if wilds >= 4:
                best = max(best, self.wild_generator.pure_power[min(wilds, 8)])
        return best
