"""What a learned player does whatever its network says: take a certain win, and let a friend's play stand who then has
one card left.
"""

from __future__ import annotations

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.knowledge import enemy_chances
from ddz_desktop.bots.scoring import CERTAIN
from ddz_desktop.rules.action import PASS, Move
from ddz_desktop.rules.cards import counts_of
from ddz_desktop.rules.view import SeatView

FEW_CARDS = 14
"""With more, no way out is certain enough to be looked for."""


def prudent(view: SeatView, seat: int, rated: list[Rated], casual: CasualBot) -> list[Rated]:
    """The choices of the play, best first, with what prudence demands put before all others."""
    if len(rated) == 1 or _goes_out(view, rated[0]):
        return rated
    if len(view.hand) <= FEW_CARDS:
        surest = casual.rated(view)[0]
        if surest.value >= CERTAIN:
            return first(surest, rated)
    leader = view.leader
    if view.table and leader is not None and view.left[leader] == 1 and enemy_chances(view, seat)[leader] == 0:
        return first(Rated(rated[0].value, PASS), rated)
    return rated


def _goes_out(view: SeatView, choice: Rated) -> bool:
    return isinstance(choice.action, Move) and choice.action.play.cards == counts_of(view.hand)


def first(choice: Rated, rated: list[Rated]) -> list[Rated]:
    """The choices with this one before all others."""
    return [choice, *(other for other in rated if other.action != choice.action)]
