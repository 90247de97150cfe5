"""The match at a LAN table: hands begin with everybody's say in the shuffle, bots think elsewhere, time runs.

Lives on the loop's thread. What the match says goes to the guests of the seat it is for, and to no other.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial

import msgspec

from ddz_desktop.controller.bot_seat import BotFactory
from ddz_desktop.controller.lan.alarm import Alarm
from ddz_desktop.controller.lan.faults import log_fault
from ddz_desktop.controller.lan.refusal import No
from ddz_desktop.controller.lan.seating import Guest, Seating
from ddz_desktop.controller.lan.shuffling import PATIENCE_S, Exchange, Step
from ddz_desktop.controller.lan.update import to_wire
from ddz_desktop.controller.messages import Refusal, TableUpdate
from ddz_desktop.controller.session_host import Journal, SessionHost, Thought
from ddz_desktop.match.ports import Entropy, system_clock
from ddz_desktop.match.save import Save
from ddz_desktop.match.setup import MatchSetup, SeatOwner
from ddz_desktop.protocol.from_guest import Act, Open, Seal
from ddz_desktop.protocol.from_host import FromHost, Refused, Update, Why
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.notation import parse_action

REDEAL_S = 1.5
"""Between a hand in which nobody bid and the fresh deal."""


class HandRunner:
    """`ended` is called when a hand is over, `silent` with each seat that did not answer in the shuffle.

    `pace`: draws how long the next bot waits. `open_hands`: spectators see every hand, fixed for each hand at its deal.
    """

    def __init__(
        self,
        seating: Seating,
        *,
        entropy: Entropy,
        bot_factory: BotFactory,
        thinkers: Executor,
        pace: Callable[[], float],
        ended: Callable[[], None],
        silent: Callable[[int], None],
    ) -> None:
        self.session: SessionHost | None = None
        self.open_hands = False
        self.patience_s = PATIENCE_S
        self._seating = seating
        self._entropy = entropy
        self._bot_factory = bot_factory
        self._thinkers = thinkers
        self._pace = pace
        self._ended = ended
        self._silent = silent
        self._loop = asyncio.get_running_loop()
        self._cancel = threading.Event()
        self._exchange: Exchange | None = None
        self._quiet: set[int] = set()
        self._thinking = False
        self._in_hand = False
        self._serial = -1
        self._wake = Alarm(self._wake_up)
        self._patience = Alarm(self._go_on_without)

    # The match

    @property
    def busy(self) -> bool:
        """Whether a hand runs, is being shuffled, or comes by itself."""
        return self._exchange is not None or (
            self.session is not None and (self.session.running or self.session.redeal)
        )

    @property
    def automatic(self) -> set[int]:
        """People's seats for which the table plays."""
        return set() if self.session is None else set(self.session.summary().auto_play)

    def begin_match(self, match: MatchSetup | Save, journal: Journal) -> None:
        """A new match in place of the one before, or a saved one goes on."""
        self._cancel.set()
        self._cancel = threading.Event()
        self.session = SessionHost(
            match,
            entropy=self._entropy,
            clock=system_clock,
            cancel=self._cancel,
            bot_factory=self._bot_factory,
            journal=journal,
        )
        self.session.deals = False
        self.link_all()
        if isinstance(match, Save):
            self.session.resume()
            self._in_hand = self.session.running or self.session.redeal
            self.go_on()

    def end_match(self) -> None:
        """Forget the match; nothing of it happens any more."""
        self._cancel.set()
        self.session = self._exchange = None
        self._wake.cancel()
        self._patience.cancel()

    # The shuffle

    def start_hand(self) -> None:
        """Shuffle with whoever is there, then deal."""
        self._quiet.clear()
        self._shuffle(again=0)

    def _shuffle(self, again: int) -> None:
        assert self.session is not None, "there is a match"
        seats = {guest.seat for guest in self._seating.present if guest.seat is not None} - self._quiet
        self._exchange = Exchange(self.session.prepare(seats), frozenset(seats), again)
        for guest in self._seating.present:
            guest.send(self._exchange.invitation(guest.seat))
        self._patience.set(self.patience_s)
        if not seats:
            self._deal()

    def seal(self, guest: Guest, message: Seal) -> None:
        exchange = self._exchange
        if exchange and guest.seat is not None and exchange.seal(guest.seat, message.commitment, message.promise):
            self._patience.set(self.patience_s)
            for other in self._seating.present:
                other.send(exchange.sealed())

    def open(self, guest: Guest, message: Open) -> None:
        exchange = self._exchange
        if exchange and guest.seat is not None and exchange.open(guest.seat, message.commitment, message.contribution):
            self._deal()

    def absent(self, seat: int) -> None:
        """A seat's person is gone or lost: a shuffle that waits for him begins anew."""
        if self._exchange is not None and seat in self._exchange.seats:
            self._go_on_without(frozenset({seat}))

    def _go_on_without(self, seats: frozenset[int] | None = None) -> None:
        exchange = self._exchange
        if exchange is None or exchange.step is Step.DONE:
            return
        seats = exchange.missing if seats is None else seats
        self._quiet |= seats
        for seat in seats:
            self._silent(seat)
        self._shuffle(exchange.again + 1)

    def _deal(self) -> None:
        assert self.session is not None
        self._exchange = None
        self._patience.cancel()
        self._in_hand = True
        self.session.start_hand()
        self.go_on()

    # The hand

    def submit(self, seat: int, message: Act) -> None:
        """A person's decision. Raises No for a text that is none; what the rules refuse is told through the link."""
        if self.session is None or not self.session.running:
            raise No(Why.NOT_NOW, "no hand is being played")
        try:
            action = parse_action(message.action)
        except RuleError as error:
            raise No(Why.ILLEGAL, str(error)) from None
        self.session.submit(seat, action, message.serial)
        self.go_on()

    def set_auto_play(self, seat: int, on: bool) -> None:
        """The table plays for a person's seat, or no longer does."""
        if self.session is not None:
            self.session.set_auto_play(seat, on)
            self.go_on()

    def change_owner(self, seat: int, owner: SeatOwner) -> None:
        """Somebody else has the seat."""
        if self.session is not None:
            self.link_all()
            self.session.change_owner(seat, owner)
            self.go_on()

    def swap_seats(self, seat: int, other: int) -> None:
        """Two seats have exchanged their players, between hands."""
        if self.session is not None:
            self.link_all()
            self.session.swap_seats(seat, other)

    def go_on(self) -> None:
        """After anything that may have changed the hand: say when it is over, and sleep until something is due."""
        session = self.session
        if session is None:
            return
        if session.serial != self._serial:
            self._serial, session.pace = session.serial, self._pace()
        if self._in_hand and not session.running and self._exchange is None:
            if session.redeal:
                self._loop.call_later(REDEAL_S, self._deal_anew, session)
            self._in_hand = False
            if not session.redeal:
                self._ended()
        if not self._thinking:
            self._wake.set(session.wake_in())

    def _deal_anew(self, session: SessionHost) -> None:
        if session is self.session and session.redeal and self._exchange is None:
            self.start_hand()

    # Bots and the clock

    def _wake_up(self) -> None:
        session = self.session
        if session is None or self._thinking:
            return
        thought = session.next_thought()
        if thought is None:
            self.go_on()
            return
        self._thinking = True
        thinking = self._loop.run_in_executor(self._thinkers, session.think, thought)
        thinking.add_done_callback(partial(self._thought, session, thought))

    def _thought(self, session: SessionHost, thought: Thought, thinking: asyncio.Future[Action]) -> None:
        self._thinking = False
        if thinking.cancelled() or session is not self.session:
            self.go_on()
            return
        error = thinking.exception()
        if error is not None:  # bots may fail in any way
            log_fault("of a bot", error)
        session.take_thought(thought, thinking.result() if error is None else session.think_anyhow(thought))
        self.go_on()

    # What guests are told

    def link_all(self) -> None:
        """Links for the seats of people, and for spectators if there are any."""
        session = self.session
        if session is not None:
            session.links.clear()
            for guest in self._seating.players:
                session.links[guest.seat] = _SeatLink(self, guest.seat)
            if self._seating.spectators:
                session.links[None] = _SeatLink(self, None)

    def show(self, guest: Guest) -> None:
        """The table as it stands, to somebody who has just come."""
        self.link_all()
        if self._exchange is not None:
            guest.send(self._exchange.invitation(None))
        if self.session is not None and self.session.dealt:
            guest.send(self._message(guest.seat, self.session.look(guest.seat)))
            guest.saw_hands = guest.saw_hands or (guest.seat is None and self.open_hands)

    def deliver(self, seat: int | None, update: TableUpdate) -> None:
        """An update to those who look from a seat."""
        guests = self._at(seat)
        if guests:
            message = self._message(seat, update)
            for guest in guests:
                guest.send(message)

    def refuse(self, seat: int | None, refusal: Refusal) -> None:
        why = Why.STALE if refusal.stale else Why.ILLEGAL
        message: FromHost = Refused(why=why, text=refusal.message[:300], reason=refusal.reason)
        for guest in self._at(seat):
            guest.send(message)

    def _at(self, seat: int | None) -> list[Guest]:
        if seat is None:
            return self._seating.spectators
        occupant = self._seating.seats[seat]
        return [occupant] if isinstance(occupant, Guest) and occupant.link is not None else []

    def _message(self, seat: int | None, update: TableUpdate) -> Update:
        if seat is None and self.open_hands and self.session is not None:
            update = msgspec.structs.replace(update, view=self.session.open_view())
            for guest in self._seating.spectators:
                guest.saw_hands = True
        return to_wire(update, system_clock())


class _SeatLink:
    """What a match knows of those who look from a seat."""

    def __init__(self, runner: HandRunner, seat: int | None) -> None:
        self._runner = runner
        self._seat = seat

    def update(self, update: TableUpdate) -> None:
        self._runner.deliver(self._seat, update)

    def refuse(self, refusal: Refusal) -> None:
        self._runner.refuse(self._seat, refusal)
