"""A disk with no room left."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    FillDisk = Callable[[], None]

DISK_BYTES = 512 * 1024


@pytest.fixture
def small_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Path, FillDisk]]:
    """A folder, and what makes its disk full: a small one of its own where we may mount it, else writing is refused."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if _mounted(folder):
        yield folder, lambda: _fill(folder)
        subprocess.run(["umount", str(folder)], check=True)
    else:
        yield folder, lambda: _refuse_writing(monkeypatch)


def _mounted(folder: Path) -> bool:
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "none", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _fill(folder: Path) -> None:
    with (folder / "filling").open("wb", buffering=0) as file:
        for size in (4096, 1):
            try:
                while file.write(bytes(size)) == size:
                    pass
            except OSError as error:
                assert error.errno == errno.ENOSPC  # noqa: PT017  # it may end without one, too


def _refuse_writing(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
