"""Windows' controllers in the LAN: two of them at one table, hands through the same door as those of a game alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.lan_controller import (
    Gone,
    GoneReason,
    HostIs,
    LanSetup,
    TableConfig,
    Trust,
    Verdict,
    fresh_id,
    qr_rows,
)
from ddz_desktop.controller.messages import MatchSetup, SeatOwner, TableUpdate
from ddz_desktop.protocol.from_guest import Chat, Kick, Ready, Sign, SignKind
from ddz_desktop.protocol.from_host import Why
from ddz_desktop.protocol.invitation import Address, Invitation
from ddz_desktop.protocol.table import Room, Stage
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.state import Phase
from ddz_desktop.storage.places import Places
from tests.controller.lan.world import QUICK, plain_bot
from tests.playing import plain_action

TEST = LanSetup(where="127.0.0.1", ports=(0,), browse=False, times=QUICK)
PATIENCE_MS = 30_000


class Desktop:
    """One program: its controller, everything it was told, and a person who plays by himself if `plays`."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.places = Places.under(folder)
        self.controller = GameController(self.places, plain_bot, lan_setup=TEST)
        self.lan = self.controller.lan
        self.plays = True
        self.told: dict[str, list[Any]] = {}
        names = ("updated", "refused", "hinted", "kept", "saved_changed", "failed")
        lan = (
            "hosting",
            "host_failed",
            "room_changed",
            "gone",
            "said",
            "lines_known",
            "deal_checked",
            "tables_changed",
        )
        for source, name in [*((self.controller, name) for name in names), *((self.lan, name) for name in lan)]:
            self.told[name] = []
            getattr(source, name).connect(self.told[name].append)
        self.controller.updated.connect(self.play)

    def play(self, update: TableUpdate) -> None:
        if self.plays and update.view.seat in update.view.to_act:
            self.controller.submit(plain_action(update.view))

    def until(self, holds: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(holds()), timeout=PATIENCE_MS)

    def open(self, **config: Any) -> Address:
        """Open a table, and say where."""
        config = {"id": fresh_id(), "name": "Mine", "rules": ruleset("yixing-classic"), "turn_seconds": None, **config}
        self.lan.open_table(TableConfig(**config), "Host", "farmer")
        self.until(lambda: self.lan.room)
        host: HostIs = self.told["hosting"][-1]
        return Address("127.0.0.1", host.port)

    def join(self, address: Address, name: str = "Ann", code: str | None = None, **more: Any) -> None:
        self.lan.join(Invitation(address, None, code), name, "cat", **more)

    @property
    def room(self) -> Room:
        assert self.lan.room is not None
        return self.lan.room

    @property
    def gone(self) -> list[Gone]:
        return self.told["gone"]


@pytest.fixture
def desktops(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[Desktop, Desktop]]:
    pair = Desktop(qtbot, tmp_path / "a"), Desktop(qtbot, tmp_path / "b")
    yield pair
    for desktop in pair:
        desktop.controller.shutdown()


def test_two_desktops_play_a_hand_and_both_keep_it(desktops: tuple[Desktop, Desktop]) -> None:
    host, guest = desktops
    guest.join(host.open(code="123456"), code="123456")
    guest.until(lambda: guest.lan.room)
    assert host.lan.is_host
    assert not guest.lan.is_host
    guest.lan.send(Ready(True))
    host.controller.next_hand()
    for desktop in desktops:
        desktop.until(lambda desktop=desktop: desktop.told["kept"])
        assert desktop.told["deal_checked"][-1].verdict is Verdict.FAIR
        latest = desktop.controller.latest
        assert latest is not None
        assert latest.view.phase is Phase.OVER
        assert desktop.controller.library.record(desktop.told["kept"][0].id).rules == latest.view.rules
    assert host.controller.latest is not None
    host.controller.next_hand()
    host.until(lambda: guest.room.missing == (guest.room.you,))
    guest.controller.leave()
    guest.until(lambda: guest.gone)
    assert guest.controller.latest is None
    host.until(lambda: len(host.room.people) == 1)
    host.controller.leave()
    host.until(lambda: host.gone)
    assert not host.lan.has_saved_table()


