"""From an address to a place inside a table: hello, the room code or an earlier stay's token, and the host's yes."""

from __future__ import annotations

from msgspec import Struct

from ddz_desktop.net.calling import call
from ddz_desktop.net.connection import Connection
from ddz_desktop.net.mailbox import Lost, Mailbox
from ddz_desktop.net.room_code import ExchangeError, GuestSide
from ddz_desktop.net.wish import Wish
from ddz_desktop.protocol.from_guest import Enter, Hello, Proof
from ddz_desktop.protocol.from_host import Admitted, Bye, Challenge, FromHost, Refused, Welcome, Why
from ddz_desktop.protocol.invitation import Address
from ddz_desktop.protocol.limits import PROTOCOL
from ddz_desktop.protocol.table import TableCard
from ddz_desktop.protocol.wire import WireError, tables_of

ANSWER_S = 5.0


class TurnedAway(Exception):
    """The host does not let us in; `wait_s`: when to try again. `program`: the host's, where versions differ."""

    def __init__(self, why: Why, text: str = "", wait_s: float | None = None, program: str = "") -> None:
        super().__init__(text or why.value)
        self.why = why
        self.text = text
        self.wait_s = wait_s
        self.program = program


class OtherHost(Exception):
    """The host's certificate is another than the one it had; `fingerprint`: the new one."""

    def __init__(self, fingerprint: bytes) -> None:
        super().__init__("the host is not the one that was there before")
        self.fingerprint = fingerprint


class Greeted:
    """A host that has said hello: its tables, and the connection to it."""

    def __init__(
        self, connection: Connection[FromHost], mailbox: Mailbox, fingerprint: bytes, tables: tuple[TableCard, ...]
    ) -> None:
        self.connection = connection
        self.mailbox = mailbox
        self.fingerprint = fingerprint
        self.tables = tables

    async def answer(self) -> FromHost:
        """The next message that matters here. Raises TurnedAway, Lost, TimeoutError."""
        while True:
            message = await self.mailbox.next(ANSWER_S)
            if isinstance(message, Refused):
                raise TurnedAway(message.why, message.text, message.wait_s)
            if isinstance(message, Bye):
                raise TurnedAway(message.why, message.text)
            if isinstance(message, Challenge | Admitted | Welcome):
                return message


async def greet(address: Address, program: str) -> Greeted:
    """Connect and say hello. Raises Unreachable, TurnedAway for another version, Lost, TimeoutError, WireError."""
    mailbox = Mailbox()
    connection, fingerprint = await call(address, mailbox)
    greeted = Greeted(connection, mailbox, fingerprint, ())
    try:
        connection.send(Hello(PROTOCOL, program))
        message = await greeted.answer()
        if not isinstance(message, Welcome):
            raise TurnedAway(Why.NOT_UNDERSTOOD, "the host does not say hello")
        if message.protocol != PROTOCOL:
            text = f"the host speaks version {message.protocol} of the protocol, this program version {PROTOCOL}"
            raise TurnedAway(Why.VERSION, text, program=message.program)
        greeted.tables = tables_of(message)
    except BaseException:
        connection.abort()
        raise
    return greeted


class Inside(Struct):
    """A place inside a table: the connection, the host's certificate, and what it said."""

    greeted: Greeted
    table: str
    admitted: Admitted


async def enter(wish: Wish) -> Inside:
    """Come in as wished. Raises OtherHost, and as `greet`."""
    greeted = await greet(wish.address, wish.program)
    try:
        if wish.fingerprint and greeted.fingerprint != wish.fingerprint:
            raise OtherHost(greeted.fingerprint)
        table = _chosen(greeted.tables, wish.table)
        return Inside(greeted, table.id, await _admission(greeted, table, wish))
    except BaseException:
        greeted.connection.abort()
        raise


def _chosen(tables: tuple[TableCard, ...], wanted: str | None) -> TableCard:
    found = [table for table in tables if wanted is None or table.id == wanted]
    if len(found) != 1:
        raise TurnedAway(Why.NO_TABLE, "the table is not there any more" if wanted or not tables else "which table?")
    return found[0]


async def _admission(greeted: Greeted, table: TableCard, wish: Wish) -> Admitted:
    side: GuestSide | None = None
    if table.code and wish.token is None:
        if wish.code is None:
            raise TurnedAway(Why.CODE_NEEDED, "the table asks for its room code")
        side = GuestSide(wish.code, greeted.fingerprint, table.id)
    elif wish.fingerprint == b"":
        raise OtherHost(greeted.fingerprint)
    greeted.connection.send(
        Enter(
            table=table.id,
            name=wish.name,
            avatar=wish.avatar,
            watch=wish.watch,
            token=wish.token if wish.fingerprint is not None else None,
            element=None if side is None else side.element,
        )
    )
    message = await greeted.answer()
    if side is not None:
        message = await _exchange(greeted, side, message)
    if not isinstance(message, Admitted):
        raise TurnedAway(Why.NOT_UNDERSTOOD, "the host does not say whether it lets us in")
    return message


async def _exchange(greeted: Greeted, side: GuestSide, message: FromHost) -> FromHost:
    """Show the host that the code is known, and be shown the same."""
    if not isinstance(message, Challenge):
        raise TurnedAway(Why.WRONG_CODE, "the host does not show that it knows the room code")
    try:
        side.meet(message.element)
    except ExchangeError as error:
        raise TurnedAway(Why.NOT_UNDERSTOOD, str(error)) from None
    greeted.connection.send(Proof(side.proof()))
    message = await greeted.answer()
    if not (isinstance(message, Admitted) and side.is_right(message.mac)):
        raise TurnedAway(Why.WRONG_CODE, "the host does not know the room code: somebody may be in between")
    return message


ENTERING_ERRORS = (TurnedAway, Lost, TimeoutError, WireError)
"""What `greet` and `enter` raise beside Unreachable and OtherHost."""
