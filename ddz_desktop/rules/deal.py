"""A deal: which cards each seat was dealt, in dealing order, and what was drawn (rulebook §5)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ddz_desktop.rules.cards import BIG_JOKER_CARD, SMALL_JOKER_CARD, Card, Rank
from ddz_desktop.rules.ruleset import RuleSet


class Deal(Struct, frozen=True):
    """Cards of one hand.

    `hands`: by seat, each in the order dealt. `bottom`, `aside`: in dealing order. `first`: the holder of the marker
    card, who speaks first; in a game with a winning card the seat from which dealing went round. `marker`: the marker
    card, `None` with a winning card. `winning`: the winning card. `wild`: the wild ranks drawn, the first of two first.
    """

    hands: tuple[tuple[Card, ...], ...]
    bottom: tuple[Card, ...]
    aside: tuple[Card, ...]
    first: int
    marker: Card | None = None
    winning: Card | None = None
    wild: tuple[Rank, ...] = ()

    def winning_seats(self) -> tuple[int | None, int | None]:
        """Open and hidden landlord: who was dealt the first and the second winning card (rulebook §3.11).

        The hidden one is `None` when the open landlord has both, the bottom included.
        """
        order = [
            (index, (seat - self.first) % len(self.hands), seat)
            for seat, hand in enumerate(self.hands)
            for index, card in enumerate(hand)
            if card == self.winning
        ]
        order.sort()
        seats = [seat for _, _, seat in order]
        if not seats:
            return None, None
        hidden = seats[1] if len(seats) > 1 and seats[1] != seats[0] else None
        return seats[0], hidden


def unshuffled_deck(rules: RuleSet) -> list[Card]:
    """The deck before the shuffle: ranks ascending, each s h d c, then the jokers; a second deck after the first."""
    cards: list[Card] = list(range(4 * rules.lowest_rank, 52))
    if rules.jokers:
        cards += [SMALL_JOKER_CARD, BIG_JOKER_CARD]
    return cards * rules.decks


def deal_out(rules: RuleSet, deck: Sequence[Card], first: int) -> tuple[list[list[Card]], list[Card], list[Card]]:
    """Deal a shuffled deck singly from a seat: (hands by seat, bottom, cards out of play)."""
    dealt = rules.seats * rules.hand_cards
    hands: list[list[Card]] = [[] for _ in range(rules.seats)]
    for index in range(dealt):
        hands[(first + index) % rules.seats].append(deck[index])
    bottom_end = dealt + rules.bottom_cards
    return hands, list(deck[dealt:bottom_end]), list(deck[bottom_end:])
