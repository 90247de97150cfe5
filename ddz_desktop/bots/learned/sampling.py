"""Deals that a seat holds possible: the cards it cannot see, put at random where they may be.

They agree with its own hand, what others hold for certain, all cards played and the numbers of cards left; what bids
and passes let suspect is not looked at. With hidden roles each deal also has a partner of the landlord, or none.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from ddz_desktop.bots.knowledge import Knowledge, chance_of_partner, holds_both
from ddz_desktop.rules.cards import RANK_UNIT, Counts, Rank, count_of, rank_of, total
from ddz_desktop.rules.state import Role
from ddz_desktop.rules.view import SeatView


class SampledDeal(NamedTuple):
    """Hands by seat as they are now, the cards that are nobody's (bottom first), and the landlord's partner."""

    hands: list[Counts]
    nobodys: list[Rank]
    partner: int | None


class Sampler:
    """Draws deals for one view, from its seat."""

    def __init__(self, view: SeatView, seat: int, rng: random.Random) -> None:
        self._view = view
        self._seat = seat
        self._rng = rng
        self._knowledge = Knowledge(view, seat)
        pool = self._knowledge.pool
        self._pool = [rank for rank in range(15) for _ in range(count_of(pool, rank))]
        self._unknown = [seat for seat, role in enumerate(view.roles) if role is Role.UNKNOWN]
        self._told = next((seat for seat, role in enumerate(view.roles) if role is Role.HIDDEN_LANDLORD), None)

    @property
    def all_known(self) -> bool:
        """Whether every hand, and everybody's side, is known for certain."""
        known = self._knowledge
        hidden = [known.hidden[other] for other in known.after if known.hidden[other]]
        return not self._unknown and (not hidden or (len(hidden) == 1 and hidden[0] == known.cards))

    def sample(self) -> SampledDeal:
        partner = self._partner()
        known = list(self._knowledge.known)
        known[self._seat] = self._knowledge.hand
        pool = list(self._pool)
        for other in self._winning_cards(partner):
            rank = rank_of(self._view.winning or 0)
            if rank in pool and count_of(known[other], rank) == 0 and self._view.left[other]:
                pool.remove(rank)
                known[other] += RANK_UNIT[rank]
        self._rng.shuffle(pool)
        for other, left in enumerate(self._view.left):
            missing = left - total(known[other]) if other != self._seat else 0
            if missing > 0:
                known[other] += sum(map(RANK_UNIT.__getitem__, pool[:missing]))
                del pool[:missing]
        return SampledDeal(known, pool, partner)

    def _partner(self) -> int | None:
        """Who is with the landlord: told, or drawn by his chance."""
        view = self._view
        if not view.rules.hidden_landlord or self._told is not None or not self._unknown:
            return self._told
        if self._seat == view.landlord and holds_both(view, self._seat):
            return None
        chance = chance_of_partner(view, self._seat, self._unknown)
        drawn = self._rng.random() / chance if chance else len(self._unknown)
        return self._unknown[int(drawn)] if drawn < len(self._unknown) else None

    def _winning_cards(self, partner: int | None) -> list[int]:
        """Other seats that hold a winning card, as long as none has been played."""
        landlord = self._view.landlord
        if self._view.winning is None or self._view.plays_made != (0,) * self._view.rules.seats:
            return []
        return [seat for seat in (landlord, partner) if seat is not None and seat != self._seat]
