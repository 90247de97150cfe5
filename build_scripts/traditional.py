"""Simplified Chinese as Taiwan writes it: characters, and the words that differ. `translations.py` uses it.

The table is `traditional.txt` beside this file. Which word a text needs is decided by the longest one that fits; a text
that comes out wrong is put right by a line there, so that the next run keeps it.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_name("traditional.txt")
_TRANSLATED = re.compile(r"(<(?:translation|numerusform)>)([^<]*)(</)")


@cache
def table() -> dict[str, str]:
    """Words and characters with what becomes of them."""
    found: dict[str, str] = {}
    section = ""
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line
        elif line and not line.startswith("#"):
            pairs = (
                [tuple(line.split(" "))] if section == "[words]" else [(pair[0], pair[1]) for pair in line.split(" ")]
            )
            found.update(pairs)
    return found


def to_traditional(text: str) -> str:
    """A text in the other script; what the table does not know stays."""
    known = table()
    longest = max(map(len, known))
    result: list[str] = []
    at = 0
    while at < len(text):
        for length in range(longest, 0, -1):
            piece = text[at : at + length]
            if piece in known or length == 1:
                result.append(known.get(piece, piece))
                at += len(piece)
                break
    return "".join(result)


def translate_file(simplified: str) -> str:
    """A whole `.ts` file in the other script; only its translations change."""
    text = simplified.replace('language="zh_CN"', 'language="zh_TW"', 1)
    return _TRANSLATED.sub(lambda found: found[1] + to_traditional(found[2]) + found[3], text)
