"""Builds are complete or absent, and older ones go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from devtools.builds import new_build

if TYPE_CHECKING:
    from pathlib import Path


def build(folder: Path, key: str) -> None:
    with new_build(folder, key) as work:
        (work / "result").write_text(key, "utf-8")


def contents(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


def test_a_new_build_takes_the_place_of_older_ones(tmp_path: Path) -> None:
    build(tmp_path, "old")
    (tmp_path / "older.failed").touch()
    build(tmp_path, "new")
    assert contents(tmp_path) == ["new", "new/result"]


def test_a_failed_build_leaves_what_was_there(tmp_path: Path) -> None:
    build(tmp_path, "old")
    with pytest.raises(ZeroDivisionError), new_build(tmp_path, "new") as work:
        (work / "half").write_text(f"{1 / 0}")
    assert contents(tmp_path) == ["old", "old/result"]


def test_two_at_once_agree(tmp_path: Path) -> None:
    with new_build(tmp_path, "same") as work:
        (work / "result").write_text("slower", "utf-8")
        build(tmp_path, "same")
    assert contents(tmp_path) == ["same", "same/result"]
