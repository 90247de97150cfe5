"""Hands that bots play among themselves, and what they say about each role.

A hand depends on the seed, its system, its number and its seats alone: not on how the hands are shared out among
processes. Sums are made batch by batch in the order of the hands, so that even rounding is the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from ddz_desktop.bots.registry import make_bot
from ddz_desktop.match.match import Match
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.setup import MatchSetup, SeatOwner
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.record import record_text
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import HandState, Role
from ddz_desktop.storage.atomic import write_text
from ddz_desktop.storage.intervals import mean_interval, rate_interval

BATCH_HANDS = 10


class SimulationFault(Exception):
    """A hand that could not be played to its end: a fault of ours."""


class Batch(Struct, frozen=True):
    """Some hands to play: numbers `first` to `first + count - 1` of a seed. `out`: the folder for their records."""

    rules: RuleSet
    seats: tuple[str, ...]
    seed: str
    first: int
    count: int
    out: Path | None = None


class Sample(Struct):
    """What a role has got: one value a hand, the mean of its seats, since they win and lose together."""

    hands: int = 0
    wins: int = 0
    points: float = 0.0
    squares: float = 0.0

    def add(self, won: bool, points: float) -> None:
        self.merge(Sample(1, int(won), points, points * points))

    def merge(self, other: Sample) -> None:
        self.hands += other.hands
        self.wins += other.wins
        self.points += other.points
        self.squares += other.squares

    def win_interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the rate of wins."""
        return rate_interval(self.wins, self.hands)

    def points_interval(self) -> tuple[float, float] | None:
        """The normal 95 % interval of the mean points; `None` for a single hand."""
        return mean_interval(self.hands, self.points, self.squares)


class Tally(Struct):
    """The sums of some hands; `redeals` are deals in which nobody bid."""

    hands: int = 0
    redeals: int = 0
    roles: dict[Role, Sample] = {}

    def merge(self, other: Tally) -> None:
        self.hands += other.hands
        self.redeals += other.redeals
        for role, sample in other.roles.items():
            self.roles.setdefault(role, Sample()).merge(sample)


def batches(rules: RuleSet, seats: tuple[str, ...], seed: str, hands: int, out: Path | None) -> Iterator[Batch]:
    """All hands of a system, cut in pieces whose size never depends on the machine."""
    for first in range(0, hands, BATCH_HANDS):
        yield Batch(rules, seats, seed, first, min(BATCH_HANDS, hands - first), out)


def play_batch(batch: Batch) -> Tally:
    """Play some hands. Raises SimulationFault, which names the hand; OSError when a record cannot be written."""
    engine = Engine(batch.rules)
    tally = Tally()
    for number in range(batch.first, batch.first + batch.count):
        try:
            _play_hand(batch, number, engine, tally)
        except OSError:
            raise
        except Exception as error:  # the edge of a process: whatever a bot did wrong is told with the hand it did it in
            name = f"{batch.rules.id}, hand {number} of seed {batch.seed!r}, seats {','.join(batch.seats)}"
            raise SimulationFault(f"{name}: {type(error).__name__}: {error}") from error
    return tally


def _play_hand(batch: Batch, number: int, engine: Engine, tally: Tally) -> None:
    seed = f"{batch.seed}/{batch.rules.id}/{number}"
    owners = tuple(SeatOwner("bot", f"{name} {seat}", level=name) for seat, name in enumerate(batch.seats))
    match = Match(MatchSetup(batch.rules, owners, hands=1), SeededEntropy(seed.encode()), engine)
    bots = [make_bot(name, random.Random(f"{seed}/{seat}")) for seat, name in enumerate(batch.seats)]
    while not match.finished:
        tally.redeals += match.redeal
        match.start_hand()
        while match.running:
            seat = match.automatic_seats()[0]
            match.submit(seat, bots[seat].decide(match.view(seat)), match.serial)
    assert match.state is not None
    _count(match.state, tally)
    if batch.out is not None and match.record is not None:
        write_text(batch.out / f"{batch.rules.id}-{number:07}.ddz", record_text(match.record), durable=False)


def _count(state: HandState, tally: Tally) -> None:
    assert state.settlement is not None
    tally.hands += 1
    seats: dict[Role, list[int]] = {}
    for seat in range(state.rules.seats):
        seats.setdefault(_role(state, seat), []).append(seat)
    for role, members in seats.items():
        points = sum(state.settlement.payoffs[seat] for seat in members) / len(members)
        tally.roles.setdefault(role, Sample()).add(members[0] in state.settlement.winners, points)


def _role(state: HandState, seat: int) -> Role:
    if seat == state.facts.landlord:
        return Role.LANDLORD
    return Role.HIDDEN_LANDLORD if seat == state.facts.partner else Role.FARMER
