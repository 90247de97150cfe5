"""Results built from sources lie in a folder named by a hash of those sources: complete or absent, never stale."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from devtools.exclusive import exclusively

if TYPE_CHECKING:
    from collections.abc import Callable

LOCK = ".lock"
UNFINISHED = ".new-"


def ensure_built(folder: Path, key: str, make: Callable[[Path], None]) -> Path:
    """The build `folder/key`; unless it is there, `make` fills an empty folder that takes its place. Older ones go.

    Where another process is building, it waits. What builds that were killed have left goes too.
    """
    goal = folder / key
    if goal.is_dir():
        return goal
    folder.mkdir(parents=True, exist_ok=True)
    with exclusively(folder / LOCK):
        if not goal.is_dir():  # or the other process has just built the same
            _build(goal, make)
    return goal


def _build(goal: Path, make: Callable[[Path], None]) -> None:
    for leftover in goal.parent.glob(f"{UNFINISHED}*"):  # of a build that was killed: nobody else holds the lock
        _remove(leftover)
    work = Path(tempfile.mkdtemp(prefix=UNFINISHED, dir=goal.parent))
    try:
        make(work)
        work.chmod(0o755)  # mkdtemp's own mode shuts everybody else out
        work.rename(goal)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    for other in goal.parent.iterdir():
        if other.name not in (goal.name, LOCK):
            _remove(other)


def _remove(old: Path) -> None:
    if old.is_dir():
        # Windows cannot delete a module that is loaded somewhere: a later build will
        shutil.rmtree(old, ignore_errors=True)
    else:
        old.unlink(missing_ok=True)
