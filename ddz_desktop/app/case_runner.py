"""What the rules answer to one rule case: a question about readings, comparison, moves, auction, quota or settlement.

A case is one JSON object. `rules` and `options` choose the ruleset, `wild` the hand's wild ranks; seats count from 0,
the first bidder of an auction. Fields by `type`:

* `readings`: `cards`. Answer: every reading as text.
* `beats`: `play`, `over`. Answer: true or false; cards that do not read as the play says beat nothing.
* `moves`: `hand`, `over` (null when leading), `bombs_left`. Answer: every play, without pass; with `expect_count` and
  `expect_sha256` their number and the SHA-256 of their texts, sorted by code point and joined with newlines.
* `auction`: `calls` so far. Answer: landlord, bid, multiplier, redeal when it is over, else the next seat and words.
* `quota`: `calls`. Answer: bombs allowed by seat, null for no limit.
* `settle`: `hand`, a `SettledHand`. Answer: payoffs by seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ddz_desktop.app.arguments import read_play, wild_ranks
from ddz_desktop.app.problem import Problem
from ddz_desktop.rules.action import Word
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.errors import NotationError
from ddz_desktop.rules.kinds import BOMB_KINDS, Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_counts, parse_play, play_text
from ddz_desktop.rules.ruleset import Auction, OptionValue, RuleSet
from ddz_desktop.rules.state import BombPlayed
from ddz_desktop.rules.strategies.auction import Call, Outcome, Turn, bomb_quota, follow
from ddz_desktop.rules.strategies.scoring import HandResult, settle

Count = Annotated[int, Meta(ge=0, le=108)]
"""No fact of a hand is more than its cards."""


class Case(Struct, frozen=True):
    """One case as the file holds it; `expect` is `UNSET` where number and hash of the plays are given instead."""

    id: str
    type: str
    rules: str
    options: dict[str, OptionValue] = {}
    wild: list[str] = []
    cards: str = ""
    play: str = ""
    over: str | None = None
    hand: Any = None
    bombs_left: int | None = None
    calls: list[str] = []
    expect: Any = msgspec.UNSET
    expect_count: int | None = None
    expect_sha256: str | None = None

    @property
    def expected(self) -> Any:
        """What the answer should be, in the form of the answer."""
        if self.expect is not msgspec.UNSET:
            return self.expect
        return {"count": self.expect_count, "sha256": self.expect_sha256}


class SettledHand(Struct, frozen=True, forbid_unknown_fields=True):
    """The hand of a `settle` case; a missing fact is false, 0 or null. `bombs` are card texts in the order played."""

    landlord: int
    winner: int
    plays: list[Count]
    bid: Count | None = None
    hidden: int | None = None
    bombs: list[str] = []
    called: bool = False
    robs: Count = 0
    open_hand: bool = False
    void_follow: bool = False
    spread: bool = False
    open_king: bool = False
    first_seat_three: bool = False
    reports: Count = 0
    fight: bool = False
    shown: bool = False
    doubles: Count = 0


class CaseRunner:
    """Answers cases; generators are kept, since most cases share a few rulesets."""

    def __init__(self) -> None:
        self._generators: dict[bytes, MoveGenerator] = {}
        self._types: dict[str, Callable[[Case], Any]] = {
            "readings": self._readings,
            "beats": self._beats,
            "moves": self._moves,
            "auction": self._auction,
            "quota": self._quota,
            "settle": self._settle,
        }

    def answer(self, case: Case) -> Any:
        """The answer, as JSON would hold it. Raises RuleError or Problem for a case that asks for what is not there."""
        if case.type not in self._types:
            raise Problem(f"there is no case type {case.type!r}; the types are {', '.join(self._types)}")
        return self._types[case.type](case)

    def passes(self, case: Case, answer: Any) -> bool:
        """Whether the answer is the expected one: plays and words compared as sets."""
        return bool(_comparable(answer, case.type) == _comparable(case.expected, case.type))

    # By type

    def _readings(self, case: Case) -> list[str]:
        return sorted(map(play_text, self._generator(case).readings(parse_counts(case.cards))))

    def _beats(self, case: Case) -> bool:
        generator = self._generator(case)
        play, over = parse_play(case.play), read_play(generator, case.over or "")
        return generator.is_reading(play) and generator.beats(play, over)

    def _moves(self, case: Case) -> Any:
        generator = self._generator(case)
        over = read_play(generator, case.over) if case.over is not None else None
        if not isinstance(case.hand, str):
            raise Problem("the hand of a moves case is a text of cards")
        moves = generator.moves(parse_counts(case.hand), over, bombs=case.bombs_left != 0)
        texts = sorted(map(play_text, moves))
        if case.expect is not msgspec.UNSET:
            return texts
        return {"count": len(texts), "sha256": hashlib.sha256("\n".join(texts).encode()).hexdigest()}

    def _auction(self, case: Case) -> Any:
        step = _spoken(_rules(case), case.calls)[1]
        if isinstance(step, Turn):
            return {"next": step.seat, "legal": [word.value for word in step.legal]}
        return {
            "landlord": step.landlord,
            "bid": step.bid,
            "multiplier": step.multiplier,
            "redeal": step.landlord is None,
        }

    def _quota(self, case: Case) -> Any:
        rules = _rules(case)
        calls, step = _spoken(rules, case.calls)
        if not isinstance(step, Outcome) or step.landlord is None:
            raise Problem("the calls of a quota case end with a landlord")
        return list(bomb_quota(rules, calls, step.landlord)) or [None] * rules.seats

    def _settle(self, case: Case) -> Any:
        rules = _rules(case)
        try:
            hand = msgspec.convert(case.hand, SettledHand)
        except msgspec.ValidationError as error:
            raise Problem(f"the hand of a settle case: {error}") from error
        _check_seats(rules, hand)
        generator = self._generator(case)
        bombs = tuple(BombPlayed(hand.landlord, _read_bomb(generator, text), turn=0) for text in hand.bombs)
        return list(settle(rules, _result(hand, bombs)).payoffs)

    def _generator(self, case: Case) -> MoveGenerator:
        key = msgspec.json.encode([case.rules, case.options, case.wild])
        if key not in self._generators:
            rules = _rules(case)
            self._generators[key] = MoveGenerator(rules, wild_ranks(rules, case.wild))
        return self._generators[key]


def _comparable(answer: Any, case_type: str) -> Any:
    if case_type in ("readings", "moves") and isinstance(answer, list):
        return set(map(_canonical, answer))
    if case_type == "auction" and isinstance(answer, dict) and isinstance(answer.get("legal"), list):
        return answer | {"legal": set(map(str, answer["legal"]))}
    return answer


def _canonical(text: object) -> str:
    """A play's own text, whatever the order of the cards in this one."""
    try:
        return play_text(parse_play(str(text)))
    except NotationError:
        return str(text)


