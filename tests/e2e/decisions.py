"""What the person of these tests decides: bids high, agrees, plays as the hints say, and likes doubtful readings."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ddz_desktop.bots.hints import suggestions
from ddz_desktop.rules.action import PASS, Action, Answer, Move, Say, Word
from ddz_desktop.rules.cards import counts_of, total
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.state import Phase

if TYPE_CHECKING:
    from ddz_desktop.rules.kinds import Play
    from ddz_desktop.rules.view import SeatView

HIGH = (Word.THREE, Word.TWO, Word.ONE, Word.CALL, Word.ROB)
LOOKED_AT = 4000
SMALLEST, LARGEST = 4, 9


def decide(view: SeatView, *, modest: bool = False) -> Action:
    """The decision of the view's seat, which owes one; a modest person never bids."""
    if view.phase is Phase.AUCTION:
        return _low(view) if modest else next(Say(word) for word in HIGH if Say(word) in view.options)
    if view.phase is not Phase.PLAY:
        return _yes(view)
    doubtful = doubtful_lead(view)
    return Move(doubtful) if doubtful is not None else suggestions(view)[0]


def _low(view: SeatView) -> Action:
    return Say(Word.DECLINE) if Say(Word.DECLINE) in view.options else PASS


def _yes(view: SeatView) -> Answer:
    """The answer that says the most: all sets reported, everything else agreed to."""
    answers = [option for option in view.options if isinstance(option, Answer)]
    return max(answers, key=lambda answer: (answer.value in ("yes", "show"), len(answer.value)))


def doubtful_lead(view: SeatView) -> Play | None:
    """On the first own lead of a hand, a play whose cards can be read as several kinds; not the largest reading."""
    if view.table is not None or any(seat == view.seat and isinstance(action, Move) for seat, action in view.history):
        return None
    generator = MoveGenerator(view.rules, view.wild)
    for play in islice(generator.moves(counts_of(view.hand)), LOOKED_AT):
        if SMALLEST <= total(play.cards) <= LARGEST:
            readings = generator.readings(play.cards)
            if len({reading.kind for reading in readings}) > 1:
                return readings[0]
    return None
