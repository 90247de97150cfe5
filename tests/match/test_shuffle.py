"""The steps of the fair shuffle, with seats here and seats elsewhere."""

from __future__ import annotations

import pytest

from ddz_desktop.match.errors import BrokenPromise, OutOfOrder
from ddz_desktop.match.ports import SeededEntropy, SystemEntropy
from ddz_desktop.match.shuffle import FairShuffle
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.shuffle import parse_proof, seat_commitment, verify

CLASSIC = ruleset("yixing-classic")
MINE = bytes(range(32))


def shuffle_with_remote_seat() -> FairShuffle:
    return FairShuffle(CLASSIC, 4, SeededEntropy(b"x"), frozenset({1}))


@pytest.mark.parametrize("system", CATALOG)
def test_a_local_shuffle_proves_itself(system: str) -> None:
    rules = ruleset(system)
    shuffle = FairShuffle(rules, 7, SystemEntropy())
    proof = parse_proof(shuffle.proof())
    verify(rules, shuffle.deal(), proof)
    assert proof.commitment.hex() == shuffle.commitment
    assert proof.hand_number == 7


def test_the_same_seed_gives_the_same_deal_and_the_next_hand_another() -> None:
    deals = []
    for _ in range(2):
        entropy = SeededEntropy(b"seed")
        deals.append([FairShuffle(CLASSIC, 1, entropy).deal() for _ in range(2)])
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]


def test_system_entropy_never_repeats() -> None:
    assert FairShuffle(CLASSIC, 1, SystemEntropy()).commitment != FairShuffle(CLASSIC, 1, SystemEntropy()).commitment


def test_a_remote_seat_commits_then_opens() -> None:
    shuffle = shuffle_with_remote_seat()
    assert set(shuffle.sealed) == {0, 2}
    shuffle.seal(1, seat_commitment(MINE, 4, 1))
    with pytest.raises(OutOfOrder, match="seat 1 is missing"):
        shuffle.deal()
    shuffle.open(1, MINE)
    verify(CLASSIC, shuffle.deal(), parse_proof(shuffle.proof()))


def test_a_remote_seat_changes_the_deal() -> None:
    deals = []
    for contribution in (MINE, bytes(32)):
        shuffle = shuffle_with_remote_seat()
        shuffle.seal(1, seat_commitment(contribution, 4, 1))
        shuffle.open(1, contribution)
        deals.append(shuffle.deal())
    assert deals[0] != deals[1]


def test_nobody_opens_before_all_have_committed() -> None:
    with pytest.raises(OutOfOrder, match="too early"):
        shuffle_with_remote_seat().open(1, MINE)


def test_nobody_commits_twice() -> None:
    shuffle = shuffle_with_remote_seat()
    with pytest.raises(OutOfOrder, match="already"):
        shuffle.seal(0, MINE)


@pytest.mark.parametrize("opened", [bytes(32), MINE[:31], MINE + b"x"])
def test_another_contribution_than_promised_is_refused(opened: bytes) -> None:
    shuffle = shuffle_with_remote_seat()
    shuffle.seal(1, seat_commitment(MINE, 4, 1))
    with pytest.raises(BrokenPromise):
        shuffle.open(1, opened)
