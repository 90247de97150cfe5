"""One process at a time: the others wait."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextlib.contextmanager
def exclusively(file: Path) -> Iterator[None]:
    """Holds a lock file, which is made and stays; the system lets go of it when its process ends, however it ends."""
    with file.open("a") as held:
        if sys.platform == "win32":
            import msvcrt

            while True:
                try:
                    msvcrt.locking(held.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:  # it gives up after ten seconds
                    continue
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield
