"""A run's beginning from other networks, where their bits mean the same.

`python build_scripts/training/transfer.py --source RUN --family laizi --folder NEW` writes a first checkpoint: layers
that all roles share are taken over, of the first layers the weights of every bit that the source knows. Another seat
stands for the source's seat of the same part: the landlord for the landlord, farmers by their place. With
`--set width=384` the networks become wider and say the same at first. `train.py` goes on from it.

The source may be the weights of a family as they are shipped, `assets/bots/four.npz`; its critic begins anew then.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
import torch
from torch import Tensor

from ddz_desktop.bots.learned.network import read_weights
from ddz_desktop.bots.learned.rule_bits import rule_bits
from ddz_desktop.rules.ruleset import RuleSet
from training.families import FAMILIES
from training.model import in_stakes
from training.plan import plan_of
from training.train import Run
from training.troupe import Troupe

Label = tuple[object, ...]
"""What a bit says. An item `("seat", i)` is a seat: counted from the one who looks, in tables from the landlord."""

NEW_BITS = 0.02
"""How large the random weights of unknown bits are."""


def planes(rules: RuleSet, *name: object) -> Iterator[Label]:
    for rank in range(15):
        for copy in range((4 if rank < 13 else 1) * rules.decks):
            yield (*name, rank, copy)


def numbers(size: int, *name: object) -> Iterator[Label]:
    for value in range(size):
        yield (*name, value)


def seats(rules: RuleSet, *name: object) -> Iterator[Label]:
    for seat in range(rules.seats):
        yield (*name, ("seat", seat))


def table_labels(rules: RuleSet) -> Iterator[Label]:
    yield from planes(rules, "table")
    yield from numbers(23, "table kind")
    yield from numbers(15, "table key")
    yield from numbers(24, "table size")
    yield from seats(rules, "leader")
    yield from numbers(rules.seats - 2, "passes")


def state_labels(rules: RuleSet) -> Iterator[Label]:
    """As `Features._write_state` writes them."""
    most = rules.hand_cards + rules.bottom_cards
    yield from planes(rules, "hand")
    yield from planes(rules, "unseen")
    for seat in range(rules.seats):
        yield from planes(rules, "played", ("seat", seat))
        yield from numbers(2, "plays", ("seat", seat))
    yield from table_labels(rules)
    for seat in range(1, rules.seats):
        yield from planes(rules, "known", ("seat", seat))
        yield from planes(rules, "latest", ("seat", seat))
        for name, size in (("said", 3), ("left", most), ("side", 4), ("solo", 16), ("pair", 16)):
            yield from numbers(size, name, ("seat", seat))
    yield from numbers(16, "turns")
    yield from numbers(most, "own left")
    yield from numbers(7, "bombs")
    yield from seats(rules, "landlord")
    yield from numbers(4, "own side")
    if rules.wild_ranks:
        yield from numbers(15 + 13, "wild")
    if rules.bomb_quota:
        yield from numbers(4 * rules.seats, "quota")
    yield from numbers(len(rule_bits(rules)), "rules")


def option_labels(rules: RuleSet) -> Iterator[Label]:
    """As `Features._write_option` writes them."""
    yield from planes(rules, "play")
    yield from planes(rules, "rest")
    for name, size in (("kind", 23), ("key", 15), ("size", 24), ("turns", 16), ("saved", 7), ("left", 24), ("flag", 5)):
        yield from numbers(size, name)
    yield from numbers(5, "high")
    yield from numbers(5, "wilds")


def full_labels(rules: RuleSet) -> Iterator[Label]:
    """As `Features._write_full` writes them."""
    for seat in range(rules.seats):
        yield from planes(rules, "hand", ("seat", seat))
        yield from numbers(16, "turns", ("seat", seat))
        yield from numbers(rules.hand_cards + rules.bottom_cards, "left", ("seat", seat))
        yield from numbers(2, "plays", ("seat", seat))
        if rules.bomb_quota:
            yield from numbers(4, "quota", ("seat", seat))
    yield from seats(rules, "actor")
    yield from seats(rules, "partner")
    yield from table_labels(rules)
    yield from numbers(7, "bombs")
    if rules.wild_ranks:
        yield from numbers(15, "wild")
    yield from numbers(len(rule_bits(rules)), "rules")


def place_of(place: int, count: int, source: int) -> int:
    """The source's seat, counted from the landlord, for one of `count` seats: first and last farmer stay those."""
    if place == 0 or source == 2:
        return min(place, 1)
    if count == source:
        return place
    return 1 if place <= (count - 1) // 2 else source - 1


def seat_of(role: int, seat: int, count: int, source: int) -> int:
    """The source's seat, counted from its own role's, that stands for a seat counted from a role's."""
    if count == source:
        return seat
    own = place_of(role, count, source)
    place = (role + seat) % count
    if seat == 0 or place == 0:
        return (place_of(place, count, source) - own) % source
    found = (place_of(place, count, source) - own) % source
    return found or next(step for step in range(1, source) if (own + step) % source)  # another farmer, not itself


