"""Seeds whose first hand has what a test wants to see, found by trying: no seed is noted that another shuffle would
make worthless. What is wanted is looked for at the person's first decision after the auction.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from ddz_desktop.controller.game_controller import make_thinking_bot
from ddz_desktop.controller.session_host import SessionHost
from ddz_desktop.match.ports import SeededEntropy, system_clock
from ddz_desktop.rules.state import Phase
from tests.e2e.decisions import decide

if TYPE_CHECKING:
    from ddz_desktop.controller.messages import MatchSetup, Refusal, TableUpdate
    from ddz_desktop.rules.record import Record
    from ddz_desktop.rules.view import SeatView

Wanted = Callable[["SeatView"], bool]
MOST_TRIED = 3000


class _Seat:
    """Keeps the newest update."""

    latest: TableUpdate

    def update(self, update: TableUpdate) -> None:
        self.latest = update

    def refuse(self, refusal: Refusal) -> None:
        raise AssertionError(refusal.message)


def _keep_none(record: Record) -> None:
    """No record of a rehearsal."""


def seed_with(setup: MatchSetup, wanted: Wanted, *, modest: bool = False) -> bytes:
    """The first seed by whose deal the person speaks first, and sees what is wanted when the auction is over."""
    for number in range(MOST_TRIED):
        seed = number.to_bytes(2, "big")
        view = _rehearse(setup, seed, modest)
        if view is not None and wanted(view):
            return seed
    raise LookupError(f"no such deal in {setup.rules.id}")


def _rehearse(setup: MatchSetup, seed: bytes, modest: bool) -> SeatView | None:
    """The person's view after his own word in the auction, where he has the first; as the window's own host deals."""
    host = SessionHost(
        setup,
        entropy=SeededEntropy(seed),
        clock=system_clock,
        cancel=threading.Event(),
        bot_factory=make_thinking_bot,
        keep=_keep_none,
        pace=0.0,
    )
    seat = host.links[0] = _Seat()
    host.start_hand(0)
    if seat.latest.view.phase is Phase.AUCTION:
        if seat.latest.view.first != 0:
            return None
        host.submit(0, decide(seat.latest.view, modest=modest), seat.latest.serial)
    return seat.latest.view
