"""Self-play: the hands kernel asks, the networks answer."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ddz_desktop.bots.learned.hands_kernel import Hands
from ddz_desktop.rules.ruleset import RuleSet
from training.guests import Guests
from training.model import OptionNet, Sizes, TableNet, by_role, expectations, worth
from training.plan import Plan

OPTION_ROOM = 12_288


class Actor:
    """Plays the hands of one ruleset and gathers samples, as a plan says; `seed`: of its deals."""

    def __init__(self, rules: RuleSet, slots: int, strongest_share: float, seed: int, plan: Plan) -> None:
        self.hands = Hands(rules, slots, OPTION_ROOM, plan.round, seed, strongest_share, guest_share=plan.guest_share)
        self.guests = Guests(rules, seed) if plan.guest_share else None
        self.unit = torch.tensor((1.0, plan.unit, plan.unit))
        hands = self.hands
        self.sizes = Sizes(hands.state_size, hands.option_size, hands.table_size, hands.roles)
        bits = torch.from_numpy(np.frombuffer(hands.memory, dtype=np.uint8))
        states, options = slots * hands.state_size, OPTION_ROOM * hands.option_size
        self._states = bits[:states].view(slots, -1)
        self._options = bits[states : states + options].view(OPTION_ROOM, -1)
        self._tables = bits[states + options :].view(slots, -1)
        self._owner = torch.from_numpy(np.frombuffer(hands.owner, dtype=np.int32))
        rows = np.frombuffer(hands.sample_memory, dtype=np.uint8).reshape(-1, hands.row_size)
        self._sample_rows = torch.from_numpy(rows)
        self._sample_roles = torch.from_numpy(np.frombuffer(hands.sample_roles, dtype=np.uint8))
        self._sample_astray = torch.from_numpy(np.frombuffer(hands.sample_astray, dtype=np.uint8))
        self._sample_targets = torch.from_numpy(np.frombuffer(hands.sample_targets, dtype=np.float32)).view(-1, 3)

    @torch.inference_mode()
    def gather(
        self,
        nets: tuple[OptionNet, TableNet],
        weights: tuple[dict[str, Tensor], dict[str, Tensor]],
        wanted: int,
        trace: float,
        astray: float,
        score_share: float,
    ) -> None:
        """Play until so many samples are there. `score_share`: how much of what is maximised are points."""
        kind = weights[0]["join_weight"].dtype
        while self.hands.samples < wanted:
            decisions = self.hands.step(trace)
            if decisions == 0:
                return
            values = worth(self._outputs(nets[0], weights[0], decisions, kind), score_share).numpy()
            critic = nets[1](self._tables[:decisions].to(kind), weights[1])
            told = torch.stack(expectations(critic), dim=1) * self.unit
            if self.guests:
                self.guests.speak(self.hands, values)
            self.hands.choose(values, told.contiguous().view(-1).numpy(), astray)

    def _outputs(self, net: OptionNet, weights: dict[str, Tensor], decisions: int, kind: torch.dtype) -> Tensor:
        rows = self.hands.rows_used
        begins = list(self.hands.role_begin[: self.hands.roles + 1])
        joined = net.states(self._states[:decisions].to(kind), begins, weights)
        first_rows = [self.hands.first_row[begin] for begin in begins]
        out = joined.index_select(0, self._owner[:rows])
        out += by_role(self._options[:rows].to(kind), first_rows, weights["option_weight"])
        return net.outputs(out, weights)

    def samples(self) -> dict[str, Tensor]:
        """The samples gathered, valid until `forget`."""
        number = self.hands.samples
        return {
            "rows": self._sample_rows[:number],
            "roles": self._sample_roles[:number],
            "astray": self._sample_astray[:number],
            "targets": self._sample_targets[:number] / self.unit,
        }

    def forget(self) -> None:
        """Make room for new samples."""
        self.hands.forget_samples()

    def counts(self) -> tuple[int, int, int]:
        """Of all hands so far: how many ended, how many the landlord's side won, and the sum of their sizes."""
        return self.hands.hands_played, self.hands.landlord_wins, self.hands.size_sum

    def reseed(self, seed: str) -> None:
        """Go on with random numbers that depend on this text alone."""
        self.hands.set_seed_state(Random(seed).getrandbits(64) | 1)  # never 0, from which they would not move

    def state(self) -> dict[str, Any]:
        """What goes on when training goes on: the random numbers and the counters (the hands themselves begin anew)."""
        return {"random": self.hands.seed_state()}

    def restore(self, state: dict[str, Any]) -> None:
        self.hands.set_seed_state(state["random"])
