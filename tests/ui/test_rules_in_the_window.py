"""Rulebook and house rules in the window: the way there and back, beside the table, into a game, and at the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.storage.places import Places
from ddz_desktop.ui.pages.match_page import MatchPage
from ddz_desktop.ui.pages.rulebook.topics import Place, Topic, section_for
from tests.ui.windows import Screen, one_hand

ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape


def dealt(screen: Screen, qtbot) -> MatchPage:
    """Wait until the first hand lies on the table."""
    qtbot.waitUntil(lambda: screen.window.match is not None and screen.match.hand_runs, timeout=10_000)
    return screen.match


def press(qtbot, key: Qt.Key) -> None:
    """A key where the keyboard is."""
    qtbot.keyClick(QApplication.focusWidget(), key)


def page(screen: Screen) -> object:
    return screen.window.centralWidget().currentWidget()


def test_f1_opens_the_rulebook_and_back_leads_where_one_was(screen, qtbot) -> None:
    shown = screen()
    shown.window.show_new_game()
    qtbot.keyClick(shown.window, Qt.Key.Key_F1)
    assert page(shown) is shown.window.rules.rulebook
    shown.window.rules.rulebook.header.back.emit()
    assert page(shown) is shown.window.new_game
    shown.window.rules.rulebook.change.emit(ruleset("five"))
    assert page(shown) is shown.window.rules.house_rules
    shown.window.open_help()
    assert page(shown) is shown.window.rules.rulebook
    assert shown.window.rules.rulebook.view.place.topic is Topic.HOUSE
    shown.window.rules.rulebook.header.back.emit()
    shown.window.rules.house_rules.header.back.emit()
    assert page(shown) is shown.window.new_game


def test_f1_at_the_table_opens_the_book_beside_it_and_the_game_waits(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand("yixing-tiandi"))
    match = dealt(shown, qtbot)
    qtbot.keyClick(shown.window, Qt.Key.Key_F1)
    assert match.book.isVisible()
    assert match.book.view.place == Place(rules=ruleset("yixing-tiandi"), section=section_for(match._latest.view.phase))
    qtbot.waitUntil(lambda: match._latest.paused)
    press(qtbot, ESC)
    assert not match.book.isVisible()
    qtbot.waitUntil(lambda: not match._latest.paused)


def test_f1_opens_the_book_from_the_pause_menu_too_and_esc_leads_back(screen, qtbot) -> None:
    shown = screen()
    shown.window.start(one_hand("yixing-tiandi"))
    match = dealt(shown, qtbot)
    match.pause.open()
    press(qtbot, Qt.Key.Key_F1)
    assert match.book.isVisible()
    press(qtbot, ESC)
    assert not match.book.isVisible()
    assert match.pause.isVisible()


@pytest.mark.parametrize("answer", ["yes", "no", "stay"])
def test_closing_asks_about_a_house_rule_that_is_not_saved(screen, qtbot, tmp_path, answer: str) -> None:
    shown = screen(places=Places.under(tmp_path))
    editor = shown.window.rules.house_rules
    shown.window.show_house_rules(ruleset("five", {"spring": 3}))
    shown.window.show_home()
    shown.window.close()
    assert shown.window.isVisible()
    assert page(shown) is editor
    if answer == "stay":
        press(qtbot, ESC)
        assert shown.window.isVisible()
        editor._drop()
    else:
        getattr(editor.keeping, answer).click()
        assert not shown.window.isVisible()
    saved = [rule.rules.changes for rule in shown.controller.choices.house_rules()]
    assert saved == ([{"spring": 3}] if answer == "yes" else [])


def test_rules_are_played_from_the_rulebook(screen, qtbot) -> None:
    shown = screen()
    shown.window.show_rulebook(ruleset("hu-four"))
    shown.window.rules.rulebook.play_button.click()
    assert page(shown) is shown.window.new_game
    press(qtbot, ENTER)
    assert dealt(shown, qtbot).page.table.desk.state.rules.id == "hu-four"
