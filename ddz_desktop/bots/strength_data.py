"""Fitted numbers of `strength`: written by `build_scripts/bot_strength.py`, not by hand."""

from __future__ import annotations

from typing import NamedTuple


class Fit(NamedTuple):
    """A logistic function: its argument at cost 0 and by turn of cost."""

    at_none: float
    by_turn: float


OPENING: dict[str, float] = {
    "yixing-classic": 0.475,
    "yixing-laizi": 0.387,
    "yixing-tiandi": 0.5,
    "yixing-four": 0.5,
    "yixing-two": 0.5,
    "traditional": 0.5,
    "shanghai-four": 0.5,
    "standard-two": 0.5,
    "standard-three": 0.459,
    "hu-four": 0.5,
    "five": 0.45,
    "emperor": 0.429,
}

SIDES: dict[str, dict[str, Fit]] = {
    "yixing-classic": {
        "auction": Fit(1.067, -0.1472),
        "farmer": Fit(1.503, -0.1752),
        "landlord": Fit(2.14, -0.3154),
    },
    "yixing-laizi": {
        "auction": Fit(0.926, -0.1751),
        "farmer": Fit(1.545, -0.2011),
        "landlord": Fit(1.807, -0.5413),
    },
    "yixing-tiandi": {
        "auction": Fit(1.236, -0.2409),
        "farmer": Fit(0.689, -0.1824),
        "landlord": Fit(1.698, -0.7151),
    },
    "yixing-four": {
        "auction": Fit(0.644, -0.0742),
        "farmer": Fit(1.249, -0.208),
        "landlord": Fit(1.043, -0.2627),
    },
    "yixing-two": {
        "auction": Fit(2.066, -0.1676),
        "farmer": Fit(0.593, -0.3648),
        "landlord": Fit(2.591, -0.3475),
    },
    "traditional": {
        "auction": Fit(0.947, -0.1104),
        "farmer": Fit(1.438, -0.1875),
        "landlord": Fit(2.168, -0.2969),
    },
    "shanghai-four": {
        "auction": Fit(0.794, -0.0394),
        "farmer": Fit(0.092, -0.0886),
        "landlord": Fit(1.695, -0.336),
    },
    "standard-two": {
        "auction": Fit(2.491, -0.2183),
        "farmer": Fit(1.047, -0.2763),
        "landlord": Fit(2.724, -0.286),
    },
    "standard-three": {
        "auction": Fit(1.336, -0.189),
        "farmer": Fit(1.53, -0.1716),
        "landlord": Fit(2.141, -0.3306),
    },
    "hu-four": {
        "auction": Fit(0.983, -0.089),
        "farmer": Fit(0.635, -0.1551),
        "landlord": Fit(1.334, -0.2938),
    },
    "five": {
        "alone": Fit(2.307, -0.6284),
        "farmer": Fit(1.38, -0.1404),
        "hidden": Fit(0.991, -0.1451),
        "landlord": Fit(2.465, -0.4182),
    },
    "emperor": {
        "auction": Fit(1.245, -0.1534),
        "farmer": Fit(0.772, -0.1965),
        "landlord": Fit(1.577, -0.3352),
    },
}
