"""What to say in an auction, by the chance to win the hand as landlord (rulebook §3, the auction styles)."""

from __future__ import annotations

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.hand_kernel import HandKernel
from ddz_desktop.bots.strength import landlord_chance, opening_chance
from ddz_desktop.rules.action import Say, Word
from ddz_desktop.rules.ruleset import Auction, RobStep
from ddz_desktop.rules.strategies.auction import SCORES
from ddz_desktop.rules.view import SeatView

TWO_MORE = 0.07  # how much better than for a bid of 1 the chance must be for 2
THREE_MORE = 0.14
ROB_MORE = 0.1  # the same for a rob, and for each rob before
PASSES = (Word.PASS, Word.DECLINE)


def rated_words(view: SeatView, seat: int, kernel: HandKernel, more: float = 0.0) -> list[Rated]:
    """The open words with their values, the more the nearer to what the hand is worth; `more`: added to its chance."""
    chance = landlord_chance(view, seat, kernel) + more
    wanted = wanted_level(view, chance)
    rated = []
    for action in view.options:
        assert isinstance(action, Say)
        level = SCORES.get(action.word, 0 if action.word in PASSES else 1)
        # rather too little than too much
        rated.append(Rated(-2.0 * (level - wanted) if level > wanted else level - wanted, action))
    return rated


def wanted_level(view: SeatView, chance: float) -> int:
    """0 to pass; else the score to bid, or 1 to call or rob."""
    margin = chance - opening_chance(view.rules)
    if view.rules.auction in (Auction.SCORE, Auction.CONTRACT):
        return 3 if margin >= THREE_MORE else 2 if margin >= TWO_MORE else 1 if margin >= 0 else 0
    robs = sum(word is Word.ROB for _, word in view.calls)
    called = any(word is Word.CALL for _, word in view.calls)
    if not called:
        return int(margin >= (TWO_MORE if view.rules.auction is Auction.DUEL else 0))
    step = ROB_MORE / 2 if view.rules.rob_step is RobStep.INCREMENT and view.rules.auction is Auction.DUEL else ROB_MORE
    return int(margin >= step * (robs + 1))
