"""The stay at a table as the window's side knows it: the way there, who is heard, and what outlives the program."""

from __future__ import annotations

from msgspec import structs

from ddz_desktop import PROGRAM
from ddz_desktop.controller.lan.guest_messages import Gone, LinkIs, LinkState
from ddz_desktop.controller.lan.memory_book import MemoryBook
from ddz_desktop.net.wish import Wish
from ddz_desktop.protocol.from_host import Said
from ddz_desktop.protocol.invitation import Invitation, parse_address
from ddz_desktop.protocol.table import Room
from ddz_desktop.storage.lan_memory import Stay


class OwnStay:
    """`number`: of the newest stay; what is told of an older one comes too late. `wish`: the way in at somebody's
    table, `None` at an own one. `room`: the newest; `None` outside. `book`: where a stay at somebody's table is noted.
    """

    def __init__(self, book: MemoryBook) -> None:
        self.number = 0
        self.wish: Wish | None = None
        self.room: Room | None = None
        self._book = book
        self._leaving = False
        self._muted: set[int] = set()
        self._all_muted = False

    def begin(self, wish: Wish | None) -> int:
        """Another stay; its number."""
        self.wish, self.room, self._leaving = wish, None, False
        self._muted.clear()
        self.number += 1
        return self.number

    def leave(self) -> None:
        """The person goes: only the end is still told."""
        self._leaving = True

    def end(self) -> None:
        """Nothing is told any more."""
        self.number += 1

    def concerns(self, number: int, told: object) -> bool:
        """Whether what is told of a stay is to be heard."""
        return number == self.number and (not self._leaving or isinstance(told, Gone))

    # What is told

    def note_link(self, link: LinkIs, token: bytes) -> None:
        """The way to the host is another; a host that let somebody in is remembered."""
        if link.state is LinkState.INSIDE and self.wish is not None:
            self._book.note(self._book.memory.with_host(self.wish.address.text, link.fingerprint))
            self.wish = structs.replace(self.wish, fingerprint=link.fingerprint, token=token)

    def enter(self, room: Room, token: bytes) -> None:
        """Another room; a stay at somebody's table is noted, so that it outlives this program."""
        first, self.room = self.room is None, room
        wish = self.wish
        if wish is not None and wish.fingerprint is not None and (first or wish.token != token):
            stay = Stay(
                address=wish.address.text,
                table=room.table,
                table_name=room.name,
                name=wish.name,
                avatar=wish.avatar,
                fingerprint=wish.fingerprint.hex(),
                token=token.hex(),
            )
            self._book.note(self._book.memory.with_stay(stay))

    def note_gone(self, gone: Gone) -> None:
        """The stay is over."""
        self.room = None
        if not gone.may_come_back:
            self._book.note(self._book.memory.with_stay(None))

    # Who is heard

    def mute(self, person: int, on: bool) -> None:
        (self._muted.add if on else self._muted.discard)(person)

    def mute_all(self, on: bool) -> None:
        """Free text only."""
        self._all_muted = on

    def is_muted(self, person: int) -> bool:
        return person in self._muted

    def is_heard(self, said: Said) -> bool:
        """Whether a line, phrase or emote comes from one who is heard."""
        return said.person not in self._muted and not (self._all_muted and said.kind is None)


def first_wish(
    book: MemoryBook,
    invitation: Invitation,
    name: str,
    avatar: str,
    *,
    watch: bool,
    accept: bytes | None,
    careful: bool,
) -> Wish:
    """The way to somebody's table; the arguments are those of `LanController.join`."""
    address = invitation.address.text
    known = accept or book.memory.expected(address)
    return Wish(
        address=invitation.address,
        program=PROGRAM,
        name=name,
        avatar=avatar,
        table=invitation.table,
        code=invitation.code,
        watch=watch,
        fingerprint=None if invitation.code else known or (b"" if careful else None),
    )


def returning_wish(stay: Stay) -> Wish:
    """The way back to a table, with the token of the seat."""
    return Wish(
        address=parse_address(stay.address),
        program=PROGRAM,
        name=stay.name,
        avatar=stay.avatar,
        table=stay.table,
        token=bytes.fromhex(stay.token),
        fingerprint=bytes.fromhex(stay.fingerprint),
    )
