"""A host that cheats in the shuffle is noticed by every guest, and shown to everybody at the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ddz_desktop.controller.lan.deal_witness import DealWitness, Verdict
from ddz_desktop.match.match import Match
from ddz_desktop.match.shuffle import FairShuffle
from ddz_desktop.protocol import from_guest as ask
from ddz_desktop.protocol.from_host import NewsKind, Sealed, Shuffle
from ddz_desktop.protocol.table import Stage
from ddz_desktop.rules.shuffle import commitment, seat_commitment
from tests.controller.lan.world import Player, World, run, world

DIGEST = bytes(32)


def another_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals what follows from another secret."""
    fair = FairShuffle.deal

    def deal(self: FairShuffle) -> object:
        secret, self._secret = self._secret, b"x" * 32
        try:
            return fair(self)
        finally:
            self._secret = secret

    monkeypatch.setattr(FairShuffle, "deal", deal)


def another_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chooses the secret when it knows all contributions; the proof is in order in itself."""
    fair = FairShuffle.deal

    def deal(self: FairShuffle) -> object:
        self._secret = b"x" * 32
        self._promise = commitment(self._secret, self.hand_number, self._rules)
        return fair(self)

    monkeypatch.setattr(FairShuffle, "deal", deal)


def another_contribution(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exchanges the contribution of seat 0 for its own, with a promise that fits."""
    fair = FairShuffle.deal

    def deal(self: FairShuffle) -> object:
        self._opened[0] = b"y" * 32
        self._sealed[0] = seat_commitment(b"y" * 32, self.hand_number, 0)
        return fair(self)

    monkeypatch.setattr(FairShuffle, "deal", deal)


def no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promises a proof and gives none."""
    monkeypatch.setattr(FairShuffle, "proof", lambda self: ())


def proof_of_the_hand_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shows the proof of another hand."""
    fair = FairShuffle.proof
    first: list[tuple[str, ...]] = []

    def proof(self: FairShuffle) -> tuple[str, ...]:
        first.append(fair(self))
        return ("hand 7", *first[0][1:])

    monkeypatch.setattr(FairShuffle, "proof", proof)


CHEATS = (another_deal, another_secret, another_contribution, no_proof, proof_of_the_hand_before)


async def guests_of(host: World) -> list[Player]:
    host.open(hands=1, fill=None)
    return [await host.guest(f"P{number}").inside() for number in range(3)]


@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.__name__)
def test_a_host_that_cheats_is_shown_to_everybody(
    cheat: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            monkeypatch.setattr(Match, "_close", without_record)
            cheat(monkeypatch)
            guests = await guests_of(host)
            for guest in guests:
                await guest.until(lambda guest=guest: guest.checks)
            honest_marks = {guest.checks[0].verdict for guest in guests}
            assert honest_marks == {Verdict.UNFAIR}
            assert all(guest.checks[0].why for guest in guests)
            assert [guest.hands for guest in guests] == [[], [], []]
            await guests[0].until(lambda: NewsKind.UNFAIR in [news.kind for news in guests[0].news])
            for guest in guests:
                await guest.end()

    close = Match._close

    def without_record(self: Match, state: object, now: float) -> None:
        """As a cheating host would: its own books are not what is looked at."""
        close(self, state, now)
        self.record = None

    run(play())


def test_a_fair_host_is_marked_so_and_nobody_is_accused(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            guests = await guests_of(host)
            late = await host.guest("W", watch=True).inside()
            await guests[0].until(lambda: guests[0].room.stage is Stage.FINISHED)
            assert guests[0].checks[0].verdict is Verdict.FAIR
            assert NewsKind.UNFAIR not in [news.kind for news in late.news]
            for guest in (*guests, late):
                await guest.end()

    run(play())


def test_who_comes_when_the_cards_are_dealt_knows_only_that_they_follow(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(hands=1)
            ann = await host.guest("Ann", plays=False).inside()
            ann.say(ask.Ready(True))
            await ann.until(lambda: ann.session.latest)
            watcher = await host.guest("W", watch=True).inside()
            ann.plays = True
            ann._play(ann.session.latest)
            await watcher.until(lambda: watcher.checks)
            assert watcher.checks[0].verdict is Verdict.FOLLOWS
            await ann.end()
            await watcher.end()

    run(play())


# What a guest does not do


def witness() -> tuple[DealWitness, ask.Seal]:
    it = DealWitness(lambda size: b"c" * size)
    seal = it.begin(Shuffle(hand=1, commitment=DIGEST, seat=1))
    assert seal is not None
    return it, seal


def test_it_opens_what_it_sealed() -> None:
    it, seal = witness()
    opened = it.sealed(Sealed(DIGEST, (DIGEST, seal.promise, DIGEST)))
    assert opened is not None
    assert seat_commitment(opened.contribution, 1, 1) == seal.promise


@pytest.mark.parametrize(
    "promises",
    [(DIGEST, DIGEST, DIGEST), (DIGEST,), ()],
    ids=["its own is another", "its own is missing", "there are none"],
)
def test_it_opens_nothing_if_its_promise_is_not_among_them(promises: tuple[bytes, ...]) -> None:
    it, _ = witness()
    assert it.sealed(Sealed(DIGEST, promises)) is None


def test_it_opens_nothing_for_another_shuffle_or_a_second_time() -> None:
    it, seal = witness()
    assert it.sealed(Sealed(b"x" * 32, (DIGEST, seal.promise, DIGEST))) is None
    assert it.sealed(Sealed(DIGEST, (DIGEST, seal.promise, DIGEST))) is not None
    assert it.sealed(Sealed(DIGEST, (DIGEST, seal.promise, DIGEST))) is None


def test_a_spectator_has_no_say() -> None:
    it = DealWitness()
    assert it.begin(Shuffle(hand=1, commitment=DIGEST, seat=None)) is None
    assert it.sealed(Sealed(DIGEST, (DIGEST,) * 3)) is None
