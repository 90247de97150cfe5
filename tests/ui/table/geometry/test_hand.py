from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddz_desktop.ui.table.geometry import CardSize, RowMode, Stage, hand_geometry, rows_needed

WIDE = Stage.of(1280, 800)
NARROW = Stage.of(1000, 900)
EMPEROR = [14, 14, 13, *[12] * 3, *[11] * 4, *[10] * 4, *[9] * 3, *[8] * 4]
EMPEROR += [7] * 4 + [6] * 3 + [5] * 3 + [4] * 3 + [3, 3, 2, 2, 1, 0]
SHANGHAI = [14, 13, 12, 12, 11, 11, 11, 10, 10, 9, 9, *[8] * 5, 7, 7, 6, 5, 5, 4, 4, 3, 2, 1]


def descending(count: int) -> list[int]:
    return list(range(count, 0, -1))


@pytest.mark.parametrize(
    ("count", "step", "rows"), [(16, 52, 1), (17, 52, 1), (20, 52, 1), (26, 43.68, 1), (33, 34.125, 1), (34, 33.09, 1)]
)
def test_steps_of_one_row(count: int, step: float, rows: int) -> None:
    hand = hand_geometry(WIDE, descending(count))
    assert hand.rows == rows
    assert hand.slots[1].x - hand.slots[0].x == pytest.approx(step, abs=0.01)
    assert hand.slots[0].x + hand.slots[-1].x + 124 == pytest.approx(1280)


def test_the_drawn_hand_of_sixteen() -> None:
    hand = hand_geometry(WIDE, descending(16))
    assert hand.card_rect(0) == pytest.approx((188, 616.4, 124, 173.6))
    assert hand.card_rect(4, selected=True) == pytest.approx((396, 590.4, 124, 173.6))


@pytest.mark.parametrize(
    ("count", "size", "mode", "rows"),
    [
        (34, CardSize.LARGE, RowMode.AUTO, 1),
        (35, CardSize.LARGE, RowMode.AUTO, 2),
        (37, CardSize.LARGE, RowMode.ONE, 1),
        (40, CardSize.LARGE, RowMode.ONE, 2),  # not even 30 a card: two rows all the same
        (17, CardSize.LARGE, RowMode.TWO, 2),
        (1, CardSize.LARGE, RowMode.TWO, 1),
        (29, CardSize.EXTRA, RowMode.AUTO, 1),
        (30, CardSize.EXTRA, RowMode.AUTO, 2),
        (34, CardSize.STANDARD, RowMode.AUTO, 1),
    ],
)
def test_when_two_rows(count: int, size: CardSize, mode: RowMode, rows: int) -> None:
    assert rows_needed(WIDE, count, size, mode) == rows
    assert hand_geometry(WIDE, descending(count), size=size, mode=mode).rows == rows


def test_narrow_windows_use_two_rows() -> None:
    assert rows_needed(NARROW, 10, CardSize.LARGE) == 1
    assert rows_needed(NARROW, 11, CardSize.LARGE) == 2
    assert rows_needed(NARROW, 13, CardSize.LARGE, RowMode.ONE) == 1


def test_the_emperors_forty_cards() -> None:
    hand = hand_geometry(WIDE, EMPEROR)
    back = [slot for slot in hand.slots if slot.row == 0]
    front = [slot for slot in hand.slots if slot.row == 1]
    assert (len(back), len(front)) == (21, 19)  # moved by one, so that the four jacks stay together
    assert (hand.card_width, hand.pop) == (118, 14)
    assert back[0].x == front[0].x == 32
    assert front[0].y - back[0].y == 74
    assert front[0].y + hand.card_height == pytest.approx(790)


@pytest.mark.parametrize(
    ("ranks", "first_row"),
    [
        ([9, 9, 8, 8, 7, 7, 6, 6], 4),
        ([9, 8, 8, 8, 8, 7, 6, 5], 5),
        (SHANGHAI, 11),
        ([5] * 8, 4),  # all equal: there is no better break than the middle
    ],
)
def test_equal_ranks_stay_in_one_row(ranks: list[int], first_row: int) -> None:
    hand = hand_geometry(WIDE, ranks, mode=RowMode.TWO)
    assert [slot.row for slot in hand.slots] == [0] * first_row + [1] * (len(ranks) - first_row)


def test_higher_ranks_stand_at_the_back_in_an_ascending_hand_too() -> None:
    hand = hand_geometry(WIDE, sorted(EMPEROR))
    assert hand.slots[0].row == 1
    assert hand.slots[-1].row == 0


def test_rows_are_equally_wide_where_the_step_allows() -> None:
    hand = hand_geometry(WIDE, EMPEROR)
    assert hand.slots[20].x == pytest.approx(hand.slots[-1].x)
    few = hand_geometry(WIDE, descending(12), mode=RowMode.TWO)
    assert few.slots[1].x - few.slots[0].x == pytest.approx(0.62 * 118)


