"""The seed card: what was promised and opened, and that a deal which does not follow from it is told apart."""

from __future__ import annotations

import msgspec
import pytest

from ddz_desktop.controller.seed_card import Verdict, opened_card, promised_card, seed_card
from ddz_desktop.rules.record import Record, parse_record, record_text
from tests.storage.hands import recorded


def with_line(record: Record, index: int, text: str) -> Record:
    """Another line in its proof."""
    proof = list(record.proof)
    proof[index] = text
    return msgspec.structs.replace(record, proof=tuple(proof))


def other_digit(line: str) -> str:
    """A line with its last hex digit changed."""
    return line[:-1] + ("0" if line[-1] != "0" else "1")


def two_cards_exchanged(record: Record) -> Record:
    """One card of the bottom and one that nobody got change places: the hand was played as it was all the same."""
    deal = record.deal
    bottom, aside = (deal.aside[0], *deal.bottom[1:]), (deal.bottom[0], *deal.aside[1:])
    return msgspec.structs.replace(record, deal=msgspec.structs.replace(deal, bottom=bottom, aside=aside))


@pytest.mark.parametrize("system", ["standard-two", "yixing-laizi", "five"])
def test_a_hand_that_was_played_is_fair(system: str) -> None:
    record = recorded(system=system)
    card = seed_card(parse_record(record_text(record)))
    assert (card.verdict, card.hand_number, card.why) == (Verdict.FAIR, 1, "")
    assert [f"commitment {card.commitment}", f"secret {card.secret}"] == list(record.proof[1:3])
    assert len(card.seats) == record.rules.seats


TAMPERED = {
    "the cards": (two_cards_exchanged, "bottom", "the cards dealt are not those"),
    "the secret": (lambda record: with_line(record, 2, other_digit(record.proof[2])), "commitment", "host's secret"),
    "the commitment": (lambda record: with_line(record, 1, other_digit(record.proof[1])), "commitment", "committed to"),
    "the number": (lambda record: with_line(record, 0, "hand 2"), "commitment", "for this hand"),
    "a seat": (lambda record: with_line(record, 4, other_digit(record.proof[4])), "seat 1", "seat 1 is not the one"),
    "a line": (lambda record: with_line(record, 2, "secret 12"), "proof", "a proof has the lines"),
}


@pytest.mark.parametrize(("tamper", "part", "why"), TAMPERED.values(), ids=TAMPERED)
def test_a_tampered_deal_is_not_fair(tamper, part: str, why: str) -> None:
    card = seed_card(tamper(recorded()))
    assert (card.verdict, card.part) == (Verdict.UNFAIR, part)
    assert why in card.why


def test_a_chosen_deal_has_no_proof() -> None:
    record = msgspec.structs.replace(recorded(), proof=())
    assert seed_card(record).verdict is opened_card(()).verdict is promised_card("", 1).verdict is Verdict.UNPROVED


def test_before_it_is_checked_a_card_is_promised_or_opened() -> None:
    checked = seed_card(recorded())
    promised = promised_card(checked.commitment, 1)
    assert (promised.verdict, promised.commitment, promised.secret) == (Verdict.PROMISED, checked.commitment, "")
    opened = opened_card(recorded().proof)
    assert msgspec.structs.replace(opened, verdict=Verdict.FAIR) == checked
    assert opened.verdict is Verdict.UNCHECKED
