"""The arena over a Ray cluster; where Ray is not installed only that is told."""

from __future__ import annotations

import importlib.util
import json
from typing import Any

import pytest

WORDS = ("arena", "--rules", "standard-two", "--a", "novice", "--b", "random", "--json")


@pytest.mark.skipif(importlib.util.find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_the_extra_is_named(run: Any) -> None:
    code, out, errors = run(*WORDS, "--decks", "1", "--cluster", "local")
    assert (code, out) == (2, "")
    assert "ddz-desktop[cluster]" in errors


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")
def test_a_local_cluster_of_several_workers_plays_the_same_decks(run: Any) -> None:
    code, out, errors = run(*WORDS, "--decks", "24", "--cluster", "local", "--jobs", "3")
    assert code == 0, errors
    alone = json.loads(run(*WORDS, "--decks", "24", "--jobs", "1")[1])
    assert {**json.loads(out), "ms": 0} == {**alone, "ms": 0}
