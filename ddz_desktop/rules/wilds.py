"""Which wild card of a play stands for which rank: one answer for every screen (rulebook §2).

Kind and key leave some freedom. Settled here: as many wild cards as can count at their own rank; the others fill the
body before the wings, and a wing takes the lowest rank that is still free.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import TYPE_CHECKING

from ddz_desktop.rules.cards import NATURAL_RANKS, TWO, Rank, count_of
from ddz_desktop.rules.compare import CHAIN_RANKS
from ddz_desktop.rules.kinds import BOMB_KINDS, SHAPES, Kind, Play
from ddz_desktop.rules.readings import Body

if TYPE_CHECKING:
    from ddz_desktop.rules.moves import MoveGenerator

Needs = list[tuple[Rank, int]]
"""How many wild cards stand for which rank, in the order in which they are handed out."""

Uses = tuple[tuple[Rank, Rank], ...]


class WildUse:
    """Finds what the wild cards of one play stand for; the play must be a reading of its cards."""

    def __init__(self, play: Play, generator: MoveGenerator) -> None:
        self._play = play
        self._generator = generator
        self._wild = {rank: count_of(play.cards, rank) for rank in sorted(generator.wild)}
        counts = {rank: count_of(play.cards, rank) for rank in NATURAL_RANKS if rank not in self._wild}
        self._natural = {rank: count for rank, count in counts.items() if count}

    @staticmethod
    def stands(play: Play, generator: MoveGenerator) -> Uses:
        """Each wild card of a play that stands for another rank: (its own rank, the other), the body's cards first."""
        use = WildUse(play, generator)
        wilds = sum(use._wild.values())
        if not wilds or not use._natural:  # without a natural card all count at their own rank
            return ()
        if play.kind in BOMB_KINDS:
            return use._hand_out([(play.key, wilds)])
        body = generator.form.body(play)
        return use._in_play(body) if body is not None else ()

    def _in_play(self, body: Body) -> Uses:
        ranks = sorted(body.ranks)
        filled: Needs = [(rank, count_of(body.cards, rank) - self._natural.get(rank, 0)) for rank in ranks]
        wings = {rank: count for rank, count in self._natural.items() if rank not in body.ranks}
        left = sum(self._wild.values()) - sum(number for _, number in filled)
        shape = SHAPES[self._play.kind]
        ways = self._solo_ways(body, left) if shape.solos else self._group_ways(body, wings)
        return self._hand_out(filled + max(ways, key=lambda way: self._at_home(filled + way)))

    def _at_home(self, needs: Needs) -> int:
        """How many wild cards count at their own rank."""
        return sum(min(number, self._wild.get(rank, 0)) for rank, number in needs)

    def _hand_out(self, needs: Needs) -> Uses:
        """Own ranks first, then the rest of the cards in order, low ranks first."""
        left = dict(self._wild)
        missing = []
        for rank, number in needs:
            home = min(number, left.get(rank, 0))
            missing += [rank] * (number - home)
            if rank in left:
                left[rank] -= home
        cards = [rank for rank, number in left.items() for _ in range(number)]
        return tuple(zip(cards, missing, strict=True))

    def _solo_ways(self, body: Body, wilds: int) -> list[Needs]:
        """The one way to attach wild cards as solos: at home as far as allowed, else at the lowest free ranks."""
        wings: dict[Rank, int] = {}
        left = wilds
        for rank, held in self._wild.items():
            if rank not in body.ranks:
                home = min(held, left, self._generator.form.most_alike(self._play.kind, body, rank))
                wings[rank] = home
                left -= home
        free = [
            rank
            for rank in NATURAL_RANKS
            if rank not in body.ranks and not wings.get(rank) and rank not in self._natural
        ]
        for rank in (free or [rank for rank in NATURAL_RANKS if rank not in body.ranks]) * left:
            if left:
                wings[rank] = wings.get(rank, 0) + 1
                left -= 1
        return [sorted(wings.items())]

    def _group_ways(self, body: Body, wings: dict[Rank, int]) -> Iterator[Needs]:
        """Every way to make trios and pairs of the natural wings, and of wild cards alone."""
        shape = SHAPES[self._play.kind]
        trios, pairs = shape.trios * body.count, shape.pairs * body.count
        if self._play.kind is Kind.QUAD_CHAIN_TRIO_PAIR:
            yield from self._with_chained_trios(body, wings, pairs)
            return
        by_count = sorted(wings, key=lambda rank: (-wings[rank], rank))
        for threes in range(min(trios, len(wings)), -1, -1):
            rest = by_count[threes:]
            if len(rest) <= pairs and all(wings[rank] <= 2 for rank in rest):
                sizes = dict.fromkeys(by_count[:threes], 3) | dict.fromkeys(rest, 2)
                new = [3] * (trios - threes) + [2] * (pairs - len(rest))
                yield from self._with_new_groups(sizes, wings, new, body.ranks)

    def _with_chained_trios(self, body: Body, wings: dict[Rank, int], pairs: int) -> Iterator[Needs]:
        place = self._generator.form.trio_place(self._play)
        if place is not None:
            run = CHAIN_RANKS[self._generator.rules.chain_order][place + 1 - body.count : place + 1]
            sizes = dict.fromkeys(run, 3) | {rank: 2 for rank in wings if rank not in run}
            new = [2] * (pairs + len(run) - len(sizes))
            yield from self._with_new_groups(sizes, wings, new, body.ranks | {TWO})

    def _with_new_groups(
        self, sizes: dict[Rank, int], wings: dict[Rank, int], new: Sequence[int], taken: frozenset[Rank]
    ) -> Iterator[Needs]:
        """Places groups that are made of wild cards alone; `sizes` are the groups that have their ranks."""
        free = [rank for rank in NATURAL_RANKS if rank not in taken and rank not in sizes]
        home = [rank for rank in free if rank in self._wild]
        for number in range(min(len(home), len(new)) + 1):
            for ranks, where in product(permutations(home, number), combinations(range(len(new)), number)):
                others = [rank for rank in free if rank not in ranks]
                at_home = dict(zip(where, ranks, strict=True))
                groups = sizes | {
                    at_home[index] if index in at_home else others.pop(0): size for index, size in enumerate(new)
                }
                yield [(rank, groups[rank] - wings.get(rank, 0)) for rank in sorted(groups)]
