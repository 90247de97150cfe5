"""A match that was written down goes on as if nothing had happened; a text that is none is refused without a card."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddz_desktop.match.errors import OutOfOrder
from ddz_desktop.match.match import Match
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.save import Save, SaveError, parse_save, save_text
from ddz_desktop.match.setup import MatchSetup
from ddz_desktop.rules.action import PASS
from ddz_desktop.rules.cards import suited_cards
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.notation import card_text
from ddz_desktop.rules.record import Record, verify_shuffle
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import Phase
from tests.match.test_match import act, new_match, owners
from tests.playing import plain_action, play_out

NOON = datetime(2031, 5, 4, 12, 0, 0, tzinfo=UTC)


def saved(match: Match, now: float = 0.0) -> str:
    seeds = tuple(bytes([seat]) * 16 for seat in range(match.setup.rules.seats))
    return save_text(Save(key="abc", saved=NOON, bot_seeds=seeds, match=match.snapshot(now)))


def reopened(match: Match, now: float = 0.0, later: float = 0.0) -> Match:
    """The match as another process takes it up."""
    save = parse_save(saved(match, now).encode())
    assert save == Save(key="abc", saved=NOON, bot_seeds=save.bot_seeds, match=match.snapshot(now))
    again = Match(save.match.setup, SeededEntropy(b"other"), calendar=lambda: NOON)
    again.restore(save.match, later)
    return again


def known(match: Match) -> tuple[object, ...]:
    """Everything about a match that anybody can see or be told."""
    seats = range(match.setup.rules.seats)
    return (match.summary(), match.serial, match.running, match.finished, [match.view(seat) for seat in (*seats, None)])


@pytest.mark.parametrize("system", CATALOG)
def test_a_match_is_the_same_after_any_decision(system: str) -> None:
    match = new_match(system, hands=2)
    for _ in range(2):
        match.start_hand()
        while match.running:
            if match.state is not None and (match.state.phase is not Phase.PLAY or match.serial % 9 == 0):
                assert known(reopened(match)) == known(match)
            seat = match.view(None).to_act[0]
            match.submit(seat, plain_action(match.view(seat)), match.serial)
        if not match.finished:
            match.prepare_hand()
        again = reopened(match)
        assert known(again) == known(match)
        assert again.record == match.record


def test_the_rest_of_a_hand_and_the_next_one_are_what_they_would_have_been() -> None:
    match = new_match("five")
    match.start_hand()
    act(match, plain_action(match.view(match.view(None).to_act[0])))
    again = reopened(match)
    for each in (match, again):
        play_out(each)
    assert (again.state, again.totals) == (match.state, match.totals)
    match.prepare_hand()
    later = reopened(match)
    for each in (match, later):
        each.start_hand()
    assert known(later) == known(match)


def test_the_proof_of_a_resumed_hand_stands() -> None:
    match = new_match()
    match.start_hand()
    commitment = match.summary().commitment
    again = reopened(match)
    play_out(again)
    assert again.record is not None
    verify_shuffle(again.record)
    assert f"commitment {commitment}" in again.record.proof
    assert again.record.info[:2] == (("time", "2031-05-04T12:00:00+00:00"), ("seconds", "0"))


def test_time_goes_on_where_it_stood() -> None:
    match = new_match(people=3, turn_seconds=20.0)
    match.start_hand(100.0)
    again = reopened(match, now=105.0, later=3.0)
    assert again.deadline == 18.0
    again.set_auto_play(0, True)
    assert known(reopened(again))[0] == again.summary()
    assert reopened(again).summary().auto_play == (0,)
    assert again.snapshot(4.0).seconds == pytest.approx(6.0)


def test_a_redeal_that_waits_is_dealt_anew_and_follows_the_void() -> None:
    match = new_match("shanghai-four")
    match.start_hand()
    for _ in range(4):
        act(match, PASS)
    match.prepare_hand()
    again = reopened(match)
    again.start_hand()
    assert again.state is not None
    assert (again.hand_number, again.state.facts.void_follow) == (1, True)


def test_nothing_is_written_before_the_first_hand() -> None:
    with pytest.raises(OutOfOrder):
        new_match().snapshot()


# A given deal


def opening(system: str, decisions: int) -> Record:
    match = new_match(system, seed=b"opening")
    match.start_hand()
    for _ in range(decisions):
        act(match, plain_action(match.view(match.view(None).to_act[0])))
    assert match.state is not None
    return Record.of(match.state)


@pytest.mark.parametrize("decisions", [0, 1, 6])
def test_the_same_deal_is_played_again_from_any_decision(decisions: int) -> None:
    record = opening("yixing-laizi", decisions)
    match = Match(MatchSetup(record.rules, owners(1, 3)), SeededEntropy(b"1"))
    events = match.start_given(record)
    assert match.state is not None
    assert events
    assert (match.state.deal, match.state.history) == (record.deal, record.decisions)
    assert match.summary().commitment == ""
    assert known(reopened(match)) == known(match)
    play_out(match)
    assert match.record is not None
    assert (match.record.deal, match.record.proof) == (record.deal, ())
    match.start_hand()
    assert match.hand_number == 2
    assert match.summary().commitment


def test_a_deal_that_cannot_be_played_here_is_refused() -> None:
    record = opening("standard-two", 0)
    other = new_match()
    with pytest.raises(OutOfOrder, match="standard-two with other options"):
        other.start_given(record)
    other.start_hand()
    with pytest.raises(OutOfOrder, match="not over"):
        other.start_given(record)
    match = new_match("standard-two", seed=b"opening")
    match.start_hand()
    play_out(match)
    assert match.record is not None
    with pytest.raises(OutOfOrder, match="is over"):
        new_match("standard-two").start_given(match.record)
    wrong = Record(ruleset("standard-two"), random_deal(ruleset("standard-three"), Random(1)), ())
    with pytest.raises(RuleError):
        new_match("standard-two").start_given(wrong)


# What is refused


@cache
def whole_text() -> str:
    match = new_match("standard-three", seed=b"text")
    match.start_hand()
    return saved(match)


def text_of_a_match(**changes: Any) -> bytes:
    return json.dumps(json.loads(whole_text()) | changes).encode()


CARDS = [card_text(card) for card in suited_cards((1 << 108) - 1)]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"version": 2}, "of version 2"),
        ({"version": "x"}, "cannot be read"),
        ({"luck": 1}, "cannot be read"),
        ({"saved": "2031-05-04T12:00:00"}, "cannot be read"),
        ({"saved": "0001-01-01T00:00:00+14:00"}, "date"),
        ({"key": ""}, "no name"),
        ({"rules": "ddzrules 1\nrules standard-two\n"}, "other rules"),
        ({"rules": "ddzrules 1\nrules nonsense\n"}, "not in order"),
        ({"hand": "ddz 1\n"}, "not in order"),
        ({"seats": []}, "3 seats, not 0"),
        ({"hands": -1}, "must be positive"),
        ({"totals": [1, 1, 1]}, "totals"),
        ({"totals": [0, 0]}, "totals"),
        ({"auto_play": [1]}, "no person"),
        ({"bot_seeds": []}, "players are missing"),
        ({"debts": []}, "turn is wrong"),
        ({"serial": 0}, "numbered"),
        ({"seconds": -1.0}, "times"),
        ({"hand_number": 0}, "numbered"),
        ({"hand_number": 2}, "numbered"),
        ({"upcoming": ["hand 2"]}, "not in order"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(SaveError, match=told):
        parse_save(text_of_a_match(**changes))


def test_secrets_and_next_hand_must_be_those_of_this_hand() -> None:
    content = json.loads(text_of_a_match())
    foreign = content["hand"].replace("secret ", "secret f00d")[: len(content["hand"])]
    proof = [line.removeprefix("proof ") for line in content["hand"].splitlines() if line.startswith("proof ")]
    for changes in ({"hand": foreign}, {"upcoming": proof}):
        with pytest.raises(SaveError):
            parse_save(text_of_a_match(**changes))


@given(st.integers(min_value=0), st.integers(min_value=0, max_value=255))
def test_damage_is_told_without_a_card(place: int, byte: int) -> None:
    data = bytearray(text_of_a_match())
    data[place % len(data)] = byte
    try:
        parse_save(bytes(data[: place % 7 - 6 or None]))
    except SaveError as error:
        message = str(error)
    else:
        return
    assert not [card for card in CARDS if len(card) == 2 and card in message.split()]
    assert "hand 0" not in message


@given(st.binary())
def test_garbage_is_refused(data: bytes) -> None:
    with pytest.raises(SaveError):
        parse_save(data)
