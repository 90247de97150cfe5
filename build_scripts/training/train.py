"""Trains the network of one family of systems by self-play: `python build_scripts/training/train.py --family three`.

Everything lies in one folder (`--folder`): `latest.pt` to go on from, written again and again, whole or not at all; an
`average-<samples>.npz` now and then, the weights to play with; `log.jsonl`, the curves. Started again it goes on from
`latest.pt`: a run may be killed at any moment. Hands under way are then dealt anew.

With `--actors N` the hands are played by N processes of a Ray cluster (`--cluster HOST:PORT`, else one on this machine)
while this one learns.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
import torch
from tqdm import tqdm

from ddz_desktop.app.cluster import LOCAL, ClusterError, connected
from ddz_desktop.app.problem import Problem
from training.families import FAMILIES
from training.far_troupes import KEPT_MEMORY, FarTroupes
from training.learner import Learner
from training.model import computes_in_bfloat16, in_stakes
from training.plan import Plan, plan_of
from training.troupe import Players, Terms, Troupe


class Run:
    """A family's training in its folder."""

    def __init__(self, plan: Plan, folder: Path, kind: torch.dtype, players: Players) -> None:
        self.plan, self.folder, self.players = plan, folder, players
        self.learner = Learner(players.sizes, plan, kind)
        self.learner.hidden = players.hidden
        self.samples = 0
        self.seconds = 0.0
        self.hands = self.landlord_wins = self.size = 0  # since this start
        self.stopped = False
        self._checkpoint: dict[str, Any] = {}

    def go_on(self) -> None:
        """From the checkpoint, where there is one."""
        file = self.folder / "latest.pt"
        if not file.exists():
            return
        self._checkpoint = torch.load(file, weights_only=False)
        self.learner.restore(self._checkpoint["learner"])
        self.players.restore(self._checkpoint)
        self.samples, self.seconds = self._checkpoint["samples"], self._checkpoint["seconds"]

    def save(self) -> None:
        """Write the checkpoint, whole or not at all."""
        self._checkpoint |= {
            "plan": asdict(self.plan),
            "learner": self.learner.state(),
            "samples": self.samples,
            "seconds": self.seconds,
            **self.players.state(),  # what other players left stays, for when they go on
        }
        work = self.folder / "latest.pt.new"
        torch.save(self._checkpoint, work)
        work.replace(self.folder / "latest.pt")

    def export(self) -> None:
        """Write the averaged weights for players."""
        file = self.folder / f"average-{self.samples:012d}.npz"
        weights = {name: weight.numpy() for name, weight in self.learner.average.items()}
        arrays = {name: array.astype(np.float16) for name, array in in_stakes(weights, self.plan.unit).items()}
        work = self.folder / "average.new.npz"
        np.savez_compressed(work, **arrays)
        work.replace(file)

    def round(self) -> dict[str, float]:
        """Gather samples, learn from them."""
        begun = time.monotonic()
        plan = self.plan
        terms = Terms(plan.trace_at(self.samples), plan.astray_at(self.samples), plan.score_share)
        samples, *counts = self.players.play(self.learner.playing_weights(), terms)
        played = time.monotonic() - begun
        losses = self.learner.learn(samples, plan.batch, plan.rate_at(self.samples), plan.average)
        self._count(*counts)
        number = len(samples["roles"])
        self.samples += number
        took = time.monotonic() - begun
        self.seconds += took
        return {**losses, "rate": number / took, "play_share": played / took}

    def _count(self, hands: int, landlord_wins: int, size: int) -> None:
        self.hands += hands
        self.landlord_wins += landlord_wins
        self.size += size

    def log(self, values: dict[str, float]) -> None:
        """Add a line to the curves."""
        line: dict[str, Any] = {"samples": self.samples, "seconds": round(self.seconds), **values}
        played = max(1, self.hands)
        line |= {"landlord": self.landlord_wins / played, "size": self.size / played, "hands": self.hands}
        rounded = {name: round(value, 5) if isinstance(value, float) else value for name, value in line.items()}
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(rounded) + "\n")

    def stop(self, *_: object) -> None:
        """End after this round (a signal)."""
        self.stopped = True


def run(run: Run, until: int, save_every: float, export_every: int, log_every: int) -> None:
    """Rounds until so many samples."""
    saved = time.monotonic()
    exported = run.samples // export_every
    sums: dict[str, float] = {}
    rounds = 0
    with tqdm(total=until, initial=run.samples, unit="sample", unit_scale=True, mininterval=10) as bar:
        while run.samples < until and not run.stopped:
            before = run.samples
            values = run.round()
            for name, value in values.items():
                sums[name] = sums.get(name, 0.0) + value
            rounds += 1
            bar.update(run.samples - before)
            if rounds == log_every:
                run.log({name: value / rounds for name, value in sums.items()})
                sums, rounds = {}, 0
            if run.samples // export_every > exported:
                exported = run.samples // export_every
                run.export()
            if time.monotonic() - saved > save_every:
                run.save()
                saved = time.monotonic()
    run.save()
    run.export()


@contextmanager
def players_of(plan: Plan, actors: int | None, cluster: str) -> Iterator[Players]:
    """Those of this process, or so many on a cluster. Raises Problem when there is no such cluster."""
    if actors is None:
        yield Troupe(plan)
        return
    with connected(cluster, actors) as ray:
        yield FarTroupes(ray, plan, actors)


def keep_memory() -> None:
    """Start again in an environment in which memory is kept."""
    wanted = {**KEPT_MEMORY, "OMP_NUM_THREADS": "1"}
    if sys.platform == "linux" and not wanted.keys() <= os.environ.keys():
        os.execve(sys.executable, [sys.executable, *sys.argv], {**wanted, **os.environ})


def main() -> None:
    keep_memory()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--family", required=True, choices=FAMILIES)
    parser.add_argument("--folder", type=Path, required=True, help="where the run lies; it goes on from there")
    parser.add_argument("--samples", type=float, default=1e9, help="stop after so many decisions")
    parser.add_argument("--actors", type=int, metavar="N", help="so many processes play hands, on a Ray cluster")
    parser.add_argument("--cluster", metavar="HOST:PORT", help="a cluster that runs; by default one on this machine")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--float32", action="store_true", help="even where the processor has bfloat16")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a value of the plan")
    parser.add_argument("--save-every", type=float, default=180, metavar="SECONDS")
    parser.add_argument("--export-every", type=float, default=2e6, metavar="SAMPLES")
    parser.add_argument("--log-every", type=int, default=10, metavar="ROUNDS")
    given = parser.parse_args()
    if given.actors is None and given.cluster is not None:
        parser.error("--cluster goes with --actors N, the number of processes that play there")
    if given.actors is not None and given.actors < 1:
        parser.error("--actors takes a number of processes, 1 or more")
    torch.set_num_threads(given.threads)
    given.folder.mkdir(parents=True, exist_ok=True)
    kind = torch.float32 if given.float32 or not computes_in_bfloat16() else torch.bfloat16
    plan = plan_of(given.family, given.folder, given.set)
    try:
        with players_of(plan, given.actors, given.cluster or LOCAL) as players:
            training = Run(plan, given.folder, kind, players)
            training.go_on()
            signal.signal(signal.SIGTERM, training.stop)
            signal.signal(signal.SIGINT, training.stop)
            print(f"{plan.family}: {kind}, process {os.getpid()}, from {training.samples} samples", flush=True)
            run(training, int(given.samples), given.save_every, int(given.export_every), given.log_every)
    except (Problem, ClusterError) as error:
        raise SystemExit(f"train.py: {error}") from error


if __name__ == "__main__":
    main()
