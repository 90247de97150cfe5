"""Rows of the field's faults with the table, where window, game and bots have to work together (U1 … U16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from PySide6.QtCore import Qt

from ddz_desktop.rules.action import Say, Word
from ddz_desktop.rules.state import Phase
from ddz_desktop.settings import Access, Look, NewGame, Player, Sound, Table, parse_settings
from ddz_desktop.storage.history import History
from ddz_desktop.storage.places import Places
from ddz_desktop.ui import theme
from ddz_desktop.ui.pages.settings.items import SectionId
from ddz_desktop.ui.pages.settings.page import SettingsPage
from ddz_desktop.ui.table.action_model import ButtonId
from ddz_desktop.ui.tokens import ThemeChoice
from devtools.rehearsal import decide
from tests.e2e.typist import Typist
from tests.ui.table.secrets_kept import no_hidden_face
from tests.ui.windows import QUIET

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.conftest import SitDown
    from tests.e2e.person import Person
    from tests.ui.windows import Screen

LEFT = Qt.MouseButton.LeftButton


def others_play(at_table: SitDown) -> Person:
    """The landlord at the right has just led, and the next seat thinks: it is not yet my turn."""
    scripts = ((), (), ["3", "play solo 3 3"])
    person = at_table("yixing-classic", ("4s 4h 5s", "", "3s"), scripts, first=2, patient=True)
    person.bots.let_decide(1)
    person.wait_until(lambda update: update.view.phase is Phase.PLAY)
    return person


def test_u1_u2_what_is_held_or_chosen_before_the_turn_plays_nothing_and_stays(at_table: SitDown) -> None:
    person = others_play(at_table)
    person.click_card(2)
    viewport = person.table.canvas.viewport()
    person.qtbot.mousePress(viewport, LEFT, pos=person.card(5))
    person.bots.let_decide(1)
    person.wait_for_turn()
    person.qtbot.mouseRelease(viewport, LEFT, pos=person.card(5))
    assert person.raised == [2, 5]
    assert person.view.plays_made[0] == 0


def test_u7_paused_while_a_bot_thinks_and_again(at_table: SitDown) -> None:
    person = others_play(at_table)
    assert person.bots.thinking.wait(10)
    for choice in (ThemeChoice.DARK, ThemeChoice.LIGHT):
        person.click(person.table.overlay.tools.menu_button)
        person.click_choice(person.match.pause.look.themes, choice)
        assert theme.current().dark is (choice is ThemeChoice.DARK)
        person.click(person.match.pause.resume_button)
        assert not person.match.pause.isVisible()
    before = len(person.updates)
    person.bots.let_decide(1)
    person.wait_for_turn()
    assert [update.paused for update in person.updates[before:]].count(True) <= 2
    person.click(person.table.overlay.tools.menu_button)
    person.wait_until(lambda update: update.paused)
    assert person.match.pause.isVisible()


def test_u8_one_clock_runs_and_it_ends_with_the_hand(sit_down: SitDown) -> None:
    person = sit_down(msgspec.structs.replace(QUIET, new_game=NewGame(turn_seconds=60.0)), seed=b"1")
    person.begin("standard-two")
    seconds: list[float] = []
    person.table.clock.ticked.connect(lambda left, share: seconds.append(left))
    for _ in range(2):
        while person.wait_for_turn():
            assert person.table.clock.running
            person.do(decide(person.view))
        person.wait_for_settlement()
        assert not person.table.clock.running
        person.go_on()
    assert seconds
    assert min(seconds) >= 0
    assert max(seconds) <= 60


def test_u9_auto_play_switched_on_and_off_is_one_action_a_turn(sit_down: SitDown) -> None:
    person = sit_down(seed=b"2")
    refusals: list[object] = []
    person.screen.controller.refused.connect(refusals.append)
    person.begin("standard-three")
    while person.wait_for_turn():
        before = person.view.plays_made[0]
        if person.view.phase is Phase.PLAY:
            person.click(person.table.overlay.tools.auto_tool)
            person.wait_until(lambda update: bool(update.match.auto_play))
            if person.updates[-1].view.phase is Phase.OVER:  # the table has played the last cards
                break
            person.click(person.table.overlay.banner.button)
            person.wait_until(lambda update: not update.match.auto_play or update.view.phase is Phase.OVER)
        if person.wait_for_turn() and person.view.plays_made[0] == before:
            person.do(decide(person.view))
    assert refusals == []
    assert person.view.plays_made[0] > 0


def test_u11_another_theme_is_all_that_changes_and_it_lasts(sit_down: SitDown) -> None:
    person = sit_down()
    window = person.screen.window
    person.click(window.home.language)
    person.click_choice(window.look.look.themes, ThemeChoice.DARK)
    person.click(window.look.done)
    window.close()
    kept = parse_settings(person.screen.file.read_bytes())
    assert kept.look == msgspec.structs.replace(QUIET.look, theme="dark")
    assert msgspec.structs.replace(kept, look=QUIET.look, window="") == QUIET
    theme.manager().apply(theme.Appearance())
    sit_down(kept)
    assert theme.current().dark


@pytest.mark.parametrize("system", ["traditional", "yixing-tiandi"])
def test_u14_a_whole_hand_without_a_mouse(screen: Callable[..., Screen], sit_down: SitDown, qtbot, system: str) -> None:
    person = Typist(screen(msgspec.structs.replace(QUIET, new_game=NewGame(system=system)), seed=b"1"), qtbot)
    person.begin_quick_game()
    while person.wait_for_turn():
        person.wander()
        person.do(decide(person.view))
    person.wait_for_settlement()
    assert person.view.plays_made[0] > 0


@pytest.mark.parametrize(("system", "first"), [("yixing-tiandi", 0), ("five", None)])
def test_u15_nothing_is_revealed_while_things_move(at_table: SitDown, system: str, first: int | None) -> None:
    person = at_table(system, (), [()] * 5, first=first, patient=True, look=Look(theme="light", speed=2.0))
    moments = 0
    while person.wait_for_turn() and sum(person.view.plays_made) < 4:
        while person.table.animator.busy:
            person.table.animator.step(16)
            assert no_hidden_face(person.table, person.view)
            moments += 1
        person.bots.let_decide(20)  # not before the deal has been watched
        person.do(decide(person.view))
    assert moments > 60


def test_a6_a_hint_after_everybody_has_passed_is_a_lead(at_table: SitDown) -> None:
    person = at_table("yixing-classic", ("3s 4s",))
    person.do(Say(Word.THREE))
    person.wait_for_turn()
    person.play("solo 3 3")
    person.wait_for_turn()
    assert person.view.table is None
    raised = []
    for _ in range(2):
        with person.qtbot.waitSignal(person.table.desk.changed):
            person.push(ButtonId.HINT)
        raised.append(person.raised)
        assert person.button(ButtonId.PLAY).available
    assert raised[0] != raised[1]
    person.push(ButtonId.PLAY)
    person.wait_until(lambda update: update.view.plays_made[0] == 2)


def test_u11_settings_set_back_leave_everything_else_and_last(sit_down: SitDown) -> None:
    mine = msgspec.structs.replace(
        QUIET, player=Player("Qing", "cat"), new_game=NewGame("five", hands=8), table=Table(sort_order="count")
    )
    person = sit_down(mine)
    window = person.screen.window
    person.click(window.home.settings)
    page = window.findChild(SettingsPage)
    page.open_section(SectionId.DATA)
    person.click(page.sections[SectionId.DATA].reset_button)
    person.click(page.reset_all_question.yes)
    window.close()
    kept = parse_settings(person.screen.file.read_bytes())
    assert (kept.look, kept.table, kept.sound, kept.access) == (Look(), Table(), Sound(), Access())
    assert (kept.language, kept.player, kept.new_game) == (mine.language, mine.player, mine.new_game)
    again = sit_down(kept)
    assert again.screen.preferences.settings.table == Table()


def test_u11_statistics_that_are_cleared_take_nothing_else_along_and_stay_so(sit_down: SitDown, tmp_path: Path) -> None:
    places = Places.under(tmp_path / "data")
    person = sit_down(seed=b"1", places=places)
    person.begin("standard-two", hands=4)
    while person.wait_for_turn():
        person.do(decide(person.view))
    person.wait_for_settlement()
    rules = person.screen.controller.choices
    rules.save_rules(msgspec.structs.replace(person.view.rules, name="Ours"))
    person.click(person.match.page.settlement.home_button)
    window, settings = person.screen.window, person.screen.file.read_bytes()
    person.qtbot.waitUntil(lambda: played(places) == 1)
    person.click(window.home.statistics)
    page = window.memory.statistics
    person.qtbot.waitUntil(lambda: page.clear_button.available)
    person.click(page.clear_button)
    person.click(page.clearing.yes)
    person.qtbot.waitUntil(lambda: played(places) == 0)
    assert person.screen.file.read_bytes() == settings
    assert [each.name for each in rules.house_rules()] == ["Ours"]
    window.close()
    assert played(places) == 0


def played(places: Places) -> int:
    with History(places.history) as history:
        return history.count()
