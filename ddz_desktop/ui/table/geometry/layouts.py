"""Where cards lie in front of the seats of a table: beside each plate. Tables that show all hands have their own ways.

`layout_of` chooses the one for a table; everything is in stage units.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ddz_desktop.ui.table.geometry.fans import ASPECT, FanSpec, fan, in_one_row
from ddz_desktop.ui.table.geometry.seats import (
    TOP_HEIGHT,
    Place,
    chip_y,
    side_seat_width,
    side_seat_y,
    top_seat_width,
    top_seat_y,
)
from ddz_desktop.ui.table.geometry.shapes import Align
from ddz_desktop.ui.table.geometry.stage import Stage

BUBBLE_HEIGHT = 46.0
WIDEST_BESIDE = 300.0
OWN_CARD, OWN_STEP = 84.0, 32.0
# how much a hand in two rows lifts the chip and tools, and the action bar and all above it
CHIP_LIFT, BAR_LIFT = 70.0, 84.0
# a narrow stage lower than this has no room for full-size plays above and below its middle
CRAMPED = 880.0
SMALL_CARD, SMALL_STEP = 62.0, 25.0
OPEN_CARD, OPEN_STEP = 62.0, 27.0
OPEN_CARD_OF_FIVE, OPEN_STEP_OF_FIVE = 56.0, 24.0
# where all hands of a table of four lie open: the part of the width that a side has
OPEN_SHARE = 0.22
# how high above the lower edge the own play then ends: there are no buttons between it and the hand
WITHOUT_BAR, NARROW_MORE = 222.0, 60.0


@dataclass(frozen=True)
class BesideSeats:
    """Plays beside their seats; `lifted` while the own hand takes two rows.

    One hand at the most lies open, or with `all_open` every seat's.
    """

    stage: Stage
    seats: int
    text_scale: int = 100
    lifted: bool = False
    all_open: bool = False

    def play(self, place: Place, count: int, open_cards: int = 0) -> FanSpec:
        """A play of `count` cards; beside an open hand of `open_cards` it moves out of the way of its indices."""
        if place is Place.OWN:
            return self.own_play()
        usual = self.others_play(place)
        if self.seats == 4 and place.is_side and self.all_open:  # no wider than the hand, beside which the top's lies
            room = OPEN_SHARE * self.stage.width
            usual = replace(usual, room=room, card=min(usual.card, in_one_row(count, room)))
        return replace(usual, y=self._below_open(place, open_cards, usual)) if open_cards else usual

    def hand(self, place: Place, count: int) -> FanSpec:
        """An open hand. Three seats: above the play; more: in its place, the play then covering all but the indices."""
        base = self.others_play(place)
        card, step = (OPEN_CARD, OPEN_STEP) if self.seats < 5 else (OPEN_CARD_OF_FIVE, OPEN_STEP_OF_FIVE)
        room, y = base.room, base.y
        if self.seats == 3 and place.is_side and self.all_open:
            room, y = self.stage.width / 2 - self.side_edge - 12, base.y - 28
        elif self.seats == 3 and place.is_side:
            room = self.stage.width - 2 * base.x if place is Place.LEFT else 2 * base.x - self.stage.width
            y = base.y - 28
        elif self.seats == 4 and place.is_side:
            room, y = OPEN_SHARE * self.stage.width if self.all_open else base.room - 140, base.y - 86
        elif self.seats == 4 and self.all_open:
            room = self.stage.width - 2 * (self.side_edge + OPEN_SHARE * self.stage.width + 16)
        elif self.seats == 2 and self.all_open:
            y = top_seat_y(self.stage, self.seats, all_open=True) + TOP_HEIGHT + 14
        elif self.seats == 5:
            y = base.y - 6
        return FanSpec(card, step, room, base.x, y, base.align)

    def bubble_y(self, place: Place, spec: FanSpec) -> float:
        """The upper edge of the bubble in place of a play: in its middle, at the top hanging from the plate."""
        at_top = place.align is Align.CENTRE and place is not Place.OWN
        return spec.y + 4 if at_top else middle_of_bubble(spec)

    def bubble_y_at_hand(self, place: Place, open_cards: int) -> float | None:
        """The same for a seat whose hand lies open, where that moves it: below it, but clear of chip and tools."""
        if self.seats < 5:
            return self.play(place, 1, open_cards).y
        chip = chip_y(self.stage, CHIP_LIFT if self.lifted else 0.0)
        return min(self._end_of_hand(place, open_cards) + 8, chip - BUBBLE_HEIGHT - 8)

    def names_kind_at_left(self, place: Place) -> bool:
        """Whether the name of a top seat's kind stands at the left of the play, not at its right."""
        return False

    # what the other ways build on

    @property
    def side_edge(self) -> float:
        """How far from the stage's edge a play beside a side seat begins."""
        return 20 + side_seat_width(self.text_scale) + (16 if self.stage.narrow else 20)

    @property
    def own_end(self) -> float:
        """Where the own play ends."""
        above = 430.0 if self.stage.narrow else 352.0
        if self.all_open:
            above = WITHOUT_BAR + (NARROW_MORE if self.stage.narrow else 0.0)
        return self.stage.height - above - (BAR_LIFT if self.lifted else 0.0)

    def own_play(self) -> FanSpec:
        """The own play, in the middle."""
        room = self.stage.width - 2 * self.side_edge
        if self._shares_height:
            room -= 2 * self._side_room + 32
        card, step = (SMALL_CARD, SMALL_STEP) if self._cramped else (OWN_CARD, OWN_STEP)
        middle = self.stage.width / 2
        return FanSpec(card, step, max(room, 2 * card), middle, self.own_end - ASPECT * card, Align.CENTRE)

    def others_play(self, place: Place) -> FanSpec:
        """Another seat's play where no hand lies open."""
        return self._side_play(place) if place.is_side else self._top_play(place)

    # helpers

    @property
    def _cramped(self) -> bool:
        return self.stage.narrow and self.stage.height < CRAMPED

    @property
    def _shares_height(self) -> bool:
        """Whether the own play lies between the plays at the sides, not under them."""
        return self.seats == 5 or self.lifted or self.stage.narrow

    @property
    def _side_room(self) -> float:
        """The width of a play beside a side seat."""
        if not self._shares_height:
            return self.stage.width / 2 - self.side_edge - 20
        return 0.22 * self.stage.width if self.stage.narrow else WIDEST_BESIDE

    def _side_play(self, place: Place) -> FanSpec:
        stage = self.stage
        card, step = (70.0, 28.0) if self.seats == 5 else (76.0, 30.0) if stage.narrow else (78.0, 30.0)
        below = {3: 56.0, 4: 80.0, 5: 90.0}[self.seats] if not stage.narrow else 90.0 if self.seats == 5 else 64.0
        x = self.side_edge if place is Place.LEFT else stage.width - self.side_edge
        y = side_seat_y(stage, self.seats, CHIP_LIFT if self.lifted else 0.0, all_open=self.all_open)
        return FanSpec(card, step, self._side_room, x, y + below, place.align)

    def _top_play(self, place: Place) -> FanSpec:
        stage = self.stage
        share = {Place.TOP_LEFT: 0.305, Place.TOP_RIGHT: 0.695}.get(place, 0.5)
        card, step, room = {2: (78.0, 31.0, 560.0), 4: (70.0, 28.0, 420.0), 5: (64.0, 26.0, WIDEST_BESIDE)}[self.seats]
        if self._cramped:
            card, step = SMALL_CARD, SMALL_STEP
        seat = top_seat_y(stage, self.seats, all_open=self.all_open)
        aside = 20 + side_seat_width(self.text_scale) + 16
        if self.seats == 4 and self.lifted:  # the own play takes the place under the plate
            left = stage.width / 2 + top_seat_width(self.text_scale) / 2 + 14
            return FanSpec(SMALL_CARD, SMALL_STEP, stage.width - aside - left, left, seat - 6, Align.LEFT)
        room = min(room, 2 * (min(share, 1 - share) * stage.width - aside))
        y = seat + 154 if self.seats == 2 else seat + TOP_HEIGHT + (8 if self.seats == 5 else 14)
        return FanSpec(card, step, room, share * stage.width, y, Align.CENTRE)

    def _end_of_hand(self, place: Place, open_cards: int) -> float:
        row = fan(self.stage, open_cards, self.hand(place, open_cards)).bounds
        return row.bottom / self.stage.unit

    def _below_open(self, place: Place, open_cards: int, base: FanSpec) -> float:
        end = self._end_of_hand(place, open_cards)
        if self.seats <= 4 and place.is_side:
            return end + 16
        below = end + 8
        if self.all_open and below + ASPECT * base.card + 6 <= self.own_play().y:
            return below
        last_index_row = end - ASPECT * (OPEN_CARD if self.seats < 5 else OPEN_CARD_OF_FIVE) * 0.55
        return max(base.y, last_index_row)


def middle_of_bubble(spec: FanSpec) -> float:
    """The upper edge of a bubble in the middle of where a play would be."""
    return spec.y + ASPECT * spec.card / 2 - BUBBLE_HEIGHT / 2