def test_a_match_alone_is_opened_to_the_lan_in_the_middle(desktops: tuple[Desktop, Desktop]) -> None:
    host, guest = desktops
    seats = (
        SeatOwner("human", "Host"),
        SeatOwner("bot", "Lin", level="casual"),
        SeatOwner("bot", "Mei", level="casual"),
    )
    host.plays = False
    host.controller.start_match(MatchSetup(ruleset("standard-three"), seats, hands=2))
    host.until(lambda: host.controller.latest and 0 in host.controller.latest.view.to_act)
    assert host.controller.latest is not None
    before = host.controller.latest.view
    rules = ruleset("standard-three")
    host.controller.open_to_lan(TableConfig(id=fresh_id(), name="Mine", rules=rules), "Host", "farmer")
    host.until(lambda: host.lan.room and host.controller.latest)
    assert host.controller.latest.view.hand == before.hand
    assert [seat.name for seat in host.room.seats] == ["Host", "Lin", "Mei"]
    guest.join(Address("127.0.0.1", host.told["hosting"][0].port))
    guest.until(lambda: guest.controller.latest)
    assert guest.controller.latest is not None
    assert guest.controller.latest.view.seat == 1
    host.plays = True
    host.controller.submit(plain_action(before))
    guest.until(lambda: guest.room.stage is Stage.BETWEEN)
    assert host.controller.saved_match() is None


def test_lines_signs_and_mutes(desktops: tuple[Desktop, Desktop]) -> None:
    host, guest = desktops
    guest.join(host.open())
    guest.until(lambda: guest.lan.room)
    guest.lan.send(Chat("hello \u202e there"))
    host.until(lambda: host.told["said"])
    assert host.told["said"][0].text == "hello there"
    host.lan.mute(guest.room.you, True)
    guest.lan.send(Chat("unheard"))
    guest.until(lambda: len(guest.told["said"]) == 2)
    host.lan.mute(guest.room.you, False)
    host.lan.mute_all(True)
    guest.lan.send(Chat("unheard too"))
    guest.lan.send(Sign(SignKind.EMOTE, 2))
    host.until(lambda: len(host.told["said"]) == 2)
    assert host.told["said"][1].number == 2


def test_who_is_kicked_is_told(desktops: tuple[Desktop, Desktop]) -> None:
    host, guest = desktops
    guest.join(host.open())
    guest.until(lambda: guest.lan.room)
    host.lan.send(Kick(guest.room.you))
    guest.until(lambda: guest.gone)
    assert guest.gone[0].why is Why.KICKED
    assert guest.lan.saved_stay() is None


@pytest.mark.parametrize(
    ("why", "kept"),
    [
        (GoneReason.LOST, True),
        (GoneReason.UNREACHABLE, True),
        (Why.STOPPED, True),
        (Why.CLOSED, False),
        (Why.TOKEN_UNKNOWN, False),
    ],
)
def test_a_seat_is_offered_again_where_the_table_may_come_back(
    desktops: tuple[Desktop, Desktop], why: Why | GoneReason, kept: bool
) -> None:
    host, guest = desktops
    guest.join(host.open())
    guest.until(lambda: guest.lan.room)
    guest.lan._tell(Gone(why=why), b"")
    assert (guest.lan.saved_stay() is not None) is kept


def test_a_wrong_code_is_told(desktops: tuple[Desktop, Desktop]) -> None:
    host, guest = desktops
    guest.join(host.open(code="123456"), code="654321")
    guest.until(lambda: guest.gone)
    assert guest.gone[0].why is Why.WRONG_CODE
    guest.join(Address("127.0.0.1", host.told["hosting"][0].port))
    guest.until(lambda: len(guest.gone) == 2)
    assert guest.gone[1].why is Why.CODE_NEEDED


def test_another_certificate_is_a_warning(desktops: tuple[Desktop, Desktop]) -> None:
    host, guest = desktops
    address = host.open()
    assert guest.lan.trust(address, b"x" * 32) is Trust.NEW
    guest.lan._book.note(guest.lan._book.memory.with_host(address.text, b"y" * 32))
    assert guest.lan.trust(address, b"x" * 32) is Trust.CHANGED
    guest.join(address)
    guest.until(lambda: guest.gone)
    assert guest.gone[0].why is GoneReason.OTHER_HOST
    assert guest.gone[0].fingerprint == host.told["hosting"][0].fingerprint
    assert len(guest.lan.words(guest.gone[0].fingerprint)) == 4
    guest.join(address, accept=guest.gone[0].fingerprint)
    guest.until(lambda: guest.lan.room)


