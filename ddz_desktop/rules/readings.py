"""What some cards are: every kind and key they can be read as (rulebook §1, §2). Form only, whoever holds them.

Cards read as a kind and key when the natural cards lie in its body or among its wings, and the wild cards complete
both. Without a natural card other than a joker all wild cards count at their own rank, that is, as natural ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ddz_desktop.rules.cards import (
    BIG_JOKER,
    JOKERS,
    NATURAL_RANKS,
    RANK_UNIT,
    SMALL_JOKER,
    TWO,
    Counts,
    Rank,
    count_of,
    total,
)
from ddz_desktop.rules.compare import CHAIN_RANKS, BombLadder, chain_limits, chain_place
from ddz_desktop.rules.kinds import BOMB_KINDS, SHAPES, Kind, Play, Shape
from ddz_desktop.rules.ruleset import RuleSet, Wings

UNLIMITED = 99


class Body:
    """The body of one kind, length and key: `ranks` at their places, `cards` its demand, `place` where it ends."""

    __slots__ = ("cards", "count", "place", "ranks")

    def __init__(self, ranks: Sequence[Rank], copies: int, place: int) -> None:
        self.ranks = frozenset(ranks)
        self.cards: Counts = sum(copies * RANK_UNIT[rank] for rank in ranks)
        self.count = len(ranks)
        self.place = place


class Readings:
    """Judges the form of plays under a ruleset in a hand with these wild ranks."""

    def __init__(self, rules: RuleSet, wild: Sequence[Rank] = ()) -> None:
        self.rules = rules
        self.ladder = BombLadder(rules, wild)
        self._wild_mask = sum(15 * RANK_UNIT[rank] for rank in wild)
        self._natural_mask = sum(15 * RANK_UNIT[rank] for rank in NATURAL_RANKS) & ~self._wild_mask
        self.chain = CHAIN_RANKS[rules.chain_order]
        self._kinds = tuple(kind for kind in sorted(rules.kinds) if kind not in BOMB_KINDS)

    def readings(self, cards: Counts) -> list[Play]:
        """Every reading of exactly these cards, by kind, then by key in its order."""
        plays = [Play(kind, key, cards) for kind in self._kinds for key in self._keys(kind, cards)]
        bomb = self.ladder.bomb(cards)
        if bomb:
            plays.append(Play(Kind.BOMB, bomb.key, cards))
        if self.ladder.is_rocket(cards):
            plays.append(Play(Kind.ROCKET, BIG_JOKER, cards))
        return plays

    def is_reading(self, play: Play) -> bool:
        """Whether the play's kind and key are a reading of its cards, found without listing the others."""
        if play.kind not in self.rules.kinds:
            return False
        if play.kind is Kind.ROCKET:
            return play.key == BIG_JOKER and self.ladder.is_rocket(play.cards)
        if play.kind is Kind.BOMB:
            bomb = self.ladder.bomb(play.cards)
            return bomb is not None and bomb.key == play.key
        body = self.body(play)
        return body is not None and self._fits(play.kind, body, play.cards)

    def body(self, play: Play) -> Body | None:
        """The body that kind, key and number of cards ask for, `None` where there is no such body."""
        shape = SHAPES[play.kind]
        count, rest = divmod(total(play.cards), shape.group_size)
        fewest, most = chain_limits(self.rules, play.kind)
        if rest or not fewest <= count <= most:
            return None
        if not shape.chain:
            return Body((play.key,), shape.body, play.key) if self._may_be_body(shape, play.key) else None
        place = chain_place(self.rules.chain_order, play.key)
        return self._chain_body(play.kind, place, count) if place is not None else None

    def trio_place(self, play: Play) -> int | None:
        """The place where the highest chain of trios ends that these cards have beside their quads
        (`quad_chain_trio_pair`); `None` if they are no such play.
        """
        body = self.body(play)
        return self._trio_place(body, *self._left_over(body, play.cards)) if body else None

    def _keys(self, kind: Kind, cards: Counts) -> Iterator[Rank]:
        shape = SHAPES[kind]
        count, rest = divmod(total(cards), shape.group_size)
        fewest, most = chain_limits(self.rules, kind)
        if rest or not fewest <= count <= most:
            return
        if shape.chain:
            bodies = [(self.chain[place], self._chain_body(kind, place, count)) for place in range(len(self.chain))]
        else:
            bodies = [(key, Body((key,), shape.body, key)) for key in range(15) if self._may_be_body(shape, key)]
        for key, body in bodies:
            if body is not None and self._fits(kind, body, cards):
                yield key

    def _may_be_body(self, shape: Shape, key: Rank) -> bool:
        return key in NATURAL_RANKS or (
            key in JOKERS and (shape.body == 1 or (shape.body == 2 and self.rules.joker_pairs))
        )

    def _chain_body(self, kind: Kind, place: int, count: int) -> Body | None:
        if place + 1 < count:
            return None
        ranks = self.chain[place + 1 - count : place + 1]
        if kind is Kind.QUAD_CHAIN_TRIO_PAIR and TWO in ranks:
            return None
        return Body(ranks, SHAPES[kind].body, place)

    def _fits(self, kind: Kind, body: Body, cards: Counts) -> bool:
        """Whether the natural cards go into body and wings and the wild ones complete them."""
        wings, wilds = self._left_over(body, cards)
        if wilds < 0 or not self._apart(body, wings):
            return False
        shape = SHAPES[kind]
        if shape.solos:
            return self._solos_fit(kind, body, wings, wilds)
        if kind is Kind.QUAD_CHAIN_TRIO_PAIR:
            return self._trio_place(body, wings, wilds) is not None
        if kind is Kind.TRIO_CHAIN_PAIR and self.rules.consecutive_pairs:
            return any(self._runs_fit(run, 2, wings) for run in self._runs(body, body.count))
        return self._groups_fit(body, shape.trios * body.count, shape.pairs * body.count, wings)

    def _apart(self, body: Body, wings: dict[Rank, int]) -> bool:
        """Whether no attached card has a rank of the body (rulebook §1, "Attachments")."""
        return body.ranks.isdisjoint(wings)

    def _left_over(self, body: Body, cards: Counts) -> tuple[dict[Rank, int], int]:
        """The natural cards that are no part of the body, by rank, and the wild cards left for the wings.

        A body rank among them means too many cards of it, a negative number too few wild cards.
        """
        wild = cards & self._wild_mask if cards & self._natural_mask else 0
        natural = cards ^ wild
        wilds = total(wild)
        for rank in body.ranks:
            wilds -= max(0, count_of(body.cards, rank) - count_of(natural, rank))
        counts = {rank: count_of(natural, rank) - count_of(body.cards, rank) for rank in range(15)}
        return {rank: count for rank, count in counts.items() if count > 0}, wilds

    def _solos_fit(self, kind: Kind, body: Body, wings: dict[Rank, int], wilds: int) -> bool:
        if SMALL_JOKER in wings and BIG_JOKER in wings and not self.rules.rocket_wings:
            return False
        if any(count > self.most_alike(kind, body, rank) for rank, count in wings.items()):
            return False
        free = [rank for rank in NATURAL_RANKS if rank not in body.ranks]
        return wilds <= sum(self.most_alike(kind, body, rank) - wings.get(rank, 0) for rank in free)

    def most_alike(self, kind: Kind, body: Body, rank: Rank) -> int:
        """How many solo wings may be of this rank (option `wings`)."""
        if self.rules.wings is Wings.DISTINCT:
            return 1
        if self.rules.wings is Wings.ANY or kind is not Kind.TRIO_CHAIN_SOLO:
            return UNLIMITED
        first = body.place + 1 - body.count
        neighbours = self.chain[max(0, first - 1) : first] + self.chain[body.place + 1 : body.place + 2]
        return 2 if rank in neighbours else 3

    def _groups_fit(self, body: Body, trios: int, pairs: int, wings: dict[Rank, int]) -> bool:
        """Whether the cards can grow into so many trios and pairs, all of different ranks, by wild cards alone."""
        jokers = [wings[rank] for rank in JOKERS if rank in wings]
        if jokers and not (self.rules.joker_pairs and all(count == 2 for count in jokers)):
            return False
        threes = sum(count == 3 for count in wings.values())
        if max(wings.values(), default=0) > 3 or threes > trios or len(jokers) > pairs or len(wings) > trios + pairs:
            return False
        return len(body.ranks) + trios + pairs - len(jokers) <= len(NATURAL_RANKS)

    def _runs(self, body: Body, count: int) -> Iterator[tuple[Rank, ...]]:
        """Every run of `count` chain places beside the body, from high to low."""
        for first in range(len(self.chain) - count, -1, -1):
            run = self.chain[first : first + count]
            if not body.ranks.intersection(run):
                yield run

    @staticmethod
    def _runs_fit(run: tuple[Rank, ...], copies: int, wings: dict[Rank, int]) -> bool:
        return all(rank in run and count <= copies for rank, count in wings.items())

    def _trio_place(self, body: Body, wings: dict[Rank, int], wilds: int) -> int | None:
        """The highest place where the consecutive trios of a `quad_chain_trio_pair` can end; neither they nor its
        pairs hold a 2 or a joker (rulebook §3.12).
        """
        if wilds < 0 or any(rank == TWO or rank in JOKERS or rank in body.ranks for rank in wings):
            return None
        for run in self._runs(body, body.count):
            pairs = {rank: count for rank, count in wings.items() if rank not in run}
            if TWO in run or max(wings.values(), default=0) > 3 or max(pairs.values(), default=0) > 2:
                continue
            if len(pairs) <= body.count and 3 * body.count <= len(NATURAL_RANKS) - 1:
                return chain_place(self.rules.chain_order, run[-1])
        return None
