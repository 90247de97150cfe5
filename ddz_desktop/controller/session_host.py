"""The host of a table: drives a match, lets bots and the clock act, and tells every seat what it may know.

No Qt and no thread of its own: whoever owns it calls `advance` when `wake_in` says so. A seat at this computer and one
at the far end of a socket are the same here: a `SeatLink`, which only gets filtered views and events.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from ddz_desktop.bots.hints import suggestions
from ddz_desktop.controller.bot_seat import SEED_BYTES, BotFactory, BotSeats
from ddz_desktop.controller.game_clock import GameClock
from ddz_desktop.controller.messages import Hints, Refusal, TableUpdate
from ddz_desktop.match.errors import MatchError, StaleAction
from ddz_desktop.match.match import Match
from ddz_desktop.match.ports import Calendar, Clock, Entropy, system_calendar
from ddz_desktop.match.save import Save
from ddz_desktop.match.setup import MatchSetup, MatchView, SeatOwner
from ddz_desktop.match.shuffle import FairShuffle
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.errors import IllegalPlay, RuleError
from ddz_desktop.rules.event import Event
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.view import SeatView

KEY_BYTES = 8
"""A match's key is so long: drawn here, it names the match wherever its hands are kept."""


class SeatLink(Protocol):
    """The way to whoever looks from a seat."""

    def update(self, update: TableUpdate) -> None: ...

    def refuse(self, refusal: Refusal) -> None: ...


class Journal(Protocol):
    """Where a match is written down, secrets included. It deals by itself with what goes wrong there."""

    def save(self, save: Save) -> None:
        """The match after a change, before anybody is told."""

    def keep(self, save: Save) -> None:
        """Its hand is over and has a record."""


class Thought(Struct, frozen=True):
    """A decision that the host has to make: for which seat, what it sees, in which state."""

    seat: int
    view: SeatView
    serial: int


