"""A million damaged frames: through the codec at both ends, and through a real socket into a table in mid-hand.

Each is read or refused; none is an accident, holds anything up, makes memory grow, or has an effect on the hand.
"""

from __future__ import annotations

import asyncio
import contextlib
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from ddz_desktop.protocol import from_guest as ask
from ddz_desktop.protocol import from_host as tell
from ddz_desktop.protocol.sight import check_events, pack, unpack
from ddz_desktop.protocol.table import Owner, Person, Room, Seat, TableCard, TableOptions
from ddz_desktop.protocol.wire import HEADER, Deframer, WireError, frame, parse_from_guest, parse_from_host, welcome
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.event import Dealt
from tests.controller.lan.raw import RawGuest
from tests.controller.lan.world import world
from tests.protocol.mutations import mutated
from tests.protocol.samples import some_view

if TYPE_CHECKING:
    from tests.soak.harness import SoakState

GOAL = 1_000_000
OF_CODEC, OF_SOCKET = 900, 100
"""Frames of a step."""

MOST_GROWTH_MB = 100


def run(state: SoakState) -> None:
    while (done := state.data.get("frames", 0)) < GOAL:
        if not state.go_on():
            return
        number = done // (OF_CODEC + OF_SOCKET)
        faults = codec_faults(Random(number), OF_CODEC) + socket_faults(number)
        memory = memory_mb()
        first = state.data.get("memory_mb", memory)
        if memory - first > MOST_GROWTH_MB:
            faults.append(f"memory has grown from {first} to {memory} MB")
            first = memory
        for line in faults:
            state.fault(f"step {number}: {line}")
        state.step(frames=done + OF_CODEC + OF_SOCKET, memory_mb=first)
    state.finish()


def memory_mb() -> int:
    """What the process takes now; 0 where that is not known."""
    with contextlib.suppress(OSError):
        pages = Path("/proc/self/statm").read_text("ascii").split()[1]
        return int(pages) * 4096 >> 20
    return 0


@cache
def guest_samples() -> tuple[bytes, ...]:
    digest = bytes(32)
    messages: tuple[Any, ...] = (
        ask.Hello(1, "fuzz"),
        ask.Ping(5, 3),
        ask.Enter(table="t", name="Eve", element=b"x" * 33),
        ask.Proof(digest),
        ask.Sit(1),
        ask.Ready(True),
        ask.Act("play trio_solo 8 8883", 7),
        ask.AutoPlay(True),
        ask.Chat("hello"),
        ask.Sign(ask.SignKind.EMOTE, 3),
        ask.Seal(digest, digest),
        ask.Open(digest, digest),
        ask.Verdict(1, True),
        ask.Kick(1),
        ask.SetCode("123456"),
        ask.SetOptions(TableOptions()),
        ask.SetTable(name="x", rules="rules five", hands=3, turn_seconds=30.0),
        ask.SetBot(1, "casual"),
        ask.Swap(0, 1),
        ask.AnswerClaim(1, True),
    )
    return tuple(frame(message)[HEADER:] for message in messages)


@cache
def host_samples() -> tuple[bytes, ...]:
    view = some_view()
    seats = (
        Seat(owner=Owner.PERSON, name="Ann", person=1),
        Seat(owner=Owner.BOT, level="casual"),
        Seat(owner=Owner.OPEN),
    )
    card = TableCard(id="t", name="Table", rules="rules five", seats=(Owner.PERSON, Owner.BOT, Owner.OPEN))
    room = Room(table="t", name="Table", rules="rules five", seats=seats, people=(Person(id=1, name="Ann"),), you=1)
    match = tell.MatchIs(
        owners=(tell.SeatOwnerIs("human", "Ann"),) * 3,
        hand_number=1,
        totals=(0, 0, 0),
        auto_play=(),
        commitment="00" * 32,
        proof=("hand 1",),
        finished=False,
    )
    dealt = Dealt((view.hand, None, None), view.first, view.marker, None)
    messages: tuple[Any, ...] = (
        welcome("fuzz", (card,)),
        tell.Tables((card,)),
        tell.Admitted(person=1, token=bytes(32)),
        tell.Refused(why=tell.Why.ILLEGAL, text="no"),
        tell.RoomIs(room),
        tell.Update(view=pack(view), events=(dealt,), match=match, serial=3, seconds_left=4.5),
        tell.Shuffle(hand=1, commitment=bytes(32), seat=0),
        tell.Sealed(bytes(32), (bytes(32),) * 3),
        tell.Said(person=1, name="Ann", text="hello"),
        tell.News(kind=tell.NewsKind.CAME, person=1, name="Ann"),
    )
    return tuple(frame(message)[HEADER:] for message in messages)


def codec_faults(rng: Random, count: int) -> list[str]:
    """What goes wrong with so many damaged messages at both ends; nothing, if each is read or refused."""
    faults = []
    rules = CATALOG["yixing-classic"]
    for _ in range(count // 2):
        for samples, parse in ((guest_samples(), parse_from_guest), (host_samples(), parse_from_host)):
            damaged = mutated(samples[rng.randrange(len(samples))], rng)
            try:
                message = parse(damaged)
                if isinstance(message, tell.Update):
                    unpack(message.view, rules)
                    check_events(message.events, rules)
            except WireError:
                pass
            except Exception as error:  # noqa: BLE001 - whatever else comes out is what the run looks for
                faults.append(f"{type(error).__name__} by {damaged.hex()}")
        deframer = Deframer(4096)
        with contextlib.suppress(WireError):
            list(deframer.feed(mutated(frame(ask.Ready(True)) * 3, rng)))
    return faults


def socket_faults(number: int, count: int = OF_SOCKET) -> list[str]:
    """What goes wrong when damaged frames are sent to a table in mid-hand by somebody who watches there."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_through_socket(Random(number), Path(folder), count))


async def _through_socket(rng: Random, folder: Path, count: int) -> list[str]:
    async with world(folder) as host:
        table = host.open(options=TableOptions(take_over=False))
        ann = await host.guest("Ann", plays=False).inside()
        ann.say(ask.Ready(True))
        await ann.until(lambda: ann.session.latest and ann.seat in ann.view.to_act)
        session = table.runner.session
        assert session is not None
        before = session.serial, session._match.state
        sent = 0
        while sent < count:
            sent += await _one_connection(rng, host.address, count - sent)
        ann.say(ask.Chat("still here"))
        await ann.until(lambda: "still here" in ann.lines)
        after = session.serial, session._match.state
        await ann.end()
    return [] if after == before else ["the hand has changed"]


async def _one_connection(rng: Random, address: Any, count: int) -> int:
    """Send damaged frames until the host hangs up; how many were sent."""
    raw = await RawGuest.connect(address)
    sent = 0
    with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
        if rng.random() < 0.7:
            await raw.enter("Eve", watch=True)
        while sent < count:
            sent += 1
            damaged = mutated(rng.choice(guest_samples()), rng)
            whole = rng.random() < 0.8
            length = len(damaged) if whole else rng.randrange(2 * len(damaged) + 2)
            await raw.write(length.to_bytes(HEADER, "big") + damaged)
    raw.close()
    return max(1, sent)
