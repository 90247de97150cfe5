"""Answers to the extra decisions between auction and play, by the chance to win (rulebook §3.6, §3.7, §3.11)."""

from __future__ import annotations

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.hand_kernel import HandKernel
from ddz_desktop.bots.strength import side_chance
from ddz_desktop.rules.action import Answer, Topic
from ddz_desktop.rules.state import Role
from ddz_desktop.rules.view import SeatView

NEEDED = {
    Topic.OPEN: 0.85,  # everybody then plays against open cards
    Topic.SPREAD: 0.85,
    Topic.FIGHT: 0.55,  # a win counts double, a loss nothing; not to fight is a sure win
    Topic.IDENTITY: 0.55,
    Topic.DOUBLE: 0.53,
}
YES = ("yes", "show")


def rated_answers(view: SeatView, seat: int, kernel: HandKernel, more: float = 0.0) -> list[Rated]:
    """The open answers with their values; `more`: added to the chance to win."""
    answers = [option for option in view.options if isinstance(option, Answer)]
    if answers[0].topic is Topic.REPORT:
        return [Rated(sets_reported(answer), answer) for answer in answers]
    margin = side_chance(view, seat, kernel) + more - NEEDED[answers[0].topic]
    if answers[0].topic is Topic.IDENTITY and view.roles[seat] is Role.FARMER:
        margin = -1.0  # it would have no effect
    return [Rated(margin if answer.value in YES else -margin, answer) for answer in answers]


def sets_reported(answer: Answer) -> float:
    """How many sets a report names: it costs nothing, so the more the better."""
    return float(answer.value.count(",") + 1 if answer.value != "none" else 0)
