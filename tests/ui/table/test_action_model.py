from __future__ import annotations

from types import SimpleNamespace

import pytest

from ddz_desktop.rules.action import PASS, Answer, Say, Topic, Word
from ddz_desktop.rules.state import Phase
from ddz_desktop.ui.table.action_model import (
    BarKind,
    ButtonId,
    Key,
    Style,
    WhyNot,
    action_bar,
    pending_fight,
    report_answer,
)
from ddz_desktop.ui.table.viewstate import table_state
from tests.ui.table.builders import calls, make_update, make_view

LEGAL = SimpleNamespace(legal=("a play",), reason=None)
ILLEGAL = SimpleNamespace(legal=(), reason="too_low")


def bar(view, explanation=None, can_play=True, ticked=(), **match):
    return action_bar(table_state(make_update(view, **match)), explanation, can_play, ticked)


def ids(bar) -> list[str]:
    return [button.id.value for button in bar.buttons]


def words(*said: str):
    return tuple(Say(Word(word)) for word in said)


def answers(topic: Topic, *values: str):
    return tuple(Answer(topic, value) for value in values)


def auction(system: str = "yixing-classic", said=(), options=(), **rules):
    return make_view(system, rules, phase=Phase.AUCTION, calls=calls(*said), options=words(*options), landlord=None)


def test_bids_that_are_too_low_are_shown_disabled() -> None:
    shown = bar(auction(said=("1", "2"), options=("pass", "3")))
    assert ids(shown) == ["pass_bid", "bid", "bid", "bid"]
    assert [button.enabled for button in shown.buttons] == [True, False, False, True]
    assert shown.buttons[1].why is WhyNot.BID_TOO_LOW
    assert shown.by_key(Key.THREE).action == Say(Word.THREE)
    assert shown.by_key(Key.ENTER) is None  # no bid by accident


@pytest.mark.parametrize(
    ("view", "expected"),
    [
        (auction(auction="rob", options=("call", "pass")), [("pass_bid", None), ("call", 2)]),
        (auction(auction="rob", call_doubles=False, options=("call", "pass")), [("pass_bid", None), ("call", None)]),
        (auction(auction="rob", said=("call",), options=("rob", "decline")), [("decline", None), ("rob", 2)]),
        (auction("standard-two", options=("call", "pass")), [("pass_bid", None), ("call", None)]),
        (
            auction("traditional", auction="duel", rob_step="increment", said=("call",), options=("rob", "decline")),
            [("decline", None), ("rob", None)],
        ),
    ],
)
def test_calling_and_robbing(view, expected) -> None:
    assert [(button.id.value, button.factor) for button in bar(view).buttons] == expected


@pytest.mark.parametrize(
    ("topic", "kind", "no", "yes"),
    [
        (Topic.OPEN, BarKind.QUESTION, "no", "yes"),
        (Topic.SPREAD, BarKind.QUESTION, "no", "yes"),
        (Topic.IDENTITY, BarKind.ANSWER, "silent", "show"),
        (Topic.DOUBLE, BarKind.ANSWER, "no", "yes"),
    ],
)
def test_extra_decisions(topic: Topic, kind: BarKind, no: str, yes: str) -> None:
    shown = bar(make_view(phase=Phase(topic.value), options=answers(topic, yes, no)))
    assert shown.kind is kind
    assert shown.by_key(Key.PASS).action == Answer(topic, no)
    assert shown.by_key(Key.ENTER).action == Answer(topic, yes)


REPORTS = answers(Topic.REPORT, "none", "4444444", "BBRR", "4444444,BBRR")


@pytest.mark.parametrize(
    ("ticked", "value"),
    [(("BBRR", "4444444"), "4444444,BBRR"), (("BBRR",), "BBRR"), ((), None)],
)
def test_one_dialog_reports_the_ticked_sets(ticked: tuple, value: str | None) -> None:
    shown = bar(make_view("shanghai-four", phase=Phase.REPORT, options=REPORTS), ticked=ticked)
    assert shown.sets == ("4444444", "BBRR")
    button = shown.by_key(Key.TWO)
    assert button.enabled is (value is not None)
    assert button.action == (Answer(Topic.REPORT, value) if value else None)
    assert shown.by_key(Key.PASS).action == Answer(Topic.REPORT, "none")


def test_the_report_answers_the_fight_too() -> None:
    assert pending_fight(ButtonId.REPORT_ONLY) == Answer(Topic.FIGHT, "no")
    assert pending_fight(ButtonId.REPORT_FIGHT) == Answer(Topic.FIGHT, "yes")
    assert pending_fight(ButtonId.NO) is None


def test_a_fight_can_be_asked_alone_after_a_return_to_the_table() -> None:
    shown = bar(make_view("shanghai-four", phase=Phase.FIGHT, options=answers(Topic.FIGHT, "yes", "no")))
    assert [(button.key, button.action.value) for button in shown.buttons] == [(Key.ONE, "no"), (Key.TWO, "yes")]


def test_no_set_no_report() -> None:
    state = table_state(make_update(make_view("shanghai-four", phase=Phase.REPORT, options=REPORTS)))
    assert report_answer(state, ("9999999",)) is None


@pytest.mark.parametrize(
    ("options", "explanation", "can_play", "expected"),
    [
        ((PASS,), LEGAL, True, [("pass", True), ("hint", True), ("play", True)]),
        ((PASS,), ILLEGAL, True, [("pass", True), ("hint", True), ("play", False)]),
        ((PASS,), None, True, [("pass", True), ("hint", True), ("play", False)]),
        ((), LEGAL, True, [("reselect", True), ("hint", True), ("play", True)]),
        ((), None, True, [("reselect", False), ("hint", True), ("play", False)]),
        ((PASS,), ILLEGAL, False, [("cannot_beat", True)]),
    ],
)
def test_the_play(options, explanation, can_play: bool, expected: list) -> None:
    shown = bar(make_view(options=options), explanation, can_play)
    assert [(button.id.value, button.enabled) for button in shown.buttons] == expected


def test_before_my_turn_the_buttons_wait() -> None:
    shown = bar(make_view(to_act=(1,)), LEGAL)
    assert shown.kind is BarKind.WAITING
    assert not any(button.enabled for button in shown.buttons)


def test_auto_play_offers_only_to_take_back() -> None:
    shown = bar(make_view(options=(PASS,)), LEGAL, auto_play=(0,))
    assert shown.kind is BarKind.AUTO
    assert ids(shown) == ["take_back"]


@pytest.mark.parametrize("fields", [{"seat": None}, {"phase": Phase.OVER}, {"phase": Phase.AUCTION, "to_act": (1,)}])
def test_nothing_to_press(fields: dict) -> None:
    assert bar(make_view(**fields)).buttons == ()


def test_at_most_one_button_is_gold() -> None:
    views = [
        auction(options=("pass", "1", "2", "3")),
        make_view(options=(PASS,)),
        make_view("shanghai-four", phase=Phase.REPORT, options=REPORTS),
    ]
    for view in views:
        assert sum(button.style is Style.GOLD for button in bar(view, LEGAL).buttons) == 1
