"""The networks, for training. What plays without PyTorch is `ddz_desktop.bots.learned.network`; both compute the same.

A state is looked at once for all options: first layers of the seat's role, one layer more, to which each option's own
first layer is added; then residual layers and three outputs: the logit of winning, and the size of a win and of a loss.
Weights are kept in float32 and, where the processor computes with it, used in bfloat16.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

OUTPUTS = 3


@dataclass(frozen=True)
class Sizes:
    """Bits of a state, an option and a table, and how many roles have layers of their own."""

    state: int
    option: int
    table: int
    roles: int


def _weight(*shape: int) -> nn.Parameter:
    bound = 1 / math.sqrt(shape[-2])
    return nn.Parameter(torch.empty(*shape).uniform_(-bound, bound))


def _first_weight(*shape: int) -> nn.Parameter:
    """For an input of bits, some sixty of which are set."""
    bound = 1 / math.sqrt(60)
    return nn.Parameter(torch.empty(*shape).uniform_(-bound, bound))


class OptionNet(nn.Module):
    """Values of options, seen from the side of the seat that chooses."""

    def __init__(self, sizes: Sizes, width: int = 256, layers: int = 2) -> None:
        super().__init__()
        self.roles = sizes.roles
        self.state_weight = _first_weight(sizes.roles, sizes.state, width)
        self.state_bias = nn.Parameter(torch.zeros(sizes.roles, width))
        self.join_weight = _weight(width, width)
        self.join_bias = nn.Parameter(torch.zeros(width))
        self.option_weight = _first_weight(sizes.roles, sizes.option, width)
        self.trunk_weight = _weight(layers, width, width)
        self.trunk_bias = nn.Parameter(torch.zeros(layers, width))
        self.out_weight = _weight(width, OUTPUTS)
        self.out_bias = nn.Parameter(torch.zeros(OUTPUTS))

    def states(self, rows: Tensor, begins: list[int], weights: dict[str, Tensor]) -> Tensor:
        """The joined layer's input from states, sorted by role as `by_role` wants them."""
        hidden = by_role(rows, begins, weights["state_weight"], weights["state_bias"]).relu_()
        return functional.linear(hidden, weights["join_weight"].t(), weights["join_bias"])

    def outputs(self, joined: Tensor, weights: dict[str, Tensor]) -> Tensor:
        """Three numbers in float32 for each row of the joined layer."""
        return shared_layers(joined.relu_(), weights)

    def forward(self, states: Tensor, options: Tensor, begins: list[int], weights: dict[str, Tensor]) -> Tensor:
        """Outputs for one option of each state."""
        joined = self.states(states, begins, weights)
        return self.outputs(joined + by_role(options, begins, weights["option_weight"]), weights)


class TableNet(nn.Module):
    """The critic: values of a table with all hands open, seen from the landlord's side."""

    def __init__(self, sizes: Sizes, width: int = 256, layers: int = 2) -> None:
        super().__init__()
        self.first_weight = _first_weight(sizes.table, width)
        self.first_bias = nn.Parameter(torch.zeros(width))
        self.trunk_weight = _weight(layers, width, width)
        self.trunk_bias = nn.Parameter(torch.zeros(layers, width))
        self.out_weight = _weight(width, OUTPUTS)
        self.out_bias = nn.Parameter(torch.zeros(OUTPUTS))

    def forward(self, tables: Tensor, weights: dict[str, Tensor]) -> Tensor:
        """Three numbers in float32 for each table."""
        first = functional.linear(tables, weights["first_weight"].t(), weights["first_bias"])
        return shared_layers(first.relu_(), weights)


def shared_layers(hidden: Tensor, weights: dict[str, Tensor]) -> Tensor:
    """The residual layers and the outputs, in float32."""
    for weight, bias in zip(weights["trunk_weight"], weights["trunk_bias"], strict=True):
        more = functional.linear(hidden, weight.t(), bias).relu_()
        hidden = hidden + more if torch.is_grad_enabled() else hidden.add_(more)
    return functional.linear(hidden, weights["out_weight"].t(), weights["out_bias"]).float()


def by_role(rows: Tensor, begins: list[int], weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """Rows sorted by role through their role's layer; those of role r begin at `begins[r]`."""
    parts = [
        functional.linear(rows[begin:end], weight[role].t(), None if bias is None else bias[role])
        for role, (begin, end) in enumerate(pairwise(begins))
        if end > begin
    ]
    return torch.cat(parts)


def used_weights(net: nn.Module, kind: torch.dtype) -> dict[str, Tensor]:
    """A net's weights in the type they are multiplied in; gradients flow back to the originals."""
    return {name: weight.to(kind) for name, weight in net.named_parameters()}


def expectations(outputs: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Chance to win, expected size of what is won, and of what is lost (each times its chance)."""
    chance = torch.sigmoid(outputs[:, 0])
    return chance, chance * (1 + outputs[:, 1]), (1 - chance) * (1 + outputs[:, 2])


def worth(outputs: Tensor, score_share: float) -> Tensor:
    """What is maximised: chances and points, mixed. Points are halved to be of the same scale."""
    chance, gain, loss = expectations(outputs)
    return (1 - score_share) * (2 * chance - 1) + score_share * 0.5 * (gain - loss)


def loss_of(outputs: Tensor, won: Tensor, gain: Tensor, loss: Tensor, reach: float) -> tuple[Tensor, Tensor]:
    """Losses of each row: of the chance, and of the sizes as far as they happened.

    `won`, `gain`, `loss`: targets from the same side as the outputs. `reach`: larger errors of sizes count by
    themselves instead of their square.
    """
    chance = functional.binary_cross_entropy_with_logits(outputs[:, 0], won, reduction="none")
    lost = 1 - won
    win_size = gain / won.clamp(min=1e-3) - 1
    loss_size = loss / lost.clamp(min=1e-3) - 1
    sizes = won * functional.smooth_l1_loss(outputs[:, 1], win_size, reduction="none", beta=reach)
    sizes = sizes + lost * functional.smooth_l1_loss(outputs[:, 2], loss_size, reduction="none", beta=reach)
    return chance, sizes


def in_stakes(weights: dict[str, NDArray[np.float32]], unit: float) -> dict[str, NDArray[np.float32]]:
    """Weights of a network that counts sizes in units as those of one that counts stakes, and the unit with them.

    With the reciprocal of a unit it goes back from stakes.
    """
    by = np.array((1, unit, unit), np.float32)
    size = np.array((0, 1, 1), np.float32)
    outputs = {"out_weight": weights["out_weight"] * by, "out_bias": (weights["out_bias"] + size) * by - size}
    return {**weights, **outputs, "unit": np.array(unit, np.float32)}


def computes_in_bfloat16() -> bool:
    """Whether the processor multiplies bfloat16 faster than float32."""
    return bool(torch.backends.mkldnn.is_available()) and torch.ops.mkldnn._is_mkldnn_bf16_supported()
