"""Two thousand monkeys at the real window, each in a process of its own, so that a native crash is a fault like others.

A step is one monkey: what it does follows from its number, but for what animations and bots have reached when it does
it. What it broke is noted with the seed that `python -m tests.soak.monkey` takes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.soak.harness import SoakState

GOAL = 2_000
ACTIONS = 300
PATIENCE_S = 600.0
MOST_TOLD = 2_000
ROOT = Path(__file__).resolve().parents[2]


def run(state: SoakState) -> None:
    for seed in range(state.data.get("monkeys", 0), GOAL):
        if not state.go_on():
            return
        told = broken(seed, ACTIONS)
        if told:
            state.fault(f"monkey {seed}: {told}")
        state.step(monkeys=seed + 1)
    state.finish()


def broken(seed: int, actions: int) -> str:
    """What a monkey broke in so many actions, as far as it fits; empty when nothing."""
    command = [sys.executable, "-m", "tests.soak.monkey", str(seed), str(actions)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    try:
        # a session of its own: the first Ctrl-C lets this step end
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, timeout=PATIENCE_S, start_new_session=True
        )
    except subprocess.TimeoutExpired:
        return f"{actions} actions took more than {PATIENCE_S:.0f} s"
    if done.returncode == 0:
        return ""
    return f"ended with {done.returncode}: {done.stderr.decode(errors='replace')[:MOST_TOLD].strip()}"
