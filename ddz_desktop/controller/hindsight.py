"""Looking back at a recorded hand: what each decision was worth, what else could have been done, and how that went on.

`Hindsight` is pure. `Review` asks it about one decision after another on a thread of its own, that of the moment which
is looked at first, and can be stopped at once.
"""

from __future__ import annotations

import logging
import threading
import traceback
from collections.abc import Callable, Iterable, Sequence
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from ddz_desktop.bots.hints import suggestions
from ddz_desktop.bots.review import Reviewer
from ddz_desktop.controller.session_replay import Decision, Replay
from ddz_desktop.rules.action import Action, Move
from ddz_desktop.rules.cards import suited_cards, total
from ddz_desktop.rules.record import Record
from ddz_desktop.rules.state import HandState, Phase
from ddz_desktop.rules.view import SeatView, view_for

log = logging.getLogger(__name__)

MOST_COUNTED = 1000
MOST_PROPOSED = 8
FURTHER = 4
"""How many decisions of the others and its own follow a better one in its line."""

AS_GOOD = 0.02
"""Chances that differ by no more are as good as each other."""


class Choice(Struct, frozen=True):
    """Something to do, and the chance that the seat's side wins after it; `None` where nobody can tell."""

    action: Action
    chance: float | None = None
    proved: bool = False


class Alternatives(Struct, frozen=True):
    """What a seat could have done in place of what it did at a position of the replay, with all hands open.

    `done`: what it did. `proposed`: sensible choices, distinct and best first. `possible`: how many choices there were,
    `MOST_COUNTED` for as many or more. `line`: what would best have followed the first proposal, by seats; empty where
    nothing was better than what was done.
    """

    position: int
    seat: int
    done: Choice
    proposed: tuple[Choice, ...]
    possible: int
    line: tuple[tuple[int, Action], ...] = ()

    @property
    def same(self) -> bool:
        """Whether it is the first proposal, suits aside."""
        return _meant(self.done.action) == _meant(self.proposed[0].action)

    @property
    def agrees(self) -> bool:
        """Whether nothing was better: it is the first proposal, or as good as that."""
        return self.same or (self.lost is not None and self.lost <= AS_GOOD)

    @property
    def lost(self) -> float | None:
        """How much of the chance to win the decision gave away; `None` where nobody can tell."""
        best = self.proposed[0].chance
        return None if best is None or self.done.chance is None else best - self.done.chance


class Hindsight:
    """Answers about the decisions of one record. Holds scratch memory: one for each thread."""

    def __init__(self, record: Record) -> None:
        self._replay = Replay(record)
        self._reviewer = Reviewer()

    @property
    def length(self) -> int:
        """How many decisions there are."""
        return self._replay.length

    def of(self, position: int, stopped: Callable[[], bool] = bool) -> Alternatives | None:
        """What could have been done instead of the decision that led to a position; `None` when stopped meanwhile."""
        replay = self._replay
        replay.jump(position)
        state, decision = replay.state(position - 1), replay.decisions[position - 1]
        possible = sum(1 for _ in islice(replay.legal(), MOST_COUNTED))
        judged = self._judged(state, decision.seat, stopped)
        if stopped():
            return None
        done = next((choice for choice in judged if _meant(choice.action) == _meant(decision.action)), None)
        told = Alternatives(
            position,
            decision.seat,
            Choice(decision.action, done.chance, done.proved) if done is not None else Choice(decision.action),
            tuple(_distinct(judged))[:MOST_PROPOSED] if judged else self._suggested(state, decision),
            possible,
        )
        if told.agrees or not judged:
            return told
        line = self._line(state, decision.seat, told.proposed[0].action, stopped)
        return None if stopped() else replace(told, line=line)

    def _judged(self, state: HandState, seat: int, stopped: Callable[[], bool]) -> list[Choice]:
        view = self._open_view(state, seat)
        return [Choice(*each) for each in self._reviewer.review(view, stopped)]

    def _suggested(self, state: HandState, decision: Decision) -> tuple[Choice, ...]:
        """What a player would do who knows no more than the seat; chances of that are unknown."""
        seat = decision.seat
        if seat not in state.to_act:
            return (Choice(decision.action),)
        return tuple(map(Choice, suggestions(view_for(state, seat, self._replay.engine.options(state, seat)))))

    def _open_view(self, state: HandState, seat: int) -> SeatView:
        view = view_for(state, seat, self._replay.engine.options(state, seat))
        hands = (None if other == seat else suited_cards(held) for other, held in enumerate(state.suited))
        return replace(view, hands=tuple(hands))

    def _line(
        self, state: HandState, seat: int, action: Action, stopped: Callable[[], bool]
    ) -> tuple[tuple[int, Action], ...]:
        """What follows an action when everybody then does the best."""
        followed = []
        for _ in range(FURTHER):
            state, _events = self._replay.engine.apply(state, seat, action)
            if stopped() or state.phase is not Phase.PLAY:
                break
            seat = state.to_act[0]
            best = self._judged(state, seat, stopped)
            if not best:
                break
            action = best[0].action
            followed.append((seat, action))
        return tuple(followed)


