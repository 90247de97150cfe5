"""Results built from sources lie in a folder named by a hash of those sources: complete or absent, never stale."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextlib.contextmanager
def new_build(folder: Path, key: str) -> Iterator[Path]:
    """Gives an empty folder to build in; when the block ends well it becomes `folder/key` and older builds go."""
    folder.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=".new-", dir=folder))
    try:
        yield work
        _put_in_place(work, folder / key)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    for other in folder.iterdir():
        if other.name != key and not other.name.startswith(".new-"):
            _remove(other)


def _put_in_place(work: Path, goal: Path) -> None:
    work.chmod(0o755)  # mkdtemp's own mode shuts everybody else out
    try:
        work.rename(goal)
    except OSError:
        if not goal.is_dir():  # else another process has just built the same
            raise


def _remove(old: Path) -> None:
    if old.is_dir():
        # Windows cannot delete a module that is loaded somewhere: a later build will
        shutil.rmtree(old, ignore_errors=True)
    else:
        old.unlink(missing_ok=True)
