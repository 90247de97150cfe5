"""New game: tiles, house rules, filters, options, two steps, and what is remembered."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.controller.choices import Choices
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.settings import PROGRAM, NewGame, OwnProgram, Settings
from ddz_desktop.storage.places import Places
from ddz_desktop.ui.controls import SegmentedControl
from ddz_desktop.ui.pages.new_game_page import NewGamePage
from ddz_desktop.ui.theme import Appearance
from ddz_desktop.ui.translation import CHINESE, ENGLISH, TranslationManager

LEVELS = ("novice", "casual", "strong", "master")
DEFAULTS = Settings()
WIDE, NARROW = (1280, 800), (960, 600)


@pytest.fixture
def page(qtbot, themed):
    """Opens the page; the settings it asks to keep are in its `kept`."""

    def show(settings: Settings = DEFAULTS, size=WIDE, levels=LEVELS, players=None, choices=None) -> NewGamePage:
        made = NewGamePage(levels, choices)
        qtbot.addWidget(made)
        made.kept = []
        made.changed.connect(made.kept.append)
        made.resize(*size)
        made.show()
        made.activateWindow()
        made.show_settings(settings, players)
        QApplication.processEvents()
        return made

    return show


def visible(page: NewGamePage) -> list[str]:
    return [system for system, tile in page.grid.tiles.items() if tile.isVisible()]


def test_all_twelve_are_there_and_one_is_chosen(page) -> None:
    shown = page(Settings(new_game=NewGame(system="emperor")))
    assert set(visible(shown)) == set(CATALOG)
    assert [system for system, tile in shown.grid.tiles.items() if tile.isChecked()] == ["emperor"]


@pytest.mark.parametrize("size", [WIDE, (1000, 900), NARROW])
@pytest.mark.parametrize("scale", [100, 130, 200])
def test_every_tile_has_room_for_all_it_says(page, themed, size, scale: int) -> None:
    themed.apply(Appearance(text_scale=scale))
    shown = page(size=size)
    assert all(tile.width() >= tile.whole_width() for tile in shown.grid.tiles.values())


@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 6), (4, 3), (5, 1)])
def test_chips_filter_by_players(page, players: int, count: int) -> None:
    shown = page()
    shown.grid.chips[players].click()
    assert {CATALOG[system].seats for system in visible(shown)} == {players}
    assert len(visible(shown)) == count
    shown.grid.all.click()
    assert len(visible(shown)) == 12


def test_the_choice_moves_to_what_a_filter_shows(page, qtbot) -> None:
    shown = page(Settings(new_game=NewGame(system="emperor")))
    shown.grid.chips[4].click()
    assert shown.kept[-1].new_game.system == visible(shown)[0] == "yixing-four"
    assert [system for system, tile in shown.grid.tiles.items() if tile.isChecked()] == ["yixing-four"]
    shown.grid.all.click()
    qtbot.keyClicks(shown.grid.search, "tradi")
    with qtbot.waitSignal(shown.start) as begun:
        qtbot.keyClick(shown, Qt.Key.Key_Return)
    assert begun.args[0].new_game.system == "traditional"


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_nothing_in_sight_cannot_be_started(page, qtbot, size) -> None:
    shown = page(size=size)
    shown.grid.search.setText("zzz")
    with qtbot.assertNotEmitted(shown.start):
        qtbot.keyClick(shown, Qt.Key.Key_Return)
        shown.panel.start_button.click()
    assert "Choose a rule system" in shown.panel.start_button.toolTip()
    assert shown.grid.isVisible()
    shown.grid.search.clear()
    assert shown.panel.start_button.available


def in_sight(page: NewGamePage, system: str) -> bool:
    tile = page.grid.tiles[system]
    return tile.visibleRegion().boundingRect() == tile.rect()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_what_is_chosen_is_scrolled_into_sight(page, qtbot, size) -> None:
    last = list(CATALOG)[-1] if size == WIDE else "five"
    shown = page(Settings(new_game=NewGame(system=last)), size=size)
    qtbot.waitUntil(lambda: in_sight(shown, last))
    shown.grid.focus_chosen()
    for _ in range(12):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    first = next(iter(visible(shown)))
    qtbot.waitUntil(lambda: in_sight(shown, shown.grid._selected))
    assert shown.grid._columns > visible(shown).index(shown.grid._selected), first


@pytest.mark.parametrize(("text", "found"), [("YIXING", 5), ("emp", 1), ("  four ", 3), ("zzz", 0)])
def test_search_finds_by_name(page, qtbot, text: str, found: int) -> None:
    shown = page()
    qtbot.keyClicks(shown.grid.search, text)
    assert len(visible(shown)) == found
    assert shown.grid._nothing.isVisible() is (found == 0)


def test_search_finds_chinese_names(page, qapp) -> None:
    languages = TranslationManager(qapp)
    languages.choose(CHINESE)
    try:
        shown = page()
        shown.grid.search.setText("癞子")
        assert visible(shown) == ["yixing-laizi", "yixing-tiandi"]
    finally:
        languages.choose(ENGLISH)
        languages.deleteLater()


def test_a_number_of_players_from_home_filters_and_chooses(page) -> None:
    shown = page(players=5)
    assert visible(shown) == ["five"]
    assert shown.kept[-1].new_game.system == "five"


def test_arrows_choose_and_tab_stops_at_one_tile(page, qtbot) -> None:
    shown = page()
    grid = shown.grid
    grid.focus_chosen()
    for key, system in (
        (Qt.Key.Key_Right, "yixing-laizi"),
        (Qt.Key.Key_Down, "standard-three"),
        (Qt.Key.Key_Left, "traditional"),
        (Qt.Key.Key_Up, "yixing-classic"),
        (Qt.Key.Key_Up, "yixing-classic"),
    ):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert QApplication.focusWidget() is grid.tiles[system]
    assert shown.kept[-1].new_game.system == "yixing-classic"
    stops = [tile for tile in grid.tiles.values() if tile.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [grid.tiles["yixing-classic"]]
    grid.chips[2].click()
    stops = [tile for tile in grid.tiles.values() if tile.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [grid.tiles["yixing-two"]]


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_every_control_is_reached_by_tab(page, qtbot, size) -> None:
    shown = page(size=size)
    if size == NARROW:
        qtbot.keyClick(shown, Qt.Key.Key_Return)
    shown.header.back_button.setFocus()
    reached = set()
    for _ in range(60):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    controls = shown.panel.findChildren(SegmentedControl)
    assert len(controls) == 7  # two seats, auction, bombs, wings, hands, seconds
    assert all(any(control.isAncestorOf(widget) for widget in reached) for control in controls)
    assert shown.panel.start_button in reached


def test_two_steps_in_a_narrow_window(page, qtbot) -> None:
    shown = page(size=NARROW)
    grid, panel = shown.grid, shown.panel
    assert grid.isVisible()
    assert not panel.isVisible()
    grid.focus_chosen()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert grid.isVisible(), "arrows only choose"
    with qtbot.assertNotEmitted(shown.start):
        qtbot.keyClick(shown, Qt.Key.Key_Return)
    assert panel.isVisible()
    assert not grid.isVisible()
    with qtbot.assertNotEmitted(shown.back):
        qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert grid.isVisible()
    qtbot.mouseClick(grid.tiles["traditional"], Qt.MouseButton.LeftButton)
    assert panel.isVisible()
    with qtbot.waitSignal(shown.start) as begun:
        qtbot.keyClick(shown, Qt.Key.Key_Return)
    assert begun.args[0].new_game.system == "traditional"
    shown.resize(*WIDE)
    assert grid.isVisible()
    assert panel.isVisible()


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)],
)
def test_the_way_back(page, qtbot, key, modifier) -> None:
    shown = page()
    with qtbot.waitSignal(shown.back):
        qtbot.keyClick(shown, key, modifier)


def test_options_follow_the_auction(page, qtbot) -> None:
    shown = page()
    assert "call_doubles" not in shown.panel.option_rows
    shown.panel.option_rows["auction"].control._group.button(1).click()
    shown.panel.option_rows["call_doubles"].control.click()
    assert shown.kept[-1].new_game.options == {"auction": "rob", "call_doubles": False}
    shown.panel.option_rows["auction"].control._group.button(0).click()
    assert shown.kept[-1].new_game.options == {}


def test_everything_chosen_is_remembered(page) -> None:
    shown = page()
    shown.grid.tiles["yixing-four"].click()
    panel = shown.panel
    panel.option_rows["bomb_cap"].control._group.button(1).click()
    panel.seat_rows[1].levels._group.button(0).click()
    panel.seat_rows[0].temper.activated.emit(2)
    panel.seat_rows[1].temper.activated.emit(0)
    panel.hands_row.control._group.button(2).click()
    panel.seconds_row.control._group.button(0).click()
    panel.counter_row.control.click()
    settings = shown.kept[-1]
    levels = ("casual+bold", "novice+careful", "casual")
    assert settings.new_game == NewGame("yixing-four", {"bomb_cap": 4}, levels, 12, 15.0)
    assert not settings.table.card_counter
    again = page(settings)
    assert again.panel.hands_row.control.value == 12
    assert again.panel.seat_rows[1].levels.value == "novice"
    assert [row.temper.currentText() for row in again.panel.seat_rows] == ["Bold", "Careful", "Even"]
    assert not again.panel.counter_row.control.isChecked()
    assert again.kept == []


def test_a_number_from_an_edited_file_is_shown_among_the_choices(page) -> None:
    shown = page(Settings(new_game=NewGame(hands=5, turn_seconds=7.5)))
    assert shown.panel.hands_row.control.value == 5
    assert shown.panel.seconds_row.control.value == 7.5


def test_the_own_program_has_a_seat_once_it_is_named(page) -> None:
    shown = page(Settings(program=OwnProgram("python3 player.py")))
    row = shown.panel.seat_rows[0]
    assert [row.levels.itemData(at) for at in range(5)] == [PROGRAM, *LEVELS]
    row.levels.activated.emit(0)
    assert not row.temper.isEnabled()
    assert shown._settings.new_game.levels[0] == PROGRAM
    row.levels.activated.emit(3)
    assert row.temper.isEnabled()
    assert shown._settings.new_game.levels[0] == "strong"


def test_a_single_level_is_no_choice(page) -> None:
    shown = page(levels=("casual",))
    assert [row.levels for row in shown.panel.seat_rows] == [None, None]
    shown.panel.seat_rows[1].temper.activated.emit(0)
    assert shown.kept[-1].new_game.levels == ("casual", "casual+careful")


# -- defaults and house rules ---------------------------------------------------------------------------------------

HOME = replace(ruleset("yixing-laizi", {"kinds": {"four_two_pair": False}, "spring": 3, "bomb_cap": 4}), name="Home")


@pytest.fixture
def choices(tmp_path, qtbot) -> Choices:
    made = Choices(Places.under(tmp_path))
    made.save_rules(HOME)
    return made


def test_the_default_is_named_and_marked_when_it_is_left(page) -> None:
    row = page().panel.option_rows["bomb_cap"]
    note = row._named.note
    assert note.text() == "Default: No limit"
    assert note.property("tone") == "ink2"
    row.control._group.button(0).click()
    assert note.property("tone") == "gold_text"
    assert "Default: No limit" in row.control.accessibleDescription()


def test_a_house_rule_is_a_tile_of_its_own(page, choices, qtbot) -> None:
    shown = page(choices=choices)
    assert "House rules 1" in shown.grid.house.text()
    assert set(visible(shown)) == set(CATALOG)
    shown.grid.house.click()
    assert visible(shown) == ["house:Home"]
    shown.grid.tiles["house:Home"].click()
    game = shown.kept[-1].new_game
    assert (game.system, game.house_rule, game.options) == ("yixing-laizi", "Home", dict(HOME.changes))
    assert shown.panel.option_rows == {}, "what it changes is shown, and changed in the editor"
    with qtbot.waitSignal(shown.house_rule_wanted) as wanted:
        shown.panel.house_rule_button.click()
    assert wanted.args == [HOME]
    with qtbot.waitSignal(shown.book_wanted) as wanted:
        shown.panel.book_button.click()
    assert wanted.args == [HOME]


def test_it_is_there_again_next_time(page, choices) -> None:
    game = NewGame("yixing-laizi", dict(HOME.changes), house_rule="Home")
    shown = page(Settings(new_game=game), choices=choices)
    assert shown.grid.house.isChecked()
    assert shown.grid.tiles["house:Home"].isChecked()


def test_a_search_finds_house_rules_too(page, choices, qtbot) -> None:
    shown = page(choices=choices)
    qtbot.keyClicks(shown.grid.search, "hom")
    assert visible(shown) == ["house:Home"]


def test_without_house_rules_their_filter_says_how_to_begin(page) -> None:
    shown = page()
    shown.grid.house.click()
    assert visible(shown) == []
    assert "no house rules yet" in shown.grid._nothing.text()


def test_tiles_follow_what_is_kept(page, choices) -> None:
    shown = page(choices=choices)
    choices.save_rules(replace(HOME, name="Second"))
    assert {"house:Home", "house:Second"} <= set(shown.grid.tiles)
    choices.delete_rules("Home.ddzrules")
    assert "house:Home" not in shown.grid.tiles
