"""A lock that only one process holds, and that is free again however that process ends.

The operating system's own file locks (`flock`, on Windows `msvcrt.locking`), because they go with the process: after a
crash or a `kill -9` nothing is left to be taken for a running program. A lock file that holds a process number, as
`QLockFile` makes one, has to guess whether that number still means the same program.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Holds the lock of a file, which it makes, until `release` or the end of the process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[bytes] | None = None

    def acquire(self) -> bool:
        """Take the lock; False when another process, or another lock of this one, has it. Raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self.path.open("ab")
        try:
            _take(file)
        except (BlockingIOError, PermissionError):
            file.close()
            return False
        except OSError:
            file.close()
            raise
        self._file = file
        return True

    def release(self) -> None:
        """Let go; the file stays, since another process may be waiting at it. Nothing happens the second time."""
        if self._file is not None:
            self._file.close()
            self._file = None
