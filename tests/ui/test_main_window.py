"""The window as a whole: pages, a match from deal to ranking, pause, language, place, and how it ends."""

from __future__ import annotations

import gc
import time
import weakref
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.controller.messages import Fault
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.notation import ruleset_text
from ddz_desktop.rules.record import parse_record
from ddz_desktop.settings import Look, NewGame, Player, parse_settings
from ddz_desktop.storage.places import Places
from ddz_desktop.ui import theme
from ddz_desktop.ui.fade import CrossFade
from ddz_desktop.ui.pages.match_page import MatchPage
from tests.ui.windows import QUIET, Screen, one_hand

ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape


def dealt(screen: Screen, qtbot) -> MatchPage:
    """Wait until the first hand lies on the table."""
    qtbot.waitUntil(lambda: screen.match.hand_runs, timeout=10_000)
    return screen.match


def settled(screen: Screen, qtbot) -> MatchPage:
    """Let the hand be played to its end."""
    match = dealt(screen, qtbot)
    screen.controller.set_auto_play(True)
    qtbot.waitUntil(lambda: match.page.settlement.isVisible(), timeout=60_000)
    return match


def press(qtbot, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key where the keyboard is."""
    qtbot.keyClick(QApplication.focusWidget(), key, modifier)


def page(screen: Screen) -> object:
    return screen.window.centralWidget().currentWidget()


# -- pages ----------------------------------------------------------------------------------------------------------


def test_enter_begins_a_quick_game_by_the_rules_of_last_time(screen, qtbot) -> None:
    shown = screen(msgspec.structs.replace(QUIET, new_game=NewGame(system="standard-two", hands=4)))
    press(qtbot, ENTER)
    state = dealt(shown, qtbot).page.table.desk.state
    assert (state.rules.id, state.hands) == ("standard-two", 4)


def test_the_page_before_lies_over_a_new_one_until_it_has_faded(screen) -> None:
    shown = screen(msgspec.structs.replace(QUIET, look=Look(theme="light", speed=1)))
    shown.window.show_settings()
    bottom_up = shown.window.centralWidget().children()
    (fade,) = (child for child in bottom_up if isinstance(child, CrossFade))
    assert bottom_up.index(fade) > bottom_up.index(page(shown))


def test_a_new_game_is_chosen_started_and_remembered(screen, qtbot) -> None:
    shown = screen()
    shown.window.home.players_wanted.emit(4)
    assert shown.window.new_game.grid.shown == ("yixing-four", "shanghai-four", "hu-four")
    shown.window.new_game.grid.tiles["hu-four"].click()
    qtbot.keyClick(shown.window.new_game, ENTER)
    assert dealt(shown, qtbot).page.table.desk.state.rules.id == "hu-four"
    assert parse_settings(shown.file.read_bytes()).new_game.system == "hu-four"


def test_enter_starts_the_new_game_that_was_opened_by_mouse(screen, qtbot) -> None:
    shown = screen()
    qtbot.mouseClick(shown.window.home.new, Qt.MouseButton.LeftButton)
    press(qtbot, ENTER)
    dealt(shown, qtbot)


def test_escape_leads_home_from_the_new_game(screen, qtbot) -> None:
    shown = screen()
    shown.window.show_new_game()
    press(qtbot, ESC)
    assert page(shown) is shown.window.home


def test_what_is_told_stays_over_the_page_that_comes_up(screen) -> None:
    shown = screen()
    shown.window.messages.tell_settings_problem()
    shown.window.show_new_game()
    pages = shown.window.centralWidget()
    assert shown.window.messages.message.isAncestorOf(pages.childAt(pages.rect().center()))


# -- a match --------------------------------------------------------------------------------------------------------


def test_a_match_of_one_hand_ends_with_the_ranking(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    match = settled(shown, qtbot)
    assert QApplication.focusWidget().text() == "Final ranking"
    press(qtbot, ENTER)
    totals = match._latest.match.totals
    assert match.ranking.isVisible()
    assert [row.place.points for row in match.ranking.rows] == sorted(totals, reverse=True)
    press(qtbot, ENTER)
    assert shown.match is not match
    assert dealt(shown, qtbot)._latest.match.totals == (0, 0, 0)


def test_totals_go_on_from_hand_to_hand(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand(hands=2))
    match = settled(shown, qtbot)
    first = match._latest.match.totals
    press(qtbot, ENTER)
    qtbot.waitUntil(lambda: match._latest.match.hand_number == 2)
    settled(shown, qtbot)
    payoffs = match._latest.view.settlement.payoffs
    assert match._latest.match.totals == tuple(map(sum, zip(first, payoffs, strict=True)))
    assert match._latest.match.finished


def test_home_from_the_settlement_asks_nothing(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    settled(shown, qtbot).page.settlement.home_requested.emit()
    assert page(shown) is shown.window.home
    assert shown.window.match is None


def test_the_next_hand_waits_for_a_player_without_a_clock(screen) -> None:
    shown = screen()
    shown.window.start(one_hand())
    assert shown.match.page.auto_next is None
    shown.window.start(one_hand(turn_seconds=30.0))
    assert shown.match.page.auto_next == 20


@pytest.mark.parametrize("active", [True, False])
def test_a_turn_in_the_background_asks_for_attention_once(screen, qtbot, monkeypatch, active: bool) -> None:
    asked = []
    monkeypatch.setattr(QApplication, "alert", lambda *_: asked.append(True))
    monkeypatch.setattr(MatchPage, "isActiveWindow", lambda self: active)
    shown = screen()
    shown.window.start(one_hand())
    match = dealt(shown, qtbot)
    qtbot.waitUntil(lambda: 0 in match._latest.view.to_act, timeout=10_000)
    shown.controller.set_paused(True)
    qtbot.waitUntil(lambda: match._latest.paused)
    assert len(asked) == (0 if active else 1)


# -- pause ----------------------------------------------------------------------------------------------------------


def paused(screen: Screen, qtbot) -> MatchPage:
    """Open the menu."""
    match = dealt(screen, qtbot)
    match.page.table.overlay.tools.menu_button.click()
    assert match.pause.isVisible()
    qtbot.waitUntil(lambda: match._latest.paused)
    return match


def test_nothing_happens_while_the_menu_is_open(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    match = paused(shown, qtbot)
    shown.controller.set_auto_play(True)
    qtbot.waitUntil(lambda: match._latest.match.auto_play == (0,))
    serial = match._latest.serial
    for _ in range(20):
        QApplication.processEvents()
    assert match._latest.serial == serial
    press(qtbot, ESC)
    assert not match.pause.isVisible()
    qtbot.waitUntil(lambda: match._latest.serial > serial)


def test_no_key_reaches_the_table_through_the_menu(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    match = paused(shown, qtbot)
    order = match.page.table.desk.options.sort_order
    for key in (Qt.Key.Key_S, Qt.Key.Key_A, Qt.Key.Key_1, Qt.Key.Key_P):
        press(qtbot, key)
    match.page.table.canvas.setFocus()
    assert match.pause.isAncestorOf(QApplication.focusWidget())
    assert match.page.table.desk.options.sort_order == order
    assert match._latest.match.auto_play == ()


def test_tab_goes_round_within_the_menu(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    match = paused(shown, qtbot)
    seen = []
    for _ in range(9):
        press(qtbot, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert all(match.pause.isAncestorOf(widget) for widget in seen)
    assert {match.pause.resume_button, match.pause.give_up_button, match.pause.leave_button} <= set(seen)


def test_giving_up_is_asked_and_settles_the_hand(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand(system="five"))  # there is a landlord from the first
    match = paused(shown, qtbot)
    match.pause.give_up_button.click()
    press(qtbot, ESC)
    assert match.pause.isVisible()
    match.pause.give_up_button.click()
    press(qtbot, ENTER)
    qtbot.waitUntil(lambda: match.page.settlement.isVisible(), timeout=10_000)
    assert match._latest.view.settlement.payoffs[0] < 0


def test_a_running_hand_is_saved_and_left_at_once(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    match = paused(shown, qtbot)
    match.pause.leave_button.click()
    assert page(shown) is shown.window.home
    assert shown.controller.latest is None


def test_left_in_the_middle_of_a_motion_twenty_times(screen, qtbot) -> None:
    shown = screen(msgspec.structs.replace(QUIET, look=Look(theme="light", speed=2.0)))
    left, moving = [], 0
    for number in range(20):
        shown.window.start(one_hand(system=("five", "yixing-classic")[number % 2], turn_seconds=30.0))
        match = dealt(shown, qtbot)
        for _ in range(number):
            QApplication.processEvents()
        left.append(weakref.ref(match))
        table = match.page.table
        moving += table.animator.busy
        shown.window.show_home()
        assert not table.clock.running
        assert not table.animator.busy
    del match, table
    assert moving, "the deal was under way"
    assert shown.controller.latest is None
    qtbot.waitUntil(lambda: gc.collect() >= 0 and not any(ref() for ref in left), timeout=5000)


def test_another_match_takes_the_place_of_the_first(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    first = dealt(shown, qtbot)
    shown.window.start(one_hand(system="standard-two"))
    assert not first.isVisible()
    assert len(dealt(shown, qtbot).page.table.desk.state.seats) == 2


# -- language and looks -----------------------------------------------------------------------------------------------


def test_the_language_changes_at_the_table_at_once(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    match = paused(shown, qtbot)
    names = [seat.name for seat in match.page.table.desk.state.seats]
    assert names == ["You", "Uncle Lin", "Xiaoyu"]
    chinese = match.pause.look.languages.button("zh_CN")
    chinese.setFocus()
    chinese.click()
    qtbot.waitUntil(lambda: match.pause.title.text() == "暂停")
    qtbot.waitUntil(lambda: match.page.table.desk.state.seats[1].name == "林伯")
    assert match.pause.look.isAncestorOf(QApplication.focusWidget())
    assert shown.window.windowTitle() == "斗地主"
    assert parse_settings(shown.file.read_bytes()).language == "zh_CN"


def test_the_language_changes_just_as_the_table_is_left(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    left = dealt(shown, qtbot)
    shown.window.show_home()
    QApplication.sendEvent(left, QEvent(QEvent.Type.LanguageChange))
    left.page.table.director.hush_changed.emit()
    assert not left.hand_runs
    assert left.page.table.desk.state is None


def test_the_settlement_follows_the_language(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    match = settled(shown, qtbot)
    shown.change(language="zh_CN")
    qtbot.waitUntil(lambda: match.page.settlement._state.seats[2].name == "小雨")
    qtbot.waitUntil(lambda: match.page.settlement.next_button.text() == "看排名")


def test_the_globe_offers_languages_and_themes(screen, qtbot) -> None:
    shown = screen()
    shown.window.home.language.click()
    look = shown.window.look
    look.look.languages.changed.emit("zh_CN")
    qtbot.waitUntil(lambda: shown.window.home.new.accessibleName() == "新对局")
    qtbot.waitUntil(lambda: look.title.text() == "语言与主题")
    press(qtbot, ENTER)
    assert not look.isVisible()
    assert shown.preferences.settings.language == "zh_CN"


@pytest.mark.parametrize("name", ["dark", "high-contrast", "light"])
def test_the_theme_changes_at_the_table(screen, qtbot, name: str) -> None:
    shown = screen(msgspec.structs.replace(QUIET, look=Look(theme="system", speed=0)))
    shown.window.start(one_hand())
    match = paused(shown, qtbot)
    match.pause.look.themes.changed.emit(name_of(name))
    assert theme.current().name == name
    assert parse_settings(shown.file.read_bytes()).look.theme == name


def name_of(name: str) -> theme.ThemeChoice:
    return theme.ThemeChoice(name)


def test_what_is_changed_at_the_table_is_kept(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    table = dealt(shown, qtbot).page.table
    table.toggle_counter()
    table.next_sort_order()
    kept = parse_settings(shown.file.read_bytes()).table
    assert (kept.card_counter, kept.sort_order) == (False, table.desk.options.sort_order.value)


# -- the window itself --------------------------------------------------------------------------------------------


def test_its_size_is_remembered(screen, tmp_path) -> None:
    shown = screen()
    assert shown.window.size() == QSize(1280, 800)
    shown.window.resize(960, 650)
    shown.window.close()
    assert screen(shown.preferences.settings).window.size() == QSize(960, 650)


def test_full_screen_is_remembered(screen, qtbot) -> None:
    shown = screen()
    qtbot.keyClick(shown.window, Qt.Key.Key_F11)
    assert shown.window.isFullScreen()
    shown.window.close()
    again = screen(shown.preferences.settings).window
    assert again.isFullScreen()
    again.toggle_full_screen()
    assert not again.isFullScreen()


@pytest.mark.parametrize("asks", [False, True])
def test_ctrl_q_quits_as_closing_does(screen, qtbot, asks: bool) -> None:
    shown = screen()
    shown.window.resize(960, 650)
    if asks:
        shown.window.look.open()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not shown.window.isVisible()
    assert shown.preferences.settings.window


def test_nonsense_for_its_place_is_no_matter(screen) -> None:
    assert screen(msgspec.structs.replace(QUIET, window="§§")).window.size() == QSize(960, 752)  # within the screen


def test_it_closes_at_once_while_a_bot_thinks(screen, qtbot) -> None:
    shown = screen(slow=True)
    shown.window.start(one_hand())
    dealt(shown, qtbot)
    shown.controller.set_auto_play(True)
    qtbot.waitUntil(shown.thinking.is_set)
    began = time.monotonic()
    shown.close()
    assert time.monotonic() - began < 5  # it would think for ever
    assert not shown.controller._thread.isRunning()


# -- messages -------------------------------------------------------------------------------------------------------


def test_settings_open_from_the_table_and_the_game_stands_still(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    with qtbot.waitSignal(shown.controller.updated, check_params_cb=lambda update: update.paused):
        qtbot.mouseClick(shown.match.page.table.overlay.tools.settings_button, Qt.MouseButton.LeftButton)
    assert shown.window.page is shown.window.side.settings()
    with qtbot.waitSignal(shown.controller.updated, check_params_cb=lambda update: not update.paused):
        qtbot.keyClick(shown.window.side.settings(), Qt.Key.Key_Escape)
    assert shown.window.page is shown.match


def test_settings_open_from_the_first_page_and_lead_back(screen, qtbot) -> None:
    shown = screen()
    qtbot.mouseClick(shown.window.home.settings, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(shown.window.side.settings().header.back_button, Qt.MouseButton.LeftButton)
    assert shown.window.page is shown.window.home


def test_settings_that_cannot_be_read_are_told(screen, caplog) -> None:
    shown = screen()
    shown.window.messages.tell_settings_problem()
    assert "could not be read" in shown.window.messages.message.text
    shown.window.messages.message.yes.click()
    assert not shown.window.messages.message.isVisible()


def test_of_two_messages_each_is_read(screen, tmp_path: Path) -> None:
    messages = screen().window.messages
    messages.tell_settings_problem()
    messages.tell_no_room()
    assert "could not be read" in messages.message.text
    messages.message.yes.click()
    assert messages.message.isVisible()
    assert "cannot be saved" in messages.message.text
    messages.message.cancel()
    assert not messages.message.isVisible()


def test_settings_that_cannot_be_saved_are_told_once(screen, caplog) -> None:
    shown = screen()
    shown.file.unlink()
    shown.file.mkdir()
    for language in ("zh_CN", "en"):
        shown.change(language=language)
    assert len(shown.window.messages.toasts._toasts) == 1
    assert shown.window.home.isVisible()


def test_a_fault_is_told_and_the_game_goes_on(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand())
    dealt(shown, qtbot)
    shown.controller.failed.emit(Fault("ValueError: x", playable=True))
    assert page(shown) is shown.match
    assert len(shown.window.messages.toasts._toasts) == 1
    shown.window.messages.toasts._toasts[0].close_now()
    shown.controller.failed.emit(Fault("ValueError: x", playable=False))
    assert page(shown) is shown.window.home
    assert shown.window.messages.message.isVisible()


def test_house_rules_of_a_file_are_opened_in_the_editor_and_can_be_played(screen, qtbot, tmp_path) -> None:
    shown = screen(places=Places.under(tmp_path))
    file = tmp_path / "ours.DDZRULES"
    file.write_text(ruleset_text(ruleset("yixing-classic", {"base": 5, "spring": 3})))
    shown.window.open_file(file)
    assert page(shown) is shown.window.rules.house_rules
    shown.window.rules.house_rules.trying.play.click()
    assert page(shown) is shown.window.new_game
    press(qtbot, ENTER)
    assert dealt(shown, qtbot).page.table.desk.state.rules.base == 5


def test_a_record_is_replayed(screen) -> None:
    shown = screen()
    from tests.test_architecture import ROOT

    file = ROOT / "tests/golden/five.ddz"
    shown.window.open_file(file)
    assert page(shown) is shown.window.memory.replay
    assert shown.window.memory.replay.replay.record == parse_record(file.read_bytes())


def test_the_player_is_greeted_by_name(screen) -> None:
    shown = screen(msgspec.structs.replace(QUIET, player=Player(name="Wen")))
    assert shown.window.home._name.text() == "Wen"
    assert shown.window.home.isVisible()
