"""Seats: who sits where for two to five players, and the parts of each seat's plate."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ddz_desktop.ui.table.geometry.shapes import Align, Point, Rect
from ddz_desktop.ui.table.geometry.stage import Stage

SIDE_WIDTH, WIDE_SIDE_WIDTH, SIDE_HEIGHT = 136.0, 160.0, 214.0
TOP_WIDTH, WIDE_TOP_WIDTH, TOP_HEIGHT = 280.0, 324.0, 68.0
OPEN_TOP_Y = 94.0
LARGE_TEXT = 130
# a narrow stage leaves the room of a hand's second row
NARROW_ROW = 40.0
# the share of the stage's height at which the centre of a side seat stands
_SIDE_CENTRE = {3: 265 / 800, 4: 283 / 800, 5: 353 / 800}
_NARROW_SIDE_CENTRE = 343 / 900


class Place(StrEnum):
    """Where a seat stands; OWN is the player at the bottom."""

    OWN = "own"
    LEFT = "left"
    TOP_LEFT = "top-left"
    TOP = "top"
    TOP_RIGHT = "top-right"
    RIGHT = "right"

    @property
    def is_side(self) -> bool:
        return self in (Place.LEFT, Place.RIGHT)

    @property
    def align(self) -> Align:
        """The edge that plays and bubbles beside this seat hold."""
        sides = {Place.LEFT: Align.LEFT, Place.RIGHT: Align.RIGHT}
        return sides.get(self, Align.CENTRE)


_CLOCKWISE = {
    2: (Place.OWN, Place.TOP),
    3: (Place.OWN, Place.LEFT, Place.RIGHT),
    4: (Place.OWN, Place.LEFT, Place.TOP, Place.RIGHT),
    5: (Place.OWN, Place.LEFT, Place.TOP_LEFT, Place.TOP_RIGHT, Place.RIGHT),
}


def seat_places(seats: int, *, clockwise: bool) -> tuple[Place, ...]:
    """Place of the k-th seat after the own one in playing order, k from 0; ValueError unless 2 to 5 seats."""
    if seats not in _CLOCKWISE:
        raise ValueError(f"A table has 2 to 5 seats, not {seats}.")
    places = _CLOCKWISE[seats]
    return places if clockwise else (places[0], *reversed(places[1:]))


@dataclass(frozen=True)
class SeatGeometry:
    """A seat's plate and its parts, in px. Texts are given by their baseline, aligned as `text_align` says.

    `badge` is the centre of the role badge at a side seat and its left middle at a top seat. `tag` is where tags start:
    their upper right corner at the left seat, upper left at the right seat, left middle after the name at the top.
    """

    place: Place
    plate: Rect
    avatar: Point
    avatar_radius: float
    ring_radius: float
    badge: Point
    badge_height: float
    name: Point
    name_room: float
    score: Point
    card: Rect
    count: Point
    tag: Point
    tag_align: Align
    text_align: Align
    radius: float


def seat_geometry(
    stage: Stage, place: Place, seats: int, text_scale: int = 100, chip_lift: float = 0.0, *, all_open: bool = False
) -> SeatGeometry:
    """The plate of another player's seat. Text scales from 130 % on widen side seats; `all_open` as at the table."""
    if place.is_side:
        return _side_seat(stage, place, side_seat_y(stage, seats, chip_lift, all_open=all_open), text_scale)
    y = top_seat_y(stage, seats, all_open=all_open)
    return plate_at(stage, place, top_centre(stage, place), y, text_scale)


def top_centre(stage: Stage, place: Place) -> float:
    """The middle of a top seat in units."""
    return {Place.TOP_LEFT: 0.305, Place.TOP_RIGHT: 0.695}.get(place, 0.5) * stage.width


def top_seat_y(stage: Stage, seats: int, *, all_open: bool = False) -> float:
    """Upper edge of a top seat in units; higher where the hands of two or five lie open and there is no counter."""
    if all_open and seats in (2, 5):
        return OPEN_TOP_Y
    return 148.0 if stage.narrow else 158.0 if seats == 5 else 152.0


