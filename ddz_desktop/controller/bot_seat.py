"""The machine's side of the table: one bot per seat and match, asked with what its seat may know and nothing else.

A bot's randomness is begun anew for each decision, from its seat's seed and the moment: so a match that is resumed goes
on as it would have, without the state of a generator having to be written down.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable

from ddz_desktop.bots.base import Bot
from ddz_desktop.bots.registry import USUAL_S, make_bot
from ddz_desktop.match.setup import MatchSetup, SeatOwner
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.view import SeatView

STAND_IN = "casual"
"""Who plays for a person on auto-play."""

SEED_BYTES = 16

LAST_RESORT = "random"
"""Who decides when a bot has failed: it needs nothing but the list of what is legal."""

BotFactory = Callable[[str, random.Random, threading.Event], Bot]
"""Makes a bot from its level, its own randomness, and the event that tells it to stop thinking."""


def make_thinking_bot(level: str, rng: random.Random, cancel: threading.Event) -> Bot:
    """A bot as tables use it: it thinks for as long as is usual there and stops when told to."""
    return make_bot(level, rng, usual=USUAL_S, cancel=cancel)


class BotSeats:
    """The bots of one match. Bots are made when first needed and keep what they remember until the match ends.

    `seeds`: secret bytes by seat, from which everything random about its bot follows.
    """

    def __init__(
        self, setup: MatchSetup, seeds: tuple[bytes, ...], cancel: threading.Event, factory: BotFactory
    ) -> None:
        self.seeds = seeds
        self._levels = [owner.level or STAND_IN for owner in setup.seats]
        self._cancel = cancel
        self._factory = factory
        self._bots: dict[int, tuple[Bot, random.Random]] = {}

    def change_owner(self, seat: int, owner: SeatOwner) -> None:
        """The seat has another player: a bot of another level, or a person with a stand-in."""
        level = owner.level or STAND_IN
        if level != self._levels[seat]:
            self._levels[seat] = level
            self._bots.pop(seat, None)

    def decide(self, seat: int, view: SeatView, moment: int) -> Action:
        """The seat's decision in the state of that number; raises whatever a faulty bot raises."""
        if seat not in self._bots:
            rng = random.Random()
            self._bots[seat] = self._factory(self._levels[seat], rng, self._cancel), rng
        bot, rng = self._bots[seat]
        rng.seed(self._seed(seat, moment))
        return bot.decide(view)

    def decide_anyhow(self, seat: int, view: SeatView, moment: int) -> Action:
        """A legal decision from the simplest bot, for a seat whose own bot has failed."""
        rng = random.Random(self._seed(seat, moment))
        return self._factory(LAST_RESORT, rng, self._cancel).decide(view)

    def _seed(self, seat: int, moment: int) -> bytes:
        return self.seeds[seat] + moment.to_bytes(8, "big")
