"""LAN play for pictures of the window: a second program in the same process, with a window of its own, is the guest."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ddz_desktop.controller.lan.program_messages import HostIs
from ddz_desktop.controller.lan_controller import LinkIs, LinkState, ListedTable
from ddz_desktop.protocol.from_guest import Chat, Sign, SignKind, Sit
from ddz_desktop.protocol.invitation import Address, Invitation
from ddz_desktop.protocol.limits import PROTOCOL
from ddz_desktop.protocol.table import Owner, Room, TableCard, TableOptions
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.notation import ruleset_text
from ddz_desktop.settings import Player
from ddz_desktop.ui.pages.lan.table_page import LanTablePage
from devtools.stage import Stage, wait_until

HOST, GUEST = Player("阿青", "farmer"), Player("小雨", "girl")
CODE = "528174"


def lobby_without_tables(stage: Stage) -> None:
    """Nobody has a table."""
    stage.window.lan.open_lobby()
    stage.program.controller.lan.tables_changed.emit(())


def lobby(stage: Stage) -> None:
    """Tables of every kind: one to join, one to watch, a locked one, one of another version."""
    lobby_without_tables(stage)
    person, bot, free = Owner.PERSON, Owner.BOT, Owner.OPEN
    tables = (
        _listed("阿青的牌桌", "yixing-classic", (person, free, bot), code=True),
        _listed("Living room", "five", (person,) * 5, options=TableOptions(watch=True)),
        _listed("老周的房间", "shanghai-four", (person, bot, bot, bot), locked=True),
        ListedTable(host="x", address=Address("192.168.1.31"), name="Studio", protocol=9, program="ddz-desktop 9.0"),
    )
    stage.program.controller.lan.tables_changed.emit(tables)


def _listed(name: str, system: str, seats: tuple[Owner, ...], **fields: Any) -> ListedTable:
    card = TableCard(id=system, name=name, host=name[:2], rules=ruleset_text(ruleset(system)), seats=seats, **fields)
    place = Address(f"192.168.1.{20 + len(name)}")
    return ListedTable(
        host=name, address=place, name=name, protocol=PROTOCOL, program="", card=card, fingerprint=b"f", latency_ms=12
    )


def set_up(stage: Stage) -> None:
    """A table of one's own is set up."""
    stage.window.lan.open_lobby()
    stage.window.lan.lobby.open_button.click()


def room(stage: Stage) -> None:
    """Host and guest in the waiting room, with something said."""
    host, guest = stage.program, stage.friend
    for program, player in ((host, HOST), (guest, GUEST)):
        program.preferences.change(replace(program.preferences.settings, player=player))
    set_up(stage)
    page = host.window.lan.open_page
    page.match.changed.emit(replace(page.draft, code=CODE, turn_seconds=None, hands=8, listed=False))
    hosts: list[HostIs] = []
    host.controller.lan.hosting.connect(hosts.append)
    page.open_button.click()
    wait_until(lambda: bool(hosts) and host.controller.lan.inside)
    invitation = Invitation(Address("127.0.0.1", hosts[0].port), None, CODE)
    guest.window.lan.open_invitation(invitation.text)
    guest.window.lan.lobby.join.button.click()
    wait_until(lambda: guest.controller.lan.inside)
    host.controller.lan.send(Chat("来来来，今晚八局"))
    wait_until(lambda: len(guest.window.lan.room.chat.lines) == 1)
    guest.controller.lan.send(Chat("好，马上"))
    wait_until(lambda: len(host.window.lan.room.chat.lines) == 2)


def invite(stage: Stage) -> None:
    """The host invites."""
    room(stage)
    stage.window.lan.room.invite_button.click()


def change(stage: Stage) -> None:
    """The host changes the table."""
    room(stage)
    stage.window.lan.room.rules.change.click()


def help_with_lan(stage: Stage) -> None:
    """What to look at when nobody gets in."""
    room(stage)
    stage.window.lan.room.rules.help.click()


def play(stage: Stage) -> None:
    """Both at a hand, the guest about to say something."""
    room(stage)
    stage.friend.window.lan.room.ready_button.click()
    wait_until(lambda: stage.window.lan.room.ready_button.available)
    stage.window.lan.room.ready_button.click()
    wait_until(lambda: all(_at_table(program.window.lan.table) for program in (stage.program, stage.friend)))
    stage.program.controller.lan.send(Sign(SignKind.PHRASE, 0))
    _table(stage, friend=True).talk.toggle_popover()
    wait_until(lambda: bool(_table(stage, friend=True).talk.bubbles.seats))


def _at_table(table: LanTablePage | None) -> bool:
    return table is not None and table.hand_runs


def _table(stage: Stage, *, friend: bool = False) -> LanTablePage:
    table = (stage.friend if friend else stage.program).window.lan.table
    assert table is not None, "a hand has begun"
    return table


def chat(stage: Stage) -> None:
    """The chat beside the table."""
    play(stage)
    _table(stage, friend=True).talk.popover.close_up()
    _table(stage, friend=True).talk.toggle_drawer()
    _table(stage).open_pause()


def settlement(stage: Stage) -> None:
    """After the hand: the deal has been checked, the host waits for the guest."""
    play(stage)
    _table(stage, friend=True).talk.popover.close_up()
    for program in (stage.program, stage.friend):
        program.controller.set_auto_play(True)
    wait_until(lambda: all(_settled(program.window.lan.table) for program in (stage.program, stage.friend)))
    stage.program.controller.set_auto_play(False)
    stage.friend.controller.set_auto_play(False)
    _table(stage).page.settlement.next_requested.emit()
    wait_until(lambda: not _table(stage).page.settlement.next_button.available)


def _settled(table: LanTablePage | None) -> bool:
    return table is not None and table.page.settlement.isVisible() and table.checked


def reconnecting(stage: Stage) -> None:
    """The guest's link is broken, and a bot plays for him."""
    play(stage)
    _table(stage, friend=True).talk.popover.close_up()
    stage.friend.controller.set_auto_play(True)
    wait_until(lambda: any(seat.stand_in for seat in _room(stage).seats))
    stage.friend.window.lan.reconnecting.show_attempt(
        LinkIs(state=LinkState.RECONNECTING, attempt=2, seconds_left=108.0)
    )


def _room(stage: Stage) -> Room:
    room = stage.program.controller.lan.room
    assert room is not None, "the host is in the waiting room"
    return room


def host_gone(stage: Stage) -> None:
    """The host has closed the table."""
    play(stage)
    stage.program.controller.lan.leave()
    wait_until(lambda: not stage.friend.controller.lan.inside)


def watch(stage: Stage) -> None:
    """The guest has got up, and looks on."""
    room(stage)
    stage.friend.controller.lan.send(Sit(None))
    wait_until(lambda: _room(stage).seats[1].owner is not Owner.PERSON)
    wait_until(lambda: stage.window.lan.room.ready_button.available)
    stage.window.lan.room.ready_button.click()
    wait_until(lambda: all(_at_table(program.window.lan.table) for program in (stage.program, stage.friend)))


def open_match(stage: Stage) -> None:
    """A match that is played alone is to be opened."""
    stage.match.open_pause()
    stage.match.pause.lan_button.click()
