"""Deals in which seats hold wanted cards, for pictures and tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from ddz_desktop.rules.card_notation import parse_cards
from ddz_desktop.rules.deal import Deal


def arranged(
    deal: Deal, hands: Sequence[str], bottom: str = "", first: int | None = None, wild: tuple[int, ...] | None = None
) -> Deal:
    """The deal with some cards (with suits) swapped into hands and bottom, another first seat, other wild ranks."""
    piles = [list(pile) for pile in (*deal.hands, deal.bottom)]
    wanted = (*hands, *[""] * (len(deal.hands) - len(hands)), bottom)
    kept = [Counter(parse_cards(text)) for text in wanted]
    for goal, cards in enumerate(kept):
        for card in cards.elements():
            if piles[goal].count(card) < cards[card]:
                _swap_in(card, goal, piles, kept)
    changes: dict[str, Any] = {"hands": tuple(map(tuple, piles[:-1])), "bottom": tuple(piles[-1])}
    first = deal.first if first is None else first
    changes["first"] = first
    if deal.marker is not None:
        changes["marker"] = piles[first][0]
    return msgspec.structs.replace(deal, **(changes | ({"wild": wild} if wild is not None else {})))


def _swap_in(card: int, goal: int, piles: list[list[int]], kept: list[Counter[int]]) -> None:
    """Exchange a card with one that its new pile need not keep."""
    source = next(i for i, pile in enumerate(piles) if i != goal and pile.count(card) > kept[i][card])
    spare = next(held for held in piles[goal] if piles[goal].count(held) > kept[goal][held])
    piles[source][piles[source].index(card)] = spare
    piles[goal][piles[goal].index(spare)] = card
