"""Plain decisions, for tests that want a hand played but do not care how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddz_desktop.rules.action import PASS, Action, Move, Say, Word
from ddz_desktop.rules.cards import counts_of
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.state import Phase

if TYPE_CHECKING:
    from ddz_desktop.match.match import Match
    from ddz_desktop.rules.view import SeatView


def plain_action(view: SeatView) -> Action:
    """Bid high, do not rob, take the first answer, play the first play there is."""
    if view.phase is Phase.PLAY:
        quota = view.quota[view.seat] if view.quota and view.seat is not None else None
        moves = MoveGenerator(view.rules, view.wild).moves(counts_of(view.hand), view.table, bombs=quota != 0)
        play = next(moves, None)
        return PASS if play is None else Move(play)
    for word in (Word.THREE, Word.CALL, Word.DECLINE):
        if Say(word) in view.options:
            return Say(word)
    return view.options[0]


def play_out(match: Match) -> None:
    """Play the present hand to its end."""
    while match.running:
        seat = match.view(None).to_act[0]
        match.submit(seat, plain_action(match.view(seat)), match.serial)
