"""Which play beats which, and every play of a hand: the rulebook's follow rule and ladders, case by case."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from ddz_desktop.rules.ruleset import Ladder, RuleSet
from tests.oracle.readings import (
    CHAIN_ORDER,
    FORMS,
    RANKS,
    Built,
    Reading,
    bomb_class,
    bomb_rank,
    bombs,
    built_ways,
    readings,
)

BOMBS = ("bomb", "rocket")
CLASSES = ["small", "soft", "hard", "pure"]
FIVE_LADDER = ["4 natural", "2 jokers", "5 natural", "6 natural", "3 jokers", "7 natural", "8 natural"]


class Oracle:
    """Readings, comparison and moves of one ruleset with these wild ranks (their letters)."""

    def __init__(self, rules: RuleSet, wild: str = "") -> None:
        self.rules = rules
        self.wild = wild
        self._memo: dict[str, list[Built]] = {}
        self._readings: dict[str, set[Reading]] = {}
        self._compared: dict[Reading, tuple[int, int]] = {}

    def readings(self, cards: str) -> set[Reading]:
        """Every reading of exactly these cards."""
        if cards not in self._readings:
            self._readings[cards] = readings(self.rules, self.wild, cards, self._memo)
        return self._readings[cards]

    def moves(self, hand: str, over: Reading | None = None, bombs: bool = True) -> set[Reading]:
        """Every play of a hand: all parts of it, all their readings, those that beat the table."""
        found: set[Reading] = set()
        for part in parts(hand):
            other_size = over is not None and len(part) != len(over[2])
            plays = self.bombs(part) if other_size else self.readings(part)
            found |= {play for play in plays if over is None or self.beats(play, over)}
        return {play for play in found if bombs or play[0] not in BOMBS}

    def bombs(self, cards: str) -> set[Reading]:
        """The readings of cards as a bomb or the rocket."""
        return {(kind, key, cards) for kind, key in bombs(self.rules, self.wild, cards)}

    def beats(self, play: Reading, over: Reading) -> bool:
        """Whether a play beats another: any bomb a non-bomb, a higher bomb a bomb, else kind, size and key."""
        if play[0] in BOMBS:
            return over[0] not in BOMBS or self._bomb_step(play) > self._bomb_step(over)
        if play[0] != over[0] or len(play[2]) != len(over[2]):
            return False
        return self._keys(play) > self._keys(over)

    def _keys(self, play: Reading) -> tuple[int, int]:
        """What is compared: the body's rank by its order, then the attached rank that decides, if any."""
        if play not in self._compared:
            kind, key, cards = play
            order = CHAIN_ORDER[self.rules.chain_order]
            first = order.rindex(key) if FORMS[kind].chain else RANKS.index(key)
            ways = built_ways(self.rules, self.wild, cards, self._memo)
            seconds = [RANKS.index(way.second) for way in ways if way[:2] == (kind, key) and way.second]
            self._compared[play] = first, max(seconds, default=0)
        return self._compared[play]

    def _bomb_step(self, play: Reading) -> tuple[int, ...]:
        """A bomb's place on the ladder."""
        kind, _, cards = play
        if kind == "rocket":
            return (99,)
        rank = RANKS.index(bomb_rank(self.wild, cards))
        made = bomb_class(self.rules, self.wild, cards)
        if self.rules.ladder is Ladder.JOKERS:
            name = f"{len(cards)} {'jokers' if made == 'jokers' else 'natural'}"
            return FIVE_LADDER.index(name), cards.count("R") if made == "jokers" else rank
        strength = CLASSES.index(str(made))
        if self.rules.ladder is Ladder.SIZE_CLASS:
            return len(cards), strength, rank
        if self.rules.ladder is Ladder.SIZE:
            return len(cards), rank
        return strength, rank


def parts(hand: str) -> Iterator[str]:
    """Every non-empty part of a hand, once."""
    counts = Counter(hand)
    ranks = [rank for rank in RANKS if counts[rank]]
    for chosen in product(*(range(counts[rank] + 1) for rank in ranks)):
        if any(chosen):
            yield "".join(rank * count for rank, count in zip(ranks, chosen, strict=True))
