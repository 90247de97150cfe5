"""The match: turns, totals, redeals, auto-play, deadlines, giving up, and the records it leaves."""

from __future__ import annotations

import pytest

from ddz_desktop.match.errors import OutOfOrder, StaleAction
from ddz_desktop.match.match import Match
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.setup import MatchSetup, SeatOwner
from ddz_desktop.rules.action import CONCEDE, PASS, Action, Answer, Say, Topic, Word
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.errors import IllegalDecision, NotYourTurn, RuleError
from ddz_desktop.rules.event import Dealt, Settled
from ddz_desktop.rules.record import parse_record, record_text, verify_shuffle
from ddz_desktop.rules.shuffle import parse_proof
from ddz_desktop.rules.state import FactorName, Phase
from tests.playing import plain_action, play_out


def owners(people: int, seats: int) -> tuple[SeatOwner, ...]:
    persons = [SeatOwner("human", f"Player {seat}") for seat in range(people)]
    return (*persons, *(SeatOwner("bot", f"Bot {seat}", level="random") for seat in range(people, seats)))


def new_match(system: str = "yixing-classic", people: int = 1, seed: bytes = b"seed", **more: object) -> Match:
    rules = ruleset(system)
    setup = MatchSetup(rules, owners(people, rules.seats), **more)
    return Match(setup, SeededEntropy(seed))


def act(match: Match, action: Action) -> None:
    match.submit(match.view(None).to_act[0], action, match.serial)


# Hands


@pytest.mark.parametrize("system", CATALOG)
def test_every_system_is_played_and_recorded(system: str) -> None:
    match = new_match(system, hands=1)
    match.start_hand()
    play_out(match)
    assert match.state is not None
    assert match.state.settlement is not None
    assert match.totals == match.state.settlement.payoffs
    assert match.record is not None
    assert parse_record(record_text(match.record)) == match.record
    verify_shuffle(match.record)


def test_totals_add_up_over_the_hands() -> None:
    match = new_match(hands=3)
    expected = [0, 0, 0]
    while not match.finished:
        match.start_hand()
        play_out(match)
        assert match.state is not None
        assert match.state.settlement is not None
        expected = [total + payoff for total, payoff in zip(expected, match.state.settlement.payoffs, strict=True)]
    assert match.hand_number == 3
    assert match.totals == tuple(expected)
    assert match.summary().finished


def test_a_finished_match_deals_no_more() -> None:
    match = new_match(hands=1)
    match.start_hand()
    with pytest.raises(OutOfOrder, match="the hand is not over"):
        match.start_hand()
    play_out(match)
    with pytest.raises(OutOfOrder, match="the match is over"):
        match.start_hand()


def test_each_deal_has_a_first_bidder_of_its_own() -> None:
    match = new_match()
    firsts = set()
    for _ in range(24):
        match.start_hand()
        firsts.add(match.view(None).first)
        play_out(match)
    assert firsts == {0, 1, 2}


def test_the_same_seed_and_actions_give_the_same_match() -> None:
    records = []
    for _ in range(2):
        match = new_match()
        match.start_hand()
        play_out(match)
        records.append(match.record)
    assert records[0] == records[1]


# Nobody bids


def test_a_redeal_counts_as_no_hand() -> None:
    match = new_match()
    for _ in range(3):
        match.start_hand()
        for _ in range(3):
            act(match, PASS)
        assert (match.redeal, match.hand_number, match.record, match.finished) == (True, 1, None, False)
        assert match.totals == (0, 0, 0)
    match.start_hand()
    play_out(match)
    assert (match.redeal, match.hand_number) == (False, 1)


def test_a_redeal_has_another_deal_and_opens_its_secret() -> None:
    match = new_match()
    commitments = set()
    for _ in range(2):
        match.start_hand()
        commitments.add(match.summary().commitment)
        for _ in range(3):
            act(match, PASS)
        proof = parse_proof(match.summary().proof)
        assert proof.commitment.hex() in commitments
        assert proof.hand_number == 1
    assert len(commitments) == 2


