"""Tables whose hands all lie open, as a replay shows them, where there is no room beside the seats."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ddz_desktop.ui.table.geometry.fans import ASPECT, ROW_DROP, FanSpec, in_one_row
from ddz_desktop.ui.table.geometry.layouts import SMALL_CARD, BesideSeats, middle_of_bubble
from ddz_desktop.ui.table.geometry.seats import OPEN_TOP_Y, TOP_HEIGHT, Place, side_seat_width, top_centre
from ddz_desktop.ui.table.geometry.shapes import Align
from ddz_desktop.ui.table.geometry.stage import Stage

GAP = 6.0
WIDEST_CARD, STEP = 62.0, 0.42
# right of the own chip; of the stage's width, what a play at the side may take
BESIDE_CHIP, SIDE_SHARE = 288.0, 0.17
TOP_PLAY = 240.0
# between the own play and that of the top where they lie side by side
APART = 12.0
# the height that the name of a kind takes under a play
KIND_HEIGHT = 30.0


def layout_of(
    stage: Stage, seats: int, text_scale: int = 100, *, lifted: bool = False, all_open: bool = False
) -> BesideSeats:
    """How cards lie at a table."""
    table = stage, seats, text_scale, lifted, all_open
    if all_open and seats == 5:
        return FiveOpenHands(*table)
    if all_open and (seats == 2 or (seats == 4 and not lifted)):
        line = LineUnderTop(*table)
        if line.is_needed:
            return line
    return BesideSeats(*table)


@dataclass(frozen=True)
class LineUnderTop(BesideSeats):
    """Two or four open hands in a low window: the own play and the top's lie side by side, under the top's hand.

    That is in one row for two and in two rows for four.
    """

    @property
    def is_needed(self) -> bool:
        """Whether the top's play would else lie over the own one."""
        return self._line + ASPECT * self.others_play(Place.TOP).card + 6 > self.own_play().y

    def play(self, place: Place, count: int, open_cards: int = 0) -> FanSpec:
        if place.is_side:
            return super().play(place, count, open_cards)
        middle = self.stage.width / 2
        room = middle - APART - BESIDE_CHIP
        card = min(SMALL_CARD, (self.own_end - self._line) / ASPECT, in_one_row(count, room))
        x, align = (middle - APART, Align.RIGHT) if place is Place.OWN else (middle + APART, Align.LEFT)
        return FanSpec(card, 0.4 * card, room, x, self._line, align)

    def bubble_y(self, place: Place, spec: FanSpec) -> float:
        return middle_of_bubble(spec)

    def bubble_y_at_hand(self, place: Place, open_cards: int) -> float | None:
        return super().bubble_y_at_hand(place, open_cards) if place.is_side else None

    @property
    def _line(self) -> float:
        rows = 1.0 if self.seats == 2 else 1 + ROW_DROP
        return self.hand(Place.TOP, 1).y + rows * ASPECT * SMALL_CARD + 8


@dataclass(frozen=True)
class FiveOpenHands(BesideSeats):
    """Four rows between the plates at the top and the own hand.

    From above: hands of the top seats, their plays, hands of the side seats, their plays with the own one between.
    """

    def play(self, place: Place, count: int, open_cards: int = 0) -> FanSpec:
        """The own play stands under all rows where there is room, else in the last one."""
        if place is Place.OWN:
            return self._own_under_rows(count) or self._own_in_row(count)
        if place.is_side:
            x = BESIDE_CHIP if place is Place.LEFT else self.stage.width - self._edge
            return self._spec(3, count, x, SIDE_SHARE * self.stage.width, place.align)
        return self._spec(1, count, top_centre(self.stage, place), TOP_PLAY, Align.CENTRE)

    def hand(self, place: Place, count: int) -> FanSpec:
        room = self.stage.width / 2 - self._edge - 10
        if place.is_side:
            x = self._edge if place is Place.LEFT else self.stage.width - self._edge
            return self._spec(2, count, x, room, place.align)
        middle = self._edge + room / 2
        x = middle if place is Place.TOP_LEFT else self.stage.width - middle
        return self._spec(0, count, x, room, Align.CENTRE)

    def bubble_y(self, place: Place, spec: FanSpec) -> float:
        return middle_of_bubble(spec)

    def bubble_y_at_hand(self, place: Place, open_cards: int) -> float | None:
        return None

    def names_kind_at_left(self, place: Place) -> bool:
        return place is Place.TOP_RIGHT

    # helpers

    @property
    def _card(self) -> float:
        """The widest that a card is."""
        height = (self.own_end - 10 - self._top - 3 * GAP) / 4
        return min(WIDEST_CARD, height / ASPECT)

    @property
    def _end(self) -> float:
        """Where the last row ends, above the name of a kind."""
        return self._top + 4 * ASPECT * self._card + 3 * GAP

    @property
    def _top(self) -> float:
        return OPEN_TOP_Y + TOP_HEIGHT + GAP

    @property
    def _edge(self) -> float:
        return 20 + side_seat_width(self.text_scale) + 16

    def _own_under_rows(self, count: int) -> FanSpec | None:
        own, room = self.own_play(), self.stage.width - 2 * BESIDE_CHIP
        if self._end + KIND_HEIGHT > own.y:
            return None
        return replace(own, room=room, card=min(own.card, in_one_row(count, room)))

    def _own_in_row(self, count: int) -> FanSpec:
        side, apart = SIDE_SHARE * self.stage.width, 16.0
        left, right = BESIDE_CHIP + side + apart, self.stage.width - self._edge - side - apart
        return self._spec(3, count, (left + right) / 2, right - left, Align.CENTRE)

    def _spec(self, row: int, count: int, x: float, room: float, align: Align) -> FanSpec:
        """Cards that would wrap into a second row are smaller."""
        y = self._top + row * (ASPECT * self._card + GAP)
        card = min(self._card, in_one_row(count, room))
        return FanSpec(card, STEP * card, room, x, y, align)
