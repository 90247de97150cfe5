"""Worked auctions of a style: what is said in turn, and what comes of it by the rules themselves. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ddz_desktop.rules.action import Word
from ddz_desktop.rules.ruleset import Auction, RuleSet
from ddz_desktop.rules.strategies.auction import Call, Outcome, bomb_quota, follow, next_step

OPENINGS: dict[Auction, tuple[tuple[Word, ...], ...]] = {
    Auction.SCORE: ((Word.ONE, Word.PASS, Word.TWO), (Word.PASS, Word.THREE), ()),
    Auction.CONTRACT: ((Word.ONE, Word.PASS, Word.TWO, Word.THREE), (Word.TWO,), ()),
    Auction.ROB: ((Word.CALL, Word.ROB, Word.DECLINE, Word.ROB), (Word.PASS, Word.CALL), ()),
    Auction.DUEL: ((Word.CALL, Word.ROB, Word.ROB, Word.ROB, Word.ROB), (Word.PASS, Word.CALL), ()),
    Auction.FIRST_CALL: ((Word.PASS, Word.CALL), ()),
    Auction.WINNING_CARD: (),
}
"""How the examples begin; afterwards nobody bids or robs."""


QUOTA_OPENINGS = ((Word.ONE, Word.TWO, Word.THREE), (Word.PASS, Word.CALL, Word.THREE))
"""Auctions in which farmers have said different things."""


class AuctionExample(Struct, frozen=True):
    """An auction that seat 0 begins, and its outcome."""

    calls: tuple[Call, ...]
    outcome: Outcome


class Quota(Struct, frozen=True):
    """How many bombs a farmer may play (`None`: any number) who said `word`; `None`: he never had to speak."""

    word: Word | None
    bombs: int | None


def auction_examples(rules: RuleSet) -> tuple[AuctionExample, ...]:
    """Worked auctions of the ruleset's style, the one in which nobody bids last."""
    return tuple(auction(rules, words) for words in OPENINGS[rules.auction])


def auction(rules: RuleSet, opening: Sequence[Word]) -> AuctionExample:
    """The auction that begins with these words; one that is not open when its turn comes is left out."""
    said: list[Word] = []
    left = list(opening)
    calls: tuple[Call, ...] = ()
    step = next_step(rules, 0, calls)
    while not isinstance(step, Outcome):
        refusal = Word.PASS if Word.PASS in step.legal else Word.DECLINE
        wanted = left.pop(0) if left else refusal
        said.append(wanted if wanted in step.legal else refusal)
        calls, step = follow(rules, 0, said)
    return AuctionExample(calls, step)


def quotas(rules: RuleSet) -> tuple[Quota, ...]:
    """How many bombs the farmers may play, by what they said; empty where there is no quota (rulebook §3.7)."""
    found: dict[Word | None, int | None] = {}
    for opening in QUOTA_OPENINGS:
        made = auction(rules, opening)
        landlord = made.outcome.landlord
        if landlord is None:
            continue
        last = dict(made.calls)
        for seat, allowed in enumerate(bomb_quota(rules, made.calls, landlord)):
            if seat != landlord:
                found.setdefault(last.get(seat), allowed)
    return tuple(Quota(word, bombs) for word, bombs in found.items())
