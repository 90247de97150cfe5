"""The own hand: one row or two, which card is under a point, where selected cards stand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from ddz_desktop.ui.table.geometry.fans import ASPECT
from ddz_desktop.ui.table.geometry.shapes import Rect
from ddz_desktop.ui.table.geometry.stage import Stage

WIDEST_ROOM = 1400.0
SIDE_MARGIN = 64.0
BOTTOM_MARGIN = 10.0
GROUP_GAP = 12.0
REACH_ABOVE = 12.0
POP_ONE_ROW, POP_TWO_ROWS = 26.0, 14.0
TWO_ROW_CARD = 118.0
BACK_ROW_SHOWS = 74.0
WIDEST_STEP_OF_TWO_ROWS = 0.62
LEAST_HIT, LEAST_HIT_WHEN_FORCED = 33.0, 30.0
# a narrow window always leaves room for two rows, and uses it from here on
NARROW_ONE_ROW = 10
BREAK_MOVES = 3


class CardSize(IntEnum):
    """Width of a card of the hand in stage units."""

    STANDARD = 108
    LARGE = 124
    EXTRA = 144


class RowMode(StrEnum):
    """The player's wish for the rows of the hand."""

    AUTO = "auto"
    ONE = "one"
    TWO = "two"


@dataclass(frozen=True)
class Slot:
    """The place of one card at rest, in px. `strip` is the width that no later card covers, `row` 0 is the back row."""

    x: float
    y: float
    strip: float
    row: int


@dataclass(frozen=True)
class HandGeometry:
    """The whole hand in px, a slot for each card in display order."""

    slots: tuple[Slot, ...]
    rows: int
    card_width: float
    card_height: float
    pop: float
    reach: float
    front_top: float

    def card_rect(self, index: int, selected: bool = False) -> Rect:
        """Where a card is drawn."""
        slot = self.slots[index]
        return Rect(slot.x, slot.y - (self.pop if selected else 0.0), self.card_width, self.card_height)

    def hit_rect(self, index: int, selected: Collection[int] = ()) -> Rect:
        """The area in which a press means this card: its strip, and in height what shows of it and a bit above."""
        slot = self.slots[index]
        top = slot.y - (self.pop if index in selected else 0.0)
        if self.rows == 1:
            return Rect(slot.x, top - self.reach, slot.strip, slot.y + self.card_height - top + self.reach)
        if slot.row == 0:
            return Rect(slot.x, top - self.reach, slot.strip, self.front_top - top + self.reach)
        return Rect(slot.x, top, slot.strip, slot.y + self.card_height - top)

    def focus_rect(self, index: int, selected: bool = False) -> Rect:
        """What the focus ring goes around: the visible strip of a card."""
        slot = self.slots[index]
        box = self.card_rect(index, selected)
        height = self.front_top - box.y if self.rows == 2 and slot.row == 0 else box.height
        return Rect(box.x, box.y, slot.strip, height)

    def index_at(self, x: float, y: float, selected: Collection[int] = ()) -> int | None:
        """The card under a point, or None. A popped card also answers where it stands out above later ones."""
        topmost_first = sorted(range(len(self.slots)), key=lambda index: (self.slots[index].row, index), reverse=True)
        for index in topmost_first:
            if self.hit_rect(index, selected).contains(x, y):
                return index
        for index in sorted(selected, reverse=True):
            box = self.card_rect(index, selected=True)
            if box._replace(height=self.pop).contains(x, y):
                return index
        return None

    def nearest_index(self, x: float, y: float) -> int | None:
        """The card a sweep has reached: by x alone, in the row the pointer is at; None for an empty hand."""
        row = 1 if self.rows == 2 and y >= self.front_top else 0
        places = [index for index, slot in enumerate(self.slots) if slot.row == row] or list(range(len(self.slots)))
        reached = [index for index in places if self.slots[index].x <= x]
        return reached[-1] if reached else (places[0] if places else None)


@dataclass(frozen=True)
class _Row:
    first: int
    size: int
    row: int
    top: float


