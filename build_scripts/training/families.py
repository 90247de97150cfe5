"""What is trained together: one network for each family of systems, with rulesets as their cards are played."""

from __future__ import annotations

from dataclasses import dataclass, field

from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.ruleset import OptionValue, RuleSet


@dataclass(frozen=True)
class Family:
    """Rulesets that share a network: their states, options and tables have equal sizes.

    `strongest_share`: of the landlords so many have the strongest hand, as an auction tends to make it.
    """

    systems: tuple[tuple[str, dict[str, OptionValue]], ...]
    strongest_share: float = 0.5
    slots: int = 512
    options: dict[str, float] = field(default_factory=dict)

    def rulesets(self) -> tuple[RuleSet, ...]:
        return tuple(ruleset(system, options) for system, options in self.systems)


FAMILIES: dict[str, Family] = {
    "three": Family((("standard-three", {"wings": "strict"}),), strongest_share=0.0),
    "classic": Family((("yixing-classic", {}), ("traditional", {}), ("standard-three", {}))),
    "two": Family((("yixing-two", {}), ("standard-two", {}))),
    "laizi": Family((("yixing-laizi", {}),)),
    "tiandi": Family((("yixing-tiandi", {}),), slots=256),
    "four": Family((("yixing-four", {}),), slots=256),
    "hu": Family((("hu-four", {}),), slots=256),
    "shanghai": Family((("shanghai-four", {}),), slots=256),
    "five": Family((("five", {}),), strongest_share=0.0, slots=256),
    "emperor": Family((("emperor", {}),), slots=256),
}
"""By name. `three` is the game in which players are measured against each other elsewhere: no auction, strict wings."""
