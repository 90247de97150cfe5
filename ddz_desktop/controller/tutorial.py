"""The first hand of a newcomer: a hand that was played before, whose other seats do what they did then.

The person holds seat 0 and makes the decisions of that seat; `opening` gives the hand as it stands before any of them,
so that a lesson that was left can be taken up where it was.
"""

from __future__ import annotations

import random
import threading
from functools import cache

from ddz_desktop.bots.base import Bot
from ddz_desktop.controller.messages import MatchSetup, SeatOwner
from ddz_desktop.rules.action import Action, Move
from ddz_desktop.rules.record import Record, parse_record
from ddz_desktop.rules.view import SeatView

PERSON = 0

_HAND = """\
ddz 1
rules yixing-classic
hand 0 Kh Kd 3s 5h Tc 8d 2h 4c Qs Kc 7d 9s Td 3c 8c Qc 6h
hand 1 3h 4s 4h 5s 6s 7s 7h 8s 9h 9d Js Qh As Ah 2s 2d R
hand 2 3d Jh 4d 5d 5c 6d 6c 7c 8h 9c Th Jd Jc Qd Ad 2c B
bottom Ks Ts Ac
marker 0 Kh
0 3
0 play solo_chain 7 3s4c5h6h7d
1 play solo_chain 8 4s5s6s7s8s
2 pass
0 pass
1 play solo 4 4h
2 play solo 5 5d
0 play solo 9 9s
1 play solo A As
2 pass
0 play solo 2 2h
1 pass
2 pass
0 play pair 8 8d8c
1 play pair 9 9h9d
2 play pair J JdJc
0 play pair Q QsQc
1 pass
2 pass
0 play trio_solo T TsTdTc3c
1 pass
2 pass
0 play solo A Ac
1 pass
2 play solo B B
0 play bomb K KsKhKdKc
winner 0
factor base 1
factor bid 3 seat 0
factor bomb 2 seat 0 turn 25 play bomb K KKKK
unit 6
payoffs 12 -6 -6
"""


@cache
def lesson() -> Record:
    """The whole hand."""
    return parse_record(_HAND)


def own_decisions() -> tuple[Action, ...]:
    """What the person is to do, in order."""
    return tuple(action for seat, action in lesson().decisions if seat == PERSON)


def decisions_made(view: SeatView) -> int:
    """How many of them have been made."""
    return sum(seat == PERSON for seat, _ in view.history)


def opening(made: int) -> Record:
    """The hand as it stands when the person has made so many decisions and the next is due."""
    whole = lesson()
    places = [index for index, (seat, _) in enumerate(whole.decisions) if seat == PERSON]
    return Record(whole.rules, whole.deal, whole.decisions[: places[made]])


def lesson_setup(person: SeatOwner, others: tuple[SeatOwner, ...]) -> MatchSetup:
    """The match of this one hand."""
    return MatchSetup(lesson().rules, (person, *others), hands=1)


def as_told(action: Action, wanted: Action) -> bool:
    """Whether a decision is the one that is wanted; which of equal ranks are played does not matter."""
    if isinstance(action, Move) and isinstance(wanted, Move):
        return action.play == wanted.play
    return action == wanted


class LessonBot:
    """Does what its seat did in the lesson."""

    def decide(self, view: SeatView) -> Action:
        """The decision that comes next in the lesson; the person cannot leave it."""
        seat, action = lesson().decisions[len(view.history)]
        assert seat == view.seat, "the lesson goes as it went"
        return action


def make_lesson_bot(level: str, rng: random.Random, cancel: threading.Event) -> Bot:
    """As every maker of bots."""
    return LessonBot()
