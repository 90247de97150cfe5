"""The networks without PyTorch: what a state's options are worth, by numpy alone.

The same numbers as `OptionNet` in `build_scripts/training/model.py` computes, in float32. A weights file is an `.npz`:
by role the first layers of states and options, then the layers all roles share. Its arrays are float16, or int8 with a
`<name>_scale` for each output, and a number `unit`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from ddz_desktop.bots.learned.features_kernel import Features
    from ddz_desktop.bots.learned.hands_kernel import Hands

Floats: TypeAlias = NDArray[np.float32]
Bits: TypeAlias = NDArray[np.uint8]
Numbers: TypeAlias = NDArray[np.float64]
Indexes: TypeAlias = NDArray[np.int64]

CHUNK = 512
"""So many options at once: what is worked out for them stays near the processor, and takes little memory."""


class Network:
    """Weights of one family of systems."""

    def __init__(self, file: Path) -> None:
        weights = read_weights(file)
        self._state, self._state_bias = weights["state_weight"], weights["state_bias"]
        self._join, self._join_bias = weights["join_weight"], weights["join_bias"]
        self._option = weights["option_weight"]
        self._trunk, self._trunk_bias = weights["trunk_weight"], weights["trunk_bias"]
        self._out, self._out_bias = weights["out_weight"], weights["out_bias"]
        self.unit = weights["unit"].item() if "unit" in weights else 1.0
        """What a hand is about in its systems, in stakes of one farmer: of that size are the points it learned from."""
        self.sizes = (self._state.shape[1], self._option.shape[1])
        """Bits of a state and of an option."""

    def fits(self, features: Features) -> bool:
        """Whether it was trained on rows of these sizes and for these roles."""
        return (len(self._state), *self.sizes) == (features.roles, features.state_size, features.option_size)

    def judge(self, role: int, state: Bits, options: Bits) -> Floats:
        """Logit of winning, size of a win and of a loss (each less one), a row for each option of one state."""
        hidden = self._state[role][np.flatnonzero(state)].sum(axis=0) + self._state_bias[role]
        joined = np.maximum(hidden, 0) @ self._join + self._join_bias
        return self._shared(options.astype(np.float32) @ self._option[role] + joined)

    def judge_many(self, roles: Indexes, states: Bits, options: Bits, owners: Indexes) -> Floats:
        """The same for the options of many states; `owners` says whose state each option belongs to, ascending."""
        joined = np.empty((len(options), self._join.shape[1]), np.float32)
        for role in np.unique(roles):
            mine = np.flatnonzero(roles == role)
            hidden = states[mine].astype(np.float32) @ self._state[role] + self._state_bias[role]
            place = np.zeros(len(roles), np.int64)
            place[mine] = np.arange(len(mine))
            rows = np.flatnonzero(roles[owners] == role)
            first = np.maximum(hidden, 0) @ self._join + self._join_bias
            joined[rows] = options[rows].astype(np.float32) @ self._option[role] + first[place[owners[rows]]]
        return self._shared(joined)

    def judge_waiting(self, hands: Hands) -> tuple[Floats, NDArray[np.int32]]:
        """The same for the decisions that a kernel has written, and the first row of each (one more at the end)."""
        decisions, rows = hands.decisions, hands.rows_used
        memory = np.frombuffer(hands.memory, np.uint8)
        begin = hands.slots * hands.state_size
        states = memory[: decisions * hands.state_size].reshape(decisions, -1)
        options = memory[begin : begin + rows * hands.option_size].reshape(rows, -1)
        first_row = np.frombuffer(hands.first_row, np.int32)[: decisions + 1]
        owners = np.frombuffer(hands.owner, np.int32)[:rows]
        outputs = np.empty((rows, self._out.shape[1]), np.float32)
        for role in range(hands.roles):
            first, last = hands.role_begin[role], hands.role_begin[role + 1]
            if first == last:
                continue
            hidden = states[first:last].astype(np.float32) @ self._state[role]
            hidden += self._state_bias[role]
            known = np.maximum(hidden, 0, out=hidden) @ self._join
            known += self._join_bias
            for start in range(first_row[first], first_row[last], CHUNK):
                part = slice(start, min(start + CHUNK, first_row[last]))
                joined = options[part].astype(np.float32) @ self._option[role]
                joined += known[owners[part] - first]
                outputs[part] = self._shared(joined)
        return outputs, first_row

    def _shared(self, joined: Floats) -> Floats:
        hidden = np.maximum(joined, 0, out=joined)
        for weight, bias in zip(self._trunk, self._trunk_bias, strict=True):
            more = hidden @ weight
            more += bias
            hidden += np.maximum(more, 0, out=more)
        outputs: Floats = hidden @ self._out + self._out_bias
        return outputs


def read_weights(file: Path) -> dict[str, Floats]:
    """The arrays of a weights file, in float32 and without scales."""
    with np.load(file) as arrays:
        weights = {name: np.ascontiguousarray(arrays[name].astype(np.float32)) for name in arrays.files}
    for name in [name for name in weights if f"{name}_scale" in weights]:
        weights[name] *= weights.pop(f"{name}_scale")
    return weights


def chances(outputs: Floats) -> Floats:
    """The chance to win of each option."""
    chance: Floats = np.reciprocal(1 + np.exp(-outputs[:, 0]))
    return chance


def points(outputs: Floats) -> Floats:
    """Expected points of each option, in stakes of one farmer."""
    chance = chances(outputs)
    expected: Floats = chance * (1 + outputs[:, 1]) - (1 - chance) * (1 + outputs[:, 2])
    return expected


def expected(chance: float, win: float, loss: float) -> float:
    """Expected points of a chance and what a win and a loss are worth."""
    return chance * win - (1 - chance) * loss
