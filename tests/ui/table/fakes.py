"""A controller without threads: the table's hand is played on by the test."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from ddz_desktop.controller.explainer import Explainer
from ddz_desktop.controller.messages import Refusal
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.cards import Card
from ddz_desktop.rules.errors import IllegalPlay, RuleError
from ddz_desktop.rules.explain import Explanation
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.view import SeatView
from tests.ui.table.scenarios import Hand


class FakeController(QObject):
    """As GameController, on the test's own thread; `sent` is what the table has said."""

    updated = Signal(object)
    refused = Signal(object)
    hinted = Signal(object)
    failed = Signal(object)

    def __init__(self, hand: Hand) -> None:
        super().__init__()
        self.hand = hand
        self.sent: list[Action] = []
        self.hints: tuple[Action, ...] = ()
        self.auto: list[bool] = []
        self.applies = True
        self._explainer = Explainer()

    @property
    def view(self) -> SeatView:
        return self.hand.view

    def tell(self, **changes: Any) -> None:
        self.updated.emit(self.hand.update(**changes))

    def submit(self, action: Action, serial: int | None = None) -> None:
        self.sent.append(action)
        if not self.applies:
            return
        try:
            self.hand.act(self.hand.me, action)
        except RuleError as error:
            reason = error.reason if isinstance(error, IllegalPlay) else None
            self.refused.emit(Refusal(reason, str(error)))
        else:
            self.tell()

    def others_act(self, most: int = 200) -> None:
        """Let the others play until it is the own turn or the hand is over; tell after each."""
        for _ in range(most):
            if not self.hand.state.to_act or self.hand.me in self.hand.state.to_act:
                return
            seat = self.hand.state.to_act[0]
            self.hand.act(seat, self.hand.choose(seat))
            self.tell()

    def request_hint(self) -> None:
        self.hinted.emit(self.hints)

    def next_hand(self) -> None: ...

    def set_auto_play(self, on: bool) -> None:
        self.auto.append(on)
        self.hand.auto_play = (self.hand.me,) if on else ()
        self.tell(events=())

    def explain(self, cards: Sequence[Card]) -> Explanation:
        return self._explainer.explain(self.view, cards)

    def can_play(self) -> bool:
        return self._explainer.can_play(self.view)

    def plays_within(self, cards: Sequence[Card]) -> Iterator[Play]:
        return self._explainer.plays_within(self.view, cards)

    def stands(self, play: Play) -> tuple[tuple[int, int], ...]:
        return self._explainer.stands(self.view, play)
