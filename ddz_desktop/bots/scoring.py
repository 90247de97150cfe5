"""How good a play or a pass is for a seat: one ply, in turns (higher is better).

What is left of the hand is priced by the kernel; to that come the chances of keeping the trick, of leaving it to a
friend or an enemy who is close to going out, and of running out from there without being stopped.
"""

from __future__ import annotations

from collections.abc import Callable

from ddz_desktop.bots.hand_kernel import HandKernel
from ddz_desktop.bots.knowledge import Knowledge, split_wilds
from ddz_desktop.bots.odds import Claim, Odds
from ddz_desktop.bots.weights import WEIGHTS, Weights
from ddz_desktop.rules.cards import Counts, total
from ddz_desktop.rules.kinds import SHAPES, Kind, Play

OUT = 100.0  # going out
CERTAIN = 50.0  # an unstoppable way out
CLOSENESS = (1.0, 1.0, 0.45, 0.3, 0.22, 0.18, 0.13, 0.1, 0.08)  # by cards left: how close a leader is to going out
FAR = 0.05
SURE = 0.9999
OVER_ENEMY = 0.5  # how often a play that beats ours beats the enemy's over it as well


def closeness(left: int) -> float:
    """How close a seat with the lead is to going out, by its number of cards."""
    return CLOSENESS[left] if left < len(CLOSENESS) else FAR


def readiness(left: int) -> float:
    """How ready enemies are to bomb a seat that has so many cards left."""
    return 0.95 if left <= 2 else 0.7 if left <= 5 else 0.4 if left <= 10 else 0.2


class Judge:
    """Values of what a seat may do now. `kernel` has searched the hand (its natural cards and number of wild ones);
    `readings` says which plays exactly some cards are.
    """

    def __init__(
        self,
        knowledge: Knowledge,
        odds: Odds,
        kernel: HandKernel,
        cost: int,
        readings: Callable[[Counts], list[Play]],
        weights: Weights = WEIGHTS,
    ) -> None:
        self.knowledge = knowledge
        self.odds = odds
        self.kernel = kernel
        self.cost = cost
        self.readings = readings
        self.weights = weights
        self.cards = knowledge.left[knowledge.seat]
        self._lead = {seat: self._lead_value(seat) for seat in knowledge.after}

    def _lead_value(self, seat: int) -> float:
        """What it is worth to us that a seat leads."""
        known = self.knowledge
        enemy = known.enemy[seat]
        friends = max((known.enemy[other] * closeness(known.left[other]) for other in known.enemies), default=0.0)
        threat = self.weights.enemy_lead + self.weights.win * max(
            closeness(known.left[seat]), self.weights.team * friends
        )
        help_ = self.weights.win * self.weights.friend_win * closeness(known.left[seat])
        return (1.0 - enemy) * help_ - enemy * threat

    def passing(self, over: Play, leader: int) -> float:
        """The value of passing on a play of another seat."""
        ready = readiness(self.knowledge.left[leader])
        return -self.cost / 1000 + self._trick(self.odds.claim_of(over), leader, ready)

    def playing(self, play: Play, leader: int | None = None) -> float:
        """The value of a play, over one of `leader` or as a lead; at least `CERTAIN` when it cannot fail."""
        left = self.cards - total(play.cards)
        if not left:
            return OUT
        claim = self.odds.claim_of(play)
        if self.keeping(claim, 1.0) > SURE and self.readings(self.knowledge.hand - play.cards):
            return CERTAIN + bool(claim.power)
        wilds, natural = split_wilds(play.cards, self.knowledge.wild)
        cost, plan = self.kernel.after(natural, wilds)
        value = -cost / 1000 + self._trick(claim, self.knowledge.seat, readiness(left))
        groups = self.kernel.groups_of(plan, natural, wilds)
        if len(groups) <= self.weights.run_groups:
            claims = [self.odds.claim_of_group(group) for group in groups]
            value += self.weights.win * self._run(claim, claims, readiness(left))
            if self._run(claim, claims, 1.0) > SURE:
                return CERTAIN + sum(bool(each.power) for each in (claim, *claims)) - len(groups) / 100
        return value - self._imprudence(play, leader)

    def _imprudence(self, play: Play, leader: int | None) -> float:
        """What speaks against playing over a friend with one card left, or leading the lowest solo to such an enemy."""
        left = self.knowledge.left
        if leader is None:
            lowest = self.knowledge.hand & ((1 << 4 * play.key) - 1) == 0
            alerted = any(left[enemy] == 1 for enemy in self.knowledge.enemies)
            return self.weights.low_solo if play.kind is Kind.SOLO and lowest and alerted else 0.0
        return self.weights.over_friend if leader in self.knowledge.friends and left[leader] == 1 else 0.0

    def _trick(self, claim: Claim, leader: int, ready: float) -> float:
        """What becomes of the trick when a play of `leader` lies on the table and we do nothing more."""
        known = self.knowledge
        ours = leader == known.seat or known.enemy[leader] <= 0.5
        remaining, value = 1.0, 0.0
        for seat in known.after:
            if seat == leader:
                break
            chance = self.odds.answers(seat, claim, ready)
            if known.left[seat] == claim.cards:
                value = self._saved(value, 1.0 - remaining, seat, claim)
                value += remaining * chance * self._out_value(seat)
            else:  # friends are not counted on to stop an enemy: measured, it makes farmers too meek
                chance *= known.enemy[seat] if ours else 0.0
                value += remaining * chance * self._lead[seat]
            remaining *= 1.0 - chance
        if leader == known.seat:
            return value
        return self._saved(value, 1.0 - remaining, leader, claim) + remaining * self._lead[leader]

    def _saved(self, value: float, taken: float, seat: int, claim: Claim) -> float:
        """The value of a trick that an enemy has taken, with that chance, if a friend's last cards may go over it."""
        if self.knowledge.enemy[seat] > 0.5 or self.knowledge.left[seat] != claim.cards or claim.power:
            return value
        length = claim.cards // SHAPES[claim.kind].group_size
        share = OVER_ENEMY * self.odds.same_kind(seat, claim.kind, claim.key, length, claim.cards)
        return value * (1.0 - share) + taken * share * self.weights.win

    def _out_value(self, seat: int) -> float:
        return self.weights.win * (1.0 - 2.0 * self.knowledge.enemy[seat])

    def _run(self, claim: Claim, claims: list[Claim], ready: float) -> float:
        """The chance that neither the play nor what follows is stopped: the weakest group may be, if it is the last."""
        chances = sorted(self.keeping(claim, ready) for claim in claims)
        run = self.keeping(claim, ready)
        for chance in chances[1:]:
            run *= chance
        return run

    def keeping(self, claim: Claim, ready: float) -> float:
        """The chance that no enemy answers a play."""
        kept = 1.0
        for seat in self.knowledge.after:
            enemy = self.knowledge.enemy[seat]
            if enemy:
                kept *= 1.0 - enemy * self.odds.answers(seat, claim, ready)
        return kept
