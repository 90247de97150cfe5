"""Actors on the processors of a Ray cluster: each plays with the newest weights and sends samples back.

Every machine has this checkout at the same commit in the same folder, with the groups `train` and `cluster`. Weights
are sent out once a round; the troupe that is done first gives its samples to the learner and plays on at once, so the
others play with weights that are as many rounds old as there are troupes. Of rounds that are under way when the run
ends nothing is kept.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import torch

from ddz_desktop.app.cluster import processors, result_of
from training.model import Sizes, computes_in_bfloat16
from training.plan import Plan
from training.troupe import Played, Terms, Troupe, Weights

FOLDERS = os.pathsep.join(map(str, Path(__file__).resolve().parents[1:3]))
"""Where the training and the program are imported from."""

RESTARTS = 5
"""So often Ray replaces a troupe whose process or machine has died; then the run ends, and says so."""


KEPT_MEMORY = {"MALLOC_MMAP_THRESHOLD_": str(1 << 30), "MALLOC_TRIM_THRESHOLD_": str(1 << 31)}
"""Tells glibc to keep large blocks: else it returns and clears them a thousand times a second."""


class FarTroupe:
    """What runs on the cluster: a troupe whose samples travel eight bits to the byte."""

    def __init__(self, plan: Plan) -> None:
        torch.set_num_threads(1)
        self._troupe = Troupe(plan)

    def shape(self) -> tuple[Sizes, bool]:
        """The sizes of what it plays, and whether there is a hidden landlord."""
        return self._troupe.sizes, self._troupe.hidden

    def play(self, number: int, weights: Weights, terms: Terms) -> tuple[dict[str, Any], tuple[int, ...]]:
        """The samples and counts of the round of that number, packed."""
        samples, *counts = self._troupe.play_anew(number, usable(weights), terms)
        return packed(samples), tuple(counts)


class FarTroupes:
    """Troupes on a cluster, as players of a run.

    `ray`: connected. `wanted`: how many, at most one for each processor.
    """

    def __init__(self, ray: ModuleType, plan: Plan, wanted: int) -> None:
        self._ray = ray
        room = {"num_cpus": 1, "runtime_env": {"env_vars": KEPT_MEMORY | {"PYTHONPATH": FOLDERS}}}
        there = ray.remote(FarTroupe).options(max_restarts=RESTARTS, max_task_retries=-1, **room)
        self.troupes = [there.remote(plan) for _ in range(processors(ray, wanted))]
        if len(self.troupes) < wanted:
            print(f"the cluster has {len(self.troupes)} processors: so many actors play, not {wanted}", flush=True)
        self.sizes, self.hidden = result_of(ray, self.troupes[0].shape.remote())
        self.rounds = 0
        self._under_way: dict[Any, Any] = {}

    def play(self, weights: Weights, terms: Terms) -> Played:
        sent = self._ray.put(weights)
        idle = [] if self._under_way else self.troupes
        for troupe in idle:
            self._begin(troupe, sent, terms)
        [first], _ = self._ray.wait(list(self._under_way), num_returns=1)
        troupe = self._under_way.pop(first)
        samples, counts = result_of(self._ray, first)
        self._begin(troupe, sent, terms)
        return Played(unpacked(samples), *counts)

    def _begin(self, troupe: Any, weights: Any, terms: Terms) -> None:
        self._under_way[troupe.play.remote(self.rounds, weights, terms)] = troupe
        self.rounds += 1

    def state(self) -> dict[str, Any]:
        return {"rounds": self.rounds}

    def restore(self, state: dict[str, Any]) -> None:
        self.rounds = state.get("rounds", 0)


def usable(weights: Weights) -> Weights:
    """Weights in a type that this machine multiplies fast."""
    if computes_in_bfloat16():
        return weights
    option, table = ({name: weight.float() for name, weight in net.items()} for net in weights)
    return option, table


def packed(samples: dict[str, torch.Tensor]) -> dict[str, Any]:
    """Samples as arrays, their rows of bits packed."""
    arrays = {name: tensor.numpy() for name, tensor in samples.items()}
    return {**arrays, "rows": np.packbits(arrays["rows"], axis=1)}


def unpacked(samples: dict[str, Any]) -> dict[str, torch.Tensor]:
    """The inverse of `packed`."""
    arrays = {**samples, "rows": np.unpackbits(samples["rows"], axis=1)}
    return {name: torch.tensor(array) for name, array in arrays.items()}
