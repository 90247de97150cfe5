"""Memory goes back to the system where the C library can do that, and nothing happens elsewhere."""

from __future__ import annotations

import ctypes

import pytest

from ddz_desktop.controller import memory


class Library:
    """A C library with `malloc_trim`, or without it."""

    def __init__(self, *, trims: bool) -> None:
        self.kept: list[int] = []
        if trims:
            self.malloc_trim = self.kept.append


@pytest.mark.parametrize(
    ("platform", "trims", "kept"),
    [("linux", True, [0]), ("linux", False, []), ("win32", True, []), ("darwin", True, [])],
)
def test_the_c_library_is_told_where_it_listens(
    monkeypatch: pytest.MonkeyPatch, platform: str, trims: bool, kept: list[int]
) -> None:
    library = Library(trims=trims)
    monkeypatch.setattr(memory.sys, "platform", platform)
    monkeypatch.setattr(ctypes, "CDLL", lambda name: library)
    memory.give_back()
    assert library.kept == kept
