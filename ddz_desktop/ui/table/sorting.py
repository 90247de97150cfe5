"""The order of the hand on screen (visual §6): four orders, wild cards first or at their own rank. Pure Python.

By kind the hand falls into groups that suggest plays; they only arrange the cards, what is legal is the rules' matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import groupby
from typing import NamedTuple

from ddz_desktop.rules.cards import JOKERS, Card, Rank, rank_of
from ddz_desktop.rules.compare import CHAIN_RANKS
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.ruleset import RuleSet


class SortOrder(StrEnum):
    """What the tool 理牌 goes through."""

    HIGH_LOW = "high-low"
    LOW_HIGH = "low-high"
    COUNT = "count"
    KIND = "kind"


class Held(NamedTuple):
    """One card of the own hand; equal cards of two decks are told apart by their copy, 0 or 1."""

    card: Card
    copy: int


def held_cards(cards: Iterable[Card]) -> tuple[Held, ...]:
    """Each card with the number of its copy."""
    seen: Counter[Card] = Counter()
    held = []
    for card in cards:
        held.append(Held(card, seen[card]))
        seen[card] += 1
    return tuple(held)


def next_order(order: SortOrder) -> SortOrder:
    """The order after this one, for the sort tool."""
    orders = tuple(SortOrder)
    return orders[(orders.index(order) + 1) % len(orders)]


def arrange(
    cards: Iterable[Card], order: SortOrder, rules: RuleSet, wild: Sequence[Rank] = (), wild_first: bool = False
) -> tuple[tuple[Held, ...], ...]:
    """The hand from left to right, in groups that stand a little apart (one group but by kind)."""
    held = held_cards(cards)
    wilds = [card for card in held if rank_of(card.card) in wild] if wild_first or order is SortOrder.KIND else []
    rest = [card for card in held if card not in wilds]
    if order is SortOrder.KIND:
        groups = [_high_low(wilds), *_by_kind(rest, rules)]
        return tuple(tuple(group) for group in groups if group)
    if order is SortOrder.COUNT:
        ordered = [card for group in sorted(_by_rank(rest), key=len, reverse=True) for card in group]
    else:
        ordered = _high_low(rest) if order is SortOrder.HIGH_LOW else _high_low(rest)[::-1]
    return (tuple(_high_low(wilds) + ordered),)


class Arranger:
    """Arranges one hand after another; the same hand again, as with most changes on the table, costs nothing."""

    def __init__(self) -> None:
        self._asked: tuple[object, ...] = ()
        self._groups: tuple[tuple[Held, ...], ...] = ()

    def groups(
        self, cards: tuple[Card, ...], order: SortOrder, rules: RuleSet, wild: tuple[Rank, ...], wild_first: bool
    ) -> tuple[tuple[Held, ...], ...]:
        """What `arrange` says."""
        asked = (cards, order, rules, wild, wild_first)
        if asked != self._asked:
            self._asked, self._groups = asked, arrange(*asked)
        return self._groups


def _high_low(cards: Iterable[Held]) -> list[Held]:
    """Ranks falling; of one rank spades first, copies side by side."""
    return sorted(cards, key=lambda held: (-rank_of(held.card), held))


def _by_rank(cards: Iterable[Held]) -> list[list[Held]]:
    """The cards of each rank, ranks falling."""
    return [list(group) for _, group in groupby(_high_low(cards), lambda held: rank_of(held.card))]


def _by_kind(cards: Sequence[Held], rules: RuleSet) -> list[list[Held]]:
    """Bombs, planes, pair chains, straights, then what is left, from trios to single cards."""
    ranks = {rank_of(group[0].card): group for group in _by_rank(cards)}
    groups = _take_jokers(ranks, rules) + _take_bombs(ranks, rules)
    for kind, size, fewest in (
        (Kind.TRIO_CHAIN, 3, rules.trio_chain[0]),
        (Kind.PAIR_CHAIN, 2, rules.pair_chain[0]),
        (Kind.SOLO_CHAIN, 1, rules.solo_chain[0]),
    ):
        if kind in rules.kinds:
            groups += _take_runs(ranks, CHAIN_RANKS[rules.chain_order], size, fewest)
    left = sorted(ranks.values(), key=len, reverse=True)
    return groups + [[card for group in same for card in group] for _, same in groupby(left, len)]


def _take_jokers(ranks: dict[Rank, list[Held]], rules: RuleSet) -> list[list[Held]]:
    """All jokers in one group when they are a rocket or, where they are, a bomb."""
    jokers = [card for rank in reversed(JOKERS) for card in ranks.get(rank, [])]
    rocket = 0 < len(jokers) == rules.rocket_size and Kind.ROCKET in rules.kinds
    if not rocket and not (rules.joker_bombs and len(jokers) >= 2):
        return []
    for rank in JOKERS:
        ranks.pop(rank, None)
    return [jokers]


def _take_bombs(ranks: dict[Rank, list[Held]], rules: RuleSet) -> list[list[Held]]:
    size = 4 if Kind.QUAD in rules.kinds else rules.bomb_sizes[0]
    bombs = [rank for rank, group in ranks.items() if len(group) >= size and rank not in JOKERS]
    return sorted((ranks.pop(rank) for rank in bombs), key=len, reverse=True)


def _take_runs(ranks: dict[Rank, list[Held]], places: Sequence[Rank], size: int, fewest: int) -> list[list[Held]]:
    """Take out consecutive ranks of exactly so many cards, as long as there are runs long enough."""
    runs: list[list[Held]] = []
    while run := _longest_run([rank in ranks and len(ranks[rank]) == size for rank in places], fewest):
        chosen = dict.fromkeys(reversed([places[index] for index in run]))
        runs.append([card for rank in chosen for card in ranks.pop(rank)])
    return runs


def _longest_run(present: Sequence[bool], fewest: int) -> range | None:
    """The longest stretch of true places, the higher one of two, or None when it is shorter than `fewest`."""
    best: range | None = None
    start = 0
    for place in range(len(present) + 1):
        if place == len(present) or not present[place]:
            if place - start >= max(fewest, len(best or ())):
                best = range(start, place)
            start = place + 1
    return best
