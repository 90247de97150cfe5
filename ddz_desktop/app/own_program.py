"""The computer's players at tables here: the levels, and the person's own program, which the settings name."""

from __future__ import annotations

import random
from threading import Event

from PySide6.QtCore import QObject, Signal

from ddz_desktop.app.player_process import PlayerProcess
from ddz_desktop.bots.base import Bot
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.external import ExternalBot
from ddz_desktop.controller.bot_seat import make_thinking_bot
from ddz_desktop.controller.own_program import command_words
from ddz_desktop.controller.preferences import Preferences
from ddz_desktop.settings import PROGRAM

SECONDS = 5.0
"""How long the person's program may think over one decision."""


class TableBots(QObject):
    """Makes the computer's players, on any thread.

    Signals:
        lost: the person's program has lost its seat to a stand-in for this hand; why, as one sentence in English.
    """

    lost = Signal(str)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences

    def make(self, level: str, rng: random.Random, cancel: Event) -> Bot:
        """A player of this level: a `BotFactory`."""
        if level != PROGRAM:
            return make_thinking_bot(level, rng, cancel)
        stand_in = CasualBot(rng)
        try:
            words = command_words(self._preferences.settings.program.command)
        except ValueError:
            words = []
        if not words:
            self.lost.emit("the settings name no command that can be read")
            return stand_in

        def tell(reason: str) -> None:
            if not cancel.is_set():  # else nobody waits for its answers any longer
                self.lost.emit(reason)

        return ExternalBot(PlayerProcess(words, cancel), stand_in, SECONDS, tell)
