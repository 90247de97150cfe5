"""The words that the window shows, in Chinese and in English, as its translations have them; calls are made of these.

The texts are found by their English source, so that a call whose text has gone from the window cannot be made.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

FILE = Path(__file__).resolve().parents[2] / "assets" / "translations" / "ddz_zh_CN.ts"
_NOT_SPOKEN = (" ×2", "!")


@cache
def _translations() -> dict[tuple[str, str], str]:
    """What each text is in Chinese, by its context and source."""
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message.findtext("translation", "")
        for context in ElementTree.parse(FILE).iter("context")
        for message in context.iter("message")
    }


def shown(context: str, source: str) -> tuple[str, str]:
    """A text of the window in Chinese and in English, as one says it. Raises KeyError for one that is not there."""
    chinese, english = _translations()[context, source], source
    for mark in _NOT_SPOKEN:
        chinese, english = chinese.replace(mark, ""), english.replace(mark, "")
    return chinese.replace(" ", ""), english.lower().replace("-", " ")
