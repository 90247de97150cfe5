"""The list of tables: what it shows, and the way in over real sockets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QScrollArea

from ddz_desktop.controller.lan_controller import ListedTable
from ddz_desktop.protocol.invitation import Address, Invitation
from ddz_desktop.protocol.table import Owner, Stage, TableCard, TableOptions
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.notation import ruleset_text
from ddz_desktop.ui.pages.lan.listing import Access, access_of
from ddz_desktop.ui.pages.lan.lobby_page import LobbyPage
from tests.ui.looking import clipped, unnamed

PERSON, BOT, OPEN = Owner.PERSON, Owner.BOT, Owner.OPEN
LEFT = Qt.MouseButton.LeftButton
CODE = "528174"


def listed(
    name: str, seats: tuple[Owner, ...] = (PERSON, BOT, OPEN), *, port: int = 47801, **card: object
) -> ListedTable:
    rules = ruleset_text(ruleset("yixing-classic"))
    return ListedTable(
        host="h",
        address=Address("10.0.0.2", port),
        name=name,
        protocol=1,
        program="ddz-desktop 0.1",
        card=TableCard(id=name, name=name, rules=rules, seats=seats, **card),
        fingerprint=bytes(32),
        latency_ms=3,
    )


OLD = ListedTable(host="h", address=Address("10.0.0.3"), name="Old", protocol=9, program="ddz-desktop 9.9")
ALL = (
    OLD,
    listed("Full", (PERSON, PERSON, PERSON), options=TableOptions(watch=False)),
    listed("Watch", (PERSON, PERSON, PERSON)),
    listed("Join"),
)


@pytest.fixture
def lobby(desktops, themed, qtbot) -> LobbyPage:
    guest = desktops[1]
    page = LobbyPage(guest.lan, guest.preferences)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


@pytest.mark.parametrize(
    ("table", "access"),
    [
        (listed("a"), Access.JOIN),
        (listed("a", (PERSON, PERSON, BOT), stage=Stage.PLAYING), Access.JOIN),
        (listed("a", (PERSON, PERSON, BOT), stage=Stage.PLAYING, options=TableOptions(take_over=False)), Access.WATCH),
        (listed("a", (PERSON, PERSON, PERSON)), Access.WATCH),
        (listed("a", (PERSON, PERSON, PERSON), options=TableOptions(watch=False)), Access.FULL),
        (listed("a", locked=True), Access.LOCKED),
        (OLD, Access.OTHER_VERSION),
    ],
)
def test_what_a_newcomer_may_do(table: ListedTable, access: Access) -> None:
    assert access_of(table) is access


def test_tables_with_a_seat_stand_first_and_others_say_why_not(lobby) -> None:
    lobby._show_tables(ALL)
    rows = [lobby.tables._row_at(index) for index in range(4)]
    assert [row.table.name for row in rows] == ["Join", "Watch", "Full", "Old"]
    assert [row.button.text() for row in rows[:2]] == ["Join", "Watch"]
    assert "Full" in rows[2]._why.text()
    assert "9.9" in rows[3]._why.text()
    assert lobby.tables.first is rows[0]


def test_tables_come_and_go_and_the_others_stay_in_place(lobby) -> None:
    lobby._show_tables(ALL)
    kept = next(row for row in lobby.tables.rows.values() if row.table.name == "Join")
    kept.button.setFocus()
    lobby._show_tables((listed("Another"), listed("Join", (PERSON, PERSON, OPEN))))
    assert kept in lobby.tables.rows.values()
    assert "2 of 3" in kept._seats.text()
    assert len(lobby.tables.rows) == 2
    lobby._show_tables(())
    assert lobby.tables.rows == {}


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_nothing_is_clipped_or_nameless(lobby, qtbot, size) -> None:
    lobby.resize(*size)
    for tables in (ALL, ()):
        lobby._show_tables(tables)
        qtbot.wait(0)
        assert clipped(lobby) == []
        assert unnamed(lobby) == []


def test_a_code_is_asked_for_and_asked_again_until_it_is_right(lobby, desktops, qtbot) -> None:
    host, guest = desktops
    lobby.join.address.setText(host.open(code=CODE).text)
    lobby.join.button.click()
    guest.until(lambda: lobby.joining.code.isVisible())
    qtbot.keyClicks(lobby.joining.code.field, "111111")
    guest.until(lambda: lobby.joining.code.isVisible() and lobby.joining.code._problem.text())
    assert "not the room code" in lobby.joining.code._problem.text()
    qtbot.keyClicks(lobby.joining.code.field, CODE)
    guest.until(lambda: guest.lan.room)
    assert not lobby.joining.is_waiting
    assert [person.name for person in guest.lan.room.people] == ["Host", "Player"]


def test_an_invitation_brings_its_code(lobby, desktops) -> None:
    host, guest = desktops
    address = host.open(code=CODE)
    table = host.lan.room.table
    lobby.join.address.setText(Invitation(address, table, CODE).text)
    assert lobby.join.code.code == CODE
    lobby.join.watch.setChecked(True)
    lobby.join.button.click()
    guest.until(lambda: guest.lan.room)
    assert guest.lan.room.me.seat is None


def test_a_table_without_a_code_shows_four_words_once(lobby, desktops) -> None:
    host, guest = desktops
    address = host.open()
    lobby.join.address.setText(address.text)
    lobby.join.button.click()
    guest.until(lambda: not lobby.joining.new_host.isHidden())
    assert guest.lan.room is None
    lobby.joining.new_host.main_button.click()
    guest.until(lambda: guest.lan.room)
    guest.lan.leave()
    guest.until(lambda: not guest.lan.inside)
    guest.lan.look_again()
    found = ListedTable(
        host="h",
        address=address,
        name="Mine",
        protocol=1,
        program="x",
        card=TableCard(id=host.lan.room.table, name="Mine", rules="", seats=(PERSON, BOT, BOT)),
        fingerprint=host.hosts[0].fingerprint,
    )
    lobby.joining.to_table(found)
    assert lobby.joining.is_waiting, "a known host is not asked about"
    guest.until(lambda: guest.lan.room)


@pytest.mark.parametrize("known", [False, True])
def test_an_unknown_certificate_is_asked_about_and_a_changed_one_warned_of(lobby, desktops, known) -> None:
    host, guest = desktops
    address = host.open()
    if known:  # somebody else was there
        guest.lan._book.note(guest.lan._book.memory.with_host(address.text, bytes(32)))
    card = TableCard(id=host.lan.room.table, name="Mine", rules="", seats=(PERSON, BOT, BOT))
    found = ListedTable(
        host="h",
        address=address,
        name="Mine",
        protocol=1,
        program="x",
        card=card,
        fingerprint=host.hosts[0].fingerprint,
    )
    lobby.joining.to_table(found)
    question = lobby.joining.changed_host if known else lobby.joining.new_host
    assert question.isVisible()
    assert all(word in question.text for word in guest.lan.words(found.fingerprint))
    question.yes.click()
    guest.until(lambda: guest.lan.room)


def test_an_address_with_another_host_is_warned_of(lobby, desktops) -> None:
    host, guest = desktops
    address = host.open()
    guest.lan._book.note(guest.lan._book.memory.with_host(address.text, bytes(32)))
    lobby.join.address.setText(address.text)
    lobby.join.button.click()
    guest.until(lambda: lobby.joining.changed_host.isVisible())
    assert guest.lan.room is None
    lobby.joining.changed_host.yes.click()
    guest.until(lambda: guest.lan.room)


def test_nobody_answering_is_said_in_words(lobby, desktops) -> None:
    lobby.join.address.setText("127.0.0.1:1")
    lobby.join.button.click()
    desktops[1].until(lambda: lobby.joining.failed.isVisible())
    assert "Nobody answers" in lobby.joining.failed.text


@pytest.mark.parametrize("text", ["256.1.1.1", "http://10.0.0.2", "10.0.0.2:99999", "a b"])
def test_what_is_no_address_is_told(lobby, text: str) -> None:
    lobby.join.address.setText(text)
    lobby.join.button.click()
    assert "looks like" in lobby.join._problem.text()
    assert not lobby.joining.is_waiting


@pytest.mark.parametrize("text", ["528 174", "528-174", "ddz://10.0.0.2:47801/t#528174"])
def test_a_pasted_code_fills_all_boxes(lobby, qtbot, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    qtbot.keyClick(lobby.join.code, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert lobby.join.code.code == CODE


def test_the_list_looks_while_it_is_seen_only(lobby, desktops, qtbot) -> None:
    host, guest = desktops
    address = host.open(code=CODE)
    guest.lan._book.note(guest.lan._book.memory.with_recent(address.text))
    lobby.hide()
    lobby.show()
    guest.until(lambda: lobby.tables.rows)
    qtbot.keyClick(lobby, Qt.Key.Key_Return)
    assert lobby.joining.code.isVisible()
    host.controller.shutdown()
    guest.until(lambda: not lobby.tables.rows)


def test_the_smallest_window_shows_the_list_and_the_way_in(lobby, qtbot) -> None:
    lobby.resize(960, 600)
    for tables in ((), ALL):
        lobby._show_tables(tables)
        qtbot.waitUntil(lambda: lobby.findChild(QScrollArea).verticalScrollBar().maximum() == 0)
        assert clipped(lobby) == []
    with qtbot.waitSignal(lobby.help_wanted):
        qtbot.mouseClick(lobby.help_button, LEFT)
    lobby.resize(1280, 800)
    QApplication.processEvents()
    assert not lobby.help_button.isVisible()
