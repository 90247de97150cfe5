"""What the whole hands leave out: a match to its ranking, the other auctions, and the answers nobody gave there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from PySide6.QtCore import Qt

from ddz_desktop.rules.action import Answer, Say, Topic, Word
from ddz_desktop.rules.state import FactorName, Phase
from ddz_desktop.settings import NewGame
from ddz_desktop.ui.table.action_model import ButtonId
from devtools.rehearsal import decide
from tests.e2e.deals import Wanted, anything, can_report, is_hidden_landlord, seed_for
from tests.e2e.test_whole_hands import play_through, seat_figures
from tests.ui.windows import QUIET

if TYPE_CHECKING:
    from ddz_desktop.rules.ruleset import OptionValue
    from tests.e2e.conftest import SitDown

HANDS = 4


def test_a_match_from_the_first_deal_to_the_ranking_and_again(sit_down: SitDown) -> None:
    person = sit_down(seed=b"1")
    person.begin("standard-two", hands=HANDS)
    totals = (0, 0)
    for number in range(1, HANDS + 1):
        play_through(person)
        payoffs = person.view.settlement.payoffs
        totals = tuple(map(sum, zip(totals, payoffs, strict=True)))
        assert person.updates[-1].match.totals == totals
        assert seat_figures(person) == dict(enumerate(zip(payoffs, totals, strict=True)))
        assert person.updates[-1].match.finished is (number == HANDS)
        if number < HANDS:
            person.go_on()
    person.click(person.match.page.settlement.next_button)
    ranking = person.match.ranking
    assert [(row.place.seat, row.place.points) for row in ranking.rows] == sorted(
        enumerate(totals), key=lambda row: -row[1]
    )
    person.click(ranking.again_button)
    person.updates.clear()
    person.wait_until(lambda update: update.match.hand_number == 1)
    assert person.updates[-1].match.totals == (0, 0)


@pytest.mark.parametrize(
    ("system", "options", "words"),
    [
        ("yixing-classic", {"auction": "rob"}, {Word.CALL, Word.ROB}),
        ("traditional", {"auction": "duel"}, {Word.CALL, Word.ROB}),
        ("traditional", {"auction": "duel", "rob_step": "increment"}, {Word.CALL, Word.ROB}),
    ],
)
def test_auctions_that_are_a_choice(
    sit_down: SitDown, system: str, options: dict[str, OptionValue], words: set[Word]
) -> None:
    person = sit_down(seed=seed_for(system, options, anything))
    person.begin(system, options)
    while person.wait_for_turn() and person.view.phase is Phase.AUCTION:
        person.do(decide(person.view))
    assert person.view.landlord is not None
    assert {word for seat, word in person.view.calls if seat == 0} <= words
    assert person.view.calls[0] == (0, Word.CALL)


@pytest.mark.parametrize(
    ("system", "wanted", "topics"),
    [
        ("traditional", anything, [Topic.OPEN]),
        ("shanghai-four", can_report, [Topic.SPREAD, Topic.REPORT]),
        ("five", is_hidden_landlord, [Topic.IDENTITY, Topic.DOUBLE]),
    ],
)
def test_nothing_extra_at_all(sit_down: SitDown, system: str, wanted: Wanted, topics: list[Topic]) -> None:
    person = sit_down(seed=seed_for(system, {}, wanted))
    person.begin(system)
    while person.wait_for_turn() and person.view.phase is not Phase.PLAY:
        action = decide(person.view)
        refusing = {"yes": "no", "show": "silent"}
        if isinstance(action, Answer):
            action = Answer(action.topic, refusing.get(action.value, "none"))
        person.do(action)
    answers = [action for seat, action in person.view.history if seat == 0 and isinstance(action, Answer)]
    assert [answer.topic for answer in answers] == topics
    assert not {answer.value for answer in answers} & {"yes", "show"}
    extras = {FactorName.OPEN_HAND, FactorName.SPREAD, FactorName.REPORT}
    assert not extras & {factor.name for factor in person.view.factors}


def test_a_report_without_a_fight_ends_the_hand(sit_down: SitDown) -> None:
    person = sit_down(seed=seed_for("shanghai-four", {}, can_report))
    person.begin("shanghai-four")
    person.wait_for_turn()
    person.do(Say(Word.THREE))
    person.wait_for_turn()
    person.do(Answer(Topic.SPREAD, "no"))
    person.wait_for_turn()
    person.push(ButtonId.REPORT_ONLY)
    person.wait_until(lambda update: update.view.phase is Phase.OVER)
    person.wait_for_settlement()
    payoffs = person.view.settlement.payoffs
    assert payoffs[0] > 0
    assert person.view.plays_made == (0, 0, 0, 0)
    assert seat_figures(person) == {seat: (payoff, payoff) for seat, payoff in enumerate(payoffs)}


def test_the_time_until_the_next_hand_stands_still_with_the_game(sit_down: SitDown) -> None:
    person = sit_down(msgspec.structs.replace(QUIET, new_game=NewGame(turn_seconds=60.0)), seed=b"1")
    person.begin("standard-two")
    play_through(person)
    time = person.match.page.settlement._timer
    assert time.isActive()
    for still in (True, False):
        person.qtbot.keyClick(person.screen.window, Qt.Key.Key_F1)  # the rulebook
        person.wait_until(lambda update, still=still: update.paused is still)
        assert time.isActive() is not still
    number = person.view.history
    time.timeout.emit()
    assert person.view.history == number  # one second of twenty
    person.match.pause.open()
    person.screen.controller.set_paused(True)
    person.wait_until(lambda update: update.paused)
    assert not time.isActive()
