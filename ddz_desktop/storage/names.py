"""Names that people give to things, made fit for one line of a list and for the file systems of every machine."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from ddz_desktop.rules.notation import LONGEST_NAME

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)
MOST_FILE_NAME_BYTES = 200


def clean_name(text: str) -> str:
    """A name on one line without unprintable characters, no longer than a ruleset's name may be; maybe empty."""
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    printable = "".join(letter for letter in text if letter.isprintable())
    return " ".join(printable[:LONGEST_NAME].split())


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number where somebody has it already; capitals make no difference."""
    folded = {other.casefold() for other in taken}
    candidate, number = name, 1
    while candidate.casefold() in folded:
        number += 1
        ending = f" {number}"
        candidate = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return candidate


def file_stem(name: str) -> str:
    """What a file that holds the thing of this name may be called on any system, without its ending."""
    stem = _FORBIDDEN.sub("_", clean_name(name)).strip(" .")
    while len(stem.encode()) > MOST_FILE_NAME_BYTES:
        stem = stem[:-1]
    if not stem:
        return "rules"
    return f"_{stem}" if _RESERVED.fullmatch(stem) else stem
