"""A recorded hand once more: any moment of it, seen from any seat or with all hands open.

`Replay` is pure and keeps no time; `ReplayPlayer` lets it run. Both speak in `TableUpdate`s, as a table's host does, so
that the same picture can be drawn of them. They belong to the main thread.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ddz_desktop.controller.messages import MatchSetup, MatchView, SeatOwner, TableUpdate
from ddz_desktop.rules.action import Action, Move
from ddz_desktop.rules.cards import Rank, suited_cards
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.event import Event
from ddz_desktop.rules.kinds import BOMB_KINDS, Kind
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.record import replay as replay_record
from ddz_desktop.rules.state import HandState, Phase, Role
from ddz_desktop.rules.view import SeatView, event_for, view_for

STEP_MS = 1000
"""How long each moment is shown at speed 1."""

_OWNER = re.compile(r"([0-4]) (\S+)(?: (.*))?")


class Decision(Struct, frozen=True):
    """A decision of the hand; after it the replay stands at `position`.

    `in_play`: it was made while cards were played. `wild`: the wild ranks then. `bomb`: it is a bomb or a rocket.
    """

    position: int
    seat: int
    action: Action
    in_play: bool
    wild: tuple[Rank, ...]
    bomb: Kind | None


class Replay:
    """Stands at one moment of a record: position 0 is after the deal, `length` after the last decision.

    `seat`: whose eyes are looked through, `None` for a spectator's. `open_hands`: everything is shown, whatever that
    seat could know. The record must be one that was parsed.
    """

    def __init__(self, record: Record, seat: int | None = None, *, open_hands: bool = True) -> None:
        self.record = record
        self.seat = seat
        self.open_hands = open_hands
        self.position = 0
        self.engine = Engine(record.rules)
        self._moments = list(replay_record(record, self.engine))
        states = [state for state, _ in self._moments]
        self.decisions = tuple(
            Decision(position, seat, action, state.phase is Phase.PLAY, state.wild, _bomb(action))
            for position, (state, (seat, action)) in enumerate(zip(states, states[-1].history, strict=False), start=1)
        )

    @property
    def length(self) -> int:
        """How many decisions there are."""
        return len(self.decisions)

    # Moving

    def jump(self, position: int) -> TableUpdate:
        """Stand at a moment, the nearest there is; one step forward brings its events, any other move brings none."""
        before, self.position = self.position, max(0, min(position, self.length))
        return self.update(with_events=self.position == before + 1)

    def step(self, by: int = 1) -> TableUpdate:
        """As many moments forward, or back."""
        return self.jump(self.position + by)

    def update(self, *, with_events: bool = False) -> TableUpdate:
        """The present moment; with what led to it, or nothing to be animated."""
        state, events = self._moments[self.position]
        return TableUpdate(
            view=self._view(state),
            events=self._events(state, events) if with_events else (),
            match=self._match(state),
            serial=self.position,
            deadline=None,
        )

    # What else

    def state(self, position: int) -> HandState:
        """The whole hand as it was after a decision."""
        return self._moments[position][0]

    def legal(self) -> Iterator[Action]:
        """Everything that the seat that decided last could have done, plays one by one as they are found."""
        if self.position > 0:
            state, seat = self.state(self.position - 1), self.decisions[self.position - 1].seat
            yield from self.engine.options(state, seat)
            yield from map(Move, self.engine.moves(state, seat))

    def opening(self) -> Record:
        """The hand up to this moment, to be played on in a new match. The last moment is over and cannot be."""
        state = self.state(self.position)
        return Record(self.record.rules, self.record.deal, state.history, void_follow=self.record.void_follow)

    # Helpers

    def _view(self, state: HandState) -> SeatView:
        view = view_for(state, self.seat)
        if not self.open_hands or state.phase is Phase.OVER:
            return view
        hands = [None if seat == self.seat else suited_cards(held) for seat, held in enumerate(state.suited)]
        return replace(
            view, hands=tuple(hands), bottom=state.deal.bottom, aside=state.deal.aside, roles=_true_roles(state, view)
        )

    def _events(self, state: HandState, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if self.open_hands:
            return events
        copies = (event_for(event, state, self.seat) for event in events)
        return tuple(copy for copy in copies if copy is not None)

    def _match(self, state: HandState) -> MatchView:
        proof = self.record.proof
        numbers = [line.split(" ")[1] for line in proof if line.startswith("hand ")]
        promised = [line.split(" ")[1] for line in proof if line.startswith("commitment ")]
        settlement = state.settlement
        return MatchView(
            setup=self._setup(),
            hand_number=int(numbers[0]) if numbers and numbers[0].isdigit() else 1,
            totals=settlement.payoffs if settlement is not None else (0,) * state.rules.seats,
            auto_play=(),
            commitment=promised[0] if promised else "",
            proof=proof if state.phase is Phase.OVER else (),
            finished=state.phase is Phase.OVER,
        )

    def _setup(self) -> MatchSetup:
        owners = {seat: SeatOwner("human", "") for seat in range(self.record.rules.seats)}
        for word, text in self.record.info:
            match = _OWNER.fullmatch(text)
            if word == "seat" and match is not None and int(match[1]) in owners:
                level = None if match[2] == "human" else match[2]
                owners[int(match[1])] = SeatOwner("human" if level is None else "bot", match[3] or "", level=level)
        return MatchSetup(self.record.rules, tuple(owners.values()))


def _bomb(action: Action) -> Kind | None:
    return action.play.kind if isinstance(action, Move) and action.play.kind in BOMB_KINDS else None


def _true_roles(state: HandState, view: SeatView) -> tuple[Role, ...]:
    facts = state.facts
    if facts.landlord is None:
        return view.roles
    named = {facts.landlord: Role.LANDLORD, facts.partner: Role.HIDDEN_LANDLORD}
    return tuple(named.get(seat, Role.FARMER) for seat in range(state.rules.seats))


class ReplayPlayer(QObject):
    """Shows a replay moment by moment, by hand or by itself.

    Signals:
        moved: a TableUpdate, whenever another moment or the same one in another way is to be shown.
        running_changed: whether it runs by itself; it stops at the end.
    """

    moved = Signal(object)
    running_changed = Signal(bool)

    def __init__(self, replay: Replay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.replay = replay
        self._speed = 1.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def running(self) -> bool:
        """Whether it runs by itself."""
        return self._timer.isActive()

    def run(self) -> None:
        """Run from here, from the deal if this is the end."""
        if self.replay.position == self.replay.length:
            self.jump(0)
        if not self.running and self.replay.length:
            self._timer.start(round(STEP_MS / self._speed))
            self.running_changed.emit(True)

    def stop(self) -> None:
        """Stay here."""
        if self.running:
            self._timer.stop()
            self.running_changed.emit(False)

    def set_speed(self, speed: float) -> None:
        """How fast it runs: 1 is a moment a second."""
        self._speed = speed
        if self.running:
            self._timer.start(round(STEP_MS / speed))

    def step(self, by: int = 1) -> None:
        """Stop, and go as many moments forward or back."""
        self.stop()
        self.moved.emit(self.replay.step(by))

    def jump(self, position: int) -> None:
        """Show another moment; a replay that runs goes on from there."""
        self.moved.emit(self.replay.jump(position))

    def set_seat(self, seat: int | None) -> None:
        """Look through another seat's eyes."""
        self.replay.seat = seat
        self.moved.emit(self.replay.update())

    def set_open_hands(self, on: bool) -> None:
        """Show all hands, or only what the seat could see."""
        self.replay.open_hands = on
        self.moved.emit(self.replay.update())

    @Slot()
    def _go_on(self) -> None:
        self.moved.emit(self.replay.step())
        if self.replay.position == self.replay.length:
            self.stop()
