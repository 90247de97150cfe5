"""The novice: sees what the casual player sees, and often takes something else that looks good. It never misses a way
out with one play, never bombs for nothing, and never plays over a friend with one card left.
"""

from __future__ import annotations

import random

from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.scoring import OUT
from ddz_desktop.bots.temper import EVEN, Temper, is_bomb
from ddz_desktop.rules.action import Action
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView

ABSURD = 4.0
"""By how much worse than the best, in turns, nobody chooses."""

BLUR = 2.5
"""How far a novice's idea of a play's value is off."""

BLUR_OF_CHANCES = 0.2
MOST_ALIKE = 6


class NoviceBot:
    """Plays every ruleset. Holds scratch memory: one for each thread."""

    def __init__(self, rng: random.Random, temper: Temper = EVEN) -> None:
        self._rng = rng
        self._temper = temper
        self._casual = CasualBot(rng)

    def decide(self, view: SeatView) -> Action:
        if view.phase is not Phase.PLAY:
            self._casual.temper = Temper(chance=self._temper.chance + self._rng.gauss(0, BLUR_OF_CHANCES))
            return self._casual.decide(view)
        self._casual.temper = self._temper
        rated = self._casual.rated(view)
        best = rated[0]
        if best.value >= OUT:
            return best.action
        sensible = [choice for choice in rated[:MOST_ALIKE] if choice.value >= best.value - ABSURD]
        tempting = [choice for choice in sensible if choice == best or not is_bomb(choice)]
        return max(tempting, key=lambda choice: choice.value + self._rng.gauss(0, BLUR)).action
