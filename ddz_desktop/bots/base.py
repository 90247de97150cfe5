"""What every computer player is."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ddz_desktop.rules.action import Action
from ddz_desktop.rules.view import SeatView


class Rated(NamedTuple):
    """A choice and its value; higher is better."""

    value: float
    action: Action


class Bot(Protocol):
    """A player of one seat. It may keep scratch memory, so one instance serves one thread."""

    def decide(self, view: SeatView) -> Action:
        """What the seat does; always legal. The view's seat owes a decision, else `ValueError`."""
