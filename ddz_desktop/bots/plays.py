"""Candidate plays: few and different ones, instead of the thousands a hand may hold (of 40 cards, or with eight wild).

For each kind and key one body, natural cards first, with the wings that are missed least; every bomb; and what the
plans of the hand consist of. All of them are checked by the `MoveGenerator`, so each one returned is legal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from ddz_desktop.bots.hand_kernel import HandKernel
from ddz_desktop.bots.knowledge import Knowledge
from ddz_desktop.rules.cards import BIG_JOKER, JOKERS, RANK_UNIT, SMALL_JOKER, TWO, Counts, Rank, count_of, total
from ddz_desktop.rules.compare import CHAIN_RANKS, BombLadder, chain_key
from ddz_desktop.rules.kinds import BOMB_KINDS, KINDS, SHAPES, Kind, Play, Shape
from ddz_desktop.rules.moves import MoveGenerator

WILD_ALONE = 15
SPARE = 60  # plays taken from the generator when no candidate of ours fits
PLANS_LED = 4
Group = tuple[int, int, Counts, int]


class Candidates:
    """Candidate plays of one hand. `kernel` has searched `knowledge.natural`; `bombs`: whether any may be played."""

    def __init__(self, generator: MoveGenerator, kernel: HandKernel, knowledge: Knowledge, bombs: bool) -> None:
        self.generator = generator
        self.kernel = kernel
        self.knowledge = knowledge
        self.bombs = bombs
        self.rules = generator.rules
        self.ladder = BombLadder(self.rules, generator.wild)

    # What may be done

    def leads(self) -> list[Play]:
        """Leads: the groups of the best plans, each also without its wings, the whole hand, and all solos and pairs."""
        found: list[Play] = self.generator.readings(self.knowledge.hand)
        for plan in self.kernel.best_plans(PLANS_LED):
            for group in self.kernel.groups_of(plan):
                found += self.of_group(group)
        for kind in (Kind.SOLO, Kind.PAIR):
            if kind in self.rules.kinds:
                found += self._of_kind(kind, 1, None)
        found += self.all_bombs(None)
        return self._allowed(found, None)

    def answers(self, over: Play) -> list[Play]:
        """Plays that beat the one on the table; empty only when there are none."""
        found: list[Play] = []
        if over.kind not in BOMB_KINDS:
            length = total(over.cards) // SHAPES[over.kind].group_size
            found += self._of_kind(over.kind, length, over)
        found += self.all_bombs(over)
        allowed = self._allowed(found, over)
        if all(play.kind in BOMB_KINDS for play in allowed):
            spare = islice(self.generator.moves(self.knowledge.hand, over, self.bombs), SPARE)
            allowed = self._allowed([*allowed, *spare], over)
        return allowed

    def _allowed(self, plays: Iterable[Play], over: Play | None) -> list[Play]:
        """The distinct legal ones."""
        generator = self.generator
        return [
            play
            for play in dict.fromkeys(plays)
            if (self.bombs or play.kind not in BOMB_KINDS)
            and generator.is_reading(play)
            and (over is None or generator.beats(play, over))
        ]

    # From groups of a plan

    def of_group(self, group: Group) -> list[Play]:
        """The play that a group of the kernel means, and without its wings, if it has some."""
        kind, key, natural, wilds = KINDS[group[0]], group[1], group[2], group[3]
        cards = natural + self.some_wilds(wilds)
        if kind is Kind.BOMB and not natural:
            key = max(rank for rank in self.knowledge.wild if count_of(cards, rank))
        elif key == WILD_ALONE:
            key = min(rank for rank in self.knowledge.wild if count_of(cards, rank))
        plays = [Play(kind, key, cards)]
        if kind in SHAPES and (SHAPES[kind].solos or SHAPES[kind].pairs or SHAPES[kind].trios):
            plays += self._bodies(kind, key, cards)
        return plays

    def _bodies(self, kind: Kind, key: Rank, cards: Counts) -> Iterator[Play]:
        """The body of a play with wings as a play of its own, and with the wings missed least."""
        shape = SHAPES[kind]
        length = total(cards) // shape.group_size
        bare = next(other for other in KINDS if other in SHAPES and SHAPES[other] == Shape(shape.body, shape.chain))
        for other in (bare, kind):
            if other in self.rules.kinds:
                yield from self._with_key(other, key, length, None)

    # Of one kind

    def _of_kind(self, kind: Kind, length: int, over: Play | None) -> Iterator[Play]:
        lowest = -1 if over is None else over.key if self.rules.pair_decides else over.key + 1
        if SHAPES[kind].chain:
            keys: Iterable[Rank] = {
                chain_key(self.rules.chain_order, place) for place in range(length - 1, self._places)
            }
        else:
            keys = range(15)
        for key in sorted(keys):
            if key >= lowest or SHAPES[kind].chain:
                yield from self._with_key(kind, key, length, over)

    @property
    def _places(self) -> int:
        return len(CHAIN_RANKS[self.rules.chain_order])

    def _with_key(self, kind: Kind, key: Rank, length: int, over: Play | None) -> Iterator[Play]:
        """Plays of a kind with this key, at most a few."""
        shape = SHAPES[kind]
        body = self._body(shape, key, length)
        if body is None:
            return
        cards, wilds, ranks = body
        if not (shape.solos or shape.pairs or shape.trios):
            yield Play(kind, key, cards + self.some_wilds(wilds, key))
            return
        for wings, more in self._wings(shape, length, cards, wilds, ranks):
            yield Play(kind, key, cards + wings + self.some_wilds(wilds + more, key))

    def _body(self, shape: Shape, key: Rank, length: int) -> tuple[Counts, int, frozenset[Rank]] | None:
        """The body with this key: natural cards, as many as fit, wild cards, ranks; `None` if it lacks cards."""
        ranks: tuple[Rank, ...] = (key,)
        if shape.chain:
            places = CHAIN_RANKS[self.rules.chain_order]
            end = len(places) - 1 - places[::-1].index(key)
            if end + 1 < length:
                return None
            ranks = places[end + 1 - length : end + 1]
        cards = wilds = 0
        for rank in ranks:
            held = min(count_of(self.knowledge.natural, rank) - count_of(cards, rank), shape.body)
            cards += held * RANK_UNIT[rank]
            wilds += shape.body - held
        return (cards, wilds, frozenset(ranks)) if wilds <= self.knowledge.wilds else None

    def some_wilds(self, number: int, key: Rank = 0) -> Counts:
        """So many wild cards of the hand, those of the key's own rank first."""
        cards = 0
        for rank in sorted(self.knowledge.wild, key=lambda rank: (rank != key, rank)):
            taken = min(number, count_of(self.knowledge.hand, rank))
            cards += taken * RANK_UNIT[rank]
            number -= taken
        return cards

    def _wings(
        self, shape: Shape, length: int, cards: Counts, wilds: int, body: frozenset[Rank]
    ) -> Iterator[tuple[Counts, int]]:
        """Wings for a body, those missed least first: natural cards and wild cards."""
        loose = self.kernel.groups_of(self.kernel.after(cards, wilds)[1], cards, wilds)
        free = self.knowledge.wilds - wilds
        if shape.solos:
            yield from self._solo_wings(shape.solos * length, cards, free, body, loose)
            return
        trios = [rank for rank in range(TWO + 1) if count_of(self.knowledge.natural, rank) >= 3 and rank not in body]
        trios.sort(key=lambda rank: (count_of(self.knowledge.natural, rank), rank))
        trios = trios[: shape.trios * length]
        if len(trios) < shape.trios * length:
            return
        taken = sum(3 * RANK_UNIT[rank] for rank in trios)
        yield from (
            (taken + pairs, used)
            for pairs, used in self._pair_wings(shape.pairs * length, free, body | {*trios}, loose)
        )

    def _solo_wings(
        self, number: int, cards: Counts, free: int, body: frozenset[Rank], loose: list[Group]
    ) -> Iterator[tuple[Counts, int]]:
        rest = self.knowledge.natural - cards
        held = [rank for rank in range(15) if count_of(rest, rank) and rank not in body]
        single = {key for kind, key, _, wilds in loose if kind == Kind.SOLO and not wilds}
        held.sort(key=lambda rank: (rank not in single, rank in JOKERS, count_of(rest, rank), rank))
        units = held
        if self.rules.wings.value != "distinct":
            units = [rank for rank in held for _ in range(count_of(rest, rank) if rank not in single else 1)]
        for skipped in range(3 if number == 1 else 2):
            wings = units[skipped : skipped + number]
            if len(wings) + free >= number and (wings or not skipped):
                yield sum(RANK_UNIT[rank] for rank in wings), number - len(wings)

    def _pair_wings(
        self, number: int, free: int, body: frozenset[Rank], loose: list[Group]
    ) -> Iterator[tuple[Counts, int]]:
        if not number:
            yield 0, 0
            return
        natural = self.knowledge.natural
        if self.rules.consecutive_pairs and number > 1:
            yield from self._pair_runs(number, free, body)
            return
        highest = BIG_JOKER if self.rules.joker_pairs else TWO
        paired = {key for kind, key, _, wilds in loose if kind == Kind.PAIR and not wilds}
        held = [rank for rank in range(highest + 1) if count_of(natural, rank) >= 2 and rank not in body]
        held.sort(key=lambda rank: (rank not in paired, rank in JOKERS, count_of(natural, rank), rank))
        held += [rank for rank in range(TWO + 1) if count_of(natural, rank) == 1 and rank not in body]
        for skipped in range(len(held) if number == 1 and self.rules.pair_decides else 2):
            wings = held[skipped : skipped + number]
            missing = sum(count_of(natural, rank) < 2 for rank in wings)
            if len(wings) == number and missing <= free:
                yield sum(min(2, count_of(natural, rank)) * RANK_UNIT[rank] for rank in wings), missing

    def _pair_runs(self, number: int, free: int, body: frozenset[Rank]) -> Iterator[tuple[Counts, int]]:
        """Consecutive pairs, where the ruleset wants the attached ones so."""
        places = CHAIN_RANKS[self.rules.chain_order]
        for begin in range(len(places) - number + 1):
            ranks = places[begin : begin + number]
            held = [min(2, count_of(self.knowledge.natural, rank)) for rank in ranks]
            if not body.intersection(ranks) and len({*ranks}) == number and 2 * number - sum(held) <= free:
                yield (
                    sum(count * RANK_UNIT[rank] for count, rank in zip(held, ranks, strict=True)),
                    2 * number - sum(held),
                )

    # Bombs

    def all_bombs(self, over: Play | None) -> list[Play]:
        """Every bomb and rocket, of each rank in all its sizes, that beats the play on the table."""
        bombs = [*self._equal_bombs(), *self._joker_bombs()] if self.bombs else []
        floor = self.ladder.power(over.kind, over.cards) if over is not None else 0
        return [bomb for bomb in bombs if self.ladder.power(bomb.kind, bomb.cards) > floor]

    def _equal_bombs(self) -> Iterator[Play]:
        smallest, wilds = self.rules.bomb_sizes[0], self.knowledge.wilds
        for rank in range(TWO + 1 if self.ladder.has_bombs else 0):
            held = count_of(self.knowledge.natural, rank)
            for size in range(smallest, held + 1):
                yield Play(Kind.BOMB, rank, size * RANK_UNIT[rank])
            for size in range(max(smallest, held + 1), held + wilds + 1 if held else 0):
                yield Play(Kind.BOMB, rank, held * RANK_UNIT[rank] + self.some_wilds(size - held))
        for size in range(smallest, wilds + 1 if self.ladder.has_bombs else 0):
            cards = self.some_wilds(size)
            yield Play(Kind.BOMB, max(rank for rank in self.knowledge.wild if count_of(cards, rank)), cards)

    def _joker_bombs(self) -> Iterator[Play]:
        natural = self.knowledge.natural
        small, big = count_of(natural, SMALL_JOKER), count_of(natural, BIG_JOKER)
        if self.ladder.has_rocket and self.ladder.is_rocket(natural & ~0xFFFFFFFFFFFFF):
            yield Play(Kind.ROCKET, BIG_JOKER, natural & ~0xFFFFFFFFFFFFF)
        if not self.ladder.has_bombs:
            return
        twos = count_of(natural, TWO)
        for smalls in range(small + 1):
            for bigs in range(big + 1):
                jokers = smalls * RANK_UNIT[SMALL_JOKER] + bigs * RANK_UNIT[BIG_JOKER]
                if self.rules.joker_bombs and smalls + bigs in (2, 3):
                    yield Play(Kind.BOMB, BIG_JOKER if bigs else SMALL_JOKER, jokers)
                if self.rules.small_bomb and smalls + bigs == 1 and twos >= 3:
                    yield Play(Kind.BOMB, TWO, 3 * RANK_UNIT[TWO] + jokers)
