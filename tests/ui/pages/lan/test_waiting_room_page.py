"""The waiting room: a host's and a guest's, over real sockets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from ddz_desktop.protocol.invitation import Invitation, parse_invitation
from ddz_desktop.protocol.table import Owner, Stage
from ddz_desktop.ui.pages.lan.waiting_room_page import WaitingRoomPage
from tests.ui.looking import clipped, unnamed

if TYPE_CHECKING:
    from tests.ui.pages.lan.conftest import Desktop

CODE = "528174"
LEVELS = ("casual", "strong")


class Rooms:
    """Both ends, each with its page."""

    def __init__(self, desktops: tuple[Desktop, Desktop], qtbot) -> None:
        self.host, self.guest = desktops
        self.pages = [WaitingRoomPage(each.lan, LEVELS) for each in desktops]
        for page in self.pages:
            qtbot.addWidget(page)
            page.resize(1280, 800)
            page.show()
        address = self.host.open(code=CODE, fill=None)
        self.guest.lan.join(Invitation(address, None, CODE), "Ann", "cat")
        self.until(lambda: self.guest.lan.room)

    @property
    def hosts(self) -> WaitingRoomPage:
        return self.pages[0]

    @property
    def guests(self) -> WaitingRoomPage:
        return self.pages[1]

    def until(self, holds) -> None:
        self.host.until(holds)

    def seats(self) -> list[Owner]:
        return [seat.owner for seat in self.host.lan.room.seats]


@pytest.fixture
def rooms(desktops, themed, qtbot) -> Rooms:
    return Rooms(desktops, qtbot)


def test_a_match_begins_when_seats_are_filled_and_all_are_ready(rooms, qtbot) -> None:
    assert not rooms.hosts.ready_button.available
    assert "Open seats" in rooms.hosts._waits.text()
    rooms.hosts.seats.cards[2].add.click()
    rooms.until(lambda: rooms.seats() == [Owner.PERSON, Owner.PERSON, Owner.BOT])
    rooms.until(lambda: "Ann" in rooms.hosts._waits.text())
    qtbot.keyClick(rooms.guests, Qt.Key.Key_Return)
    rooms.until(lambda: rooms.hosts.ready_button.available)
    rooms.hosts.ready_button.click()
    rooms.until(lambda: rooms.guest.lan.room.stage is Stage.PLAYING)


def test_ready_can_be_taken_back(rooms) -> None:
    for ready in (True, False):
        rooms.guests.ready_button.click()
        rooms.until(lambda ready=ready: rooms.guest.lan.room.me.ready is ready)


def test_a_host_is_not_said_to_be_unready(rooms) -> None:
    rooms.hosts.seats.cards[2].add.click()
    rooms.until(lambda: "press Ready" in rooms.guests._waits.text())
    for page in rooms.pages:
        shown = [card.state.isVisible() for card in page.seats.cards]
        assert shown == [False, True, False]
    rooms.guests.ready_button.click()
    rooms.until(lambda: rooms.hosts.seats._text.text() == "You can start")
    rooms.until(lambda: rooms.guests.seats._text.text() == "The host can start")


def test_an_empty_seat_is_taken_by_a_press(rooms) -> None:
    rooms.guests.seats.cards[2].sit.click()
    rooms.until(lambda: rooms.guest.lan.room.me.seat == 2)
    rooms.guests.watchers.watch.click()
    rooms.until(lambda: rooms.guest.lan.room.me.seat is None)
    assert rooms.guests.ready_button.isHidden()


def test_the_host_changes_levels_and_exchanges_seats(rooms) -> None:
    rooms.hosts.seats.cards[2].add.click()
    rooms.until(lambda: rooms.seats()[2] is Owner.BOT)
    level = rooms.hosts.seats.cards[2].level
    level.activated.emit(LEVELS.index("strong"))
    rooms.until(lambda: rooms.host.lan.room.seats[2].level == "strong")
    rooms.hosts.seats.cards[0].swap.click()
    assert "Which other" in rooms.hosts.seats._heading.text()
    rooms.hosts.seats.cards[2].swap.click()
    rooms.until(lambda: rooms.host.lan.room.me.seat == 2)
    rooms.hosts.seats.cards[0].remove.click()
    rooms.until(lambda: rooms.seats()[0] is Owner.OPEN)


def test_removing_somebody_asks_first(rooms) -> None:
    rooms.hosts.seats.cards[1].kick.click()
    assert "Ann" in rooms.hosts.kicking.text
    rooms.hosts.kicking.no.click()
    assert rooms.guest.lan.inside
    rooms.hosts.seats.cards[1].kick.click()
    rooms.hosts.kicking.yes.click()
    rooms.until(lambda: not rooms.guest.lan.inside)


def test_what_is_said_is_heard_until_it_is_muted(rooms) -> None:
    rooms.guests.chat.field.setText("tea?")
    rooms.guests.chat.send.click()
    rooms.until(lambda: [line.text for line in rooms.hosts.chat._lines] == ["tea?"])
    rooms.hosts.seats.cards[1].mute.click()
    rooms.guests.chat.field.setText("hello?")
    rooms.guests.chat.send.click()
    rooms.until(lambda: len(rooms.guests.chat._lines) == 2)
    rooms.guests.seats.cards[2].sit.click()  # later than the line, so what is heard by then is all
    rooms.until(lambda: rooms.host.lan.room.person(rooms.guest.lan.room.you).seat == 2)
    assert len(rooms.hosts.chat._lines) == 1


def test_the_lock_and_the_code_are_the_hosts(rooms) -> None:
    rooms.hosts.lock_button.click()
    rooms.until(lambda: rooms.host.lan.room.locked)
    rooms.until(lambda: rooms.hosts.lock_button.text() == "Unlock")
    rooms.hosts.code.another.click()
    rooms.until(lambda: rooms.host.lan.room.code != CODE)
    rooms.hosts.code.on.click()
    rooms.until(lambda: not rooms.host.lan.room.code_on)
    assert rooms.guests.code.isHidden()
    assert rooms.guests.lock_button.isHidden()


def test_the_invitation_leads_to_the_table(rooms) -> None:
    rooms.hosts.invite_button.click()
    rooms.hosts.invitation.copy_button.click()
    invitation = parse_invitation(QGuiApplication.clipboard().text())
    assert (invitation.table, invitation.code) == (rooms.host.lan.room.table, CODE)
    assert invitation.address.port == rooms.host.hosts[0].port


def test_leaving_asks_first_and_tells_a_host_what_it_ends(rooms, qtbot) -> None:
    qtbot.keyClick(rooms.hosts, Qt.Key.Key_Escape)
    assert "for everybody" in rooms.hosts.leaving.text
    rooms.hosts.leaving.yes.click()
    rooms.until(lambda: not rooms.guest.lan.inside and not rooms.host.lan.inside)


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_nothing_is_clipped_or_nameless(rooms, size) -> None:
    for page in rooms.pages:
        page.resize(*size)
        for _ in range(4):  # columns move, then their contents
            QApplication.processEvents()
        assert clipped(page) == []
        assert unnamed(page) == []
        seats = page.seats
        assert seats.mapTo(page, seats.rect().bottomLeft()).y() < page.ready_button.parentWidget().y()
