"""Chances that a play is answered, from what a seat knows. Ranks are compared as the ruleset does; a seat's quota of
bombs and its number of cards are respected.
"""

from __future__ import annotations

from typing import NamedTuple

from ddz_desktop.bots.knowledge import Knowledge, chance_of
from ddz_desktop.rules.cards import BIG_JOKER, SMALL_JOKER, TWO, Rank, count_of, total
from ddz_desktop.rules.compare import CHAIN_RANKS, BombClass, BombLadder, chain_place
from ddz_desktop.rules.kinds import BOMB_KINDS, KINDS, SHAPES, Kind, Play

CHAIN_OF_SIZE = (Kind.SOLO_CHAIN, Kind.PAIR_CHAIN, Kind.TRIO_CHAIN, Kind.QUAD_CHAIN)


class Claim(NamedTuple):
    """What has to be beaten: a kind, its key, the number of cards, and for bombs the power on the ladder, else 0."""

    kind: Kind
    key: Rank
    cards: int
    power: int


class Odds:
    """The chances of one moment; `quota` by seat as in the view."""

    def __init__(self, knowledge: Knowledge, ladder: BombLadder, quota: tuple[int | None, ...]) -> None:
        self.knowledge = knowledge
        self.ladder = ladder
        self.quota = quota
        self.places = CHAIN_RANKS[knowledge.rules.chain_order]
        self._above: dict[tuple[int, int], list[float]] = {}
        self._held: dict[tuple[int, int], list[float]] = {}
        self._chains: dict[tuple[int, int, int], list[float]] = {}
        self._bombs: dict[tuple[int, int], float] = {}

    def same_kind(self, seat: int, kind: Kind, key: Rank, length: int, cards: int) -> float:
        """The chance that a seat holds a higher play of the same kind; `length` groups in the body, `cards` in all."""
        if self.knowledge.left[seat] < cards:
            return 0.0
        shape = SHAPES[kind]
        if not shape.chain:
            return self.above(seat, shape.body)[key]
        place = chain_place(self.knowledge.rules.chain_order, key)
        return self.chains(seat, shape.body, length)[place] if place is not None else 0.0

    def above(self, seat: int, size: int) -> list[float]:
        """By rank, the chance that a seat holds `size` equal cards of any higher rank."""
        known = self._above.get((seat, size))
        if known is None:
            known = self._above[seat, size] = self._make_above(seat, size)
        return known

    def _make_above(self, seat: int, size: int) -> list[float]:
        if size == 1:
            return [self.knowledge.holds_above(seat, rank) for rank in range(15)]
        held = self.held(seat, size)
        chances, none = [0.0] * 15, 1.0
        for rank in range(14, -1, -1):
            chances[rank] = 1.0 - none
            if rank <= TWO or (size == 2 and self.knowledge.rules.joker_pairs):
                none *= 1.0 - held[rank]
        return chances

    def held(self, seat: int, size: int) -> list[float]:
        """By rank, the chance that a seat holds `size` equal cards of it."""
        known = self._held.get((seat, size))
        if known is None:
            known = self._held[seat, size] = [self.knowledge.holds(seat, rank, size) for rank in range(15)]
        return known

    def chains(self, seat: int, size: int, length: int) -> list[float]:
        """By highest place of a chain, the chance that a seat holds a higher chain of that length."""
        known = self._chains.get((seat, size, length))
        if known is None:
            known = self._chains[seat, size, length] = self._make_chains(seat, size, length)
        return known

    def _make_chains(self, seat: int, size: int, length: int) -> list[float]:
        held = self.held(seat, size)
        chances = [0.0] * len(self.places)
        if self.knowledge.left[seat] < size * length:
            return chances
        none = 1.0
        for end in range(len(self.places) - 1, length - 2, -1):
            chances[end] = 1.0 - none
            window = 1.0
            for place in range(end - length + 1, end + 1):
                window *= held[self.places[place]]
            none *= 1.0 - window
        return chances

    def bomb(self, seat: int, power: int = 0) -> float:
        """The chance that a seat holds a bomb, or rocket, above a power on the ladder."""
        known = self._bombs.get((seat, power))
        if known is None:
            known = self._bombs[seat, power] = self._make_bomb(seat, power)
        return known

    def _make_bomb(self, seat: int, power: int) -> float:
        if self.quota and self.quota[seat] == 0:
            return 0.0
        none = 1.0 - self._jokers(seat, power)
        if self.ladder.has_bombs:
            smallest, largest = self.ladder.sizes(BombClass.SOFT if self.knowledge.pool_wilds else BombClass.HARD)
            for rank in range(TWO + 1):
                for size in range(smallest, largest + 1):
                    if self.ladder.power_of(size, BombClass.HARD, rank) > power:
                        none *= 1.0 - self.knowledge.holds(seat, rank, size)
                        break
        return 1.0 - none

    def _jokers(self, seat: int, power: int) -> float:
        """The chance of a bomb of jokers: all of them, or where the ruleset knows them two or three."""
        known = self.knowledge
        pool = known.pool_counts[SMALL_JOKER] + known.pool_counts[BIG_JOKER]
        held = count_of(known.known[seat], SMALL_JOKER) + count_of(known.known[seat], BIG_JOKER)
        wanted = known.rules.rocket_size if self.ladder.has_rocket and power < self.ladder.rocket_power else 0
        if known.rules.joker_bombs and self.ladder.has_bombs:
            wanted = (
                2 if power < self.ladder.joker_power(1, 1) else 3 if power < self.ladder.joker_power(1, 2) else wanted
            )
        return chance_of(pool, wanted - held, known.cards, known.hidden[seat]) if wanted else 0.0

    def answers(self, seat: int, claim: Claim, ready: float) -> float:
        """The chance that a seat answers a play, if it is ready to use a bomb with chance `ready`."""
        if claim.power:
            return self.bomb(seat, claim.power) * ready
        length = claim.cards // SHAPES[claim.kind].group_size
        same = self.same_kind(seat, claim.kind, claim.key, length, claim.cards)
        return 1.0 - (1.0 - same) * (1.0 - ready * self.bomb(seat))

    def claim_of(self, play: Play) -> Claim:
        """What a play claims, as far as answering it goes."""
        return Claim(play.kind, play.key, total(play.cards), self.ladder.power(play.kind, play.cards))

    def claim_of_group(self, group: tuple[int, int, int, int]) -> Claim:
        """The same of a group of the kernel: (kind, key, natural cards, wild cards)."""
        kind, key, natural, wilds = KINDS[group[0]], group[1], group[2], group[3]
        power = 0
        if kind is Kind.BOMB and wilds:
            power = self.ladder.power_of(total(natural) + wilds, BombClass.SOFT if natural else BombClass.PURE, key)
        elif kind in BOMB_KINDS:
            power = self.ladder.power(kind, natural)
        return Claim(kind, key if key < 15 else min(self.knowledge.wild), total(natural) + wilds, power)

    def keeping_above(self, size: int) -> list[float]:
        """By rank, the chance that no enemy holds that many equal cards of any higher rank."""
        return self._keeping(15, [(self.above(seat, size), chance) for seat, chance in self._enemies()])

    def keeping_chains(self, size: int, length: int) -> list[float]:
        """By highest place, the chance that no enemy holds a higher chain."""
        chances = [(self.chains(seat, size, length), chance) for seat, chance in self._enemies()]
        return self._keeping(len(self.places), chances)

    def keeping_bomb(self, power: int) -> float:
        """The chance that no enemy holds a bomb above a power."""
        kept = 1.0
        for seat, chance in self._enemies():
            kept *= 1.0 - chance * self.bomb(seat, power)
        return kept

    def _enemies(self) -> list[tuple[int, float]]:
        enemy = self.knowledge.enemy
        return [(seat, enemy[seat]) for seat in self.knowledge.after if enemy[seat]]

    @staticmethod
    def _keeping(count: int, answers: list[tuple[list[float], float]]) -> list[float]:
        kept = [1.0] * count
        for chances, enemy in answers:
            kept = [keeping * (1.0 - enemy * chance) for keeping, chance in zip(kept, chances, strict=True)]
        return kept
