"""A seat at somebody's table: comes in, takes part, and comes back by itself when the link breaks.

Lives on the loop's thread. Everything that happens is told in order through one function.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable

from msgspec import structs

from ddz_desktop.controller.lan.deal_witness import DealWitness, Verdict
from ddz_desktop.controller.lan.guest_messages import Gone, GoneReason, GuestMessage, LinkIs, LinkState
from ddz_desktop.controller.lan.own_link import OwnLink
from ddz_desktop.controller.lan.played import played_hand
from ddz_desktop.controller.lan.update import from_wire
from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.match.ports import system_clock
from ddz_desktop.net.calling import Unreachable
from ddz_desktop.net.connection import Connection
from ddz_desktop.net.discovery import Announcement, Browser
from ddz_desktop.net.entering import ENTERING_ERRORS, OtherHost, TurnedAway, enter
from ddz_desktop.net.mailbox import Lost, Mailbox
from ddz_desktop.net.wish import Wish
from ddz_desktop.protocol import from_guest as ask
from ddz_desktop.protocol.from_host import (
    Admitted,
    Bye,
    ChatSoFar,
    FromHost,
    News,
    Pong,
    Refused,
    RoomIs,
    Said,
    Sealed,
    Shuffle,
    Update,
    Why,
)
from ddz_desktop.protocol.invitation import Address
from ddz_desktop.protocol.limits import PING_S, SILENCE_S
from ddz_desktop.protocol.table import Room
from ddz_desktop.protocol.wire import WireError
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.notation import parse_ruleset
from ddz_desktop.rules.ruleset import RuleSet

log = logging.getLogger(__name__)

PAUSES_S = (0.3, 0.6, 1.0, 2.0, 3.0)
"""Between attempts to come back."""

GIVE_UP_S = 180.0
SEARCH_AFTER = 3
"""From this attempt on the host is also looked for at other addresses."""

MOST_NONSENSE = 5
WORTH_ANOTHER_TRY = frozenset({Why.NO_TABLE, Why.TOO_MANY_TRIES, Why.SILENT, Why.STOPPED, Why.NOT_UNDERSTOOD})
"""Refusals that a host gives which has just been started again."""


class GuestSession:
    """`room`: the newest, `None` before the first. `latest`: the newest update of the hand.

    `token`: gets the stay back, from the host with this `fingerprint`.
    """

    def __init__(
        self,
        tell: Callable[[GuestMessage], None],
        *,
        draw: Callable[[int], bytes] = secrets.token_bytes,
        give_up_s: float = GIVE_UP_S,
    ) -> None:
        self.room: Room | None = None
        self.latest: TableUpdate | None = None
        self.fingerprint = b""
        self.token = b""
        self._tell = tell
        self._witness = DealWitness(draw)
        self._give_up_s = give_up_s
        self._link: Connection[FromHost] | OwnLink[ask.FromGuest, FromHost] | None = None
        self._rules: tuple[str, RuleSet] | None = None
        self._left = False
        self._nonsense = 0
        self._pinged = (0, 0.0)
        self._latency_ms: int | None = None
        self._retry = asyncio.Event()
        self._key = secrets.token_hex(8)
        self._was_redeal = False
        self._act: tuple[ask.Act, TableUpdate | None] | None = None
        self._is_back = False

    # What the window or bot wishes

    def send(self, message: ask.FromGuest) -> None:
        """Send something; while the link is broken nothing but a decision outlives it."""
        if isinstance(message, ask.Act):
            self._act = message, self.latest
        if self._link is not None:
            self._link.send(message)

    def leave(self) -> None:
        """Go for good; the session ends soon after."""
        self._left = True
        self.send(ask.Leave())
        self._retry.set()
        if self._link is not None:
            self._link.close()

    def break_off(self) -> None:
        """End the session and keep the seat for now, as if the link had broken."""
        self._left = True
        self._retry.set()
        if self._link is not None:
            self._link.close()

    def retry_now(self) -> None:
        """Do not wait for the next attempt to come back."""
        self._retry.set()

    # The session

    async def run(self, wish: Wish) -> Gone:
        """Take part until it is over; the last thing told is what is returned."""
        self._tell(LinkIs(state=LinkState.CONNECTING))
        gone = await self._first_stay(wish)
        self._link = None
        self._tell(gone)
        return gone

    async def run_own(self, link: OwnLink[ask.FromGuest, FromHost], fingerprint: bytes) -> Gone:
        """The same at an own table, without a socket."""
        mailbox = Mailbox()
        link.listen(mailbox.post, mailbox.end)
        self._link, self.fingerprint = link, fingerprint
        self._tell(LinkIs(state=LinkState.INSIDE, fingerprint=fingerprint))
        bye = await self._converse(mailbox)
        gone = _gone(bye) if bye is not None else Gone(why=Why.GONE if self._left else Why.CLOSED)
        self._link = None
        self._tell(gone)
        return gone

    async def _first_stay(self, wish: Wish) -> Gone:
        try:
            mailbox, wish = await self._come_in(wish)
        except (Unreachable, OtherHost, *ENTERING_ERRORS) as error:
            return _gone_by(error)
        while True:
            bye = await self._converse(mailbox)
            if self._left:
                return Gone(why=Why.GONE)
            if bye is not None and bye.why is not Why.SILENT:
                return _gone(bye)
            back = await self._come_back(wish)
            if isinstance(back, Gone):
                return back
            mailbox, wish = back

    async def _come_in(self, wish: Wish) -> tuple[Mailbox, Wish]:
        inside = await enter(wish)
        greeted = inside.greeted
        self._link, self.fingerprint = greeted.connection, greeted.fingerprint
        self.token = inside.admitted.token
        self._tell(LinkIs(state=LinkState.INSIDE, fingerprint=greeted.fingerprint))
        return greeted.mailbox, structs.replace(
            wish, table=inside.table, token=self.token, fingerprint=greeted.fingerprint
        )

    async def _come_back(self, wish: Wish) -> tuple[Mailbox, Wish] | Gone:
        """Try again and again, with pauses and a limit."""
        self._link = None
        self._is_back = True
        self._witness.interrupted()
        wish = structs.replace(wish, token=self.token)
        search = _Search(self.fingerprint[:8].hex(), wish.address)
        until, attempt = time.monotonic() + self._give_up_s, 0
        try:
            while not self._left and time.monotonic() < until:
                attempt += 1
                left = until - time.monotonic()
                self._tell(LinkIs(state=LinkState.RECONNECTING, attempt=attempt, seconds_left=left))
                if attempt == SEARCH_AFTER:
                    await search.start()
                for address in search.addresses:
                    try:
                        return await self._come_in(structs.replace(wish, address=address))
                    except TurnedAway as error:
                        if error.why not in WORTH_ANOTHER_TRY:
                            return _gone_by(error)
                    except (Unreachable, OtherHost, *ENTERING_ERRORS):
                        pass
                await self._pause(PAUSES_S[min(attempt, len(PAUSES_S)) - 1])
        finally:
            await search.stop()
        return (
            Gone(why=Why.GONE) if self._left else Gone(why=GoneReason.LOST, text="the host cannot be reached any more")
        )

    async def _pause(self, seconds: float) -> None:
        if not self._left:
            self._retry.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._retry.wait()

    async def _converse(self, mailbox: Mailbox) -> Bye | None:
        """Take part until the link breaks (`None`) or the host says goodbye."""
        pinging = asyncio.get_running_loop().create_task(self._ping())
        try:
            while True:
                message = await mailbox.next(SILENCE_S)
                if isinstance(message, Bye):
                    return message
                try:
                    self._take(message)
                except WireError as error:
                    log.info("the host sends nonsense: %s", error)
                    self._nonsense += 1
                    if self._nonsense >= MOST_NONSENSE:
                        return Bye(Why.NOT_UNDERSTOOD, str(error))
        except (Lost, TimeoutError):
            return None
        finally:
            pinging.cancel()
            if isinstance(self._link, Connection):
                self._link.abort()

    async def _ping(self) -> None:
        while True:
            self._pinged = (self._pinged[0] + 1, time.monotonic())
            self.send(ask.Ping(self._pinged[0], self._latency_ms))
            await asyncio.sleep(PING_S)

    # What the host says

    def _take(self, message: FromHost) -> None:
        match message:
            case Pong(number):
                if number == self._pinged[0]:
                    self._latency_ms = min(100_000, round((time.monotonic() - self._pinged[1]) * 1000))
            case RoomIs(room):
                self._enter_room(room)
            case Update():
                self._update(message)
            case Shuffle():
                seal = self._witness.begin(message)
                if seal is not None:
                    self.send(seal)
            case Sealed():
                opened = self._witness.sealed(message)
                if opened is not None:
                    self.send(opened)
            case Admitted():
                self.token = message.token
            case Refused() | Said() | ChatSoFar() | News():
                self._tell(message)
            case _:
                pass

    def _enter_room(self, room: Room) -> None:
        if self._rules is None or self._rules[0] != room.rules:
            try:
                self._rules = room.rules, parse_ruleset(room.rules)
            except RuleError:
                raise WireError("the host plays by rules that this program does not know") from None
            self._key = secrets.token_hex(8)
        if len(room.seats) != self._rules[1].seats or room.me is None:
            raise WireError("the host tells of a room that cannot be")
        self.room = room
        self._tell(room)

    def _update(self, message: Update) -> None:
        if self._rules is None or self.room is None:
            raise WireError("the host tells of a hand before the room")
        update = from_wire(message, self._rules[1], self.room, system_clock())
        if self.latest is not None and update.match.hand_number < self.latest.match.hand_number:
            self._key = secrets.token_hex(8)
        said, self._is_back = self._act if self._is_back else None, False
        self.latest = update
        self._tell(update)
        if said is not None and said is self._act:
            self._say_again(*said, update)
        check = self._witness.look(update)
        if check is not None:
            self._tell(check)
            if check.verdict in (Verdict.FAIR, Verdict.UNFAIR):
                self.send(ask.Verdict(check.hand, check.verdict is Verdict.FAIR))
            hand = played_hand(update, check, self._key, self._was_redeal)
            self._was_redeal = update.view.redeal
            if hand is not None:
                self._tell(hand)

    def _say_again(self, act: ask.Act, on: TableUpdate | None, update: TableUpdate) -> None:
        """A decision went with the broken link if the host asks for it still, in the same state of the hand."""
        asked = update.view.seat in update.view.to_act and update.view.seat not in update.match.auto_play
        if asked and on is not None and (on.serial, on.view) == (update.serial, update.view):
            self.send(act)


class _Search:
    """Where the host may be found again: at the address it had, and wherever it announces itself."""

    def __init__(self, host: str, known: Address) -> None:
        self._host = host
        self._found: tuple[Address, ...] = ()
        self._known = known
        self._browser: Browser | None = None

    @property
    def addresses(self) -> tuple[Address, ...]:
        return (self._known, *(address for address in self._found if address != self._known))

    async def start(self) -> None:
        self._browser = Browser(self._announced, lambda host: None)
        await self._browser.start()

    async def stop(self) -> None:
        if self._browser is not None:
            await self._browser.stop()

    def _announced(self, said: Announcement) -> None:
        if said.id == self._host:
            self._found = said.addresses


def _gone(bye: Bye) -> Gone:
    return Gone(why=bye.why, text=bye.text)


def _gone_by(error: Exception) -> Gone:
    if isinstance(error, TurnedAway):
        return Gone(why=error.why, text=error.text, wait_s=error.wait_s, program=error.program)
    if isinstance(error, OtherHost):
        return Gone(why=GoneReason.OTHER_HOST, text=str(error), fingerprint=error.fingerprint)
    if isinstance(error, WireError):
        return Gone(why=GoneReason.NONSENSE, text=str(error))
    return Gone(why=GoneReason.UNREACHABLE, text=str(error) or "the host does not answer")
