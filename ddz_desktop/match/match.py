"""The match: hands one after another, who may act, what has been won, and until when a decision is due.

A *turn* is one seat's debt of one decision. The match numbers its states (`serial`); an action says which state it
answers and is taken when the seat has owed this very decision since then. So a second click, or a click for the turn
before, is refused, while several seats may answer the same question in any order.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import msgspec
from msgspec import Struct

from ddz_desktop.match.errors import OutOfOrder, StaleAction
from ddz_desktop.match.ports import Calendar, Entropy
from ddz_desktop.match.setup import MatchSetup, MatchView, SeatOwner
from ddz_desktop.match.shuffle import FairShuffle, GivenDeal, Shuffle
from ddz_desktop.match.snapshot import OpenDebt, Snapshot
from ddz_desktop.rules.action import CONCEDE, Action
from ddz_desktop.rules.cards import suited_cards
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.errors import IllegalDecision, NotYourTurn
from ddz_desktop.rules.event import Event
from ddz_desktop.rules.record import Record, replay
from ddz_desktop.rules.state import HandState, Phase
from ddz_desktop.rules.view import SeatView, event_for, view_for


class _Debt(Struct, frozen=True):
    """Since which state, and since when, a seat owes its present decision."""

    serial: int
    since: float


class Match:
    """One table. Not for two threads at once; `engine` may be shared by matches of one thread and one ruleset.

    `calendar` dates the records; without one they have neither date nor duration, and recur with the entropy.
    `serial`: number of the present state. `totals`: points by seat. `record`: of the hand that ended last, if it is
    one to keep. `state`: the present hand, everything in: for the host alone. `upcoming`: the next hand's shuffle,
    once prepared.
    """

    def __init__(
        self, setup: MatchSetup, entropy: Entropy, engine: Engine | None = None, calendar: Calendar | None = None
    ) -> None:
        self.setup = setup
        self.serial = 0
        self.hand_number = 0
        self.totals = (0,) * setup.rules.seats
        self.record: Record | None = None
        self.state: HandState | None = None
        self.upcoming: FairShuffle | None = None
        self._shuffle: Shuffle | None = None
        self._entropy = entropy
        self._engine = engine or Engine(setup.rules)
        self._calendar = calendar
        self._auto_play: set[int] = set()
        self._debts: dict[int, _Debt] = {}
        self._hand_serial = 0
        self._dealt_at = 0.0

    # Between hands

    @property
    def running(self) -> bool:
        """Whether a hand is being played."""
        return self.state is not None and self.state.phase is not Phase.OVER

    @property
    def redeal(self) -> bool:
        """Whether nobody bid, so that the cards are to be dealt anew."""
        return self.state is not None and self.state.redeal

    @property
    def finished(self) -> bool:
        """Whether the last hand of the match is over."""
        return not self.running and not self.redeal and self.hand_number == self.setup.hands

    def prepare_hand(self, remote: Iterable[int] = ()) -> str:
        """Draw the host's secret for the next hand and return its commitment, in hex.

        The contributions of all seats but the `remote` ones are drawn here; those come through `upcoming`.
        Raises OutOfOrder while a hand runs or when the match is finished.
        """
        if self.running or self.finished:
            raise OutOfOrder("the hand is not over" if self.running else "the match is over")
        number = self.hand_number + (not self.redeal)
        self.upcoming = FairShuffle(self.setup.rules, number, self._entropy, frozenset(remote))
        return self.upcoming.commitment

    def start_hand(self, now: float = 0.0) -> tuple[Event, ...]:
        """Deal the prepared hand (prepare one if none is); return what happened, with everything in.

        Raises OutOfOrder as `prepare_hand`, or while a remote seat's contribution is missing.
        """
        if self.upcoming is None:
            self.prepare_hand()
        assert self.upcoming is not None
        follows_void = self.redeal and self.setup.rules.void_follow
        state, events = self._engine.start(self.upcoming.deal(), void_follow=follows_void)
        self._begin(self.upcoming, state, now)
        return events

    def start_given(self, opening: Record, now: float = 0.0) -> tuple[Event, ...]:
        """Deal the cards of a record as the next hand, make its decisions, and return what the last of them led to.

        The hand has no proof: its deal was chosen. Raises OutOfOrder as `prepare_hand`, or when the record is of other
        rules or over; what the rules raise for a record that was not parsed.
        """
        if self.running or self.finished:
            raise OutOfOrder("the hand is not over" if self.running else "the match is over")
        if opening.rules != self.setup.rules:
            raise OutOfOrder(f"the hand to go on with is one of {opening.rules.id} with other options")
        *_, (state, events) = replay(opening, self._engine)
        if not state.to_act:
            raise OutOfOrder("the hand to go on with is over")
        number = self.hand_number + (not self.redeal)
        self._begin(GivenDeal(number, opening.deal), state, now)
        return events

    def _begin(self, shuffle: Shuffle, state: HandState, now: float) -> None:
        """A hand is on the table."""
        self._shuffle, self.upcoming = shuffle, None
        self.hand_number = shuffle.hand_number
        self.record = None
        self._debts = {}
        self._dealt_at = now
        self._enter(state, now)
        self._hand_serial = self.serial

    # In a hand

    def submit(self, seat: int, action: Action, serial: int, now: float = 0.0) -> tuple[Event, ...]:
        """A seat's action, in answer to state `serial`; return what happened, with everything in.

        Raises StaleAction for another turn's answer, OutOfOrder before the first hand, and what the rules raise.
        """
        if self.state is None:
            raise OutOfOrder("no hand has been dealt")
        self._check_turn(seat, action, serial)
        state, events = self._engine.apply(self.state, seat, action)
        self._debts.pop(seat, None)
        self._enter(state, now)
        return events

    def _check_turn(self, seat: int, action: Action, serial: int) -> None:
        if action == CONCEDE:
            if sum(owner.kind == "human" for owner in self.setup.seats) != 1:
                raise IllegalDecision("a hand can be given up only by a person alone against computers")
            since = self._hand_serial
        else:
            debt = self._debts.get(seat)
            if debt is None:
                raise NotYourTurn(f"seat {seat} owes no decision now")
            since = debt.serial
        if not since <= serial <= self.serial:
            raise StaleAction("this answers a turn that is over")

    def _enter(self, state: HandState, now: float) -> None:
        """Make this the present state, number it, and note who owes a decision since when."""
        same_question = self.state is not None and self.state.phase is state.phase
        self.state = state
        self.serial += 1
        fresh = _Debt(self.serial, now)
        kept = self._debts if same_question else {}
        self._debts = {seat: kept.get(seat, fresh) for seat in state.to_act}
        if state.settlement is not None:
            self._close(state, now)

    def _close(self, state: HandState, now: float) -> None:
        assert state.settlement is not None
        assert self._shuffle is not None
        self.totals = tuple(total + payoff for total, payoff in zip(self.totals, state.settlement.payoffs, strict=True))
        if not state.redeal or self.setup.rules.void_follow:
            self.record = Record.of(state, self._shuffle.proof(), self._info(now))

    def _info(self, now: float) -> list[tuple[str, str]]:
        return record_info(self.setup, self._calendar and self._calendar(), now - self._dealt_at)

    # Who plays, and until when

    def set_auto_play(self, seat: int, on: bool, now: float = 0.0) -> None:
        """Let the table play for a person's seat, or give the seat back; its time for the turn begins anew."""
        (self._auto_play.add if on else self._auto_play.discard)(seat)
        if seat in self._debts:
            self._debts[seat] = _Debt(self._debts[seat].serial, now)

    def change_owner(self, seat: int, owner: SeatOwner, now: float = 0.0) -> None:
        """Somebody else plays the seat from now on, in a hand or between two; a person begins with all his time.

        Raises ValueError as `MatchSetup`.
        """
        owners = (*self.setup.seats[:seat], owner, *self.setup.seats[seat + 1 :])
        self.setup = msgspec.structs.replace(self.setup, seats=owners)
        self.set_auto_play(seat, False, now)

    def swap_seats(self, seat: int, other: int) -> None:
        """Two seats exchange their players, with what they have won. Raises OutOfOrder while a hand runs."""
        if self.running:
            raise OutOfOrder("the hand is not over")
        owners, totals = list(self.setup.seats), list(self.totals)
        owners[seat], owners[other] = owners[other], owners[seat]
        totals[seat], totals[other] = totals[other], totals[seat]
        self.setup = msgspec.structs.replace(self.setup, seats=tuple(owners))
        self.totals = tuple(totals)
        exchanged = {seat: other, other: seat}
        self._auto_play = {exchanged.get(automatic, automatic) for automatic in self._auto_play}

    def automatic_seats(self) -> tuple[int, ...]:
        """The seats that owe a decision which the host must make: bots' and those on auto-play."""
        return tuple(seat for seat in self._debts if not self._waits_for_person(seat))

    def _waits_for_person(self, seat: int) -> bool:
        return self.setup.seats[seat].kind == "human" and seat not in self._auto_play

    @property
    def deadline(self) -> float | None:
        """When the first of the people who owe a decision runs out of time; `None` when nobody can."""
        limit = self.setup.turn_seconds
        since = [debt.since for seat, debt in self._debts.items() if self._waits_for_person(seat)]
        return None if limit is None or not since else min(since) + limit

    def expire(self, now: float) -> tuple[int, ...]:
        """Put the people whose time is over on auto-play; return their seats."""
        limit = self.setup.turn_seconds
        if limit is None:
            return ()
        late = tuple(
            seat for seat, debt in self._debts.items() if self._waits_for_person(seat) and debt.since + limit <= now
        )
        self._auto_play.update(late)
        return late

    # Going on another time

    def snapshot(self, now: float = 0.0) -> Snapshot:
        """The match as it stands, secrets included. Raises OutOfOrder before the first hand."""
        if self.state is None or self._shuffle is None:
            raise OutOfOrder("no hand has been dealt")
        upcoming = self.upcoming
        return Snapshot(
            setup=self.setup,
            hand_number=self.hand_number,
            totals=self.totals,
            auto_play=tuple(sorted(self._auto_play)),
            serial=self.serial,
            hand_serial=self._hand_serial,
            debts=tuple(OpenDebt(seat, debt.serial, now - debt.since) for seat, debt in self._debts.items()),
            seconds=now - self._dealt_at,
            hand=self.record or Record.of(self.state, self._shuffle.proof()),
            upcoming=upcoming.proof() if upcoming is not None and upcoming.ready else (),
        )

    def restore(self, snapshot: Snapshot, now: float = 0.0) -> tuple[Event, ...]:
        """Take up, in place of what there is, a match that `parse_save` has checked; return what led to its state."""
        *_, (state, events) = replay(snapshot.hand, self._engine)
        rules, hand = self.setup.rules, snapshot.hand
        self.state, self.serial, self._hand_serial = state, snapshot.serial, snapshot.hand_serial
        self.hand_number, self.totals = snapshot.hand_number, snapshot.totals
        self.record = hand if hand.info else None  # a hand that runs, or counts as none, has no info yet
        self._auto_play = set(snapshot.auto_play)
        self._debts = {debt.seat: _Debt(debt.serial, now - debt.seconds) for debt in snapshot.debts}
        self._dealt_at = now - snapshot.seconds
        given = GivenDeal(snapshot.hand_number, hand.deal)
        self._shuffle = FairShuffle.restored(rules, hand.proof) if hand.proof else given
        self.upcoming = FairShuffle.restored(rules, snapshot.upcoming) if snapshot.upcoming else None
        return events

    # What a seat may know

    def view(self, seat: int | None) -> SeatView:
        """The hand as a seat sees it, `None` for a spectator. Raises OutOfOrder before the first hand."""
        if self.state is None:
            raise OutOfOrder("no hand has been dealt")
        options = self._engine.options(self.state, seat) if seat is not None else ()
        return view_for(self.state, seat, options)

    def open_view(self) -> SeatView:
        """The hand as a spectator sees it where the table shows all hands. Raises OutOfOrder as `view`."""
        view = self.view(None)
        assert self.state is not None
        return msgspec.structs.replace(view, hands=tuple(suited_cards(suited) for suited in self.state.suited))

    def events_for(self, events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
        """A seat's own copies of the events that led to the present state."""
        assert self.state is not None
        copies = (event_for(event, self.state, seat) for event in events)
        return tuple(copy for copy in copies if copy is not None)

    def summary(self) -> MatchView:
        """What everybody may know of the match."""
        shuffle = self.upcoming or self._shuffle
        return MatchView(
            setup=self.setup,
            hand_number=self.hand_number,
            totals=self.totals,
            auto_play=tuple(sorted(self._auto_play)),
            commitment=shuffle.commitment if shuffle else "",
            proof=self._shuffle.proof() if self._shuffle and not self.running else (),
            finished=self.finished,
        )


def record_info(setup: MatchSetup, ended: datetime | None, seconds: float) -> list[tuple[str, str]]:
    """For a record: when the hand ended and how long it took, and who sat where with a bot's level or `human`."""
    owners = [f"{seat} {owner.level or owner.kind} {owner.name}" for seat, owner in enumerate(setup.seats)]
    info = [("seat", " ".join(owner.split())) for owner in owners]
    if ended is None:
        return info
    return [("time", ended.isoformat(timespec="seconds")), ("seconds", str(round(seconds))), *info]
