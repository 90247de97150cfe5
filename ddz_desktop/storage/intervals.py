"""How sure a rate or a mean is: 95 % intervals."""

from __future__ import annotations

import math

Z_95 = 1.959964


def rate_interval(wins: int, hands: int) -> tuple[float, float]:
    """Wilson's interval of a rate; from 0 to 1 where nothing is known."""
    if not hands:
        return 0.0, 1.0
    rate, z2 = wins / hands, Z_95 * Z_95
    centre = (rate + z2 / (2 * hands)) / (1 + z2 / hands)
    half = Z_95 / (1 + z2 / hands) * math.sqrt(rate * (1 - rate) / hands + z2 / (4 * hands * hands))
    return max(0.0, centre - half), min(1.0, centre + half)


def mean_interval(count: int, total: float, squares: float) -> tuple[float, float] | None:
    """The normal interval of a mean, from the sums of the values and of their squares; `None` for a single one."""
    if count < 2:
        return None
    mean = total / count
    variance = max(0.0, squares - count * mean * mean) / (count - 1)
    half = Z_95 * math.sqrt(variance / count)
    return mean - half, mean + half
