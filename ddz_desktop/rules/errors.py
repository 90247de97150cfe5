"""What the rules refuse, as a few named errors. Each message is one sentence that says what is wrong."""

from __future__ import annotations

from enum import StrEnum


class RuleError(ValueError):
    """Base of everything the rules refuse; the state is left as it was."""


class NotationError(RuleError):
    """A text that is no card, play, decision, deal, ruleset or record; `line`: the one at fault, if it has several."""

    line: int | None = None


class OptionError(RuleError):
    """An unknown option, an impossible value, or two options that exclude each other; both are named.

    `options`: the two that exclude each other, for the window to translate and point at; a kind is ``kinds.trio``.
    """

    def __init__(self, message: str, *options: str) -> None:
        super().__init__(message)
        self.options = options


class IllegalDeal(RuleError):
    """Cards that are no deal of the ruleset; `part` is how the line at fault begins in the deal's text."""

    def __init__(self, part: str, message: str) -> None:
        super().__init__(f"{part}: {message}")
        self.part = part


class UnfairDeal(RuleError):
    """A deal that does not follow from the secrets which all sides committed to; `part` is how the line at fault
    begins in the text of the proof or the deal.
    """

    def __init__(self, part: str, message: str) -> None:
        super().__init__(message)
        self.part = part


class NotYourTurn(RuleError):
    """A seat acted although it owes no decision, or the hand is over."""


class IllegalDecision(RuleError):
    """A word or answer that is not among those open to the seat now."""


class Reason(StrEnum):
    """Why a selection is no play, or does not beat the table; the window translates it, `Explanation` has details."""

    EMPTY = "empty"
    NOT_HELD = "not_held"
    NO_KIND = "no_kind"
    TWO_IN_CHAIN = "two_in_chain"
    JOKER_IN_CHAIN = "joker_in_chain"
    CHAIN_TOO_SHORT = "chain_too_short"
    CHAIN_TOO_LONG = "chain_too_long"
    CHAIN_BROKEN = "chain_broken"
    WING_COUNT = "wing_count"
    WING_KIND = "wing_kind"
    WING_REPEATS_BODY = "wing_repeats_body"
    WINGS_ALIKE = "wings_alike"
    WINGS_STRICT = "wings_strict"
    WING_ROCKET = "wing_rocket"
    WINGS_NOT_CONSECUTIVE = "wings_not_consecutive"
    JOKERS_UNLIKE = "jokers_unlike"
    WILD_ALONE = "wild_alone"
    WILD_WITH_JOKER = "wild_with_joker"
    KIND_OFF = "kind_off"
    WRONG_KIND = "wrong_kind"
    WRONG_SIZE = "wrong_size"
    TOO_LOW = "too_low"
    BOMB_TOO_SMALL = "bomb_too_small"
    BOMB_QUOTA = "bomb_quota"
    CANNOT_PASS = "cannot_pass"


class IllegalPlay(RuleError):
    """Cards that are no legal play now; `reason` says why in a form the window can translate."""

    def __init__(self, reason: Reason, message: str) -> None:
        super().__init__(message)
        self.reason = reason
