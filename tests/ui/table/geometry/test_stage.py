from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddz_desktop.ui.table.geometry import Rect, Stage
from ddz_desktop.ui.table.geometry.shapes import bounds


@pytest.mark.parametrize(
    ("window", "unit", "narrow"),
    [
        ((1280, 800), 1.0, False),
        ((960, 600), 0.75, False),
        ((3840, 2160), 2.7, False),
        ((1920, 1080), 1.35, False),
        ((2560, 1600), 2.0, False),
        ((8000, 5000), 3.0, False),
        ((640, 400), 0.75, True),  # smaller than allowed: the unit stays, so the stage is small
        ((1000, 900), 1.0, True),
        ((1200, 900), 1.125, True),
        ((800, 1200), 0.8, True),
    ],
)
def test_unit_of_a_window(window: tuple[int, int], unit: float, narrow: bool) -> None:
    stage = Stage.of(*window)
    assert stage.unit == pytest.approx(unit)
    assert stage.narrow is narrow


def test_width_beyond_1600_units_stays_empty_at_both_sides() -> None:
    stage = Stage.of(2200, 800)
    assert (stage.width, stage.left) == (1600, 300)
    assert stage.rect(0, 0, 1600, 10) == Rect(300, 0, 1600, 10)
    assert stage.point(1600, 5) == (1900, 5)


def test_extra_height_is_all_the_stages() -> None:
    assert Stage.of(1280, 940).height == 940


@given(st.floats(960, 8000), st.floats(600, 5000))
def test_the_stage_lies_in_the_window(width: float, height: float) -> None:
    stage = Stage.of(width, height)
    assert 0.75 <= stage.unit <= 3
    assert stage.left >= 0
    assert stage.left * 2 + stage.width * stage.unit == pytest.approx(width)
    assert stage.height * stage.unit == pytest.approx(height)


def test_rectangles() -> None:
    box = Rect(10, 20, 30, 40)
    assert (box.right, box.bottom, box.centre) == (40, 60, (25, 40))
    assert box.contains(10, 20)
    assert not box.contains(40, 30)
    assert box.overlaps(Rect(39, 59, 5, 5))
    assert not box.overlaps(Rect(40, 20, 5, 5))
    assert box.grown(2) == Rect(8, 18, 34, 44)
    assert bounds([box, Rect(0, 50, 5, 30)]) == Rect(0, 20, 40, 60)
