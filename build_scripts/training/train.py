"""Trains the network of one family of systems by self-play: `python build_scripts/training/train.py --family three`.

Everything lies in one folder (`--folder`): `latest.pt` to go on from, written again and again, whole or not at all; an
`average-<samples>.npz` now and then, the weights to play with; `log.jsonl`, the curves. Started again it goes on from
`latest.pt`: a run may be killed at any moment. Hands under way are then dealt anew.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import signal
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
import torch
from tqdm import tqdm

from training.actor import Actor
from training.families import FAMILIES
from training.learner import Learner


@dataclass(frozen=True)
class Plan:
    """How a run learns; kept with its checkpoint. Numbers of samples say when something changes."""

    family: str
    seed: int = 1
    width: int = 256
    layers: int = 2
    batch: int = 2048
    round: int = 16_384
    rate: float = 1e-3
    rate_constant: int = 8_000_000  # from there on the rate falls with the square root
    least_rate: float = 1e-4
    average: float = 0.999
    trace: float = 0.9
    trace_from: int = 1_000_000  # the critic is trusted from there on
    astray: float = 0.03
    least_astray: float = 0.01
    astray_until: int = 10_000_000
    score_share: float = 0.5

    def rate_at(self, samples: int) -> float:
        return max(self.least_rate, self.rate * min(1.0, math.sqrt(self.rate_constant / max(1, samples))))

    def trace_at(self, samples: int) -> float:
        return 1.0 if samples < self.trace_from else self.trace

    def astray_at(self, samples: int) -> float:
        done = min(1.0, samples / self.astray_until)
        return self.astray + (self.least_astray - self.astray) * done


class Run:
    """A family's training in its folder."""

    def __init__(self, plan: Plan, folder: Path, kind: torch.dtype) -> None:
        self.plan, self.folder = plan, folder
        family = FAMILIES[plan.family]
        rulesets = family.rulesets()
        slots = family.slots // len(rulesets)
        self.actors = [
            Actor(rules, slots, plan.round, plan.seed * 1000 + number, family.strongest_share)
            for number, rules in enumerate(rulesets)
        ]
        sizes = {actor.sizes for actor in self.actors}
        if len(sizes) != 1:
            raise SystemExit(f"the systems of {plan.family} do not fit one network: {sizes}")
        self.learner = Learner(sizes.pop(), plan.seed, kind, plan.width, plan.layers)
        self.learner.hidden = rulesets[0].hidden_landlord
        self.samples = 0
        self.seconds = 0.0
        self.stopped = False

    def go_on(self) -> None:
        """From the checkpoint, where there is one."""
        file = self.folder / "latest.pt"
        if not file.exists():
            return
        state = torch.load(file, weights_only=False)
        self.learner.restore(state["learner"])
        for actor, kept in zip(self.actors, state["actors"], strict=True):
            actor.restore(kept)
        self.samples, self.seconds = state["samples"], state["seconds"]

    def save(self) -> None:
        """Write the checkpoint, whole or not at all."""
        state = {
            "plan": asdict(self.plan),
            "learner": self.learner.state(),
            "actors": [actor.state() for actor in self.actors],
            "samples": self.samples,
            "seconds": self.seconds,
        }
        work = self.folder / "latest.pt.new"
        torch.save(state, work)
        work.replace(self.folder / "latest.pt")

    def export(self) -> None:
        """Write the averaged weights for players."""
        file = self.folder / f"average-{self.samples:012d}.npz"
        arrays = {name: weight.numpy().astype(np.float16) for name, weight in self.learner.average.items()}
        work = self.folder / "average.new.npz"
        np.savez_compressed(work, **arrays)
        work.replace(file)

    def round(self) -> dict[str, float]:
        """Gather samples, learn from them."""
        begun = time.monotonic()
        plan = self.plan
        nets = (self.learner.option_net, self.learner.table_net)
        weights = self.learner.playing_weights()
        actor = self.actors[self.learner.steps // max(1, plan.round // plan.batch) % len(self.actors)]
        trace, astray = plan.trace_at(self.samples), plan.astray_at(self.samples)
        actor.gather(nets, weights, plan.round, trace, astray, plan.score_share)
        played = time.monotonic() - begun
        losses = self.learner.learn(actor.samples(), plan.batch, plan.rate_at(self.samples), plan.average)
        number = actor.hands.samples
        actor.forget()
        self.samples += number
        took = time.monotonic() - begun
        self.seconds += took
        return {**losses, "rate": number / took, "play_share": played / took}

    def log(self, values: dict[str, float]) -> None:
        """Add a line to the curves."""
        hands = [actor.hands for actor in self.actors]
        played = max(1, sum(each.hands_played for each in hands))
        line: dict[str, Any] = {"samples": self.samples, "seconds": round(self.seconds), **values}
        line["landlord"] = sum(each.landlord_wins for each in hands) / played
        line["size"] = sum(each.size_sum for each in hands) / played
        line["hands"] = played
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


def computes_in_bfloat16() -> bool:
    """Whether the processor multiplies bfloat16 faster than float32."""
    return bool(torch.backends.mkldnn.is_available()) and torch.ops.mkldnn._is_mkldnn_bf16_supported()


def keep_memory() -> None:
    """Start again with glibc told to keep large blocks: else it returns and clears them a thousand times a second."""
    wanted = {"MALLOC_MMAP_THRESHOLD_": str(1 << 30), "MALLOC_TRIM_THRESHOLD_": str(1 << 31), "OMP_NUM_THREADS": "1"}
    if sys.platform == "linux" and not wanted.keys() <= os.environ.keys():
        os.execve(sys.executable, [sys.executable, *sys.argv], {**wanted, **os.environ})


def main() -> None:
    keep_memory()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--family", required=True, choices=FAMILIES)
    parser.add_argument("--folder", type=Path, required=True, help="where the run lies; it goes on from there")
    parser.add_argument("--samples", type=float, default=1e9, help="stop after so many decisions")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--float32", action="store_true", help="even where the processor has bfloat16")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a value of the plan")
    parser.add_argument("--save-every", type=float, default=180, metavar="SECONDS")
    parser.add_argument("--export-every", type=float, default=2e6, metavar="SAMPLES")
    parser.add_argument("--log-every", type=int, default=10, metavar="ROUNDS")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    given.folder.mkdir(parents=True, exist_ok=True)
    kind = torch.float32 if given.float32 or not computes_in_bfloat16() else torch.bfloat16
    plan = plan_of(given.family, given.folder, given.set)
    training = Run(plan, given.folder, kind)
    training.go_on()
    signal.signal(signal.SIGTERM, training.stop)
    signal.signal(signal.SIGINT, training.stop)
    print(f"{plan.family}: {kind}, process {os.getpid()}, from {training.samples} samples", flush=True)
    run(training, int(given.samples), given.save_every, int(given.export_every), given.log_every)


def plan_of(family: str, folder: Path, changes: list[str]) -> Plan:
    """The plan kept in the folder, or the usual one, with changes."""
    values: dict[str, Any] = {"family": family}
    file = folder / "plan.json"
    if file.exists():
        values = json.loads(file.read_text("utf-8"))
        if values["family"] != family:
            raise SystemExit(f"{folder} holds a run of family {values['family']}")
    for change in changes:
        name, _, text = change.partition("=")
        if name not in Plan.__dataclass_fields__ or name == "family":
            raise SystemExit(f"a plan has no value {name!r}; it has {', '.join(Plan.__dataclass_fields__)}")
        values[name] = type(getattr(Plan, name))(float(text))
    plan = Plan(**values)
    file.write_text(json.dumps(asdict(plan), indent=1) + "\n", "utf-8")
    return plan


if __name__ == "__main__":
    main()
