"""Sums and intervals of simulated hands."""

from __future__ import annotations

import pytest

from ddz_desktop.app.simulation import BATCH_HANDS, Batch, Sample, SimulationFault, Tally, batches, play_batch
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.state import Role

FIVE = ruleset("five")


def sample(*points: float) -> Sample:
    made = Sample()
    for value in points:
        made.add(value > 0, value)
    return made


@pytest.mark.parametrize(
    ("hands", "wins", "low", "high"),
    [(10, 5, 0.2366, 0.7634), (10, 0, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1000, 300, 0.2724, 0.3291)],
)
def test_wilsons_interval(hands: int, wins: int, low: float, high: float) -> None:
    assert Sample(hands, wins).win_interval() == pytest.approx((low, high), abs=1e-4)


def test_the_normal_interval_of_the_points() -> None:
    assert sample(1.0, 2.0, 3.0).points_interval() == pytest.approx((2 - 1.13158, 2 + 1.13158), abs=1e-4)
    assert sample(2.0, 2.0).points_interval() == (2.0, 2.0)
    assert sample(5.0).points_interval() is None


def test_sums_of_parts_are_the_sum_of_the_whole() -> None:
    whole = Tally(3, 2, {Role.FARMER: sample(1, -2, 4)})
    parts = Tally(1, 2, {Role.FARMER: sample(1)})
    parts.merge(Tally(2, 0, {Role.FARMER: sample(-2, 4)}))
    assert parts == whole


def test_batches_cover_every_hand_once() -> None:
    made = batches(FIVE, ("random",) * 5, "s", 2 * BATCH_HANDS + 3, None)
    numbers = [number for batch in made for number in range(batch.first, batch.first + batch.count)]
    assert numbers == list(range(2 * BATCH_HANDS + 3))


def test_a_fault_names_the_hand_it_happened_in() -> None:
    with pytest.raises(SimulationFault, match=r"five, hand 7 of seed 's', seats nobody,.*: "):
        play_batch(Batch(FIVE, ("nobody",) * 5, "s", 7, 1))


def test_roles_of_a_side_win_together_and_points_add_up_to_nothing() -> None:
    tally = play_batch(Batch(FIVE, ("random",) * 5, "s", 0, 5))
    assert tally.hands == 5
    landlord, farmer = tally.roles[Role.LANDLORD], tally.roles[Role.FARMER]
    assert landlord.wins + farmer.wins == 5