def taken(goal: list[Label], source: list[Label], seat: Callable[[int], int], size: int) -> tuple[list[int], list[int]]:
    """Pairs of rows: which of the new matrix come from which of the source's. Rows of `size` in all."""
    assert len(goal) <= size < len(goal) + 8, "the labels fit the features"
    known = {label: row for row, label in enumerate(source)}
    rows, origins = [], []
    for row, label in enumerate(goal):
        mapped = tuple(("seat", seat(part[1])) if isinstance(part, tuple) else part for part in label)
        if mapped in known:
            rows.append(row)
            origins.append(known[mapped])
    return rows, origins


def first_layer(old: Tensor, new: Tensor, pairs: tuple[list[int], list[int]]) -> Tensor:
    """A first layer: known rows taken over, the others small; what is wider than the source's stays as it begins."""
    width = old.shape[-1]
    layer = new.clone()
    layer[:, :width] *= NEW_BITS / new.abs().max()
    layer[pairs[0], :width] = old[pairs[1]]
    return layer


def shared_layer(old: Tensor, new: Tensor) -> Tensor:
    """A layer behind the first ones: where it is wider, the new values change nothing of what the old ones say."""
    layer = new.clone()
    if new.dim() > 1 and old.shape[-2] < new.shape[-2]:
        layer[..., old.shape[-2] :, : old.shape[-1]] = 0
    layer[tuple(slice(size) for size in old.shape)] = old
    return layer


class Source(NamedTuple):
    """Networks to begin from; `critic` only where they are a run's own. `samples`: None where nobody counted."""

    family: str
    samples: int | None
    players: dict[str, Tensor]
    critic: dict[str, Tensor] | None


def source_of(source: Path) -> Source:
    """What a run's folder or a weights file holds."""
    if source.suffix == ".npz":
        weights = read_weights(source)
        unit = weights.pop("unit", np.float32(1.0)).item()
        known = {name: torch.from_numpy(array) for name, array in in_stakes(weights, 1 / unit).items()}
        return Source(source.stem.partition("-")[0], None, known, None)
    plan = json.loads((source / "plan.json").read_text("utf-8"))
    state = torch.load(source / "latest.pt", weights_only=False)
    return Source(plan["family"], state["samples"], state["learner"]["average"], state["learner"]["table_net"])


@torch.no_grad()
def begin_from(run: Run, source: Source) -> None:
    """Give a run that has not begun other networks."""
    old_rules, new_rules = (FAMILIES[family].rulesets()[0] for family in (source.family, run.plan.family))
    old, sizes = source.players, run.learner.sizes
    same = source.family == run.plan.family
    goal, kept = list(state_labels(new_rules)), list(state_labels(old_rules))
    options = taken(list(option_labels(new_rules)), list(option_labels(old_rules)), lambda seat: seat, sizes.option)
    net = dict(run.learner.option_net.named_parameters())
    for name in ("join_weight", "join_bias", "trunk_weight", "trunk_bias", "out_weight", "out_bias"):
        net[name].copy_(shared_layer(old[name], net[name]))
    for role in range(sizes.roles):
        hidden = role == new_rules.seats and not same  # a hidden landlord plays as a farmer would who sits there
        own = role if same else place_of(1 if hidden else role, new_rules.seats, old_rules.seats)
        pairs = taken(
            goal,
            kept,
            lambda seat, r=1 if hidden else role: seat_of(r, seat, new_rules.seats, old_rules.seats),
            sizes.state,
        )
        net["state_weight"][role] = first_layer(old["state_weight"][own], net["state_weight"][role], pairs)
        net["state_bias"][role] = shared_layer(old["state_bias"][own], net["state_bias"][role])
        net["option_weight"][role] = first_layer(old["option_weight"][own], net["option_weight"][role], options)
    run.learner.average = {name: weight.detach().clone() for name, weight in net.items()}
    if source.critic is None:
        return
    pairs = taken(
        list(full_labels(new_rules)),
        list(full_labels(old_rules)),
        lambda seat: place_of(seat, new_rules.seats, old_rules.seats),
        sizes.table,
    )
    for name, weight in run.learner.table_net.named_parameters():
        known = source.critic[name]
        weight.copy_(first_layer(known, weight, pairs) if name == "first_weight" else known)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--source", type=Path, required=True, help="the folder of another run, or a weights file")
    parser.add_argument("--family", required=True, choices=FAMILIES)
    parser.add_argument("--folder", type=Path, required=True, help="the new run's")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a value of the plan")
    given = parser.parse_args()
    if (given.folder / "latest.pt").exists():
        raise SystemExit(f"{given.folder} holds a run already")
    given.folder.mkdir(parents=True, exist_ok=True)
    plan = plan_of(given.family, given.folder, given.set)
    run = Run(plan, given.folder, torch.float32, Troupe(plan))
    source = source_of(given.source)
    begin_from(run, source)
    origin = {"family": source.family, "samples": source.samples}
    (given.folder / "origin.json").write_text(json.dumps(origin) + "\n", "utf-8")
    run.save()
    run.export()


if __name__ == "__main__":
    main()
