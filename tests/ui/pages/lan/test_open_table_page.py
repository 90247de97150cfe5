"""Setting up a table of one's own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.notation import parse_ruleset
from ddz_desktop.ui.pages.lan.open_table_page import OpenTablePage
from tests.ui.looking import clipped, unnamed

LEVELS = ("casual", "strong")


@pytest.fixture
def page(desktops, themed, qtbot) -> OpenTablePage:
    host = desktops[0]
    made = OpenTablePage(host.lan, host.preferences, host.controller.choices, LEVELS)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def test_one_key_opens_a_table_that_asks_for_a_code(page, desktops, qtbot) -> None:
    host = desktops[0]
    qtbot.keyClick(page, Qt.Key.Key_Return)
    host.until(lambda: host.lan.room)
    room = host.lan.room
    assert room.code == page.draft.code
    assert room.name == "Player's table"
    assert [seat.owner.value for seat in room.seats] == ["person", "bot", "bot"]
    assert [seat.name for seat in room.seats[1:]] == ["Uncle Lin", "Xiaoyu"]
    assert page.open_button.available


def test_what_is_chosen_is_what_is_opened(page, desktops) -> None:
    host = desktops[0]
    page.match.name.setText("Friday")
    page.match.name.textEdited.emit("Friday")
    systems = list(CATALOG)
    page.match.rules.list.setCurrentIndex(systems.index("shanghai-four"))
    page.match.rules.list.activated.emit(systems.index("shanghai-four"))
    page.match.rows["hands"].changed.emit(8)
    page.match.rows["fill"].changed.emit(None)
    page.match.rows["counter"].control.click()
    page.door.code_on.click()
    page.open_button.click()
    host.until(lambda: host.lan.room)
    room = host.lan.room
    assert (room.name, room.hands, room.code_on) == ("Friday", 8, False)
    assert parse_ruleset(room.rules).id == "shanghai-four"
    assert (room.options.counter, room.options.hints) == (False, True)
    assert [seat.owner.value for seat in room.seats] == ["person", "open", "open", "open"]


def test_another_code_is_six_other_digits(page) -> None:
    before = page.draft.code
    page.door._draft = replace(page.draft, code="" if before else before)
    page.door.another.click()
    assert len(page.draft.code) == 6
    assert page.door.code.accessibleName() == " ".join(page.draft.code)


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_nothing_is_clipped_or_nameless(page, qtbot, size) -> None:
    page.resize(*size)
    qtbot.wait(0)
    assert clipped(page) == []
    assert unnamed(page) == []
