"""A window with a history behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ddz_desktop.storage.history import History
from ddz_desktop.storage.places import Places
from tests.storage.hands import new_hand, recorded

if TYPE_CHECKING:
    from pathlib import Path

    from ddz_desktop.storage.hand_rows import NewHand

HANDS = tuple((system, seed) for seed, system in enumerate(("standard-two", "five", "yixing-classic", "standard-two")))
"""What there is where nothing else is said, a day after one another."""


def kept(folder: Path, hands: Sequence[NewHand] | None = None) -> Places:
    """Places whose history holds these hands."""
    places = Places.under(folder / "kept")
    with History(places.history) as history:
        history.add_all(
            [new_hand(recorded(seed, system, "casual", days=seed)) for system, seed in HANDS]
            if hands is None
            else hands
        )
    return places
