"""Fitted numbers of `strength`: written by `build_scripts/bot_strength.py`, not by hand."""

from __future__ import annotations

from typing import NamedTuple


class Fit(NamedTuple):
    """A logistic function: its argument at cost 0 and by turn of cost."""

    at_none: float
    by_turn: float


OPENING: dict[str, float] = {
    "yixing-classic": 0.45,
    "yixing-laizi": 0.45,
    "yixing-tiandi": 0.45,
    "yixing-four": 0.45,
    "yixing-two": 0.45,
    "traditional": 0.45,
    "shanghai-four": 0.45,
    "standard-two": 0.45,
    "standard-three": 0.45,
    "hu-four": 0.45,
    "five": 0.45,
    "emperor": 0.45,
}

SIDES: dict[str, dict[str, Fit]] = {
    "yixing-classic": {
        "auction": Fit(4.0, -0.5),
        "landlord": Fit(4.0, -0.5),
        "farmer": Fit(4.0, -0.5),
    },
    "yixing-laizi": {
        "auction": Fit(4.0, -0.5),
        "landlord": Fit(4.0, -0.5),
        "farmer": Fit(4.0, -0.5),
    },
    "yixing-tiandi": {
        "auction": Fit(4.0, -0.5),
        "landlord": Fit(4.0, -0.5),
        "farmer": Fit(4.0, -0.5),
    },
    "yixing-four": {
        "auction": Fit(4.0, -0.5),
        "landlord": Fit(4.0, -0.5),
        "farmer": Fit(4.0, -0.5),
    },
    "yixing-two": {
        "auction": Fit(4.0, -0.5),
        "landlord": Fit(4.0, -0.5),
        "farmer": Fit(4.0, -0.5),
    },
    "traditional": {
        "auction": Fit(4.0, -0.5),
        "landlord": Fit(4.0, -0.5),
        "farmer": Fit(4.0, -0.5),
    },
    "shanghai-four": {
        "auction": Fit(4.0, -0.5),
        "landlord": Fit(4.0, -0.5),
        "farmer": Fit(4.0, -0.5),
    },
    "standard-two": {
        "auction": Fit(4.0, -0.5),
        "landlord": Fit(4.0, -0.5),
        "farmer": Fit(4.0, -0.5),
    },
    "standard-three": {
        "auction": Fit(4.0, -0.5),
        "landlord": Fit(4.0, -0.5),
        "farmer": Fit(4.0, -0.5),
    },
    "hu-four": {
        "auction": Fit(4.0, -0.5),
        "landlord": Fit(4.0, -0.5),
        "farmer": Fit(4.0, -0.5),
    },
    "five": {
        "landlord": Fit(4.0, -0.5),
        "alone": Fit(4.0, -0.5),
        "hidden": Fit(4.0, -0.5),
        "farmer": Fit(4.0, -0.5),
    },
    "emperor": {
        "auction": Fit(4.0, -0.5),
        "landlord": Fit(4.0, -0.5),
        "farmer": Fit(4.0, -0.5),
    },
}
