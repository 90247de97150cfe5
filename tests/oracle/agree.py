"""Where the move generator and the oracle differ, as sentences; none when all is well."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from random import Random

from ddz_desktop.rules.cards import RANK_UNIT, Counts
from ddz_desktop.rules.errors import IllegalPlay
from ddz_desktop.rules.kinds import BOMB_KINDS, KIND_BY_TEXT, KINDS, Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.options import option_text
from ddz_desktop.rules.ruleset import RuleSet
from tests.oracle.compare import BOMBS, Oracle, parts
from tests.oracle.readings import RANKS, Reading
from tests.oracle.samples import parts_near

MOST_REFUSALS = 4


def packed(cards: str) -> Counts:
    return sum(RANK_UNIT[RANKS.index(card)] for card in cards)


def unpacked(counts: Counts) -> str:
    return "".join(rank * (counts >> 4 * index & 15) for index, rank in enumerate(RANKS))


def as_play(reading: Reading) -> Play:
    return Play(KIND_BY_TEXT[reading[0]], RANKS.index(reading[1]), packed(reading[2]))


def as_reading(play: Play) -> Reading:
    return play.kind.text, RANKS[play.key], unpacked(play.cards)


class Pair:
    """The generator and the oracle for one ruleset and its wild ranks."""

    def __init__(self, rules: RuleSet, wild: str = "") -> None:
        self.oracle = Oracle(rules, wild)
        self.generator = MoveGenerator(rules, [RANKS.index(rank) for rank in wild])
        options = "; ".join(f"{name}={option_text(value)}" for name, value in rules.changes.items())
        self.where = f"{rules.id} [{options}] wild {wild or 'none'}"

    def differences(self, what: str, got: Iterable[Play], want: set[Reading]) -> list[str]:
        """What one list has more or less than the other, or has twice."""
        texts = [as_reading(play) for play in got]
        found = [f"{self.where}: {what} has twice {text}" for text in sorted({t for t in texts if texts.count(t) > 1})]
        found += [f"{self.where}: {what} only generator {' '.join(text)}" for text in sorted(set(texts) - want)]
        return found + [f"{self.where}: {what} only oracle {' '.join(text)}" for text in sorted(want - set(texts))]

    def readings(self, cards: str) -> list[str]:
        """Differences in the readings of exactly these cards, and in the direct check of each possible one."""
        want = self.oracle.readings(cards)
        found = self.differences(f"readings {cards}", self.generator.readings(packed(cards)), want)
        plays = set(map(as_play, want))
        for kind, key in product(KINDS, range(15)):
            play = Play(kind, key, packed(cards))
            if self.generator.is_reading(play) != (play in plays):
                found.append(f"{self.where}: is_reading {as_reading(play)} is {play not in plays}")
        return found + self.checks(cards, want, None)

    def accepts(self, play: Play, hand: Counts, over: Play | None = None, bombs: bool = True) -> bool:
        """Whether the generator lets a proposed play pass."""
        try:
            self.generator.check(play, hand, over, bombs)
        except IllegalPlay:
            return False
        return True

    def checks(self, hand: str, plays: Iterable[Reading], over: Reading | None) -> list[str]:
        """Differences in which proposed plays, some not of this hand, pass over a play: all that should and a few that
        should not, for a refusal is explained, which takes its time.
        """
        table = None if over is None else as_play(over)
        proposed: dict[bool, list[tuple[Reading, bool]]] = {True: [], False: []}
        for bombs, play in product((True, False), sorted(plays)):
            held = all(hand.count(rank) >= play[2].count(rank) for rank in play[2])
            legal = held and (bombs or play[0] not in BOMBS) and (over is None or self.oracle.beats(play, over))
            proposed[legal].append((play, bombs))
        refused = proposed[False]
        return [
            f"{self.where}: check {play} of {hand} over {over} bombs {bombs} does not say {legal}"
            for legal, some in ((True, proposed[True]), (False, refused[:: 1 + len(refused) // MOST_REFUSALS]))
            for play, bombs in some
            if self.accepts(as_play(play), packed(hand), table, bombs) != legal
        ]

    def all_readings(self, hand: str) -> list[str]:
        """Differences in the readings of every part of a hand."""
        return [line for part in parts(hand) for line in self.readings(part)]

    def moves(self, hand: str, over: Reading | None = None) -> list[str]:
        """Differences in the plays of a hand, bombs allowed or not, in each form in which the generator gives them."""
        table = None if over is None else as_play(over)
        counts, found = packed(hand), []
        for bombs in (True, False):
            want = self.oracle.moves(hand, over, bombs)
            what = f"moves {hand} over {over} bombs {bombs}"
            found += self.differences(what, self.generator.moves(counts, table, bombs), want)
            columns = zip(*self.generator.columns(counts, table, bombs), strict=True)
            found += self.differences(
                f"columns of {what}", (Play(KINDS[kind], key, cards) for cards, kind, key in columns), want
            )
            if self.generator.count(counts, table, bombs) != len(want):
                found.append(f"{self.where}: count of {what} is not {len(want)}")
            if self.generator.has_move(counts, table, bombs) != bool(want):
                found.append(f"{self.where}: has_move of {what} is not {bool(want)}")
        return found

    def beats(self, plays: Iterable[Reading], overs: Iterable[Reading]) -> list[str]:
        """Differences in what beats what."""
        tables = sorted(overs)
        return [
            f"{self.where}: beats {play} over {over} is not {self.oracle.beats(play, over)}"
            for play in sorted(plays)
            for over in tables
            if self.generator.beats(as_play(play), as_play(over)) != self.oracle.beats(play, over)
        ]

    def bombs(self, cards: str) -> list[str]:
        """Differences in whether cards are a bomb, however many of them are wild."""
        got = [play for play in self.generator.readings(packed(cards)) if play.kind in BOMB_KINDS]
        return self.differences(f"bombs {cards}", got, self.oracle.bombs(cards))

    def rivals(self, plays: list[str], bombs: list[str]) -> list[str]:
        """Differences in the readings of some cards, and in which of these plays and bombs beats which."""
        found = [line for cards in plays for line in self.readings(cards)]
        found += [line for cards in bombs for line in self.bombs(cards)]
        if found:
            return found
        readings = {play for cards in plays for play in self.oracle.readings(cards)}
        readings |= {play for cards in bombs for play in self.oracle.bombs(cards)}
        return self.beats(readings, readings)

    def dealt(self, rng: Random, hand: str, other: str, number: int) -> list[str]:
        """Differences in the plays of hands too large to try everything: leading and over some plays of another hand,
        for parts of the hand that are or nearly are plays, whether these are offered in just their readings.
        """
        tables = [None, *rng.sample(plays := list(self.generator.moves(packed(other))), min(4, len(plays)))]
        found = []
        for over in tables:
            offered: dict[Counts, list[Play]] = {}
            for play in self.generator.moves(packed(hand), over):
                offered.setdefault(play.cards, []).append(play)
            near = parts_near(rng, self.oracle.rules, self.oracle.wild, hand, list(map(unpacked, offered)), number)
            table = None if over is None else as_reading(over)
            for cards in near:
                want = {play for play in self.oracle.readings(cards) if table is None or self.oracle.beats(play, table)}
                what = f"moves {hand} over {table} of {cards}"
                found += self.differences(what, offered.get(packed(cards), []), want)
                found += self.checks(hand, self.oracle.readings(cards), table)
        return found

    def everything(self, rng: Random, hand: str, other: str, most: int = 30) -> list[str]:
        """All readings and plays of a small hand, against some of another hand's plays and of its own."""
        plays, tables = self.oracle.moves(hand), self.oracle.moves(other)
        pool = sorted(plays | tables)
        some = rng.sample(pool, min(most, len(pool)))
        found = self.all_readings(hand) + self.moves(hand) + self.beats(some, some)
        for over in some:
            found += self.moves(hand, over) + self.checks(hand, pool, over)
        return found + self.checks(hand, pool, None)