def test_the_first_certificate_is_taken_when_it_is_accepted(desktops: tuple[Desktop, Desktop]) -> None:
    host, guest = desktops
    address = host.open()
    guest.join(address, careful=True)
    guest.until(lambda: guest.gone)
    told = guest.gone[0]
    assert (told.why, told.fingerprint) == (GoneReason.OTHER_HOST, host.told["hosting"][0].fingerprint)
    assert guest.lan.trust(address, told.fingerprint) is Trust.NEW
    guest.join(address, careful=True, accept=told.fingerprint)
    guest.until(lambda: guest.lan.room)
    assert guest.lan.trust(address, told.fingerprint) is Trust.KNOWN


def test_an_unknown_host_with_a_code_asks_for_it_first(desktops: tuple[Desktop, Desktop]) -> None:
    host, guest = desktops
    guest.join(host.open(code="123456"), careful=True)
    guest.until(lambda: guest.gone)
    assert guest.gone[0].why is Why.CODE_NEEDED


def test_a_stay_outlives_the_guests_program(desktops: tuple[Desktop, Desktop], qtbot: QtBot, tmp_path: Path) -> None:
    host, guest = desktops
    guest.join(host.open(fill=None))
    guest.until(lambda: guest.lan.room)
    you = guest.room.you
    guest.controller.shutdown()
    host.until(lambda: not all(person.present for person in host.room.people))
    again = Desktop(qtbot, tmp_path / "b")
    try:
        assert again.lan.saved_stay() is not None
        again.lan.rejoin()
        again.until(lambda: again.lan.room)
        assert again.room.you == you
    finally:
        again.controller.shutdown()


def test_hints_are_the_tables_matter(desktops: tuple[Desktop, Desktop]) -> None:
    host, _ = desktops
    host.plays = False
    host.open()
    host.controller.next_hand()
    host.until(
        lambda: host.controller.latest and host.controller.latest.view.seat in host.controller.latest.view.to_act
    )
    host.controller.request_hint()
    host.until(lambda: host.told["hinted"])


def test_tables_are_listed_with_how_long_a_message_takes(desktops: tuple[Desktop, Desktop]) -> None:
    host, guest = desktops
    address = host.open()
    guest.lan._book.note(guest.lan._book.memory.with_recent(address.text))
    guest.lan.look()
    guest.until(lambda: guest.told["tables_changed"] and guest.told["tables_changed"][-1])
    (table,) = guest.told["tables_changed"][-1]
    assert (table.name, table.card.host, table.card.taken) == ("Mine", "Host", 1)
    guest.until(lambda: guest.told["tables_changed"][-1][0].latency_ms is not None)
    host.controller.leave()
    guest.until(lambda: guest.told["tables_changed"][-1] == ())
    guest.lan.stop_looking()


def test_after_a_lan_game_a_game_alone_has_nothing_left_of_it(desktops: tuple[Desktop, Desktop]) -> None:
    """N27"""
    host, guest = desktops
    guest.join(host.open())
    guest.until(lambda: guest.lan.room)
    guest.lan.send(Ready(True))
    host.controller.next_hand()
    guest.until(lambda: guest.controller.latest)
    seats = (SeatOwner("human", "Ann"), *(SeatOwner("bot", name, level="casual") for name in ("Lin", "Mei")))
    guest.controller.start_match(MatchSetup(ruleset("standard-three"), seats, hands=1))
    guest.until(lambda: guest.told["kept"] and guest.gone)
    assert guest.controller.latest is not None
    assert guest.controller.latest.match.setup.rules.id == "standard-three"
    assert guest.lan.room is None
    host.until(lambda: len(host.room.people) == 1)


def test_nobody_there_is_told(desktops: tuple[Desktop, Desktop]) -> None:
    _, guest = desktops
    guest.join(Address("127.0.0.1", 1))
    guest.until(lambda: guest.gone)
    assert guest.gone[0].why is GoneReason.UNREACHABLE


def test_a_picture_of_an_invitation() -> None:
    rows = qr_rows("ddz://192.168.1.8:47801#528174")
    assert len(rows) == len(rows[0]) > 21
    assert not any(rows[0])
    assert any(rows[4])
