"""Rows of the field's faults with computer players and hints that show in the window (A5, A8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from ddz_desktop.rules.action import PASS, Move
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import NewGame
from ddz_desktop.ui.table.action_model import ButtonId
from devtools.rehearsal import decide
from tests.ui.windows import QUIET

if TYPE_CHECKING:
    from tests.e2e.conftest import SitDown
    from tests.e2e.person import Person

OFF = (Kind.TRIO_SOLO, Kind.SOLO_CHAIN, Kind.PAIR, Kind.TRIO_CHAIN, Kind.BOMB)
HANDS = 3


def by_house_rule(sit_down: SitDown, seed: bytes) -> Person:
    """A quick game in which some kinds are switched off."""
    kinds = {kind.name.lower(): False for kind in OFF}
    rules = NewGame("yixing-classic", {"kinds": kinds}, house_rule="Without pairs")
    person = sit_down(msgspec.structs.replace(QUIET, new_game=rules), seed=seed)
    person.click(person.screen.window.home.quick)
    person.watch_table()
    return person


def kinds_played(person: Person) -> list[Kind]:
    return [action.play.kind for _, action in person.view.history if isinstance(action, Move)]


def hints(person: Person) -> list[Kind]:
    """What the hint button offers, until it begins anew."""
    offered: list[Kind] = []
    choices: list[tuple[int, ...]] = []
    while True:
        with person.qtbot.waitSignal(person.table.desk.changed):
            person.push(ButtonId.HINT)
        cards = person.table.desk.selection.cards
        if not cards or cards in choices:
            return offered
        choices.append(cards)
        legal = person.table.desk.explanation.legal
        assert legal, "a hint can be played"
        offered.append(legal[0].kind)


def test_a5_a_kind_that_is_switched_off_is_neither_played_nor_offered(sit_down: SitDown) -> None:
    person = by_house_rule(sit_down, b"1")
    offered: list[Kind] = []
    for _ in range(HANDS):
        while person.wait_for_turn():
            if person.view.phase is Phase.PLAY and person.table.desk.can_play:
                offered += hints(person)
            person.do(decide(person.view))
        assert len(kinds_played(person)) > 5
        assert not set(kinds_played(person)) & set(OFF)
        person.wait_for_settlement()
        person.go_on()
    assert len(offered) > 10
    assert not set(offered) & set(OFF)


def test_a5_auto_play_obeys_too(sit_down: SitDown) -> None:
    person = by_house_rule(sit_down, b"2")
    person.wait_until(lambda update: update.view.phase is not Phase.OVER)
    for _ in range(HANDS):
        if not person.updates[-1].match.auto_play:
            person.click(person.table.overlay.tools.auto_tool)
        person.wait_until(lambda update: update.view.phase is Phase.OVER and not update.view.redeal)
        assert not set(kinds_played(person)) & set(OFF)
        person.wait_for_settlement()
        person.go_on()
    assert person.faults == []


@pytest.mark.parametrize("system", ["shanghai-four", "yixing-tiandi"])
def test_a8_a_bot_that_leads_plays_cards_whatever_bombs_are_left(sit_down: SitDown, system: str) -> None:
    person = sit_down(seed=b"5")
    person.begin(system)
    leads = 0
    for _ in range(HANDS):
        while person.wait_for_turn():
            person.do(decide(person.view))
        table, passes = None, 0
        for seat, action in person.view.history[len(person.view.calls) :]:
            if action == PASS:
                assert table is not None, f"seat {seat} passed its lead"
                passes += 1
            elif isinstance(action, Move):
                assert action.cards, f"seat {seat} played nothing"
                leads += table is None
                table, passes = action.play, 0
            if passes == person.view.rules.seats - 1:
                table, passes = None, 0
        person.wait_for_settlement()
        person.go_on()
    assert leads > 6
    assert person.faults == []
