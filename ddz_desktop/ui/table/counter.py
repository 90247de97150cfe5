"""The card counter 记牌器: what is still out of sight, for one deck or two (field/table U10). Pure Python.

Everything a seat has seen counts once: its own hand and plays, the others' plays, a shown bottom in the landlord's
hand, open hands, reported sets. A card that was shown and then played was seen once, not twice; the bottom that nobody
showed counts as unseen, and so do the cards out of play.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from ddz_desktop.rules.action import Move
from ddz_desktop.rules.cards import JOKERS, NATURAL_RANKS, Card, Rank, count_of, rank_of
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.view import SeatView


class CounterCell(Struct, frozen=True):
    """One rank of the counter: how many are unseen of how many in the deck, and whether the rank is wild."""

    rank: Rank
    left: int
    copies: int
    wild: bool = False

    @property
    def all_out(self) -> bool:
        """Whether not one card of the rank has been seen."""
        return self.left == self.copies


def counter_cells(view: SeatView) -> tuple[CounterCell, ...]:
    """A cell for each rank of the deck, big joker first, the 3 (or lowest rank) last."""
    seen = seen_ranks(view)
    ranks = [*(reversed(JOKERS) if view.rules.jokers else ()), *reversed(NATURAL_RANKS[view.rules.lowest_rank :])]
    return tuple(_cell(rank, seen[rank], view) for rank in ranks)


def _cell(rank: Rank, seen: int, view: SeatView) -> CounterCell:
    copies = _copies(rank, view.rules)
    return CounterCell(rank, max(copies - seen, 0), copies, rank in view.wild)


def _copies(rank: Rank, rules: RuleSet) -> int:
    return rules.decks * (1 if rank in JOKERS else 4)


def seen_ranks(view: SeatView) -> Counter[Rank]:
    """How many cards of each rank this seat has seen so far, each card once."""
    seen: Counter[Rank] = Counter()
    for seat in range(view.rules.seats):
        seen.update(_seen_of(seat, view))
    return seen


def _seen_of(seat: int, view: SeatView) -> Counter[Rank]:
    """What has been seen of the cards that a seat was dealt or took."""
    played = played_cards(seat, view)
    held = view.hand if seat == view.seat else view.hands[seat]
    if held is not None:
        return Counter(rank_of(card) for card in (played + Counter(held)).elements())
    if seat == view.landlord and view.bottom is not None:
        played = played | Counter(view.bottom)  # the larger count of each card: shown and then played is seen once
    seen: Counter[Rank] = Counter()
    for card, copies in played.items():
        seen[rank_of(card)] += copies
    if seat == view.landlord:
        for report in view.reports:
            seen |= Counter({rank: count_of(report, rank) for rank in range(15)})
    return seen


def played_cards(seat: int, view: SeatView) -> Counter[Card]:
    """The cards that a seat has played so far."""
    played: Counter[Card] = Counter()
    for who, action in view.history:
        if who == seat and isinstance(action, Move):
            played.update(action.cards)
    return played
