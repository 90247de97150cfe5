"""The actors of a family in one process; those of a cluster (`training.far_troupes`) are asked in the same way."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, TypeAlias

from torch import Tensor

from training.actor import Actor
from training.families import FAMILIES
from training.model import OptionNet, Sizes, TableNet
from training.plan import Plan

Weights: TypeAlias = "tuple[dict[str, Tensor], dict[str, Tensor]]"
"""Of the network that plays and of the critic, by name."""


class Terms(NamedTuple):
    """How a round is played: λ, the chance of any option, and how much of what is maximised are points."""

    trace: float
    astray: float
    score_share: float


class Played(NamedTuple):
    """What came of a round: samples by name, valid until the next round, and counts of the hands that ended."""

    samples: dict[str, Tensor]
    hands: int
    landlord_wins: int
    size: int


class Players(Protocol):
    """Who plays the rounds of a run. `hidden`: whether there is a hidden landlord."""

    sizes: Sizes
    hidden: bool

    def play(self, weights: Weights, terms: Terms) -> Played:
        """A round with these weights, or with some that were the newest a short time ago."""

    def state(self) -> dict[str, Any]:
        """What a checkpoint keeps of the players; hands under way begin anew."""

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from a checkpoint, which may be one of other players."""


class Troupe:
    """An actor for each ruleset of a family; they play by turns, a round each."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        family = FAMILIES[plan.family]
        rulesets = family.rulesets()
        slots = family.slots // len(rulesets)
        self.actors = [
            Actor(rules, slots, family.strongest_share, plan.seed * 1000 + number, plan)
            for number, rules in enumerate(rulesets)
        ]
        sizes = {actor.sizes for actor in self.actors}
        if len(sizes) != 1:
            raise SystemExit(f"the systems of {plan.family} do not fit one network: {sizes}")
        self.sizes = sizes.pop()
        self.hidden = rulesets[0].hidden_landlord
        self.rounds = 0
        self._nets = OptionNet(self.sizes, plan.width, plan.layers), TableNet(self.sizes)

    def play(self, weights: Weights, terms: Terms) -> Played:
        actor = self.actors[self.rounds % len(self.actors)]
        self.rounds += 1
        hands, landlord_wins, size = actor.counts()
        actor.forget()
        actor.gather(self._nets, weights, self.plan.round, *terms)
        now = actor.counts()
        return Played(actor.samples(), now[0] - hands, now[1] - landlord_wins, now[2] - size)

    def play_anew(self, number: int, weights: Weights, terms: Terms) -> Played:
        """Play the round of a number, with random numbers that depend on the run's seed and that number alone."""
        self.rounds = number
        for actor in self.actors:
            actor.reseed(f"{self.plan.seed}/{number}")
        return self.play(weights, terms)

    def state(self) -> dict[str, Any]:
        return {"actors": [actor.state() for actor in self.actors], "rounds": self.rounds}

    def restore(self, state: dict[str, Any]) -> None:
        self.rounds = state.get("rounds", 0)
        if "actors" in state:
            for actor, kept in zip(self.actors, state["actors"], strict=True):
                actor.restore(kept)
