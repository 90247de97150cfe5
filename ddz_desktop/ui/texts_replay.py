"""What a replay says: every decision in a few words, and what a computer player thinks of it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QObject

from ddz_desktop.controller.session_replay import MOST_COUNTED, Alternatives, Decision
from ddz_desktop.rules.action import PASS, Action, Answer, Move, Say
from ddz_desktop.rules.cards import Rank
from ddz_desktop.rules.kinds import SHAPES, Kind
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts
from ddz_desktop.ui.table import texts_table

translate = QCoreApplication.translate
SHORT = 12
"""A commitment is told by so many of its digits."""


def action_text(action: Action, rules: RuleSet, wild: Iterable[Rank], *, in_play: bool) -> str:
    """A decision in a few words."""
    if isinstance(action, Move):
        return texts.play_text(action.play, rules, wild)
    if isinstance(action, Answer):
        return texts_table.answer_text(action)
    assert isinstance(action, Say), "there is no fourth kind of decision"
    return texts_table.word_text(action.word, rules, in_play=in_play)


def decision_text(decision: Decision, rules: RuleSet) -> str:
    """A decision as the list has it."""
    return action_text(decision.action, rules, decision.wild, in_play=decision.in_play)


def mark_of(decision: Decision) -> str:
    """The icon of a bomb or rocket."""
    if decision.bomb is None:
        return ""
    return "rocket" if decision.bomb is Kind.ROCKET else "bomb"


def deal_text(commitment: str) -> str:
    """The line before the first decision."""
    if not commitment:
        return translate("Replay", "The deal")
    return translate("Replay", "The deal · promised {digits}…").format(digits=commitment[:SHORT])


def choices(told: Alternatives, decision: Decision, rules: RuleSet) -> tuple[str, ...]:
    """What else could have been done, numbered, the best first."""
    lines = []
    for number, action in enumerate(told.proposed, start=1):
        text = action_text(action, rules, decision.wild, in_play=decision.in_play)
        lines.append(f"{number}. {text}{_wings_text(action)}")
    return tuple(lines)


def _wings_text(action: Action) -> str:
    """All cards of a play whose name tells only the main ones."""
    shape = SHAPES.get(action.play.kind) if isinstance(action, Move) else None
    if shape is None or not isinstance(action, Move) or not (shape.trios or shape.pairs or shape.solos):
        return ""
    return f" · {texts.ranks_text(action.play.cards)}"


def opinion(told: Alternatives) -> str:
    """What a computer player thinks of a decision."""
    if told.possible == 1 and told.done == PASS:
        return translate("Replay", "There was nothing to beat it with.")
    if told.agrees:
        return translate("Replay", "The computer would have done the same.")
    return translate("Replay", "The computer would have chosen otherwise:")


def possible_text(told: Alternatives) -> str:
    """How many choices there were."""
    if told.possible >= MOST_COUNTED:
        return translate("Replay", "more than {number} ways").format(number=MOST_COUNTED)
    return _Counted().possible(told.possible)


class _Counted(QObject):
    """Texts with numbers."""

    def possible(self, number: int) -> str:
        return self.tr("%n way(s)", "ways to play", number)
