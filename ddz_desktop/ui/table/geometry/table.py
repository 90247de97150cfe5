"""Everything on the table that is not a seat's: the top row, counter, chip, tools, action bar, announcements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ddz_desktop.ui.table.geometry.fans import Fan, FanSpec, fan
from ddz_desktop.ui.table.geometry.layouts import BAR_LIFT, CHIP_LIFT
from ddz_desktop.ui.table.geometry.plays import PREVIEW_HEIGHT, PlayRoom
from ddz_desktop.ui.table.geometry.seats import (
    LARGE_TEXT,
    TOP_HEIGHT,
    Place,
    SeatGeometry,
    chip_y,
    plate_at,
    seat_geometry,
    seat_places,
    side_seat_width,
    top_seat_y,
)
from ddz_desktop.ui.table.geometry.shapes import Align, Point, Rect
from ddz_desktop.ui.table.geometry.stage import Stage

BAR_HEIGHT, BAR_GAP, RING_RADIUS = 54.0, 14.0, 31.0
ASIDE_WIDTH = 136.0
# the share of the height at which an announcement stands between top seats and what a hand in two rows lifts
HIGH_WORDS = 0.38


@dataclass(frozen=True)
class Counter:
    """The card counter in px: its plate, where its label begins (baseline), and one cell per rank."""

    plate: Rect
    label: Point
    cells: tuple[Rect, ...]


@dataclass(frozen=True)
class TopRow:
    """Bottom cards in px, what stands beside them, and the baselines of the labels left and right of them."""

    cards: tuple[Rect, ...]
    asides: tuple[Rect, ...]
    label: Point
    remark: Point


@dataclass(frozen=True)
class ActionBar:
    """Buttons of the action bar in px, from left to right, and the countdown's centre if it is shown."""

    buttons: tuple[Rect, ...]
    ring: Point | None
    ring_radius: float
    bar: Rect
    hint: Point


