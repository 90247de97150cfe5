"""What lies above what on the table, from the cloth up. Nothing else sets a z value by a number of its own.

Cards of one fan add `step(index)`, so that later cards cover earlier ones without reaching the next layer.
"""

from __future__ import annotations

CLOTH = 0.0
CLOTH_EFFECT = 1.0  # rings, rays and contour lines in the cloth: under plates and cards
SEAT = 10.0
TOP_ROW = 12.0
PLAY_OLD = 20.0
PLAY_NEW = 22.0  # the latest play covers older ones where they meet
OPEN_HAND = 18.0
BUBBLE = 26.0
ANNOUNCEMENT = 28.0
EFFECT_WORD = 30.0
HAND_BACK = 40.0
HAND_FRONT = 42.0
HAND_FOCUS = 44.0
CONTROLS = 50.0  # chip, tools, preview, action bar
FLIGHT = 60.0  # cards on their way over everything that lies

_STEP = 0.005


def step(index: int) -> float:
    """Offset of the `index`-th card of a fan; 300 cards stay within their layer."""
    return index * _STEP
