"""Hands from deal to settlement: phases in their order, who acts, what happens, and what is refused."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ddz_desktop.rules.action import CONCEDE, PASS, Answer, Move, Say, Topic, Word
from ddz_desktop.rules.cards import total
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.deal import Deal
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.errors import IllegalDeal, IllegalDecision, IllegalPlay, NotYourTurn, Reason
from ddz_desktop.rules.event import (
    BottomTaken,
    Conceded,
    Event,
    HandShown,
    LandlordFound,
    Played,
    RoleKnown,
    Settled,
    TrickWon,
    WildDrawn,
)
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.notation import action_text, parse_play
from ddz_desktop.rules.ruleset import OptionValue
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import FactorName, HandState, Phase, Role
from tests.rules.deals import act, deal_with, play_on

Options = dict[str, OptionValue]


def begin(
    system: str, deal: Deal, *texts: str, void_follow: bool = False, **options: OptionValue
) -> tuple[Engine, HandState]:
    engine = Engine(ruleset(system, options))
    state, _ = engine.start(deal, void_follow)
    return engine, act(engine, state, *texts)[0]


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def open_to(engine: Engine, state: HandState, seat: int) -> list[str]:
    return [action_text(action) for action in engine.options(state, seat)]


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


def test_given_up_among_hidden_roles_the_other_side_wins() -> None:
    engine, state = begin("five", FIVE_DEAL)
    over, _ = act(engine, state, "3 concede")
    assert over.settlement is not None
    assert (over.settlement.winner, over.settlement.payoffs) == (4, (-2, 1, 1, -1, 1))


# Traditional: open hand


@pytest.mark.parametrize(("answer", "factor"), [("yes", True), ("no", False)])
def test_the_landlord_may_lay_the_hand_open(answer: str, factor: bool) -> None:
    engine = Engine(ruleset("traditional"))
    state, _ = act(engine, engine.start(deal_with(engine.rules))[0], "0 3")
    assert (state.phase, state.to_act, open_to(engine, state, 0)) == (Phase.OPEN, (0,), ["open yes", "open no"])
    state, happened = act(engine, state, f"0 open {answer}")
    shown = [event.to for event in happened if isinstance(event, HandShown)]
    assert (state.phase, state.facts.open_hand, shown) == (Phase.PLAY, factor, [(1, 2)] * factor)


# Shanghai: first-seat three, spread, reports, quotas, void hands

SHANGHAI = ruleset("shanghai-four")
SETS = deal_with(SHANGHAI, {0: "44444444 7777777 BBRR", 1: "3333"}, marker="B", bottom="55")


def test_after_a_first_seat_three_come_spread_report_and_fight() -> None:
    engine, state = begin("shanghai-four", SETS, "0 3")
    assert (state.facts.first_seat_three, state.phase) == (True, Phase.SPREAD)
    state, happened = act(engine, state, "0 spread yes")
    assert [event.to for event in happened if isinstance(event, HandShown)] == [(1, 2, 3)]
    assert state.phase is Phase.REPORT
    assert len(open_to(engine, state, 0)) == 2**3
    state, _ = act(engine, state, "0 report BBRR,44444444")
    assert (state.phase, len(state.facts.reports)) == (Phase.FIGHT, 2)
    state, _ = act(engine, state, "0 fight yes")
    assert (state.phase, state.facts.fight) == (Phase.PLAY, True)


def test_not_fighting_wins_at_once() -> None:
    _, state = begin("shanghai-four", SETS, "0 3", "0 spread no", "0 report BBRR", "0 fight no", void_follow=True)
    assert state.settlement is not None
    assert (state.phase, state.settlement.winner) == (Phase.OVER, 0)
    assert [factor.name for factor in state.settlement.factors] == [
        FactorName.BASE,
        FactorName.VOID_FOLLOW,
        FactorName.OPEN_KING,
        FactorName.FIRST_SEAT_THREE,
        FactorName.REPORT,
    ]
    assert state.settlement.payoffs == (48, -16, -16, -16)


def test_without_a_report_there_is_no_fight_and_without_a_first_three_no_spread() -> None:
    engine, state = begin("shanghai-four", SETS, "0 2", "1 pass", "2 pass", "3 pass")
    assert (state.phase, state.facts.first_seat_three) == (Phase.REPORT, False)
    state, _ = act(engine, state, "0 report none")
    assert state.phase is Phase.PLAY


def test_a_report_must_be_of_qualifying_sets() -> None:
    engine, state = begin("shanghai-four", SETS, "0 3", "0 spread no")
    for text in ("report 7777", "report 44444444,4444444", "report 5555555", "fight yes"):
        with pytest.raises(IllegalDecision):
            act(engine, state, f"0 {text}")


def test_nobody_reports_without_a_set() -> None:
    _, state = begin("shanghai-four", deal_with(SHANGHAI, {0: "4444444", 1: "3B"}, first=1), "1 3", "1 spread no")
    assert state.phase is Phase.PLAY


def test_a_quota_used_up_forbids_bombs() -> None:
    deal = deal_with(SHANGHAI, {0: "33", 1: "4444 5555 6"}, marker="3")
    engine, state = begin("shanghai-four", deal, "0 2", "1 pass", "2 pass", "3 pass", "0 play solo 3 3")
    assert state.facts.quota == (None, 1, 1, 1)
    state, _ = act(engine, state, "1 play bomb 4 4444", "2 pass", "3 pass", "0 pass")
    leads = list(engine.moves(state, 1))
    assert parse_play("bomb 5 5555") not in leads
    assert parse_play("trio 5 555") in leads
    with pytest.raises(IllegalPlay) as caught:
        act(engine, state, "1 play bomb 5 5555")
    assert caught.value.reason is Reason.BOMB_QUOTA


def test_a_void_hand_is_a_redeal_worth_nothing() -> None:
    _, state = begin("shanghai-four", SETS, *(f"{seat} pass" for seat in range(4)))
    assert state.settlement is not None
    assert (state.redeal, state.settlement.payoffs) == (True, (0, 0, 0, 0))


# Five: winning card, identity, double

FIVE = ruleset("five")
FIVE_DEAL = deal_with(FIVE, {0: "*", 3: "*"}, winning="7h")
FIVE_DEAL = msgspec.structs.replace(FIVE_DEAL, first=FIVE_DEAL.winning_seats()[0] or 0)


def identity(*shows: int) -> list[str]:
    return [f"{seat} identity {'show' if seat in shows else 'silent'}" for seat in range(5)]


def doubles(landlord: int) -> list[str]:
    return [f"{(landlord + step) % 5} double no" for step in range(5)]


def test_the_winning_card_makes_the_landlords() -> None:
    engine = Engine(FIVE)
    state, events = engine.start(FIVE_DEAL)
    assert (state.facts.landlord, state.facts.partner) == (0, 3)
    assert names(list(events)) == ["Dealt", "LandlordFound", "BottomTaken"]
    assert (state.phase, state.to_act) == (Phase.IDENTITY, (0, 1, 2, 3, 4))


@pytest.mark.parametrize("bottom", ["*", ""])
def test_one_seat_with_both_copies_is_alone(bottom: str) -> None:
    deal = deal_with(FIVE, {2: "*" if bottom else "**"}, winning="7h", bottom=bottom)
    assert deal.winning_seats() == (2, None)


def test_dealing_order_and_not_seat_order_makes_the_open_landlord() -> None:
    deal = deal_with(FIVE, {0: "*", 3: "*"}, winning="7h", first=0)
    assert deal.winning_seats() == (0, 3)
    assert msgspec.structs.replace(deal, first=2).winning_seats() == (3, 0)


def test_identity_is_asked_of_all_at_once_and_told_together() -> None:
    engine, state = begin("five", FIVE_DEAL)
    state, happened = act(engine, state, "4 identity show", "3 identity show", "1 identity silent", "0 identity show")
    assert (state.to_act, names(happened)) == ((2,), ["Answered"] * 4)
    state, happened = act(engine, state, "2 identity silent")
    assert happened[1:3] == [RoleKnown(0, Role.LANDLORD, shown=True), RoleKnown(3, Role.HIDDEN_LANDLORD, shown=True)]
    assert [(event.seat, event.to) for event in happened if isinstance(event, HandShown)] == [(0, (3,)), (3, (0,))]
    assert (state.facts.shown, state.phase, state.to_act) == ((0, 3), Phase.DOUBLE, (0,))


def test_an_open_landlords_show_reveals_nobody_else() -> None:
    _, state = begin("five", FIVE_DEAL, *identity(0, 1))
    assert (state.facts.shown, state.facts.partner_revealed) == ((0,), False)


def test_each_seat_in_turn_may_double() -> None:
    engine, state = begin("five", FIVE_DEAL, *identity())
    for seat in range(5):
        assert state.to_act == (seat,)
        state, _ = act(engine, state, f"{seat} double {'yes' if seat % 2 else 'no'}")
    assert (state.facts.doubled, state.phase, state.to_act) == ((1, 3), Phase.PLAY, (0,))


def pass_all(engine: Engine, state: HandState, *texts: str) -> tuple[HandState, list[Event]]:
    """A play, then passes until its seat leads again."""
    state, happened = act(engine, state, *texts)
    while state.table is not None:
        state, passed = engine.apply(state, state.to_act[0], PASS)
        happened += passed
    return state, happened


def test_the_twin_reveals_the_hidden_landlord() -> None:
    engine, state = begin("five", FIVE_DEAL, *identity(), *doubles(0))
    state, happened = act(engine, state, "0 play solo 7 7h")
    assert names(happened) == ["Played"]
    own = next(play for play in engine.moves(state, 1) if play.kind == 0 and play.key > 4)
    state, _ = act(engine, state, f"1 {action_text(Move(own))}", "2 pass", "3 pass", "4 pass", "0 pass")
    state = msgspec.structs.replace(state, to_act=(3,), table=None)
    state, happened = act(engine, state, "3 play solo 7 7h")
    assert names(happened) == ["Played", "RoleKnown", "HandShown", "HandShown"]
    assert happened[1] == RoleKnown(3, Role.HIDDEN_LANDLORD)
    assert (state.facts.partner_revealed, state.facts.shown) == (True, ())


def test_a_landlord_alone_is_known_by_his_second_copy() -> None:
    deal = deal_with(FIVE, {0: "**"}, winning="7h")
    engine, state = begin("five", deal, *identity(0), *doubles(0))
    state, first = pass_all(engine, state, "0 play solo 7 7h")
    state, second = act(engine, state, "0 play solo 7 7h")
    known = [[event for event in part if isinstance(event, RoleKnown)] for part in (first, second)]
    assert known == [[], [RoleKnown(0, Role.LANDLORD, alone=True)]]
    assert state.facts.lone_revealed


def test_a_play_without_suits_spares_the_winning_card() -> None:
    deal = deal_with(FIVE, {0: "*77", 1: "*"}, winning="7s")
    engine, state = begin("five", deal, *identity(), *doubles(0))
    _, happened = act(engine, state, "0 play pair 7 77")
    played = happened[0]
    assert isinstance(played, Played)
    assert deal.winning not in played.cards


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
