"""One step of learning from samples: both networks, Adam, and a running average of the weights."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from training.model import OptionNet, Sizes, TableNet, loss_of, used_weights
from training.plan import Plan


class Learner:
    """Holds the networks while they learn. `kind`: the type that is multiplied in."""

    def __init__(self, sizes: Sizes, plan: Plan, kind: torch.dtype) -> None:
        torch.manual_seed(plan.seed)
        self.sizes = sizes
        self.kind = kind
        self.option_net = OptionNet(sizes, plan.width, plan.layers)
        self.table_net = TableNet(sizes)
        self.average = {name: weight.detach().clone() for name, weight in self.option_net.named_parameters()}
        self._parameters = [*self.option_net.parameters(), *self.table_net.parameters()]
        self._adam = torch.optim.Adam(self._parameters, lr=1e-3, eps=1e-6, fused=True)
        self._random = torch.Generator().manual_seed(plan.seed)
        self._size_weight, self._size_reach = plan.size_weight, plan.size_reach
        self.steps = 0

    def playing_weights(self) -> tuple[dict[str, Tensor], dict[str, Tensor]]:
        """The present weights, for the actor."""
        with torch.no_grad():
            nets = (self.option_net, self.table_net)
            option, table = (
                {name: weight.detach().to(self.kind) for name, weight in net.named_parameters()} for net in nets
            )
        return option, table

    def learn(self, samples: dict[str, Tensor], batch: int, rate: float, average: float) -> dict[str, float]:
        """One pass over the samples in random order, in batches of equal size; the mean losses."""
        number = len(samples["roles"])
        order = torch.randperm(number, generator=self._random)
        batches = max(1, number // batch)
        sums: dict[str, float] = {}
        for part in order[: batches * batch].chunk(batches):
            for name, value in self._step(samples, part, rate, average).items():
                sums[name] = sums.get(name, 0.0) + value
        return {name: value / batches for name, value in sums.items()}

    def _step(self, samples: dict[str, Tensor], part: Tensor, rate: float, average: float) -> dict[str, float]:
        part = part[torch.argsort(samples["roles"][part])]
        roles = samples["roles"][part]
        counts = torch.bincount(roles, minlength=self.sizes.roles).cumsum(0).tolist()
        rows = samples["rows"][part].to(self.kind)
        states, options, tables = rows.split((self.sizes.state, self.sizes.option, self.sizes.table), dim=1)
        targets = samples["targets"][part]
        landlord = (roles == 0) | (roles == self.seats)
        won = torch.where(landlord, targets[:, 0], 1 - targets[:, 0])
        gain = torch.where(landlord, targets[:, 1], targets[:, 2])
        loss = torch.where(landlord, targets[:, 2], targets[:, 1])
        outputs = self.option_net(states, options, [0, *counts], used_weights(self.option_net, self.kind))
        reach, weight = self._size_reach, self._size_weight
        chance, sizes = (each.mean() for each in loss_of(outputs, won, gain, loss, reach))
        critic = self.table_net(tables, used_weights(self.table_net, self.kind))
        known = (samples["astray"][part] == 0).float()
        seen = [(each * known).mean() for each in loss_of(critic, *targets.unbind(1), reach)]
        total = chance + weight * sizes + seen[0] + weight * seen[1]
        self._adam.param_groups[0]["lr"] = rate
        self._adam.zero_grad(set_to_none=True)
        total.backward()
        nn.utils.clip_grad_norm_(self._parameters, 5.0)
        self._adam.step()
        self.steps += 1
        self._follow(average)
        names = ("chance", "sizes", "critic_chance", "critic_sizes")
        return dict(zip(names, torch.stack((chance, sizes, *seen)).tolist(), strict=True))

    @property
    def seats(self) -> int:
        """The role of a hidden landlord, if there is one."""
        return self.sizes.roles - 1 if self.hidden else self.sizes.roles

    hidden = False

    @torch.no_grad()
    def _follow(self, average: float) -> None:
        """The running average moves towards the weights."""
        keep = min(average, (1 + self.steps) / (10 + self.steps))
        weights = dict(self.option_net.named_parameters())
        torch._foreach_lerp_(list(self.average.values()), [weights[name] for name in self.average], 1 - keep)

    def state(self) -> dict[str, Any]:
        """Everything that goes on when training goes on."""
        return {
            "option_net": self.option_net.state_dict(),
            "table_net": self.table_net.state_dict(),
            "average": self.average,
            "adam": self._adam.state_dict(),
            "random": self._random.get_state(),
            "steps": self.steps,
        }

    def restore(self, state: dict[str, Any]) -> None:
        self.option_net.load_state_dict(state["option_net"])
        self.table_net.load_state_dict(state["table_net"])
        self.average = state["average"]
        self._adam.load_state_dict(state["adam"])
        self._random.set_state(state["random"])
        self.steps = state["steps"]