def rows_needed(stage: Stage, count: int, size: CardSize, mode: RowMode = RowMode.AUTO, gaps: int = 0) -> int:
    """How many rows a hand takes; `gaps` counts the spaces between groups."""
    if count < 2 or mode is RowMode.TWO:
        return 1 if count < 2 else 2
    if stage.narrow and mode is RowMode.AUTO:
        return 1 if count <= NARROW_ONE_ROW else 2
    forced = mode is RowMode.ONE
    least = max(LEAST_HIT_WHEN_FORCED, 0.242 * size) if forced else max(LEAST_HIT, 0.265 * size)
    return 1 if _one_row_step(stage, count, size, gaps) >= least else 2


def hand_geometry(
    stage: Stage,
    ranks: Sequence[int],
    *,
    size: CardSize = CardSize.LARGE,
    mode: RowMode = RowMode.AUTO,
    group_starts: Collection[int] = (),
) -> HandGeometry:
    """Lay out a hand.

    `ranks` are the cards in display order, any numbers that grow with strength; `group_starts` the indices before which
    a gap stands. In two rows the higher ranks stand at the back, so an ascending hand has its end there.
    """
    starts = {index for index in group_starts if 0 < index < len(ranks)}
    rows = rows_needed(stage, len(ranks), size, mode, len(starts))
    if rows == 1:
        width = float(size)
        top = stage.height - BOTTOM_MARGIN - ASPECT * width
        slots = _row_slots(stage, _Row(0, len(ranks), 0, top), width, 52 * width / CardSize.LARGE, starts)
        return _finish(stage, slots, 1, width, POP_ONE_ROW, top)
    width = min(TWO_ROW_CARD, float(size))
    front_top = stage.height - BOTTOM_MARGIN - ASPECT * width
    back_top = front_top - BACK_ROW_SHOWS
    split = _break(ranks, starts)
    back_first = ranks[0] >= ranks[-1]
    tops = (back_top, front_top) if back_first else (front_top, back_top)
    rows_of = (0, 1) if back_first else (1, 0)
    slots = []
    for first, count, which in ((0, split, 0), (split, len(ranks) - split, 1)):
        row = _Row(first, count, rows_of[which], tops[which])
        slots += _row_slots(stage, row, width, WIDEST_STEP_OF_TWO_ROWS * width, starts - {split})
    return _finish(stage, slots, 2, width, POP_TWO_ROWS, front_top)


def _finish(stage: Stage, slots: list[Slot], rows: int, width: float, pop: float, top: float) -> HandGeometry:
    unit = stage.unit
    return HandGeometry(
        tuple(slots), rows, width * unit, ASPECT * width * unit, pop * unit, REACH_ABOVE * unit, top * unit
    )


def _room(stage: Stage) -> float:
    return min(stage.width - SIDE_MARGIN, WIDEST_ROOM)


def _one_row_step(stage: Stage, count: int, size: CardSize, gaps: int) -> float:
    return min(52 * size / CardSize.LARGE, (_room(stage) - size - gaps * GROUP_GAP) / max(1, count - 1))


def _row_slots(stage: Stage, row: _Row, width: float, widest_step: float, starts: Collection[int]) -> list[Slot]:
    gaps = sorted(index for index in starts if row.first < index < row.first + row.size)
    spare = _room(stage) - width - len(gaps) * GROUP_GAP
    step = min(widest_step, spare / max(1, row.size - 1))
    total = width + (row.size - 1) * step + len(gaps) * GROUP_GAP
    left = (stage.width - total) / 2
    xs = [
        left + offset * step + GROUP_GAP * sum(start <= row.first + offset for start in gaps)
        for offset in range(row.size)
    ]
    ends = [*xs[1:], xs[-1] + width] if xs else []
    unit = stage.unit
    return [
        Slot(stage.left + x * unit, row.top * unit, min(end - x, width) * unit, row.row)
        for x, end in zip(xs, ends, strict=True)
    ]


def _break(ranks: Sequence[int], starts: Collection[int]) -> int:
    """Where the second row begins: near the middle, moved by up to 3 cards so that equal ranks stay together."""
    middle = -(-len(ranks) // 2)
    for distance in range(BREAK_MOVES + 1):
        for index in (middle - distance, middle + distance):
            if 0 < index < len(ranks) and (ranks[index - 1] != ranks[index] or index in starts):
                return index
    return middle
