"""Texts of cards, plays, decisions, deals, rulesets and factors are read back as written; nothing crashes a parser."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddz_desktop.rules.action import CONCEDE, PASS, Action, Answer, Move, Say, Topic, Word
from ddz_desktop.rules.cards import CARD_CODES, counts_of
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.errors import NotationError, RuleError
from ddz_desktop.rules.kinds import KINDS, Kind, Play
from ddz_desktop.rules.notation import (
    action_text,
    cards_text,
    counts_text,
    deal_text,
    factor_text,
    parse_action,
    parse_cards,
    parse_counts,
    parse_deal,
    parse_factor,
    parse_play,
    parse_rank,
    parse_ruleset,
    play_text,
    ruleset_text,
)
from ddz_desktop.rules.ruleset import OptionValue
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import Factor, FactorName

cards = st.lists(st.sampled_from([*CARD_CODES, *CARD_CODES]), min_size=1, max_size=40).filter(
    lambda hand: all(hand.count(card) <= 2 for card in hand)
)
plays = st.builds(Play, st.sampled_from(KINDS), st.integers(0, 14), cards.map(counts_of))


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("333444", "333444"),
        ("3 3 3 10", "333T"),
        ("R B 2 A K Q J 10 9", "9TJQKA2BR"),
        ("Ts 3h 10d", "3TT"),
        ("5=8 8 5", "558"),
        ("5=10 T", "5T"),
        ("  ", ""),
        ("33333333BBRR", "33333333BBRR"),
    ],
)
def test_cards_are_read_in_any_order(text: str, canonical: str) -> None:
    assert counts_text(parse_counts(text)) == canonical


@pytest.mark.parametrize(
    "text", ["1", "11", "0", "X", "t", "Bs", "R=3", "5=B", "5=", "3x", "s3", "333333333", "BBB", "3,4", "③", "3" * 200]
)
def test_what_is_no_cards_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_counts(text)


@pytest.mark.parametrize("text", ["3", "3s4", "3s3s3s", "BBB"])
def test_cards_with_suits_name_every_suit_and_no_card_three_times(text: str) -> None:
    with pytest.raises(NotationError):
        parse_cards(text)


@given(cards)
def test_cards_round_trip(hand: list[int]) -> None:
    assert parse_cards(cards_text(hand)) == tuple(hand)
    assert parse_cards(cards_text(hand, "")) == tuple(hand)


@given(plays)
def test_plays_round_trip(play: Play) -> None:
    assert parse_play(play_text(play)) == play


def test_the_rulebooks_plays_have_these_texts() -> None:
    texts = ["trio_solo 8 3888", "pair_chain 6 445566", "rocket R BR", "bomb 2 222B", "bomb B BB", "bomb R BBR"]
    assert [play_text(parse_play(text)) for text in texts] == texts
    assert parse_play("trio_solo 8 8883") == parse_play("trio_solo 8 3888")


@pytest.mark.parametrize(
    "text", ["", "pair", "pair 4", "pair 4 ", "pears 4 44", "pair 44 44", "pair s 44", "pair 4 4x"]
)
def test_what_is_no_play_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_play(text)


# Decisions


def pair_of_fours(*physical: int) -> Move:
    return Move(Play(Kind.PAIR, 1, 2 << 4), physical)


ACTIONS: dict[str, Action] = {
    "pass": PASS,
    "concede": CONCEDE,
    "1": Say(Word.ONE),
    "3": Say(Word.THREE),
    "call": Say(Word.CALL),
    "rob": Say(Word.ROB),
    "decline": Say(Word.DECLINE),
    "open yes": Answer(Topic.OPEN, "yes"),
    "spread no": Answer(Topic.SPREAD, "no"),
    "report none": Answer(Topic.REPORT, "none"),
    "report 4444444,BBRR": Answer(Topic.REPORT, "4444444,BBRR"),
    "fight yes": Answer(Topic.FIGHT, "yes"),
    "identity silent": Answer(Topic.IDENTITY, "silent"),
    "double no": Answer(Topic.DOUBLE, "no"),
    "play pair 4 44": pair_of_fours(),
    "play pair 4 4s4h": pair_of_fours(4, 5),
    "play pair 4 4s4s": pair_of_fours(4, 4),
    "play rocket R BR": Move(Play(Kind.ROCKET, 14, (1 << 52) + (1 << 56)), (52, 53)),
}


@pytest.mark.parametrize(("text", "action"), ACTIONS.items())
def test_decisions_round_trip(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert action_text(action) == text


def test_decisions_are_put_in_order() -> None:
    assert parse_action("play trio_solo 8 8883") == parse_action("play trio_solo 8 3 8 8 8")
    assert parse_action("play pair 4 4h 4s") == pair_of_fours(4, 5)
    assert parse_action("report BBRR,4444444") == Answer(Topic.REPORT, "4444444,BBRR")


@pytest.mark.parametrize(
    "text",
    [
        *("", "4", "PASS", "pass 3", "pass\n1", "bid 3", "open", "open maybe", "identity yes"),
        *("report", "report ,", "report 4,,5", "report x"),
        *("play", "play pair 4", "play pair 4 4s4", "play pair 4 4s4s4s"),
    ],
)
def test_what_is_no_decision_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)


@given(plays, cards)
def test_moves_round_trip(play: Play, hand: list[int]) -> None:
    named = Play(play.kind, play.key, counts_of(hand))
    move = Move(named, tuple(sorted(hand)))
    assert parse_action(action_text(move)) == move


# Deals and rulesets


@pytest.mark.parametrize("system", CATALOG)
def test_deals_round_trip(system: str) -> None:
    deal = random_deal(ruleset(system), Random(1))
    text = deal_text(deal)
    assert parse_deal(text) == deal
    assert parse_deal("\ufeff" + text.replace("\n", "\r\n")) == deal
    assert ("marker " in text, "first " in text, "winning " in text) == (
        deal.winning is None,
        *[deal.marker is None] * 2,
    )


def without(word: str) -> str:
    deal = deal_text(random_deal(ruleset("yixing-laizi"), Random(1)))
    return "\n".join(line for line in deal.split("\n") if not line.startswith(word))


DEALS = {
    "no marker": without("marker"),
    "no first hand": without("hand 0"),
    "two markers": without("x") + "marker 1 3s",
    "a seat that is none": without("marker") + "marker 7 3s",
    "a marker that is two cards": without("marker") + "marker 0 3s3s",
    "a wild rank that is none": without("wild") + "wild 55",
    "another word": without("x") + "spoon 3",
    "a hand without suits": without("hand 2") + "hand 2 345",
    "control characters": without("x") + "\x00",
}


@pytest.mark.parametrize("text", DEALS.values(), ids=DEALS)
def test_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_deal(text)


RULESETS: list[tuple[str, dict[str, OptionValue]]] = [
    *((system, {}) for system in CATALOG),
    ("yixing-classic", {"auction": "rob", "bomb_cap": 3, "call_doubles": False, "wings": "strict"}),
    ("yixing-two", {"jokers": False, "kinds": {"trio": False, "quad_chain": True}}),
    ("emperor", {"deal": "35+3", "base": 100, "min_pair_chain": 2}),
]


@pytest.mark.parametrize(("system", "options"), RULESETS)
def test_rulesets_round_trip(system: str, options: dict[str, OptionValue]) -> None:
    rules = ruleset(system, options)
    assert parse_ruleset(ruleset_text(rules)) == rules
    assert parse_ruleset(b"\xef\xbb\xbf" + ruleset_text(rules).replace("\n", "\r\n").encode()) == rules


def test_a_ruleset_has_a_name_of_its_own_and_one_text() -> None:
    text = "ddzrules 1\nrules yixing-classic\nname 三炸封顶\noption bomb_cap 3\noption auction rob\n"
    rules = parse_ruleset(text)
    assert (rules.name, rules.bomb_cap) == ("三炸封顶", 3)
    assert ruleset_text(rules) == text.replace(
        "option bomb_cap 3\noption auction rob\n", "option auction rob\noption bomb_cap 3\n"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the text is empty"),
        ("ddzrules 2\n", "line 1 'ddzrules 2'"),
        ("ddzrules 1\n", "the line rules <id> comes first"),
        ("ddzrules 1\nname x\n", "line 2 'name x'"),
        ("ddzrules 1\nrules nowhere\n", "line 2 'rules nowhere': there is no rule system"),
        ("ddzrules 1\nrules five\noption auction rob\n", "line 3 'option auction rob'"),
        (
            "ddzrules 1\nrules emperor\noption base 5\noption base 6\n",
            "line 4 'option base 6': option base is set already",
        ),
        ("ddzrules 1\nrules emperor\noption base 0\nname x\n", "line 3 'option base 0'"),
        ("ddzrules 1\nrules emperor\noption base " + "9" * 9000, "line 3"),
        ("ddzrules 1\nrules emperor\nname " + "x" * 61, "line 3"),
        ("ddzrules 1\nrules emperor\nname a\nname b", "line 4 'name b'"),
        ("ddzrules 1\nrules emperor\nspoon", "line 3 'spoon'"),
        ("ddzrules 1\nrules emperor\noption kinds quad", "line 3"),
        ("x" * 300_000, "longer than"),
    ],
)
def test_a_wrong_ruleset_is_told_by_its_line(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_ruleset(text)
    assert message in str(caught.value)


# Factors


@given(
    st.builds(
        Factor,
        st.sampled_from(FactorName),
        st.integers(0, 999),
        st.none() | st.integers(0, 4),
        st.none() | plays,
        st.none() | st.integers(0, 999),
    )
)
def test_factors_round_trip(factor: Factor) -> None:
    assert parse_factor(factor_text(factor)) == factor


@pytest.mark.parametrize(
    "text", ["", "bid", "bid x", "bid ²", "luck 2", "bid 3 seat", "bid 3 turn 1 turn 2", "bid 2 play x"]
)
def test_what_is_no_factor_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_factor(text)


PARSERS = [parse_counts, parse_cards, parse_rank, parse_play, parse_action, parse_deal, parse_ruleset, parse_factor]


@pytest.mark.parametrize("parse", PARSERS)
@given(text=st.text() | st.from_regex(r"[a-z ]*[3-9TJQKA2BR10shdc= \n]*", fullmatch=True))
def test_no_text_crashes_a_parser(parse: Callable[[str], object], text: str) -> None:
    with suppress(RuleError):
        parse(text)
