"""Seeds whose first hand has what a test wants to see, found by trying: no seed is noted that another shuffle would
make worthless. What is wanted is looked for at the person's first decision after the auction.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from ddz_desktop.controller.bot_seat import make_thinking_bot
from ddz_desktop.controller.session_host import SessionHost
from ddz_desktop.match.ports import SeededEntropy, system_clock
from ddz_desktop.rules.cards import BIG_JOKER, SMALL_JOKER, TWO, count_of, counts_of
from ddz_desktop.rules.state import Phase, Role
from ddz_desktop.settings import NewGame, Player
from ddz_desktop.ui.pages.new_match import match_setup
from devtools.rehearsal import decide, doubtful_lead
from tests.ui.windows import LEVELS

if TYPE_CHECKING:
    from ddz_desktop.controller.messages import MatchSetup, Refusal, TableUpdate
    from ddz_desktop.rules.ruleset import OptionValue
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


def seed_for(system: str, options: dict[str, OptionValue], wanted: Wanted, *, modest: bool = False) -> bytes:
    """The first seed by whose deal the person speaks first, and sees what is wanted when the auction is over."""
    setup = match_setup(NewGame(system=system, options=dict(options)), Player(), LEVELS)
    for number in range(MOST_TRIED):
        seed = number.to_bytes(2, "big")
        view = _rehearse(setup, seed, modest)
        if view is not None and wanted(view):
            return seed
    raise LookupError(f"no such deal in {system}")


def _rehearse(setup: MatchSetup, seed: bytes, modest: bool) -> SeatView | None:
    """The person's view after his own word in the auction, where he has the first; as the window's own host deals."""
    host = SessionHost(
        setup,
        entropy=SeededEntropy(seed),
        clock=system_clock,
        cancel=threading.Event(),
        bot_factory=make_thinking_bot,
    )
    seat = host.links[0] = _Seat()
    host.start_hand(0)
    if seat.latest.view.phase is Phase.AUCTION:
        if seat.latest.view.first != 0:
            return None
        host.submit(0, decide(seat.latest.view, modest=modest), seat.latest.serial)
    return seat.latest.view


# -- what can be wanted -------------------------------------------------------------------------------------------


def anything(_: SeatView) -> bool:
    return True


def leads_doubtfully(view: SeatView) -> bool:
    return doubtful_lead(view) is not None


def holds_a_small_bomb(view: SeatView) -> bool:
    """Three 2s and a joker: a bomb, or a trio with a solo."""
    held = counts_of(view.hand)
    return count_of(held, TWO) == 3 and count_of(held, SMALL_JOKER) + count_of(held, BIG_JOKER) > 0


def can_report(view: SeatView) -> bool:
    held = counts_of(view.hand)
    jokers = count_of(held, SMALL_JOKER) + count_of(held, BIG_JOKER)
    return jokers == 4 or any(count_of(held, rank) >= 7 for rank in range(TWO + 1))


def is_hidden_landlord(view: SeatView) -> bool:
    return view.roles[0] is Role.HIDDEN_LANDLORD
