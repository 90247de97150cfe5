"""Round numbers for the lines of a chart. Pure Python."""

from __future__ import annotations

import math

STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)


def ticks(low: float, high: float, most: int = 5, smallest: float = 1.0) -> tuple[float, ...]:
    """At most `most` (3 or more) round, evenly spaced numbers that enclose everything from `low` to `high`.

    They are multiples of their distance, which is `smallest` or more.
    """
    span = max(high - low, smallest)
    power = 10.0 ** math.floor(math.log10(span / (most - 1)))
    for scale in (power, 10 * power):
        for step in STEPS:
            found = _within(low, high, max(step * scale, smallest))
            if len(found) <= most:
                return found
    return _within(low, high, 100 * power)


def _within(low: float, high: float, step: float) -> tuple[float, ...]:
    first, last = math.floor(low / step), math.ceil(high / step)
    if first == last:
        last += 1
    return tuple(number * step for number in range(first, last + 1))
