"""Builds are complete or absent, and older ones go."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from typing import TYPE_CHECKING

import pytest

from devtools.builds import LOCK, ensure_built
from devtools.project import ROOT

if TYPE_CHECKING:
    from pathlib import Path

SCRIPTS = ROOT / "build_scripts"

KILLED_WHILE_BUILDING = """
import os, sys
from pathlib import Path
from devtools.builds import ensure_built
def make(work):
    (work / "half").touch()
    os._exit(9)
ensure_built(Path(sys.argv[1]), "half built", make)
"""


def write(content: str, work: Path) -> None:
    (work / "result").write_text(content, "utf-8")


def build(folder: Path, key: str) -> None:
    assert ensure_built(folder, key, partial(write, key)) == folder / key


def contents(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.name != LOCK)


def test_a_new_build_takes_the_place_of_older_ones(tmp_path: Path) -> None:
    build(tmp_path, "old")
    (tmp_path / "older.failed").touch()
    build(tmp_path, "new")
    assert contents(tmp_path) == ["new", "new/result"]


def test_what_is_built_is_not_built_again(tmp_path: Path) -> None:
    build(tmp_path, "same")
    ensure_built(tmp_path, "same", partial(write, "another"))
    assert (tmp_path / "same" / "result").read_text("utf-8") == "same"


def test_a_failed_build_leaves_what_was_there(tmp_path: Path) -> None:
    build(tmp_path, "old")
    with pytest.raises(ZeroDivisionError):
        ensure_built(tmp_path, "new", lambda work: write(f"{1 / 0}", work))
    assert contents(tmp_path) == ["old", "old/result"]


def test_the_next_build_removes_what_a_killed_one_has_left(tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED_WHILE_BUILDING, str(tmp_path)]
    assert subprocess.run(command, cwd=SCRIPTS, check=False).returncode == 9
    assert any(path.endswith("half") for path in contents(tmp_path))
    build(tmp_path, "new")
    assert contents(tmp_path) == ["new", "new/result"]


def test_a_second_process_waits_for_the_first(tmp_path: Path) -> None:
    second: list[subprocess.Popen[bytes]] = []
    words = "import sys; from pathlib import Path; from devtools.builds import ensure_built; "
    words += f"ensure_built(Path({str(tmp_path)!r}), 'same', lambda work: sys.exit('built twice'))"

    def make(work: Path) -> None:
        second.append(subprocess.Popen([sys.executable, "-c", words], cwd=SCRIPTS))
        write("slower", work)

    ensure_built(tmp_path, "same", make)
    assert second[0].wait() == 0
    assert contents(tmp_path) == ["same", "same/result"]
