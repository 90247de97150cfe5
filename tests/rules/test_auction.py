"""Every auction style at every number of seats ends, and ends rightly."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from ddz_desktop.rules.action import Word
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.errors import IllegalDecision
from ddz_desktop.rules.options import AUCTIONS
from ddz_desktop.rules.ruleset import Auction, RobStep, RuleSet
from ddz_desktop.rules.strategies.auction import Call, Outcome, bomb_quota, first_seat_three, follow, next_step

LONGEST = {"score": 1, "rob": 1, "first-call": 1, "contract": 3, "duel": 3}
"""Rounds within which each style must end (the caller's last chance in `rob` comes on top)."""


def rules_with(auction: str, seats: int = 3, step: RobStep = RobStep.DOUBLE) -> RuleSet:
    classic = CATALOG["yixing-classic"]
    return msgspec.structs.replace(classic, auction=Auction(auction), seats=seats, rob_step=step)


def words(text: str) -> Iterator[Word]:
    return map(Word, text.split())


def outcome(rules: RuleSet, text: str, first: int = 0) -> tuple[int | None, int, int]:
    _, step = follow(rules, first, words(text))
    assert isinstance(step, Outcome)
    return step.landlord, step.bid, step.multiplier


def every_auction(
    rules: RuleSet, first: int, calls: tuple[Call, ...] = ()
) -> Iterator[tuple[tuple[Call, ...], Outcome]]:
    step = next_step(rules, first, calls)
    if isinstance(step, Outcome):
        yield calls, step
        return
    assert Word.PASS in step.legal or Word.DECLINE in step.legal
    for word in step.legal:
        yield from every_auction(rules, first, (*calls, (step.seat, word)))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("auction", AUCTIONS)
def test_every_auction_ends_with_a_landlord_unless_all_pass(auction: str, seats: int) -> None:
    rules = rules_with(auction, seats)
    for calls, end in every_auction(rules, first=1):
        wanted = [seat for seat, word in calls if word not in (Word.PASS, Word.DECLINE)]
        assert (end.landlord is None) == (not wanted)
        assert end.landlord is not None or (end.bid, end.multiplier, len(calls)) == (0, 1, seats)
        assert end.landlord is None or (end.landlord == wanted[-1] and end.bid >= 1)
        assert len(calls) <= LONGEST[auction] * seats + (auction in ("rob", "contract"))


@pytest.mark.parametrize("auction", AUCTIONS)
def test_seat_numbers_turn_with_the_first_seat(auction: str) -> None:
    rules = rules_with(auction)
    for calls, end in every_auction(rules, first=0):
        turned = [((seat + 2) % 3, word) for seat, word in calls]
        moved = next_step(rules, 2, turned)
        assert isinstance(moved, Outcome)
        assert moved.landlord == (None if end.landlord is None else (end.landlord + 2) % 3)
        assert (moved.bid, moved.multiplier) == (end.bid, end.multiplier)


@pytest.mark.parametrize(
    ("auction", "seats", "text", "expected"),
    [
        ("score", 5, "pass 1 pass 2 pass", (3, 2, 1)),
        ("score", 5, "pass pass pass pass 3", (4, 3, 1)),
        ("rob", 5, "pass call rob decline rob rob", (1, 1, 16)),
        ("rob", 5, "pass call decline decline decline", (1, 1, 2)),
        ("first-call", 5, "pass pass pass call", (3, 1, 1)),
        ("contract", 5, "1 pass pass pass 2 pass pass pass pass", (4, 2, 1)),
        ("contract", 2, "1 2 pass", (1, 2, 1)),
        ("duel", 2, "pass call rob rob rob", (0, 24, 1)),
        ("duel", 2, "call decline", (0, 3, 1)),
        ("duel", 4, "call rob rob rob rob rob", (1, 48, 1)),
        ("duel", 5, "call rob rob rob rob rob rob", (1, 48, 1)),
        ("duel", 5, "call decline decline decline decline", (0, 3, 1)),
    ],
)
def test_styles_at_other_numbers_of_seats(auction: str, seats: int, text: str, expected: tuple[int, int, int]) -> None:
    assert outcome(rules_with(auction, seats), text) == expected


def test_a_duel_by_steps_stops_at_seven() -> None:
    assert outcome(rules_with("duel", 5, RobStep.INCREMENT), "call rob rob rob rob rob rob") == (1, 7, 1)


@pytest.mark.parametrize(
    ("auction", "text"),
    [
        ("score", "2 1"),
        ("score", "3 pass"),
        ("rob", "rob"),
        ("rob", "call pass"),
        ("duel", "call call"),
        ("contract", "call"),
    ],
)
def test_what_is_not_open_cannot_be_said(auction: str, text: str) -> None:
    with pytest.raises(IllegalDecision):
        follow(rules_with(auction), 0, words(text))


def test_only_the_first_word_makes_a_first_seat_three() -> None:
    assert first_seat_three([(2, Word.THREE)])
    assert not first_seat_three([(2, Word.PASS), (3, Word.THREE)])
    assert not first_seat_three([(2, Word.CALL)])


@pytest.mark.parametrize(
    ("auction", "text", "expected"),
    [
        ("rob", "pass call rob decline decline", (1, 1, None, 1)),
        ("contract", "1 2 pass pass pass", (1, None, 1, 1)),
        ("contract", "2 pass pass 3", (2, 1, 1, None)),
        ("first-call", "pass call", (1, None, None, None)),
    ],
)
def test_a_quota_in_other_auctions(auction: str, text: str, expected: tuple[int | None, ...]) -> None:
    rules = ruleset("shanghai-four", {"auction": auction})
    calls, end = follow(rules, 0, words(text))
    assert isinstance(end, Outcome)
    assert end.landlord is not None
    assert bomb_quota(rules, calls, end.landlord) == expected


def test_without_a_quota_there_is_none() -> None:
    assert bomb_quota(rules_with("score"), [(0, Word.THREE)], 0) == ()
