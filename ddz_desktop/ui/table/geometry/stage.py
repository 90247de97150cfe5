"""The stage: how many px a stage unit is in a window, and where the stage lies in it."""

from __future__ import annotations

from dataclasses import dataclass

from ddz_desktop.ui.table.geometry.shapes import Point, Rect

SMALLEST_UNIT, LARGEST_UNIT = 0.75, 3.0
WIDEST = 1600.0


@dataclass(frozen=True)
class Stage:
    """A window's table. `unit` is px per stage unit; `width` and `height` are in units, all else in px.

    Width beyond 1600 units stays empty at both sides. `narrow` is the layout of small and of nearly square windows.
    """

    window_width: float
    window_height: float
    unit: float
    width: float
    height: float
    left: float
    narrow: bool

    @classmethod
    def of(cls, window_width: float, window_height: float) -> Stage:
        """The stage of a window in px."""
        unit = _unit(window_width / 1280, window_height / 800)
        narrow = window_width / window_height < 1.35 or window_width / unit < 1180
        if narrow:
            unit = _unit(window_width / 1000, window_height / 800)
        width = min(window_width / unit, WIDEST)
        left = max(0.0, (window_width - width * unit) / 2)
        return cls(window_width, window_height, unit, width, window_height / unit, left, narrow)

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle given in units, in px."""
        unit = self.unit
        return Rect(self.left + x * unit, y * unit, width * unit, height * unit)

    def point(self, x: float, y: float) -> Point:
        """A point given in units, in px."""
        return Point(self.left + x * self.unit, y * self.unit)


def _unit(across: float, down: float) -> float:
    return min(max(min(across, down), SMALLEST_UNIT), LARGEST_UNIT)
