from __future__ import annotations

import pytest

from ddz_desktop.rules.action import Topic, Word
from ddz_desktop.rules.card_notation import parse_play
from ddz_desktop.rules.cards import RANKS
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.ui.sound import calls


@pytest.mark.parametrize(
    ("system", "played", "wild", "called"),
    [
        ("standard-three", "solo T T", "", "solo-T"),
        ("standard-three", "solo R R", "", "solo-R"),
        ("standard-three", "pair 4 44", "", "pair-4"),
        ("standard-three", "trio K KKK", "", "trio-K"),
        ("standard-three", "trio_solo 3 3334", "", "trio-solo"),
        ("standard-three", "solo_chain 7 34567", "", "solo-chain"),
        ("standard-three", "trio_chain_solo 4 33344456", "", "trio-chain-wings"),
        ("standard-three", "bomb 9 9999", "", "bomb"),
        ("standard-three", "rocket R BR", "", "rocket"),
        ("yixing-four", "bomb 9 9999", "", "bomb-4"),
        ("yixing-four", "bomb 9 99999999", "", "bomb-8"),
        ("yixing-four", "rocket R BBRR", "", "four-jokers"),
        ("yixing-laizi", "bomb 9 9999", "7", "hard-bomb"),
        ("yixing-laizi", "bomb 9 9997", "7", "soft-bomb"),
        ("yixing-laizi", "bomb 7 7777", "7", "pure-bomb"),
    ],
)
def test_a_play_is_called_by_rank_kind_or_name(system: str, played: str, wild: str, called: str) -> None:
    ranks = tuple(RANKS.index(rank) for rank in wild)
    assert calls.play(parse_play(played), ruleset(system), ranks) == called


@pytest.mark.parametrize("system", CATALOG)
def test_every_word_of_every_system_has_a_call(system: str) -> None:
    assert {calls.word(word, ruleset(system)) for word in Word} <= calls.NAMES


@pytest.mark.parametrize("system", CATALOG)
def test_winners_are_called_by_their_side(system: str) -> None:
    rules = ruleset(system)
    landlord = "emperor-wins" if system == "emperor" else "landlord-wins"
    assert calls.winners(rules, landlord_won=True) == landlord
    assert calls.winners(rules, landlord_won=False) == ("farmer-wins" if rules.seats == 2 else "farmers-win")


def test_bids_are_grades_in_shanghai() -> None:
    assert calls.word(Word.TWO, ruleset("shanghai-four")) == "grade-2"
    assert calls.word(Word.TWO, ruleset("standard-three")) == "bid-2"


def test_passing_has_several_words_in_turn() -> None:
    assert len({calls.passing(number) for number in range(5)}) == 3


@pytest.mark.parametrize(
    ("topic", "value", "called"),
    [
        (Topic.REPORT, "none", "report-none"),
        (Topic.REPORT, "4444444", "report"),
        (Topic.REPORT, "4444444,BBRR", "report-double"),
        (Topic.DOUBLE, "yes", "double-yes"),
        (Topic.IDENTITY, "silent", None),
    ],
)
def test_answers_are_called_unless_they_are_secret(topic: Topic, value: str, called: str | None) -> None:
    assert calls.answer(topic, value) == called


def test_every_kind_is_among_the_calls() -> None:
    named = {kind for kind in Kind if any(call.startswith(kind.text.replace("_", "-")) for call in calls.NAMES)}
    others = {Kind.TRIO_CHAIN_SOLO, Kind.TRIO_CHAIN_PAIR, Kind.QUAD_CHAIN_SOLO, Kind.QUAD_CHAIN_PAIR}
    assert named | others == set(Kind)
