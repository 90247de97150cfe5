"""What a benchmark gives back, and how it measures.

`dev.py bench NAME` imports `tests/bench/bench_NAME.py` and calls its `bench()`, which yields a `BenchResult` for each
line to print. A module that imports rlcard, douzero or open_spiel says `PEERS = True` at its top level; `dev.py` then
installs them first. Both figures of a line are measured in the same process, one after the other, on data that neither
side has seen before, so that the ratio holds on any machine. A module whose figures depend on the kernels says
`PLAIN_TOO = True`: where they are compiled, it is run once more in a process without them.

    PEERS = True

    def bench() -> Iterable[BenchResult]:
        positions = random_positions(seed=1, number=2000)
        yield BenchResult("legal plays", best_rate(legal_plays, positions), best_rate(theirs, positions),
                          "positions/s", "douzero")
"""

from __future__ import annotations

import gc
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

T = TypeVar("T")


@dataclass(frozen=True)
class BenchResult:
    """One line: our figure, and in the same unit that of a peer or of the floor that the machine sets.

    `other_name` says whose the second figure is, such as "rlcard", "plain Python" or "empty scene".
    """

    name: str
    ours: float
    other: float
    unit: str
    other_name: str

    @property
    def ratio(self) -> float:
        """Ours to the other's. Infinite when the other is 0."""
        return self.ours / self.other if self.other else float("inf")

    @property
    def lower_is_better(self) -> bool:
        """Whether a small ratio is a good one: for everything but rates."""
        return not self.unit.endswith("/s")

    def line(self) -> str:
        """The result as `dev.py bench` prints it."""
        return (
            f"{self.name}: {figure(self.ours)} {self.unit}, "
            f"{self.other_name} {figure(self.other)} {self.unit}, ratio {figure(self.ratio)}"
            f"{' (lower is better)' if self.lower_is_better else ''}"
        )


def figure(value: float) -> str:
    """A number with three to four significant digits and thousands separated: 2,143,000 or 0.0413."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def best_rate(work: Callable[[T], object], items: Iterable[T], *, rounds: int = 3) -> float:
    """Items a second over the best round of calling `work` with each item; the best, because load only ever slows.

    Each round gets a fresh share of the items, so nothing is seen twice and caches show only what they are worth.
    """
    everything = list(items)
    shares = [everything[start::rounds] for start in range(rounds)]
    return max(_rate(work, share) for share in shares if share)


def _rate(work: Callable[[T], object], items: list[T]) -> float:
    gc.collect()
    gc.disable()
    try:
        start = time.perf_counter()
        for item in items:
            work(item)
        return len(items) / (time.perf_counter() - start)
    finally:
        gc.enable()
