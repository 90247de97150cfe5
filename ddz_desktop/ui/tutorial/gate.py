"""Between the table and the game of the first hand: only what the lesson is about goes through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from ddz_desktop.controller.game_controller import GameController
from ddz_desktop.controller.tutorial import as_told, decisions_made, own_decisions
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.cards import Card, Rank
from ddz_desktop.rules.explain import Explanation
from ddz_desktop.rules.kinds import Play


class Gate(QObject):
    """What the table takes for its controller.

    Signals:
        strayed: something else than the wanted decision was made; it has not been taken.
        auto_wanted: the table was asked to play by itself; it does not.
        hinted: tuple with the wanted decision, in answer to a wish for a hint.
    """

    strayed = Signal()
    auto_wanted = Signal()
    hinted = Signal(object)

    def __init__(self, game: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game

    @property
    def wanted(self) -> Action | None:
        """The decision that moves on; `None` when it is not the person's turn."""
        update = self._game.latest
        if update is None or update.view.seat not in update.view.to_act:
            return None
        return own_decisions()[decisions_made(update.view)]

    def submit(self, action: Action, serial: int | None = None) -> None:
        """Let the wanted decision through."""
        wanted = self.wanted
        if wanted is not None and as_told(action, wanted):
            self._game.submit(action, serial)
        else:
            self.strayed.emit()

    def request_hint(self) -> None:
        """The lesson is the best hint."""
        wanted = self.wanted
        if wanted is not None:
            self.hinted.emit((wanted,))

    def set_auto_play(self, on: bool) -> None:
        """Not in the lesson."""
        self.auto_wanted.emit()

    def explain(self, cards: Sequence[Card]) -> Explanation:
        """As the game."""
        return self._game.explain(cards)

    def can_play(self) -> bool:
        """As the game."""
        return self._game.can_play()

    def plays_within(self, cards: Sequence[Card]) -> Iterator[Play]:
        """As the game."""
        return self._game.plays_within(cards)

    def stands(self, play: Play) -> tuple[tuple[Rank, Rank], ...]:
        """As the game."""
        return self._game.stands(play)
