"""Puts a run's averaged weights into `assets/bots`, small, with a card that says where they come from.

`python build_scripts/training/ship.py --folder RUN [--against rlcard --against douzero:FOLDER --decks 1000]`. Matrices
become int8 with a scale for each output; rows of bits that never came up become 0, and the first layers of a large
network take fewer values, both of which compress well. Strength is measured as they are shipped.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
from numpy.typing import NDArray

from training.curve import exports, opponent, seconds_at
from training.evaluate import measure
from training.families import FAMILIES

FINE, COARSE = 127, 31
"""How many values a weight may take on each side of 0."""

LARGE = 1_000_000
"""A file of more bytes takes coarse values."""

FIRST_LAYERS = ("state_weight", "option_weight")
GOAL = Path(__file__).resolve().parents[2] / "assets" / "bots"


def small(weights: NDArray[np.float32], values: int = FINE) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """A matrix, or a stack of them, as int8 and a scale for each output."""
    scale = np.maximum(np.abs(weights).max(axis=-2, keepdims=True), 1e-8) / values
    return np.rint(weights / scale).astype(np.int8), scale.astype(np.float32)


def shrink(source: Path, goal: Path, first: Path, values: int) -> None:
    """Write an export's weights in their small form, whole or not at all.

    `first`: an earlier export of the run; rows of first layers that are still the same belong to bits that never came
    up. `values`: of the first layers' weights, on each side of 0.
    """
    arrays: dict[str, NDArray[Any]] = {}
    with np.load(source) as exported, np.load(first) as before:
        for name in exported.files:
            if name in FIRST_LAYERS and first != source:
                learned = (exported[name] != before[name]).any(axis=-1, keepdims=True)
                arrays[name], arrays[f"{name}_scale"] = small((exported[name] * learned).astype(np.float32), values)
            elif name.endswith("_weight"):
                arrays[name], arrays[f"{name}_scale"] = small(exported[name].astype(np.float32))
            else:
                arrays[name] = exported[name]
    work = goal.with_suffix(".new.npz")
    np.savez_compressed(work, **arrays)
    work.replace(goal)


def card(
    plan: dict[str, Any],
    samples: int,
    seconds: int | None,
    measured: list[tuple[str, dict[str, float]]],
    origin: dict[str, Any] | None = None,
    name: str | None = None,
) -> str:
    """The model card in Markdown; `origin`: the family and samples of the networks the run began from; `name`: the
    file's, where it is not the family's.
    """
    family = FAMILIES[plan["family"]]
    systems = ", ".join(
        system + "".join(f" {name}={value}" for name, value in options.items()) for system, options in family.systems
    )
    hours = "" if seconds is None else f", {seconds / 3600:.1f} hours of learning on one shared core"
    begun = "nothing"
    if origin is not None:
        begun = f"the networks of `{origin['family']}`"
        if origin["samples"] is not None:
            begun += f" after {origin['samples'] / 1e6:.1f} million decisions"
    guests = plan.get("guest_share", 0.0)
    beside = f" In {guests:.0%} of the hands the casual player sat at some seats." if guests else ""
    lines = [
        f"# Weights `{name or plan['family']}`",
        "",
        f"- Made by `build_scripts/training/train.py --family {plan['family']}`: self-play from {begun}, {systems}; "
        f"{samples / 1e6:.1f} million decisions{hours}.{beside}",
        f"- {plan['layers']} residual layers of width {plan['width']} behind first layers for each role; outputs: "
        "chance to win, size of a win, size of a loss. int8 with a scale for each output; running average.",
        f"- Learned from: the hand's outcome, mixed with a critic that sees all hands (λ = {plan['trace']}).",
    ]
    if measured:
        lines += ["", "Measured without auction, every deck both ways, in the shipped form:", ""]
        lines += ["| against | decks | WP | ADP |", "|---|---|---|---|"]
        lines += [
            f"| {name} | {values['decks']} | {values['wp']:.3f} ± {values['wp_ci']:.3f} "
            f"| {values['adp']:+.2f} ± {values['adp_ci']:.2f} |"
            for name, values in measured
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--goal", type=Path, default=GOAL)
    parser.add_argument("--name", help="the file's name, by default the family's")
    parser.add_argument("--against", action="append", default=[], help="as in evaluate.py; may be given again")
    parser.add_argument("--samples", type=float, default=1e12, help="the last export of so many decisions or fewer")
    parser.add_argument("--decks", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=11)
    given = parser.parse_args()
    plan = json.loads((given.folder / "plan.json").read_text("utf-8"))
    known = [(samples, file) for samples, file in exports(given.folder, 1) if samples <= given.samples]
    samples, source = known[-1]
    goal = given.goal / f"{given.name or plan['family']}.npz"
    goal.parent.mkdir(parents=True, exist_ok=True)
    shrink(source, goal, known[0][1], FINE)
    if goal.stat().st_size > LARGE:
        shrink(source, goal, known[0][1], COARSE)
    rules = FAMILIES[plan["family"]].rulesets()[0]
    measured = [
        (opponent(name), measure(rules, (str(goal), name), given.decks, given.seed, plan["score_share"]))
        for name in given.against
    ]
    file = given.folder / "origin.json"
    origin = json.loads(file.read_text("utf-8")) if file.exists() else None
    text = card(plan, samples, seconds_at(given.folder, samples), measured, origin, given.name)
    goal.with_suffix(".md").write_text(text, "utf-8")
    print(f"{goal}: {goal.stat().st_size / 1e6:.2f} MB, {samples} samples\n{text}")


if __name__ == "__main__":
    main()
