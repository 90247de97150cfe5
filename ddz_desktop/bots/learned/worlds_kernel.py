"""Moments of a hand with other people's cards guessed: a kernel (plain and compiled the same).

Each slot is a *world*: what everybody has seen is the same in all of them, hands differ. Worlds are played on from the
moment by `step` and `choose`, or from the first lead on to tell how well a guess agrees with what was played.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import cython

if cython.compiled:
    from cython.cimports.ddz_desktop.bots.learned.hands_kernel import Hands
else:
    from ddz_desktop.bots.learned.hands_kernel import Hands

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ddz_desktop.rules.ruleset import RuleSet

SEATS = cython.declare(cython.int, 5)  # room for seats in a slot


class Worlds(Hands):
    """So many worlds of one ruleset, and slot 0 for the moment they are copied from. Of wings only few are tried."""

    def __init__(self, rules: RuleSet, worlds: int, options: int) -> None:
        super().__init__(rules, worlds + 1, options, 0, seed=1, deals=False)
        self.choices_of_wings, self.most_options = (4, 120) if rules.decks == 1 else (1, 60)
        self.chosen = self.chosen_row = array("i", bytes(4 * (worlds + 1)))

    def set_moment(self, by_seat: Sequence[Sequence[int]], numbers: Sequence[int]) -> None:
        """Slot 0 as everybody sees it.

        `by_seat`: played, latest and publicly known cards, said, lowest solo and pair passed on, plays, quota.
        `numbers`: landlord, winning rank, opened, told, actor, leader, kind and key to beat, passes, bombs, wild ranks.
        """
        seat: cython.int
        for seat in range(self.seats):
            (
                self.played_by[seat],
                self.latest_of[seat],
                self.known_of[seat],
                self.said_by[seat],
                self.solo_passed[seat],
                self.pair_passed[seat],
                self.plays_of[seat],
                self.quota_of[seat],
            ) = by_seat[seat]
        self.landlord_of[0], self.winning_rank[0], self.opened[0], self.roles_told[0] = numbers[:4]
        self.actor_of[0], self.leader_of[0], self.kind_of[0], self.key_of[0] = numbers[4:8]
        self.passes_of[0], self.bombs_of[0], self.wild_one[0], self.wild_two[0] = numbers[8:12]

    def set_table(self, cards: cython.ulonglong) -> None:
        """The cards to beat in slot 0."""
        self.table_of[0] = cards

    def set_world(self, slot: cython.int, hands: Sequence[int], partner: cython.int) -> None:
        """The moment of slot 0 in another slot, with these hands; `partner`: the landlord himself where he is alone."""
        seat: cython.int
        self._copy(0, slot)
        for seat in range(self.seats):
            self.hand_of[slot * SEATS + seat] = hands[seat]
        self.partner_of[slot] = partner

    def copy(self, source: cython.int, slot: cython.int) -> None:
        """A world in another slot, too."""
        self._copy(source, slot)

    def stop(self, slot: cython.int) -> None:
        """Play a world no further."""
        self.over[slot] = 1

    def stop_all(self) -> None:
        """Play no world further."""
        slot: cython.int
        for slot in range(self.slots):
            self.over[slot] = 1

    def ask(
        self, first: cython.int, count: cython.int, cards: cython.ulonglong, kind: cython.int, key: cython.int
    ) -> int:
        """Writes the rows of what the actor of so many worlds may do, forced or not, and finds what he really did.

        As with `step`, decisions are sorted by role; how many there are (fewer than asked for where room ends).
        """
        with cython.nogil:
            self._ask(first, count)
            self._find(cards, kind, key)
        return self.decisions

    def act_all(
        self, first: cython.int, count: cython.int, cards: cython.ulonglong, kind: cython.int, key: cython.int
    ) -> None:
        """The same play or pass in so many worlds."""
        slot: cython.int
        with cython.nogil:
            for slot in range(first, first + count):
                self._act(slot, cards, kind, key)

    def _copy(self, source: cython.int, slot: cython.int) -> cython.void:
        seat: cython.int
        at: cython.int
        origin: cython.int
        for seat in range(self.seats):
            at = slot * SEATS + seat
            origin = source * SEATS + seat
            self.hand_of[at] = self.hand_of[origin]
            self.played_by[at] = self.played_by[origin]
            self.latest_of[at] = self.latest_of[origin]
            self.known_of[at] = self.known_of[origin]
            self.said_by[at] = self.said_by[origin]
            self.solo_passed[at] = self.solo_passed[origin]
            self.pair_passed[at] = self.pair_passed[origin]
            self.plays_of[at] = self.plays_of[origin]
            self.quota_of[at] = self.quota_of[origin]
        self.landlord_of[slot] = self.landlord_of[source]
        self.partner_of[slot] = self.partner_of[source]
        self.winning_rank[slot] = self.winning_rank[source]
        self.opened[slot] = self.opened[source]
        self.roles_told[slot] = self.roles_told[source]
        self.actor_of[slot] = self.actor_of[source]
        self.leader_of[slot] = self.leader_of[source]
        self.kind_of[slot] = self.kind_of[source]
        self.key_of[slot] = self.key_of[source]
        self.table_of[slot] = self.table_of[source]
        self.passes_of[slot] = self.passes_of[source]
        self.bombs_of[slot] = self.bombs_of[source]
        self.wild_one[slot] = self.wild_one[source]
        self.wild_two[slot] = self.wild_two[source]
        self.log_length[slot] = 0
        self.over[slot] = 0

    def _ask(self, first: cython.int, count: cython.int) -> cython.void:
        i: cython.int
        slot: cython.int
        waiting: cython.int = 0
        begin: cython.int
        self.options_end = 0
        for i in range(count):
            slot = first + i
            begin = self.options_end
            self._options_at(slot)
            if not self._fits(waiting):
                break
            self._wait(i, slot, self._role(slot, self.actor_of[slot]), begin)
            waiting += 1
        self._write_waiting(waiting)

    def _find(self, cards: cython.ulonglong, kind: cython.int, key: cython.int) -> cython.void:
        """The row of the play in each decision; where only other wings are listed, that of such a play."""
        decision: cython.int
        row: cython.int
        at: cython.int
        size: cython.int = self._number(cards)
        for decision in range(self.decisions):
            self.chosen_row[decision] = -1
            for row in range(self.row_first[decision], self.row_first[decision + 1]):
                at = self.decision_option[decision] + row - self.row_first[decision]
                if self.option_kind[at] == kind and self.option_key[at] == key:
                    if self.option_cards[at] == cards:
                        self.chosen_row[decision] = row
                        break
                    if self._number(self.option_cards[at]) == size:
                        self.chosen_row[decision] = row
