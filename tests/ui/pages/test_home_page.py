"""The first page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.settings import Player
from ddz_desktop.ui.pages.home_page import HomePage


@pytest.fixture
def home(qtbot, themed) -> HomePage:
    page = HomePage()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


@pytest.mark.parametrize(("name", "shown"), [("", "Welcome"), ("阿青", "阿青")])
def test_it_greets(home: HomePage, name: str, shown: str) -> None:
    home.greet(Player(name), ruleset("five"))
    assert home._name.text() == shown
    assert "Five" in home.quick.accessibleDescription()


def test_each_tile_leads_somewhere(home: HomePage, qtbot) -> None:
    for tile, signal in ((home.quick, home.quick_game), (home.new, home.new_game)):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    for tile in home.players:
        with qtbot.waitSignal(home.players_wanted) as wanted:
            qtbot.keyClick(tile, Qt.Key.Key_Return)
        assert wanted.args == [tile.players]
    assert [tile.players for tile in home.players] == [2, 3, 4, 5]


def test_enter_presses_the_tile_that_has_the_keyboard(home: HomePage, qtbot) -> None:
    with qtbot.waitSignal(home.new_game), qtbot.assertNotEmitted(home.quick_game):
        qtbot.keyClick(home.new, Qt.Key.Key_Return)
    with qtbot.waitSignal(home.quick_game):
        qtbot.keyClick(home, Qt.Key.Key_Return)


@pytest.mark.parametrize(("width", "above"), [(960, True), (999, True), (1000, False), (1920, False)])
def test_a_narrow_window_has_the_picture_above(home: HomePage, width: int, above: bool) -> None:
    home.resize(width, 600)
    QApplication.processEvents()
    assert (home._picture.geometry().bottom() < home._column.geometry().top()) is above
    assert home.grab().size() == QSize(width, 600)
