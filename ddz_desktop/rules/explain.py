"""What a selection reads as, which of that may be played now, and if nothing, the one reason that helps most."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from ddz_desktop.rules.card_notation import counts_text
from ddz_desktop.rules.cards import RANKS, Counts, Rank, contains, count_of, total
from ddz_desktop.rules.diagnose import Detail, Finding, ranks_of, why_nothing
from ddz_desktop.rules.errors import Reason
from ddz_desktop.rules.kinds import BOMB_KINDS, SHAPES, Kind, Play
from ddz_desktop.rules.ruleset import RuleSet


class Judge(Protocol):
    """What is asked of a `MoveGenerator` here."""

    rules: RuleSet
    wild: tuple[Rank, ...]

    def readings(self, cards: Counts) -> list[Play]:
        """Every reading of exactly these cards."""
        ...

    def beats(self, play: Play, over: Play) -> bool:
        """Whether a play beats another."""
        ...


class Explanation(Struct, frozen=True):
    """A selection judged. `readings`: all of them, by form; `legal`: those that may be played now.

    `reason` is `None` when there is a legal one, and `detail` says what the reason is about.
    """

    cards: Counts
    readings: tuple[Play, ...]
    legal: tuple[Play, ...]
    reason: Reason | None
    detail: Detail = Detail()

    def text(self) -> str:
        """One English sentence, for the command line, logs and refusals."""
        if self.reason is None:
            return f"{counts_text(self.cards)} can be played as {_or(_play_name(play) for play in self.legal)}"
        return reason_sentence(self.reason, self.detail)


def explain(
    generator: Judge,
    cards: Counts,
    over: Play | None = None,
    bombs: bool = True,
    hand: Counts | None = None,
) -> Explanation:
    """Judge some cards as a lead, or against the play on the table.

    `bombs=False`: the seat's bomb quota is used up. With `hand` it is also asked whether the seat holds the cards.
    """
    if not cards:
        return Explanation(cards, (), (), Reason.EMPTY)
    readings = tuple(generator.readings(cards))
    if hand is not None and not contains(hand, cards):
        lacking = tuple(rank for rank in ranks_of(cards) if count_of(cards, rank) > count_of(hand, rank))
        return Explanation(cards, readings, (), Reason.NOT_HELD, Detail(ranks=lacking))
    if not readings:
        return Explanation(cards, (), (), *why_nothing(generator.rules, generator.wild, cards))
    return judge(generator, cards, readings, over, bombs)


def judge(generator: Judge, cards: Counts, readings: tuple[Play, ...], over: Play | None, bombs: bool) -> Explanation:
    """Which of some readings may lead, or beat the play on the table; there must be one at least."""
    beating = tuple(play for play in readings if over is None or generator.beats(play, over))
    legal = tuple(play for play in beating if bombs or play.kind not in BOMB_KINDS)
    if legal:
        return Explanation(cards, readings, legal, None)
    if beating or over is None:
        return Explanation(cards, readings, (), Reason.BOMB_QUOTA)
    return Explanation(cards, readings, (), *_why_not_enough(readings, over))


def _why_not_enough(readings: Iterable[Play], over: Play) -> Finding:
    """Why none of these readings beats the play on the table; the nearest miss counts."""
    kinds = {play.kind for play in readings}
    if over.kind in BOMB_KINDS:
        reason = Reason.BOMB_TOO_SMALL if kinds & BOMB_KINDS else Reason.WRONG_KIND
        return reason, Detail(over.kind)
    found = next((total(play.cards) for play in readings), 0)
    if over.kind not in kinds:
        return Reason.WRONG_KIND, Detail(over.kind)
    if found != total(over.cards):
        return Reason.WRONG_SIZE, Detail(over.kind, number=total(over.cards), found=found)
    return Reason.TOO_LOW, Detail(over.kind, (over.key,))


def reason_sentence(reason: Reason, detail: Detail) -> str:
    """The English sentence of a reason."""
    ranks = _and(RANKS[rank] for rank in detail.ranks)
    chain = _CHAIN_NAMES.get(SHAPES[detail.kind].body if detail.kind in SHAPES else 1, "a chain")
    if reason in (Reason.WING_COUNT, Reason.WING_KIND):
        wanted = _or(_wings_text(kind, detail.groups) for kind in detail.kinds)
        return f"{counts_text(detail.body)} takes {wanted}"
    if detail.kind in BOMB_KINDS and reason in (Reason.WRONG_KIND, Reason.BOMB_TOO_SMALL):
        return "nothing beats the rocket" if detail.kind is Kind.ROCKET else "only a higher bomb beats a bomb"
    return _SENTENCES[reason].format(
        ranks=ranks,
        chain=chain,
        number=detail.number,
        found=detail.found,
        kind=detail.kind.text if detail.kind is not None else "",
    )


_CHAIN_NAMES = {1: "a straight", 2: "a chain of pairs", 3: "an airplane", 4: "a chain of fours"}

_SENTENCES: dict[Reason, str] = {
    Reason.EMPTY: "no cards are chosen",
    Reason.NOT_HELD: "the hand does not hold so many cards of {ranks}",
    Reason.NO_KIND: "cards of {ranks} are no play together",
    Reason.TWO_IN_CHAIN: "a 2 cannot be in {chain}",
    Reason.JOKER_IN_CHAIN: "a joker cannot be in {chain}",
    Reason.CHAIN_TOO_SHORT: "{chain} has at least {number} ranks, not {found}",
    Reason.CHAIN_TOO_LONG: "{chain} has at most {number} ranks, not {found}",
    Reason.CHAIN_BROKEN: "the ranks of {chain} are neighbours, and {ranks} are not",
    Reason.WING_REPEATS_BODY: "an attached card cannot have the rank of the cards that it is attached to: {ranks}",
    Reason.WINGS_ALIKE: "attached cards of one rank are too many: {ranks}",
    Reason.WINGS_STRICT: "three or four cards of {ranks} cannot be attached to this airplane",
    Reason.WING_ROCKET: "the rocket cannot be two wings",
    Reason.WINGS_NOT_CONSECUTIVE: "the attached pairs must be neighbours",
    Reason.JOKERS_UNLIKE: "a small and a big joker are no pair",
    Reason.WILD_ALONE: "wild cards alone count at their own rank, and so {ranks} are no play together",
    Reason.WILD_WITH_JOKER: "a wild card cannot stand for a joker, nor for another rank beside jokers alone",
    Reason.KIND_OFF: "these rules do not have {kind}",
    Reason.WRONG_KIND: "{kind} lies on the table: only that or a bomb beats it",
    Reason.WRONG_SIZE: "the play on the table has {number} cards, not {found}",
    Reason.TOO_LOW: "{kind} {ranks} lies on the table: only a higher one or a bomb beats it",
    Reason.BOMB_QUOTA: "this seat has played as many bombs as it may",
    Reason.CANNOT_PASS: "who leads cannot pass",
}


def _play_name(play: Play) -> str:
    return f"{play.kind.text} {RANKS[play.key]}"


def _wings_text(kind: Kind, groups: int) -> str:
    shape = SHAPES[kind]
    parts = [
        (shape.trios * groups, "consecutive trio" if kind is Kind.QUAD_CHAIN_TRIO_PAIR else "trio"),
        (shape.pairs * groups, "pair"),
        (shape.solos * groups, "solo"),
    ]
    return " with ".join(f"{number} {name}s" if number > 1 else f"one {name}" for number, name in parts if number)


def _and(words: Iterable[str]) -> str:
    *first, last = [*words] or [""]
    return f"{', '.join(first)} and {last}" if first else last


def _or(words: Iterable[str]) -> str:
    *first, last = [*words] or [""]
    return f"{', '.join(first)} or {last}" if first else last
