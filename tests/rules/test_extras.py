"""The decisions between bottom and play: open hand, spread, report, identity and double, and hidden roles in play."""

from __future__ import annotations

import msgspec
import pytest

from ddz_desktop.rules.action import PASS, Move
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.errors import IllegalDecision, IllegalPlay, Reason
from ddz_desktop.rules.event import Event, HandShown, Played, RoleKnown
from ddz_desktop.rules.notation import action_text, parse_play
from ddz_desktop.rules.state import FactorName, HandState, Phase, Role
from tests.rules.deals import act, begin, deal_with, names, open_to

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


def test_given_up_among_hidden_roles_the_other_side_wins() -> None:
    engine, state = begin("five", FIVE_DEAL)
    over, _ = act(engine, state, "3 concede")
    assert over.settlement is not None
    assert (over.settlement.winner, over.settlement.payoffs) == (4, (-2, 1, 1, -1, 1))
