"""How the landlord is found: every auction style as a function of what has been said (rulebook §3).

An auction is a pure function: ruleset, first seat and the words spoken so far give either the next seat with the words
open to it (`Turn`), or who is landlord at what stake (`Outcome`). In all styles seats speak in playing order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from ddz_desktop.rules.action import Word
from ddz_desktop.rules.errors import IllegalDecision
from ddz_desktop.rules.ruleset import Auction, RobStep, RuleSet
from ddz_desktop.rules.state import BombPlayed

Call: TypeAlias = tuple[int, Word]

SCORES: dict[Word, int] = {Word.ONE: 1, Word.TWO: 2, Word.THREE: 3}
HIGHEST = 3
DUEL_BID = 3
DUEL_LIMIT = {RobStep.DOUBLE: 48, RobStep.INCREMENT: 7}
ROB_WORDS = (Word.ROB, Word.DECLINE)
CALL_WORDS = (Word.CALL, Word.PASS)


class Turn(Struct, frozen=True):
    """Whose turn it is to speak, and the words open to it."""

    seat: int
    legal: tuple[Word, ...]


class Outcome(Struct, frozen=True):
    """How an auction ended: `landlord` is `None`, `bid` 0 and `multiplier` 1 when nobody wanted it.

    `bid` and `multiplier` as the style makes them; `caller` who called, `robs` the seats that robbed, in order.
    """

    landlord: int | None = None
    bid: int = 0
    multiplier: int = 1
    caller: int | None = None
    robs: tuple[int, ...] = ()


def next_step(rules: RuleSet, first: int, calls: Sequence[Call]) -> Turn | Outcome:
    """Where the auction stands after these calls, all of which were legal when they were made."""
    return _STYLES[rules.auction](rules, first, calls)


def follow(rules: RuleSet, first: int, words: Iterable[Word]) -> tuple[tuple[Call, ...], Turn | Outcome]:
    """The calls of some words spoken in order, and where the auction then stands.

    Raises `IllegalDecision` for a word that was not open, or spoken after the end.
    """
    calls: tuple[Call, ...] = ()
    step = next_step(rules, first, calls)
    for word in words:
        if isinstance(step, Outcome) or word not in step.legal:
            raise IllegalDecision(f"{word.value} cannot be said as word {len(calls) + 1} of this auction")
        calls += ((step.seat, word),)
        step = next_step(rules, first, calls)
    return calls, step


def _score(rules: RuleSet, first: int, calls: Sequence[Call]) -> Turn | Outcome:
    """Once round: pass or a higher score; three ends it at once."""
    high = _highest(calls)
    if high is None or high[1] < HIGHEST:
        if len(calls) < rules.seats:
            return _bidding_turn(rules, first, calls, high)
        if high is None:
            return Outcome()
    return Outcome(landlord=high[0], bid=high[1])


def _contract(rules: RuleSet, first: int, calls: Sequence[Call]) -> Turn | Outcome:
    """Round and round until three, or until all others have passed in a row after a bid."""
    high = _highest(calls)
    passes = len(calls) if high is None else [word for _, word in reversed(calls)].index(_word_of(high[1]))
    if high is None:
        return Outcome() if passes == rules.seats else _bidding_turn(rules, first, calls, high)
    if high[1] == HIGHEST or passes == rules.seats - 1:
        return Outcome(landlord=high[0], bid=high[1])
    return _bidding_turn(rules, first, calls, high)


def _bidding_turn(rules: RuleSet, first: int, calls: Sequence[Call], high: tuple[int, int] | None) -> Turn:
    above = high[1] if high else 0
    higher = tuple(word for word, score in SCORES.items() if score > above)
    return Turn((first + len(calls)) % rules.seats, (Word.PASS, *higher))


def _highest(calls: Sequence[Call]) -> tuple[int, int] | None:
    """The last, and so highest, bid as (seat, score)."""
    for seat, word in reversed(calls):
        if word in SCORES:
            return seat, SCORES[word]
    return None


def _word_of(score: int) -> Word:
    return Word(str(score))


def _first_call(rules: RuleSet, first: int, calls: Sequence[Call]) -> Turn | Outcome:
    """The first to call is landlord."""
    caller = _caller(calls)
    return Outcome(caller, bid=1, caller=caller) if caller is not None else _calling_turn(rules, first, calls)


def _calling_turn(rules: RuleSet, first: int, calls: Sequence[Call]) -> Turn | Outcome:
    """Before the call: each seat once, and nobody at all when all have passed."""
    return Outcome() if len(calls) == rules.seats else Turn((first + len(calls)) % rules.seats, CALL_WORDS)


def _caller(calls: Sequence[Call]) -> int | None:
    return next((seat for seat, word in calls if word is Word.CALL), None)


def _robbers(calls: Sequence[Call]) -> tuple[int, ...]:
    return tuple(seat for seat, word in calls if word is Word.ROB)


def _rob(rules: RuleSet, first: int, calls: Sequence[Call]) -> Turn | Outcome:
    """Call; then each later seat may rob once, and the caller once more if anybody did (rulebook §3.1)."""
    caller = _caller(calls)
    if caller is None:
        return _calling_turn(rules, first, calls)
    robs = _robbers(calls)
    if len(calls) < rules.seats:
        return Turn((first + len(calls)) % rules.seats, ROB_WORDS)
    if robs and len(calls) == rules.seats:
        return Turn(caller, ROB_WORDS)
    multiplier = 2 ** (len(robs) + rules.call_doubles)
    return Outcome(robs[-1] if robs else caller, bid=1, multiplier=multiplier, caller=caller, robs=robs)


def _duel(rules: RuleSet, first: int, calls: Sequence[Call]) -> Turn | Outcome:
    """Call; then all seats rob or give up, round after round (rulebook §3.6). Robs raise the bid."""
    caller = _caller(calls)
    if caller is None:
        return _calling_turn(rules, first, calls)
    robs = _robbers(calls)
    leader = robs[-1] if robs else caller
    gone = {seat for seat, word in calls if word is Word.DECLINE}
    rivals = [seat for seat in range(rules.seats) if seat not in gone and seat != leader]
    if not rivals or robs.count(leader) == 2:
        return Outcome(leader, bid=_duel_bid(rules, len(robs)), caller=caller, robs=robs)
    last = calls[-1][0]
    return Turn(min(rivals, key=lambda seat: (seat - last - 1) % rules.seats), ROB_WORDS)


def _duel_bid(rules: RuleSet, robs: int) -> int:
    bid = DUEL_BID * 2**robs if rules.rob_step is RobStep.DOUBLE else DUEL_BID + robs
    return min(bid, DUEL_LIMIT[rules.rob_step])


_STYLES: dict[Auction, Callable[[RuleSet, int, Sequence[Call]], Turn | Outcome]] = {
    Auction.SCORE: _score,
    Auction.CONTRACT: _contract,
    Auction.FIRST_CALL: _first_call,
    Auction.ROB: _rob,
    Auction.DUEL: _duel,
}


def first_seat_three(calls: Sequence[Call]) -> bool:
    """Whether the very first word was a bid of three (rulebook §3.7)."""
    return len(calls) == 1 and calls[0][1] is Word.THREE


def bomb_quota(rules: RuleSet, calls: Sequence[Call], landlord: int) -> tuple[int | None, ...]:
    """Bombs allowed by seat, `None` for no limit; empty where the ruleset has no quota (rulebook §3.7).

    A farmer may play as many as his highest bid, at least one, if he had to speak. In the auctions without scores a
    call or a rob counts as a bid of 1 here, since the rulebook only speaks of scores.
    """
    if not rules.bomb_quota:
        return ()
    quota: list[int | None] = [None] * rules.seats
    for seat, word in calls:
        if seat != landlord:
            quota[seat] = max(quota[seat] or 1, SCORES.get(word, 1))
    return tuple(quota)


def bombs_left(quota: Sequence[int | None], bombs: Sequence[BombPlayed], seat: int) -> int | None:
    """How many bombs a seat may still play, `None` for no limit; `bombs` are those played so far."""
    allowed = quota[seat] if quota else None
    return None if allowed is None else allowed - sum(bomb.seat == seat for bomb in bombs)
