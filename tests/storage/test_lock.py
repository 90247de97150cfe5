"""One process at a time holds a lock, and a killed one holds nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from ddz_desktop.storage.lock import FileLock

HOLDER = """
import sys
from pathlib import Path
from ddz_desktop.storage.lock import FileLock
lock = FileLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.read()
"""


def test_a_lock_is_held_once_and_given_back(tmp_path: Path) -> None:
    first, second = FileLock(tmp_path / "new" / "lock"), FileLock(tmp_path / "new" / "lock")
    assert first.acquire()
    assert not second.acquire()
    first.release()
    first.release()
    assert second.acquire()
    second.release()


def test_a_killed_process_holds_nothing(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "lock")
    command = [sys.executable, "-c", HOLDER, str(lock.path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        assert not lock.acquire()
        holder.kill()
    assert lock.acquire()
    lock.release()


def test_two_locks_in_two_folders_are_two(tmp_path: Path) -> None:
    locks = [FileLock(tmp_path / name / "lock") for name in "ab"]
    assert [lock.acquire() for lock in locks] == [True, True]
    for lock in locks:
        lock.release()
