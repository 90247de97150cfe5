"""Who knows what (rulebook §5): each seat's view and its copies of events, phase by phase."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.deal import Deal
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.event import Answered, BottomTaken, Dealt, Event, HandShown, Settled
from ddz_desktop.rules.notation import factor_text
from ddz_desktop.rules.ruleset import OptionValue
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState, Phase, Role
from ddz_desktop.rules.view import SeatView, event_for, view_for
from tests.rules.deals import act, deal_with

SEATS = (None, 0, 1, 2, 3, 4)
FIVE = ruleset("five")
PAIR = deal_with(FIVE, {0: "*", 3: "*"}, winning="7h")
ALONE = deal_with(FIVE, {0: "**"}, winning="7h")
SILENT = [f"{seat} identity silent" for seat in range(5)]
UNDOUBLED = [f"{seat} double no" for seat in range(5)]
U, L, H, F = Role.UNKNOWN, Role.LANDLORD, Role.HIDDEN_LANDLORD, Role.FARMER


def hand(deal: Deal, system: str, *texts: str, **options: OptionValue) -> tuple[HandState, list[Event]]:
    engine = Engine(ruleset(system, options))
    state, events = engine.start(deal)
    state, happened = act(engine, state, *texts)
    return state, [*events, *happened]


def view(state: HandState, seat: int | None) -> SeatView:
    return view_for(state, seat, ())


def copies(events: list[Event], state: HandState, seat: int | None, kind: type[Event]) -> list[Event | None]:
    return [event_for(event, state, seat) for event in events if isinstance(event, kind)]


@pytest.mark.parametrize("system", CATALOG)
def test_a_seat_sees_its_own_hand_only(system: str) -> None:
    rules = CATALOG[system]
    deal = random_deal(rules, Random(1))
    state, events = Engine(rules).start(deal)
    for seat in SEATS[: rules.seats + 1]:
        seen = view(state, seat)
        taken = deal.bottom if seat is not None and seat == seen.landlord else None
        assert seen.hand == (() if seat is None else tuple(sorted(deal.hands[seat] + (taken or ()))))
        assert (seen.hands, seen.bottom, seen.aside) == ((None,) * rules.seats, taken, None)
        dealt = copies(list(events), state, seat, Dealt)[0]
        assert isinstance(dealt, Dealt)
        assert dealt.hands == tuple(cards if other == seat else None for other, cards in enumerate(deal.hands))


@pytest.mark.parametrize(("shown", "seeing"), [(True, SEATS[:4]), (False, (1,))])
def test_the_bottom_is_shown_to_all_or_to_the_landlord(shown: bool, seeing: tuple[int | None, ...]) -> None:
    deal = deal_with(ruleset("yixing-classic"))
    state, events = hand(deal, "yixing-classic", "0 pass", "1 3", bottom_shown=shown)
    for seat in SEATS[:4]:
        taken = copies(events, state, seat, BottomTaken)[0]
        assert isinstance(taken, BottomTaken)
        expected = deal.bottom if seat in seeing else None
        assert (taken.cards, view(state, seat).bottom) == (expected, expected)


def test_wilds_not_yet_drawn_are_nobodys() -> None:
    deal = deal_with(ruleset("yixing-tiandi"), wild="59")
    before, _ = hand(deal, "yixing-tiandi", "0 pass")
    after, _ = hand(deal, "yixing-tiandi", "0 3")
    assert {view(before, seat).wild for seat in SEATS[:4]} == {(2,)}
    assert {view(after, seat).wild for seat in SEATS[:4]} == {(2, 6)}


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_open_hand_is_everybodys(answer: str) -> None:
    deal = deal_with(ruleset("traditional"))
    state, events = hand(deal, "traditional", "0 3", f"0 open {answer}")
    cards = view(state, 0).hand if answer == "yes" else None
    assert [view(state, seat).hands[0] for seat in (None, 1, 2)] == [cards] * 3
    assert [event.cards for event in copies(events, state, None, HandShown) if isinstance(event, HandShown)] == [
        cards
    ] * (answer == "yes")


def test_a_spread_hand_is_everybodys_and_reports_are_too() -> None:
    deal = deal_with(ruleset("shanghai-four"), {0: "44444444BBRR"})
    state, _ = hand(deal, "shanghai-four", "0 3", "0 spread yes", "0 report BBRR", "0 fight yes")
    for seat in (None, 1, 2, 3):
        seen = view(state, seat)
        assert seen.hands[0] == view(state, 0).hand
        assert seen.reports == ((2 << 52) + (2 << 56),)
        assert seen.quota == (None, None, None, None)


def test_quotas_and_factors_are_everybodys() -> None:
    deal = deal_with(ruleset("shanghai-four"), {0: "3333", 1: "4444"}, marker="3")
    state, _ = hand(
        deal, "shanghai-four", "0 1", "1 pass", "2 pass", "3 pass", "0 play bomb 3 3333", "1 play bomb 4 4444"
    )
    for seat in SEATS[:5]:
        assert view(state, seat).quota == (None, 0, 1, 1)
        assert [factor_text(factor) for factor in view(state, seat).factors] == ["base 1", "bid 1 seat 0"]


# Five: hidden roles


@pytest.mark.parametrize(
    ("deal", "seat", "roles"),
    [
        (PAIR, None, (L, U, U, U, U)),
        (PAIR, 0, (L, U, U, U, U)),
        (PAIR, 1, (L, F, U, U, U)),
        (PAIR, 3, (L, F, F, H, F)),
        (ALONE, 0, (L, F, F, F, F)),
        (ALONE, 1, (L, F, U, U, U)),
        (ALONE, None, (L, U, U, U, U)),
    ],
)
def test_roles_before_anybody_is_revealed(deal: Deal, seat: int | None, roles: tuple[Role, ...]) -> None:
    state, _ = hand(deal, "five", *SILENT)
    assert view(state, seat).roles == roles
    assert view(state, seat).lone_landlord is False


def test_identity_answers_without_effect_are_nobody_elses() -> None:
    state, events = hand(PAIR, "five", "3 identity silent", "1 identity show", "0 identity show")
    for seat in SEATS:
        told = [event.value for event in copies(events, state, seat, Answered) if isinstance(event, Answered)]
        own = {3: ["silent", None, None], 1: [None, "show", None], 0: [None, None, "show"]}
        assert told == own.get(seat if seat is not None else 9, [None] * 3)
        assert [who for who, _ in view(state, seat).history] == [seat] * (seat in (0, 1, 3))
        assert view(state, seat).shown == ()


def test_identity_answers_with_effect_are_told_together() -> None:
    state, _ = hand(PAIR, "five", *(f"{seat} identity show" for seat in range(5)))
    for seat in SEATS:
        assert [who for who, _ in view(state, seat).history] == sorted({0, 3, 0 if seat is None else seat})
        assert view(state, seat).roles == (L, F, F, H, F)


def test_a_pair_of_landlords_sees_each_others_hands_only() -> None:
    state, events = hand(PAIR, "five", *SILENT[:3], "3 identity show", SILENT[4])
    hands = [view(state, seat).hand for seat in range(5)]
    for seat in SEATS:
        expected = {0: (None, None, None, hands[3], None), 3: (hands[0], None, None, None, None)}
        assert view(state, seat).hands == expected.get(seat if seat is not None else 9, (None,) * 5)
        shown = [event.cards for event in copies(events, state, seat, HandShown) if isinstance(event, HandShown)]
        assert shown == ([hands[0], hands[3]] if seat in (0, 3) else [None, None])


def test_an_open_landlords_silence_or_show_reveals_no_partner() -> None:
    state, _ = hand(PAIR, "five", "0 identity show", *SILENT[1:])
    assert view(state, 0).roles == (L, U, U, U, U)
    assert view(state, 0).hands == (None,) * 5
    assert view(state, 1).shown == (0,)


def test_a_landlord_alone_is_known_when_both_copies_are_played() -> None:
    passes = [f"{seat} pass" for seat in range(1, 5)]
    play = "0 play solo 7 7h"
    once, _ = hand(ALONE, "five", *SILENT, *UNDOUBLED, play, *passes)
    twice, _ = hand(ALONE, "five", *SILENT, *UNDOUBLED, play, *passes, play)
    assert [view(once, seat).lone_landlord for seat in SEATS] == [False] * 6
    assert [view(twice, seat).lone_landlord for seat in SEATS] == [True] * 6
    assert view(twice, None).roles == (L, F, F, F, F)


# The end


@pytest.mark.parametrize("deal", [PAIR, ALONE])
def test_once_settled_everything_is_public(deal: Deal) -> None:
    state, events = hand(deal, "five", *SILENT, "1 concede")
    settled = events[-1]
    assert isinstance(settled, Settled)
    for seat in SEATS:
        seen = view(state, seat)
        assert seen.phase is Phase.OVER
        assert (seen.bottom, seen.aside, seen.settlement) == (deal.bottom, (), settled.settlement)
        assert seen.history == state.history
        assert [cards for other, cards in enumerate(seen.hands) if other != seat] == [
            cards for other, cards in enumerate(settled.hands) if other != seat
        ]
        assert seen.roles == ((L, F, F, H, F) if deal is PAIR else (L, F, F, F, F))
        assert seen.factors == settled.settlement.factors
        assert event_for(settled, state, seat) == settled


def test_after_a_redeal_all_cards_are_public() -> None:
    deal = deal_with(ruleset("standard-two"))
    state, _ = hand(deal, "standard-two", "0 pass", "1 pass")
    seen = view(state, None)
    assert (seen.redeal, seen.landlord, seen.aside, seen.bottom) == (True, None, deal.aside, deal.bottom)
    assert seen.hands == tuple(tuple(sorted(cards)) for cards in deal.hands)


def test_before_a_landlord_the_stake_is_the_base() -> None:
    deal = deal_with(ruleset("shanghai-four"), {0: "B"}, marker="B")
    engine = Engine(ruleset("shanghai-four", {"base": 5}))
    state, _ = engine.start(deal, void_follow=True)
    assert [factor_text(factor) for factor in view(state, 2).factors] == ["base 5", "void_follow 2", "open_king 2"]


def test_a_view_survives_the_codec() -> None:
    state, _ = hand(PAIR, "five", *SILENT[:3], "3 identity show", SILENT[4])
    for seat in SEATS:
        data = msgspec.json.encode(view(state, seat))
        assert msgspec.json.decode(data, type=SeatView) == view(state, seat)
