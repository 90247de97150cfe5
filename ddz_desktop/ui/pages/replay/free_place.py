"""Where on a table something passing covers nothing that is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize

FINE, COARSE = 4, 24

Span = tuple[int, int]


def free_place(room: QRect, taken: Sequence[QRect], sizes: Sequence[QSize]) -> QRect:
    """The free place inside a room nearest to its middle, of the first size that has one; else what covers least."""
    bounded = [size.boundedTo(room.size()) for size in sizes]
    free = (_nearest_place(room, taken, size) for size in bounded)
    found = next((place for place in free if place is not None), None)
    if found is not None:
        return found
    return min((place for size in bounded for place in _places(room, size)), key=lambda place: _covered(taken, place))


def _nearest_place(room: QRect, taken: Sequence[QRect], size: QSize) -> QRect | None:
    width, height = size.width(), size.height()
    middle = QPoint(room.center().x() - width // 2, room.center().y() - height // 2)
    lowest, highest = room.left(), room.right() - width + 1
    boxes = [(box.left(), box.top(), box.right(), box.bottom()) for box in taken]
    free: list[tuple[int, int, int]] = []
    for y in range(room.top(), room.bottom() - height + 2, FINE):
        blocks = [(left - width + 1, right) for left, top, right, low in boxes if top < y + height and low >= y]
        free += [
            (abs(x - middle.x()) + abs(y - middle.y()), x, y)
            for x in _nearest_free(middle.x(), blocks)
            if lowest <= x <= highest
        ]
    if not free:
        return None
    _, x, y = min(free)
    return QRect(QPoint(x, y), size)


def _nearest_free(wanted: int, blocks: Sequence[Span]) -> Span:
    """The nearest numbers at both sides of a wanted one, or itself, that lie in none of the spans."""
    before = after = wanted
    for first, last in sorted(blocks):
        if first <= after <= last:
            after = last + 1
    for last, first in sorted(((last, first) for first, last in blocks), reverse=True):
        if first <= before <= last:
            before = first - 1
    return before, after


def _places(room: QRect, size: QSize) -> list[QRect]:
    across = range(room.left(), room.right() - size.width() + 2, COARSE)
    down = range(room.top(), room.bottom() - size.height() + 2, COARSE)
    return [QRect(QPoint(x, y), size) for y in down for x in across]


def _covered(taken: Sequence[QRect], place: QRect) -> int:
    """How many px of what is taken lie under a place."""
    parts = [place.intersected(box) for box in taken if place.intersects(box)]
    return sum(part.width() * part.height() for part in parts)
