"""Sums, rates, streaks and curves over many hands."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from ddz_desktop.rules.kinds import KINDS, Kind
from ddz_desktop.rules.state import FactorName, Role
from ddz_desktop.storage.hand_filter import Played
from ddz_desktop.storage.intervals import mean_interval, rate_interval
from ddz_desktop.storage.statistics import (
    MIXED,
    PEOPLE,
    KindCount,
    ScorePoint,
    Streaks,
    Summary,
    statistics,
    streaks,
    thinned,
)
from tests.storage.hands import NOON


def played(number: int = 0, points: int = 3, **changes: Any) -> Played:
    fields: dict[str, Any] = {
        "ended": NOON + timedelta(days=number),
        "system": "standard-three",
        "role": Role.FARMER,
        "won": points > 0,
        "points": points,
        "levels": ("casual",),
        "bombs": 0,
        "rockets": 0,
        "spring": None,
        "seconds": 60,
        "kinds": bytes(len(KINDS)),
    }
    return Played(**fields | changes)


HANDS = (
    played(0, 6, role=Role.LANDLORD, bombs=2, kinds=bytes([4, 1])),
    played(1, -3, system="five", levels=(), seconds=None),
    played(28, -12, rockets=1, spring=FactorName.SPRING, kinds=bytes([1, 1, 1])),
    played(28, 12, role=Role.HIDDEN_LANDLORD, levels=("casual", "strong"), spring=FactorName.ANTI_SPRING),
)
TOLD = statistics(HANDS)


def test_everything_is_summed_up() -> None:
    low, high = rate_interval(2, 4)
    mean = mean_interval(4, 3.0, 333.0)
    assert mean is not None
    assert TOLD.overall == Summary(
        key="",
        hands=4,
        wins=2,
        low=low,
        high=high,
        points=3,
        mean_low=mean[0],
        mean_high=mean[1],
        best=12,
        worst=-12,
        bombs=2,
        rockets=1,
        springs=(1, 1),
        seconds=180,
        timed=3,
    )
    assert (TOLD.overall.rate, TOLD.overall.mean) == (0.5, 0.75)


@pytest.mark.parametrize(
    ("groups", "expected"),
    [
        (TOLD.by_system, {"standard-three": 3, "five": 1}),
        (TOLD.by_role, {"landlord": 2, "farmer": 2}),
        (TOLD.by_level, {"casual": 2, MIXED: 1, PEOPLE: 1}),
        (TOLD.by_month, {"2031-05": 2, "2031-06": 2}),
        (TOLD.by_day, {"2031-05-04": 1, "2031-05-05": 1, "2031-06-01": 2}),
    ],
)
def test_hands_are_grouped(groups: tuple[Summary, ...], expected: dict[str, int]) -> None:
    assert {group.key: group.hands for group in groups} == expected
    assert sum(group.points for group in groups) == TOLD.overall.points
    assert sum(group.wins for group in groups) == TOLD.overall.wins


def test_the_score_runs_and_kinds_are_counted() -> None:
    assert [(point.number, point.total) for point in TOLD.score] == [(1, 6), (2, 3), (3, -9), (4, 3)]
    assert TOLD.score[2].ended == HANDS[2].ended
    assert TOLD.kinds == (KindCount(Kind.SOLO, 5), KindCount(Kind.PAIR, 2), KindCount(Kind.TRIO, 1))


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        ("", Streaks()),
        ("w", Streaks(1, 1, 0)),
        ("wwlwww", Streaks(3, 3, 1)),
        ("wllll", Streaks(-4, 1, 4)),
        ("lwwl", Streaks(-1, 2, 1)),
    ],
)
def test_streaks(results: str, expected: Streaks) -> None:
    assert streaks(played(points=1 if result == "w" else -1) for result in results) == expected


def test_nothing_is_summed_up_too() -> None:
    told = statistics(())
    assert (told.overall.hands, told.overall.rate, told.overall.mean) == (0, None, None)
    assert (told.overall.low, told.overall.high, told.overall.mean_low) == (0.0, 1.0, None)
    assert (told.by_system, told.score, told.kinds, told.streaks) == ((), (), (), Streaks())


@pytest.mark.parametrize(
    ("wins", "hands", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (54, 100, 0.4426, 0.6344)],
)
def test_wilsons_interval(wins: int, hands: int, low: float, high: float) -> None:
    """Known values of the Wilson score interval."""
    assert rate_interval(wins, hands) == pytest.approx((low, high), abs=1e-4)


def test_a_long_curve_is_thinned_without_losing_its_shape() -> None:
    totals = [(number * 37) % 101 - number // 3 for number in range(5000)]
    totals[2500] = 900
    score = [ScorePoint(number, NOON, total) for number, total in enumerate(totals, start=1)]
    thin = thinned(score, 200)
    assert len(thin) <= 200
    assert (thin[0], thin[-1]) == (score[0], score[-1])
    assert {max(totals), min(totals)} <= {point.total for point in thin}
    assert [point.number for point in thin] == sorted({point.number for point in thin})
    assert thinned(score[:200], 200) == tuple(score[:200])
