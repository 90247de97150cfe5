"""Worked settlements: hands that show what a ruleset counts, settled by the rules themselves. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from ddz_desktop.rules.action import Word
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.ruleset import Auction, RuleSet
from ddz_desktop.rules.state import BombPlayed, FactorName, Settlement
from ddz_desktop.rules.strategies.auction import first_seat_three
from ddz_desktop.rules.strategies.scoring import HandResult, settle
from ddz_desktop.ui.pages.rulebook.auctions import auction
from ddz_desktop.ui.pages.rulebook.ladder import rungs

BUSY = 5
"""Plays of a seat in a hand without spring."""

_AUCTIONS: dict[Auction, tuple[Word, ...]] = {
    Auction.SCORE: (Word.TWO,),
    Auction.CONTRACT: (Word.TWO,),
    Auction.ROB: (Word.CALL, Word.ROB),
    Auction.DUEL: (Word.CALL, Word.ROB),
    Auction.FIRST_CALL: (Word.CALL,),
}
"""What is said in the examples. Afterwards nobody bids or robs."""


class Story(StrEnum):
    """What happens in a worked settlement."""

    LANDLORD_WINS = "landlord_wins"
    BOMBS = "bombs"
    CAPPED = "capped"
    SPRING = "spring"
    ANTI_SPRING = "anti_spring"
    OPEN_HAND = "open_hand"
    OPEN_KING = "open_king"
    VOID_FOLLOW = "void_follow"
    FIRST_THREE_WON = "first_three_won"
    FIRST_THREE_LOST = "first_three_lost"
    SPREAD = "spread"
    REPORT = "report"
    REPORT_FOUGHT = "report_fought"
    REPORT_LOST = "report_lost"
    SHOWN = "shown"
    DOUBLED = "doubled"
    ALONE = "alone"


class Account(Struct, frozen=True):
    """A hand and its settlement."""

    story: Story
    result: HandResult
    settlement: Settlement


def accounts(rules: RuleSet) -> tuple[Account, ...]:
    """A worked settlement for everything that this ruleset counts."""
    return tuple(Account(story, result, settle(rules, result)) for story, result in _results(rules))


def factor_values(rules: RuleSet) -> dict[FactorName, int]:
    """Every factor that the settlements of this ruleset can hold, with its value where it has only one.

    Taken from the worked settlements, in the order in which a settlement names them.
    """
    found: dict[FactorName, int] = {}
    for account in accounts(rules):
        for factor in account.settlement.factors:
            if factor.value or factor.name not in found:
                found[factor.name] = max(factor.value, found.get(factor.name, 0))
    return {name: found[name] for name in FactorName if name in found}


def doubling_bombs(rules: RuleSet) -> tuple[Play, ...]:
    """Bombs that double the stake, each once, the lowest first; the rocket is the last."""
    return tuple(play for rung in rungs(rules)[::-1] if rung.doubles for play in rung.plays[::-1])


def _results(rules: RuleSet) -> Iterator[tuple[Story, HandResult]]:
    won = _after_auction(rules, _AUCTIONS.get(rules.auction, ()))
    lost = replace(won, winner=rules.seats - 1)
    yield Story.LANDLORD_WINS, won
    yield from _bomb_results(rules, lost)
    if rules.spring > 1:
        yield Story.SPRING, replace(won, plays_made=_plays(rules, won, landlords=BUSY, farmers=0))
        few = 0 if lost.partner is not None else 1
        yield Story.ANTI_SPRING, replace(lost, plays_made=_plays(rules, lost, landlords=few, farmers=BUSY))
    if rules.open_hand:
        yield Story.OPEN_HAND, replace(lost, open_hand=True)
    if rules.open_king:
        yield Story.OPEN_KING, replace(won, open_king=True)
    if rules.void_follow:
        yield Story.VOID_FOLLOW, replace(won, void_follow=True)
    yield from _first_three_results(rules)
    if rules.report:
        yield Story.REPORT, replace(won, reports=1, fight=False, plays_made=(0,) * rules.seats)
        yield Story.REPORT_FOUGHT, replace(won, reports=2, fight=True)
        yield Story.REPORT_LOST, replace(lost, reports=1, fight=True)
    if rules.identity:
        yield Story.SHOWN, replace(won, shown=(won.landlord,))
    if rules.double:
        yield Story.DOUBLED, replace(lost, doubled=(0, rules.seats - 1))
    if rules.hidden_landlord:
        yield Story.ALONE, replace(won, partner=None)


def _bomb_results(rules: RuleSet, lost: HandResult) -> Iterator[tuple[Story, HandResult]]:
    plays = doubling_bombs(rules)
    if not plays:
        return
    shown = (plays[0], plays[-1]) if len(plays) > 1 else plays
    yield Story.BOMBS, replace(lost, bombs=_bombs(rules, shown))
    if rules.bomb_cap is not None and len(plays) > rules.bomb_cap:
        yield Story.CAPPED, replace(lost, bombs=_bombs(rules, plays[: rules.bomb_cap + 1]))


def _first_three_results(rules: RuleSet) -> Iterator[tuple[Story, HandResult]]:
    if rules.first_seat_three is None or rules.auction not in (Auction.SCORE, Auction.CONTRACT):
        return
    won = _after_auction(rules, (Word.THREE,))
    yield Story.FIRST_THREE_WON, won
    yield Story.FIRST_THREE_LOST, replace(won, winner=rules.seats - 1)
    if rules.spread:
        yield Story.SPREAD, replace(won, spread=True)


def _after_auction(rules: RuleSet, words: tuple[Word, ...]) -> HandResult:
    """A hand that the landlord wins after this auction, without anything else that counts."""
    if rules.hidden_landlord:
        hand = HandResult(landlord=0, partner=2, winner=0)
        return replace(hand, plays_made=_plays(rules, hand, landlords=BUSY, farmers=BUSY))
    made = auction(rules, words)
    landlord = made.outcome.landlord
    assert landlord is not None, "somebody bids in every example"
    hand = HandResult(
        landlord=landlord,
        bid=made.outcome.bid,
        winner=landlord,
        called=made.outcome.caller is not None,
        caller=made.outcome.caller,
        robs=made.outcome.robs,
        first_seat_three=rules.first_seat_three is not None and first_seat_three(made.calls),
    )
    return replace(hand, plays_made=_plays(rules, hand, landlords=BUSY, farmers=BUSY))


def _plays(rules: RuleSet, hand: HandResult, *, landlords: int, farmers: int) -> tuple[int, ...]:
    return tuple(landlords if seat in hand.landlords else farmers for seat in range(rules.seats))


def _bombs(rules: RuleSet, plays: tuple[Play, ...]) -> tuple[BombPlayed, ...]:
    return tuple(BombPlayed(turn % rules.seats, play, turn) for turn, play in enumerate(plays, 3))
