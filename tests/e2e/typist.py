"""A person who has no mouse: every key goes to whatever has the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ddz_desktop.rules.action import Answer, Move, Say, Topic, Word
from ddz_desktop.rules.cards import count_of
from ddz_desktop.rules.state import Phase
from tests.e2e.person import NOES, Person

if TYPE_CHECKING:
    from ddz_desktop.rules.action import Action

ENTER = Qt.Key.Key_Return
RANK_KEYS = [getattr(Qt.Key, f"Key_{letter}") for letter in "34567890JQK12"] + [Qt.Key.Key_Minus, Qt.Key.Key_Equal]
AGREEING = {Word.CALL, Word.ROB}


class Typist(Person):
    """Does everything by key."""

    def key(self, key: Qt.Key) -> None:
        """Press a key where the keyboard is."""
        self.qtbot.keyClick(QApplication.focusWidget(), key)

    def begin_quick_game(self) -> None:
        """A game by the rules of last time."""
        self.key(ENTER)
        self.watch_table()

    def wander(self) -> None:
        """Let other things have the keyboard, and come back."""
        self.key(Qt.Key.Key_Escape if not self.raised and self.view.phase is Phase.AUCTION else Qt.Key.Key_L)
        self.key(Qt.Key.Key_Escape)

    def _enter(self, action: Action) -> None:
        if isinstance(action, Move):
            self._type_cards(action)
        elif isinstance(action, Answer):
            report = Qt.Key.Key_2 if action.topic is Topic.REPORT else ENTER
            self.key(Qt.Key.Key_P if action.value in NOES else report)
        elif isinstance(action, Say) and action.word.value.isdigit():
            self.key(getattr(Qt.Key, f"Key_{action.word.value}"))
        else:
            self.key(ENTER if action.word in AGREEING else Qt.Key.Key_P)

    def _type_cards(self, move: Move) -> None:
        self.key(Qt.Key.Key_Backspace)
        for rank, key in enumerate(RANK_KEYS):
            for _ in range(count_of(move.play.cards, rank)):
                self.key(key)
        told = self.table.desk.explanation
        assert told is not None
        if len(told.legal) > 1 and told.legal[-1] != move.play:
            self.key(Qt.Key.Key_Tab)
        else:
            self.key(ENTER)
        if self.table.overlay.chooser.open:
            self.chosen_readings.append(move.play)
            while self.table.overlay.chooser.current.play != move.play:
                self.key(Qt.Key.Key_Right)
            self.key(ENTER)
