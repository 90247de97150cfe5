"""Names and lines of chat, cleaned: what somebody else typed is one line of plain text, no longer than allowed.

Out go control, format and bidirectional characters, unassigned and private ones, line breaks, and piles of combining
marks; what is left is composed (NFC) and its blanks are single spaces.
"""

from __future__ import annotations

import unicodedata

from ddz_desktop.protocol.limits import LONGEST_CHAT, LONGEST_TABLE_NAME
from ddz_desktop.settings import LONGEST_NAME

MOST_MARKS = 2
"""Combining marks in a row; more serve only to cover other lines."""

_MARKS = frozenset({"Mn", "Me", "Mc"})
_BLANKS = frozenset({"Zs", "Zl", "Zp"})
_INVISIBLE = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters by category that show nothing: Hangul fillers, the empty Braille cell."""


def clean(text: str, longest: int) -> str:
    """The text as it may be shown, cut to so many characters; empty when nothing of it may."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: 8 * longest]):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in _MARKS else 0
        if category in _BLANKS or letter in "\t\r\n":
            kept.append(" ")
        elif category[0] != "C" and marks <= MOST_MARKS and letter not in _INVISIBLE:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()


def clean_name(text: str) -> str:
    """A player's name."""
    return clean(text, LONGEST_NAME)


def clean_table_name(text: str) -> str:
    """A table's name."""
    return clean(text, LONGEST_TABLE_NAME)


def clean_chat(text: str) -> str:
    """A line of chat."""
    return clean(text, LONGEST_CHAT)


def distinct_name(name: str, taken: set[str]) -> str:
    """The name, with a number behind it where another has it already (capitals make no difference)."""
    folded = {other.casefold() for other in taken}
    number, candidate = 1, name
    while candidate.casefold() in folded:
        number += 1
        suffix = f" {number}"
        candidate = name[: LONGEST_NAME - len(suffix)] + suffix
    return candidate
