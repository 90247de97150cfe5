"""The seed card of a hand (rulebook §5): what was promised before the deal, and what was opened after the hand."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from ddz_desktop.rules.errors import NotationError, UnfairDeal
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.shuffle import parse_proof, verify


class Verdict(StrEnum):
    """How far a deal is known to be fair."""

    PROMISED = "promised"  # the hand is not over: only the commitment is known
    UNCHECKED = "unchecked"  # the secrets are open, but nobody has compared the cards
    FAIR = "fair"  # the deal follows from all secrets, and these are the ones that were promised
    UNFAIR = "unfair"  # `part` and `why` say what does not fit
    UNPROVED = "unproved"  # there is no proof: the deal was chosen, or nobody wrote the secrets down


class SeatSeed(Struct, frozen=True):
    """What a seat committed to and what it opened, in hex."""

    commitment: str
    contribution: str


class SeedCard(Struct, frozen=True, kw_only=True):
    """All that was promised and opened, in hex; empty where it is not known. `seats` by seat.

    `part`: where the deal is unfair, what is: `proof` (cannot be read), else as `UnfairDeal` has it. `why`: the same as
    an English sentence.
    """

    hand_number: int | None = None
    commitment: str = ""
    secret: str = ""
    seats: tuple[SeatSeed, ...] = ()
    verdict: Verdict
    part: str = ""
    why: str = ""


def promised_card(commitment: str, hand_number: int) -> SeedCard:
    """The card of a hand that is not over, from `MatchView.commitment`; a deal that was chosen has none."""
    verdict = Verdict.PROMISED if commitment else Verdict.UNPROVED
    return SeedCard(hand_number=hand_number, commitment=commitment, verdict=verdict)


def opened_card(lines: Sequence[str]) -> SeedCard:
    """The card of a hand that is over, from the lines of its proof; whether the cards fit is told by `seed_card`."""
    if not lines:
        return SeedCard(verdict=Verdict.UNPROVED)
    try:
        return _card(lines, Verdict.UNCHECKED)
    except NotationError as error:
        return SeedCard(verdict=Verdict.UNFAIR, part="proof", why=str(error))


def seed_card(record: Record) -> SeedCard:
    """A recorded hand's card, checked: the deal is computed once more from the secrets."""
    card = opened_card(record.proof)
    if card.verdict is not Verdict.UNCHECKED:
        return card
    try:
        verify(record.rules, record.deal, parse_proof(record.proof))
    except UnfairDeal as error:
        return _card(record.proof, Verdict.UNFAIR, error.part, str(error))
    return _card(record.proof, Verdict.FAIR)


def _card(lines: Sequence[str], verdict: Verdict, part: str = "", why: str = "") -> SeedCard:
    proof = parse_proof(lines)
    seats = zip(proof.seat_commitments, proof.contributions, strict=True)
    return SeedCard(
        hand_number=proof.hand_number,
        commitment=proof.commitment.hex(),
        secret=proof.secret.hex(),
        seats=tuple(SeatSeed(commitment.hex(), contribution.hex()) for commitment, contribution in seats),
        verdict=verdict,
        part=part,
        why=why,
    )
