"""DouZero's network (kwai/DouZero, PyPI `douzero` 1.1.0) as numpy, to play against; its weights are given by a folder.

The folder holds, for each role, `adp_<role>.json` with the parameters' names and places, `.f32` and `.qw` with the
numbers: float32, or int16 with one float for each output row. Observations are those of `douzero.env.env.get_obs`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

ROLES = ("landlord", "landlord_down", "landlord_up")
"""In playing order."""
MOST_LEFT = (20, 17, 17)
TURNS = 15
Array = NDArray[np.float32]


class Position(NamedTuple):
    """What a player knows: packed counts, seats counted from the landlord in playing order.

    `history`: the cards of every turn, 0 for a pass, the landlord's first; `unseen`: what the others hold together;
    `options`: cards of the legal plays, 0 for a pass.
    """

    hand: int
    unseen: int
    history: Sequence[int]
    bombs: int
    options: Sequence[int]


class DouZeroNet:
    """The three roles' networks."""

    def __init__(self, folder: Path) -> None:
        self._weights = [_weights(folder, role) for role in ROLES]

    def choose(self, positions: Sequence[Position]) -> list[int]:
        """The index of the option each player takes."""
        chosen = [0] * len(positions)
        for role in range(3):
            mine = [index for index, position in enumerate(positions) if len(position.history) % 3 == role]
            if mine:
                for index, values in zip(mine, self.values([positions[i] for i in mine]), strict=True):
                    chosen[index] = int(values.argmax())
        return chosen

    def values(self, positions: Sequence[Position]) -> list[Array]:
        """What each option is worth, for players of one role."""
        role = len(positions[0].history) % 3
        weights = self._weights[role]
        options = planes(np.array([cards for position in positions for cards in position.options], np.uint64))
        owner = np.repeat(np.arange(len(positions)), [len(position.options) for position in positions])
        memory = _lstm(weights, _turns(positions))
        first, bias = weights["dense1.weight"], weights["dense1.bias"]
        known = np.concatenate([memory, _state(role, positions)], axis=1) @ first[:, :-54].T + bias
        hidden = np.maximum(known[owner] + options @ first[:, -54:].T, 0)
        for layer in range(2, 6):
            hidden = np.maximum(hidden @ weights[f"dense{layer}.weight"].T + weights[f"dense{layer}.bias"], 0)
        values = (hidden @ weights["dense6.weight"].T + weights["dense6.bias"])[:, 0]
        return np.split(values, np.flatnonzero(np.diff(owner)) + 1)


def planes(cards: NDArray[np.uint64]) -> Array:
    """Packed counts as 54 numbers each: of every rank 3..2 four, so many of them one, then the jokers."""
    counts = (cards[..., None] >> (np.arange(15, dtype=np.uint64) * np.uint64(4))) & np.uint64(15)
    ranks = counts[..., :13, None] > np.arange(4, dtype=np.uint64)
    flat = ranks.reshape(*cards.shape, 52)
    return np.concatenate([flat, counts[..., 13:] > 0], axis=-1).astype(np.float32)


def _turns(positions: Sequence[Position]) -> Array:
    """The latest fifteen turns, three to a step."""
    latest = np.zeros((len(positions), TURNS), np.uint64)
    for row, position in enumerate(positions):
        turns = list(position.history[-TURNS:])
        if turns:
            latest[row, -len(turns) :] = turns
    return planes(latest).reshape(len(positions), TURNS // 3, 162)


def _state(role: int, positions: Sequence[Position]) -> Array:
    """All of an observation but the turns and the option."""
    if role == 0:
        others, told_latest = (2, 1), ()
    else:
        others, told_latest = (0, 3 - role), (0, 3 - role)
    numbers = [
        [
            position.hand,
            position.unseen,
            *([_last_move(position.history)] if role == 0 else []),
            *(sum(position.history[other::3]) for other in others),
            *([_last_move(position.history)] if role else []),
            *((position.history[other::3] or [0])[-1] for other in told_latest),
        ]
        for position in positions
    ]
    cards = planes(np.array(numbers, np.uint64)).reshape(len(positions), -1)
    left = [_one_hot([_left(position, other) - 1 for position in positions], MOST_LEFT[other]) for other in others]
    bombs = _one_hot([position.bombs for position in positions], 15)
    return np.concatenate([cards, *left, bombs], axis=1)


def _last_move(history: Sequence[int]) -> int:
    return history[-1] if history and history[-1] else history[-2] if len(history) > 1 else 0


def _left(position: Position, seat: int) -> int:
    played = sum(position.history[seat::3])
    return MOST_LEFT[seat] - sum(played >> 4 * rank & 15 for rank in range(15))


def _one_hot(values: Sequence[int], size: int) -> Array:
    return np.eye(size, dtype=np.float32)[np.array(values)]


def _lstm(weights: dict[str, Array], steps: Array) -> Array:
    """The last output of torch's LSTM, batch first."""
    size = weights["lstm.weight_hh_l0"].shape[1]
    output = np.zeros((len(steps), size), np.float32)
    cell = np.zeros_like(output)
    bias = weights["lstm.bias_ih_l0"] + weights["lstm.bias_hh_l0"]
    for step in range(steps.shape[1]):
        gates = steps[:, step] @ weights["lstm.weight_ih_l0"].T + output @ weights["lstm.weight_hh_l0"].T + bias
        enter, forget, new, leave = np.split(gates, 4, axis=1)
        cell = _sigmoid(forget) * cell + _sigmoid(enter) * np.tanh(new)
        output = _sigmoid(leave) * np.tanh(cell)
    return output


def _sigmoid(values: Array) -> Array:
    result: Array = 1 / (1 + np.exp(-values))
    return result


def _weights(folder: Path, role: str) -> dict[str, Array]:
    head = json.loads((folder / f"adp_{role}.json").read_text("utf-8"))
    floats = np.fromfile(folder / f"adp_{role}.f32", "<f4")
    whole = np.fromfile(folder / f"adp_{role}.qw", "<i2")
    weights = {}
    for part in head["params"]:
        if part["q"]:
            scale = floats[part["scale_off"] : part["scale_off"] + part["nscale"]]
            rows = whole[part["off"] : part["off"] + part["count"]].reshape(part["nscale"], -1)
            numbers = rows * scale[:, None]
        else:
            numbers = floats[part["f32_off"] : part["f32_off"] + part["count"]]
        weights[part["name"]] = np.ascontiguousarray(numbers.reshape(part["shape"]), np.float32)
    return weights
