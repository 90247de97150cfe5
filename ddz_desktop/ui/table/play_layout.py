"""In which order the cards of a play lie on the table, and which of them show another rank. Pure Python.

The body comes first, ascending, then the wings; a wild card that stands for another rank lies at that rank. Which wild
card stands for what is the rules' matter (`stands`); here it is only laid out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ddz_desktop.rules.cards import Card, Rank, rank_of, total
from ddz_desktop.rules.compare import CHAIN_RANKS, chain_place
from ddz_desktop.rules.kinds import BOMB_KINDS, SHAPES, Play
from ddz_desktop.rules.ruleset import RuleSet


class LaidCard(Struct, frozen=True):
    """A physical card of a play; `as_rank`: the rank it stands for where that is another than its own."""

    card: Card
    as_rank: Rank | None = None

    @property
    def rank(self) -> Rank:
        """The rank it counts as."""
        return rank_of(self.card) if self.as_rank is None else self.as_rank


def lay_out(
    play: Play, cards: Iterable[Card], rules: RuleSet, stands: Sequence[tuple[Rank, Rank]] = ()
) -> tuple[LaidCard, ...]:
    """The cards from left to right. `stands`: (own rank, other rank) of each wild card that stands for another."""
    laid = _assign(sorted(cards), stands)
    body = _body_ranks(play, rules)
    if not body:
        return tuple(sorted(laid, key=lambda card: (card.rank, card.card)))
    size = SHAPES[play.kind].body
    first: list[LaidCard] = []
    for rank in body:
        group = [card for card in laid if card.rank == rank][:size]
        first += group
        for card in group:
            laid.remove(card)
    wings = sorted(laid, key=lambda card: (-_same(card, laid), card.rank, card.card))
    return tuple(first + wings)


def _assign(cards: Sequence[Card], stands: Sequence[tuple[Rank, Rank]]) -> list[LaidCard]:
    """Give each wild card that stands for another rank its rank; the highest suits are taken first."""
    wanted: dict[Rank, list[Rank]] = {}
    for own, other in stands:
        if own != other:
            wanted.setdefault(own, []).append(other)
    laid = []
    for card in reversed(cards):
        others = wanted.get(rank_of(card))
        laid.append(LaidCard(card, others.pop() if others else None))
    return laid[::-1]


def _body_ranks(play: Play, rules: RuleSet) -> tuple[Rank, ...]:
    """The ranks of the body, low to high; empty for bombs, which are all body."""
    if play.kind in BOMB_KINDS:
        return ()
    shape = SHAPES[play.kind]
    if not shape.chain:
        return (play.key,)
    place = chain_place(rules.chain_order, play.key)
    assert place is not None, "a chain's key has a place in the chain order"
    groups = total(play.cards) // shape.group_size
    return CHAIN_RANKS[rules.chain_order][place - groups + 1 : place + 1]


def _same(card: LaidCard, cards: Sequence[LaidCard]) -> int:
    return sum(other.rank == card.rank for other in cards)
