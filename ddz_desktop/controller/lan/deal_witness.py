"""A guest's own check of each deal (rulebook §5): it takes part in the shuffle, and after the hand computes it again.

The host promised a secret before the guest sealed its contribution, and all seats had sealed before any was opened.
So the cards follow from things nobody could choose together; whether they are the ones that were on the table is what
is looked at here. A host that cheats cannot know which guest looks.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct

from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.protocol.from_guest import Open, Seal
from ddz_desktop.protocol.from_host import Sealed, Shuffle
from ddz_desktop.rules.action import Move
from ddz_desktop.rules.cards import Card
from ddz_desktop.rules.deal import Deal
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.event import Dealt, Settled
from ddz_desktop.rules.shuffle import SECRET_BYTES, Proof, deal_from, parse_proof, seat_commitment, verify
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView


class Verdict(StrEnum):
    """What the check found."""

    FAIR = "fair"  # the deal is the one that was promised, with the own contribution in it
    FOLLOWS = "follows"  # it follows from the secrets, but this guest was not there when they were promised
    UNPROVEN = "unproven"  # the host gave no proof: a hand that was given, or resumed from one that was
    UNFAIR = "unfair"


class DealCheck(Struct, frozen=True):
    """The check of a hand. `why` is a sentence, empty for a fair one. `again`: how often the shuffle began anew.
    `deal`: what was dealt, where it is known.
    """

    hand: int
    verdict: Verdict
    why: str = ""
    again: int = 0
    deal: Deal | None = None


class DealWitness:
    """Watches one table. `draw`: makes contributions."""

    def __init__(self, draw: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._draw = draw
        self._told: Shuffle | None = None
        self._contribution = b""
        self._promises: tuple[bytes, ...] | None = None
        self._dealt: Dealt | None = None
        self._broken = False

    def begin(self, shuffle: Shuffle) -> Seal | None:
        """A shuffle begins: the sealed contribution to send, if this seat has a say."""
        self._told, self._promises, self._dealt, self._broken = shuffle, None, None, False
        if shuffle.seat is None:
            return None
        self._contribution = self._draw(SECRET_BYTES)
        return Seal(shuffle.commitment, seat_commitment(self._contribution, shuffle.hand, shuffle.seat))

    def sealed(self, sealed: Sealed) -> Open | None:
        """All have sealed: the contribution to open. Never twice for one shuffle, never before all have sealed."""
        told = self._told
        if told is None or sealed.commitment != told.commitment or self._promises is not None:
            return None
        self._promises = sealed.promises
        if told.seat is None:
            return None
        own = seat_commitment(self._contribution, told.hand, told.seat)
        if told.seat >= len(sealed.promises) or sealed.promises[told.seat] != own:
            return None
        return Open(told.commitment, self._contribution)

    def interrupted(self) -> None:
        """The link was broken. Shuffles may have gone on without this guest: a promise that is not the present hand's
        proves nothing against the host then.
        """
        self._broken = True

    def look(self, update: TableUpdate) -> DealCheck | None:
        """The check, with the update that ends a hand."""
        if self._broken and self._told is not None and self._told.commitment.hex() != update.match.commitment:
            self._told = self._promises = self._dealt = None
        self._broken = False
        for event in update.events:
            if isinstance(event, Dealt):
                self._dealt = event
        view, number = update.view, update.match.hand_number
        settled = next((event for event in update.events if isinstance(event, Settled)), None)
        if view.phase is not Phase.OVER or settled is None:
            return None
        told, promises, dealt = self._told, self._promises, self._dealt
        self._told = self._promises = self._dealt = None
        again = 0 if told is None else told.again
        if not update.match.proof:
            if told is None:
                return DealCheck(number, Verdict.UNPROVEN, "the host gives no proof of this deal")
            return DealCheck(number, Verdict.UNFAIR, "the host promised a proof of this deal and gives none", again)
        try:
            proof = parse_proof(update.match.proof)
            deal = deal_from(view.rules, proof.secret, proof.contributions)
            verify(view.rules, deal, proof)
        except RuleError as error:
            return DealCheck(number, Verdict.UNFAIR, str(error), again)
        why = _promise_broken(told, promises, self._contribution, proof) or _not_what_was_seen(
            deal, view, settled, dealt
        )
        if proof.hand_number != number:
            why = "the proof is that of another hand"
        if why:
            return DealCheck(number, Verdict.UNFAIR, why, again, deal)
        there = told is not None and promises is not None
        return DealCheck(number, Verdict.FAIR if there else Verdict.FOLLOWS, "", again, deal)


def _promise_broken(told: Shuffle | None, promises: tuple[bytes, ...] | None, contribution: bytes, proof: Proof) -> str:
    """Whether the proof is another than was promised; empty if not."""
    if told is None or promises is None:
        return ""
    if told.commitment != proof.commitment:
        return "the host's secret is not the one it promised before the shuffle"
    if promises != proof.seat_commitments:
        return "the seats' contributions are not those that were sealed"
    if told.seat is not None and proof.contributions[told.seat] != contribution:
        return "this seat's contribution was exchanged"
    return ""


def _not_what_was_seen(deal: Deal, view: SeatView, settled: Settled, dealt: Dealt | None) -> str:
    """Whether other cards were on the table than the deal has; empty if not."""
    if dealt is not None and any(
        hand is not None and sorted(hand) != sorted(deal.hands[seat]) for seat, hand in enumerate(dealt.hands)
    ):
        return "this seat was dealt other cards than those that follow from the shuffle"
    if (deal.first, deal.marker, deal.winning) != (view.first, view.marker, view.winning):
        return "the marker or winning card is not the one that follows from the shuffle"
    if view.wild != deal.wild[: len(view.wild)]:
        return "the wild ranks are not those that follow from the shuffle"
    played: list[list[Card]] = [list(hand) for hand in settled.hands]
    for seat, action in view.history:
        if isinstance(action, Move):
            played[seat] += action.cards
    for seat, cards in enumerate(played):
        held = deal.hands[seat] + (deal.bottom if seat == view.landlord else ())
        if sorted(cards) != sorted(held):
            return f"seat {seat} held other cards than those that follow from the shuffle"
    if sorted(settled.bottom) != sorted(deal.bottom) or sorted(settled.aside) != sorted(deal.aside):
        return "the bottom is not the one that follows from the shuffle"
    return ""
