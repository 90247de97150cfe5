"""Rows of overlapping cards that fit a room: first the step shrinks, then the row wraps into two."""

from __future__ import annotations

from dataclasses import dataclass

from ddz_desktop.ui.table.geometry.shapes import Align, Rect, bounds
from ddz_desktop.ui.table.geometry.stage import Stage

ASPECT = 1.4
# share of a card's width that must stay visible before a row wraps
LEAST_STEP = 0.22
# share of a card's height that the second row stands below the first: rank and suit stay visible
ROW_DROP = 0.45


@dataclass(frozen=True)
class Fan:
    """Where the cards of one row or two lie, in px, first card first."""

    cards: tuple[Rect, ...]
    rows: int

    @property
    def bounds(self) -> Rect:
        return bounds(self.cards)


@dataclass(frozen=True)
class FanSpec:
    """A row to be laid out, in stage units. `x` is the edge or centre named by `align`."""

    card: float
    step: float
    room: float
    x: float
    y: float
    align: Align


def fan(stage: Stage, count: int, spec: FanSpec) -> Fan:
    """Lay out `count` cards; never wider than the room, however many there are."""
    if count == 0:
        return Fan((), 0)
    rows = 1 if _step(count, spec) >= LEAST_STEP * spec.card or count < 3 else 2
    first = -(-count // rows)
    cards: list[Rect] = []
    for row, size in enumerate((first, count - first)[:rows]):
        step = _step(first, spec)
        left = _left(spec, spec.card + (size - 1) * step)
        top = spec.y + row * ROW_DROP * ASPECT * spec.card
        cards += [stage.rect(left + index * step, top, spec.card, ASPECT * spec.card) for index in range(size)]
    return Fan(tuple(cards), rows)


def in_one_row(count: int, room: float) -> float:
    """The widest card of which so many fit a room without a second row."""
    return room / (1 + LEAST_STEP * max(0, count - 1)) - 0.01


def _step(count: int, spec: FanSpec) -> float:
    return min(spec.step, (spec.room - spec.card) / max(1, count - 1))


def _left(spec: FanSpec, width: float) -> float:
    shift = {Align.LEFT: 0.0, Align.CENTRE: width / 2, Align.RIGHT: width}
    return spec.x - shift[spec.align]
