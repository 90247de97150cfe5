"""Five seats whose hands all lie open: four rows between the plates at the top and the own hand.

From above: hands of the top seats, their plays, hands of the side seats, their plays with the own one between them.
"""

from __future__ import annotations

from dataclasses import dataclass

from ddz_desktop.ui.table.geometry.fans import ASPECT, FanSpec, in_one_row
from ddz_desktop.ui.table.geometry.seats import OPEN_TOP_Y, TOP_HEIGHT, Place, side_seat_width, top_centre
from ddz_desktop.ui.table.geometry.shapes import Align
from ddz_desktop.ui.table.geometry.stage import Stage

GAP = 6.0
WIDEST_CARD, STEP = 62.0, 0.42
# right of the own chip; of the stage's width, what a play at the side may take
BESIDE_CHIP, SIDE_SHARE = 288.0, 0.17
TOP_PLAY = 240.0


@dataclass(frozen=True)
class OpenRows:
    """Where cards lie, in stage units; `bottom` is where the rows end."""

    stage: Stage
    bottom: float
    text_scale: int = 100

    @property
    def card(self) -> float:
        """The widest that a card is."""
        height = (self.bottom - self._top - 3 * GAP) / 4
        return min(WIDEST_CARD, height / ASPECT)

    @property
    def end(self) -> float:
        """Where the last row ends, above the name of a kind."""
        return self._top + 4 * ASPECT * self.card + 3 * GAP

    def hand(self, place: Place, count: int) -> FanSpec:
        """The open hand of another seat."""
        room = self.stage.width / 2 - self._edge - 10
        if place.is_side:
            x = self._edge if place is Place.LEFT else self.stage.width - self._edge
            return self._spec(2, count, x, room, place.align)
        middle = self._edge + room / 2
        x = middle if place is Place.TOP_LEFT else self.stage.width - middle
        return self._spec(0, count, x, room, Align.CENTRE)

    def play(self, place: Place, count: int) -> FanSpec:
        """The play of a seat."""
        if place is Place.OWN:
            left, right = self._own_room
            return self._spec(3, count, (left + right) / 2, right - left, Align.CENTRE)
        if place.is_side:
            x = BESIDE_CHIP if place is Place.LEFT else self.stage.width - self._edge
            return self._spec(3, count, x, SIDE_SHARE * self.stage.width, place.align)
        return self._spec(1, count, top_centre(self.stage, place), TOP_PLAY, Align.CENTRE)

    # helpers

    @property
    def _top(self) -> float:
        return OPEN_TOP_Y + TOP_HEIGHT + GAP

    @property
    def _edge(self) -> float:
        return 20 + side_seat_width(self.text_scale) + 16

    @property
    def _own_room(self) -> tuple[float, float]:
        side, apart = SIDE_SHARE * self.stage.width, 16.0
        return BESIDE_CHIP + side + apart, self.stage.width - self._edge - side - apart

    def _spec(self, row: int, count: int, x: float, room: float, align: Align) -> FanSpec:
        """Cards that would wrap into a second row are smaller."""
        y = self._top + row * (ASPECT * self.card + GAP)
        card = min(self.card, in_one_row(count, room))
        return FanSpec(card, STEP * card, room, x, y, align)
