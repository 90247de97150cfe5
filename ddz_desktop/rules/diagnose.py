"""Why some cards are no play at all: the one reason that helps most.

Most reasons are found by asking again under a ruleset that differs in one point: if the cards are a play there, that
point is the reason. What is left is told from the cards: chains with a gap, bodies with the wrong wings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec
from msgspec import Struct

from ddz_desktop.rules.cards import ACE, BIG_JOKER, JOKERS, RANK_UNIT, SMALL_JOKER, TWO, Counts, Rank, count_of, total
from ddz_desktop.rules.compare import CHAIN_RANKS, chain_limits
from ddz_desktop.rules.errors import Reason
from ddz_desktop.rules.kinds import KINDS, SHAPES, Kind, Play, Shape
from ddz_desktop.rules.readings import Body, Readings
from ddz_desktop.rules.ruleset import ChainOrder, RuleSet, Wings

PLAIN_CHAINS = (Kind.SOLO_CHAIN, Kind.PAIR_CHAIN, Kind.TRIO_CHAIN, Kind.QUAD_CHAIN)
"""The chains without wings, by copies in a group."""


class Detail(Struct, frozen=True):
    """What a reason is about.

    `kind`: what the cards would be, or what lies on the table. `ranks`: those in question. `number`: the limit or the
    number wanted, `found`: what there is instead. `body`: the cards that want other wings, in so many `groups`;
    `kinds`: those they could make with the right ones.
    """

    kind: Kind | None = None
    ranks: tuple[Rank, ...] = ()
    number: int = 0
    found: int = 0
    body: Counts = 0
    groups: int = 0
    kinds: tuple[Kind, ...] = ()


Finding = tuple[Reason, Detail]


def why_nothing(rules: RuleSet, wild: Sequence[Rank], cards: Counts) -> Finding:
    """The reason for cards that have no reading under these rules."""
    for find in _FINDERS:
        found = find(rules, wild, cards)
        if found is not None:
            return found
    return Reason.NO_KIND, Detail(ranks=ranks_of(cards))


def ranks_of(cards: Counts) -> tuple[Rank, ...]:
    """The ranks that occur, ascending."""
    return tuple(rank for rank in range(15) if count_of(cards, rank))


def _of_wild_cards(rules: RuleSet, wild: Sequence[Rank], cards: Counts) -> Finding | None:
    """Wild cards without a natural card: they stand for nothing else, and never for a joker (rulebook §2.1, §2.2)."""
    ranks = ranks_of(cards)
    if not any(rank in wild for rank in ranks) or not all(rank in wild or rank in JOKERS for rank in ranks):
        return None
    joined = any(rank in JOKERS for rank in ranks)
    return (Reason.WILD_WITH_JOKER if joined else Reason.WILD_ALONE), Detail(ranks=ranks)


def _of_one_rule(rules: RuleSet, wild: Sequence[Rank], cards: Counts) -> Finding | None:
    for reason, looser in _looser_rules(rules):
        plays = Readings(looser, wild).readings(cards)
        if plays:
            return reason, _detail_of_rule(rules, reason, plays[0])
    return None


def _looser_rules(rules: RuleSet) -> Iterator[tuple[Reason, RuleSet]]:
    replace = msgspec.structs.replace
    if rules.wings is not Wings.ANY:
        distinct = rules.wings is Wings.DISTINCT
        yield (Reason.WINGS_ALIKE if distinct else Reason.WINGS_STRICT), replace(rules, wings=Wings.ANY)
    yield Reason.WING_ROCKET, replace(rules, rocket_wings=True)
    yield Reason.WINGS_NOT_CONSECUTIVE, replace(rules, consecutive_pairs=False)
    limits = {name: getattr(rules, name) for name in ("solo_chain", "pair_chain", "trio_chain", "quad_chain")}
    shortest = {name: 3 if name == "solo_chain" else 2 for name in limits}  # house rules go no lower (rulebook §4)
    yield Reason.CHAIN_TOO_SHORT, replace(rules, **{name: (shortest[name], most) for name, (_, most) in limits.items()})
    yield Reason.CHAIN_TOO_LONG, replace(rules, **{name: (fewest, 14) for name, (fewest, _) in limits.items()})


def _detail_of_rule(rules: RuleSet, reason: Reason, play: Play) -> Detail:
    if reason in (Reason.CHAIN_TOO_SHORT, Reason.CHAIN_TOO_LONG):
        limit = chain_limits(rules, play.kind)[reason is Reason.CHAIN_TOO_LONG]
        return Detail(play.kind, number=limit, found=total(play.cards) // SHAPES[play.kind].group_size)
    if reason in (Reason.WINGS_ALIKE, Reason.WINGS_STRICT):
        least = 2 if reason is Reason.WINGS_ALIKE else 3
        body = Readings(rules).body(play)
        alike = [rank for rank in ranks_of(play.cards) if count_of(play.cards, rank) >= least]
        return Detail(play.kind, tuple(rank for rank in alike if body is None or rank not in body.ranks))
    return Detail(play.kind)


def _of_jokers(rules: RuleSet, wild: Sequence[Rank], cards: Counts) -> Finding | None:
    """A small and a big joker for a pair, or jokers in a chain."""
    jokers = cards & 15 * (RANK_UNIT[SMALL_JOKER] + RANK_UNIT[BIG_JOKER])
    if not jokers:
        return None
    if count_of(cards, SMALL_JOKER) == count_of(cards, BIG_JOKER) == 1:
        alike = Readings(msgspec.structs.replace(rules, joker_pairs=True), wild)
        if alike.readings(cards - jokers + 2 * RANK_UNIT[SMALL_JOKER]):
            return Reason.JOKERS_UNLIKE, Detail(ranks=JOKERS)
    rest = Readings(rules, wild).readings(cards - jokers)
    kind = next((play.kind for play in rest if play.kind in PLAIN_CHAINS), None)
    return (Reason.JOKER_IN_CHAIN, Detail(kind, ranks_of(jokers))) if kind is not None else None


def _of_chain_ranks(rules: RuleSet, wild: Sequence[Rank], cards: Counts) -> Finding | None:
    """A chain that would be one if the 2 could stand below the 3, or above the ace."""
    loose = Readings(rules, wild)
    ranks = CHAIN_RANKS[rules.chain_order]
    loose.chain = (*ranks, TWO) if rules.chain_order is not ChainOrder.STANDARD else (ACE, TWO, *ranks, TWO)
    play = next((play for play in loose.readings(cards) if SHAPES.get(play.kind, Shape(1)).chain), None)
    if play is None:
        return None
    if TWO in ranks:  # it stands below the 3, and only there
        return Reason.CHAIN_BROKEN, Detail(play.kind, (ACE, TWO))
    return Reason.TWO_IN_CHAIN, Detail(play.kind, (TWO,))


def _of_kinds(rules: RuleSet, wild: Sequence[Rank], cards: Counts) -> Finding | None:
    """Cards that would be a kind which is not played."""
    plays = Readings(msgspec.structs.replace(rules, kinds=frozenset(KINDS)), wild).readings(cards)
    return (Reason.KIND_OFF, Detail(plays[0].kind)) if plays else None


class _RepeatingWings(Readings):
    """Judges as if wings could have ranks of the body."""

    def _apart(self, body: Body, wings: dict[Rank, int]) -> bool:
        return True


class _AlikePairs(Readings):
    """Judges as if two attached pairs could have one rank."""

    def _groups_fit(self, body: Body, trios: int, pairs: int, wings: dict[Rank, int]) -> bool:
        halves = {rank: 2 if count == 4 else count for rank, count in wings.items()}
        doubled = sum(count == 4 for count in wings.values())
        return super()._groups_fit(body, trios, pairs - doubled, halves)


def _of_equal_ranks(rules: RuleSet, wild: Sequence[Rank], cards: Counts) -> Finding | None:
    """Wings of a rank of the body, or two attached pairs of one rank (rulebook §1, "Attachments")."""
    for loose, reason in (
        (_AlikePairs(rules, wild), Reason.WINGS_ALIKE),
        (_RepeatingWings(rules, wild), Reason.WING_REPEATS_BODY),
    ):
        for play in loose.readings(cards):
            body = loose.body(play) if play.kind in SHAPES else None
            if body is not None:
                alike = reason is Reason.WINGS_ALIKE
                ranks = [rank for rank in ranks_of(cards) if (rank in body.ranks) != alike]
                return reason, Detail(play.kind, tuple(rank for rank in ranks if count_of(cards, rank) >= 4))
    return None


def _of_gaps(rules: RuleSet, wild: Sequence[Rank], cards: Counts) -> Finding | None:
    """Ranks held equally often that are no neighbours, or trios of an airplane that are none."""
    ranks = ranks_of(cards)
    counts = {count_of(cards, rank) for rank in ranks}
    copies = counts.pop() if len(counts) == 1 else 3
    if copies > 4 or any(rank in wild for rank in ranks):
        return None
    kind = PLAIN_CHAINS[copies - 1]
    grouped = [rank for rank in ranks if count_of(cards, rank) >= copies]
    if kind not in rules.kinds or not all(rank in CHAIN_RANKS[rules.chain_order] for rank in grouped):
        return None
    wings = total(cards) - copies * len(grouped)
    fewest, most = chain_limits(rules, kind)
    if not fewest <= len(grouped) <= most or wings not in _wing_sizes(rules, copies, len(grouped)):
        return None
    gap = next((pair for pair in pairwise(grouped) if pair[1] - pair[0] > 1), None)
    return (Reason.CHAIN_BROKEN, Detail(kind, gap)) if gap else None


def _wing_sizes(rules: RuleSet, copies: int, groups: int) -> set[int]:
    """How many cards the kinds with such a chain may have attached."""
    shapes = [SHAPES[kind] for kind in rules.kinds if kind in SHAPES and SHAPES[kind].chain]
    return {groups * (shape.group_size - copies) for shape in shapes if shape.body == copies}


def _of_wings(rules: RuleSet, wild: Sequence[Rank], cards: Counts) -> Finding | None:
    """A body that takes other wings: the longest chain of fours or trios among the cards, or one of them."""
    for copies in (4, 3):
        body = _longest_body(rules, copies, cards)
        if body is None:
            continue
        kinds = tuple(kind for kind in sorted(rules.kinds) if kind in SHAPES and _takes_wings(kind, copies, body.count))
        found = total(cards) - total(body.cards)
        if not kinds or not found:
            continue
        sizes = {(SHAPES[kind].group_size - copies) * body.count for kind in kinds}
        other = found in sizes and not any(SHAPES[kind].solos for kind in kinds)
        reason = Reason.WING_KIND if other else Reason.WING_COUNT
        return reason, Detail(body=body.cards, groups=body.count, found=found, kinds=kinds)
    return None


def _takes_wings(kind: Kind, copies: int, groups: int) -> bool:
    shape = SHAPES[kind]
    return shape.body == copies < shape.group_size and shape.chain == (groups > 1)


def _longest_body(rules: RuleSet, copies: int, cards: Counts) -> Body | None:
    """The longest chain of so many equal cards, the highest of several; else one group."""
    order = CHAIN_RANKS[rules.chain_order]
    held = [rank for rank in ranks_of(cards) if count_of(cards, rank) >= copies and rank not in JOKERS]
    for count in range(len(held), 1, -1):
        for last in range(len(order) - 1, count - 2, -1):
            run = order[last + 1 - count : last + 1]
            if all(rank in held for rank in run):
                return Body(run, copies, last)
    return Body(held[-1:], copies, held[-1]) if held else None


_FINDERS = (
    _of_wild_cards,
    _of_one_rule,
    _of_jokers,
    _of_chain_ranks,
    _of_equal_ranks,
    _of_kinds,
    _of_gaps,
    _of_wings,
)
"""In this order: what a single rule forbids comes before what the cards lack altogether."""
