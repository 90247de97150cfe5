"""Networks with random weights, for tests that need one but not what it knows."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ddz_desktop.bots.learned.features_kernel import Features
from ddz_desktop.rules.ruleset import RuleSet

WIDTH = 16


def random_weights(rules: RuleSet, file: Path, seed: int = 1) -> Path:
    """A weights file that fits a ruleset."""
    rng = np.random.default_rng(seed)
    features = Features(rules, 1, 400)
    shapes = {
        "state_weight": (features.roles, features.state_size, WIDTH),
        "state_bias": (features.roles, WIDTH),
        "join_weight": (WIDTH, WIDTH),
        "join_bias": (WIDTH,),
        "option_weight": (features.roles, features.option_size, WIDTH),
        "trunk_weight": (2, WIDTH, WIDTH),
        "trunk_bias": (2, WIDTH),
        "out_weight": (WIDTH, 3),
        "out_bias": (3,),
    }
    np.savez(file, **{name: rng.normal(0, 0.2, shape).astype(np.float16) for name, shape in shapes.items()})
    return file