@dataclass(frozen=True)
class TableGeometry:
    """A table of 2 to 5 seats in a window. All results are px in the window.

    `two_rows` tells that the own hand takes two rows, which lifts what stands above it; `all_open`, that all hands lie
    open, not one at the most.
    """

    stage: Stage
    seats: int
    clockwise: bool = True
    two_rows: bool = False
    text_scale: int = 100
    all_open: bool = False

    # seats and what lies beside them

    @property
    def places(self) -> tuple[Place, ...]:
        """The place of the k-th seat after the own one in playing order."""
        return seat_places(self.seats, clockwise=self.clockwise)

    @property
    def room(self) -> PlayRoom:
        """Plays, open hands and bubbles."""
        return PlayRoom(self.stage, self.seats, self.text_scale, self._lifted, self.all_open)

    def seat(self, place: Place) -> SeatGeometry:
        """The plate of another player."""
        lift = self._lift(CHIP_LIFT)
        return seat_geometry(self.stage, place, self.seats, self.text_scale, lift, all_open=self.all_open)

    def spectator_seat(self) -> SeatGeometry:
        """The plate of the followed player while watching."""
        return plate_at(self.stage, Place.OWN, self.stage.width / 2, self._chip_y(), self.text_scale)

    def concealed_hand(self, count: int) -> Fan:
        """The backs under the opponent's plate at a table of two."""
        y = top_seat_y(self.stage, self.seats, all_open=self.all_open) + TOP_HEIGHT + 10
        return fan(self.stage, count, FanSpec(44.0, 20.0, 480.0, self.stage.width / 2, y, Align.CENTRE))

    def out_of_play(self) -> Rect:
        """The plate of the cards nobody got (余牌) at a table of two."""
        width = side_seat_width(self.text_scale)
        return self.stage.rect(self.stage.width - 20 - width, 176, width, 92)

    # the top row

    def menu_button(self) -> Rect:
        return self.stage.rect(self._edge, 14, self._button, self._button)

    def title(self) -> Point:
        return self.stage.point(72 if self.stage.narrow else 82, 34 if self.stage.narrow else 35)

    def subtitle(self) -> Point:
        return self.stage.point(72 if self.stage.narrow else 82, 55 if self.stage.narrow else 57)

    def corner_button(self, index: int) -> Rect:
        """The buttons at the upper right, 0 outermost: chat, sound, settings; in a narrow window chat, settings."""
        right = self.stage.width - self._edge - index * (self._button + 8)
        return self.stage.rect(right - self._button, 14, self._button, self._button)

    def pill(self) -> Rect:
        """The multiplier."""
        buttons = 2 if self.stage.narrow else 3
        width = 112.0 if self.stage.narrow else 170.0
        right = self.stage.width - self._edge - buttons * (self._button + 8) - (0 if self.stage.narrow else 4)
        return self.stage.rect(right - width, 14, width, self._button)

    def top_row(self, bottom: int, asides: int = 0) -> TopRow:
        """Bottom cards in the middle, plates for wild or winning cards at their right.

        The row moves left where the plates would reach the multiplier.
        """
        card, height = (46.0, 64.0) if self.stage.narrow else (50.0, 70.0)
        step = card + 8 if bottom <= 3 else 30.0 if self.stage.narrow else 36.0
        width = card + (bottom - 1) * step if bottom else 0.0
        gap = 14.0 if bottom else 0.0
        aside = 92.0 if asides > 1 else 116.0 if self.stage.narrow else ASIDE_WIDTH
        extra = asides * (aside + 8) - 8 + gap if asides else 0.0
        left = (self.stage.width - width) / 2 if bottom else (self.stage.width - extra) / 2
        limit = (self.pill().x - self.stage.left) / self.stage.unit - 12
        left = min(left, limit - width - extra)
        cards = tuple(self.stage.rect(left + index * step, 10, card, height) for index in range(bottom))
        first = left + width + gap
        boxes = tuple(self.stage.rect(first + n * (aside + 8), 12, aside, height - 4) for n in range(asides))
        end = first + (extra - gap) + 14 if asides else left + width + 14
        return TopRow(cards, boxes, self.stage.point(left - 14, 50), self.stage.point(end, 50))

    def counter(self, cells: int, label: float = 0.0) -> Counter:
        """The counter for as many ranks as the rules use, with a label that is so many px wide."""
        cell = 40.0 if self.text_scale >= LARGE_TEXT else 34.0
        column = max(64.0, 14 + label / self.stage.unit + 6)
        width = column + cells * cell + 10
        x, y = (self.stage.width - width) / 2, 84.0 if self.stage.narrow else 88.0
        boxes = tuple(self.stage.rect(x + column + index * cell, y, cell, 50) for index in range(cells))
        return Counter(self.stage.rect(x, y, width, 50), self.stage.point(x + 14, y + 31), boxes)

    def notices(self) -> Rect:
        """Where passing news stands: over the counter, between the seats at the sides and above those at the top."""
        y, end = 84.0 if self.stage.narrow else 88.0, 178.0
        if self.seats != 3:
            end = top_seat_y(self.stage, self.seats) - 4
        side = 20.0 if self.seats == 2 else 20 + side_seat_width(self.text_scale) + 12
        return self.stage.rect(side, y, self.stage.width - 2 * side, end - y)

    # around the hand

    def own_chip(self) -> Rect:
        """The own plate; larger texts make it higher, down to the cards."""
        width, height, more = (232.0, 56.0, 8.0) if self.stage.narrow else (252.0, 64.0, 12.0)
        return self.stage.rect(self._edge, self._chip_y(), width, height + more * (self.text_scale - 100) / 100)

    def tools(self, count: int, label: float = 0.0) -> tuple[Rect, ...]:
        """The tools from left to right; the widest of their labels takes so many px."""
        wished = label / self.stage.unit + (56 if self.stage.narrow else 10)
        width, height = (max(96.0, wished), 56.0) if self.stage.narrow else (max(72.0, wished), 64.0)
        first = self.stage.width - self._edge - count * (width + 8) + 8
        return tuple(
            self.stage.rect(first + index * (width + 8), self._chip_y(), width, height) for index in range(count)
        )

    def preview(self, width: float) -> Rect:
        """What the selection would be, a plate `width` px wide."""
        box = self.stage.rect(self.stage.width / 2, self.room.preview_y, 0, PREVIEW_HEIGHT)
        return Rect(box.x - width / 2, box.y, width, box.height)

    def action_bar(self, widths: Sequence[float], *, ring: bool = True) -> ActionBar:
        """Buttons of the wished widths in px, shrunk alike where the chip and tools leave less; ring at their left."""
        unit = self.stage.unit
        y = (self.stage.height - (396.0 if self.stage.narrow else 316.0) - self._lift(BAR_LIFT)) * unit
        gap, height = BAR_GAP * unit, BAR_HEIGHT * unit
        lead = (2 * RING_RADIUS * unit + gap) if ring else 0.0
        spare = self._bar_room() - lead - gap * (len(widths) - 1)
        share = min(1.0, spare / sum(widths)) if widths else 1.0
        total = lead + sum(widths) * share + gap * max(0, len(widths) - 1)
        left = self.stage.left + (self.stage.width * unit - total) / 2
        x = left + lead
        buttons = []
        for width in widths:
            buttons.append(Rect(x, y, width * share, height))
            x += width * share + gap
        centre = Point(left + RING_RADIUS * unit, y + height / 2) if ring else None
        middle = self.stage.left + self.stage.width * unit / 2
        bar = Rect(left, y, total, height)
        return ActionBar(tuple(buttons), centre, RING_RADIUS * unit, bar, Point(middle, bar.bottom + 28 * unit))

    # the middle

    def announcement(self) -> tuple[Point, Point]:
        """Baselines of an announcement and of the line under it, both centred; clear of the seats at the top."""
        wide, narrow = {2: (0.5, 0.44), 3: (0.375, 0.375), 4: (0.42, 0.375), 5: (0.42, 0.365)}[self.seats]
        share = narrow if self.stage.narrow else min(wide, HIGH_WORDS) if self._lifted and self.seats > 3 else wide
        y = share * self.stage.height
        return self.stage.point(self.stage.width / 2, y), self.stage.point(self.stage.width / 2, y + 34)

    def centre(self) -> Point:
        """Where the contour lines of the cloth have their centre."""
        return self.stage.point(self.stage.width / 2, 0.43 * self.stage.height)

    def deck(self) -> Rect:
        """The deck while cards are dealt."""
        y = (0.36 if self.seats in (3, 4, 5) else 0.5) * self.stage.height - 62
        return self.stage.rect(self.stage.width / 2 - 44, y, 88, 88 * 1.4)

    def revealed_card(self) -> Rect:
        """The big card of a wild reveal."""
        return self.stage.rect(self.stage.width / 2 - 62, 0.36 * self.stage.height - 87, 124, 124 * 1.4)

    def dialog(self, width: float, height: float) -> Rect:
        """A dialog of a size in units, in the middle above the hand, never over the action bar's lower edge.

        It leaves seats at the top uncovered where there is room.
        """
        lower = self.stage.height - 218 - self._lift(BAR_LIFT)
        seats = top_seat_y(self.stage, self.seats, all_open=self.all_open) + TOP_HEIGHT + 10 if self.seats > 3 else 0.0
        y = max(84.0, min(max(0.44 * self.stage.height - height / 2, seats), lower - height))
        return self.stage.rect((self.stage.width - width) / 2, y, width, height)

    # helpers

    @property
    def _edge(self) -> float:
        return 16.0 if self.stage.narrow else 20.0

    @property
    def _button(self) -> float:
        return 44.0 if self.stage.narrow else 48.0

    @property
    def _lifted(self) -> bool:
        """A narrow window always leaves the room of two rows."""
        return self.two_rows and not self.stage.narrow

    def _lift(self, by: float) -> float:
        return by if self._lifted else 0.0

    def _chip_y(self) -> float:
        return chip_y(self.stage, self._lift(CHIP_LIFT), bar=not self.all_open)

    def _bar_room(self) -> float:
        """Px between the chip and the tools; in a narrow window the bar stands above them and has the whole width."""
        unit = self.stage.unit
        if self.stage.narrow:
            return (self.stage.width - 32) * unit
        tools = 3 * 80 - 8 + self._edge
        return (self.stage.width - (self._edge + 252) - tools - 24) * unit
