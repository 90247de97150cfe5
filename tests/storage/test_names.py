"""Names of people's own things, for lists and for file systems."""

from __future__ import annotations

import pytest

from ddz_desktop.rules.notation import LONGEST_NAME, check_name
from ddz_desktop.storage.names import clean_name, file_stem, free_name


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("外婆家打法", "外婆家打法"),
        ("  two\n words\t", "two words"),
        ("a\x00b\u202ec\u200b", "abc"),
        ("e\u0301", "é"),
        ("x" * 99, "x" * LONGEST_NAME),
        (" \n ", ""),
    ],
)
def test_names_are_cleaned(text: str, cleaned: str) -> None:
    assert clean_name(text) == cleaned
    assert not cleaned or check_name(cleaned) == cleaned


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("外婆家打法", "外婆家打法"),
        ("../../etc/passwd", "_.._etc_passwd"),
        ('a<b>:"c|?*', "a_b___c___"),
        ("CON", "_CON"),
        ("com1.txt", "_com1.txt"),
        ("...", "rules"),
        ("ends with dot. ", "ends with dot"),
    ],
)
def test_files_are_called_what_every_system_takes(name: str, stem: str) -> None:
    assert file_stem(name) == stem
    assert len(file_stem("牌" * 60).encode()) <= 200


def test_a_taken_name_gets_a_number() -> None:
    assert free_name("Mine", []) == "Mine"
    assert free_name("Mine", ["MINE", "mine 2"]) == "Mine 3"
    long = free_name("x" * LONGEST_NAME, ["x" * LONGEST_NAME])
    assert (len(long), long[-2:]) == (LONGEST_NAME, " 2")