class SessionHost:
    """One match and everybody who takes part in it.

    `match`: the setup of a new one, or a saved one to go on with by `resume`. `links`: by seat, `None` for spectators.
    `pace`: seconds before each bot's decision. `deals`: each hand is shuffled here alone, and a fresh deal after all
    have passed comes by itself; else the owner calls `prepare` and, when every contribution is there, `start_hand`.
    """

    def __init__(
        self,
        match: MatchSetup | Save,
        *,
        entropy: Entropy,
        clock: Clock,
        cancel: threading.Event,
        bot_factory: BotFactory,
        journal: Journal | None = None,
        calendar: Calendar = system_calendar,
    ) -> None:
        self.links: dict[int | None, SeatLink] = {}
        self.pace = 0.0
        self.deals = True
        self._cancel = cancel
        self._clock = GameClock(clock)
        self._calendar = calendar
        self._journal = journal
        self._saved = match if isinstance(match, Save) else None
        setup = match.match.setup if isinstance(match, Save) else match
        seeds = match.bot_seeds if isinstance(match, Save) else tuple(entropy.secret(SEED_BYTES) for _ in setup.seats)
        self._key = match.key if isinstance(match, Save) else secrets.token_hex(KEY_BYTES)
        self._match = Match(setup, entropy, calendar=calendar)
        self._bots = BotSeats(setup, seeds, cancel, bot_factory)
        self._ended = False
        self._moved_at = self._clock.now()

    def resume(self) -> None:
        """Go on where the saved match stood; everybody is told the last change again."""
        assert self._saved is not None, "there is a saved match"
        self._moved_at = self._clock.now()
        self._tell(self._match.restore(self._saved.match, self._moved_at))

    def start_given(self, opening: Record) -> None:
        """Deal the hand of a record first of all, and go on where its decisions end. Raises MatchError, RuleError."""
        self._happened(self._match.start_given(opening, self._clock.now()))

    def write(self) -> Save | None:
        """Write the match down as it stands; `None` before the first hand and after the last."""
        if self._match.state is None or self._ended:
            return None
        save = Save(
            key=self._key,
            saved=self._calendar(),
            bot_seeds=self._bots.seeds,
            match=self._match.snapshot(self._clock.now()),
        )
        if self._journal is not None:
            self._journal.save(save)
        return save

    # For a table whose seats change hands and have a say in the shuffle

    @property
    def running(self) -> bool:
        """Whether a hand is being played."""
        return self._match.running

    @property
    def redeal(self) -> bool:
        """Whether the cards are to be dealt anew because nobody bid."""
        return self._match.redeal

    @property
    def finished(self) -> bool:
        """Whether the match's last hand is over."""
        return self._match.finished

    @property
    def serial(self) -> int:
        """The number of the present state."""
        return self._match.serial

    @property
    def dealt(self) -> bool:
        """Whether there has been a hand."""
        return self._match.state is not None

    def summary(self) -> MatchView:
        """What everybody may know of the match."""
        return self._match.summary()

    def prepare(self, remote: Iterable[int]) -> FairShuffle:
        """Draw the host's secret for the next hand; the contributions of these seats come through what is returned.

        Raises MatchError while a hand runs or when the match is over.
        """
        self._match.prepare_hand(remote)
        assert self._match.upcoming is not None
        return self._match.upcoming

    def change_owner(self, seat: int, owner: SeatOwner) -> None:
        """Somebody else plays the seat from now on; a bot on it forgets what it was thinking."""
        self._match.change_owner(seat, owner, self._clock.now())
        self._bots.change_owner(seat, owner)
        if self.dealt:
            self._changed()

    def swap_seats(self, seat: int, other: int) -> None:
        """Two seats exchange their players between hands. Raises MatchError while one runs."""
        self._match.swap_seats(seat, other)
        for place in (seat, other):
            self._bots.change_owner(place, self._match.setup.seats[place])
        if self.dealt:
            self._changed()

    def look(self, seat: int | None) -> TableUpdate:
        """The table as it stands, for somebody who has just come. Raises MatchError before the first hand."""
        return self._update(seat, ())

    def open_view(self) -> SeatView:
        """The hand with all cards open, for spectators of a table that said so before the hand."""
        return self._match.open_view()

    # What people wish

    def start_hand(self, seat: int | None = None) -> None:
        """Deal the next hand; a wish at the wrong time is refused to the seat that had it."""
        try:
            events = self._match.start_hand(self._clock.now())
        except MatchError as error:
            self._refuse(seat, error)
        else:
            self._happened(events)

    def submit(self, seat: int, action: Action, serial: int) -> None:
        """A person's action; if it cannot be taken, that seat alone is told why."""
        try:
            events = self._match.submit(seat, action, serial, self._clock.now())
        except (RuleError, MatchError) as error:
            self._refuse(seat, error)
        else:
            self._happened(events)

    def set_auto_play(self, seat: int, on: bool) -> None:
        """Let the table play for a seat, or give it back."""
        self._match.set_auto_play(seat, on, self._clock.now())
        if self.dealt:
            self._changed()

    def set_paused(self, on: bool) -> None:
        """Stop bots and clock, or let them go on. For a game alone."""
        self._clock.pause(on)
        self._changed()

    def hints(self, seat: int, serial: int) -> Hints | None:
        """Sensible choices for the seat; `None` when the state has passed or it owes nothing."""
        if serial != self._match.serial or not self._match.running:
            return None
        view = self._match.view(seat)
        return Hints(serial, suggestions(view)) if seat in view.to_act else None

    # What happens by itself

    def wake_in(self) -> float | None:
        """Seconds until `advance` has something to do; `None` when everything waits for people."""
        if self._clock.paused or self._cancel.is_set():
            return None
        due: list[float] = []
        if (self._match.redeal and self.deals) or self._match.automatic_seats():
            due.append(self._moved_at + self.pace)
        if self._match.deadline is not None:
            due.append(self._match.deadline)
        return max(0.0, min(due) - self._clock.now()) if due else None

    def advance(self) -> None:
        """Do what is due: a late person's turn goes to the table, a fresh deal, or one bot's decision."""
        thought = self.next_thought()
        if thought is not None:
            self.take_thought(thought, self.think(thought))

    def advance_anyhow(self) -> None:
        """As `advance` after it raised: the seat whose bot failed decides in the simplest way."""
        if self._match.automatic_seats() and not self._cancel.is_set():
            thought = self._thought()
            self.take_thought(thought, self.think_anyhow(thought))

    def next_thought(self) -> Thought | None:
        """As `advance`, but a bot's decision is left to be thought elsewhere, and brought back by `take_thought`."""
        if self.wake_in() != 0:
            return None
        if self._match.expire(self._clock.now()):
            self._changed()
        elif self._match.automatic_seats():
            return self._thought()
        else:
            self.start_hand()
        return None

    def _thought(self) -> Thought:
        seat = self._match.automatic_seats()[0]
        return Thought(seat, self._match.view(seat), self._match.serial)

    def think(self, thought: Thought) -> Action:
        """The seat's bot decides; on another thread, if only one match's bots think there at a time."""
        return self._bots.decide(thought.seat, thought.view, thought.serial)

    def think_anyhow(self, thought: Thought) -> Action:
        """As `think`, in the simplest way."""
        return self._bots.decide_anyhow(thought.seat, thought.view, thought.serial)

    def take_thought(self, thought: Thought, action: Action) -> None:
        """A bot's decision; it comes to nothing when the table has gone on, or a person plays the seat by now."""
        current = thought.serial == self._match.serial and thought.seat in self._match.automatic_seats()
        if current and not self._cancel.is_set():
            self._happened(self._match.submit(thought.seat, action, thought.serial, self._clock.now()))

    # Telling everybody

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._moved_at = self._clock.now()
        if self.deals and not self._match.running and not self._match.finished:
            self._match.prepare_hand()  # so that its commitment is known before anything else of it
        save = self.write()
        self._tell(events)
        if self._journal is not None and save is not None and self._match.record is not None:
            self._journal.keep(save)
        self._ended = self._match.finished

    def _changed(self) -> None:
        """Something about the match is another, but not the hand."""
        self.write()
        self._tell(())

    def _tell(self, events: tuple[Event, ...]) -> None:
        for seat, link in self.links.items():
            link.update(self._update(seat, events))

    def _update(self, seat: int | None, events: tuple[Event, ...]) -> TableUpdate:
        deadline = None if self._clock.paused else self._match.deadline
        return TableUpdate(
            view=self._match.view(seat),
            events=self._match.events_for(events, seat),
            match=self._match.summary(),
            serial=self._match.serial,
            deadline=None if deadline is None else self._clock.outside(deadline),
            paused=self._clock.paused,
        )

    def _refuse(self, seat: int | None, error: RuleError | MatchError) -> None:
        reason = error.reason if isinstance(error, IllegalPlay) else None
        if seat in self.links:
            self.links[seat].refuse(Refusal(reason, str(error), isinstance(error, StaleAction)))
