"""Self-play: hands stepped together to their next real decision, choices, and samples to learn from: a kernel.

`step` plays every hand on to a seat that has a choice (a lone option is taken, and so is one that empties the hand) and
writes the bits of all those decisions, sorted by role, and of their options. `choose` takes for each the option valued
highest, now and then any. When a hand is over, each of its decisions becomes a sample: its bits, and as target what
came of it, blended along the hand with what a critic thought on the way (TD(λ)).

A target is three numbers, seen from the landlord: whether his side won; the size of the win; the size of the loss (0
where it did not happen), the size being what bombs and spring made of a stake of one.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import cython

if cython.compiled:
    from cython.cimports.ddz_desktop.bots.learned.table_kernel import Tables
else:
    from ddz_desktop.bots.learned.table_kernel import Tables

if TYPE_CHECKING:
    from ddz_desktop.rules.ruleset import RuleSet

PASS_KIND = cython.declare(cython.int, 22)
SEATS = cython.declare(cython.int, 5)
NO_ROOM = cython.declare(cython.int, -1)  # for the samples of a finished hand
NO_CARDS = cython.declare(cython.int, -2)  # the hand is over and stays so


class Hands(Tables):
    """Plays so many hands at once, with room for so many options and finished samples.

    `samples`: 0 to keep none. `deals`: whether a finished hand makes room for a new one. `guest_share`: of the hands so
    many have guests, players of other ways, at some seats but not at all; what they decide is valued for them from
    outside (`guests_turns`), is never astray and becomes no sample.
    """

    def __init__(
        self,
        rules: RuleSet,
        slots: int,
        options: int,
        samples: int,
        seed: int,
        strongest_share: float = 0.0,
        deals: bool = True,
        guest_share: float = 0.0,
    ) -> None:
        super().__init__(rules, slots, options, seed, strongest_share)
        self.deals = deals
        self.guest_share = guest_share
        self.guests_of = array("i", bytes(4 * slots))
        self.decisions = self.rows_used = self.next_slot = 0
        self.role_begin = self.role_first = array("i", bytes(4 * 8))
        self.first_row = self.row_first = array("i", bytes(4 * (slots + 1)))
        self.owner = self.row_owner = array("i", bytes(4 * options))
        self.slot_of = self.decision_slot = array("i", bytes(4 * slots))
        self.decision_option = array("i", bytes(4 * slots))
        self.waiting_slot, self.waiting_option = array("i", bytes(4 * slots)), array("i", bytes(4 * slots))
        self.waiting_count, self.waiting_role = array("i", bytes(4 * slots)), array("i", bytes(4 * slots))
        self.records = samples > 0
        self._make_sample_room(slots, samples, 70 if rules.decks == 1 else 140)

    def _make_sample_room(self, slots: int, samples: int, recorded: int) -> None:
        self.row_size = self.state_size + self.option_size + self.table_size
        self.row_words = self.row_size // 8
        self.most_recorded = recorded if samples else 1
        kept = slots * self.most_recorded
        self.kept = array("Q", bytes(8 * self.row_words * kept))
        self.kept_role, self.kept_astray = array("B", bytes(kept)), array("B", bytes(kept))
        self.kept_value = array("f", bytes(12 * kept))
        self.kept_count = array("i", bytes(4 * slots))
        self.samples = 0
        self.sample_room = samples + self.most_recorded
        self.sample_memory = self.sample = array("Q", bytes(8 * self.row_words * self.sample_room))
        self.sample_roles = self.sample_role = array("B", bytes(self.sample_room))
        self.sample_astray = self.sample_off = array("B", bytes(self.sample_room))
        self.sample_targets = self.sample_target = array("f", bytes(12 * self.sample_room))
        self.hands_played = self.landlord_wins = self.size_sum = 0

    def step(self, trace: cython.float = 1.0) -> int:
        """Play on until every hand (or as many as there is room for) waits for a choice; how many do.

        `trace`: how far a target follows what came (λ). Finished hands become samples while there is room for them.
        """
        self.trace = trace
        with cython.nogil:
            self._step()
        return self.decisions

    def choose(self, values: array[float], critic: array[float], astray: cython.double) -> None:
        """Take the option with the highest value for each decision; with the chance `astray` any.

        `values` by row; `critic`: three numbers a decision, as in targets.
        """
        self.values, self.critic = values, critic
        with cython.nogil:
            self._choose(astray)

    def guests_turns(self) -> list[tuple[int, int]]:
        """The decisions that guests make, each with its slot."""
        decisions = [(decision, self.decision_slot[decision]) for decision in range(self.decisions)]
        return [(decision, slot) for decision, slot in decisions if self._is_guest(slot)]

    def options_of(self, decision: cython.int) -> list[tuple[int, int, int]]:
        """The options of a decision as (cards, kind, key), in the order of its rows."""
        begin: cython.int = self.decision_option[decision]
        end: cython.int = begin + self.row_first[decision + 1] - self.row_first[decision]
        return [(self.option_cards[i], self.option_kind[i], self.option_key[i]) for i in range(begin, end)]

    def forget_samples(self) -> None:
        """Make room for new samples."""
        self.samples = 0

    def _step(self) -> cython.void:
        waiting: cython.int = 0
        seen: cython.int = 0
        slot: cython.int = self.next_slot
        role: cython.int
        self.options_end = 0
        while seen < self.slots:
            begin: cython.int = self.options_end
            role = self._advance(slot)
            if role == NO_ROOM or (role != NO_CARDS and not self._fits(waiting)):
                break
            if role != NO_CARDS:
                self._wait(waiting, slot, role, begin)
                waiting += 1
            seen += 1
            slot = (slot + 1) % self.slots
        self.next_slot = slot
        self._write_waiting(waiting)

    def _advance(self, slot: cython.int) -> cython.int:
        """Plays a hand on to a real decision; the role that decides, or why there is none."""
        begin: cython.int = self.options_end
        count: cython.int
        only: cython.int
        i: cython.int
        hand: cython.ulonglong
        while True:
            if self.over[slot] and not self.deals:
                return NO_CARDS
            if self.over[slot]:
                if self.records and self.kept_count[slot]:
                    if self.samples + self.kept_count[slot] > self.sample_room:
                        return NO_ROOM
                    self._close(slot, self.trace)
                self._deal(slot)
                self._draw_guests(slot)
                self.kept_count[slot] = 0
            self.options_end = begin
            count = self._options_at(slot)
            hand = self.hand_of[slot * SEATS + self.actor_of[slot]]
            only = begin if count == 1 else -1
            for i in range(begin, begin + count):
                if self.option_cards[i] == hand:
                    only = i
            if only < 0:
                return self._role(slot, self.actor_of[slot])
            self._act(slot, self.option_cards[only], self.option_kind[only], self.option_key[only])
            self.options_end = begin

    def _draw_guests(self, slot: cython.int) -> cython.void:
        """Where guests sit in a new hand: from one seat to all but one."""
        everybody: cython.int = (1 << self.seats) - 1
        self.guests_of[slot] = 0
        if self.guest_share > 0 and self._chance() < self.guest_share:
            self.guests_of[slot] = 1 + self._below(everybody - 1)

    def _is_guest(self, slot: cython.int) -> cython.bint:
        """Whether a guest is to act."""
        return (self.guests_of[slot] >> self.actor_of[slot]) & 1 != 0

    def _fits(self, waiting: cython.int) -> cython.bint:
        """Whether there are rows for the last options; of a first decision's, what there is no row for is forgotten."""
        if waiting == 0:
            self.options_end = min(self.options_end, self.option_rows)
        return self.options_end <= self.option_rows

    def _wait(self, waiting: cython.int, slot: cython.int, role: cython.int, begin: cython.int) -> cython.void:
        """Notes a decision; its options are the last ones, from `begin` on."""
        self.waiting_slot[waiting] = slot
        self.waiting_role[waiting] = role
        self.waiting_option[waiting] = begin
        self.waiting_count[waiting] = self.options_end - begin

    def _write_waiting(self, waiting: cython.int) -> cython.void:
        """The rows of all decisions, role by role."""
        role: cython.int
        i: cython.int
        j: cython.int
        at: cython.int
        row: cython.int = 0
        decision: cython.int = 0
        for role in range(self.roles):
            self.role_first[role] = decision
            for i in range(waiting):
                if self.waiting_role[i] != role:
                    continue
                self._write_moment(self.waiting_slot[i], decision)
                self.decision_slot[decision] = self.waiting_slot[i]
                self.decision_option[decision] = self.waiting_option[i]
                self.row_first[decision] = row
                for j in range(self.waiting_count[i]):
                    at = self.waiting_option[i] + j
                    self._write_option(row, self.option_cards[at], self.option_kind[at], self.option_key[at])
                    self.row_owner[row] = decision
                    row += 1
                decision += 1
        self.role_first[self.roles] = decision
        self.row_first[decision] = row
        self.decisions = decision
        self.rows_used = row

    def _choose(self, astray: cython.double) -> cython.void:
        decision: cython.int
        row: cython.int
        best: cython.int
        chosen: cython.int
        at: cython.int
        slot: cython.int
        guest: cython.bint
        for decision in range(self.decisions):
            slot = self.decision_slot[decision]
            guest = self._is_guest(slot)
            best = self.row_first[decision]
            for row in range(best + 1, self.row_first[decision + 1]):
                if self.values[row] > self.values[best]:
                    best = row
            chosen = best
            if astray > 0 and not guest and self._chance() < astray:
                chosen = self.row_first[decision] + self._below(self.row_first[decision + 1] - self.row_first[decision])
            if self.records and not guest:
                self._record(decision, chosen, chosen != best)
            at = self.decision_option[decision] + chosen - self.row_first[decision]
            self._act(slot, self.option_cards[at], self.option_kind[at], self.option_key[at])
        self.decisions = 0

    def _record(self, decision: cython.int, row: cython.int, off: cython.bint) -> cython.void:
        """Keeps the bits of a decision and the option chosen until the hand is over."""
        slot: cython.int = self.decision_slot[decision]
        place: cython.int = slot * self.most_recorded + self.kept_count[slot]
        at: cython.int = place * self.row_words
        source: cython.int
        i: cython.int
        if self.kept_count[slot] >= self.most_recorded:
            return
        source = (self.state_begin + decision * self.state_size) >> 3
        for i in range(self.state_size >> 3):
            self.kept[at + i] = self.words[source + i]
        at += self.state_size >> 3
        source = (self.option_begin + row * self.option_size) >> 3
        for i in range(self.option_size >> 3):
            self.kept[at + i] = self.words[source + i]
        at += self.option_size >> 3
        source = (self.table_begin + decision * self.table_size) >> 3
        for i in range(self.table_size >> 3):
            self.kept[at + i] = self.words[source + i]
        self.kept_role[place] = self._role(slot, self.actor_of[slot])
        self.kept_astray[place] = off
        for i in range(3):
            self.kept_value[3 * place + i] = self.critic[3 * decision + i]
        self.kept_count[slot] += 1

    def _close(self, slot: cython.int, trace: cython.float) -> cython.void:
        """Makes samples of a finished hand, from its last decision back.

        What follows a choice that was not the best known says nothing about the choices before it: there the target is
        what the critic thought.
        """
        won: cython.bint = self._is_landlord(slot, self.winner_of[slot])
        size: cython.int = self._size(slot)
        win: cython.float = won
        gain: cython.float = size if won else 0
        loss: cython.float = 0 if won else size
        i: cython.int
        place: cython.int
        at: cython.int
        word: cython.int
        keep: cython.float
        self.hands_played += 1
        self.landlord_wins += won
        self.size_sum += size
        for i in range(self.kept_count[slot] - 1, -1, -1):
            place = slot * self.most_recorded + i
            at = self.samples
            for word in range(self.row_words):
                self.sample[at * self.row_words + word] = self.kept[place * self.row_words + word]
            self.sample_role[at] = self.kept_role[place]
            self.sample_off[at] = self.kept_astray[place]
            self.sample_target[3 * at] = win
            self.sample_target[3 * at + 1] = gain
            self.sample_target[3 * at + 2] = loss
            self.samples += 1
            keep = trace
            if self.kept_astray[place] and trace < 1:
                keep = 0
            win = keep * win + (1 - keep) * self.kept_value[3 * place]
            gain = keep * gain + (1 - keep) * self.kept_value[3 * place + 1]
            loss = keep * loss + (1 - keep) * self.kept_value[3 * place + 2]
