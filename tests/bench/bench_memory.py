"""What the whole program takes of the memory: its window and sounds, and masters that play a hand of each system.

The largest it ever was, in a process of its own, so the last figure is that of a long evening. The other figure is
what it may take. Not on Windows.
"""

from __future__ import annotations

import sys
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random

import msgspec
from PySide6.QtCore import QEventLoop

from ddz_desktop import kernels
from ddz_desktop.app.folders import profile_folders
from ddz_desktop.app.program import Program
from ddz_desktop.bots.base import Bot
from ddz_desktop.controller.bot_seat import make_thinking_bot
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.settings import Look
from ddz_desktop.ui.main_window import FIRST_SIZE
from ddz_desktop.ui.sound.player import Player
from tests.bench.bench_frames import PlayedMatch
from tests.bench.harness import BenchResult

PEERS = False

MOST_MB = 350.0


def bench() -> Iterator[BenchResult]:
    if sys.platform == "win32":
        return
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        for name, megabytes in process.submit(measured).result():
            yield BenchResult(f"memory, {name}, {kernels.status()}", megabytes, MOST_MB, "MB", "bound")


def measured() -> list[tuple[str, float]]:
    """The largest memory so far: with the first page, then after a hand of each system."""
    with tempfile.TemporaryDirectory(prefix="ddz-desktop-bench-") as folder:
        program = Program(profile_folders(Path(folder)), Player(), bot_factory=master, seed=b"memory")
        program.preferences.change(msgspec.structs.replace(program.preferences.settings, look=Look(speed=0)))
        program.window.resize(FIRST_SIZE)
        program.window.show()
        try:
            found = [("the first page", most_megabytes())]
            for system in CATALOG:
                match = PlayedMatch(program, system)
                ended = QEventLoop()
                match.table.settled.connect(ended.quit)
                ended.exec()
                found.append((f"after {system}", most_megabytes()))
                program.window.show_home()
        finally:
            program.close()
    return found


def master(level: str, rng: Random, cancel: threading.Event) -> Bot:
    """Whatever the level: a person's stand-in, too."""
    return make_thinking_bot("master", rng, cancel)


def most_megabytes() -> float:
    """The most memory that this process has ever held."""
    import resource  # not on Windows

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20) if sys.platform == "darwin" else most / (1 << 10)
