"""Moments of hands that are worth looking at, told by what the person (seat 0) sees."""

from __future__ import annotations

from ddz_desktop.bots.hints import suggestions
from ddz_desktop.rules.action import Move
from ddz_desktop.rules.kinds import BOMB_KINDS, Kind
from ddz_desktop.rules.state import Phase, Role
from ddz_desktop.rules.view import SeatView
from devtools.rehearsal import Moment, doubtful_lead


def my_word(view: SeatView) -> bool:
    return view.phase is Phase.AUCTION


def my_later_word(view: SeatView) -> bool:
    """My turn to speak, when others have."""
    return view.phase is Phase.AUCTION and len(view.calls) >= min(2, view.rules.seats - 1)


def asked(phase: Phase) -> Moment:
    return lambda view: view.phase is phase


def asked_as_hidden_landlord(view: SeatView) -> bool:
    return view.phase is Phase.IDENTITY and view.roles[0] is Role.HIDDEN_LANDLORD


def to_beat(view: SeatView) -> bool:
    """My turn to beat a play, or to pass."""
    return view.phase is Phase.PLAY and view.table is not None


def following(view: SeatView) -> bool:
    """In the middle of the play, with something to beat, and something in the hand that does."""
    in_the_middle = to_beat(view) and sum(view.plays_made) > 2 * view.rules.seats and len(view.hand) > 5
    return in_the_middle and isinstance(suggestions(view)[0], Move)


def straight_to_beat(view: SeatView) -> bool:
    """A farmer's turn to beat the landlord's straight with a higher one."""
    if not to_beat(view) or view.table is None or view.table.kind is not Kind.SOLO_CHAIN or view.landlord == view.seat:
        return False
    best = suggestions(view)[0]
    return isinstance(best, Move) and best.play.kind is Kind.SOLO_CHAIN and len(view.hand) > 9


def helpless(view: SeatView) -> bool:
    """Nothing in the hand beats the table."""
    return to_beat(view) and len(view.hand) > 7 and not any(isinstance(a, Move) for a in suggestions(view))


def leading(view: SeatView) -> bool:
    """My lead, in the middle of the play."""
    return view.phase is Phase.PLAY and view.table is None and sum(view.plays_made) > view.rules.seats


def first_lead(view: SeatView) -> bool:
    return view.phase is Phase.PLAY and view.plays_made == (0,) * view.rules.seats


def doubtful(view: SeatView) -> bool:
    """My lead, with a play in the hand that can be read in several ways."""
    return view.phase is Phase.PLAY and doubtful_lead(view) is not None


def about_to_bomb(view: SeatView) -> bool:
    """The best choice is a bomb."""
    best = suggestions(view)[0] if to_beat(view) else None
    return isinstance(best, Move) and best.play.kind in BOMB_KINDS


def nearly_out(view: SeatView) -> bool:
    """Somebody else has one or two cards left."""
    return view.phase is Phase.PLAY and any(left <= 2 for left in view.left[1:])


def over(view: SeatView) -> bool:
    return view.phase is Phase.OVER and not view.redeal
