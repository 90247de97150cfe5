"""A view's moment in worlds: what everybody has seen from the view, hands from sampled deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ddz_desktop.bots.knowledge import without
from ddz_desktop.bots.learned.observation import (
    MANY_BOMBS,
    NO_RANK,
    NOTHING_TO_BEAT,
    Course,
    bombs_left,
    role_in,
    turns_of,
)
from ddz_desktop.bots.learned.sampling import SampledDeal
from ddz_desktop.bots.learned.worlds_kernel import Worlds
from ddz_desktop.rules.action import PASS, Action, Move
from ddz_desktop.rules.cards import RANK_UNIT, Rank, counts_of, rank_of, total
from ddz_desktop.rules.kinds import KINDS, Play
from ddz_desktop.rules.state import Role
from ddz_desktop.rules.strategies.scoring import doubles
from ddz_desktop.rules.view import SeatView

Option: TypeAlias = tuple[int, int, int]
"""Cards, kind and key; a pass is (0, 22, 0)."""

PASS_TURN: Option = (0, NOTHING_TO_BEAT, 0)


class Moment:
    """One decision of a view's seat in the play."""

    def __init__(self, view: SeatView, seat: int) -> None:
        assert view.landlord is not None
        self.view = view
        self.seat = seat
        self.landlord = view.landlord
        self.course = Course(view)
        self.bottom = counts_of(view.bottom or ())
        self.told = _told(view, seat)
        self.quota = [bombs_left(view, other) for other in range(view.rules.seats)]
        self.leader = seat if view.leader is None else view.leader
        self.table: Option = option_of(Move(view.table)) if view.table else (0, NOTHING_TO_BEAT, 0)
        self.wild_mask = sum(RANK_UNIT[rank] for rank in view.wild)
        self.opened = view.open_hand or view.spread
        self.own_role = role_in(view, seat)
        self.landlords_side = self.own_role in (0, view.rules.seats)

    def put(self, worlds: Worlds) -> None:
        """Into slot 0, to be copied from there."""
        view, course = self.view, self.course
        public = self.bottom if view.rules.bottom_shown else 0
        rows = [
            (
                course.played[seat],
                course.latest[seat],
                without(public, course.played[seat]) if seat == self.landlord else 0,
                course.said[seat],
                *(keys[seat] for keys in course.passed_on.values()),
                view.plays_made[seat],
                self.quota[seat],
            )
            for seat in range(view.rules.seats)
        ]
        cards, kind, key = self.table
        bombs = sum(doubles(view.rules, bomb.play) for bomb in view.bombs)
        numbers = [self.landlord, winning_rank(view), self.opened, self.told, self.seat, self.leader, kind, key]
        worlds.set_moment(rows, [*numbers, course.passes, bombs, *self._wild()])
        worlds.set_table(cards)

    def put_world(self, worlds: Worlds, slot: int, deal: SampledDeal) -> None:
        """The moment with a deal's hands."""
        worlds.set_world(slot, deal.hands, self.landlord if deal.partner is None else deal.partner)

    def put_beginning(self, worlds: Worlds, slot: int, deal: SampledDeal) -> None:
        """The deal's hand at its first lead."""
        view = self.view
        hands = [hand + played for hand, played in zip(deal.hands, self.course.played, strict=True)]
        hands[self.landlord] -= self.bottom
        quota = [self._first_quota(seat) for seat in range(view.rules.seats)]
        wild = [rank for rank in self._wild() if rank != NO_RANK]
        told = self.told and told_at_first(view)
        winning = winning_rank(view)
        worlds.set_hand(slot, hands, self.landlord, self.bottom, wild, deal.partner, winning, quota, told, self.opened)

    def turns(self) -> list[tuple[int, Option]]:
        """Every turn from the first lead on, by seat; none where the view does not hold them all."""
        turns = [(seat, option_of(action)) for seat, action in turns_of(self.view)]
        order = seats_of([cards for _, (cards, _, _) in turns], self.landlord, self.view.rules.seats)
        dealt = self.view.rules.hand_cards
        whole = all(
            total(played) + left == dealt + self.view.rules.bottom_cards * (seat == self.landlord)
            for seat, (played, left) in enumerate(zip(self.course.played, self.view.left, strict=True))
        )
        return turns if whole and [seat for seat, _ in turns] == order else []

    def _wild(self) -> Sequence[int]:
        return (*self.view.wild, NO_RANK, NO_RANK)[:2]

    def _first_quota(self, seat: int) -> int:
        used = sum(bomb.seat == seat for bomb in self.view.bombs)
        return min(self.quota[seat] + used, MANY_BOMBS)


def told_at_first(view: SeatView) -> bool:
    """Whether the hidden landlord showed before the play."""
    return any(view.roles[seat] is Role.HIDDEN_LANDLORD for seat in view.shown)


def winning_rank(view: SeatView) -> Rank:
    """The rank of the winning card, `NO_RANK` without one."""
    return NO_RANK if view.winning is None else rank_of(view.winning)


def option_of(action: Action) -> Option:
    """A play or pass as the kernels have it."""
    if isinstance(action, Move):
        return action.play.cards, int(action.play.kind), action.play.key
    return PASS_TURN


def action_of(option: Option) -> Action:
    """The play or pass that the kernels call so."""
    cards, kind, key = option
    return Move(Play(KINDS[kind], key, cards)) if cards else PASS


def seats_of(cards: Sequence[int], landlord: int, seats: int) -> list[int]:
    """Whose turns these are: cards of each turn from the first lead on, 0 for a pass."""
    order, seat, passes = [], landlord, 0
    for played in cards:
        order.append(seat)
        passes = 0 if played else passes + 1
        seat = (seat + 1) % seats  # after the last pass that is the leader himself
        if passes == seats - 1:
            passes = 0
    return order


def _told(view: SeatView, seat: int) -> bool:
    """Whether everybody knows who is with the landlord, or that nobody is."""
    if not view.rules.hidden_landlord or view.landlord is None:
        return False
    if view.roles[seat] is Role.HIDDEN_LANDLORD:
        return view.hands[view.landlord] is not None  # the two see each other's cards from then on
    return view.lone_landlord or Role.HIDDEN_LANDLORD in view.roles
