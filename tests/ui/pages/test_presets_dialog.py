"""Presets: kept, replaced, named otherwise, forgotten, put back and taken up; and what was played last."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.controller.choices import Choices
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.settings import NewGame, Settings
from ddz_desktop.storage.places import Places
from ddz_desktop.ui.pages.new_game_page import NewGamePage
from tests.ui.looking import clipped, unnamed

LEVELS = ("novice", "casual", "strong", "master")
FOUR = NewGame("yixing-four", {"bomb_cap": 3}, ("casual", "strong", "novice"), 8, 30.0)
FIVE = NewGame("five", {}, ("master",) * 4, 12, None)
ENTER, ESC, TAB = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab


@pytest.fixture
def choices(tmp_path: Path, qtbot) -> Choices:
    return Choices(Places.under(tmp_path))


@pytest.fixture
def page(qtbot, themed, choices: Choices):
    """Opens a new game with the presets dialog."""

    def show(game: NewGame = FOUR, size=(1280, 800)) -> NewGamePage:
        made = NewGamePage(LEVELS, choices)
        qtbot.addWidget(made)
        made.kept = []
        made.changed.connect(made.kept.append)
        made.resize(*size)
        made.show()
        made.activateWindow()
        made.show_settings(Settings(new_game=game))
        made.presets_button.click()
        QApplication.processEvents()
        return made

    return show


def press(qtbot, key: Qt.Key) -> None:
    """A key where the keyboard is."""
    qtbot.keyClick(QApplication.focusWidget(), key)


def saved(choices: Choices) -> dict[str, NewGame]:
    return {preset.name: preset.game for preset in choices.presets.saved}


def test_what_is_chosen_is_kept_under_a_name(page, choices: Choices, qtbot) -> None:
    dialog = page().presets
    assert not dialog.save.available
    assert QApplication.focusWidget() is dialog.name
    qtbot.keyClicks(dialog.name, "Sunday")
    press(qtbot, ENTER)
    assert saved(choices) == {"Sunday": FOUR}
    assert dialog.isVisible()
    press(qtbot, ENTER)
    assert not dialog.isVisible(), "with nothing to keep, Enter is done"


def test_a_name_that_is_there_is_replaced_and_the_button_says_so(page, choices: Choices, qtbot) -> None:
    choices.save_preset("Sunday", FIVE)
    dialog = page().presets
    dialog.name.setText("Mon")
    assert dialog.save.text() == "Keep"
    dialog.name.setText("sunday")
    assert dialog.save.text() == "Replace"
    dialog.save.click()
    assert saved(choices) == {"sunday": FOUR}


def test_it_is_named_otherwise(page, choices: Choices, qtbot) -> None:
    choices.save_preset("Sunday", FIVE)
    dialog = page().presets
    row = dialog.rows[0]
    row.rename.click()
    assert QApplication.focusWidget() is row.field
    qtbot.keyClicks(row.field, "Monday")
    press(qtbot, ENTER)
    assert saved(choices) == {"Monday": FIVE}
    assert dialog.rows[0].use.text() == "Monday"


def test_escape_takes_the_renaming_back_and_not_the_dialog(page, choices: Choices, qtbot) -> None:
    choices.save_preset("Sunday", FIVE)
    dialog = page().presets
    dialog.rows[0].rename.click()
    qtbot.keyClicks(dialog.rows[0].field, "Monday")
    press(qtbot, ESC)
    assert saved(choices) == {"Sunday": FIVE}
    assert dialog.isVisible()
    assert dialog.rows[0].use.isVisible()


def test_it_is_forgotten_and_put_back(page, choices: Choices) -> None:
    choices.save_preset("Sunday", FIVE)
    dialog = page().presets
    dialog.rows[0].delete.click()
    assert saved(choices) == {}
    assert QApplication.focusWidget() is dialog.undo
    dialog.undo.click()
    assert saved(choices) == {"Sunday": FIVE}
    assert not dialog.undo.isVisible()


def test_it_is_taken_up(page, choices: Choices, qtbot) -> None:
    choices.save_preset("Sunday", FIVE)
    shown = page()
    assert QApplication.focusWidget() is shown.presets.rows[0].use
    press(qtbot, ENTER)
    assert not shown.presets.isVisible()
    assert shown.kept[-1].new_game == FIVE
    assert shown.grid.tiles["five"].isChecked()
    with qtbot.waitSignal(shown.start) as begun:
        shown.panel.start_button.click()
    assert begun.args[0].new_game == FIVE


def test_games_played_last_are_offered(page, choices: Choices, qtbot) -> None:
    shown = page()
    assert shown.presets.recent == []
    shown.presets.dismiss()
    shown.panel.start_button.click()
    choices.save_preset("Sunday", FOUR)
    choices.note_used(FIVE)
    shown.presets_button.click()
    assert [row.game for row in shown.presets.recent] == [FIVE], "a kept one is there already"
    shown.presets.recent[0].click()
    assert shown.kept[-1].new_game == FIVE


def test_a_house_rule_is_played_as_it_is_now(page, choices: Choices) -> None:
    rules = replace(ruleset("yixing-classic", {"spring": 3}), name="Home")
    kept = choices.save_rules(rules)
    choices.save_preset("Old", NewGame("yixing-classic", {"spring": 3}, house_rule="Home"))
    choices.save_rules(replace(ruleset("yixing-classic", {"spring": 1}), name="Home"), kept.file)
    shown = page()
    shown.presets.rows[0].use.click()
    assert shown.kept[-1].new_game.options == {"spring": 1}


def test_a_house_rule_that_is_gone_is_still_in_its_preset(page, choices: Choices) -> None:
    choices.save_preset("Old", NewGame("yixing-classic", {"spring": 3}, house_rule="Gone"))
    shown = page()
    shown.presets.rows[0].use.click()
    game = shown.kept[-1].new_game
    assert (game.house_rule, game.options) == ("Gone", {"spring": 3})


def test_a_disk_that_refuses_is_told_and_nothing_is_lost(page, choices: Choices, monkeypatch, caplog) -> None:
    choices.save_preset("Sunday", FIVE)
    dialog = page().presets

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("ddz_desktop.controller.choices.write_presets", refuse)
    dialog.rows[0].delete.click()
    assert saved(choices) == {"Sunday": FIVE}
    assert "could not be saved" in dialog._told.text()
    assert not dialog.undo.isVisible()
    assert [row.preset.name for row in dialog.rows] == ["Sunday"]


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_nothing_is_cut_off_or_without_a_name(page, choices: Choices, speak, qtbot, language: str, size) -> None:
    speak(language)
    for name in ("Sunday", "周日和林伯"):
        choices.save_preset(name, FOUR)
    choices.note_used(FIVE)
    shown = page(size=size)
    shown.presets.rows[0].rename.click()
    for _ in range(3):
        QApplication.processEvents()
    assert clipped(shown.presets) + unnamed(shown.presets) == []
    reached = set()
    for _ in range(14):
        press(qtbot, TAB)
        reached.add(QApplication.focusWidget())
    row, dialog = shown.presets.rows[1], shown.presets
    assert {row.use, row.rename, row.delete, dialog.name, dialog.done, dialog.recent[0]} <= reached
