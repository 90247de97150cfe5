"""RLCard's rule agent `doudizhu-rule-v1` (PyPI `rlcard` 1.2.0), to play against. It draws from numpy's random numbers.

Seats are counted from the landlord, packed counts as everywhere; its game is `standard-three` with `wings=strict`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ddz_desktop.rules.cards import RANKS


def text_of(cards: int) -> str:
    """RLCard's text of some cards, the pass included."""
    return "".join(RANKS[rank] * (cards >> 4 * rank & 15) for rank in range(15)) or "pass"


class RuleAgent:
    """The agent, asked with our packed cards."""

    def __init__(self) -> None:
        from rlcard.models.doudizhu_rule_models import DouDizhuRuleAgentV1

        self._agent = DouDizhuRuleAgentV1()

    def choose(self, hand: int, history: Sequence[int], options: Sequence[int]) -> int:
        """The index of the option it takes; `history`: the cards of every turn, 0 for a pass, the landlord's first."""
        texts = [text_of(cards) for cards in options]
        observation = {
            "trace": [(turn % 3, text_of(cards)) for turn, cards in enumerate(history)],
            "current_hand": text_of(hand),
            "actions": texts,
            "landlord": 0,
            "self": len(history) % 3,
        }
        return texts.index(self._agent.step({"raw_obs": observation}))