def test_groups_stand_apart() -> None:
    hand = hand_geometry(WIDE, descending(6), group_starts=(2, 4))
    gaps = [after.x - here.x for here, after in zip(hand.slots, hand.slots[1:], strict=False)]
    assert gaps == [52, 64, 52, 64, 52]


def test_an_empty_hand() -> None:
    hand = hand_geometry(WIDE, [])
    assert hand.slots == ()
    assert hand.index_at(640, 700) is None
    assert hand.nearest_index(640, 700) is None


@pytest.mark.parametrize(
    ("point", "selected", "index"),
    [
        ((188, 700), (), 0),
        ((239.9, 700), (), 0),
        ((240, 700), (), 1),
        ((1091, 700), (), 15),  # the last card: its full width
        ((1093, 700), (), None),
        ((200, 606), (), 0),  # 12 above
        ((200, 604), (), None),
        ((200, 604), (0,), 0),  # popped
        ((200, 577), (0,), None),
        ((260, 595), (0,), 0),  # what stands out above its neighbour
        ((260, 606), (0,), 1),  # but the neighbour's reach comes first
        ((200, 790), (), None),
    ],
)
def test_which_card_is_under_a_point(point: tuple[float, float], selected: tuple[int, ...], index: int | None) -> None:
    assert hand_geometry(WIDE, descending(16)).index_at(*point, selected) == index


@pytest.mark.parametrize(
    ("point", "selected", "index"),
    [
        ((40, 600), (), 0),  # the back row shows 74
        ((40, 624), (), 0),
        ((40, 626), (), 21),
        ((40, 612), (21,), 21),  # a popped front card covers it
        ((40, 540), (), 0),
        ((40, 538), (), None),
        ((40, 530), (0,), 0),
        ((1247, 700), (), 39),
    ],
)
def test_which_card_of_two_rows(point: tuple[float, float], selected: tuple[int, ...], index: int | None) -> None:
    assert hand_geometry(WIDE, EMPEROR).index_at(*point, selected) == index


def test_a_sweep_goes_by_x_alone() -> None:
    hand = hand_geometry(WIDE, descending(16))
    assert [hand.nearest_index(x, 300) for x in (0, 188, 400, 2000)] == [0, 0, 4, 15]
    two = hand_geometry(WIDE, EMPEROR)
    assert two.nearest_index(2000, 600) == 20
    assert two.nearest_index(2000, 700) == 39


def test_focus_goes_around_the_visible_strip() -> None:
    one = hand_geometry(WIDE, descending(16))
    assert one.focus_rect(3) == pytest.approx((344, 616.4, 52, 173.6))
    two = hand_geometry(WIDE, EMPEROR)
    assert two.focus_rect(0).height == pytest.approx(74)


ranks = st.lists(st.integers(0, 14), min_size=1, max_size=42).map(lambda cards: sorted(cards, reverse=True))
stages = st.builds(Stage.of, st.floats(960, 4000), st.floats(600, 2200))


@given(stages, ranks, st.sampled_from(CardSize), st.sampled_from(RowMode))
def test_every_hand_fits_and_can_be_hit(stage: Stage, cards: list[int], size: CardSize, mode: RowMode) -> None:
    hand = hand_geometry(stage, cards, size=size, mode=mode)
    assert len(hand.slots) == len(cards)
    room = min(stage.width - 64, 1400) * stage.unit
    left = min(slot.x for slot in hand.slots)
    right = max(slot.x for slot in hand.slots) + hand.card_width
    assert right - left <= room + 1e-6
    assert left + right == pytest.approx(stage.window_width)
    least = 30 if mode is RowMode.ONE else 33
    if hand.rows == 1:
        assert min(slot.strip for slot in hand.slots) >= least * stage.unit - 1e-6
    for index in range(len(cards)):
        area = hand.hit_rect(index)
        assert hand.index_at(area.x + 0.1, area.y + area.height - 1) == index


@given(stages, ranks, st.data())
def test_no_two_cards_share_a_point(stage: Stage, cards: list[int], data: st.DataObject) -> None:
    hand = hand_geometry(stage, cards)
    selected = data.draw(st.sets(st.integers(0, len(cards) - 1)))
    areas = [hand.hit_rect(index, selected) for index in range(len(cards))]
    for index, area in enumerate(areas):
        rows = [
            other
            for place, other in enumerate(areas)
            if place > index and hand.slots[place].row == hand.slots[index].row
        ]
        assert not any(area.overlaps(other._replace(x=other.x + 1e-6, width=other.width - 2e-6)) for other in rows)
