"""The settings page: every row changes what it says, at once and for good, by mouse and by keyboard."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.settings import Look, OwnProgram, Player, Settings, Table, parse_settings
from ddz_desktop.storage.places import Places
from ddz_desktop.ui import theme
from ddz_desktop.ui.pages.settings.catalogue import SECTIONS
from ddz_desktop.ui.pages.settings.items import Item, SectionId, Shape
from ddz_desktop.ui.pages.settings.page import SettingsPage
from ddz_desktop.ui.table.geometry import CardSize, RowMode
from ddz_desktop.ui.table.options import options_of
from ddz_desktop.ui.theme import Appearance
from tests.ui.looking import clipped, unnamed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

FIRST = Settings(look=Look(theme="light"))
SIZES = ((1280, 800), (960, 600))


@pytest.fixture
def make_page(themed: theme.ThemeManager, tmp_path: Path, qtbot: QtBot) -> Iterator[Callable[..., SettingsPage]]:
    """The page in a window of its own, with a controller that keeps things in a folder."""
    controllers: list[GameController] = []

    def make(settings: Settings = FIRST) -> SettingsPage:
        preferences = Preferences(tmp_path / "settings.json")
        preferences.change(settings)
        controllers.append(GameController(Places(tmp_path / "settings.json", tmp_path / "data")))
        page = SettingsPage(preferences, controllers[-1])
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page.activateWindow()
        QApplication.processEvents()
        return page

    yield make
    for controller in controllers:
        controller.shutdown()


def saved(page: SettingsPage) -> Settings:
    return parse_settings(page._preferences._file.read_text())


def other_value(item: Item) -> object:
    """A value that is not the one at first."""
    first = item.value(FIRST)
    if item.shape is Shape.SWITCH:
        return not first
    if item.shape is Shape.VOLUME:
        return 35
    return next(value for value, _ in item.choices if value != first)


def choose(page: SettingsPage, item: Item, value: object, qtbot: QtBot) -> None:
    setter = page.sections[page._current].row(item.name).setter
    if item.shape is Shape.SWITCH:
        qtbot.mouseClick(setter.toggle, Qt.MouseButton.LeftButton)
    elif item.shape is Shape.VOLUME:
        setter.slider.setValue(value)
    elif item.shape is Shape.CHOICE:
        qtbot.mouseClick(setter.segments.button(value), Qt.MouseButton.LeftButton)
    else:
        swatch = next(swatch for swatch in setter.swatches if swatch.value == value)
        qtbot.mouseClick(swatch, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("section", [section for section, items in SECTIONS.items() if items])
def test_each_row_changes_its_setting_and_the_file(
    make_page: Callable[..., SettingsPage], qtbot: QtBot, section: SectionId
) -> None:
    page = make_page()
    page.open_section(section)
    for item in SECTIONS[section]:
        value = other_value(item)
        choose(page, item, value, qtbot)
        assert item.value(page._preferences.settings) == value
        assert saved(page) == page._preferences.settings
    page._reset()
    assert all(item.value(saved(page)) == item.value(Settings()) for item in SECTIONS[section])


def test_the_table_takes_every_wish() -> None:
    table = Table("kind", True, "extra", "two", False, False, False, True, False)
    wished = options_of(Settings(table=table, look=Look(speed=2.0)))
    assert (wished.card_size, wished.rows, wished.wild_first) == (CardSize.EXTRA, RowMode.TWO, True)
    assert (wished.counter, wished.auto_pass, wished.smart_drag) == (False, False, False)
    assert (wished.right_click_plays, wished.guard_ms, wished.speed) == (True, 0, 2.0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_is_clipped_or_nameless(
    make_page: Callable[..., SettingsPage], size: tuple[int, int], scale: int
) -> None:
    page = make_page()
    theme.manager().apply(Appearance.of(Look(theme="light", text_scale=scale)))
    page.resize(*size)
    for section in SectionId:
        page.open_section(section)
        QApplication.processEvents()
        assert clipped(page) == []
        assert unnamed(page) == []


def test_every_row_is_reached_by_tab(make_page: Callable[..., SettingsPage], qtbot: QtBot) -> None:
    page = make_page()
    page.open_section(SectionId.CARDS)
    page.navigation.buttons[SectionId.CARDS].setFocus()
    rows = set(page.sections[SectionId.CARDS].rows)
    for _ in range(60):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        rows -= {row for row in rows if row.isAncestorOf(focused)}
    assert rows == set()


def test_arrows_open_the_next_section(make_page: Callable[..., SettingsPage], qtbot: QtBot) -> None:
    page = make_page()
    page.navigation.buttons[SectionId.CARDS].setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert page._current is SectionId.LOOK


def test_the_preview_follows(make_page: Callable[..., SettingsPage], qtbot: QtBot) -> None:
    page = make_page()
    before = page.preview.table.grab().toImage()
    page.sections[SectionId.CARDS].row("card_size").setter.changed.emit("standard")
    assert page.preview.table.grab().toImage() != before


def test_the_player_is_changed_as_the_name_is_typed(make_page: Callable[..., SettingsPage], qtbot: QtBot) -> None:
    page = make_page()
    page.open_section(SectionId.PLAYER)
    form = page.sections[SectionId.PLAYER].form
    qtbot.keyClicks(form.name, " A Qing ")
    qtbot.mouseClick(form.avatars[3], Qt.MouseButton.LeftButton)
    assert saved(page).player == Player("A Qing", form.avatars[3].avatar)


def test_a_program_is_named_and_what_is_wrong_with_it_told(
    make_page: Callable[..., SettingsPage], qtbot: QtBot
) -> None:
    page = make_page()
    page.open_section(SectionId.PLAYER)
    form = page.sections[SectionId.PLAYER].program
    qtbot.keyClicks(form.command, "no-such-program-at-all 'x")
    assert form.problem.text() == "A quotation mark lacks its partner."
    qtbot.keyClicks(form.command, "'")
    assert "There is no such program." in form.problem.text()
    form.command.clear()
    qtbot.keyClicks(form.command, f'"{sys.executable}" player.py')
    assert not form.problem.isVisible()
    assert saved(page).program == OwnProgram(f'"{sys.executable}" player.py')


def test_all_settings_go_back_but_not_the_player(make_page: Callable[..., SettingsPage], qtbot: QtBot) -> None:
    player = Player("A Qing", "girl")
    page = make_page(Settings(language="en", look=Look(theme="dark"), table=Table(rows="two"), player=player))
    page.open_section(SectionId.DATA)
    qtbot.mouseClick(page.sections[SectionId.DATA].reset_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.reset_all_question.yes, Qt.MouseButton.LeftButton)
    assert saved(page) == Settings(language="en", player=player)
