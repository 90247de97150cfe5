"""One table in the LAN: people, seats, options and talk around a match. The host's rules decide everything.

Lives on the loop's thread. Whatever a guest sends is taken or refused here, to that guest alone; what changes is
written down first and told afterwards.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Protocol

from msgspec import Struct, structs

from ddz_desktop.controller.bot_seat import BotFactory
from ddz_desktop.controller.lan.alarm import Alarm
from ddz_desktop.controller.lan.hand_runner import HandRunner
from ddz_desktop.controller.lan.refusal import No
from ddz_desktop.controller.lan.room_view import card_of, owner_of, room_for, stage_of
from ddz_desktop.controller.lan.seating import Guest, GuestLink, Seating
from ddz_desktop.controller.lan.table_config import TableConfig, TableTimes
from ddz_desktop.controller.lan.talk import Talk
from ddz_desktop.match.ports import Entropy, system_clock
from ddz_desktop.match.save import Save
from ddz_desktop.match.setup import MatchSetup
from ddz_desktop.protocol.from_guest import Enter
from ddz_desktop.protocol.from_host import Admitted, Bye, FromHost, News, NewsKind, RoomIs, Why
from ddz_desktop.protocol.table import Stage, TableCard

log = logging.getLogger(__name__)


class Keeper(Protocol):
    """Where a table is written down, secrets included. It deals by itself with what goes wrong there."""

    def save(self, table: LanTable) -> None:
        """The table after a change, before anybody is told."""

    def keep(self, table: LanTable, save: Save) -> None:
        """A hand is over and has a record."""

    def forget(self, table: LanTable) -> None:
        """The table has ended."""


class Workshop(Struct, frozen=True, kw_only=True):
    """What tables need from the program. `thinkers`: where bots think, one at a time. `changed`: a table's card may be
    another. `ended`: a table is no more, and why.
    """

    entropy: Entropy
    bot_factory: BotFactory
    thinkers: Executor
    keeper: Keeper
    changed: Callable[[], None]
    ended: Callable[[LanTable, Why], None]
    times: TableTimes = TableTimes()


class LanTable:
    """`save`: the match as it was last written down, `None` before the first hand."""

    def __init__(self, config: TableConfig, workshop: Workshop) -> None:
        self.config = config
        self.workshop = workshop
        self.seating = Seating(config.rules.seats, config.fill, workshop.entropy.secret)
        self.talk = Talk()
        self.save_of_match: Save | None = None
        self.runner = HandRunner(
            self.seating,
            entropy=workshop.entropy,
            bot_factory=workshop.bot_factory,
            thinkers=workshop.thinkers,
            pace=lambda: random.uniform(*workshop.times.pace),
            ended=self._hand_ended,
            silent=self._silent_in_shuffle,
        )
        self.runner.patience_s = workshop.times.shuffle
        self.closing: Why | None = None
        self._open = True
        self._by_link: dict[GuestLink, Guest] = {}
        self._between = Alarm(self._begin_anyway)
        self._automatic = Alarm(self._begin_of_automatic)

    # Coming and going

    def enter(self, link: GuestLink, wish: Enter, *, host: bool = False, mac: bytes | None = None) -> Guest:
        """Somebody new comes in, as a player or to watch. Raises No."""
        if self.config.locked and not host:
            raise No(Why.LOCKED, "the table lets nobody else in")
        claimed = None if host else self.seating.absent_named(wish.name)
        seat = (
            None if wish.watch or claimed else self.seating.free_seat(self.runner.busy, self.config.options.take_over)
        )
        if seat is None and not host and claimed is None:
            if not wish.watch:
                raise No(Why.FULL, "every seat is taken")
            if not self.config.options.watch:
                raise No(Why.NO_WATCHING, "the table has no spectators")
        guest = self.seating.come(wish.name, wish.avatar, link, host=host)
        guest.claims = claimed
        self._admit(guest, mac, resumed=False)
        if seat is not None:
            self.seat(guest, seat)
        self._welcome(guest)
        self.tell(News(kind=NewsKind.CAME, person=guest.id, name=guest.name, seat=guest.seat))
        return guest

    def resume(self, link: GuestLink, token: bytes) -> Guest:
        """Somebody returns, and gets back what was his. Raises No for a token that is nobody's any more."""
        guest = self.seating.of_token(token)
        if guest is None:
            raise No(Why.TOKEN_UNKNOWN, "the seat has been given to somebody else")
        self.return_to(guest, link)
        return guest

    def return_to(self, guest: Guest, link: GuestLink) -> None:
        """A person is here again, through this link and no other."""
        if guest.link is not None:
            self._by_link.pop(guest.link, None)
            guest.link.close(Bye(Why.REPLACED, "you have come in from elsewhere"))
        returned, guest.link, guest.lost_at, guest.missed = guest.lost_at is not None, link, None, 0
        for other in self.seating.guests.values():
            other.claims = None if other.claims is guest else other.claims
        self._admit(guest, None, resumed=True)
        self.runner.link_all()
        if guest.stand_in and guest.seat is not None:
            guest.stand_in = False
            self.runner.set_auto_play(guest.seat, False)
        self._welcome(guest)
        if returned:
            self.tell(News(kind=NewsKind.RETURNED, person=guest.id, name=guest.name, seat=guest.seat))

    def _admit(self, guest: Guest, mac: bytes | None, *, resumed: bool) -> None:
        assert guest.link is not None
        self._by_link[guest.link] = guest
        guest.send(Admitted(person=guest.id, token=guest.token, mac=mac, resumed=resumed))

    def _welcome(self, guest: Guest) -> None:
        self.write()
        guest.send(self.talk.so_far())
        self.tell_room()
        self.runner.show(guest)

    def lost(self, link: GuestLink) -> None:
        """A connection is gone. A player's seat is kept, at first without anybody playing it."""
        guest = self._by_link.pop(link, None)
        if guest is None or guest.link is not link:
            return
        guest.link, guest.lost_at, guest.ready = None, system_clock(), False
        if guest.seat is None and not guest.host:
            self.seating.go(guest)
        else:
            self.tell(News(kind=NewsKind.LOST, person=guest.id, name=guest.name, seat=guest.seat))
            self.watch_absent(guest, self.workshop.times.grace)
        self.runner.link_all()
        if guest.seat is not None:
            self.runner.absent(guest.seat)
        self.after_change()

    def watch_absent(self, guest: Guest, grace: float) -> None:
        """See to it that the table goes on without somebody who is lost."""
        loop, since = asyncio.get_running_loop(), guest.lost_at
        loop.call_later(grace, self._grace_over, guest, since)
        loop.call_later(max(grace, self.workshop.times.lost_before_game), self._lost_before_game, guest, since)

    def _grace_over(self, guest: Guest, since: float | None) -> None:
        if self._open and guest.link is None and guest.lost_at == since and guest.seat is not None:
            guest.stand_in = True
            self.runner.set_auto_play(guest.seat, True)
            self.tell(News(kind=NewsKind.STAND_IN, person=guest.id, name=guest.name, seat=guest.seat))
            self.after_change()

    def _lost_before_game(self, guest: Guest, since: float | None) -> None:
        waiting = self.stage is Stage.WAITING and not guest.host and guest.id in self.seating.guests
        if self._open and waiting and guest.link is None and guest.lost_at == since:
            self.remove(guest, NewsKind.FREED)

    def remove(self, guest: Guest, kind: NewsKind, last: FromHost | None = None) -> None:
        """Somebody is gone for good; a bot plays his hand to its end."""
        if guest.link is not None:
            self._by_link.pop(guest.link, None)
            guest.link.close(last)
        guest.link = None
        seat = self.seating.go(guest)
        self.talk.forget(guest.id)
        if seat is not None:
            if self.runner.busy and self.seating.seats[seat] is None:
                self.seating.set_bot(seat, self.config.fill or "casual")
            self.owner_changed(seat)
            self.runner.absent(seat)
        self.tell(News(kind=kind, person=guest.id, name=guest.name, seat=seat))
        self.after_change()

    # What guests do

    def guest_of(self, link: GuestLink) -> Guest | None:
        """Who is at the other end."""
        return self._by_link.get(link) if self._open else None

    def seat(self, guest: Guest, seat: int) -> None:
        """A person without a seat takes one. Raises No."""
        self.seating.sit_down(guest, seat)
        self.owner_changed(seat)

    def owner_changed(self, seat: int) -> None:
        """The match is told who has a seat now."""
        self.runner.change_owner(seat, owner_of(self.config, self.seating, seat))

    # Hands

    @property
    def stage(self) -> Stage:
        return stage_of(self.runner)

    def begin_if_ready(self) -> None:
        """Begin the next hand, if nobody is waited for. Nothing happens while a hand runs."""
        players_there = any(guest.seat is not None or guest.host for guest in self.seating.present)
        waited = self.seating.waited_for()
        if not (self.runner.busy or waited or self.seating.has_open_seats or self.closing) and players_there:
            self._begin()

    def _begin_anyway(self) -> None:
        """People who do not say that they are ready are not waited for any longer."""
        if self.stage is Stage.BETWEEN and not self.closing and self.seating.players:
            if self.seating.has_open_seats:
                self._between.set(self.workshop.times.between_hands)
            else:
                self._begin()

    def _begin_of_automatic(self) -> None:
        """For those who let the table play it also says that they are ready, a little later than they could."""
        for seat in self.runner.automatic:
            occupant = self.seating.seats[seat]
            if isinstance(occupant, Guest):
                occupant.ready = True
        self.after_change()

    def _begin(self) -> None:
        self._between.cancel()
        self._automatic.cancel()
        if self.runner.session is None or self.runner.session.finished:
            seats = range(self.config.rules.seats)
            owners = tuple(owner_of(self.config, self.seating, seat) for seat in seats)
            config = self.config
            self.runner.begin_match(MatchSetup(config.rules, owners, config.hands, config.turn_seconds), self)
        for guest in self.seating.players:
            if guest.link is None and guest.seat is not None:
                guest.stand_in = True
                self.runner.set_auto_play(guest.seat, True)
        self.runner.open_hands = self.config.options.open_hands
        self.runner.start_hand()
        self.after_change()

    def _hand_ended(self) -> None:
        for guest in self.seating.hand_over():
            self.remove(guest, NewsKind.FREED)
        if self.closing is not None:
            self.close(self.closing)
            return
        self.after_change()
        self._automatic.set(self.workshop.times.automatic)
        if self.config.turn_seconds is not None:
            self._between.set(self.workshop.times.between_hands)

    def resume_match(self, save: Save) -> None:
        """A match goes on that was played before, with the owners that the table's seats have now."""
        self.save_of_match = save
        self.runner.begin_match(save, self)
        for seat in range(self.config.rules.seats):
            if owner_of(self.config, self.seating, seat) != save.match.setup.seats[seat]:
                self.owner_changed(seat)
        if self.config.turn_seconds is not None:
            self._between.set(self.workshop.times.between_hands)

    def _silent_in_shuffle(self, seat: int) -> None:
        guest = self.seating.seats[seat]
        if isinstance(guest, Guest):
            self.tell(News(kind=NewsKind.SHUFFLED_ANEW, person=guest.id, name=guest.name, seat=seat))

    # The end

    def close_after_hand(self, why: Why) -> None:
        """End the table when the present hand is over; it can be opened again."""
        self.closing = why
        if not self.runner.busy:
            self.close(why)

    def close(self, why: Why) -> None:
        """End the table now; with `CLOSED` for good."""
        if self._open:
            self._open = False
            self.runner.end_match()
            self._between.cancel()
            self._automatic.cancel()
            for guest in self.seating.present:
                assert guest.link is not None
                guest.link.close(Bye(why))
            if why is Why.CLOSED:
                self.workshop.keeper.forget(self)
            self.workshop.ended(self, why)

    # Telling and writing

    def tell(self, message: FromHost) -> None:
        """Tell everybody inside."""
        for guest in self.seating.present:
            guest.send(message)

    def tell_room(self) -> None:
        """Tell everybody inside how the room is, and those who look how the table is."""
        for guest in self.seating.present:
            guest.send(RoomIs(room_for(self.config, self.seating, self.runner, guest)))
        self.workshop.changed()

    def after_change(self) -> None:
        """The room is another: write it down, tell everybody, and see whether the next hand can begin."""
        if self._open:
            self.write()
            self.tell_room()
            self.begin_if_ready()

    def card(self) -> TableCard:
        """The table as anybody may see it."""
        return card_of(self.config, self.seating, self.runner)

    def write(self) -> None:
        self.workshop.keeper.save(self)

    def save(self, save: Save) -> None:
        """The match's journal: it has changed."""
        self.save_of_match = save
        self.write()

    def keep(self, save: Save) -> None:
        """The match's journal: a hand is over."""
        self.workshop.keeper.keep(self, save)

    def configure(self, **changes: object) -> None:
        """Other options, code, name…; `config` is replaced as a whole."""
        self.config = structs.replace(self.config, **changes)