def _rules(case: Case) -> RuleSet:
    return ruleset(case.rules, case.options)


def _spoken(rules: RuleSet, words: list[str]) -> tuple[tuple[Call, ...], Turn | Outcome]:
    if rules.auction is Auction.WINNING_CARD:
        raise Problem(f"{rules.id} has no auction")
    unknown = [word for word in words if word not in list(Word)]
    if unknown:
        raise Problem(f"{unknown[0]!r} is no word of an auction")
    return follow(rules, 0, map(Word, words))


def _check_seats(rules: RuleSet, hand: SettledHand) -> None:
    seats = range(rules.seats)
    if len(hand.plays) != rules.seats:
        raise Problem(f"plays has {len(hand.plays)} numbers, {rules.id} has {rules.seats} seats")
    if not {hand.landlord, hand.winner} <= set(seats) or hand.hidden not in (None, *seats):
        raise Problem(f"the seats of {rules.id} are 0 to {rules.seats - 1}")
    if hand.hidden is not None and not rules.hidden_landlord:
        raise Problem(f"{rules.id} has no hidden landlord")
    if hand.hidden == hand.landlord:
        raise Problem("the hidden landlord is another seat than the landlord")


def _read_bomb(generator: MoveGenerator, text: str) -> Play:
    """The bomb or rocket that some cards are."""
    for play in generator.readings(parse_counts(text)):
        if play.kind in BOMB_KINDS:
            return play
    raise Problem(f"{text!r} is no bomb of {generator.rules.id}")


def _result(hand: SettledHand, bombs: tuple[BombPlayed, ...]) -> HandResult:
    return HandResult(
        landlord=hand.landlord,
        partner=hand.hidden,
        bid=hand.bid,
        winner=hand.winner,
        plays_made=tuple(hand.plays),
        bombs=bombs,
        called=hand.called,
        robs=(None,) * hand.robs,
        open_hand=hand.open_hand,
        void_follow=hand.void_follow,
        spread=hand.spread,
        open_king=hand.open_king,
        first_seat_three=hand.first_seat_three,
        reports=hand.reports,
        fight=hand.fight if hand.reports else None,
        shown=(None,) * hand.shown,
        doubled=(None,) * hand.doubles,
    )
