"""The computer players by name."""

from __future__ import annotations

import random
from threading import Event

from ddz_desktop.bots.base import Bot
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.learned.master import MasterBot
from ddz_desktop.bots.learned.strong import StrongBot
from ddz_desktop.bots.random_bot import RandomBot

BOT_NAMES = ("random", "casual", "strong", "master")
"""In order of strength."""


def make_bot(name: str, rng: random.Random, *, budget: float = 0.3, cancel: Event | None = None) -> Bot:
    """A new player, for one seat and one thread. Raises `ValueError` for an unknown name.

    `budget` (seconds for a decision) and `cancel` (set to stop thinking) are for the master, who searches; the
    others decide at once.
    """
    if name == "random":
        return RandomBot(rng)
    if name == "casual":
        return CasualBot(rng)
    if name == "strong":
        return StrongBot(rng)
    if name == "master":
        return MasterBot(rng, budget, cancel)
    raise ValueError(f"there is no computer player {name!r}; there are {', '.join(BOT_NAMES)}")
