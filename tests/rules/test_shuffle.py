"""The shuffle: its exact bytes, that every number is equally likely, and that a false proof is found out."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random

import msgspec
import pytest

from ddz_desktop.rules.card_notation import cards_text
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.deal import Deal, check_deal, unshuffled_deck
from ddz_desktop.rules.errors import NotationError, UnfairDeal
from ddz_desktop.rules.shuffle import (
    Proof,
    Stream,
    commitment,
    deal_from,
    parse_proof,
    proof_lines,
    random_deal,
    seat_commitment,
    verify,
)

SECRET = bytes(range(32))
CLASSIC = ruleset("yixing-classic")
FIVE = ruleset("five")


def contributions(seats: int) -> list[bytes]:
    return [bytes([seat]) * 32 for seat in range(1, seats + 1)]


def proof_of(system: str, number: int = 7) -> Proof:
    rules = ruleset(system)
    opened = contributions(rules.seats)
    committed = (seat_commitment(each, number, seat) for seat, each in enumerate(opened))
    return Proof(number, commitment(SECRET, number, rules), SECRET, tuple(committed), tuple(opened))


def test_commitments_hash_these_bytes() -> None:
    number = b"\0\0\0\0\0\0\0\7"
    host = b"ddz-desktop host 1\n" + SECRET + number + b"ddzrules 1\nrules yixing-classic\n"
    seat = b"ddz-desktop seat 1\n" + number + b"\2" + SECRET
    assert commitment(SECRET, 7, CLASSIC) == hashlib.sha256(host).digest()
    assert seat_commitment(SECRET, 7, 2) == hashlib.sha256(seat).digest()


def test_the_stream_is_counter_mode_and_rejects_what_would_favour_low_numbers() -> None:
    below = 3 << 30  # a quarter of all words is too high for it
    key = b"ddz-desktop stream 1\n" + SECRET + b"".join(contributions(3))
    blocks = b"".join(hashlib.sha256(key + block.to_bytes(8, "big")).digest() for block in range(12))
    words = [int.from_bytes(blocks[start : start + 4], "big") for start in range(0, len(blocks), 4)]
    stream = Stream(SECRET, contributions(3))
    expected = [word for word in words if word < below]
    assert len(expected) < len(words)
    assert [stream.draw(below) for _ in expected] == expected


def test_numbers_below_a_small_limit_are_equally_likely() -> None:
    stream = Stream(SECRET, contributions(2))
    found = Counter(stream.draw(13) for _ in range(13_000))
    assert sorted(found) == list(range(13))
    assert all(850 < times < 1150 for times in found.values())


VECTORS = {
    "yixing-classic": "8h9d 7c9s QsAd | KcTsQh | 1 4s ()",
    "yixing-tiandi": "8h9d 7c9s QsAd | KcTsQh | 1 4s (2, 12)",
    "yixing-two": "2h9c Kc6c | 6s9s2d | 1 B ()",
    "five": "6hAs 5c7d 3hKh 5cTc 4s9c | 5s8cTh | 1 6h ()",
}


def summary(deal: Deal) -> str:
    """The first and last cards of the hands, and what was drawn."""
    hands = " ".join(cards_text((hand[0], hand[-1]), "") for hand in deal.hands)
    drawn = cards_text(card for card in (deal.marker, deal.winning) if card is not None)
    return f"{hands} | {cards_text(deal.bottom, '')} | {deal.first} {drawn} {deal.wild}"


@pytest.mark.parametrize("system", VECTORS)
def test_vectors(system: str) -> None:
    rules = ruleset(system)
    assert summary(deal_from(rules, SECRET, contributions(rules.seats))) == VECTORS[system]


def deal_by_hand(system: str) -> list[list[int]]:
    """The hands, from the rulebook's words and nothing of the module but the stream."""
    rules = ruleset(system)
    stream = Stream(SECRET, contributions(rules.seats))
    deck = unshuffled_deck(rules)
    for last in reversed(range(1, len(deck))):
        other = stream.draw(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    start = stream.draw(5) if system == "five" else 0
    dealt = deck[: rules.seats * rules.hand_cards]
    return [dealt[(seat - start) % rules.seats :: rules.seats] for seat in range(rules.seats)]


@pytest.mark.parametrize("system", CATALOG)
def test_cards_are_dealt_singly(system: str) -> None:
    rules = ruleset(system)
    deal = deal_from(rules, SECRET, contributions(rules.seats))
    assert list(map(list, deal.hands)) == deal_by_hand(system)
    check_deal(rules, deal)


@pytest.mark.parametrize("system", CATALOG)
def test_every_deal_is_one_of_its_ruleset(system: str) -> None:
    rng = Random(3)
    for _ in range(30):
        check_deal(ruleset(system), random_deal(ruleset(system), rng))


def test_a_marker_and_first_seat_are_equally_likely() -> None:
    rng = Random(4)
    deals = [random_deal(CLASSIC, rng) for _ in range(3000)]
    assert all(900 < times < 1100 for times in Counter(deal.first for deal in deals).values())
    assert len({deal.marker for deal in deals}) == 54


def test_a_winning_card_in_the_bottom_only_is_drawn_again() -> None:
    rng = Random(5)
    for _ in range(2000):
        deal = random_deal(FIVE, rng)
        assert deal.bottom.count(deal.winning or 0) < 2
        assert deal.winning_seats()[0] is not None


def test_the_second_wild_rank_is_any_other_one() -> None:
    rng = Random(6)
    pairs = {random_deal(ruleset("yixing-tiandi"), rng).wild for _ in range(4000)}
    assert len(pairs) == 13 * 12


# The proof


@pytest.mark.parametrize("system", ["yixing-classic", "five"])
def test_a_proof_round_trips_and_proves_its_deal(system: str) -> None:
    rules, proof = ruleset(system), proof_of(system)
    assert parse_proof(proof_lines(proof)) == proof
    verify(rules, deal_from(rules, SECRET, contributions(rules.seats)), proof)


FALSE_PROOFS = {
    "secret": ({"secret": bytes(32)}, "the host's secret"),
    "hand number": ({"hand_number": 8}, "the host's secret"),
    "a contribution": ({"contributions": (*contributions(2), bytes(32))}, "the contribution of seat 2"),
    "too few seats": ({"contributions": tuple(contributions(2))}, "not one contribution for each"),
    "short secret": ({"secret": b"x"}, "has 32 bytes"),
}


@pytest.mark.parametrize(("changes", "message"), FALSE_PROOFS.values(), ids=FALSE_PROOFS)
def test_a_false_proof_is_found_out(changes: dict[str, object], message: str) -> None:
    deal = deal_from(CLASSIC, SECRET, contributions(3))
    with pytest.raises(UnfairDeal, match=message):
        verify(CLASSIC, deal, msgspec.structs.replace(proof_of("yixing-classic"), **changes))


def test_another_deal_or_ruleset_is_found_out() -> None:
    deal = deal_from(CLASSIC, SECRET, contributions(3))
    with pytest.raises(UnfairDeal, match="the cards dealt"):
        verify(CLASSIC, random_deal(CLASSIC, Random(1)), proof_of("yixing-classic"))
    with pytest.raises(UnfairDeal, match="the host's secret"):
        verify(ruleset("yixing-classic", {"base": 2}), deal, proof_of("yixing-classic"))


def test_what_is_no_proof_is_refused() -> None:
    lines = proof_lines(proof_of("yixing-classic"))
    for wrong in (lines[1:], (*lines, "x"), lines[::-1], (*lines[:3], lines[4]), ("hand ٣", *lines[1:]), ()):
        with pytest.raises(NotationError):
            parse_proof(wrong)
