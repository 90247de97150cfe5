"""What a soak run is given: a state that outlasts interruptions.

`dev.py soak NAME` imports `tests/soak/soak_NAME.py` and calls its `run(state)` with the state that the last call left.
The module does in full what the test run does a fixed-seed share of, in small steps, and asks `state.go_on()` between
two of them; it is stopped by `--minutes`, by Ctrl-C, or by reaching its goal, and the next call goes on from there.

    GOAL = 100_000

    def run(state: SoakState) -> None:
        digest = state.data.get("digest", "")
        for seed in range(state.data.get("hands", 0), GOAL):
            if not state.go_on():
                return
            outcome = play_hand(seed)
            if outcome.fault:
                state.fault(f"seed {seed}: {outcome.fault}")
            digest = chained(digest, outcome)
            state.step(hands=seed + 1, digest=digest)
        state.finish()

The result file `soak/NAME.json` in the checkout holds `{name, finished, seconds, faults, data}`. It is replaced as a
whole, at the latest every ten seconds and at every end, so a killed run loses at most its last seconds. Deleting the
file starts over.
"""

from __future__ import annotations

import json
import os
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

SAVE_EVERY = 10.0


class SoakState:
    """Progress of one soak run: `data` is the module's own, anything that JSON can hold; the rest is kept for it."""

    def __init__(self, name: str, file: Path, minutes: float | None = None) -> None:
        """Takes up what `file` holds, if it exists. `minutes` limits this call; without, the goal and Ctrl-C do."""
        self.name = name
        self.file = file
        self.finished = False
        self.faults: list[str] = []
        self.data: dict[str, Any] = {}
        self.stopped = False
        self._seconds_before = 0.0
        self._started = self._saved = time.monotonic()
        self._deadline = None if minutes is None else self._started + 60 * minutes
        self._load()

    def go_on(self) -> bool:
        """Whether another step should be done; False at the end of the minutes and after Ctrl-C."""
        return not self.stopped and (self._deadline is None or time.monotonic() < self._deadline)

    def step(self, **progress: Any) -> None:
        """Notes what a finished step leaves in `data`, and writes the file when it is time."""
        self.data.update(progress)
        if time.monotonic() - self._saved >= SAVE_EVERY:
            self.save()

    def fault(self, sentence: str) -> None:
        """Notes something that must not happen, with what is needed to see it again; the run goes on."""
        self.faults.append(sentence)
        self.save()

    def finish(self) -> None:
        """Says that the goal is reached: `dev.py soak` leaves this run alone until its file is deleted."""
        self.finished = True

    def stop(self) -> None:
        """Makes `go_on` answer no, as Ctrl-C does."""
        self.stopped = True

    def seconds(self) -> float:
        """Time spent on the run so far, over all calls."""
        return self._seconds_before + time.monotonic() - self._started

    def save(self) -> None:
        """Replaces the result file as a whole."""
        self._saved = time.monotonic()
        content = {
            "name": self.name,
            "finished": self.finished,
            "seconds": round(self.seconds(), 1),
            "faults": self.faults,
            "data": self.data,
        }
        self.file.parent.mkdir(parents=True, exist_ok=True)
        new = self.file.with_suffix(".new")
        with new.open("w", encoding="utf-8") as stream:
            json.dump(content, stream, ensure_ascii=False, indent=1)
            stream.flush()
            os.fsync(stream.fileno())
        new.replace(self.file)

    def line(self) -> str:
        """The state as `dev.py soak` prints it."""
        progress = ", ".join(f"{key} {value}" for key, value in self.data.items())
        end = "finished" if self.finished else "to be continued"
        return f"{self.name}: {end} after {self.seconds():.0f} s, {len(self.faults)} faults, {progress}"

    def _load(self) -> None:
        if not self.file.exists():
            return
        content = json.loads(self.file.read_text("utf-8"))
        self.finished = content["finished"]
        self.faults = content["faults"]
        self.data = content["data"]
        self._seconds_before = content["seconds"]
