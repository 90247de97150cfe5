"""Cards that illustrate plays: a play of every kind, made for the ruleset at hand. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from ddz_desktop.rules.cards import (
    BIG_JOKER,
    NATURAL_RANKS,
    RANK_UNIT,
    SMALL_JOKER,
    TWO,
    Card,
    Counts,
    Rank,
    count_of,
    total,
)
from ddz_desktop.rules.compare import CHAIN_RANKS, chain_limits
from ddz_desktop.rules.kinds import SHAPES, Kind, Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.wilds import WildUse
from ddz_desktop.ui.table.play_layout import LaidCard, lay_out

_SUIT_ORDERS = ((1, 3, 0, 2), (0, 1, 3, 2), (3, 2, 1, 0), (2, 0, 3, 1))
"""Which suits the cards of a rank show, one order after the other, so that examples look like cards from a hand."""

_SINGLE_RANKS = {Kind.SOLO: 6, Kind.PAIR: 5, Kind.TRIO: 7, Kind.TRIO_SOLO: 8, Kind.TRIO_PAIR: 4, Kind.QUAD: 6}
"""The rank shown for kinds without a chain; 9 for the others."""

_FIRST_RANKS = {Kind.SOLO_CHAIN: 2, Kind.PAIR_CHAIN: 4, Kind.TRIO_CHAIN: 5, Kind.TRIO_CHAIN_SOLO: 9}
"""The rank at which the shown chain begins, where there is room; 7 for the others."""


def physical(counts: Counts) -> tuple[Card, ...]:
    """Cards with suits for rank counts, low ranks first; more than four of a rank come from the second deck."""
    cards: list[Card] = []
    for rank in NATURAL_RANKS:
        order = _SUIT_ORDERS[rank % 4]
        cards += [4 * rank + order[copy % 4] for copy in range(count_of(counts, rank))]
    cards += [52] * count_of(counts, SMALL_JOKER) + [53] * count_of(counts, BIG_JOKER)
    return tuple(cards)


def in_deck(rules: RuleSet, counts: Counts) -> bool:
    """Whether the deck holds these cards, and the landlord's hand has room for them."""
    for rank in range(15):
        count = count_of(counts, rank)
        most = rules.decks * (4 if rank < SMALL_JOKER else int(rules.jokers))
        if count > most or (count and rank < rules.lowest_rank):
            return False
    return total(counts) <= rules.hand_cards + rules.bottom_cards


def laid(generator: MoveGenerator, play: Play) -> tuple[LaidCard, ...]:
    """The cards of a play as they lie on the table, body first, wild cards at the rank they stand for."""
    stands = WildUse.stands(play, generator) if generator.wild else ()
    return lay_out(play, physical(play.cards), generator.rules, stands)


def sample_play(generator: MoveGenerator, kind: Kind) -> Play | None:
    """A play of a kind, as short as the rules allow; `None` where no hand can hold one."""
    if kind not in generator.rules.kinds:
        return None
    candidates = _jokers_or_bombs(generator.rules, kind) if kind not in SHAPES else _bodies(generator.rules, kind)
    for play in candidates:
        if in_deck(generator.rules, play.cards) and generator.is_reading(play):
            return play
    return None


def _jokers_or_bombs(rules: RuleSet, kind: Kind) -> Iterator[Play]:
    if kind is Kind.ROCKET:
        each = rules.rocket_size // 2
        yield Play(kind, BIG_JOKER, each * (RANK_UNIT[SMALL_JOKER] + RANK_UNIT[BIG_JOKER]))
    else:
        yield Play(kind, 6, rules.bomb_sizes[0] * RANK_UNIT[6])


def _bodies(rules: RuleSet, kind: Kind) -> Iterator[Play]:
    """Plays with the lowest wings beside each possible body, the preferred body first."""
    shape = SHAPES[kind]
    if not shape.chain:
        key = _SINGLE_RANKS.get(kind, 6)
        yield from _with_wings(rules, kind, (key,))
        return
    chain = CHAIN_RANKS[rules.chain_order]
    count = chain_limits(rules, kind)[0]
    first = _FIRST_RANKS.get(kind, 7)
    wanted = chain.index(first) if first in chain else 0
    starts = sorted(range(len(chain) - count + 1), key=lambda start: (abs(start - wanted), start))
    for start in starts:
        yield from _with_wings(rules, kind, chain[start : start + count])


def _with_wings(rules: RuleSet, kind: Kind, body: Sequence[Rank]) -> Iterator[Play]:
    shape = SHAPES[kind]
    groups = len(body)
    cards = sum(shape.body * RANK_UNIT[rank] for rank in body)
    for trios in _runs(rules, body, groups if shape.trios else 0, chained=kind is Kind.QUAD_CHAIN_TRIO_PAIR):
        taken = (*body, *trios)
        pairs_chained = kind is Kind.TRIO_CHAIN_PAIR and rules.consecutive_pairs
        for pairs in _runs(rules, taken, shape.pairs * groups, chained=pairs_chained):
            solos = _lowest(rules, (*taken, *pairs), shape.solos * groups)
            if solos is None:
                continue
            wings = sum(3 * RANK_UNIT[rank] for rank in trios) + sum(2 * RANK_UNIT[rank] for rank in pairs)
            yield Play(kind, body[-1], cards + wings + sum(RANK_UNIT[rank] for rank in solos))


def _runs(rules: RuleSet, taken: Sequence[Rank], groups: int, *, chained: bool) -> Iterator[Sequence[Rank]]:
    """Ranks for attached trios or pairs: the lowest free ones, or every free run of the chain order."""
    if not chained:
        lowest = _lowest(rules, taken, groups)
        if lowest is not None:
            yield lowest
        return
    chain = CHAIN_RANKS[rules.chain_order]
    for start in range(len(chain) - groups + 1):
        run = chain[start : start + groups]
        if not set(run) & {*taken, TWO}:
            yield run


def _lowest(rules: RuleSet, taken: Sequence[Rank], groups: int) -> Sequence[Rank] | None:
    free = (rank for rank in range(rules.lowest_rank, TWO) if rank not in taken)
    ranks = tuple(islice(free, groups))
    return ranks if len(ranks) == groups else None
