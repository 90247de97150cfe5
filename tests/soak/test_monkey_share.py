"""A few of the monkeys that `dev.py soak monkey` sends, and that what they find is noted."""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools import resources
from tests.soak import soak_monkey
from tests.soak.harness import SoakState


@pytest.fixture(scope="module", autouse=True)
def built_resources() -> Path:
    """The monkey's process looks for them where `dev.py` puts them."""
    return resources.ensure()


@pytest.mark.parametrize("seed", [1, 12])
def test_a_monkey_breaks_nothing(seed: int) -> None:
    assert soak_monkey.broken(seed, 80) == ""


def test_what_ends_the_process_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_monkey, "ROOT", tmp_path)
    monkeypatch.delenv("PYTHONPATH", raising=False)  # so that there the monkey is not found
    assert soak_monkey.broken(1, 1).startswith("ended with 1: ")


def test_what_a_monkey_broke_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_monkey, "GOAL", 2)
    monkeypatch.setattr(soak_monkey, "broken", lambda seed, actions: "a cup" if seed else "")
    state = SoakState("monkey", tmp_path / "monkey.json")
    soak_monkey.run(state)
    assert (state.faults, state.data, state.finished) == (["monkey 1: a cup"], {"monkeys": 2}, True)
