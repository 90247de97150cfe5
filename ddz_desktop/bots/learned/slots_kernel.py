"""Many hands of one ruleset side by side, from the first lead to the last card: a kernel (plain and compiled the same).

A hand lies in a *slot*: packed counts and small numbers by seat, no suits, nothing of the auction. The rules of plays
are the generators'; what a seat sees of a slot is what a `SeatView` would tell it, as the tests show.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import cython

from ddz_desktop.bots.knowledge import deck_counts
from ddz_desktop.rules.ruleset import BombDoubling, Spring

if cython.compiled:
    from cython.cimports.ddz_desktop.bots.learned.features_kernel import Features
else:
    from ddz_desktop.bots.learned.features_kernel import Features

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ddz_desktop.rules.ruleset import RuleSet

ONE = cython.declare(cython.ulonglong, 1)

# places in the seen arrays, as in `features_kernel`
HAND = cython.declare(cython.int, 0)
UNSEEN = cython.declare(cython.int, 1)
TABLE = cython.declare(cython.int, 2)
PLAYED = cython.declare(cython.int, 3)
KNOWN = cython.declare(cython.int, 8)
LATEST = cython.declare(cython.int, 13)
ALL = cython.declare(cython.int, 18)
LEFT = cython.declare(cython.int, 0)
SAID = cython.declare(cython.int, 5)
SIDE = cython.declare(cython.int, 10)
SOLO_PASSED = cython.declare(cython.int, 15)
PAIR_PASSED = cython.declare(cython.int, 20)
QUOTA = cython.declare(cython.int, 25)
PLAYS = cython.declare(cython.int, 30)
LEADER = cython.declare(cython.int, 35)
TABLE_KIND = cython.declare(cython.int, 36)
TABLE_KEY = cython.declare(cython.int, 37)
PASSES = cython.declare(cython.int, 38)
BOMBS = cython.declare(cython.int, 39)
LANDLORD = cython.declare(cython.int, 40)
ROLE = cython.declare(cython.int, 41)
FIRST_WILD = cython.declare(cython.int, 42)
SECOND_WILD = cython.declare(cython.int, 43)
MAY_BOMB = cython.declare(cython.int, 44)

SOLO = cython.declare(cython.int, 0)
PAIR = cython.declare(cython.int, 1)
BOMB = cython.declare(cython.int, 20)
ROCKET = cython.declare(cython.int, 21)
PASS_KIND = cython.declare(cython.int, 22)
NO_RANK = cython.declare(cython.int, 15)
MANY = cython.declare(cython.int, 3)  # bombs of a seat without quota
SEATS = cython.declare(cython.int, 5)  # room for seats in a slot
LOG = cython.declare(cython.int, 400)
MOST_DOUBLINGS = cython.declare(cython.int, 6)


class Slots(Features):
    """The hands of so many slots, with room for so many options."""

    def __init__(self, rules: RuleSet, slots: int, options: int) -> None:
        super().__init__(rules, slots, options)
        self.slots = slots
        self.deck_cards = deck_counts(rules.lowest_rank, rules.jokers, rules.decks)
        self.bottom_shown, self.hidden_roles = rules.bottom_shown, rules.hidden_landlord
        self.doubling = tuple(BombDoubling).index(rules.bomb_doubling)
        self.most_doublings = MOST_DOUBLINGS if rules.bomb_cap is None else rules.bomb_cap
        self.rocket_doubles = rules.rocket_counts
        self.spring, self.idle_spring = rules.spring, rules.spring_style is Spring.LOSERS_IDLE
        self._make_room(slots)

    def _make_room(self, slots: int) -> None:
        def numbers(code: str, count: int) -> array[int]:
            return array(code, bytes(array(code).itemsize * count))

        seats = SEATS * slots
        self.hand_of, self.played_by, self.latest_of, self.known_of = (numbers("Q", seats) for _ in range(4))
        self.said_by, self.solo_passed, self.pair_passed = (numbers("i", seats) for _ in range(3))
        self.plays_of, self.quota_of = numbers("i", seats), numbers("i", seats)
        self.landlord_of, self.partner_of, self.roles_told = (numbers("i", slots) for _ in range(3))
        self.winning_rank, self.opened, self.actor_of = (numbers("i", slots) for _ in range(3))
        self.leader_of, self.kind_of, self.key_of = (numbers("i", slots) for _ in range(3))
        self.passes_of, self.bombs_of, self.wild_one = (numbers("i", slots) for _ in range(3))
        self.wild_two, self.over, self.winner_of = (numbers("i", slots) for _ in range(3))
        self.table_of, self.bottom_of = numbers("Q", slots), numbers("Q", slots)
        self.log_cards, self.log_length = numbers("Q", LOG * slots), numbers("i", slots)
        for slot in range(slots):
            self.over[slot] = 1

    # From outside

    def set_hand(
        self,
        slot: cython.int,
        hands: Sequence[int],
        landlord: cython.int,
        bottom: cython.ulonglong,
        wild: Sequence[int] = (),
        partner: int | None = None,
        winning: cython.int = 15,
        quota: Sequence[int] = (),
        told: cython.bint = False,
        opened: cython.bint = False,
    ) -> None:
        """Put a hand into a slot at its first lead: `hands` as dealt, the bottom still apart; `quota` with 3 for none.

        `partner`: the hidden landlord, of winning rank `winning`; `told`: he has shown; `opened`: the landlord has laid
        his hand open.
        """
        seat: cython.int
        for seat in range(self.seats):
            self.hand_of[slot * SEATS + seat] = hands[seat]
            self.quota_of[slot * SEATS + seat] = quota[seat] if quota else MANY
        self.landlord_of[slot] = landlord
        self.partner_of[slot] = landlord if partner is None else partner
        self.winning_rank[slot], self.roles_told[slot], self.opened[slot] = winning, told, opened
        self.wild_one[slot] = wild[0] if wild else NO_RANK
        self.wild_two[slot] = wild[1] if len(wild) > 1 else NO_RANK
        self._begin(slot, bottom)

    def act(self, slot: cython.int, cards: cython.ulonglong, kind: cython.int, key: cython.int) -> None:
        """A legal play, or kind 22 for a pass, of the seat to act."""
        self._act(slot, cards, kind, key)

    def options_at(self, slot: cython.int) -> list[tuple[int, int, int]]:
        """The options of the seat to act as (cards, kind, key)."""
        self.options_end = 0
        self._options_at(slot)
        return [(self.option_cards[i], self.option_kind[i], self.option_key[i]) for i in range(self.options_end)]

    def result(self, slot: cython.int) -> tuple[int, int, int] | None:
        """Winning seat, whether the landlord's side won, and what bombs and spring made of a stake of one; or None."""
        if not self.over[slot]:
            return None
        winner = self.winner_of[slot]
        return winner, int(self._is_landlord(slot, winner)), self._size(slot)

    def moment(self, slot: cython.int) -> tuple[int, int, list[int], tuple[int, int, int], int, int]:
        """Landlord, seat to act, hands by seat, play to beat (cards, kind, key), leader, doubling bombs so far."""
        hands = [self.hand_of[slot * SEATS + seat] for seat in range(self.seats)]
        table = (self.table_of[slot], self.kind_of[slot], self.key_of[slot])
        return self.landlord_of[slot], self.actor_of[slot], hands, table, self.leader_of[slot], self.bombs_of[slot]

    def start_of(
        self, slot: cython.int
    ) -> tuple[list[int], int, int, list[int], int | None, int, list[int], bool, bool]:
        """What `set_hand` takes after the slot, to put a hand just dealt into another one."""
        landlord, partner = self.landlord_of[slot], self.partner_of[slot]
        hands = [self.hand_of[slot * SEATS + seat] for seat in range(self.seats)]
        hands[landlord] -= self.bottom_of[slot]
        wild = [rank for rank in (self.wild_one[slot], self.wild_two[slot]) if rank < NO_RANK]
        quota = [self.quota_of[slot * SEATS + seat] for seat in range(self.seats)]
        return (
            hands,
            landlord,
            self.bottom_of[slot],
            wild,
            None if partner == landlord else partner,
            self.winning_rank[slot],
            quota,
            bool(self.roles_told[slot]),
            bool(self.opened[slot]),
        )

    def landlords_turn(self, slot: cython.int) -> bool:
        """Whether a seat of the landlord's side is to act."""
        return bool(self._is_landlord(slot, self.actor_of[slot]))

    def log(self, slot: cython.int) -> list[int]:
        """The cards of every turn so far, 0 for a pass; the landlord had the first."""
        return [self.log_cards[slot * LOG + turn] for turn in range(self.log_length[slot])]

    def rows(self, slot: cython.int) -> int:
        """Writes the rows of the moment in a slot: state 0, table 0, options from 0 on; how many options."""
        i: cython.int
        self.options_end = 0
        self._options_at(slot)
        self._write_moment(slot, 0)
        for i in range(self.options_end):
            self._write_option(i, self.option_cards[i], self.option_kind[i], self.option_key[i])
        return self.options_end

    def seen_arrays(self) -> tuple[list[int], list[int]]:
        """The seen arrays as the last moment left them, without the hands that only the critic sees."""
        return list(self.seen_cards)[:ALL], list(self.seen)[:45]

    def _begin(self, slot: cython.int, bottom: cython.ulonglong) -> cython.void:
        """The landlord takes the bottom and leads."""
        seat: cython.int
        at: cython.int
        landlord: cython.int = self.landlord_of[slot]
        for seat in range(self.seats):
            at = slot * SEATS + seat
            self.played_by[at] = self.latest_of[at] = self.known_of[at] = 0
            self.said_by[at] = self.plays_of[at] = 0
            self.solo_passed[at] = self.pair_passed[at] = NO_RANK
        self.bottom_of[slot] = bottom
        self.hand_of[slot * SEATS + landlord] += bottom
        if self.bottom_shown:
            self.known_of[slot * SEATS + landlord] = bottom
        self.actor_of[slot] = self.leader_of[slot] = landlord
        self.kind_of[slot] = PASS_KIND
        self.key_of[slot] = self.passes_of[slot] = self.bombs_of[slot] = 0
        self.table_of[slot] = 0
        self.over[slot] = 0
        self.log_length[slot] = 0

    # The play

    def _wild_at(self, slot: cython.int) -> cython.ulonglong:
        mask: cython.ulonglong = 0
        if self.wild_one[slot] < NO_RANK:
            mask = ONE << 4 * self.wild_one[slot]
        if self.wild_two[slot] < NO_RANK:
            mask |= ONE << 4 * self.wild_two[slot]
        return mask

    def _options_at(self, slot: cython.int) -> cython.int:
        at: cython.int = slot * SEATS + self.actor_of[slot]
        return self._list_options(
            self.hand_of[at],
            self.kind_of[slot],
            self.key_of[slot],
            self.table_of[slot],
            self.quota_of[at] > 0,
            self._wild_at(slot),
        )

    def _act(self, slot: cython.int, cards: cython.ulonglong, kind: cython.int, key: cython.int) -> cython.void:
        seat: cython.int = self.actor_of[slot]
        if self.log_length[slot] < LOG:
            self.log_cards[slot * LOG + self.log_length[slot]] = cards
            self.log_length[slot] += 1
        if cards:
            self._play(slot, seat, cards, kind, key)
        else:
            self._pass(slot, seat)

    def _play(
        self, slot: cython.int, seat: cython.int, cards: cython.ulonglong, kind: cython.int, key: cython.int
    ) -> cython.void:
        at: cython.int = slot * SEATS + seat
        rank: cython.int = 0
        held: cython.ulonglong
        wanted: cython.ulonglong = self.known_of[at]
        self.hand_of[at] -= cards
        self.played_by[at] += cards
        self.latest_of[at] = cards
        self.said_by[at] = 2
        self.plays_of[at] += 1
        while wanted >> 4 * rank:  # what he played may have been the bottom's
            held = min((wanted >> 4 * rank) & 15, (cards >> 4 * rank) & 15)
            self.known_of[at] -= held << 4 * rank
            rank += 1
        if kind >= BOMB:
            self.bombs_of[slot] += self._doubles(kind, cards)
            if self.quota_of[at] < MANY:
                self.quota_of[at] -= 1
        rank = self.winning_rank[slot]
        if rank < NO_RANK and seat == self.partner_of[slot] and (cards >> 4 * rank) & 15:
            self.roles_told[slot] |= not (self.hand_of[at] >> 4 * rank) & 15  # the winning card goes last of its rank
        self.leader_of[slot] = seat
        self.table_of[slot] = cards
        self.kind_of[slot] = kind
        self.key_of[slot] = key
        self.passes_of[slot] = 0
        self.actor_of[slot] = (seat + 1) % self.seats
        if not self.hand_of[at]:
            self.over[slot] = 1
            self.winner_of[slot] = seat

    def _pass(self, slot: cython.int, seat: cython.int) -> cython.void:
        at: cython.int = slot * SEATS + seat
        leader: cython.int = self.leader_of[slot]
        self.latest_of[at] = 0
        self.said_by[at] = 1
        if self.hidden_roles or self._is_landlord(slot, seat) or self._is_landlord(slot, leader):
            if self.kind_of[slot] == SOLO:
                self.solo_passed[at] = min(self.solo_passed[at], self.key_of[slot])
            elif self.kind_of[slot] == PAIR:
                self.pair_passed[at] = min(self.pair_passed[at], self.key_of[slot])
        self.passes_of[slot] += 1
        self.actor_of[slot] = (seat + 1) % self.seats
        if self.passes_of[slot] == self.seats - 1:
            self.passes_of[slot] = self.key_of[slot] = self.table_of[slot] = 0
            self.actor_of[slot] = leader
            self.kind_of[slot] = PASS_KIND

    def _doubles(self, kind: cython.int, cards: cython.ulonglong) -> cython.bint:
        """Whether a bomb or rocket doubles the stake."""
        size: cython.int = self._number(cards)
        if self.doubling == 0:
            return False
        if kind == ROCKET:
            return self.rocket_doubles
        if self.doubling == 2:
            return size >= 6
        if self.doubling == 3:
            return size >= 5 or (cards >> 52 != 0 and size == 3)
        return True

    def _is_landlord(self, slot: cython.int, seat: cython.int) -> cython.bint:
        """Whether a seat is on the landlord's side."""
        return seat == self.landlord_of[slot] or seat == self.partner_of[slot]

    def _size(self, slot: cython.int) -> cython.int:
        """What bombs and spring have made of a stake of one, when a hand is over."""
        size: cython.int = 1 << min(self.bombs_of[slot], self.most_doublings)
        won: cython.bint = self._is_landlord(slot, self.winner_of[slot])
        plays: cython.int = 0
        seat: cython.int
        if self.spring > 1:
            for seat in range(self.seats):
                if self._is_landlord(slot, seat) != won:
                    plays += self.plays_of[slot * SEATS + seat]
            if plays == (0 if won or self.idle_spring else 1):
                size *= self.spring
        return size

    # What a seat sees

    def _role(self, slot: cython.int, seat: cython.int) -> cython.int:
        """Which first layers judge for a seat: landlord 0, farmers by their place after him, hidden landlord last."""
        if seat != self.landlord_of[slot] and seat == self.partner_of[slot]:
            return self.seats
        return (seat - self.landlord_of[slot] + self.seats) % self.seats

    def _side(self, slot: cython.int, seat: cython.int, other: cython.int) -> cython.int:
        """What a seat knows of another's role."""
        if other == self.landlord_of[slot]:
            return 1
        if self.hidden_roles and other != seat and not self.roles_told[slot] and seat != self.partner_of[slot]:
            return 0
        return 2 if other == self.partner_of[slot] else 3

    def _known(self, slot: cython.int, seat: cython.int, other: cython.int) -> cython.ulonglong:
        """Cards another seat holds for certain."""
        landlord: cython.int = self.landlord_of[slot]
        partner: cython.int = self.partner_of[slot]
        shown: cython.bint = other == landlord and self.opened[slot] > 0
        if self.roles_told[slot] and landlord != partner:
            shown |= (seat == landlord and other == partner) or (seat == partner and other == landlord)
        return self.hand_of[slot * SEATS + other] if shown else self.known_of[slot * SEATS + other]

    def _write_moment(self, slot: cython.int, row: cython.int) -> cython.void:
        """The rows of the moment in a slot: state and table."""
        actor: cython.int = self.actor_of[slot]
        landlord: cython.int = self.landlord_of[slot]
        self._observe(slot, actor)
        self._look()
        self._write_state(row)
        self._write_full(
            row,
            (actor - landlord + self.seats) % self.seats,
            (self.partner_of[slot] - landlord + self.seats) % self.seats,
        )

    def _observe(self, slot: cython.int, seat: cython.int) -> cython.void:
        """Fills the seen arrays with what a seat knows, and for the critic with all hands."""
        i: cython.int
        other: cython.int
        at: cython.int
        unseen: cython.ulonglong = self.deck_cards - self.hand_of[slot * SEATS + seat]
        landlord: cython.int = self.landlord_of[slot]
        for i in range(self.seats):
            other = (seat + i) % self.seats
            at = slot * SEATS + other
            unseen -= self.played_by[at]
            self.seen_cards[PLAYED + i] = self.played_by[at]
            self.seen_cards[LATEST + i] = self.latest_of[at]
            self.seen_cards[KNOWN + i] = self._known(slot, seat, other) if i else 0
            self.seen_cards[ALL + i] = self.hand_of[slot * SEATS + (landlord + i) % self.seats]
            self.seen[LEFT + i] = self._number(self.hand_of[at])
            self.seen[SAID + i] = self.said_by[at]
            self.seen[SIDE + i] = self._side(slot, seat, other)
            self.seen[SOLO_PASSED + i] = self.solo_passed[at]
            self.seen[PAIR_PASSED + i] = self.pair_passed[at]
            self.seen[QUOTA + i] = self.quota_of[at]
            self.seen[PLAYS + i] = min(self.plays_of[at], 2)
        self.seen_cards[HAND] = self.hand_of[slot * SEATS + seat]
        self.seen_cards[UNSEEN] = unseen
        self.seen_cards[TABLE] = self.table_of[slot]
        self.seen[LEADER] = (self.leader_of[slot] - seat + self.seats) % self.seats
        self.seen[TABLE_KIND], self.seen[TABLE_KEY] = self.kind_of[slot], self.key_of[slot]
        self.seen[PASSES], self.seen[BOMBS] = self.passes_of[slot], self.bombs_of[slot]
        self.seen[LANDLORD] = (landlord - seat + self.seats) % self.seats
        self.seen[ROLE] = self._role(slot, seat)
        self.seen[FIRST_WILD] = self.wild_one[slot]
        self.seen[SECOND_WILD] = self.wild_two[slot]
        self.seen[MAY_BOMB] = self.quota_of[slot * SEATS + seat] > 0
