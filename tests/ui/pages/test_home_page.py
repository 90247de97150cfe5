"""The first page."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.settings import Player
from ddz_desktop.ui.pages.door_tile import DoorRow, DoorTile
from ddz_desktop.ui.pages.home_page import HomePage
from ddz_desktop.ui.translation import LANGUAGES
from tests.ui.looking import clipped
from tests.ui.windows import QUIET


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


def test_who_comes_for_the_first_time_is_not_seen_again(home: HomePage) -> None:
    home.greet(Player("阿青"), ruleset("five"))
    assert home._greeting.text() == "Have a seat, the cards are ready"
    home.show_returning(True)
    assert home._greeting.text() == "Good to see you again"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 600), (1000, 600), (1264, 755), (1280, 800), (1920, 1080)])
def test_nothing_scrolls(screen, size: tuple[int, int], language: str) -> None:
    shown = screen(msgspec.structs.replace(QUIET, language=language))
    home = shown.window.home
    shown.window.resize(*size)
    for unfinished in (False, True):
        home.resume.setVisible(unfinished)
        home._players_row.setVisible(not unfinished)
        home.arrange()
        QApplication.processEvents()
        assert home._column.verticalScrollBar().maximum() == 0
        assert clipped(home) == []


def test_labels_of_doors_have_one_size(themed, qtbot) -> None:
    doors = DoorTile("history"), DoorTile("edit")
    row = DoorRow(doors)
    qtbot.addWidget(row)
    for door, label in zip(doors, ("History", "House rules"), strict=True):
        door.set_label(label)
    for width, small in ((300, False), (2 * doors[1].minimumSizeHint().width() + 12, True)):
        row.resize(width, 120)
        row.show()
        assert [door._small for door in doors] == [small, small]


def test_each_tile_leads_somewhere(home: HomePage, qtbot) -> None:
    for tile, signal in ((home.quick, home.quick_game), (home.new, home.new_game)):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    for tile in home.players:
        with qtbot.waitSignal(home.players_wanted) as wanted:
            qtbot.keyClick(tile, Qt.Key.Key_Return)
        assert wanted.args == [tile.players]
    assert [tile.players for tile in home.players] == [2, 3, 4, 5]


def test_the_loudspeaker_silences_all_and_shows_it(screen, qtbot) -> None:
    shown = screen()
    home = shown.window.home
    qtbot.mouseClick(home.sound, Qt.MouseButton.LeftButton)
    assert shown.preferences.settings.sound.muted
    assert home.sound.accessibleName() == "Sound on"
    qtbot.keyClick(home, Qt.Key.Key_M)
    assert not shown.preferences.settings.sound.muted
    assert home.sound.accessibleName() == "Sound off"


def test_enter_presses_the_tile_that_has_the_keyboard(home: HomePage, qtbot) -> None:
    with qtbot.waitSignal(home.new_game), qtbot.assertNotEmitted(home.quick_game):
        qtbot.keyClick(home.new, Qt.Key.Key_Return)
    with qtbot.waitSignal(home.quick_game):
        qtbot.keyClick(home, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("size", "above"),
    [((960, 600), True), ((999, 900), True), ((1000, 600), True), ((1000, 900), False), ((1920, 600), False)],
)
def test_the_picture_is_above_where_there_is_no_room_beside_it(
    home: HomePage, size: tuple[int, int], above: bool
) -> None:
    home.resize(*size)
    QApplication.processEvents()
    assert (home._picture.geometry().bottom() < home._column.geometry().top()) is above
    assert home.grab().size() == QSize(*size)
