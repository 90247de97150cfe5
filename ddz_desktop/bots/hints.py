"""What to propose to somebody who asks for a hint: the strong player's choices for that seat's view."""

from __future__ import annotations

import random

from ddz_desktop.bots.base import Rated
from ddz_desktop.rules.action import Action, Move
from ddz_desktop.rules.cards import total
from ddz_desktop.rules.kinds import BOMB_KINDS, Kind, Play
from ddz_desktop.rules.state import Phase
from ddz_desktop.rules.view import SeatView

SUGGESTIONS = 8


def suggestions(view: SeatView, limit: int = SUGGESTIONS) -> tuple[Action, ...]:
    """Distinct sensible choices of the view's seat, which must owe a decision: the best first, bombs that are not last.

    Of plays with the same kind, key and length only the best wings are proposed. A pass is proposed first where it is
    best, and alone where nothing beats the table, else not at all. Never empty.
    """
    from ddz_desktop.bots.learned.strong import StrongBot  # a window opens without it

    rated = StrongBot(random.Random(0)).rated(view)
    if view.phase is not Phase.PLAY:
        return tuple(choice.action for choice in rated[:limit])
    best = rated[0].action
    plays = [choice for choice in rated if isinstance(choice.action, Move)]
    ordered = [best, *(choice.action for choice in sorted(plays, key=_bombs_last))]
    return tuple(_distinct(ordered))[:limit]


def _bombs_last(choice: Rated) -> tuple[bool, float]:
    assert isinstance(choice.action, Move)
    return choice.action.play.kind in BOMB_KINDS, -choice.value


def _distinct(actions: list[Action]) -> list[Action]:
    """The first of each kind, key and length."""
    seen: dict[tuple[Kind, int, int] | None, Action] = {}
    for action in actions:
        seen.setdefault(_family(action.play) if isinstance(action, Move) else None, action)
    return list(seen.values())


def _family(play: Play) -> tuple[Kind, int, int]:
    return play.kind, play.key, total(play.cards)
