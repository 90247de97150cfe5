"""Whole matches of three desktops in network namespaces, over bad wires: 150 ms, 5 % of the frames lost, others out of
order, and the cable of a guest or of the host out for 5 or 60 s at some moment. Every hand ends the same at every seat.

Each round plays a hand of a 3-, a 4- and a 5-player system at once. Where no namespaces may be made, the run says so.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.net.matches import SYSTEMS, Pull, play
from tests.net.wires import CLEAR, Weather, why_no_lan

if TYPE_CHECKING:
    from tests.soak.harness import SoakState

GOAL = 60
BAD = Weather(delay=0.075, jitter=0.02, loss=0.05, reorder=0.05)
"""150 ms there and back."""


def run(state: SoakState) -> None:
    why = why_no_lan()
    if why is not None:
        print(f"skipped: {why}")
        return
    for number in range(state.data.get("rounds", 0), GOAL):
        if not state.go_on():
            return
        rng = Random(number)
        weather = BAD if number % 3 else CLEAR
        seconds = (0.0, 5.0, 60.0)[number % 3]
        pulls = (Pull(rng.randrange(3), rng.random() * 20, seconds),) if seconds else ()
        with TemporaryDirectory() as folder:
            report = play(Path(folder), weather, systems=SYSTEMS, pulls=pulls, limit_s=600)
        for line in report.faults():
            state.fault(f"round {number}: {line}")
        slowest = max([*report.found, state.data.get("slowest_found_s", 0.0)])
        state.step(rounds=number + 1, hands=state.data.get("hands", 0) + len(report.hands), slowest_found_s=slowest)
    state.finish()