def test_the_hand_after_a_void_one_is_a_void_follow_hand_once() -> None:
    match = new_match("shanghai-four")
    for _ in range(2):
        match.start_hand()
        for _ in range(4):
            act(match, PASS)
        assert match.record is not None
        assert match.record.redeal
        assert match.hand_number == 1
    match.start_hand()
    assert match.record is None
    act(match, PASS)
    act(match, Say(Word.TWO))
    play_out(match)
    assert match.state is not None
    assert match.state.settlement is not None
    names = [factor.name for factor in match.state.settlement.factors]
    assert names.count(FactorName.VOID_FOLLOW) == 1
    match.start_hand()
    assert not match.state.facts.void_follow


# Turns


def test_a_second_answer_to_the_same_state_is_stale() -> None:
    match = new_match(people=3)
    match.start_hand()
    serial, first = match.serial, match.view(None).first
    match.submit(first, PASS, serial)
    before = match.state
    with pytest.raises(NotYourTurn):
        match.submit(first, PASS, serial)
    for _ in range(2):
        act(match, PASS)
    assert match.redeal
    assert before is not match.state


def test_an_answer_to_an_earlier_turn_of_the_seat_is_stale() -> None:
    match = new_match("standard-three")
    match.start_hand()
    serial, first = match.serial, match.view(None).first
    match.submit(first, PASS, serial)
    act(match, Say(Word.ONE))
    act(match, PASS)
    assert match.view(None).to_act == (first,)
    state = match.state
    with pytest.raises(StaleAction):
        match.submit(first, PASS, serial)
    assert match.state is state


def test_an_answer_to_a_state_to_come_is_refused() -> None:
    match = new_match()
    match.start_hand()
    with pytest.raises(StaleAction):
        match.submit(match.view(None).first, PASS, match.serial + 1)


def test_a_foreign_action_changes_nothing() -> None:
    match = new_match()
    match.start_hand()
    state, other = match.state, (match.view(None).first + 1) % 3
    with pytest.raises(NotYourTurn):
        match.submit(other, PASS, match.serial)
    assert match.state is state


@pytest.mark.parametrize("action", [Say(Word.CALL), Answer(Topic.DOUBLE, "yes")])
def test_a_decision_that_is_not_open_changes_nothing(action: Action) -> None:
    match = new_match()
    match.start_hand()
    state, serial = match.state, match.serial
    with pytest.raises(RuleError):
        act(match, action)
    assert (match.state, match.serial) == (state, serial)
    act(match, Say(Word.THREE))


def test_seats_asked_together_answer_in_any_order_to_the_state_they_saw() -> None:
    match = new_match("five", people=5)
    match.start_hand()
    serial = match.serial
    assert match.view(None).phase is Phase.IDENTITY
    for seat in (3, 1, 4, 0, 2):
        match.submit(seat, Answer(Topic.IDENTITY, "silent"), serial)
    assert match.view(None).phase is Phase.DOUBLE


def test_before_the_first_deal_there_is_nothing_to_do_or_see() -> None:
    match = new_match()
    with pytest.raises(OutOfOrder):
        match.submit(0, PASS, 0)
    with pytest.raises(OutOfOrder):
        match.view(0)
    assert match.automatic_seats() == ()
    assert match.summary().hand_number == 0


# Giving up


def hand_in_play(people: int) -> Match:
    match = new_match(people=people)
    match.start_hand()
    act(match, Say(Word.THREE))
    assert match.view(None).phase is Phase.PLAY
    return match


def test_one_person_alone_may_give_up_at_any_time() -> None:
    match = hand_in_play(people=1)
    events = match.submit(0, CONCEDE, match.serial)
    assert isinstance(events[-1], Settled)
    assert 0 not in events[-1].settlement.winners
    assert match.totals[0] < 0
    assert match.record is not None
    assert match.record.decisions[-1] == (0, CONCEDE)


def test_among_people_nobody_gives_up() -> None:
    match = hand_in_play(people=2)
    with pytest.raises(IllegalDecision, match="alone against computers"):
        match.submit(0, CONCEDE, match.serial)


