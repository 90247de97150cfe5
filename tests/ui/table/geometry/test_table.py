from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddz_desktop.ui.table.geometry import Align, Place, Rect, Stage, TableGeometry, hand_geometry, seat_places
from ddz_desktop.ui.table.geometry.shapes import bounds

WIDE = Stage.of(1280, 800)
NARROW = Stage.of(1000, 900)
L, R, T, TL, TR, OWN = Place.LEFT, Place.RIGHT, Place.TOP, Place.TOP_LEFT, Place.TOP_RIGHT, Place.OWN


def table(seats: int = 3, stage: Stage = WIDE, **more: object) -> TableGeometry:
    return TableGeometry(stage, seats, **more)


@pytest.mark.parametrize(
    ("seats", "clockwise", "places"),
    [
        (2, True, (OWN, T)),
        (2, False, (OWN, T)),
        (3, True, (OWN, L, R)),
        (3, False, (OWN, R, L)),
        (4, True, (OWN, L, T, R)),
        (4, False, (OWN, R, T, L)),
        (5, True, (OWN, L, TL, TR, R)),
        (5, False, (OWN, R, TR, TL, L)),
    ],
)
def test_who_sits_where(seats: int, clockwise: bool, places: tuple[Place, ...]) -> None:
    assert seat_places(seats, clockwise=clockwise) == places


