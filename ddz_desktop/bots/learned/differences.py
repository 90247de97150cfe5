"""By how much options differ, from several sources of which none is exact: each counts by how sure it is."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ddz_desktop.bots.learned.network import Numbers


class Differences:
    """Of each option's value to that of the first one. `error`: by how much a source may be off however much it saw."""

    def __init__(self, values: Sequence[float], error: float) -> None:
        own = np.array(values)
        self._first = float(own[0])
        self._precision = np.full(len(own), error**-2)
        self._sums = (own - own[0]) * self._precision

    def add(self, found: Numbers, weights: Numbers, error: float) -> Differences:
        """With another source: a row of values for each of some deals, NaN for an option no longer tried."""
        both = Differences([self._first], 1.0)
        both._precision, both._sums = self._precision.copy(), self._sums.copy()
        for place in range(1, len(both._sums)):
            rows = ~np.isnan(found[:, place])
            shares = weights[rows]
            if shares.sum() <= 0:
                continue
            shares = shares / shares.sum()
            steps = found[rows, place] - found[rows, 0]
            mean = float(shares @ steps)
            variance = float((shares**2) @ (steps - mean) ** 2) + error**2
            both._precision[place] += 1 / variance
            both._sums[place] += mean / variance
        return both

    def values(self, caution: float = 0.0) -> list[float]:
        """A value for each option, less so many standard errors of its difference to the first."""
        errors = np.where(np.arange(len(self._sums)) > 0, self._precision**-0.5, 0.0)
        return [self._first + float(step) for step in self._sums / self._precision - caution * errors]

    def hopeful(self, places: Sequence[int], doubt: float) -> list[int]:
        """Which of some options may still be the best: none that lies so many standard errors behind."""
        steps = self._sums / self._precision
        errors = np.where(np.arange(len(steps)) > 0, self._precision**-0.5, 0.0)
        best = max(places, key=lambda place: float(steps[place]))
        return [
            place
            for place in places
            if place in (0, best) or steps[best] - steps[place] <= doubt * float(np.hypot(errors[best], errors[place]))
        ]
