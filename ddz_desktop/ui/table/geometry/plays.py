"""What lies beside a seat: its play, its open hand, its bubble, and the name of the kind."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from ddz_desktop.ui.table.geometry.fans import Fan, FanSpec, fan
from ddz_desktop.ui.table.geometry.layouts import BAR_LIFT, BUBBLE_HEIGHT, CHIP_LIFT, BesideSeats
from ddz_desktop.ui.table.geometry.open_hands import layout_of
from ddz_desktop.ui.table.geometry.seats import Place, chip_y
from ddz_desktop.ui.table.geometry.shapes import Align, Point, Rect
from ddz_desktop.ui.table.geometry.stage import Stage

# how far under a play the name of its kind stands
LABEL_DROP = 24.0
PREVIEW_HEIGHT = 32.0


@dataclass(frozen=True)
class Play:
    """The cards of a play in px and where the name of its kind stands (its baseline)."""

    fan: Fan
    label: Point
    label_align: Align


@dataclass(frozen=True)
class PlayRoom:
    """Lays out what belongs to the seats of one table, `seats` of them; `lifted` while the hand takes two rows.

    `all_open`: every seat's hand lies open at once. `told`: lines stand in the middle, and the own bubble gives way.
    """

    stage: Stage
    seats: int
    text_scale: int = 100
    lifted: bool = False
    all_open: bool = False
    told: bool = False

    def play(self, place: Place, count: int, *, open_cards: int = 0) -> Play:
        """A play of `count` cards; beside an open hand of `open_cards` it moves out of the way of its indices."""
        row = fan(self.stage, count, self._layout.play(place, count, open_cards))
        return Play(row, *self._label(place, row))

    def open_hand(self, place: Place, count: int) -> Fan:
        """The cards of a seat that plays with an open hand (明牌, 摊打)."""
        return fan(self.stage, count, self._layout.hand(place, count))

    def bubble(self, place: Place, text_width: float, padding: float = 18.0) -> Rect:
        """The bubble of a pass or bid whose text is `text_width` px wide, where the play would be."""
        spec = self._layout.play(place, 0)
        y = self._layout.bubble_y(place, spec)
        if self.told and place is Place.OWN:
            spec, y = self._out_of_the_words(spec)
        box = self.stage.rect(spec.x, y, text_width / self.stage.unit + 2 * padding, BUBBLE_HEIGHT)
        shift = {Align.LEFT: 0.0, Align.CENTRE: box.width / 2, Align.RIGHT: box.width}[spec.align]
        return box._replace(x=box.x - shift)

    def bubble_at_open_hand(self, place: Place, text_width: float, open_cards: int) -> Rect:
        """The bubble of a seat whose hand lies open: below that hand, or as far down as the chip and tools let it."""
        box, y = self.bubble(place, text_width), self._layout.bubble_y_at_hand(place, open_cards)
        return box if y is None else box._replace(y=self.stage.point(0, y).y)

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
        return self._layout.side_edge

    @property
    def preview_y(self) -> float:
        """The upper edge, in units, of the line above the buttons that tells what the selection would be."""
        above = 438.0 if self.stage.narrow else 360.0
        return self.stage.height - above - (BAR_LIFT if self.lifted else 0.0)

    # helpers

    def _out_of_the_words(self, spec: FanSpec) -> tuple[FanSpec, float]:
        """The own bubble where the preview would be; for two, whose words stand lower, above the own chip."""
        if self.seats > 2:
            return spec, self.preview_y + PREVIEW_HEIGHT + 2 - BUBBLE_HEIGHT
        chip = chip_y(self.stage, CHIP_LIFT if self.lifted else 0.0)
        return replace(spec, x=20.0, align=Align.LEFT), chip - 10 - BUBBLE_HEIGHT

    @cached_property
    def _layout(self) -> BesideSeats:
        return layout_of(self.stage, self.seats, self.text_scale, lifted=self.lifted, all_open=self.all_open)

    def _label(self, place: Place, row: Fan) -> tuple[Point, Align]:
        """24 below the play; beside it at the top, where other cards or the preview may lie below."""
        if not row.cards:
            return Point(0.0, 0.0), Align.LEFT
        box, unit = row.bounds, self.stage.unit
        if self._layout.names_kind_at_left(place):
            return Point(box.x - 12 * unit, box.bottom - 8 * unit), Align.RIGHT
        if place.align is Align.CENTRE and place is not Place.OWN:
            return Point(box.right + 12 * unit, box.bottom - 8 * unit), Align.LEFT
        anchors = {Align.LEFT: box.x, Align.CENTRE: box.centre.x, Align.RIGHT: box.right}
        return Point(anchors[place.align], box.bottom + LABEL_DROP * unit), place.align