@pytest.mark.parametrize("seats", [1, 6])
def test_impossible_tables(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 seats"):
        seat_places(seats, clockwise=True)


@pytest.mark.parametrize(
    ("seats", "place", "plate"),
    [
        (3, L, (20, 158, 136, 214)),
        (3, R, (1124, 158, 136, 214)),
        (4, L, (20, 176, 136, 214)),
        (4, T, (500, 152, 280, 68)),
        (5, R, (1124, 246, 136, 214)),
        (5, TL, (250.4, 158, 280, 68)),
        (5, TR, (749.6, 158, 280, 68)),
        (2, T, (500, 152, 280, 68)),
    ],
)
def test_plates_as_drawn(seats: int, place: Place, plate: tuple[float, ...]) -> None:
    assert table(seats).seat(place).plate == pytest.approx(plate)


def test_parts_of_a_side_seat() -> None:
    seat = table().seat(L)
    assert (seat.avatar, seat.avatar_radius, seat.ring_radius) == (pytest.approx((88, 210)), 38, 44)
    assert seat.badge == pytest.approx((88, 254))
    assert seat.name == pytest.approx((88, 289))
    assert seat.score == pytest.approx((88, 309))
    assert seat.card == pytest.approx((52, 315, 36, 50))
    assert seat.count == pytest.approx((98, 352))
    assert seat.tag == pytest.approx((164, 148))
    assert table().seat(R).tag == pytest.approx((1116, 148))


def test_side_seats_keep_their_share_of_the_height() -> None:
    assert table(stage=Stage.of(1280, 940)).seat(L).plate.centre.y == pytest.approx(0.33125 * 940)


def test_narrow_seats() -> None:
    narrow = table(4, NARROW)
    assert narrow.seat(T).plate == pytest.approx((360, 148, 280, 68))
    assert narrow.seat(L).plate == pytest.approx((20, 236, 136, 214))


def test_large_text_widens_side_seats_and_the_counter() -> None:
    large = table(text_scale=130)
    assert large.seat(R).plate == pytest.approx((1100, 158, 160, 214))
    assert large.counter(15).plate.width == 64 + 15 * 40 + 10
    assert large.room.play(L, 1).fan.cards[0].x == 200


@pytest.mark.parametrize(
    ("seats", "place", "cards"),
    [
        (3, L, (176, 214, 78)),
        (4, L, (176, 256, 78)),
        (5, L, (176, 336, 70)),
        (2, T, (601, 306, 78)),
        (4, T, (605, 234, 70)),
        (5, TL, (358.4, 234, 64)),
        (3, OWN, (598, 330.4, 84)),
    ],
)
def test_a_single_card_beside_each_seat(seats: int, place: Place, cards: tuple[float, ...]) -> None:
    card = table(seats).room.play(place, 1).fan.cards[0]
    assert (card.x, card.y, card.width) == pytest.approx(cards)


def test_right_plays_end_at_their_seat() -> None:
    assert table().room.play(R, 6).fan.bounds.right == pytest.approx(1104)


def test_names_of_kinds() -> None:
    left = table().room.play(L, 5)
    assert (left.label, left.label_align) == (pytest.approx((176, 347.2)), Align.LEFT)
    assert table().room.play(R, 5).label_align is Align.RIGHT
    for seats in (2, 4):
        top = table(seats).room.play(T, 5)
        assert top.label.x > top.fan.bounds.right


def test_bubbles_stand_where_the_plays_would() -> None:
    room = table().room
    assert room.bubble(L, 44) == pytest.approx((176, 245.6, 80, 46))
    assert room.bubble(R, 44).right == pytest.approx(1104)
    assert table(4).room.bubble(T, 44) == pytest.approx((600, 238, 80, 46))
    assert room.note(L, 150, None).y == pytest.approx(245.6 + 46 + 10)
    assert room.note(R, 150, None).right == pytest.approx(1104)
    for seats in (2, 4):
        room, lines = table(seats).room, table(seats).announcement()
        bubble = room.bubble(T, 60)
        note = room.note(T, 150, bubble)
        assert not note.overlaps(bubble)
        assert note.bottom < lines[0].y - 30


def test_a_question_leaves_the_seat_at_the_top_in_sight() -> None:
    seat = table(4).seat(T).plate
    for height in (220, 340):
        dialog = table(4).dialog(680, height)
        assert dialog.y > seat.bottom
        assert dialog.bottom < 590  # where raised cards begin


@pytest.mark.parametrize("stage", [Stage.of(1280, 800), Stage.of(960, 600), Stage.of(1000, 900)])
def test_what_a_seat_of_five_says_stands_below_its_open_hand(stage: Stage) -> None:
    geometry = TableGeometry(stage, 5)
    bubble = geometry.room.bubble_at_open_hand(L, 60, 15)
    hand = geometry.room.open_hand(L, 15).bounds
    assert bubble.y > hand.y + 0.3 * hand.height  # the indices stay free
    assert bubble.bottom < geometry.own_chip().y


def test_an_open_hand_of_three() -> None:
    room = table().room
    hand = room.open_hand(R, 20)
    assert hand.bounds == pytest.approx((529, 186, 575, 86.8))
    assert room.play(R, 5, open_cards=20).fan.bounds.y == pytest.approx(288.8)


@pytest.mark.parametrize("seats", [4, 5])
def test_a_play_leaves_an_open_hands_indices_visible(seats: int) -> None:
    room = table(seats).room
    for place in seat_places(seats, clockwise=True)[1:]:
        hand = room.open_hand(place, 33)
        play = room.play(place, 5, open_cards=33)
        assert play.fan.bounds.y >= hand.cards[-1].y + 0.4 * hand.cards[-1].height


def test_the_action_bar_as_drawn() -> None:
    bar = table().action_bar([136, 136, 150])
    assert bar.ring == pytest.approx((408, 511))
    assert [button.x for button in bar.buttons] == [453, 603, 753]
    assert {button.y for button in bar.buttons} == {484}
    alone = table().action_bar([136, 136, 150], ring=False)
    assert alone.ring is None
    assert alone.buttons[0].x == 415
    assert alone.buttons[-1].right == 865


def test_too_wide_buttons_shrink_alike() -> None:
    bar = table().action_bar([400, 400])
    assert bar.buttons[0].width == bar.buttons[1].width < 400
    assert bar.buttons[-1].right < table().tools(3)[0].x
    assert bar.bar.x > table().own_chip().right


def test_two_rows_lift_what_stands_above_the_hand() -> None:
    low, high = table(), table(two_rows=True)
    assert low.own_chip().y - high.own_chip().y == 70
    assert low.tools(3)[0].y - high.tools(3)[0].y == 70
    assert low.preview(10).y - high.preview(10).y == 84
    assert low.action_bar([1]).bar.y - high.action_bar([1]).bar.y == 84
    assert low.room.play(OWN, 1).fan.bounds.y - high.room.play(OWN, 1).fan.bounds.y == pytest.approx(84)
    narrow = table(4, NARROW, two_rows=True)
    assert narrow.own_chip() == table(4, NARROW).own_chip() == pytest.approx((16, 572, 232, 56))


def test_the_top_row() -> None:
    geometry = table()
    assert geometry.menu_button() == (20, 14, 48, 48)
    assert [geometry.corner_button(index).x for index in range(3)] == [1212, 1156, 1100]
    assert geometry.pill() == (918, 14, 170, 48)
    assert [card.x for card in geometry.top_row(3).cards] == [557, 615, 673]
    assert [card.x for card in geometry.top_row(8).cards][:2] == [489, 525]
    assert geometry.top_row(8).remark == (805, 50)
    assert geometry.top_row(3).label == (543, 50)


@pytest.mark.parametrize(("bottom", "asides"), [(3, 1), (3, 2), (0, 1), (6, 2), (8, 1)])
def test_asides_stay_clear_of_the_multiplier(bottom: int, asides: int) -> None:
    for stage in (WIDE, NARROW, Stage.of(960, 600)):
        row = table(stage=stage).top_row(bottom, asides)
        boxes = [*row.cards[-1:], *row.asides]
        assert not any(first.overlaps(second) for first, second in combinations(boxes, 2))
        assert boxes[-1].right <= table(stage=stage).pill().x
        assert len(row.asides) == asides


def test_the_counter_leaves_unused_ranks_out() -> None:
    assert table().counter(15).plate == (348, 88, 584, 50)
    assert table().counter(12).plate == (399, 88, 482, 50)
    assert table().counter(15).cells[0] == (412, 88, 34, 50)


def test_for_two() -> None:
    assert table(2).concealed_hand(13).bounds == pytest.approx((498, 230, 284, 61.6))
    assert table(2).out_of_play() == (1124, 176, 136, 92)


def test_announcements_keep_clear_of_top_seats() -> None:
    assert [point.y for point in table().announcement()] == [300, 334]
    for seats, place in ((2, T), (4, T), (5, TL)):
        geometry = table(seats)
        assert geometry.announcement()[0].y - 30 > geometry.room.bubble(place, 40).bottom


stages = st.builds(Stage.of, st.floats(960, 4000), st.floats(600, 2200))


def solid(geometry: TableGeometry) -> list[Rect]:
    """What never may overlap."""
    corners = 2 if geometry.stage.narrow else 3
    return [
        *(geometry.seat(place).plate for place in geometry.places[1:]),
        geometry.menu_button(),
        geometry.pill(),
        *(geometry.corner_button(index) for index in range(corners)),
        geometry.counter(15).plate,
        *geometry.tools(3),
        geometry.own_chip(),
        geometry.action_bar([136 * geometry.stage.unit] * 3).bar,
        geometry.preview(200 * geometry.stage.unit),
    ]


@given(stages, st.integers(2, 5), st.booleans(), st.sampled_from([100, 130, 200]))
def test_nothing_overlaps_in_any_window(stage: Stage, seats: int, two_rows: bool, text_scale: int) -> None:
    geometry = TableGeometry(stage, seats, True, two_rows, text_scale)
    boxes = solid(geometry)
    window = Rect(0, 0, stage.window_width, stage.window_height)
    for box in boxes:
        assert window.contains(box.x, box.y)
        assert window.contains(box.right - 1, box.bottom - 1)
    for first, second in combinations(boxes, 2):
        assert not first.overlaps(second)


@given(stages, st.integers(3, 5), st.sampled_from([100, 150, 200]))
def test_news_of_any_height_stands_between_the_side_plates(stage: Stage, seats: int, text_scale: int) -> None:
    geometry = TableGeometry(stage, seats, text_scale=text_scale)
    news = geometry.notices()
    assert geometry.seat(Place.LEFT).plate.right < news.x
    assert news.right < geometry.seat(Place.RIGHT).plate.x


@given(stages, st.integers(2, 5))
def test_news_stands_clear_of_what_is_played_and_pressed(stage: Stage, seats: int) -> None:
    geometry = TableGeometry(stage, seats)
    news = geometry.notices()
    spots = [(geometry.room.play(place, 12).fan.bounds, geometry.room.bubble(place, 110)) for place in geometry.places]
    assert news.height >= 44 * stage.unit
    pressed = (geometry.menu_button(), geometry.pill(), *geometry.tools(3), geometry.action_bar([136.0] * 3).bar)
    for box in (*(box for spot in spots for box in spot), *pressed, *geometry.top_row(8, 2).cards):
        assert not news.overlaps(box)


@given(stages, st.integers(1, 40), st.sampled_from([100, 150, 200]))
def test_the_own_chip_ends_above_the_hand(stage: Stage, cards: int, text_scale: int) -> None:
    hand = hand_geometry(stage, sorted(range(cards), reverse=True))
    geometry = TableGeometry(stage, 3, two_rows=hand.rows == 2, text_scale=text_scale)
    assert geometry.own_chip().bottom <= min(slot.y for slot in hand.slots)


@given(stages, st.integers(2, 5), st.integers(1, 33), st.booleans())
def test_plays_stay_on_the_stage_and_off_the_plates(stage: Stage, seats: int, count: int, two_rows: bool) -> None:
    geometry = TableGeometry(stage, seats, two_rows=two_rows)
    plates = [geometry.seat(place).plate for place in geometry.places[1:]]
    for place in geometry.places:
        box = geometry.room.play(place, count).fan.bounds
        assert box.x >= stage.left
        assert box.right <= stage.left + stage.width * stage.unit
        assert not any(box.overlaps(plate) for plate in plates)


@given(stages, st.integers(3, 5), st.integers(1, 20), st.booleans())
def test_plays_at_the_sides_never_meet(stage: Stage, seats: int, count: int, two_rows: bool) -> None:
    room = TableGeometry(stage, seats, two_rows=two_rows).room
    left, own, right = (room.play(place, count).fan.bounds for place in (L, OWN, R))
    assert not left.overlaps(right)
    if seats == 5 or two_rows or stage.narrow:
        assert not left.overlaps(own)
        assert not right.overlaps(own)


@given(
    stages, st.lists(st.integers(1, 24), min_size=5, max_size=5), st.lists(st.integers(1, 20), min_size=5, max_size=5)
)
def test_nothing_lies_over_five_open_hands(stage: Stage, held: list[int], played: list[int]) -> None:
    own = hand_geometry(stage, sorted(range(held[0]), reverse=True))
    geometry = TableGeometry(stage, 5, two_rows=own.rows == 2, all_open=True)
    others = geometry.places[1:]
    boxes = [
        *(geometry.seat(place).plate for place in others),
        *(geometry.room.open_hand(place, held[index]).bounds for index, place in enumerate(others, 1)),
        *(geometry.room.play(place, played[index]).fan.bounds for index, place in enumerate(geometry.places)),
        geometry.own_chip(),
        bounds(own.card_rect(index) for index in range(held[0])),
        *geometry.top_row(3, 1).cards,
    ]
    for first, second in combinations(boxes, 2):
        assert not first.overlaps(second)
    for index, place in enumerate(others, 1):
        bubble = geometry.room.bubble_at_open_hand(place, 80 * stage.unit, held[index])
        assert not any(
            bubble.overlaps(geometry.room.open_hand(other, held[n]).bounds) for n, other in enumerate(others, 1)
        )


@given(
    stages, st.lists(st.integers(1, 33), min_size=4, max_size=4), st.lists(st.integers(1, 12), min_size=4, max_size=4)
)
def test_top_and_own_play_lie_clear_of_four_open_hands(stage: Stage, held: list[int], played: list[int]) -> None:
    own = hand_geometry(stage, sorted(range(held[0]), reverse=True))
    if own.rows == 2 and not stage.narrow:
        return
    room = TableGeometry(stage, 4, all_open=True).room
    hand = room.open_hand(T, held[2]).bounds
    plays = [room.play(OWN, played[0]).fan.bounds, room.play(T, played[2], open_cards=held[2]).fan.bounds]
    for first, second in combinations([hand, *plays], 2):
        assert not first.overlaps(second)
    bubbles = [room.bubble(OWN, 60 * stage.unit), room.bubble_at_open_hand(T, 60 * stage.unit, held[2])]
    for first, second in combinations([hand, *bubbles], 2):
        assert not first.overlaps(second)


@given(stages, st.integers(1, 24), st.lists(st.integers(1, 20), min_size=2, max_size=2), st.booleans())
def test_plays_and_bubbles_lie_clear_of_two_open_hands(
    stage: Stage, held: int, played: list[int], two_rows: bool
) -> None:
    geometry = TableGeometry(stage, 2, two_rows=two_rows, all_open=True)
    room, word = geometry.room, 60 * stage.unit
    hand = room.open_hand(T, held).bounds
    plays = [room.play(OWN, played[0]).fan.bounds, room.play(T, played[1], open_cards=held).fan.bounds]
    bubbles = [room.bubble(OWN, word), room.bubble_at_open_hand(T, word, held)]
    for boxes in (plays, bubbles):
        boxes = [geometry.seat(T).plate, hand, geometry.own_chip(), *geometry.top_row(3).cards, *boxes]
        for first, second in combinations(boxes, 2):
            assert not first.overlaps(second)


@given(stages, st.lists(st.integers(1, 33), min_size=2, max_size=2), st.integers(1, 20))
def test_plays_at_the_sides_lie_clear_of_four_open_hands(stage: Stage, held: list[int], played: int) -> None:
    room = TableGeometry(stage, 4, all_open=True).room
    hands = [room.open_hand(T, held[0]).bounds, room.open_hand(R, held[1]).bounds]
    play = room.play(R, played, open_cards=held[1]).fan.bounds
    assert not any(play.overlaps(hand) for hand in hands)


@given(stages, st.integers(2, 5), st.booleans())
def test_the_own_bubble_lies_clear_of_what_is_announced(stage: Stage, seats: int, two_rows: bool) -> None:
    geometry = TableGeometry(stage, seats, two_rows=two_rows)
    room, unit = replace(geometry.room, told=True), stage.unit
    bubble = room.bubble(OWN, 110 * unit)
    title, line = geometry.announcement()
    words = Rect(title.x - 250 * unit, title.y - 26 * unit, 500 * unit, line.y + 4 * unit - title.y + 26 * unit)
    assert not bubble.overlaps(words)
    # but for the preview, whose place it takes
    for other in (*solid(geometry)[:-1], *(room.bubble(place, 110 * unit) for place in geometry.places[1:])):
        assert not bubble.overlaps(other)
