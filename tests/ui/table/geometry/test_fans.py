from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddz_desktop.ui.table.geometry import Align, FanSpec, Stage, fan

STAGE = Stage.of(1280, 800)
LEFT = FanSpec(card=78, step=30, room=444, x=176, y=214, align=Align.LEFT)


def xs(count: int, spec: FanSpec = LEFT) -> list[float]:
    return [card.x for card in fan(STAGE, count, spec).cards]


def test_five_cards_as_drawn() -> None:
    assert xs(5) == [176, 206, 236, 266, 296]
    assert fan(STAGE, 5, LEFT).bounds == pytest.approx((176, 214, 198, 109.2))


@pytest.mark.parametrize(
    ("align", "x", "first"), [(Align.LEFT, 100, 100), (Align.CENTRE, 100, 1), (Align.RIGHT, 300, 102)]
)
def test_alignment(align: Align, x: float, first: float) -> None:
    spec = FanSpec(card=78, step=30, room=444, x=x, y=0, align=align)
    assert xs(5, spec)[0] == first


def test_the_step_shrinks_before_the_row_wraps() -> None:
    row = fan(STAGE, 20, LEFT)
    assert row.rows == 1
    assert row.cards[1].x - row.cards[0].x == pytest.approx((444 - 78) / 19)
    assert row.bounds.width == pytest.approx(444)


def test_a_row_that_would_hide_its_indices_wraps() -> None:
    row = fan(STAGE, 24, LEFT)
    assert row.rows == 2
    upper, lower = row.cards[:12], row.cards[12:]
    assert {card.y for card in upper} == {214}
    assert lower[0].y == pytest.approx(214 + 0.45 * 109.2)
    assert upper[1].x - upper[0].x == 30


def test_no_cards() -> None:
    assert fan(STAGE, 0, LEFT).cards == ()


@given(st.integers(1, 60), st.floats(60, 900), st.sampled_from(Align))
def test_no_fan_leaves_its_room(count: int, room: float, align: Align) -> None:
    spec = FanSpec(card=60, step=26, room=room, x=640, y=100, align=align)
    row = fan(STAGE, count, spec)
    assert len(row.cards) == count
    assert row.bounds.width <= room + 1e-6
    edges = {Align.LEFT: row.bounds.x, Align.CENTRE: row.bounds.centre.x, Align.RIGHT: row.bounds.right}
    assert edges[align] == pytest.approx(640)
