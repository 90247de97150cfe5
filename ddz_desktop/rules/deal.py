"""A deal: which cards each seat was dealt, in dealing order, and what was drawn (rulebook §5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from msgspec import Struct

from ddz_desktop.rules.cards import BIG_JOKER_CARD, SMALL_JOKER_CARD, TWO, Card, Rank
from ddz_desktop.rules.errors import IllegalDeal
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
    return _deck(rules.lowest_rank, rules.jokers, rules.decks)


def _deck(lowest: Rank, jokers: bool, decks: int) -> list[Card]:
    cards: list[Card] = list(range(4 * lowest, 52))
    if jokers:
        cards += [SMALL_JOKER_CARD, BIG_JOKER_CARD]
    return cards * decks


@lru_cache
def _sorted_deck(lowest: Rank, jokers: bool, decks: int) -> list[Card]:
    return sorted(_deck(lowest, jokers, decks))


def deal_out(rules: RuleSet, deck: Sequence[Card], first: int) -> tuple[list[list[Card]], list[Card], list[Card]]:
    """Deal a shuffled deck singly from a seat: (hands by seat, bottom, cards out of play)."""
    dealt = rules.seats * rules.hand_cards
    hands: list[list[Card]] = [[] for _ in range(rules.seats)]
    for index in range(dealt):
        hands[(first + index) % rules.seats].append(deck[index])
    bottom_end = dealt + rules.bottom_cards
    return hands, list(deck[dealt:bottom_end]), list(deck[bottom_end:])


def check_deal(rules: RuleSet, deal: Deal) -> None:
    """Raise `IllegalDeal`, naming the part at fault, unless this is a deal of the ruleset: every card once, each seat
    its number, the marker with the first seat (or a winning card that was dealt), and the right number of wild ranks.
    """
    _check_cards(rules, deal)
    _check_first(rules, deal)
    ranks = set(deal.wild)
    if len(deal.wild) != rules.wild_ranks or len(ranks) != len(deal.wild):
        raise IllegalDeal("wild", f"{rules.id} draws {rules.wild_ranks} different wild ranks")
    if not all(rules.lowest_rank <= rank <= TWO for rank in ranks):
        raise IllegalDeal("wild", "jokers, and ranks that are taken out, are never wild")


def _check_cards(rules: RuleSet, deal: Deal) -> None:
    if len(deal.hands) != rules.seats:
        raise IllegalDeal("hand", f"{rules.id} has {rules.seats} hands, not {len(deal.hands)}")
    parts = [(f"hand {seat}", hand, rules.hand_cards) for seat, hand in enumerate(deal.hands)]
    parts += [("bottom", deal.bottom, rules.bottom_cards), ("aside", deal.aside, rules.aside_cards)]
    for name, cards, number in parts:
        if len(cards) != number:
            raise IllegalDeal(name, f"{rules.id} has {number} cards there, not {len(cards)}")
    dealt = sorted(chain.from_iterable(cards for _, cards, _ in parts))
    if dealt == _sorted_deck(rules.lowest_rank, rules.jokers, rules.decks):
        return
    left = unshuffled_deck(rules)
    for name, cards, _ in parts:
        for card in cards:
            if card not in left:
                raise IllegalDeal(name, "a card there is not in the deck, or is there once too often")
            left.remove(card)


def _check_first(rules: RuleSet, deal: Deal) -> None:
    if not 0 <= deal.first < rules.seats:
        raise IllegalDeal(
            "first" if deal.marker is None else "marker", f"seats of {rules.id} are 0 to {rules.seats - 1}"
        )
    if not rules.hidden_landlord:
        if deal.winning is not None:
            raise IllegalDeal("winning", f"{rules.id} has no winning card")
        if deal.marker not in deal.hands[deal.first]:
            raise IllegalDeal("marker", f"seat {deal.first} was not dealt the marker card")
        return
    if deal.marker is not None:
        raise IllegalDeal("marker", f"{rules.id} has no marker card, but a winning card")
    if deal.winning is None or deal.winning >= SMALL_JOKER_CARD or deal.winning_seats()[0] is None:
        raise IllegalDeal("winning", f"{rules.id} has a winning card, no joker, which was dealt to a seat")
