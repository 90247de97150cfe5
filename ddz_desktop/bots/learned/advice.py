"""The casual player's judgement beside that of a network which has learned little: together they play better than
either.
"""

from __future__ import annotations

from collections.abc import Sequence

from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.learned.judge import Judged
from ddz_desktop.bots.learned.weights import family_of
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.view import SeatView

SHARES = {"emperor": 0.1, "five": 0.1, "four": 0.1, "hu": 0.1, "laizi": 0.1, "tiandi": 0.1}
"""By family, what a turn that an option loses counts in the network's values; measured in the arena."""

ANSWERED = frozenset({"five"})
"""Families whose extra decisions the casual player makes: there the network is sure of hands that are half won with
partners who play unlike it, and doubles them.
"""

MOST_TURNS = 3.0
"""An option that the casual player does not look at loses so many turns; no other loses more."""


def share_of(rules: RuleSet) -> float:
    """What one turn counts under a ruleset; 0 where the network knows better."""
    return SHARES.get(family_of(rules), 0.0)


def answers(rules: RuleSet) -> bool:
    """Whether the casual player makes a ruleset's extra decisions."""
    return family_of(rules) in ANSWERED


def advised(view: SeatView, judged: Sequence[Judged], casual: CasualBot, share: float) -> list[Judged]:
    """The options of the play, each worth less by what the casual player thinks it loses; best first."""
    rated = casual.rated(view)
    best = rated[0].value
    lost = {choice.action: min(best - choice.value, MOST_TURNS) for choice in rated}
    less = [option._replace(value=option.value - share * lost.get(option.action, MOST_TURNS)) for option in judged]
    return sorted(less, key=lambda option: -option.value)
