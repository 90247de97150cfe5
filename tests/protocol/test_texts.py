"""Names and chat are one line of plain text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddz_desktop.protocol.limits import LONGEST_CHAT
from ddz_desktop.protocol.texts import clean_chat, clean_name, distinct_name
from ddz_desktop.settings import LONGEST_NAME

CASES = {
    "阿青": "阿青",
    "  two   words ": "two words",
    "line\nbreak\ttab\r": "line break tab",
    "a\u202egnp.exe": "agnp.exe",
    "\u2066x\u2069": "x",
    "zero\u200bwidth\ufeff": "zerowidth",
    "bell\x07\x1b[31m": "bell[31m",
    "Z\u0300\u0301\u0302\u0303\u0304": "Z\u0300\u0301",
    "e\u0301": "é",
    "\u3164": "",
    "<b>x</b>": "<b>x</b>",
    "\u2028a\u3000b": "a b",
    "x" * 500: "x" * LONGEST_NAME,
}


@pytest.mark.parametrize("text", CASES)
def test_names(text: str) -> None:
    assert clean_name(text) == CASES[text]


@given(st.text())
def test_whatever_is_typed_is_one_printable_line(text: str) -> None:
    cleaned = clean_chat(text)
    assert cleaned.isprintable()
    assert len(cleaned) <= LONGEST_CHAT
    assert clean_chat(cleaned) == cleaned


def test_names_alike_get_a_number() -> None:
    assert distinct_name("Ann", {"Bob"}) == "Ann"
    assert distinct_name("ann", {"Ann", "ANN 2"}) == "ann 3"
    longest = "x" * LONGEST_NAME
    assert distinct_name(longest, {longest}) == "x" * (LONGEST_NAME - 2) + " 2"
