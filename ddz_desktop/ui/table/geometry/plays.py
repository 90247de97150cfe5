"""What lies beside a seat: its play, its open hand, its bubble, and the name of the kind."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ddz_desktop.ui.table.geometry.fans import ASPECT, ROW_DROP, Fan, FanSpec, fan, in_one_row
from ddz_desktop.ui.table.geometry.open_rows import BESIDE_CHIP, OpenRows
from ddz_desktop.ui.table.geometry.seats import (
    TOP_HEIGHT,
    TOP_WIDTH,
    Place,
    chip_y,
    side_seat_width,
    side_seat_y,
    top_seat_y,
)
from ddz_desktop.ui.table.geometry.shapes import Align, Point, Rect
from ddz_desktop.ui.table.geometry.stage import Stage

BUBBLE_HEIGHT = 46.0
WIDEST_BESIDE = 300.0
OWN_CARD, OWN_STEP = 84.0, 32.0
# how much a hand in two rows lifts the chip and tools, and the action bar and all above it
CHIP_LIFT, BAR_LIFT = 70.0, 84.0
# a narrow stage lower than this has no room for full-size plays above and below its middle
CRAMPED = 880.0
SMALL_CARD, SMALL_STEP = 62.0, 25.0
# where all hands of a table of four lie open: the part of the width that a side has
OPEN_SHARE = 0.22
# how high above the lower edge the own play then ends: there are no buttons between it and the hand
WITHOUT_BAR, NARROW_MORE = 222.0, 60.0
# how far under a play the name of its kind stands
LABEL_DROP = 24.0


@dataclass(frozen=True)
class Play:
    """The cards of a play in px and where the name of its kind stands (its baseline)."""

    fan: Fan
    label: Point
    label_align: Align


@dataclass(frozen=True)
class PlayRoom:
    """Lays out what belongs to the seats of one table, `seats` of them; `lifted` while the hand takes two rows.

    `all_open`: every seat's hand lies open at once.
    """

    stage: Stage
    seats: int
    text_scale: int = 100
    lifted: bool = False
    all_open: bool = False

    def play(self, place: Place, count: int, *, open_cards: int = 0) -> Play:
        """A play of `count` cards; beside an open hand of `open_cards` it moves out of the way of its indices."""
        spec = self._spec(place, open_cards, count)
        row = fan(self.stage, count, spec)
        return Play(row, *self._label(place, row))

    def open_hand(self, place: Place, count: int) -> Fan:
        """The cards of a seat that plays with an open hand (明牌, 摊打)."""
        if self._rows is not None:
            return fan(self.stage, count, self._rows.hand(place, count))
        return fan(self.stage, count, self._open_spec(place, self._base_spec(place)))

    def bubble(self, place: Place, text_width: float, padding: float = 18.0) -> Rect:
        """The bubble of a pass or bid whose text is `text_width` px wide, where the play would be."""
        spec = self._spec(place, 0)
        middle = spec.y + ASPECT * spec.card / 2
        rows = self._rows is not None or self._line_under_top is not None
        at_top = place.align is Align.CENTRE and place is not Place.OWN and not rows
        y = spec.y + 4 if at_top else middle - BUBBLE_HEIGHT / 2
        box = self.stage.rect(spec.x, y, text_width / self.stage.unit + 2 * padding, BUBBLE_HEIGHT)
        shift = {Align.LEFT: 0.0, Align.CENTRE: box.width / 2, Align.RIGHT: box.width}[spec.align]
        return box._replace(x=box.x - shift)

    def bubble_at_open_hand(self, place: Place, text_width: float, open_cards: int) -> Rect:
        """The bubble of a seat whose hand lies open: below that hand, or as far down as the chip and tools let it."""
        box, unit = self.bubble(place, text_width), self.stage.unit
        if self._rows is not None:
            return box
        if self._line_under_top is not None and not place.is_side:
            return box
        if self.seats < 5:
            return box._replace(y=self.play(place, 1, open_cards=open_cards).fan.bounds.y)
        chip = chip_y(self.stage, CHIP_LIFT if self.lifted else 0.0)
        lowest = self.stage.point(0, chip).y - box.height - 8 * unit
        return box._replace(y=min(self.open_hand(place, open_cards).bounds.bottom + 8 * unit, lowest))

    def note(self, place: Place, width: float, bubble: Rect | None) -> Rect:
        """A plate `width` px wide, as for the first bidder's card: under his bubble, beside it at the top.

        There it takes the bubble's place as long as there is none.
        """
        box, unit = bubble or self.bubble(place, 0.0), self.stage.unit
        height, gap = 44 * unit, 10 * unit
        if place.align is Align.CENTRE:
            x = bubble.right + gap if bubble else box.centre.x - width / 2
            return Rect(x, box.centre.y - height / 2, width, height)
        x = box.x if place.align is Align.LEFT else box.right - width
        return Rect(x, box.bottom + gap, width, height)

    @property
    def beside(self) -> float:
        """How far from the stage's edge, in units, what lies beside a side seat begins."""
        return self._side_edge

    # helpers

    @property
    def _cramped(self) -> bool:
        return self.stage.narrow and self.stage.height < CRAMPED

    @property
    def _shares_height(self) -> bool:
        """Whether the own play lies between the plays at the sides, not under them."""
        return self.seats == 5 or self.lifted or self.stage.narrow

    @property
    def _side_edge(self) -> float:
        """How far from the stage's edge a play beside a side seat begins."""
        return 20 + side_seat_width(self.text_scale) + (16 if self.stage.narrow else 20)

    @property
    def _side_room(self) -> float:
        """The width of a play beside a side seat."""
        if not self._shares_height:
            return self.stage.width / 2 - self._side_edge - 20
        return 0.22 * self.stage.width if self.stage.narrow else WIDEST_BESIDE

    def _spec(self, place: Place, open_cards: int, count: int = 1) -> FanSpec:
        if self._rows is not None:
            return self._spec_in_rows(self._rows, place, count)
        line = self._line_under_top
        if line is not None and place in (Place.OWN, Place.TOP):
            return self._spec_in_line(line, place, count)
        if place is Place.OWN:
            return self._own_spec()
        base = self._base_spec(place)
        if open_cards == 0:
            return base
        return FanSpec(base.card, base.step, base.room, base.x, self._below_open(place, open_cards, base), base.align)

    def _base_spec(self, place: Place) -> FanSpec:
        """Another seat's play where no hand lies open."""
        return self._side_spec(place) if place.is_side else self._top_spec(place)

    def _spec_in_rows(self, rows: OpenRows, place: Place, count: int) -> FanSpec:
        """The own play stands under all rows where there is room, else in the last one."""
        own = self._own_spec()
        if place is not Place.OWN or rows.end + LABEL_DROP + 6 > own.y:
            return rows.play(place, count)
        room = self.stage.width - 2 * BESIDE_CHIP
        return replace(own, room=room, card=min(own.card, in_one_row(count, room)))

    @property
    def _line_under_top(self) -> float | None:
        """Where four hands lie open in a low window: the height at which the own play and that of the top lie side by
        side, under the top hand's two rows.
        """
        if self.seats != 4 or not self.all_open or self.lifted:
            return None
        top = self._top_spec(Place.TOP)
        y = top.y + (1 + ROW_DROP) * ASPECT * SMALL_CARD + 8
        return y if y + ASPECT * top.card + 6 > self._own_spec().y else None

    def _spec_in_line(self, y: float, place: Place, count: int) -> FanSpec:
        middle, apart = self.stage.width / 2, 12.0
        room = middle - apart - BESIDE_CHIP
        card = min(SMALL_CARD, (self._own_bottom - y) / ASPECT, in_one_row(count, room))
        x, align = (middle - apart, Align.RIGHT) if place is Place.OWN else (middle + apart, Align.LEFT)
        return FanSpec(card, 0.4 * card, room, x, y, align)

    @property
    def _rows(self) -> OpenRows | None:
        """The rows of five open hands with their plays."""
        if self.seats < 5 or not self.all_open:
            return None
        return OpenRows(self.stage, self._own_bottom - 10, self.text_scale)

    @property
    def _own_bottom(self) -> float:
        """Where the own play ends."""
        above = 430.0 if self.stage.narrow else 352.0
        if self.all_open:
            above = WITHOUT_BAR + (NARROW_MORE if self.stage.narrow else 0.0)
        return self.stage.height - above - (BAR_LIFT if self.lifted else 0.0)

    def _own_spec(self) -> FanSpec:
        bottom = self._own_bottom
        middle = self.stage.width / 2
        room = self.stage.width - 2 * self._side_edge
        if self._shares_height:
            room -= 2 * self._side_room + 32
        card, step = (SMALL_CARD, SMALL_STEP) if self._cramped else (OWN_CARD, OWN_STEP)
        return FanSpec(card, step, max(room, 2 * card), middle, bottom - ASPECT * card, Align.CENTRE)

    def _side_spec(self, place: Place) -> FanSpec:
        stage = self.stage
        card, step = (70.0, 28.0) if self.seats == 5 else (76.0, 30.0) if stage.narrow else (78.0, 30.0)
        below = {3: 56.0, 4: 80.0, 5: 90.0}[self.seats] if not stage.narrow else 90.0 if self.seats == 5 else 64.0
        x = self._side_edge if place is Place.LEFT else stage.width - self._side_edge
        y = side_seat_y(stage, self.seats, CHIP_LIFT if self.lifted else 0.0, all_open=self.all_open)
        return FanSpec(card, step, self._side_room, x, y + below, place.align)

    def _top_spec(self, place: Place) -> FanSpec:
        stage = self.stage
        share = {Place.TOP_LEFT: 0.305, Place.TOP_RIGHT: 0.695}.get(place, 0.5)
        card, step, room = {2: (78.0, 31.0, 560.0), 4: (70.0, 28.0, 420.0), 5: (64.0, 26.0, WIDEST_BESIDE)}[self.seats]
        if self._cramped:
            card, step = SMALL_CARD, SMALL_STEP
        seat = top_seat_y(stage, self.seats)
        aside = 20 + side_seat_width(self.text_scale) + 16
        if self.seats == 4 and self.lifted:  # the own play takes the place under the plate
            left = stage.width / 2 + TOP_WIDTH / 2 + 14
            return FanSpec(SMALL_CARD, SMALL_STEP, stage.width - aside - left, left, seat - 6, Align.LEFT)
        room = min(room, 2 * (min(share, 1 - share) * stage.width - aside))
        y = seat + 154 if self.seats == 2 else seat + TOP_HEIGHT + (8 if self.seats == 5 else 14)
        return FanSpec(card, step, room, share * stage.width, y, Align.CENTRE)

    def _open_spec(self, place: Place, base: FanSpec) -> FanSpec:
        """Three seats: above the play. More seats: in its place, the play then covering all but the indices."""
        card, step = (62.0, 27.0) if self.seats < 5 else (56.0, 24.0)
        room, y = base.room, base.y
        if self.seats == 3 and place.is_side and self.all_open:
            room, y = self.stage.width / 2 - self._side_edge - 12, base.y - 28
        elif self.seats == 3 and place.is_side:
            room = self.stage.width - 2 * base.x if place is Place.LEFT else 2 * base.x - self.stage.width
            y = base.y - 28
        elif self.seats == 4 and place.is_side:
            room, y = OPEN_SHARE * self.stage.width if self.all_open else base.room - 140, base.y - 86
        elif self.seats == 4 and self.all_open:
            room = self.stage.width - 2 * (self._side_edge + OPEN_SHARE * self.stage.width + 16)
        elif self.seats == 5:
            y = base.y - 6
        return FanSpec(card, step, room, base.x, y, base.align)

    def _below_open(self, place: Place, open_cards: int, base: FanSpec) -> float:
        row = self.open_hand(place, open_cards).bounds
        unit = self.stage.unit
        if self.seats <= 4 and place.is_side:
            return row.bottom / unit + 16
        below = row.bottom / unit + 8
        if self.all_open and below + ASPECT * base.card + 6 <= self._own_spec().y:
            return below
        last_index_row = row.bottom / unit - ASPECT * (62.0 if self.seats < 5 else 56.0) * 0.55
        return max(base.y, last_index_row)

    def _label(self, place: Place, row: Fan) -> tuple[Point, Align]:
        """24 below the play; beside it at the top, where other cards or the preview may lie below."""
        if not row.cards:
            return Point(0.0, 0.0), Align.LEFT
        box, unit = row.bounds, self.stage.unit
        if place is Place.TOP_RIGHT and self._rows is not None:
            return Point(box.x - 12 * unit, box.bottom - 8 * unit), Align.RIGHT
        if place.align is Align.CENTRE and place is not Place.OWN:
            return Point(box.right + 12 * unit, box.bottom - 8 * unit), Align.LEFT
        anchors = {Align.LEFT: box.x, Align.CENTRE: box.centre.x, Align.RIGHT: box.right}
        return Point(anchors[place.align], box.bottom + LABEL_DROP * unit), place.align
