r"""The shuffle that nobody decides alone (rulebook §5), as pure functions of bytes that others drew.

The host commits to a secret before it hears the seats' contributions, every seat to its contribution before it hears
the others'; the deal follows from all of them, and after the hand everybody can compute it again. Exact bytes, ``‖``
being concatenation, numbers big-endian, every secret and contribution 32 bytes:

* host's commitment = SHA-256(``"ddz-desktop host 1\n"`` ‖ secret ‖ hand number, 8 bytes ‖ text of the ruleset, UTF-8)
* seat's commitment = SHA-256(``"ddz-desktop seat 1\n"`` ‖ hand number, 8 bytes ‖ seat, 1 byte ‖ contribution)
* block *i* of the stream = SHA-256(``"ddz-desktop stream 1\n"`` ‖ secret ‖ contributions by seat ‖ *i*, 8 bytes)
* a number below *n*: the stream's next 4 bytes, again while they are 2³² − (2³² mod *n*) or more; their rest by *n*

Draws, in this order: Fisher–Yates from the end (for *i* = last … 1 swap with a number below *i* + 1); then the position
of the marker card among the cards dealt to the seats, in dealing order; with a winning card instead the seat dealing
starts from, and the winning card among the non-joker cards in deck order, again while both copies lie in the bottom;
then the first wild rank among the ranks in the deck; then the second among the others.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeAlias

from msgspec import Struct

from ddz_desktop.rules.cards import NATURAL_RANKS, SMALL_JOKER_CARD, Card, Rank
from ddz_desktop.rules.deal import Deal, deal_out, unshuffled_deck
from ddz_desktop.rules.errors import NotationError, UnfairDeal
from ddz_desktop.rules.notation import deal_lines, ruleset_text
from ddz_desktop.rules.ruleset import RuleSet

Draw: TypeAlias = Callable[[int], int]
"""A number from 0 to below the argument."""

SECRET_BYTES = 32
_HOST = b"ddz-desktop host 1\n"
_SEAT = b"ddz-desktop seat 1\n"
_STREAM = b"ddz-desktop stream 1\n"
_DRAW_BYTES = 4
_DRAW_RANGE = 1 << 8 * _DRAW_BYTES


def commitment(secret: bytes, hand_number: int, rules: RuleSet) -> bytes:
    """The host's commitment to its secret for one hand of a ruleset."""
    text = ruleset_text(rules).encode()
    return hashlib.sha256(_HOST + _checked(secret) + hand_number.to_bytes(8, "big") + text).digest()


def seat_commitment(contribution: bytes, hand_number: int, seat: int) -> bytes:
    """A seat's commitment to its contribution; nobody else can hand in the same as its own."""
    head = _SEAT + hand_number.to_bytes(8, "big") + seat.to_bytes(1, "big")
    return hashlib.sha256(head + _checked(contribution)).digest()


