"""The trainer: it learns, goes on where it was, and writes weights that numpy reads alike. Skipped without PyTorch."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: it is in the training group")

from ddz_desktop.bots.learned.network import Network
from training.curve import table
from training.families import FAMILIES
from training.plan import Plan, plan_of
from training.train import Run, run
from training.troupe import Troupe

SMALL = {"width": 32, "batch": 64, "round": 256}


@pytest.fixture
def one_thread() -> Iterator[None]:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


def new_run(folder: Path, family: str = "two", unit: float = 1.0) -> Run:
    plan = Plan(family, **SMALL, unit=unit)
    made = Run(plan, folder, torch.float32, Troupe(plan))
    made.go_on()
    return made


@pytest.mark.usefixtures("one_thread")
def test_a_run_learns_and_leaves_its_curve_and_weights(tmp_path: Path) -> None:
    training = new_run(tmp_path)
    run(training, until=1500, save_every=0, export_every=500, log_every=1)
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines()]
    assert [line["samples"] for line in lines] == sorted({line["samples"] for line in lines})
    assert lines[-1]["samples"] >= 1500
    assert (tmp_path / "latest.pt").is_file()
    assert len(list(tmp_path.glob("average-*.npz"))) >= 2


@pytest.mark.usefixtures("one_thread")
def test_a_run_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    first = new_run(tmp_path)
    first.round()
    first.save()
    second = new_run(tmp_path)
    assert second.samples == first.samples > 0
    assert second.learner.steps == first.learner.steps > 0
    for name, weight in first.learner.average.items():
        assert torch.equal(weight, second.learner.average[name])
    assert second.players.state() == first.players.state()


@pytest.mark.usefixtures("one_thread")
@pytest.mark.parametrize("unit", [1.0, 8.0])
def test_numpy_judges_as_the_trained_network(unit: float, tmp_path: Path) -> None:
    training = new_run(tmp_path, unit=unit)
    training.round()
    training.export()
    network = Network(next(tmp_path.glob("average-*.npz")))
    rng = np.random.default_rng(1)
    states = rng.integers(0, 2, (3, training.learner.sizes.state), np.uint8)
    options = rng.integers(0, 2, (3, training.learner.sizes.option), np.uint8)
    weights = {name: weight.half().float() for name, weight in training.learner.average.items()}
    with torch.inference_mode():
        rows = torch.from_numpy(states).float(), torch.from_numpy(options).float()
        told = training.learner.option_net(*rows, [0, 1, 3], weights)
    judged = network.judge_many(np.array([0, 1, 1]), states, options, np.arange(3))
    assert network.unit == unit
    assert np.allclose(judged[:, 0], told[:, 0].numpy(), atol=1e-4)
    assert np.allclose((1 + judged[:, 1:]) / unit, 1 + told[:, 1:].numpy(), rtol=2e-3, atol=1e-4)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.usefixtures("one_thread")
def test_every_family_fits_one_network(family: str, tmp_path: Path) -> None:
    plan = Plan(family, **{**SMALL, "round": 64})
    training = Run(plan, tmp_path, torch.float32, Troupe(plan))
    assert training.round()["chance"] > 0


def test_a_plan_is_kept_and_changed_by_name(tmp_path: Path) -> None:
    plan_of("two", tmp_path, ["trace=0.5"])
    assert plan_of("two", tmp_path, []).trace == 0.5
    with pytest.raises(SystemExit, match="no value 'speed'"):
        plan_of("two", tmp_path, ["speed=1"])
    with pytest.raises(SystemExit, match="family two"):
        plan_of("three", tmp_path, [])


def test_the_table_of_a_curve() -> None:
    values = {"wp": 0.5, "wp_ci": 0.01, "adp": -0.25, "adp_ci": 0.1, "decks": 100}
    lines = [{"samples": 2_000_000, "seconds_trained": 360, "against": "random", **values}]
    assert "| 2.0 M | 0.10 | 0.500 ± 0.010 / -0.25 ± 0.10 (100) |" in table(lines)
