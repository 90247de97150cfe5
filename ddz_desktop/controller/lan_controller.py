"""The main thread's face of LAN play: the list of tables, the own host, and the seat at a table.

Everything happens on the thread of `net`; what is told arrives here in order. The table page gets the hand through
`GameController`, as that of a game alone.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ddz_desktop import PROGRAM
from ddz_desktop.controller.bot_seat import BotFactory
from ddz_desktop.controller.lan.deal_witness import DealCheck, Verdict
from ddz_desktop.controller.lan.guest_messages import Gone, GoneReason, GuestMessage, LinkIs, LinkState
from ddz_desktop.controller.lan.invitations import invitation_text, qr_rows
from ddz_desktop.controller.lan.memory_book import MemoryBook
from ddz_desktop.controller.lan.own_stay import OwnStay, first_wish, returning_wish
from ddz_desktop.controller.lan.program_messages import (
    HostFailed,
    HostFailure,
    HostIs,
    Inside,
    LanSetup,
    LobbyIs,
    ProgramMessage,
)
from ddz_desktop.controller.lan.table_config import SUFFIX, TableConfig, fresh_code, fresh_id
from ddz_desktop.controller.messages import HandPlayed, TableUpdate
from ddz_desktop.match.save import Save
from ddz_desktop.net.adapters import AdapterAddress
from ddz_desktop.net.adapters import addresses as own_addresses
from ddz_desktop.net.awake import Awake
from ddz_desktop.net.identity import four_words
from ddz_desktop.net.listed import ListedTable
from ddz_desktop.net.loop_thread import LoopThread
from ddz_desktop.net.wish import Wish
from ddz_desktop.protocol.from_guest import FromGuest
from ddz_desktop.protocol.from_host import ChatSoFar, News, Refused, Said
from ddz_desktop.protocol.invitation import Address, AddressError, Invitation, parse_address
from ddz_desktop.protocol.table import Room, Stage
from ddz_desktop.storage.lan_memory import Stay, Trust
from ddz_desktop.storage.places import Places

if TYPE_CHECKING:
    from ddz_desktop.controller.lan.program import LanProgram

__all__ = [
    "AdapterAddress",
    "DealCheck",
    "Gone",
    "GoneReason",
    "HandPlayed",
    "HostFailed",
    "HostFailure",
    "HostIs",
    "LanController",
    "LanSetup",
    "LinkIs",
    "LinkState",
    "ListedTable",
    "Stay",
    "TableConfig",
    "Trust",
    "Verdict",
    "fresh_code",
    "fresh_id",
    "invitation_text",
    "own_addresses",
    "qr_rows",
]

CLOSE_S = 4.0


class LanController(QObject):
    """Make it on the main thread, and `shutdown` it. Its thread begins with the first thing that needs it.

    `places`: `None` to keep nothing.

    Signals:
        tables_changed: tuple of ListedTable, after `look`.
        hosting: HostIs, when an own table is open.
        host_failed: HostFailed, when it could not be opened.
        link_changed: LinkIs, the state of the way to the host, and each attempt to mend it.
        room_changed: Room.
        updated: TableUpdate of the own seat.
        refused: protocol.from_host.Refused: something sent was not taken.
        said: protocol.from_host.Said, a line, phrase or emote; not of those who are muted.
        lines_known: tuple of Said, the talk so far, when one comes in.
        news: protocol.from_host.News.
        deal_checked: DealCheck, after each hand.
        hand_played: HandPlayed, after it.
        gone: Gone: the stay at the table is over.
    """

    tables_changed = Signal(object)
    hosting = Signal(object)
    host_failed = Signal(object)
    link_changed = Signal(object)
    room_changed = Signal(object)
    updated = Signal(object)
    refused = Signal(object)
    said = Signal(object)
    lines_known = Signal(object)
    news = Signal(object)
    deal_checked = Signal(object)
    hand_played = Signal(object)
    gone = Signal(object)
    _posted = Signal(object)

    def __init__(
        self,
        places: Places | None,
        bot_factory: BotFactory,
        parent: QObject | None = None,
        setup: LanSetup = LanSetup(),  # noqa: B008  # frozen
    ) -> None:
        super().__init__(parent)
        self._places = places
        self._bot_factory = bot_factory
        self._setup = setup
        self._thread: LoopThread | None = None
        self._program: LanProgram | None = None
        self._book = MemoryBook(None if places is None else places.lan_memory)
        self._stay = OwnStay(self._book)
        self._awake = Awake()
        self._posted.connect(self._take, Qt.ConnectionType.QueuedConnection)

    # The list of tables

    def look(self) -> None:
        """Look for tables; `tables_changed` tells of every change until `stop_looking`."""
        recent = []
        for text in self._book.memory.recent:
            with contextlib.suppress(AddressError):
                recent.append(parse_address(text))
        thread, program = self._running()
        thread.soon(program.spawn, program.look(tuple(recent)))

    def stop_looking(self) -> None:
        if self._thread is not None and self._program is not None:
            self._thread.soon(self._program.spawn, self._program.stop_looking())

    def look_again(self) -> None:
        """Ask hosts again that did not answer."""
        if self._thread is not None and self._program is not None:
            self._thread.soon(self._program.look_again)

    # At a table

    @property
    def room(self) -> Room | None:
        """The newest; `None` outside."""
        return self._stay.room

    @property
    def inside(self) -> bool:
        """Whether there is a stay at a table, even while the way to its host is broken."""
        return self._stay.room is not None

    @property
    def way_in(self) -> Wish | None:
        """Address, table, code and certificate of somebody's table, as far as they are known; `None` at an own one."""
        return self._stay.wish

    @property
    def is_host(self) -> bool:
        """Whether the table is an own one."""
        room = self._stay.room
        return room is not None and room.me is not None and room.me.host

    def join(
        self,
        invitation: Invitation,
        name: str,
        avatar: str,
        *,
        watch: bool = False,
        accept: bytes | None = None,
        careful: bool = False,
    ) -> None:
        """Come in at somebody's table; `room_changed` or `gone` follows.

        Without a code the host must have the certificate that was remembered for its address; `gone` with `OTHER_HOST`
        tells of another, which `accept` then takes. `careful`: of the first one at an address, too.
        """
        wish = first_wish(self._book, invitation, name, avatar, watch=watch, accept=accept, careful=careful)
        self._book.note(self._book.memory.with_recent(invitation.address.text))
        self._begin_stay(wish)

    def saved_stay(self) -> Stay | None:
        """The seat that was left without a goodbye, by a crash of this program; `rejoin` may get it back."""
        return self._book.memory.stay

    def rejoin(self) -> None:
        """Take up the saved stay. Nothing happens without one."""
        stay = self._book.memory.stay
        if stay is not None:
            self._begin_stay(returning_wish(stay))

    def forget_stay(self) -> None:
        """The saved stay will not be taken up."""
        self._book.note(self._book.memory.with_stay(None))

    def send(self, message: FromGuest) -> None:
        """Say or ask something at the table: a message of `protocol.from_guest`."""
        if self._thread is not None and self._program is not None:
            self._thread.soon(self._program.send, message)

    def leave(self) -> None:
        """Leave for good; an own table ends. Nothing but `gone` follows."""
        self._stay.leave()
        if self._thread is not None and self._program is not None:
            self._thread.soon(self._program.leave)

    def retry_now(self) -> None:
        """Try to come back at once."""
        if self._thread is not None and self._program is not None:
            self._thread.soon(self._program.retry_now)

    def mute(self, person: int, on: bool) -> None:
        """Hear a person's lines no longer, or again."""
        self._stay.mute(person, on)

    def mute_all(self, on: bool) -> None:
        """Hear nobody's free text; phrases and emotes still come."""
        self._stay.mute_all(on)

    def is_muted(self, person: int) -> bool:
        return self._stay.is_muted(person)

    # The own table

    def open_table(self, config: TableConfig, name: str, avatar: str, save: Save | None = None) -> None:
        """Open a table and take its host's seat; with a saved match (`GameController.hand_over`) that goes on there."""
        thread, program = self._running()
        stay = self._stay.begin(None)
        thread.soon(program.spawn, program.open(stay, config, name, avatar, save))

    def has_saved_table(self) -> bool:
        """Whether a table was open when the program crashed."""
        return self._places is not None and any(self._places.lan.glob(f"*{SUFFIX}"))

    def open_saved_table(self, name: str, avatar: str) -> None:
        """Open that table again: the same key, port if it is free, and id, so that its guests find it."""
        thread, program = self._running()
        thread.soon(program.spawn, program.open_saved(self._stay.begin(None), name, avatar))

    def forget_saved_table(self) -> None:
        """That table is not opened again."""
        if self._places is not None:
            for file in self._places.lan.glob(f"*{SUFFIX}"):
                with contextlib.suppress(OSError):
                    file.unlink()

    # Certificates

    def trust(self, address: Address, fingerprint: bytes) -> Trust:
        """Whether the host with this certificate is known at its address."""
        return self._book.memory.trust(address.text, fingerprint)

    @staticmethod
    def words(fingerprint: bytes) -> tuple[str, ...]:
        """The four words of a certificate, for people to compare."""
        return four_words(fingerprint)

    # The end

    def shutdown(self) -> None:
        """Leave everything and end the thread; a stay at somebody's table can be taken up again. Nothing happens the
        second time, and nothing more is told.
        """
        self._stay.end()
        self._awake.keep(False)
        thread, program, self._thread, self._program = self._thread, self._program, None, None
        if thread is not None and program is not None:
            with contextlib.suppress(TimeoutError):
                thread.run(program.close()).result(CLOSE_S)
            thread.stop()

    # What is told

    @Slot(object)
    def _take(self, message: ProgramMessage) -> None:
        match message:
            case LobbyIs(tables):
                self.tables_changed.emit(tables)
            case HostIs():
                self.hosting.emit(message)
            case HostFailed():
                self.host_failed.emit(message)
            case Inside(stay, told, token):
                if self._stay.concerns(stay, told):
                    self._tell(told, token)

    def _tell(self, message: GuestMessage, token: bytes) -> None:
        match message:
            case LinkIs():
                self._stay.note_link(message, token)
                self.link_changed.emit(message)
            case Room():
                self._stay.enter(message, token)
                self._awake.keep(message.stage is Stage.PLAYING)
                self.room_changed.emit(message)
            case TableUpdate():
                self.updated.emit(message)
            case Refused():
                self.refused.emit(message)
            case Said():
                if self._stay.is_heard(message):
                    self.said.emit(message)
            case ChatSoFar(lines):
                self.lines_known.emit(tuple(line for line in lines if self._stay.is_heard(line)))
            case News():
                self.news.emit(message)
            case DealCheck():
                self.deal_checked.emit(message)
            case HandPlayed():
                self.hand_played.emit(message)
            case Gone():
                self._stay.note_gone(message)
                self._awake.keep(False)
                self.gone.emit(message)

    # Helpers

    def _begin_stay(self, wish: Wish) -> None:
        thread, program = self._running()
        thread.soon(program.spawn, program.join(self._stay.begin(wish), wish))

    def _running(self) -> tuple[LoopThread, LanProgram]:
        if self._thread is None or self._program is None:
            # what it takes would hold up the start of a window in which nobody plays in the LAN
            from ddz_desktop.controller.lan.program import LanProgram

            self._thread = LoopThread()
            folder = None if self._places is None else self._places.lan
            self._program = LanProgram(self._posted.emit, PROGRAM, folder, self._bot_factory, self._setup)
        return self._thread, self._program
