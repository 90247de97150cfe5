"""Who is at a table, and on which seat: people who come, go, are lost and return; bots and open seats between them.

Pure: time is passed in. A seat's occupant is a `Guest`, a bot's level, or `None` for an open seat.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from ddz_desktop.controller.lan.refusal import No
from ddz_desktop.protocol.from_host import FromHost, Why
from ddz_desktop.protocol.limits import MOST_PEOPLE
from ddz_desktop.protocol.texts import clean_name, distinct_name

HANDS_KEPT = 2
"""An absent player's seat is free after so many hands without him."""

TOKEN_BYTES = 32


class GuestLink(Protocol):
    """The way to a guest."""

    def send(self, message: FromHost) -> None:
        """Send a message; nothing happens when the way is closed."""

    def close(self, last: FromHost | None = None) -> None:
        """End it, with a last message."""


@dataclass(eq=False)
class Guest:
    """A person at the table. `link` is `None` while he is absent, since `lost_at`; `missed`: hands played without him.

    `host`: the table is his. `stand_in`: a bot plays for him because he is absent. `saw_hands`: he has seen all cards
    of this hand as a spectator.
    """

    id: int
    name: str
    avatar: str
    token: bytes
    host: bool = False
    seat: int | None = None
    ready: bool = False
    link: GuestLink | None = None
    lost_at: float | None = None
    missed: int = 0
    stand_in: bool = False
    saw_hands: bool = False
    latency_ms: int | None = None
    claims: Guest | None = field(default=None, repr=False)

    def send(self, message: FromHost) -> None:
        if self.link is not None:
            self.link.send(message)


Occupant: TypeAlias = Guest | str | None


class Seating:
    """The seats and everybody who is inside. `fill`: the level of bots that take seats nobody has, `None` for none.

    `secret`: makes tokens.
    """

    def __init__(self, seats: int, fill: str | None, secret: Callable[[int], bytes]) -> None:
        self.fill = fill
        self.seats: list[Occupant] = [fill] * seats
        self.guests: dict[int, Guest] = {}
        self._secret = secret
        self._next_id = 1

    # Who is there

    @property
    def players(self) -> list[Guest]:
        """The people with a seat, in order."""
        return [occupant for occupant in self.seats if isinstance(occupant, Guest)]

    @property
    def present(self) -> list[Guest]:
        """Everybody whose connection stands."""
        return [guest for guest in self.guests.values() if guest.link is not None]

    @property
    def spectators(self) -> list[Guest]:
        return [guest for guest in self.present if guest.seat is None]

    @property
    def owner(self) -> Guest | None:
        """Whose table it is; `None` for a table without a window."""
        return next((guest for guest in self.guests.values() if guest.host), None)

    @property
    def has_open_seats(self) -> bool:
        return None in self.seats

    def of_token(self, token: bytes) -> Guest | None:
        """The person who was given this token."""
        return next((guest for guest in self.guests.values() if hmac.compare_digest(guest.token, token)), None)

    def absent_named(self, name: str) -> Guest | None:
        """An absent player of this name."""
        folded = name.casefold()
        return next((each for each in self.players if each.link is None and each.name.casefold() == folded), None)

    # Coming and going

    def come(self, name: str, avatar: str, link: GuestLink | None, *, host: bool = False) -> Guest:
        """Somebody new, without a seat. Raises No without a name, or when the table is crowded."""
        name = clean_name(name)
        if not name:
            raise No(Why.NAME_NEEDED, "a name is needed to come in")
        if len(self.guests) >= MOST_PEOPLE:
            raise No(Why.FULL, f"there are {MOST_PEOPLE} people at the table already")
        name = distinct_name(name, {guest.name for guest in self.guests.values()})
        guest = Guest(self._next_id, name, avatar, self._secret(TOKEN_BYTES), host=host, link=link)
        self._next_id += 1
        self.guests[guest.id] = guest
        return guest

    def go(self, guest: Guest) -> int | None:
        """Somebody is gone for good: a bot or nobody gets the seat, whose number is returned."""
        self.guests.pop(guest.id, None)
        for other in self.guests.values():
            other.claims = None if other.claims is guest else other.claims
        return self.stand_up(guest)

    def restore(self, guest: Guest, seat: int | None) -> None:
        """Somebody of an earlier run of the program, absent for now."""
        self.guests[guest.id] = guest
        self._next_id = max(self._next_id, guest.id + 1)
        if seat is not None:
            self.seats[seat], guest.seat = guest, seat

    # Seats

    def free_seat(self, playing: bool, take_over: bool) -> int | None:
        """The first seat that a newcomer may take: an open one, else a bot's, which is taken over."""
        if not playing and None in self.seats:
            return self.seats.index(None)
        if playing and not take_over:
            return None
        return next((seat for seat, occupant in enumerate(self.seats) if isinstance(occupant, str)), None)

    def sit_down(self, guest: Guest, seat: int) -> None:
        """A person without a seat takes an open one or a bot's. Raises No."""
        if not 0 <= seat < len(self.seats):
            raise No(Why.SEAT_TAKEN, "there is no such seat")
        if isinstance(self.seats[seat], Guest):
            raise No(Why.SEAT_TAKEN, "somebody else has this seat")
        self.seats[seat], guest.seat, guest.ready, guest.missed = guest, seat, False, 0

    def stand_up(self, guest: Guest) -> int | None:
        """A bot or nobody gets the person's seat, whose number is returned."""
        seat, guest.seat, guest.ready, guest.stand_in = guest.seat, None, False, False
        if seat is not None:
            self.seats[seat] = self.fill
        return seat

    def swap(self, seat: int, other: int) -> None:
        """Exchange who has two seats. Raises No."""
        if not (0 <= seat < len(self.seats) and 0 <= other < len(self.seats)):
            raise No(Why.SEAT_TAKEN, "there is no such seat")
        self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]
        for place in (seat, other):
            occupant = self.seats[place]
            if isinstance(occupant, Guest):
                occupant.seat = place

    def set_bot(self, seat: int, level: str | None) -> None:
        """A bot on a seat that is no person's, or nobody. Raises No."""
        if not 0 <= seat < len(self.seats) or isinstance(self.seats[seat], Guest):
            raise No(Why.SEAT_TAKEN, "somebody has this seat")
        self.seats[seat] = level

    def resize(self, seats: int) -> None:
        """As many seats as other rules need: people keep theirs as far as there are any, the rest watch."""
        for guest in self.players:
            if guest.seat is not None and guest.seat >= seats:
                self.stand_up(guest)
        self.seats = (self.seats + [self.fill] * seats)[:seats]

    # Hands

    def waited_for(self) -> list[Guest]:
        """The people who have yet to say that the next hand may begin: whoever is there and has a seat, and whose table
        it is.
        """
        return [guest for guest in self.present if (guest.host or guest.seat is not None) and not guest.ready]

    def hand_over(self) -> list[Guest]:
        """A hand has ended: nobody is ready; those absent for too long, who are to lose their seats, are returned."""
        for guest in self.guests.values():
            guest.ready = guest.saw_hands = False
            guest.missed = guest.missed + 1 if guest.link is None else 0
        return [guest for guest in self.players if guest.link is None and guest.missed >= HANDS_KEPT and not guest.host]
