"""The host of a table: drives a match, lets bots and the clock act, and tells every seat what it may know.

No Qt and no thread of its own: whoever owns it calls `advance` when `wake_in` says so. A seat at this computer and one
at the far end of a socket are the same here: a `SeatLink`, which only gets filtered views and events.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable
from typing import Protocol

from ddz_desktop.bots.hints import suggestions
from ddz_desktop.controller.bot_seat import SEED_BYTES, BotFactory, BotSeats
from ddz_desktop.controller.game_clock import GameClock
from ddz_desktop.controller.messages import Hints, Refusal, TableUpdate
from ddz_desktop.match.errors import MatchError
from ddz_desktop.match.match import Match
from ddz_desktop.match.ports import Calendar, Clock, Entropy, system_calendar
from ddz_desktop.match.save import Save
from ddz_desktop.match.setup import MatchSetup
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


class SessionHost:
    """One match and everybody who takes part in it.

    `match`: the setup of a new one, or a saved one to go on with by `resume`. `links`: by seat, `None` for spectators.
    `pace`: seconds before each bot's decision.
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
        if self._match.redeal or self._match.automatic_seats():
            due.append(self._moved_at + self.pace)
        if self._match.deadline is not None:
            due.append(self._match.deadline)
        return max(0.0, min(due) - self._clock.now()) if due else None

    def advance(self) -> None:
        """Do what is due: a late person's turn goes to the table, a fresh deal, or one bot's decision."""
        if self.wake_in() != 0:
            return
        if self._match.expire(self._clock.now()):
            self._changed()
        elif self._match.redeal:
            self.start_hand()
        else:
            self._let_bot_act(self._bots.decide)

    def advance_anyhow(self) -> None:
        """As `advance` after it raised: the seat whose bot failed decides in the simplest way."""
        if self._match.automatic_seats() and not self._cancel.is_set():
            self._let_bot_act(self._bots.decide_anyhow)

    def _let_bot_act(self, decide: Callable[[int, SeatView, int], Action]) -> None:
        seat = self._match.automatic_seats()[0]
        action = decide(seat, self._match.view(seat), self._match.serial)
        if not self._cancel.is_set():
            self._happened(self._match.submit(seat, action, self._match.serial, self._clock.now()))

    # Telling everybody

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._moved_at = self._clock.now()
        if not self._match.running and not self._match.finished:
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
            self.links[seat].refuse(Refusal(reason, str(error)))
