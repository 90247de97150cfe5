"""From the start of the process to the first frame and to the first page, beside an empty PySide6 window in one run.

Offscreen, by turns; the first round is not counted, since it fills the system's caches. The best of the others counts,
because what else the machine does only ever slows. What was waited for, and the processor time that was spent, which is
steadier where others share the machine. The first frame is the curtain's, behind which the program is loaded.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from ddz_desktop import kernels
from ddz_desktop.app.folders import profile_folders
from ddz_desktop.settings import Progress, Settings, settings_text
from tests.bench.harness import BenchResult

ROUNDS = 9
ROOT = Path(__file__).resolve().parents[2]
EMPTY = "-"


class Frame(NamedTuple):
    """In ms since the process began."""

    waited: float
    work: float


def start(what: str, compiled: Path) -> list[Frame]:
    """Start it and take the times of its frames. `compiled`: where Python keeps modules, which users have compiled."""
    command = [sys.executable, "-m", "tests.bench.first_frame", what]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(compiled)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begun = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    told = [tuple(map(float, line.split())) for line in done.stdout.splitlines()]
    return [Frame(1000 * (moment - begun), 1000 * work) for moment, work in told]


def best(frames: list[Frame]) -> Frame:
    return Frame(*(min(each) for each in zip(*frames, strict=True)))


def bench() -> Iterator[BenchResult]:
    with tempfile.TemporaryDirectory(prefix="ddz-desktop-bench-") as folder:
        compiled = Path(folder, "compiled")
        file = profile_folders(Path(folder)).places.settings
        file.parent.mkdir(parents=True, exist_ok=True)
        settings = msgspec.structs.replace(Settings(), progress=Progress(welcomed=True))
        file.write_text(settings_text(settings), "utf-8")
        rounds = [(start(folder, compiled), start(EMPTY, compiled)) for _ in range(ROUNDS)][1:]
    floor = best([empty[0] for _, empty in rounds])
    for place, name in ((0, "first frame"), (-1, "first page")):
        ours = best([frames[place] for frames, _ in rounds])
        told = f"start to {name}, {kernels.status()}"
        yield BenchResult(told, ours.waited, floor.waited, "ms", "empty window")
        yield BenchResult(f"processor time, {told}", ours.work, floor.work, "ms", "empty window")
