"""Actors on a Ray cluster: what they send is what they played, and a run goes on whoever of them dies."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: it is in the training group")

from ddz_desktop.app.cluster import LOCAL, ClusterError, connected
from training.far_troupes import FarTroupes, packed, unpacked
from training.learner import Learner
from training.plan import Plan
from training.train import Run, run
from training.troupe import Terms, Troupe

PLAN = Plan("two", width=32, batch=64, round=256)
TERMS = Terms(trace=1.0, astray=0.03, score_share=0.5)
SCRIPT = Path(__file__).resolve().parents[2] / "build_scripts" / "training" / "train.py"


def is_installed(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


needs_ray = pytest.mark.skipif(not is_installed("ray"), reason="Ray is not installed: it is in the extra cluster")


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("RAY_AUTH_MODE", "disabled")  # as in all tests
        with connected(LOCAL, 2) as found:
            yield found


def samples_of(troupe: Troupe, number: int) -> dict[str, Any]:
    torch.set_num_threads(1)
    learner = Learner(troupe.sizes, PLAN, torch.float32)
    return troupe.play_anew(number, learner.playing_weights(), TERMS).samples


def test_samples_survive_the_way() -> None:
    samples = samples_of(Troupe(PLAN), 0)
    arrived = unpacked(packed(samples))
    assert arrived.keys() == samples.keys()
    assert all(torch.equal(arrived[name], samples[name]) for name in samples)


def test_a_round_recurs_by_its_number_and_differs_from_others() -> None:
    first, again, other = (samples_of(Troupe(PLAN), number)["rows"] for number in (5, 5, 7))
    assert torch.equal(first, again)
    assert not torch.equal(first[:100], other[:100])


@needs_ray
def test_a_run_learns_from_two_troupes_and_goes_on_from_its_checkpoint(ray: Any, tmp_path: Path) -> None:
    training = Run(PLAN, tmp_path, torch.float32, FarTroupes(ray, PLAN, 2))
    run(training, until=1200, save_every=0, export_every=500, log_every=1)
    samples, rounds = training.samples, training.players.state()["rounds"]
    assert samples >= 1200
    assert training.hands > 0
    del training  # its troupes end, and their processors are free
    later = Run(PLAN, tmp_path, torch.float32, FarTroupes(ray, PLAN, 2))
    later.go_on()
    assert (later.samples, later.players.state()["rounds"]) == (samples, rounds)
    later.round()
    assert later.samples > samples


@needs_ray
def test_alone_goes_on_where_a_cluster_was_and_the_reverse(ray: Any, tmp_path: Path) -> None:
    for players in (Troupe(PLAN), FarTroupes(ray, PLAN, 1), Troupe(PLAN)):
        training = Run(PLAN, tmp_path, torch.float32, players)
        training.go_on()
        before = players.state()["rounds"]
        training.round()
        training.save()
        assert players.state()["rounds"] > before
    assert before > 1


@needs_ray
def test_a_troupe_that_dies_is_replaced(ray: Any, tmp_path: Path) -> None:
    players = FarTroupes(ray, PLAN, 2)
    training = Run(PLAN, tmp_path, torch.float32, players)
    training.round()
    for troupe in players.troupes:
        ray.kill(troupe, no_restart=False)
    run(training, until=1500, save_every=60, export_every=10_000, log_every=1)
    assert training.samples >= 1500


@needs_ray
def test_there_are_no_more_troupes_than_processors(ray: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(FarTroupes(ray, PLAN, 3).troupes) == 2
    assert capsys.readouterr().out == "the cluster has 2 processors: so many actors play, not 3\n"


@needs_ray
def test_what_cannot_be_replaced_is_told_in_a_sentence(ray: Any, tmp_path: Path) -> None:
    players = FarTroupes(ray, PLAN, 1)
    ray.kill(players.troupes[0])
    with pytest.raises(ClusterError) as told:
        Run(PLAN, tmp_path, torch.float32, players).round()
    assert "\n" not in str(told.value)
    assert "cluster failed" in str(told.value)


@pytest.mark.skipif(is_installed("ray"), reason="Ray is installed")
def test_without_ray_the_extra_is_named(tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), "--family", "two", "--folder", str(tmp_path), "--actors", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "ddz-desktop[cluster]" in done.stderr
    assert "Traceback" not in done.stderr
