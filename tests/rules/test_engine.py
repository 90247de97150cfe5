"""Hands from deal to settlement: phases in their order, who acts, what happens, and what is refused."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ddz_desktop.rules.action import CONCEDE, PASS, Answer, Move, Say, Topic, Word
from ddz_desktop.rules.cards import total
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.errors import IllegalDeal, IllegalDecision, IllegalPlay, NotYourTurn, Reason
from ddz_desktop.rules.event import (
    BottomTaken,
    Conceded,
    LandlordFound,
    Played,
    Settled,
    TrickWon,
    WildDrawn,
)
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.notation import parse_play
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import Phase
from tests.rules.deals import act, begin, deal_with, names, open_to, play_on

# From the deal to the play

CLASSIC = ruleset("yixing-classic")
DEAL = deal_with(CLASSIC, {0: "3344556677889JQ", 1: "3344JJJQQQKKKA2BR", 2: "5566TTTT9AA2"}, bottom="789")


def test_the_auction_finds_a_landlord_who_takes_the_bottom_and_leads() -> None:
    engine = Engine(CLASSIC)
    state, events = engine.start(DEAL)
    assert (state.phase, state.to_act, names(list(events))) == (Phase.AUCTION, (0,), ["Dealt"])
    assert open_to(engine, state, 0) == ["pass", "1", "2", "3"]
    assert open_to(engine, state, 1) == []
    state, happened = act(engine, state, "0 1", "1 2", "2 pass")
    assert (state.phase, state.to_act, state.facts.landlord, state.facts.bid) == (Phase.PLAY, (1,), 1, 2)
    assert names(happened) == ["Said", "Said", "Said", "LandlordFound", "BottomTaken"]
    assert happened[3:] == [LandlordFound(1, 2, 1), BottomTaken(1, DEAL.bottom)]
    assert [total(counts) for counts in state.counts] == [17, 20, 17]


def test_nobody_bids() -> None:
    engine, state = begin("yixing-classic", DEAL, "0 pass", "1 pass", "2 pass")
    assert (state.phase, state.to_act, state.redeal, state.facts.landlord) == (Phase.OVER, (), True, None)
    assert state.settlement is not None
    assert (state.settlement.winner, state.settlement.payoffs) == (None, (0, 0, 0))
    assert engine.options(state, 0) == ()


@pytest.mark.parametrize(
    ("system", "wild", "drawn"),
    [("yixing-laizi", "5", [[], [(2, 0)]]), ("yixing-tiandi", "59", [[(2, 0)], [(6, 1)]])],
)
def test_wild_ranks_are_drawn_in_their_time(system: str, wild: str, drawn: list[list[tuple[int, int]]]) -> None:
    engine = Engine(ruleset(system))
    state, dealt = engine.start(deal_with(engine.rules, wild=wild))
    after, happened = act(engine, state, "0 3")
    found = [
        [(event.rank, event.index) for event in part if isinstance(event, WildDrawn)] for part in (dealt, happened)
    ]
    assert found == drawn
    assert [len(state.wild), len(after.wild)] == [len(drawn[0]), len(wild)]


def test_nothing_of_a_hand_with_wilds_is_left_in_the_next() -> None:
    engine = Engine(ruleset("yixing-laizi"))
    first, _ = act(engine, engine.start(deal_with(engine.rules, {0: "5558"}, wild="5"))[0], "0 3")
    second, _ = act(engine, engine.start(deal_with(engine.rules, {0: "5558"}, wild="6"))[0], "0 3")
    soft = Move(parse_play("bomb 8 5558"))
    engine.apply(first, 0, soft)
    with pytest.raises(IllegalPlay):
        engine.apply(second, 0, soft)
    engine.apply(first, 0, soft)


# The play


def test_a_trick_is_won_when_all_others_pass_and_a_pass_bars_nobody() -> None:
    engine, state = begin("yixing-classic", DEAL, "0 3", "0 play solo 9 9", "1 pass", "2 play solo A A")
    assert (state.leader, state.passes, open_to(engine, state, 0)) == (2, 0, ["pass"])
    state, happened = act(engine, state, "0 pass", "1 play solo 2 2", "2 pass", "0 pass")
    assert happened[-1] == TrickWon(1)
    assert (state.table, state.to_act, state.leader, open_to(engine, state, 1)) == (None, (1,), 1, [])


def test_the_leader_cannot_pass() -> None:
    engine, state = begin("yixing-classic", DEAL, "0 3")
    with pytest.raises(IllegalPlay) as caught:
        engine.apply(state, 0, PASS)
    assert caught.value.reason is Reason.CANNOT_PASS


def test_a_play_without_suits_takes_them_in_their_order() -> None:
    engine, state = begin("yixing-classic", DEAL, "0 3")
    after, happened = act(engine, state, "0 play pair 3 33")
    played = happened[0]
    assert isinstance(played, Played)
    assert played.cards == tuple(sorted(card for card in DEAL.hands[0] if card < 4))
    assert after.history[-1] == (0, Move(played.play, played.cards))
    assert played.left == 18


def test_named_cards_must_be_held_and_be_the_play() -> None:
    engine, state = begin("yixing-classic", DEAL, "0 3")
    play = parse_play("pair 3 33")
    own = tuple(card for card in DEAL.hands[0] if card < 4)
    fours = tuple(card for card in DEAL.hands[0] if 4 <= card < 8)
    others = tuple(card for card in range(4) if card not in own)
    for cards in (others, fours, own[:1], own[:1] * 2, (*own, fours[0]), (-1, own[0]), (99, own[0])):
        with pytest.raises(IllegalPlay):
            engine.apply(state, 0, Move(play, cards))
    after, _ = engine.apply(state, 0, Move(play, own[::-1]))
    assert after.history[-1] == (0, Move(play, tuple(sorted(own))))


@pytest.mark.parametrize(
    ("kind", "key", "cards"),
    [(1, 0, 0), (1, 0, -2), (1, 0, 2 + (1 << 64)), (1, 99, 2), (1, -1, 2), (0, 0, 9), (20, 0, 3), (21, 14, 2)],
)
def test_no_play_from_outside_does_harm(kind: int, key: int, cards: int) -> None:
    engine, state = begin("yixing-classic", DEAL, "0 3")
    with pytest.raises(IllegalPlay):
        engine.apply(state, 0, Move(Play(Kind(kind), key, cards)))


def test_the_first_seat_out_ends_the_hand() -> None:
    engine, state = begin("yixing-classic", DEAL, "0 3")
    lone = msgspec.structs.replace(state, counts=(1, *state.counts[1:]), suited=(1, *state.suited[1:]))
    over, happened = act(engine, lone, "0 play solo 3 3s")
    assert (over.phase, over.to_act, names(happened)) == (Phase.OVER, (), ["Played", "Settled"])
    settled = happened[-1]
    assert isinstance(settled, Settled)
    assert (settled.hands[0], settled.bottom, settled.redeal) == ((), DEAL.bottom, False)
    assert settled.settlement.payoffs == (12, -6, -6)
    with pytest.raises(NotYourTurn):
        engine.apply(over, 1, PASS)


def test_bombs_are_noted_where_they_fell() -> None:
    engine, state = begin("yixing-classic", DEAL, "0 3", "0 play solo 3 3", "1 play rocket R BR")
    assert [(bomb.seat, bomb.turn) for bomb in state.bombs] == [(1, 2)]
    assert engine.options(state, 2) == (PASS,)
    assert list(engine.moves(state, 2)) == []


# What is refused


@pytest.mark.parametrize("text", ["1 pass", "2 3", "0 call", "0 open yes", "0 play solo 3 3", "0 concede"])
def test_in_the_auction_other_decisions_are_refused(text: str) -> None:
    engine, state = begin("yixing-classic", DEAL)
    before = msgspec.json.encode(state)
    with pytest.raises((NotYourTurn, IllegalDecision)):
        act(engine, state, text)
    assert msgspec.json.encode(state) == before


@pytest.mark.parametrize("text", ["0 1", "0 call", "0 double yes", "1 pass", "2 play solo 3 3"])
def test_in_the_play_other_decisions_are_refused(text: str) -> None:
    engine, state = begin("yixing-classic", DEAL, "0 3")
    with pytest.raises((NotYourTurn, IllegalDecision)):
        act(engine, state, text)


BROKEN_DEALS = {
    "hand": {"hands": DEAL.hands[:2]},
    "hand 1": {"hands": (DEAL.hands[0], DEAL.hands[1][1:], DEAL.hands[2])},
    "bottom": {"bottom": DEAL.hands[0][:3]},
    "aside": {"aside": (3,)},
    "marker": {"marker": DEAL.bottom[0]},
    "winning": {"winning": 3},
    "wild": {"wild": (3,)},
}


@pytest.mark.parametrize(("part", "change"), BROKEN_DEALS.items())
def test_a_broken_deal_is_refused(part: str, change: dict[str, object]) -> None:
    with pytest.raises(IllegalDeal) as caught:
        Engine(CLASSIC).start(msgspec.structs.replace(DEAL, **change))
    assert caught.value.part == part


def test_void_follow_only_where_it_counts() -> None:
    with pytest.raises(IllegalDeal):
        Engine(CLASSIC).start(DEAL, void_follow=True)


# Giving up


@pytest.mark.parametrize(("seat", "winner", "payoffs"), [(0, 1, (-6, 3, 3)), (1, 0, (6, -3, -3)), (2, 0, (6, -3, -3))])
def test_any_seat_can_give_up_at_any_time_without_spring(seat: int, winner: int, payoffs: tuple[int, ...]) -> None:
    engine, state = begin("yixing-classic", DEAL, "0 3")
    over, happened = act(engine, state, f"{seat} concede")
    assert over.settlement is not None
    assert (over.settlement.winner, over.settlement.payoffs) == (winner, payoffs)
    assert happened[0] == Conceded(seat)
    assert (over.conceded, over.history[-1]) == (seat, (seat, CONCEDE))


# Every option and seat


@pytest.mark.parametrize("system", CATALOG)
def test_a_seat_owes_something_until_the_hand_is_over(system: str) -> None:
    engine = Engine(ruleset(system))
    rng = Random(2)
    for _ in range(3):
        state, _ = engine.start(random_deal(engine.rules, rng))
        over = play_on(engine, state, rng)
        assert over.settlement is not None


def test_engine_answers_nothing_for_seats_that_owe_nothing() -> None:
    engine, state = begin("yixing-classic", DEAL)
    assert list(engine.moves(state, 0)) == []
    assert engine.options(state, 1) == ()
    with pytest.raises(NotYourTurn):
        engine.apply(state, 5, Say(Word.PASS))
    with pytest.raises(IllegalDecision):
        engine.apply(state, 0, Answer(Topic.OPEN, "yes"))
