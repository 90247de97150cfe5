"""Programs that ours starts find their own libraries, not those of a frozen program."""

from __future__ import annotations

import sys

import pytest

from ddz_desktop.app import outside


@pytest.mark.parametrize(
    ("frozen", "inside", "expected"),
    [
        (False, {"LD_LIBRARY_PATH": "/mine"}, {"LD_LIBRARY_PATH": "/mine"}),
        (True, {"LD_LIBRARY_PATH": "/ours", "LD_LIBRARY_PATH_ORIG": "/mine"}, {"LD_LIBRARY_PATH": "/mine"}),
        (True, {"LD_LIBRARY_PATH": "/ours", "A": "b"}, {"A": "b"}),
        (True, {}, {}),
    ],
)  # fmt: skip
def test_the_library_path_is_given_back(
    monkeypatch: pytest.MonkeyPatch, frozen: bool, inside: dict[str, str], expected: dict[str, str]
) -> None:
    if frozen:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
    before = dict(inside)
    assert outside.environment(inside) == expected
    assert inside == before