def _meant(action: Action) -> object:
    """An action, suits aside."""
    return action.play if isinstance(action, Move) else action


def _distinct(choices: Iterable[Choice]) -> list[Choice]:
    """The first of each kind, key and length."""
    seen: dict[object, Choice] = {}
    for choice in choices:
        play = choice.action.play if isinstance(choice.action, Move) else None
        seen.setdefault(None if play is None else (play.kind, play.key, total(play.cards)), choice)
    return list(seen.values())


class _Task:
    """The decisions of one record that are still to be looked at."""

    def __init__(self, record: Record, number: int) -> None:
        self.record = record
        self.number = number
        self.cancel = threading.Event()
        self.wanted = 1
        """Where the replay stands; changed by the main thread only."""

    def next_of(self, todo: Sequence[int]) -> int:
        """Which of the positions is to be looked at next: where the replay stands, else what comes after it."""
        wanted = self.wanted
        return min(todo, key=lambda position: (position < wanted, position))


class Review(QObject):
    """Looks at all decisions of a record, on a thread of its own. `close` it.

    Signals:
        judged(object): the Alternatives of a decision.
    """

    judged = Signal(object)
    _found = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: _Task | None = None
        self._number = 0
        self._threads: list[threading.Thread] = []
        self._found.connect(self._tell)

    def begin(self, record: Record) -> None:
        """Look at this record and no longer at the one before."""
        self.stop()
        self._number += 1
        self._task = _Task(record, self._number)
        thread = threading.Thread(target=self._work, args=(self._task,), name="review")
        self._threads = [thread, *(other for other in self._threads if other.is_alive())]
        thread.start()

    def look_at(self, position: int) -> None:
        """The replay stands here: this decision is wanted first, then those after it."""
        if self._task is not None:
            self._task.wanted = position

    def stop(self) -> None:
        """Look no further; nothing more is told."""
        if self._task is not None:
            self._task.cancel.set()
            self._task = None

    def close(self) -> None:
        """Stop, and wait until the thread has ended, which it does at once."""
        self.stop()
        for thread in self._threads:
            thread.join()
        self._threads = []

    def _work(self, task: _Task) -> None:
        try:
            hindsight = Hindsight(task.record)
            todo = list(range(1, hindsight.length + 1))
            while todo and not task.cancel.is_set():
                position = task.next_of(todo)
                todo.remove(position)
                found = hindsight.of(position, task.cancel.is_set)
                if found is not None and not task.cancel.is_set():
                    self._found.emit(task.number, found)
        except Exception as error:  # noqa: BLE001  # the edge of the thread
            trace = "".join(traceback.format_tb(error.__traceback__))  # no message: it may quote a hand
            log.error("looking back at a hand ended with %s\n%s", type(error).__name__, trace)

    @Slot(int, object)
    def _tell(self, number: int, found: Alternatives) -> None:
        if self._task is not None and number == self._task.number:
            self.judged.emit(found)
