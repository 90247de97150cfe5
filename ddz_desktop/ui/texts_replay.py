"""What a replay says: every decision in a few words, what a computer player thinks of it, and what was better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from ddz_desktop.controller.hindsight import MOST_COUNTED, Alternatives, Choice
from ddz_desktop.controller.session_replay import Decision
from ddz_desktop.rules.action import PASS, Action, Answer, Move, Say
from ddz_desktop.rules.cards import Rank
from ddz_desktop.rules.kinds import SHAPES, Kind
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.ui import texts
from ddz_desktop.ui.fonts import MINUS
from ddz_desktop.ui.table import texts_table

translate = QCoreApplication.translate
MUCH = 0.05
"""From which on a loss stands out in the list."""

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
    for number, choice in enumerate(told.proposed, start=1):
        text = action_text(choice.action, rules, decision.wild, in_play=decision.in_play)
        chance = chance_text(choice)
        lines.append(f"{number}. {text}{_wings_text(choice.action)}{f' · {chance}' if chance else ''}")
    return tuple(lines)


def chance_text(choice: Choice) -> str:
    """The chance that the seat's side wins after it; empty where nobody can tell."""
    return "" if choice.chance is None else f"{choice.chance:.0%}"


def chance_told(chance: str, lost: str) -> str:
    """What the two texts beside a decision mean; nothing without a chance."""
    if not chance:
        return ""
    if not lost:
        return _won_text(chance)
    told = translate("Replay", "Chance to win: {chance}, by {lost} less than with the best choice.")
    return told.format(chance=chance, lost=lost.removeprefix(MINUS))


def lost_text(told: Alternatives) -> str:
    """How much of the chance a decision gave away, with its sign; empty where that is little, or unknown."""
    return "" if told.lost is None or told.lost < MUCH else f"{MINUS}{told.lost:.0%}"


def line_text(told: Alternatives, names: Sequence[str], decision: Decision, rules: RuleSet) -> str:
    """What would best have followed the better decision."""
    if not told.line:
        return ""
    said = translate("Replay", "{name}: {play}", "in a line of what would have followed")
    parts = [
        said.format(name=names[seat], play=action_text(action, rules, decision.wild, in_play=True))
        for seat, action in told.line
    ]
    return translate("Replay", "Then {line}").format(line=translate("Replay", "; ", "between plays").join(parts))


def _wings_text(action: Action) -> str:
    """All cards of a play whose name tells only the main ones."""
    shape = SHAPES.get(action.play.kind) if isinstance(action, Move) else None
    if shape is None or not isinstance(action, Move) or not (shape.trios or shape.pairs or shape.solos):
        return ""
    return f" · {texts.ranks_text(action.play.cards)}"


def opinion(told: Alternatives) -> str:
    """What a computer player thinks of a decision."""
    chance = _sure_text(told.done) or chance_text(told.done)
    if told.possible == 1 and told.done.action == PASS:
        text = translate("Replay", "There was nothing to beat it with.")
    elif told.same:
        text = translate("Replay", "The computer would have done the same.")
    elif told.agrees:
        text = translate("Replay", "It is about as good as the best.")
    elif told.lost is None:
        return translate("Replay", "The computer would have chosen otherwise:")
    else:
        text = translate("Replay", "This gave away {lost}; better:").format(lost=f"{told.lost:.0%}")
        return f"{_won_text(chance)} {text}"
    return f"{text} {_won_text(chance)}" if chance else text


def _won_text(chance: str) -> str:
    return translate("Replay", "Chance to win: {chance}.").format(chance=chance)


def _sure_text(choice: Choice) -> str:
    """What is proved about a decision."""
    if not choice.proved:
        return ""
    return translate("Replay", "certain") if choice.chance else translate("Replay", "none")


def possible_text(told: Alternatives) -> str:
    """How many choices there were."""
    if told.possible >= MOST_COUNTED:
        return translate("Replay", "more than {number} ways").format(number=MOST_COUNTED)
    return _Counted().possible(told.possible)


class _Counted(QObject):
    """Texts with numbers."""

    def possible(self, number: int) -> str:
        return self.tr("%n way(s)", "ways to play", number)
