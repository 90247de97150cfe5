"""Points and rectangles without Qt: `QRectF(*rect)` and `QPointF(*point)` convert."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple


class Align(StrEnum):
    """Which edge of a text or a row of cards its anchor holds."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Point(NamedTuple):
    """A place, x to the right and y downwards."""

    x: float
    y: float


class Rect(NamedTuple):
    """An upright rectangle by its upper left corner and size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Point:
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside; the right and lower edges do not belong to it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share an area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def grown(self, by: float) -> Rect:
        """The same with every edge moved outwards."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


def bounds(rects: Iterable[Rect]) -> Rect:
    """The smallest rectangle around all; ValueError if there are none."""
    boxes = list(rects)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Rect(left, top, right - left, bottom - top)
