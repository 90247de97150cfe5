"""Fitted numbers of `strength`: written by `build_scripts/bot_strength.py`, not by hand."""

from __future__ import annotations

from typing import NamedTuple


class Fit(NamedTuple):
    """A logistic function: its argument at cost 0 and by turn of cost."""

    at_none: float
    by_turn: float


OPENING: dict[str, float] = {
    "yixing-classic": 0.449,
    "yixing-laizi": 0.375,
    "yixing-tiandi": 0.489,
    "yixing-four": 0.5,
    "yixing-two": 0.5,
    "traditional": 0.496,
    "shanghai-four": 0.5,
    "standard-two": 0.5,
    "standard-three": 0.454,
    "hu-four": 0.5,
    "five": 0.45,
    "emperor": 0.5,
}

SIDES: dict[str, dict[str, Fit]] = {
    "yixing-classic": {
        "auction": Fit(0.963, -0.1473),
        "farmer": Fit(1.518, -0.1638),
        "landlord": Fit(1.971, -0.3078),
    },
    "yixing-laizi": {
        "auction": Fit(0.742, -0.1583),
        "farmer": Fit(1.593, -0.1996),
        "landlord": Fit(1.604, -0.5077),
    },
    "yixing-tiandi": {
        "auction": Fit(1.341, -0.2712),
        "farmer": Fit(0.745, -0.1835),
        "landlord": Fit(1.628, -0.717),
    },
    "yixing-four": {
        "auction": Fit(0.921, -0.095),
        "farmer": Fit(0.908, -0.1771),
        "landlord": Fit(0.914, -0.1867),
    },
    "yixing-two": {
        "auction": Fit(2.066, -0.1676),
        "farmer": Fit(0.593, -0.3648),
        "landlord": Fit(2.591, -0.3475),
    },
    "traditional": {
        "auction": Fit(0.747, -0.096),
        "farmer": Fit(1.532, -0.1886),
        "landlord": Fit(2.307, -0.3292),
    },
    "shanghai-four": {
        "auction": Fit(1.281, -0.0988),
        "farmer": Fit(-0.001, -0.0879),
        "landlord": Fit(1.926, -0.3726),
    },
    "standard-two": {
        "auction": Fit(2.491, -0.2183),
        "farmer": Fit(1.047, -0.2763),
        "landlord": Fit(2.724, -0.286),
    },
    "standard-three": {
        "auction": Fit(1.282, -0.1849),
        "farmer": Fit(1.537, -0.1697),
        "landlord": Fit(2.326, -0.3606),
    },
    "hu-four": {
        "auction": Fit(1.474, -0.1284),
        "farmer": Fit(0.55, -0.1761),
        "landlord": Fit(1.79, -0.3581),
    },
    "five": {
        "alone": Fit(1.574, -0.4552),
        "farmer": Fit(1.348, -0.1423),
        "hidden": Fit(1.178, -0.1665),
        "landlord": Fit(2.804, -0.4686),
    },
    "emperor": {
        "auction": Fit(0.978, -0.0796),
        "farmer": Fit(0.652, -0.2052),
        "landlord": Fit(1.291, -0.2124),
    },
}