def side_seat_y(stage: Stage, seats: int, chip_lift: float = 0.0, *, all_open: bool = False) -> float:
    """Upper edge of a side seat in units: its share of the height, but clear of the chip and of near top seats."""
    top = top_seat_y(stage, seats, all_open=all_open)
    share = _NARROW_SIDE_CENTRE if stage.narrow else _SIDE_CENTRE[seats]
    y = min(share * stage.height - SIDE_HEIGHT / 2, chip_y(stage, chip_lift, bar=not all_open) - 12 - SIDE_HEIGHT)
    return max(y, top + TOP_HEIGHT + 12) if stage.narrow and seats == 5 else y


def chip_y(stage: Stage, lift: float = 0.0, *, bar: bool = True) -> float:
    """Upper edge of the own chip and the tools in units; without a `bar` it stands lower, just above the hand."""
    if not bar:
        return stage.height - 282.0 - (NARROW_ROW if stage.narrow else lift)
    return stage.height - (328.0 if stage.narrow else 294.0) - lift


def side_seat_width(text_scale: int) -> float:
    return WIDE_SIDE_WIDTH if text_scale >= LARGE_TEXT else SIDE_WIDTH


def top_seat_width(text_scale: int) -> float:
    return WIDE_TOP_WIDTH if text_scale >= LARGE_TEXT else TOP_WIDTH


def _side_seat(stage: Stage, place: Place, y: float, text_scale: int) -> SeatGeometry:
    width = side_seat_width(text_scale)
    x = 20.0 if place is Place.LEFT else stage.width - 20 - width
    middle = x + width / 2
    unit = stage.unit
    left = place is Place.LEFT
    spread = 3.0 if text_scale >= LARGE_TEXT else 0.0  # between badge, name and score
    return SeatGeometry(
        place=place,
        plate=stage.rect(x, y, width, SIDE_HEIGHT),
        avatar=stage.point(middle, y + 52),
        avatar_radius=38 * unit,
        ring_radius=44 * unit,
        badge=stage.point(middle, y + 96 - spread),
        badge_height=25 * unit,
        name=stage.point(middle, y + 131 + spread),
        name_room=(width - 16) * unit,
        score=stage.point(middle, y + 151 + spread),
        card=stage.rect(middle - 36, y + 157, 36, 50),
        count=stage.point(middle + 10, y + 194),
        tag=stage.point(x + width + 8 if left else x - 8, y - 10),
        tag_align=Align.RIGHT if left else Align.LEFT,
        text_align=Align.CENTRE,
        radius=18 * unit,
    )


def plate_at(stage: Stage, place: Place, middle: float, y: float, text_scale: int = 100) -> SeatGeometry:
    """A flat plate, as for top seats, with the middle of its upper edge at a point in units.

    Text scales from 130 % on widen it, for the badge and the count, and bring name and badge further apart.
    """
    unit, width = stage.unit, top_seat_width(text_scale)
    x, more = middle - width / 2, width - TOP_WIDTH
    apart = 2.5 if more else 0.0
    card = x + 200 + 0.75 * more
    return SeatGeometry(
        place=place,
        plate=stage.rect(x, y, width, TOP_HEIGHT),
        avatar=stage.point(x + 38, y + 34),
        avatar_radius=26 * unit,
        ring_radius=31 * unit,
        badge=stage.point(x + 76, y + 48 + apart / 2),
        badge_height=24 * unit,
        name=stage.point(x + 76, y + 27 - apart),
        name_room=(112 + 0.75 * more) * unit,
        score=stage.point(x + 147, y + 53),
        card=stage.rect(card, y + 9, 36, 50),
        count=stage.point(card + 43, y + 46),
        tag=stage.point(x + 118, y + 21 - apart),
        tag_align=Align.LEFT,
        text_align=Align.LEFT,
        radius=18 * unit,
    )
