"""What learned players maximise: the chance to win and points, mixed."""

from __future__ import annotations

from typing import NamedTuple

from ddz_desktop.bots.learned.network import Floats, chances, expected, points

SCORE_SHARE = 0.5
"""How much of what the players maximise are points, the rest the chance to win."""


class Aim(NamedTuple):
    """Points are counted in units of so many stakes of one farmer, so that both parts are of the same scale: where a
    hand is often about twenty stakes, a player that thought in single ones would not care whether it wins.
    """

    score_share: float = SCORE_SHARE
    unit: float = 1.0

    def worth(self, outputs: Floats) -> Floats:
        """Of each option, from the network's outputs, as in training."""
        mixed: Floats = (1 - self.score_share) * (2 * chances(outputs) - 1) + self._points_count * points(outputs)
        return mixed

    def mixed(self, chance: float, win: float, loss: float) -> float:
        """Of one chance, and of what a win and a loss are worth in stakes."""
        return (1 - self.score_share) * (2 * chance - 1) + self._points_count * expected(chance, win, loss)

    @property
    def _points_count(self) -> float:
        return self.score_share * 0.5 / self.unit
