"""LAN play from the first page to the settlement, host and guest in two windows of one process."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from ddz_desktop.controller.lan_controller import HostFailed, HostFailure, LinkIs, LinkState, ListedTable
from ddz_desktop.protocol.from_guest import Kick, Sit
from ddz_desktop.protocol.from_host import Why
from ddz_desktop.protocol.invitation import Address, Invitation
from ddz_desktop.protocol.table import Stage, TableOptions
from ddz_desktop.rules.action import PASS
from ddz_desktop.ui.controls import Paragraph
from ddz_desktop.ui.table.action_model import Bar, BarKind, Button, ButtonId, Key, Style
from tests.ui.accessible import faults, tree
from tests.ui.lan import CODE, TwoScreens
from tests.ui.windows import one_hand

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ddz_desktop.ui.theme import ThemeManager


@pytest.fixture
def two(themed: ThemeManager, tmp_path: Path, qtbot) -> Iterator[TwoScreens]:
    made = TwoScreens(tmp_path, qtbot)
    yield made
    made.close()


def play_on(two: TwoScreens) -> None:
    """Both let the table play to the end of the hand."""
    for screen in (two.host, two.guest):
        screen.controller.set_auto_play(True)
    for screen in (two.host, two.guest):
        screen.until(lambda screen=screen: screen.match.page.settlement.isVisible())


def test_a_hand_from_the_first_page_to_the_checked_settlement(two: TwoScreens) -> None:
    two.begin(hands=2)
    play_on(two)
    for screen in (two.host, two.guest):
        settlement = screen.match.page.settlement
        screen.until(lambda s=settlement: s.seed_button.text() == "Fair deal")
        assert settlement.home_button.text() == "Room"
    two.host.change(language="zh_CN")
    QApplication.processEvents()
    assert two.host.match.page.settlement.seed_button.text() == "发牌公平"


def test_ready_goes_on_with_the_next_hand_and_says_who_is_missing(two: TwoScreens) -> None:
    two.begin(hands=2)
    play_on(two)
    settlement = two.host.match.page.settlement
    for screen in (two.host, two.guest):
        screen.controller.set_auto_play(False)
    two.guest.match.page.settlement.home_button.click()
    assert two.guest.window.page is two.guest.pages.room
    settlement.next_button.click()
    two.host.until(lambda: not settlement.next_button.available)
    assert settlement._footer.note.text() == "Waiting for Ann"
    two.guest.pages.room.ready_button.click()
    two.guest.until(lambda: two.guest.window.page is two.guest.pages.table)
    two.host.until(lambda: settlement.isHidden())
    assert two.host.controller.latest.match.hand_number == 2


def test_a_wrong_code_asks_for_the_right_one(two: TwoScreens) -> None:
    address = two.open()
    two.guest.follow(Invitation(address, None, "111111"))
    dialog = two.guest.pages.lobby.joining.code
    two.guest.until(dialog.isVisible)
    dialog.given.emit(CODE)
    two.guest.until(lambda: two.guest.window.page is two.guest.pages.room)


def test_who_is_removed_is_told_and_is_back_at_the_list(two: TwoScreens) -> None:
    two.begin()
    guest = next(person.id for person in two.host.room.people if not person.host)
    two.host.lan.send(Kick(guest))
    two.guest.until(two.guest.pages.over.isVisible)
    assert two.guest.window.page is two.guest.pages.lobby
    assert "removed you" in two.guest.pages.over.text
    assert two.guest.window.match is None
    assert two.host.window.match is not None


def test_a_host_asks_before_its_table_ends_and_its_guests_are_told(two: TwoScreens) -> None:
    two.begin()
    page = two.host.match
    page.open_pause()
    assert page.pause.give_up_button.isHidden()
    page.pause.leave_button.click()
    assert "for everybody" in page.leaving.text
    page.leaving.yes.click()
    two.guest.until(two.guest.pages.over.isVisible)
    two.host.until(lambda: two.host.window.match is None)
    assert two.host.window.page is two.host.pages.lobby
    assert two.host.pages.over.isHidden()
    assert two.guest.gone[-1].why is Why.CLOSED


def test_a_broken_link_is_told_while_it_is_mended(two: TwoScreens) -> None:
    two.begin()
    links = []
    two.guest.lan.link_changed.connect(links.append)
    two.guest.break_link()
    two.guest.until(lambda: links and links[-1].state is LinkState.INSIDE)
    assert links[0].state is LinkState.RECONNECTING
    assert two.guest.window.page is two.guest.pages.table
    assert two.guest.room.stage is Stage.PLAYING


def test_a_link_that_stays_broken_is_told_and_can_be_given_up(two: TwoScreens, qtbot) -> None:
    two.begin()
    two.host.close_door()
    two.guest.break_link()
    dialog = two.guest.pages.reconnecting
    two.guest.until(dialog.isVisible)
    assert "Your seat is kept" in dialog.findChild(Paragraph).accessibleName()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    dialog.leave_button.click()
    two.guest.until(lambda: two.guest.window.page is two.guest.pages.lobby)
    assert two.guest.pages.over.isHidden()
    assert dialog.isHidden()


def test_people_talk_at_the_table(two: TwoScreens, qtbot) -> None:
    two.begin()
    page, table = two.guest.pages.table, two.guest.match.page.table
    qtbot.keyClick(table.canvas, Qt.Key.Key_T)
    assert page.talk.popover.isVisible()
    page.talk.popover.phrases[0].click()
    bubbles = two.host.pages.table.talk.bubbles.seats
    seat = two.guest.room.me.seat
    two.host.until(lambda: seat in bubbles)
    assert bubbles[seat].accessibleName() == "Ann: Well played!"
    tools = two.host.match.page.table.overlay.tools
    page.talk.drawer.chat.said.emit("Hello")
    two.host.until(tools.chat_button.isChecked)
    tools.chat_button.click()
    drawer = two.host.pages.table.talk.drawer
    assert drawer.isVisible()
    assert not tools.chat_button.isChecked()
    assert [line.text for line in drawer.chat.lines][-1] == "Hello"
    (hear,) = drawer.toggles.values()
    hear.click()
    assert two.host.lan.is_muted(two.guest.room.you)
    page.talk.drawer.chat.said.emit("Nobody hears this")
    two.guest.until(lambda: page.talk.drawer.chat.lines[-1].text == "Nobody hears this")
    assert drawer.chat.lines[-1].text == "Hello"


def test_a_window_with_guests_at_its_table_asks_before_it_closes(two: TwoScreens) -> None:
    two.sit()
    two.host.window.close()
    assert two.host.window.isVisible()
    assert "for everybody" in two.host.pages.closing.text
    two.host.pages.closing.yes.click()
    assert not two.host.window.isVisible()


def test_what_is_no_invitation_is_said_in_passing(two: TwoScreens) -> None:
    told = []
    two.guest.pages.told.connect(told.append)
    two.guest.pages.open_invitation("http://example.org")
    assert told == ["This is no invitation to a table: http://example.org"]
    assert two.guest.window.page is two.guest.window.home


def test_a_match_alone_goes_on_in_the_lan(two: TwoScreens) -> None:
    host, guest = two.host, two.guest
    host.window.start(one_hand(hands=3))
    host.until(lambda: host.controller.latest is not None)
    alone, hand = host.match, host.controller.latest.view.hand
    alone.open_pause()
    alone.pause.lan_button.click()
    host.pages.rooms.opening.yes_button.click()
    host.until(lambda: host.pages.table is not None and host.window.page is host.pages.table)
    assert host.match is not alone
    assert sorted(host.match._latest.view.hand) == sorted(hand)
    address = Address("127.0.0.1", host.hosts[-1].port)
    guest.follow(Invitation(address, None, host.room.code))
    guest.until(lambda: guest.window.page is guest.pages.table)
    assert guest.room.me.seat is not None
    assert host.controller.saved_match() is None


def test_a_host_changes_what_is_allowed_and_the_table_keeps_to_it(two: TwoScreens) -> None:
    two.sit(fill="casual")
    two.host.pages.room.rules.change.click()
    dialog = two.host.pages.rooms.changing
    assert dialog.isVisible()
    dialog.match.changed.emit(replace(dialog.match._draft, options=TableOptions(counter=False, hints=False)))
    dialog.yes_button.click()
    two.guest.until(lambda: not two.guest.room.options.hints)
    two.guest.pages.room.ready_button.click()
    two.host.until(lambda: two.host.pages.room.ready_button.available)
    two.host.pages.room.ready_button.click()
    two.guest.until(lambda: two.guest.pages.table is not None)
    desk = two.guest.match.page.table.desk
    assert not desk.options.counter
    assert not desk.limits.hints
    assert desk.limits.forced_pass_s is not None


@pytest.mark.parametrize("setting_up", [False, True])
def test_a_table_that_cannot_be_opened_says_why(two: TwoScreens, setting_up: bool) -> None:
    two.host.window.home.lan.click()
    if setting_up:
        two.host.pages.lobby.open_button.click()
    two.host.lan.host_failed.emit(HostFailed("none", HostFailure.UNUSABLE))
    assert two.host.pages.failed.isVisible()
    assert "set aside" in two.host.pages.failed.text


def test_n2_a_spectator_sees_no_hidden_hand_and_can_take_a_seat(two: TwoScreens, qtbot) -> None:
    two.sit()
    two.guest.lan.send(Sit(None))
    two.host.until(two.host.pages.room.ready_button.isVisible)
    two.host.until(lambda: two.host.pages.room.ready_button.available)
    two.host.pages.room.ready_button.click()
    two.guest.until(lambda: two.guest.pages.table is not None)
    page = two.guest.pages.table
    assert page.watcher.pill.accessibleName() == "Watching · public cards only"
    assert two.guest.controller.latest.view.hands == (None, None, None)
    assert not page.page.table.desk.options.counter
    table = page.page.table
    page.watcher.follow.click()
    assert table.desk.state.me == 1
    plate = table.scene.seats[2].geometry.plate
    qtbot.mouseClick(
        table.canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(plate.centre.x), round(plate.centre.y))
    )
    assert table.desk.state.me == 2
    page.watcher.sit.click()
    two.guest.until(lambda: two.guest.room.me.seat is not None)
    two.guest.until(lambda: two.guest.controller.latest.view.seat is not None)
    assert page.watcher.pill.isHidden()


def test_n6_a_pass_that_is_forced_waits(two: TwoScreens, monkeypatch) -> None:
    two.begin()
    desk = two.guest.match.page.table.desk
    said = []
    desk.refused.connect(said.append)
    monkeypatch.setattr(desk, "bar", Bar(BarKind.CANNOT_BEAT))
    serial = two.guest.controller.latest.serial
    desk.press(Button(ButtonId.CANNOT_BEAT, Style.IVORY, Key.PASS, PASS))
    assert said == ["It passes by itself in a moment, so that your speed tells nothing."]
    assert two.guest.controller.latest.serial == serial


def test_n11_back_after_a_break_nothing_has_been_played_and_the_host_is_the_host(two: TwoScreens) -> None:
    two.begin()
    links = []
    two.guest.lan.link_changed.connect(links.append)
    before = two.guest.controller.latest.view.history
    two.guest.break_link()
    two.guest.until(lambda: links and links[-1].state is LinkState.INSIDE)
    two.guest.until(lambda: two.guest.room.me.present)
    assert two.guest.controller.latest.view.history[: len(before)] == before
    assert [person.host for person in two.guest.room.people] == [True, False]


def test_n21_a_host_whose_program_ends_is_told_and_the_seat_can_be_taken_again(two: TwoScreens) -> None:
    two.begin()
    two.host.controller.lan.shutdown()
    two.guest.until(lambda: two.guest.pages.over.isVisible() or two.guest.pages.reconnecting.isVisible())
    two.guest.lan.leave()
    two.guest.until(lambda: two.guest.window.page is two.guest.pages.lobby)


def test_n27_after_a_lan_game_a_game_alone_has_nothing_left_of_it(two: TwoScreens) -> None:
    two.begin()
    two.guest.lan.leave()
    two.guest.until(lambda: two.guest.window.page is two.guest.pages.lobby)
    two.guest.pages.lobby.back.emit()
    two.guest.window.start(one_hand())
    two.guest.until(lambda: two.guest.controller.latest is not None)
    tools = two.guest.match.page.table.overlay.tools
    assert not tools.talk_tool.isVisible()
    assert not tools.chat_button.isVisible()
    assert two.guest.match.page.table.desk.limits.forced_pass_s is None
    assert two.guest.match.page.settlement.check is None


def heard(widget: QWidget) -> list[str]:
    """What somebody who listens would miss."""
    QApplication.processEvents()
    return faults(tree(widget))


def test_everything_of_lan_play_can_be_heard(two: TwoScreens) -> None:
    host, guest = two.host, two.guest
    host.window.home.lan.click()
    assert heard(host.window) == []
    host.pages.lobby.open_button.click()
    assert heard(host.window) == []
    host.pages.lobby.back.emit()
    two.sit()
    for screen in (host, guest):
        assert heard(screen.window) == []
    for dialog, opened in (
        (host.pages.rooms.changing, host.pages.room.rules.change.click),
        (guest.pages.rooms.help, guest.pages.room.rules.help.click),
        (guest.pages.room.invitation, guest.pages.room.invite_button.click),
    ):
        opened()
        assert dialog.isVisible()
        assert heard(dialog) == []
        dialog.dismiss()
    guest.pages.room.ready_button.click()
    host.until(lambda: host.pages.room.ready_button.available)
    host.pages.room.ready_button.click()
    guest.until(lambda: guest.pages.table is not None and guest.window.page is guest.pages.table)
    talk = guest.pages.table.talk
    for toggle, part in ((talk.toggle_popover, talk.popover), (talk.toggle_drawer, talk.drawer)):
        toggle()
        assert part.isVisible()
        assert heard(guest.window) == []
        toggle()
        assert part.isHidden()
    guest.pages.reconnecting.show_attempt(LinkIs(state=LinkState.RECONNECTING, attempt=2, seconds_left=60.0))
    assert heard(guest.pages.reconnecting) == []
    guest.pages.reconnecting.dismiss()


def test_a_saved_match_is_still_offered_after_a_lan_game(two: TwoScreens) -> None:
    guest = two.guest
    guest.window.start(one_hand(hands=3))
    guest.until(lambda: guest.controller.latest is not None)
    guest.window.show_home()
    guest.until(lambda: guest.controller.saved_match() is not None)
    two.sit()
    guest.lan.leave()
    guest.until(lambda: guest.window.page is guest.pages.lobby)
    guest.pages.lobby.back.emit()
    guest.until(guest.window.home.resume.isVisible)


def test_tables_are_counted_on_the_first_page_only_for_those_who_play_there(two: TwoScreens) -> None:
    window = two.host.window
    two.host.pages.look_from_home()
    assert two.host.lan._thread is None
    window.home.lan.click()
    two.host.pages.lobby.back.emit()
    assert two.host.lan._thread is not None
    places = [Address("192.168.1.2"), Address("192.168.1.3")]
    found = [ListedTable(host="", address=place, name="", protocol=9, program="") for place in places]
    two.host.lan.tables_changed.emit(tuple(found))
    assert window.home.lan.accessibleDescription() == "2 tables found"
