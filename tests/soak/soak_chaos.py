"""Five hundred matches at LAN tables where everything dies that can: guests, links, spectators and the host itself.

Whatever happens, no hand is lost: the hands of a match are numbered one after another, each ends the same at every
seat that saw its end, and the totals are the sum of what was won.
"""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec

from ddz_desktop.controller.lan.deal_witness import Verdict
from ddz_desktop.protocol.table import Stage
from ddz_desktop.rules.catalog import CATALOG
from tests.controller.lan.world import QUICK, Player, World, crash

if TYPE_CHECKING:
    from ddz_desktop.match.save import Save
    from tests.soak.harness import SoakState

GOAL = 500
HANDS = 3
SYSTEMS = tuple(CATALOG)
LONGEST_S = 300.0
MOST_KILLS = 60
"""After these a match is left in peace, and has to come to its end: on a slow machine it would never get on."""
TIMES = msgspec.structs.replace(
    QUICK, grace=0.05, grace_after_start=0.1, shuffle=0.3, between_hands=0.5, pace=(0, 0.004)
)


def run(state: SoakState) -> None:
    for number in range(state.data.get("matches", 0), GOAL):
        if not state.go_on():
            return
        faults, kills = play_match(number)
        for line in faults:
            state.fault(f"match {number}: {line}")
        state.step(matches=number + 1, kills=state.data.get("kills", 0) + kills)
    state.finish()


def play_match(number: int) -> tuple[list[str], int]:
    """A match with its accidents: what went wrong, and how much was killed."""
    with TemporaryDirectory() as folder:
        return asyncio.run(Chaos(number, Path(folder)).play())


class Chaos:
    """One match and what befalls it."""

    def __init__(self, number: int, folder: Path) -> None:
        self.rng = Random(number)
        self.system = SYSTEMS[number % len(SYSTEMS)]
        self.folder = folder
        self.world = World(folder, TIMES, seed=str(number).encode())
        self.played: list[Save] = []
        self.guests: list[Player] = []
        self.done: list[Player] = []
        self.kills = 0

    async def play(self) -> tuple[list[str], int]:
        try:
            async with asyncio.timeout(LONGEST_S):
                await self._play()
        except TimeoutError:
            return [f"{self.system} does not come to its end"], self.kills
        finally:
            await self._end()
        return self._faults(), self.kills

    async def _play(self) -> None:
        await self.world.host.start((0,))
        self.world.open(self.system, hands=HANDS)
        for name in range(self.rng.randrange(1, CATALOG[self.system].seats + 1)):
            self.guests.append(await self.world.guest(f"P{name}").inside())
        watcher = await self.world.guest("W", watch=True).inside()
        while not self._over():
            await asyncio.sleep(self.rng.random() * 0.15)
            if not self._over() and self.kills < MOST_KILLS and self.rng.random() < 0.6:
                await self._accident(self.rng.choice(self.guests))
        await watcher.kill()

    def _over(self) -> bool:
        table = self.world.host.tables.get(self.system)
        played = [*self.played, *self.world.played]
        return table is None or table.stage is Stage.FINISHED or any(save.match.finished for save in played)

    async def _accident(self, victim: Player) -> None:
        self.kills += 1
        match self.rng.randrange(4):
            case 0:
                with contextlib.suppress(AssertionError):
                    victim.cut()
            case 1:
                await self._restart(victim)
            case 2:
                await self._restart_host()
            case 3:
                watcher = self.world.guest("X", watch=True)
                await watcher.inside()
                await watcher.kill()

    async def _restart(self, victim: Player) -> None:
        """A guest's program dies, and is started again, now or a little later."""
        await victim.kill()
        self.done.append(victim)
        await asyncio.sleep(self.rng.choice((0, 0.02, 0.2)))
        stay = {"token": victim.session.token, "fingerprint": victim.session.fingerprint}
        again = self.world.guest(victim._wish.name, **stay)
        self.guests[self.guests.index(victim)] = again
        await again.inside()

    async def _restart_host(self) -> None:
        """The host's program dies, and is started again with the same files at the same port."""
        port = self.world.host.port
        await crash(self.world.host)
        self.world.thinkers.shutdown()
        self.played += self.world.played
        await asyncio.sleep(self.rng.choice((0, 0.1)))
        self.world = World(self.folder, TIMES, seed=self.rng.randbytes(8))
        await self.world.host.start((port,))
        self.world.open_again()

    async def _end(self) -> None:
        for guest in self.guests:
            await guest.kill()
        await self.world.host.stop()
        self.world.thinkers.shutdown()

    def _match_of(self, played: list[Save]) -> list[Save]:
        """The hands of the match. Who sits there when it is over may have begun another before anybody looked."""
        ends = [at for at, save in enumerate(played) if save.match.finished]
        return played[: ends[0] + 1] if ends else played

    def _faults(self) -> list[str]:
        played = self._match_of([*self.played, *self.world.played])
        faults = []
        if [save.match.hand_number for save in played] != list(range(1, HANDS + 1)):
            faults.append(f"the hands played are {[save.match.hand_number for save in played]}")
        totals = [0] * CATALOG[self.system].seats
        ended: dict[int, list[object]] = {}
        for save in (*self.played, *self.world.played):
            ended.setdefault(save.match.hand_number, []).append(save.match.hand.decisions)
        for save in played:
            assert save.match.hand.settlement is not None
            totals = [total + won for total, won in zip(totals, save.match.hand.settlement.payoffs, strict=True)]
            if tuple(totals) != save.match.totals:
                faults.append(f"after hand {save.match.hand_number} the totals are {save.match.totals}, not {totals}")
        for guest in (*self.guests, *self.done):
            differing = [hand for hand in guest.hands if hand.record.decisions not in ended.get(hand.number, ())]
            faults += [f"hand {hand.number} ended otherwise at seat {hand.seat}" for hand in differing]
            faults += [f"hand {check.hand}: {check.why}" for check in guest.checks if check.verdict is Verdict.UNFAIR]
        return faults
