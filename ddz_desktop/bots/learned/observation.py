"""A `SeatView` as the packed numbers that `features_kernel` makes bits of, in its order; nothing else is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ddz_desktop.bots.knowledge import deck_counts, known_cards
from ddz_desktop.rules.action import Action, Move
from ddz_desktop.rules.cards import Counts, Rank, counts_of
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.state import Role
from ddz_desktop.rules.strategies.scoring import doubles
from ddz_desktop.rules.view import SeatView

SEATS = 5
NO_RANK: Rank = 15
NOTHING_TO_BEAT = 22
MANY_BOMBS = 3
SIDES = {Role.UNKNOWN: 0, Role.LANDLORD: 1, Role.HIDDEN_LANDLORD: 2, Role.FARMER: 3}


class Course:
    """What the turns so far say about each seat, indexed by seat."""

    def __init__(self, view: SeatView) -> None:
        seats = view.rules.seats
        self.played: list[Counts] = [0] * seats
        self.latest: list[Counts] = [0] * seats
        self.said = [0] * seats
        self.passed_on: dict[Kind, list[Rank]] = {kind: [NO_RANK] * seats for kind in (Kind.SOLO, Kind.PAIR)}
        self.passes = 0
        self._view = view
        self._table: Play | None = None
        self._leader = view.landlord
        for seat, action in turns_of(view):
            self._turn(seat, action)

    def _turn(self, seat: int, action: Action) -> None:
        if isinstance(action, Move):
            self.played[seat] += action.play.cards
            self.latest[seat] = action.play.cards
            self.said[seat] = 2
            self.passes, self._table, self._leader = 0, action.play, seat
            return
        self.latest[seat] = 0
        self.said[seat] = 1
        if self._table is not None and self._against(seat) and self._table.kind in self.passed_on:
            keys = self.passed_on[self._table.kind]
            keys[seat] = min(keys[seat], self._table.key)
        self.passes += 1
        if self.passes == self._view.rules.seats - 1:
            self.passes, self._table = 0, None

    def _against(self, seat: int) -> bool:
        """Whether the play on the table is not a farmer's fellow's. Hidden roles leave that open, so it counts."""
        landlord = self._view.landlord
        return self._view.rules.hidden_landlord or landlord in (seat, self._leader)


def turns_of(view: SeatView) -> Sequence[tuple[int, Action]]:
    """The turns of the play: from the first play on."""
    first = next((i for i, (_, action) in enumerate(view.history) if isinstance(action, Move)), len(view.history))
    return view.history[first:]


def observation(view: SeatView, seat: int) -> tuple[list[int], list[int]]:
    """The seen arrays of the view's seat, which is to play a card or pass."""
    course = Course(view)
    rules, landlord = view.rules, view.landlord
    assert landlord is not None
    leader = seat if view.leader is None else view.leader
    order = [(seat + step) % rules.seats for step in range(rules.seats)]
    hand = counts_of(view.hand)
    known = known_cards(view, seat, course.played)
    unseen = deck_counts(rules.lowest_rank, rules.jokers, rules.decks) - hand - sum(course.played)
    cards = [
        hand,
        unseen,
        view.table.cards if view.table else 0,
        *_padded(course.played[other] for other in order),
        *_padded(known[other] for other in order),
        *_padded(course.latest[other] for other in order),
    ]
    quota = [bombs_left(view, other) for other in order]
    numbers = [
        *_padded(view.left[other] for other in order),
        *_padded(course.said[other] for other in order),
        *_padded(SIDES[view.roles[other]] for other in order),
        *_padded(course.passed_on[Kind.SOLO][other] for other in order),
        *_padded(course.passed_on[Kind.PAIR][other] for other in order),
        *_padded(quota),
        *_padded(min(view.plays_made[other], 2) for other in order),
        (leader - seat) % rules.seats,
        view.table.kind if view.table else NOTHING_TO_BEAT,
        view.table.key if view.table else 0,
        course.passes,
        sum(doubles(rules, bomb.play) for bomb in view.bombs),
        (landlord - seat) % rules.seats,
        role_in(view, seat),
        *(*view.wild, NO_RANK, NO_RANK)[:2],
        int(quota[0] > 0),
    ]
    return cards, numbers


def role_in(view: SeatView, seat: int) -> int:
    """A seat's role as the networks have it: seats after the landlord, a hidden landlord after all of these."""
    assert view.landlord is not None
    hidden = view.roles[seat] is Role.HIDDEN_LANDLORD
    return view.rules.seats if hidden else (seat - view.landlord) % view.rules.seats


def role_of(numbers: Sequence[int]) -> int:
    """Which role's layers judge for the seat."""
    return numbers[41]


def bombs_left(view: SeatView, seat: int) -> int:
    """A seat's quota as the networks see it, `MANY_BOMBS` for no limit."""
    left = view.quota[seat] if view.quota else None
    return MANY_BOMBS if left is None else min(left, MANY_BOMBS)


def _padded(values: Iterable[int]) -> list[int]:
    """One number for each of five seats."""
    numbers = list(values)
    return numbers + [0] * (SEATS - len(numbers))
