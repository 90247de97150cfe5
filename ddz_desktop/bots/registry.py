"""The computer players by name."""

from __future__ import annotations

import random
from threading import Event

from ddz_desktop.bots.base import Bot
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.novice import NoviceBot
from ddz_desktop.bots.random_bot import RandomBot
from ddz_desktop.bots.temper import TEMPERS

BOT_NAMES = ("random", "novice", "casual", "strong", "master")
"""In order of strength."""

TEMPER_NAMES = tuple(TEMPERS)
"""From careful to bold."""


def level_and_temper(name: str) -> tuple[str, str]:
    """The two parts of a name such as `strong+bold`; without a temper it is even. Raises `ValueError` for no player."""
    level, plus, temper = name.partition("+")
    if level not in BOT_NAMES or (plus and temper not in TEMPERS):
        levels, tempers = ", ".join(BOT_NAMES), ", ".join(f"+{temper}" for temper in TEMPERS)
        raise ValueError(f"there is no computer player {name!r}; there are {levels}, each also {tempers}")
    return level, temper if plus else "even"


BUDGET_S = 0.4
"""The longest that tables and contests let a player think over one decision, unless told otherwise."""

USUAL_S = 0.14
"""What most decisions keep to there."""


def make_bot(
    name: str,
    rng: random.Random,
    *,
    budget: float = BUDGET_S,
    usual: float | None = None,
    cancel: Event | None = None,
) -> Bot:
    """A new player, for one seat and one thread; a name such as `casual` or `strong+bold`. Raises `ValueError`.

    `budget` (seconds for a decision), `usual` (what most decisions keep to, if not all may take the whole budget) and
    `cancel` (set to stop thinking) are for the master, who searches; the others decide at once.
    """
    level, temper = level_and_temper(name)
    nature = TEMPERS[temper]
    if level == "random":
        return RandomBot(rng)
    if level == "novice":
        return NoviceBot(rng, nature)
    if level == "casual":
        return CasualBot(rng, temper=nature)
    # what has learned needs a second to load, and a window opens without it
    from ddz_desktop.bots.learned.master import MasterBot
    from ddz_desktop.bots.learned.strong import StrongBot

    if level == "strong":
        return StrongBot(rng, temper=nature)
    return MasterBot(rng, budget, cancel, usual=usual, temper=nature)