def test_giving_up_the_last_hand_late_does_not_end_this_one() -> None:
    match = hand_in_play(people=1)
    late = match.serial
    play_out(match)
    match.start_hand()
    with pytest.raises(StaleAction):
        match.submit(0, CONCEDE, late)


# Auto-play and time


def test_the_table_plays_for_bots_and_for_people_on_auto_play() -> None:
    match = new_match("five", people=2)
    match.start_hand()
    assert match.automatic_seats() == (2, 3, 4)
    match.set_auto_play(0, on=True)
    assert match.automatic_seats() == (0, 2, 3, 4)
    assert match.summary().auto_play == (0,)
    match.set_auto_play(0, on=False)
    assert match.automatic_seats() == (2, 3, 4)


def first_person_to_act(match: Match) -> int:
    match.start_hand(now=100.0)
    return match.view(None).first


def test_a_person_who_is_late_is_put_on_auto_play_once() -> None:
    match = new_match(people=3, turn_seconds=20.0)
    seat = first_person_to_act(match)
    assert match.deadline == 120.0
    assert match.expire(119.0) == ()
    assert match.expire(120.0) == (seat,)
    assert match.automatic_seats() == (seat,)
    assert match.deadline is None
    assert match.expire(500.0) == ()


def test_each_turn_has_its_own_time() -> None:
    match = new_match(people=3, turn_seconds=20.0)
    seat = first_person_to_act(match)
    match.submit(seat, PASS, match.serial, now=115.0)
    assert match.deadline == 135.0


def test_a_seat_given_back_has_its_whole_time() -> None:
    match = new_match(people=3, turn_seconds=20.0)
    seat = first_person_to_act(match)
    match.expire(120.0)
    match.set_auto_play(seat, on=False, now=130.0)
    assert match.deadline == 150.0


def test_no_deadline_without_a_limit_or_while_bots_think() -> None:
    match = new_match(people=3)
    match.start_hand()
    assert match.deadline is None
    match = new_match(people=0, turn_seconds=20.0)
    match.start_hand()
    assert match.deadline is None
    assert match.expire(1e9) == ()


# What everybody may know


def test_the_commitment_is_known_before_the_deal_and_opened_after_it() -> None:
    match = new_match()
    commitment = match.prepare_hand()
    assert match.summary().commitment == commitment
    match.start_hand()
    assert (match.summary().commitment, match.summary().proof) == (commitment, ())
    play_out(match)
    assert match.record is not None
    assert match.summary().proof == match.record.proof
    assert f"commitment {commitment}" in match.record.proof


def test_the_next_hand_can_be_prepared_while_the_last_one_is_looked_at() -> None:
    match = new_match()
    match.start_hand()
    play_out(match)
    proof = match.summary().proof
    upcoming = match.prepare_hand()
    assert match.summary().proof == proof
    assert match.summary().commitment == upcoming != proof[1].split()[1]


def test_events_are_filtered_for_each_seat() -> None:
    match = new_match()
    events = match.start_hand()
    for seat in (0, 1, 2, None):
        dealt = match.events_for(events, seat)[0]
        assert isinstance(dealt, Dealt)
        assert [hand is not None for hand in dealt.hands] == [other == seat for other in range(3)]


def test_a_seat_may_not_act_for_another() -> None:
    match = new_match("standard-two")
    match.start_hand()
    view = match.view(None)
    with pytest.raises(NotYourTurn):
        match.submit(1 - view.first, plain_action(match.view(view.first)), match.serial)


@pytest.mark.parametrize(
    ("seats", "more", "told"),
    [
        (owners(1, 2), {}, "for 3 seats, not 2"),
        ((*owners(1, 2), SeatOwner("bot", "Bot")), {}, "a bot has a level"),
        ((*owners(1, 2), SeatOwner("human", "P", level="random")), {}, "a person has none"),
        ((*owners(1, 2), SeatOwner("human", "A\nB")), {}, "one line"),
        (owners(1, 3), {"hands": 0}, "positive"),
        (owners(1, 3), {"turn_seconds": 0.0}, "positive"),
    ],
)
def test_an_impossible_setup_is_refused(seats: tuple[SeatOwner, ...], more: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        MatchSetup(ruleset("yixing-classic"), seats, **more)