def _checked(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise UnfairDeal("secret", f"a secret or contribution has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret


class Stream:
    """Numbers that follow from the host's secret and all contributions."""

    def __init__(self, secret: bytes, contributions: Sequence[bytes]) -> None:
        self._key = _STREAM + _checked(secret) + b"".join(_checked(each) for each in contributions)
        self._words = self._read_words()

    def _read_words(self) -> Iterator[int]:
        block = 0
        while True:
            digest = hashlib.sha256(self._key + block.to_bytes(8, "big")).digest()
            for start in range(0, len(digest), _DRAW_BYTES):
                yield int.from_bytes(digest[start : start + _DRAW_BYTES], "big")
            block += 1

    def draw(self, below: int) -> int:
        """The next number from 0 to below the argument, each equally likely."""
        limit = _DRAW_RANGE - _DRAW_RANGE % below
        return next(word for word in self._words if word < limit) % below


def deal_from(rules: RuleSet, secret: bytes, contributions: Sequence[bytes]) -> Deal:
    """The deal that follows from the host's secret and the contributions by seat. Raises `UnfairDeal` for sizes."""
    return _deal(rules, Stream(secret, contributions).draw)


def random_deal(rules: RuleSet, rng: Random) -> Deal:
    """A deal for tests and simulation, drawn in the same way from another source of numbers."""
    return _deal(rules, rng.randrange)


def _deal(rules: RuleSet, draw: Draw) -> Deal:
    deck = unshuffled_deck(rules)
    for last in range(len(deck) - 1, 0, -1):
        other = draw(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    dealt = deck[: rules.seats * rules.hand_cards]
    marker: Card | None = None
    winning: Card | None = None
    if rules.hidden_landlord:
        start = first = draw(rules.seats)
        winning = _draw_winning_card(rules, dealt, draw)
    else:
        position = draw(len(dealt))
        start, first, marker = 0, position % rules.seats, dealt[position]
    wild = _draw_wild_ranks(rules, draw)
    hands, bottom, aside = deal_out(rules, deck, start)
    return Deal(tuple(map(tuple, hands)), tuple(bottom), tuple(aside), first, marker, winning, wild)


def _draw_winning_card(rules: RuleSet, dealt: Sequence[Card], draw: Draw) -> Card:
    lowest = 4 * rules.lowest_rank
    while True:
        card = lowest + draw(SMALL_JOKER_CARD - lowest)
        if card in dealt:
            return card


def _draw_wild_ranks(rules: RuleSet, draw: Draw) -> tuple[Rank, ...]:
    ranks = [rank for rank in NATURAL_RANKS if rank >= rules.lowest_rank]
    return tuple(ranks.pop(draw(len(ranks))) for _ in range(rules.wild_ranks))


# The proof


class Proof(Struct, frozen=True):
    """Everything that shows, after the hand, that nobody decided the deal alone; tuples by seat."""

    hand_number: int
    commitment: bytes
    secret: bytes
    seat_commitments: tuple[bytes, ...]
    contributions: tuple[bytes, ...]


def verify(rules: RuleSet, deal: Deal, proof: Proof) -> None:
    """Raise `UnfairDeal`, saying what is wrong, unless the proof is that of the deal."""
    if len(proof.contributions) != rules.seats or len(proof.seat_commitments) != rules.seats:
        raise UnfairDeal("seat", f"the proof has not one contribution for each of the {rules.seats} seats")
    if commitment(proof.secret, proof.hand_number, rules) != proof.commitment:
        raise UnfairDeal("commitment", "the host's secret is not the one it committed to for this hand and its rules")
    for seat, (contribution, committed) in enumerate(zip(proof.contributions, proof.seat_commitments, strict=True)):
        if seat_commitment(contribution, proof.hand_number, seat) != committed:
            raise UnfairDeal(f"seat {seat}", f"the contribution of seat {seat} is not the one it committed to")
    fair = deal_from(rules, proof.secret, proof.contributions)
    if fair != deal:
        why = "the cards dealt are not those which follow from the secret and the contributions"
        raise UnfairDeal(_first_difference(fair, deal), why)


def _first_difference(fair: Deal, deal: Deal) -> str:
    """How the first line of the deal begins that is not as it should be."""
    lines = zip(deal_lines(fair), deal_lines(deal), strict=False)
    words = next((line.split(" ") for expected, line in lines if line != expected), ["hand"])
    return " ".join(words[:2] if words[0] == "hand" else words[:1])


def proof_lines(proof: Proof) -> tuple[str, ...]:
    """A proof as lines of text, bytes in hex."""
    seats = zip(proof.seat_commitments, proof.contributions, strict=True)
    return (
        f"hand {proof.hand_number}",
        f"commitment {proof.commitment.hex()}",
        f"secret {proof.secret.hex()}",
        *(f"seat {seat} {committed.hex()} {opened.hex()}" for seat, (committed, opened) in enumerate(seats)),
    )


_PROOF = re.compile(
    r"hand ([0-9]{1,9})\ncommitment ([0-9a-f]{64})\nsecret ([0-9a-f]{64})((?:\nseat [0-4] [0-9a-f]{64} [0-9a-f]{64})*)"
)


def parse_proof(lines: Sequence[str]) -> Proof:
    """The proof of such lines. Raises `NotationError`."""
    match = _PROOF.fullmatch("\n".join(lines))
    if match is None:
        raise NotationError("a proof has the lines hand, commitment and secret, then one line seat for each seat")
    seats = [line.split(" ")[1:] for line in match[4].splitlines()[1:]]
    if [seat for seat, _, _ in seats] != [str(seat) for seat in range(len(seats))]:
        raise NotationError("a proof lists its seats in order, from 0")
    return Proof(
        hand_number=int(match[1]),
        commitment=bytes.fromhex(match[2]),
        secret=bytes.fromhex(match[3]),
        seat_commitments=tuple(bytes.fromhex(committed) for _, committed, _ in seats),
        contributions=tuple(bytes.fromhex(opened) for _, _, opened in seats),
    )
