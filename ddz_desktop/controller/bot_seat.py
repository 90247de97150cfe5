"""The machine's side of the table: one bot per seat and match, asked with what its seat may know and nothing else."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable

from ddz_desktop.bots.base import Bot
from ddz_desktop.match.ports import Entropy
from ddz_desktop.match.setup import MatchSetup
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.view import SeatView

STAND_IN = "casual"
"""Who plays for a person on auto-play."""

LAST_RESORT = "random"
"""Who decides when a bot has failed: it needs nothing but the list of what is legal."""

BUDGET_S = 0.3
"""How long a bot may think over one decision."""


BotFactory = Callable[[str, random.Random, threading.Event], Bot]
"""Makes a bot from its level, its own randomness, and the event that tells it to stop thinking."""


class BotSeats:
    """The bots of one match. Bots are made when first needed and keep what they remember until the match ends."""

    def __init__(self, setup: MatchSetup, entropy: Entropy, cancel: threading.Event, factory: BotFactory) -> None:
        self._levels = [owner.level or STAND_IN for owner in setup.seats]
        self._seeds = [entropy.secret(16) for _ in setup.seats]
        self._cancel = cancel
        self._factory = factory
        self._bots: dict[int, Bot] = {}

    def decide(self, seat: int, view: SeatView) -> Action:
        """The seat's decision; raises whatever a faulty bot raises."""
        if seat not in self._bots:
            self._bots[seat] = self._factory(self._levels[seat], random.Random(self._seeds[seat]), self._cancel)
        return self._bots[seat].decide(view)

    def decide_anyhow(self, seat: int, view: SeatView) -> Action:
        """A legal decision from the simplest bot, for a seat whose own bot has failed."""
        return self._factory(LAST_RESORT, random.Random(self._seeds[seat]), self._cancel).decide(view)
