"""How long the program takes from its start to the first picture of its window, frozen and from its sources."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from devtools import resources
from devtools.project import ROOT, CommandError
from installers import smoke

ROUNDS = 5
LIMIT = 1.3
"""How much longer the frozen program may take."""


def compare(program: Path) -> str:
    """One line to print. Raises CommandError beyond the limit.

    The best of some rounds, taken in turns, so that other work of the machine counts for neither.
    """
    resources.ensure()
    frozen, sources = [], []
    with tempfile.TemporaryDirectory() as home:
        lent = smoke.environment(Path(home))
        own = {**os.environ, "PYTHONPATH": str(ROOT)}
        for _ in range(ROUNDS):
            frozen.append(_seconds([str(program)], lent))
            sources.append(_seconds([sys.executable, "-m", "ddz_desktop"], own))
    ratio = min(frozen) / min(sources)
    line = f"start to first frame: {min(frozen):.2f} s, from sources {min(sources):.2f} s, {ratio:.2f} times"
    if ratio > LIMIT:
        raise CommandError(f"{line}; more than {LIMIT}")
    return line


def _seconds(command: list[str], environment: dict[str, str]) -> float:
    began = time.monotonic()
    whole = [*command, "self-test", "--first-frame"]
    done = subprocess.run(whole, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CommandError(f"`{' '.join(whole)}` failed:\n{done.stderr[-2000:]}")
    return time.monotonic() - began
