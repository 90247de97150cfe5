"""A whole hand of each system in the real window with the real game, by mouse alone and without auto-play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import accumulate, groupby
from math import prod
from operator import mul
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ddz_desktop.rules.action import Answer, Move, Say, Topic
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.state import FactorName, Settlement
from ddz_desktop.storage.history import History
from ddz_desktop.storage.places import Places
from ddz_desktop.ui import fonts, texts
from ddz_desktop.ui.dialogs.settlement_rows import FactorLine, SeatLine
from devtools.rehearsal import decide
from tests.e2e.deals import (
    Wanted,
    anything,
    can_report,
    holds_a_small_bomb,
    is_hidden_landlord,
    leads_doubtfully,
    seed_for,
)

if TYPE_CHECKING:
    from ddz_desktop.controller.messages import TableUpdate
    from ddz_desktop.rules.ruleset import OptionValue
    from tests.e2e.person import Person


@dataclass(frozen=True)
class Story:
    """A hand: the system's options as they are set by mouse, the deal that is wanted, and what the hand must hold."""

    system: str
    options: dict[str, OptionValue] = field(default_factory=dict)
    wanted: Wanted = anything
    modest: bool = False
    topics: tuple[Topic, ...] = ()
    chooser: bool = False


STORIES = (
    Story("yixing-classic", {"bomb_cap": 3}),
    Story("yixing-laizi", wanted=leads_doubtfully, chooser=True),
    Story("yixing-tiandi", wanted=leads_doubtfully, chooser=True),
    Story("yixing-four", {"auction": "rob", "call_doubles": False}),
    Story("yixing-two", {"auction": "rob", "jokers": False}),
    Story("traditional", wanted=holds_a_small_bomb, topics=(Topic.OPEN,), chooser=True),
    Story("shanghai-four", wanted=can_report, topics=(Topic.SPREAD, Topic.REPORT, Topic.FIGHT)),
    Story("standard-two"),
    Story("standard-three", modest=True),
    Story("hu-four", modest=True),
    Story("five", wanted=is_hidden_landlord, topics=(Topic.IDENTITY, Topic.DOUBLE)),
    Story("emperor", {"deal": "35+3"}),
)


def test_every_system_has_its_story() -> None:
    assert [story.system for story in STORIES] == list(CATALOG)
    assert {topic for story in STORIES for topic in story.topics} == set(Topic)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.system)
def test_a_whole_hand_by_mouse(sit_down: Callable[..., Person], tmp_path: Path, story: Story) -> None:
    places = Places.under(tmp_path)
    seed = seed_for(story.system, story.options, story.wanted, modest=story.modest)
    person = sit_down(seed=seed, places=places)
    person.begin(story.system, story.options)
    play_through(person, modest=story.modest)
    settlement, shown = person.view.settlement, (seat_figures(person), factors_reached(person))
    next_deal = person.go_on()  # after it the host has written the record of the hand before
    record = first_record(places)
    assert record.rules == ruleset(story.system, story.options)
    assert settlement == record.settlement
    assert shown == due(settlement)
    check_what_happened(person, story, record)
    check_next_hand(person, next_deal, settlement)
    assert person.faults == []


def play_through(person: Person, *, modest: bool = False) -> None:
    """Decide until the hand is over."""
    while person.wait_for_turn():
        person.do(decide(person.view, modest=modest))
    person.wait_for_settlement()


def first_record(places: Places) -> Record:
    """The record that the game has kept of its first hand; reading it plays it again by the rules."""
    with History(places.history) as history:
        records = [history.record(hand) for hand in history.ids()]
    return next(
        record for record in records if record is not None and record.proof[0] == "hand 1" and not record.redeal
    )


def check_what_happened(person: Person, story: Story, record: Record) -> None:
    """The decisions that were to be made were made by the person, and each reading chosen is kept and was shown."""
    mine = [action for seat, action in record.decisions if seat == 0]
    answered = [action.topic for action in mine if isinstance(action, Answer)]
    assert answered == list(story.topics)
    assert any(isinstance(action, Move) for action in mine)
    assert any(isinstance(action, Say) for action in mine)
    assert bool(person.chosen_readings) == story.chooser
    for play in person.chosen_readings:
        assert play in [action.play for action in mine if isinstance(action, Move)]
        assert (0, texts.play_text(play, record.rules, person.view.wild)) in person.told


def due(settlement: Settlement) -> tuple[dict[int, tuple[int, int]], list[tuple[int, int]]]:
    """What has to stand in the settlement of a first hand: figures by seat, factors with the product so far."""
    values: list[int] = []
    for doubled, factors in groupby(settlement.factors, lambda factor: factor.name is FactorName.DOUBLE):
        each = [factor.value for factor in factors]
        values += [prod(each)] if doubled else each  # all who doubled share a line
    assert prod(values) == settlement.unit
    figures = {seat: (payoff, payoff) for seat, payoff in enumerate(settlement.payoffs)}
    return figures, list(zip(values, accumulate(values, mul), strict=True))


def seat_figures(person: Person) -> dict[int, tuple[int, int]]:
    """What the settlement's lines say that each seat has won, and has in all."""
    state = person.table.desk.state
    assert state is not None
    seats = {seat.name: seat.seat for seat in state.seats}
    figures = {}
    for line in person.match.page.settlement.findChildren(SeatLine):
        told = line.accessibleName().replace(fonts.MINUS, "-").split(", ")
        figures[seats[told[0]]] = (int(told[-3]), int(told[-2]))
    return figures


def factors_reached(person: Person) -> list[tuple[int, int]]:
    """The factors that stand in the settlement, each with the product so far."""
    lines = person.match.page.settlement.findChildren(FactorLine)
    told = [line.accessibleName().split(", ")[-2:] for line in lines]
    return [(int(value.lstrip("×")), int(running)) for value, running in told if value.lstrip("×").isdigit()]


def check_next_hand(person: Person, deal: TableUpdate, before: Settlement) -> None:
    """The totals stand, and nothing of the hand before is left on the table (field/rules R36)."""
    assert (deal.match.hand_number, deal.match.totals) == (2, before.payoffs)
    assert (deal.view.settlement, deal.view.bombs, deal.view.history) == (None, (), ())
    view, scene = person.view, person.table.scene
    assert person.raised == []
    assert sorted(held.card for held in scene.hand.order) == sorted(view.hand if view.settlement is None else ())
    moved = {seat for seat, action in view.history if isinstance(action, Move)}
    assert {seat for seat, spot in scene.spots.items() if spot.play.items} <= moved
