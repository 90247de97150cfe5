"""`MoveGenerator`: what may be played, and whether a proposed play may (rulebook §1, §2).

It joins the two kernels, `generate` for natural cards and `wild_kernel` for hands with wild ones, with `readings`,
which judges a play directly: two decks allow thousands of leads, so nobody lists them to check one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from ddz_desktop.rules.card_notation import counts_text
from ddz_desktop.rules.cards import RANK_UNIT, RANKS, Counts, Rank, contains, total
from ddz_desktop.rules.compare import chain_limits, chain_place
from ddz_desktop.rules.errors import IllegalPlay, Reason
from ddz_desktop.rules.explain import explain, judge
from ddz_desktop.rules.generate import Generator
from ddz_desktop.rules.kinds import BOMB_KINDS, KINDS, SHAPES, Kind, Play
from ddz_desktop.rules.readings import Readings
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.wild_kernel import WildGenerator

Columns = tuple[list[Counts], bytes, bytes]
"""Plays side by side: cards, kinds, keys."""

NO_COUNTS = 16 * RANK_UNIT[-1]
"""Packed counts are less."""

JOKER_MASK: Counts = 15 * (RANK_UNIT[13] + RANK_UNIT[14])


class AllPlays(Protocol):
    """A function that gives every play at once; the order means nothing."""

    def __call__(self, hand: Counts, over: Play | None = None, bombs: bool = True) -> Columns:
        """What may lead, or beat `over`."""
        ...


class SomePlay(Protocol):
    """A function that gives one of all plays."""

    def __call__(self, hand: Counts, over: Play | None, bombs: bool, fraction: float, /) -> Play | None:
        """The play at a fraction of the way through what may lead, or through what beats `over` and then the pass."""
        ...


class Check(Protocol):
    """A function that tells whether a play may be made."""

    def __call__(self, hand: Counts, play: Play, over: Play | None, bombs: bool, /) -> bool:
        """Whether a hand may lead this play, or beat `over` with it."""
        ...


class MoveGenerator:
    """The plays of one ruleset in a hand with these wild ranks. It holds scratch memory: every thread needs its own.

    Where a play to beat is given (`over`), it must be a reading of its cards. With `bombs=False`, a bomb quota used
    up, bombs and the rocket are left out. Pass is no play.
    """

    def __init__(self, rules: RuleSet, wild: Sequence[Rank] = (), like: MoveGenerator | None = None) -> None:
        """`like`: a generator of the same ruleset, with which this one then shares its memory; it is made faster."""
        self.rules = rules
        self.wild = tuple(wild)
        self.form = Readings(rules, wild)
        self._ladder = self.form.ladder
        self._natural: Generator = like._natural if like else Generator(rules, self._ladder)
        self._wild: WildGenerator | None = like._wild if like else None
        if wild and self._wild is None:
            self._wild = WildGenerator(rules, self._ladder, wild)
        self._own_rank = sum(15 * RANK_UNIT[rank] for rank in wild) | JOKER_MASK
        self._kinds = tuple(kind for kind in sorted(rules.kinds) if kind not in BOMB_KINDS)
        # The kernel's own functions where that can be: a call between costs too much.
        self.columns: AllPlays = self._columns_with_wild if wild else self._natural.columns
        """Every play at once."""
        self.choose: SomePlay = self._choose_with_wild if wild else self._natural.choose
        """One decision of all, `None` for the pass: each is as likely as the others when the fraction, from 0 to below
        1, is random.
        """
        self.makes: Check = self._makes_with_wild if wild else self._natural.makes
        """Whether a play may be made; lists no plays of the hand."""

    def readings(self, cards: Counts) -> list[Play]:
        """Every reading of exactly these cards, bombs included; form only."""
        return self.form.readings(cards)

    def is_reading(self, play: Play) -> bool:
        """Whether the play's kind and key are a reading of its cards; form only."""
        return self.form.is_reading(play)

    def moves(self, hand: Counts, over: Play | None = None, bombs: bool = True) -> Iterator[Play]:
        """Every play, by and by: kind by kind, short bodies before long ones, low keys before high ones, bombs last."""
        for columns in self._families(hand, over, bombs):
            for cards, kind, key in zip(*columns, strict=True):
                yield Play(KINDS[kind], key, cards)

    def count(self, hand: Counts, over: Play | None = None, bombs: bool = True) -> int:
        """How many plays there are."""
        return sum(len(columns[0]) for columns in self._families(hand, over, bombs))

    def has_move(self, hand: Counts, over: Play | None = None, bombs: bool = True) -> bool:
        """Whether there is any play."""
        return any(columns[0] for columns in self._families(hand, over, bombs))

    def _set_wild(self) -> WildGenerator:
        """The kernel for plays with wild cards, which other generators may share, with these wild ranks."""
        assert self._wild is not None
        self._wild.set_wild(min(self.wild), max(self.wild))
        return self._wild

    def _columns_with_wild(self, hand: Counts, over: Play | None = None, bombs: bool = True) -> Columns:
        own = self._natural.columns(hand & self._own_rank, over, False)
        made = self._set_wild().columns(hand, over, self._trio_start(over), bombs)
        return own[0] + made[0], own[1] + made[1], own[2] + made[2]

    def _choose_with_wild(self, hand: Counts, over: Play | None, bombs: bool, fraction: float) -> Play | None:
        wild = self._set_wild()
        own = self._natural.write(hand & self._own_rank, over, False)
        plays = own + wild.write(hand, over, self._trio_start(over), bombs)
        index = int(fraction * (plays + (over is not None)))
        if index < own:
            return self._natural.play(index)
        return wild.play(index - own) if index < plays else None

    def _makes_with_wild(self, hand: Counts, play: Play, over: Play | None, bombs: bool) -> bool:
        if not (0 <= play.key < len(RANKS) and contains(hand, play.cards)):
            return False
        own_rank = self._natural.makes(play.cards & self._own_rank, play, over, False)
        return own_rank or self._set_wild().makes(play, over, self._trio_start(over), bombs)

    def _families(self, hand: Counts, over: Play | None, bombs: bool) -> Iterator[Columns]:
        """The plays in parts small enough to be made one after another: by kind, length and place of the body."""
        if over is None:
            bodies = [(kind, length) for kind in self._kinds for length in self._lengths(kind, total(hand))]
        elif over.kind in BOMB_KINDS:
            bodies = []
        else:
            bodies = [(over.kind, total(over.cards) // SHAPES[over.kind].group_size)]
        for kind, length in bodies:
            for first in range(15):
                yield from self._family(hand, kind, length, first, over)
        if bombs:
            yield (self._set_wild() if self.wild else self._natural).bombs(hand, over)

    def _lengths(self, kind: Kind, cards: int) -> range:
        fewest, most = chain_limits(self.rules, kind)
        return range(fewest, min(most, cards // SHAPES[kind].group_size) + 1)

    def _family(self, hand: Counts, kind: Kind, length: int, first: int, over: Play | None) -> Iterator[Columns]:
        if not self.wild:
            yield self._natural.family(hand, kind, length, first, over)
        else:
            yield self._natural.family(hand & self._own_rank, kind, length, first, over)
            yield self._set_wild().family(hand, kind, length, first, over, self._trio_start(over))

    def beats(self, play: Play, over: Play) -> bool:
        """Whether a play beats another; both must be readings of their cards."""
        power, least = (self._ladder.power(each.kind, each.cards) for each in (play, over))
        if power or least:
            return power > least
        if play.kind is not over.kind or total(play.cards) != total(over.cards):
            return False
        return self._order(play) > self._order(over)

    def _order(self, play: Play) -> tuple[int, int]:
        """What is compared between plays of one kind and length: the key's place, then what decides between equals."""
        place = chain_place(self.rules.chain_order, play.key) if SHAPES[play.kind].chain else play.key
        return (place or 0), self._second(play)

    def _second(self, play: Play) -> int:
        if play.kind is Kind.TRIO_PAIR and self.rules.pair_decides:
            return (play.cards - 3 * RANK_UNIT[play.key]).bit_length() >> 2
        if play.kind is Kind.QUAD_CHAIN_TRIO_PAIR:
            return self.form.trio_place(play) or 0
        return 0

    def _trio_start(self, over: Play | None) -> int:
        if over is None or over.kind is not Kind.QUAD_CHAIN_TRIO_PAIR:
            return 0
        return self._second(over) + 1 - total(over.cards) // SHAPES[over.kind].group_size

    def check(self, play: Play, hand: Counts, over: Play | None, bombs: bool = True) -> None:
        """Raise `IllegalPlay` unless a hand may lead this play, or beat `over` with it. Lists no plays of the hand."""
        if not self.makes(hand, play, over, bombs):
            raise self._refusal(play, hand, over, bombs)

    def _refusal(self, play: Play, hand: Counts, over: Play | None, bombs: bool) -> IllegalPlay:
        if not (0 <= play.key < len(RANKS) and 0 <= play.cards < NO_COUNTS):
            return IllegalPlay(Reason.NO_KIND, "the play is made of cards or a rank that do not exist")
        told = explain(self, play.cards, over, bombs, hand)
        if told.readings and told.reason is not Reason.NOT_HELD:
            if play not in told.readings:
                declared = f"{play.kind.text} {RANKS[play.key]}"
                return IllegalPlay(Reason.NO_KIND, f"{counts_text(play.cards)} is no {declared}")
            told = judge(self, play.cards, (play,), over, bombs)
        return IllegalPlay(told.reason or Reason.NO_KIND, told.text())
