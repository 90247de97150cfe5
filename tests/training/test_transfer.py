"""Beginning from another family's networks: bits that mean the same keep their weights."""

from __future__ import annotations

from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: it is in the training group")

from training.families import FAMILIES
from training.plan import plan_of
from training.train import Run
from training.transfer import begin_from, option_labels, place_of, seat_of, source_of, state_labels
from training.troupe import Troupe

SMALL = ["round=64", "batch=32"]


def run_of(family: str, folder: Path, *changes: str) -> Run:
    folder.mkdir()
    plan = plan_of(family, folder, [*SMALL, *changes])
    return Run(plan, folder, torch.float32, Troupe(plan))


def test_parts_stand_for_parts() -> None:
    assert [place_of(place, 5, 3) for place in range(5)] == [0, 1, 1, 2, 2]
    assert [seat_of(0, seat, 4, 3) for seat in range(4)] == [0, 1, 2, 2]
    assert [seat_of(1, seat, 4, 3) for seat in range(4)] == [0, 1, 1, 2]  # the last is the landlord
    assert [(place_of(seat, 5, 5), seat_of(2, seat, 5, 5)) for seat in range(5)] == [(seat, seat) for seat in range(5)]
    assert all(seat_of(role, seat, 5, 3) for role in range(5) for seat in range(1, 5))


@pytest.mark.parametrize("family", ["laizi", "two", "four", "hu", "shanghai", "five", "emperor"])
def test_what_is_known_is_taken_over(family: str, tmp_path: Path) -> None:
    torch.set_num_threads(1)
    source = run_of("three", tmp_path / "three")
    source.learner.average = {name: weight.detach() + 1 for name, weight in source.learner.average.items()}
    source.save()
    run = run_of(family, tmp_path / family)
    begin_from(run, source_of(tmp_path / "three"))
    net, old = run.learner.average, source.learner.average
    assert torch.equal(net["trunk_weight"], old["trunk_weight"])
    labels = list(state_labels(FAMILIES[family].rulesets()[0]))
    row = labels.index(("hand", 5, 0))
    assert torch.allclose(net["state_weight"][0][row], old["state_weight"][0][4 * 5])
    assert run.learner.sizes.state - 8 < len(labels) <= run.learner.sizes.state


def test_wider_networks_say_the_same_at_first(tmp_path: Path) -> None:
    source = run_of("three", tmp_path / "source", "width=16")
    source.save()
    wide = run_of("three", tmp_path / "wide", "width=24")
    begin_from(wide, source_of(tmp_path / "source"))
    sizes = source.learner.sizes
    states, options = torch.randint(0, 2, (8, sizes.state)).float(), torch.randint(0, 2, (8, sizes.option)).float()
    rules = FAMILIES["three"].rulesets()[0]
    states[:, len(list(state_labels(rules))) :] = options[:, len(list(option_labels(rules))) :] = 0
    begins = [0, 3, 6, 8]
    told = [run.learner.option_net(states, options, begins, run.learner.average) for run in (source, wide)]
    assert wide.learner.average["trunk_weight"].shape[-1] == 24
    assert torch.allclose(told[0], told[1], atol=1e-5)


@pytest.mark.parametrize("family", ["four", "five"])
def test_shipped_weights_are_gone_on_from(family: str, tmp_path: Path) -> None:
    shipped = run_of(family, tmp_path / "shipped", "width=16", "unit=22")
    shipped.export()
    file = next((tmp_path / "shipped").glob("*.npz")).rename(tmp_path / f"{family}.npz")
    run = run_of(family, tmp_path / "new", "width=16", "unit=22", "seed=5")
    begin_from(run, source_of(file))
    rules = FAMILIES[family].rulesets()[0]
    learned = {"state_weight": len(list(state_labels(rules))), "option_weight": len(list(option_labels(rules)))}
    for name, weight in shipped.learner.average.items():
        rows = slice(learned.get(name))
        found, wanted = (each if each.dim() < 3 else each[:, rows] for each in (run.learner.average[name], weight))
        assert torch.allclose(found, wanted, atol=1e-3), name
