"""Weights as they are shipped: small, and worth the same."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ddz_desktop.bots.learned.network import Network
from ddz_desktop.bots.learned.weights import CHECKOUT, weights_file
from ddz_desktop.rules.catalog import ruleset
from tests.bots.learned.networks import random_weights
from training.ship import COARSE, FINE, card, shrink, small


def test_a_matrix_keeps_its_values_by_output() -> None:
    weights = np.random.default_rng(1).normal(0, 1, (3, 50, 4)).astype(np.float32)
    whole, scale = small(weights)
    assert whole.dtype == np.int8
    assert scale.shape == (3, 1, 4)
    assert np.abs(whole * scale - weights).max() <= scale.max() / 2 + 1e-6


def test_shipped_weights_judge_as_the_exported_ones(tmp_path: Path) -> None:
    exported = random_weights(ruleset("standard-two"), tmp_path / "export.npz")
    shrink(exported, tmp_path / "two.npz", exported, FINE)
    before, after = Network(exported), Network(tmp_path / "two.npz")
    assert after.sizes == before.sizes
    rng = np.random.default_rng(2)
    state = rng.integers(0, 2, before.sizes[0], np.uint8)
    options = rng.integers(0, 2, (20, before.sizes[1]), np.uint8)
    told, kept = before.judge(1, state, options), after.judge(1, state, options)
    assert np.abs(told - kept).max() < 0.1 * told.std()


def test_bits_that_never_came_up_weigh_nothing(tmp_path: Path) -> None:
    first = random_weights(ruleset("standard-two"), tmp_path / "first.npz")
    with np.load(first) as arrays:
        later = {name: arrays[name].copy() for name in arrays.files}
    later["state_weight"][1, :40] += 0.5
    np.savez(tmp_path / "later.npz", **later)
    shrink(tmp_path / "later.npz", tmp_path / "two.npz", first, COARSE)
    with np.load(tmp_path / "two.npz") as shipped:
        kept = shipped["state_weight"].any(axis=-1)
        assert kept[1, :40].all()
        assert kept.sum() == 40
        assert np.abs(shipped["state_weight"]).max() == COARSE


def test_the_card_says_where_weights_come_from() -> None:
    plan = {"family": "three", "width": 256, "layers": 2, "trace": 0.75}
    values = {"decks": 100, "wp": 0.5, "wp_ci": 0.01, "adp": -0.25, "adp_ci": 0.1}
    text = card(plan, 2_500_000, 7200, [("random", values)])
    assert "from nothing, standard-three wings=strict; 2.5 million decisions, 2.0 hours" in text
    assert "| random | 100 | 0.500 ± 0.010 | -0.25 ± 0.10 |" in text


def test_the_card_names_the_networks_a_run_began_from() -> None:
    plan = {"family": "laizi", "width": 256, "layers": 2, "trace": 0.75, "guest_share": 0.5}
    text = card(plan, 700_000, None, [], {"family": "three", "samples": 31_000_000}, "laizi-playouts")
    assert text.startswith("# Weights `laizi-playouts`\n")
    assert "self-play from the networks of `three` after 31.0 million decisions, yixing-laizi" in text
    assert "0.7 million decisions. In 50% of the hands the casual player sat" in text


def test_what_is_shipped_has_a_card() -> None:
    files = list(CHECKOUT.glob("*.npz"))
    assert weights_file(ruleset("standard-three")) in files
    assert all(file.with_suffix(".md").is_file() for file in files)
