"""What both players need of a view: whose turn it is, whether it may bomb, and the move generator for its rules."""

from __future__ import annotations

from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.view import SeatView

NO_LIMIT = 99


class Generators:
    """The move generator of a view; the last one is kept, for a player mostly stays with one ruleset and hand."""

    def __init__(self) -> None:
        self._last: MoveGenerator | None = None

    def of(self, view: SeatView) -> MoveGenerator:
        if self._last is None or self._last.rules != view.rules or self._last.wild != view.wild:
            self._last = MoveGenerator(view.rules, view.wild)
        return self._last


def seat_to_act(view: SeatView) -> int:
    """The view's seat, if it owes a decision; else `ValueError`."""
    if view.seat is None or view.seat not in view.to_act:
        raise ValueError(f"seat {view.seat} owes no decision, so there is nothing for a bot to decide")
    return view.seat


def quota_of(view: SeatView, seat: int) -> int:
    """How many bombs the seat may still play (rulebook §3.7), a large number where there is no limit."""
    quota = view.quota[seat] if view.quota else None
    return NO_LIMIT if quota is None else quota
