"""The card counter 记牌器: what is still out of sight, for one deck or two (field/table U10). Pure Python.

Everything a seat has seen counts once: its own hand and plays, the others' plays, a shown bottom in the landlord's
hand, open hands, reported sets. A card that was shown and then played was seen once, not twice; the bottom that nobody
showed counts as unseen, and so do the cards out of play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

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
    played: list[list[Card]] = [[] for _ in range(view.rules.seats)]
    for seat, action in view.history:
        if isinstance(action, Move):
            played[seat] += action.cards
    seen: Counter[Rank] = Counter()
    for seat, cards in enumerate(played):
        seen.update(_seen_of(seat, cards, view))
    return seen


def _seen_of(seat: int, played: Sequence[Card], view: SeatView) -> Counter[Rank]:
    """What has been seen of the cards that a seat was dealt or took."""
    held = view.hand if seat == view.seat else view.hands[seat]
    if held is not None:
        return Counter(map(rank_of, (*played, *held)))
    if seat != view.landlord:
        return Counter(map(rank_of, played))
    shown = Counter(view.bottom or ())  # the larger count of each card: shown and then played is seen once
    seen = Counter(map(rank_of, (Counter(played) | shown).elements()))
    for report in view.reports:
        seen |= Counter({rank: count_of(report, rank) for rank in range(15)})
    return seen
