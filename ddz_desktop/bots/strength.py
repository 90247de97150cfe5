"""What a hand is worth before the play: the cost of its best plan, and the chance to win that this means.

The chances are logistic functions of that cost, fitted by `build_scripts/bot_strength.py` to hands of the casual player
against itself. House rules keep the numbers of the system they change.
"""

from __future__ import annotations

from math import exp

from ddz_desktop.bots.generators import quota_of
from ddz_desktop.bots.hand_kernel import HandKernel
from ddz_desktop.bots.knowledge import Knowledge, holds_both
from ddz_desktop.bots.odds import Odds
from ddz_desktop.bots.strength_data import OPENING, SIDES, Fit
from ddz_desktop.bots.tables import HandTables
from ddz_desktop.rules.compare import BombLadder
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Role
from ddz_desktop.rules.view import SeatView

BEAM = 3
WIDTH = 8


def hand_cost(view: SeatView, seat: int, kernel: HandKernel) -> float:
    """The cost, in turns, of the best plan of a seat's hand; all others count as enemies while there are no sides."""
    knowledge = Knowledge(view, seat)
    odds = Odds(knowledge, BombLadder(view.rules, view.wild), view.quota)
    kernel.load(HandTables(odds, quota_of(view, seat)))
    return kernel.search(knowledge.natural, knowledge.wilds, BEAM, WIDTH) / 1000


def chance(fit: Fit, cost: float) -> float:
    """The chance to win that a cost means."""
    return 1.0 / (1.0 + exp(-(fit.at_none + fit.by_turn * cost)))


def landlord_chance(view: SeatView, seat: int, kernel: HandKernel) -> float:
    """In the auction: the chance to win as landlord, with a bottom still unknown."""
    return chance(SIDES[view.rules.id]["auction"], hand_cost(view, seat, kernel))


def opening_chance(rules: RuleSet) -> float:
    """From which chance on a hand is worth the lowest bid; few deals then find no landlord, and he wins about half."""
    return OPENING[rules.id]


def side_chance(view: SeatView, seat: int, kernel: HandKernel) -> float:
    """Once there is a landlord: the chance that the seat's side wins."""
    return chance(SIDES[view.rules.id][part_of(view, seat)], hand_cost(view, seat, kernel))


def part_of(view: SeatView, seat: int) -> str:
    """Which fit is the seat's: `landlord`, `alone` (of two landlords' share), `hidden` or `farmer`."""
    if seat != view.landlord:
        return "hidden" if view.roles[seat] is Role.HIDDEN_LANDLORD else "farmer"
    return "alone" if view.winning is not None and holds_both(view, seat) else "landlord"
