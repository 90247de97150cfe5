"""The results of an arena as a picture; needs matplotlib, which the program itself does without."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from ddz_desktop.app.arena import Contest, DeckResult
from ddz_desktop.app.problem import Problem


def plot(contest: Contest, results: Sequence[DeckResult], file: Path) -> None:
    """How WP and score settle with the number of decks, and how long decisions took. Raises Problem."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise Problem("a plot needs matplotlib: `dev.py install train`") from error
    figure = Figure(figsize=(13, 4), constrained_layout=True)
    axes = figure.subplots(1, 3)
    score = "points" if contest.auction else "ADP"
    values = (("WP", [result.wins for result in results], 0.5), (score, [result.score for result in results], 0.0))
    for axis, (name, each, even) in zip(axes, values, strict=False):
        means, halves = _running(each)
        at = range(1, len(each) + 1)
        axis.plot(at, means)
        axis.fill_between(at, _sums(means, halves, -1), _sums(means, halves, 1), alpha=0.2)
        axis.axhline(even, color="grey", linewidth=0.8)
        axis.set(xlabel="decks", title=f"{name} of {contest.a} against {contest.b}")
    times = [[ms for result in results for ms in side(result)] for side in (_ms_a, _ms_b)]
    axes[2].hist(times, bins=40, label=[contest.a, contest.b])
    axes[2].set(xlabel="ms a decision", yscale="log", title="time to think")
    axes[2].legend()
    figure.savefig(file)


def _ms_a(result: DeckResult) -> tuple[float, ...]:
    return result.ms_a


def _ms_b(result: DeckResult) -> tuple[float, ...]:
    return result.ms_b


def _running(values: Sequence[float]) -> tuple[list[float], list[float]]:
    """Mean and half of the 95 % interval after each value."""
    means, halves = [], []
    total = squares = 0.0
    for count, value in enumerate(values, 1):
        total += value
        squares += value * value
        variance = max(0.0, squares - total * total / count) / max(1, count - 1)
        means.append(total / count)
        halves.append(1.96 * math.sqrt(variance / count))
    return means, halves


def _sums(means: Sequence[float], halves: Sequence[float], sign: int) -> list[float]:
    return [mean + sign * half for mean, half in zip(means, halves, strict=True)]
