"""What makes one ruleset play differently from another, as bits for the networks: constant for a hand."""

from __future__ import annotations

from ddz_desktop.rules.kinds import KINDS
from ddz_desktop.rules.ruleset import BombDoubling, RuleSet, Spring, Wings


def rule_bits(rules: RuleSet) -> bytes:
    """Kinds, wings, chains, and what multiplies; each byte 0 or 1."""
    bits = [kind in rules.kinds for kind in KINDS]
    bits += [rules.wings is wings for wings in Wings]
    bits += [rules.rocket_wings, rules.small_bomb, rules.jokers, rules.bottom_shown, rules.consecutive_pairs]
    bits += [rules.spring >= factor for factor in (2, 3)]
    bits += [rules.spring_style is style for style in Spring]
    bits += [rules.bomb_doubling is doubling for doubling in BombDoubling]
    bits += [rules.bomb_cap is not None, rules.rocket_counts]
    return bytes(bits)
