"""The steps of a shuffle that nobody decides alone (rulebook §5); the bytes and the maths are `rules.shuffle`'s.

The host commits to its secret; each seat commits to a contribution; when all have, all are opened; the deal follows;
after the hand the host's secret is opened too. Seats at the host's own computer draw their contributions here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Protocol

from ddz_desktop.match.errors import BrokenPromise, OutOfOrder
from ddz_desktop.match.ports import Entropy
from ddz_desktop.rules.deal import Deal
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.shuffle import (
    SECRET_BYTES,
    Proof,
    commitment,
    deal_from,
    parse_proof,
    proof_lines,
    seat_commitment,
)


class Shuffle(Protocol):
    """Where the deal of one hand comes from. `commitment`: in hex, empty where nothing was drawn."""

    hand_number: int
    commitment: str

    def deal(self) -> Deal:
        """The cards."""
        ...

    def proof(self) -> tuple[str, ...]:
        """What proves the deal, the host's secret among it; empty where nothing was drawn."""
        ...


class GivenDeal:
    """No shuffle: a deal that somebody chose, such as one from a code or from a hand that was played before."""

    commitment = ""

    def __init__(self, hand_number: int, deal: Deal) -> None:
        self.hand_number = hand_number
        self._deal = deal

    def deal(self) -> Deal:
        """The chosen cards."""
        return self._deal

    def proof(self) -> tuple[str, ...]:
        """There is none."""
        return ()


class FairShuffle:
    """The shuffle of one hand. `remote`: the seats whose contributions come from elsewhere, through `seal` and `open`.

    `commitment`: to the host's secret, in hex, to be told before anything else.
    """

    def __init__(self, rules: RuleSet, hand_number: int, entropy: Entropy, remote: Set[int] = frozenset()) -> None:
        self.hand_number = hand_number
        self._rules = rules
        self._secret = entropy.secret(SECRET_BYTES)
        self._promise = commitment(self._secret, hand_number, rules)
        self.commitment = self._promise.hex()
        self._sealed: dict[int, bytes] = {}
        self._opened: dict[int, bytes] = {}
        for seat in range(rules.seats):
            if seat not in remote:
                self._opened[seat] = entropy.secret(SECRET_BYTES)
                self._sealed[seat] = seat_commitment(self._opened[seat], hand_number, seat)

    @classmethod
    def restored(cls, rules: RuleSet, lines: Sequence[str]) -> FairShuffle:
        """A shuffle with all contributions, as its `proof` said. Raises NotationError, and BrokenPromise where secrets
        and commitments do not belong together.
        """
        proof = parse_proof(lines)
        drawn = iter((proof.secret, *proof.contributions))
        shuffle = cls(rules, proof.hand_number, _Repeated(drawn))
        if len(proof.contributions) != rules.seats or shuffle.proof() != tuple(lines):
            raise BrokenPromise("the secrets are not those that were committed to")
        return shuffle

    @property
    def sealed(self) -> dict[int, bytes]:
        """The seats' commitments so far, to be told to all."""
        return dict(self._sealed)

    def seal(self, seat: int, promise: bytes) -> None:
        """A remote seat's commitment. Raises OutOfOrder for a second one."""
        if seat in self._sealed or not 0 <= seat < self._rules.seats:
            raise OutOfOrder(f"seat {seat} has committed already, or is none")
        self._sealed[seat] = promise

    def open(self, seat: int, contribution: bytes) -> None:
        """A remote seat's contribution, once all seats have committed.

        Raises OutOfOrder before that or for a second one, BrokenPromise when it is not what the seat committed to.
        """
        if len(self._sealed) < self._rules.seats or seat in self._opened:
            raise OutOfOrder(f"the contribution of seat {seat} comes too early or twice")
        if len(contribution) != SECRET_BYTES:
            raise BrokenPromise(f"a contribution has {SECRET_BYTES} bytes, not {len(contribution)}")
        if seat_commitment(contribution, self.hand_number, seat) != self._sealed[seat]:
            raise BrokenPromise(f"the contribution of seat {seat} is not the one it committed to")
        self._opened[seat] = contribution

    @property
    def ready(self) -> bool:
        """Whether every contribution is there."""
        return len(self._opened) == self._rules.seats

    def deal(self) -> Deal:
        """The deal that follows. Raises OutOfOrder while a contribution is missing."""
        return deal_from(self._rules, self._secret, self._contributions())

    def proof(self) -> tuple[str, ...]:
        """What proves the deal, the host's secret among it: for after the hand. Raises OutOfOrder as `deal`."""
        return proof_lines(
            Proof(
                self.hand_number,
                self._promise,
                self._secret,
                tuple(self._sealed[seat] for seat in range(self._rules.seats)),
                self._contributions(),
            )
        )

    def _contributions(self) -> tuple[bytes, ...]:
        missing = [seat for seat in range(self._rules.seats) if seat not in self._opened]
        if missing:
            raise OutOfOrder(f"the contribution of seat {missing[0]} is missing")
        return tuple(self._opened[seat] for seat in range(self._rules.seats))


class _Repeated:
    """Secrets that were drawn before, once more in the same order."""

    def __init__(self, secrets: Iterator[bytes]) -> None:
        self._secrets = secrets

    def secret(self, size: int) -> bytes:
        """The next one, of the only size there is; zeros when there are too few, which nobody committed to."""
        return next(self._secrets, bytes(size))
