"""Runs the modules of `tests/soak`, each from where it was left; their states lie in `soak/` in the checkout."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

from devtools import modules
from devtools.project import ROOT, CommandError, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.soak.harness import SoakState

RESULTS = ROOT / "soak"


def run(names: Sequence[str], minutes: float | None) -> int:
    """Runs them one after another, each for at most `minutes`. Returns 1 when any has ever met a fault."""
    faulty = False
    for name, file in modules.choose("soak", names).items():
        state = _state(name, minutes)
        if not state.finished:
            _run_until_stopped(state, modules.load(file).run)
        print(state.line(), flush=True)
        for fault in state.faults:
            print(f"  {fault}")
        faulty = faulty or bool(state.faults)
        if state.stopped:
            break
    return 1 if faulty else 0


def _state(name: str, minutes: float | None) -> SoakState:
    from tests.soak.harness import SoakState

    file = RESULTS / f"{name}.json"
    try:
        return SoakState(name, file, minutes)
    except (ValueError, KeyError, TypeError) as error:
        raise CommandError(f"{file} is not a soak result ({error}): delete it to start over") from None


def _run_until_stopped(state: SoakState, work: Callable[[SoakState], None]) -> None:
    """The first Ctrl-C lets the present step end; the second interrupts it. What was done is saved either way."""

    def on_interrupt(*_: object) -> None:
        say("stopping after this step; once more to stop at once")
        state.stop()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    previous = signal.signal(signal.SIGINT, on_interrupt)
    try:
        work(state)
    finally:
        signal.signal(signal.SIGINT, previous)
        state.save()
