"""The bombs of a ruleset from the highest to the lowest, found by asking its own ladder. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from ddz_desktop.rules.cards import BIG_JOKER, NATURAL_RANKS, RANK_UNIT, SMALL_JOKER, TWO, Counts, Rank
from ddz_desktop.rules.compare import LEVEL_STEP, BombLadder
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.strategies.scoring import doubles

LARGEST = 12
"""Cards of the largest bomb of any ladder."""


class Rung(Struct, frozen=True):
    """Bombs that differ only in rank, from the highest to the lowest; `doubles`: they double the stake."""

    plays: tuple[Play, ...]
    doubles: bool

    @property
    def highest(self) -> Play:
        """The bomb of the highest rank."""
        return self.plays[0]

    @property
    def lowest(self) -> Play:
        """The bomb of the lowest rank."""
        return self.plays[-1]


def rungs(rules: RuleSet, wild: Sequence[Rank] = ()) -> tuple[Rung, ...]:
    """Every level of the bomb ladder with these wild ranks, the highest first."""
    ladder = BombLadder(rules, wild)
    by_level: dict[int, dict[int, Play]] = {}
    for cards in _candidates(rules, wild):
        bomb = ladder.bomb(cards)
        if bomb is not None:
            by_level.setdefault(bomb.power // LEVEL_STEP, {}).setdefault(bomb.power, Play(Kind.BOMB, bomb.key, cards))
    found = [
        tuple(plays[power] for power in sorted(plays, reverse=True)) for _, plays in sorted(by_level.items())[::-1]
    ]
    if ladder.has_rocket:
        found.insert(0, (Play(Kind.ROCKET, BIG_JOKER, ladder.rocket),))
    return tuple(Rung(plays, doubles(rules, plays[0])) for plays in found)


def _candidates(rules: RuleSet, wild: Sequence[Rank]) -> Iterator[Counts]:
    """Cards that could be a bomb: one rank, with wild cards or without; wild cards alone; jokers, with 2s or alone."""
    copies = 4 * rules.decks
    for rank in NATURAL_RANKS[rules.lowest_rank :]:
        if rank not in wild:
            yield from (size * RANK_UNIT[rank] for size in range(4, copies + 1))
    wilds = tuple(_wild_parts(wild, copies))
    yield from wilds
    for rank, own, part in product(NATURAL_RANKS[rules.lowest_rank :], range(copies, 0, -1), wilds):
        if rank not in wild:
            yield own * RANK_UNIT[rank] + part
    if rules.jokers:
        for small, big in product(range(rules.decks + 1), repeat=2):
            jokers = small * RANK_UNIT[SMALL_JOKER] + big * RANK_UNIT[BIG_JOKER]
            yield from (jokers, jokers + 3 * RANK_UNIT[TWO])


def _wild_parts(wild: Sequence[Rank], copies: int) -> Iterator[Counts]:
    for numbers in product(range(copies + 1), repeat=len(wild)):
        if 0 < sum(numbers) < LARGEST:
            yield sum(number * RANK_UNIT[rank] for number, rank in zip(numbers, wild, strict=True))
