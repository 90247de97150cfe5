"""What goes wrong in networks, row by row (N1-N27 of the field notes), over real sockets on loopback."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import msgspec
import pytest

from ddz_desktop.controller.lan.deal_witness import Verdict
from ddz_desktop.controller.lan.guest_messages import GoneReason, LinkIs, LinkState
from ddz_desktop.controller.lan.lan_host import LanHost
from ddz_desktop.net import adapters
from ddz_desktop.net.entering import greet
from ddz_desktop.protocol import from_guest as ask
from ddz_desktop.protocol.from_host import NewsKind, Why
from ddz_desktop.protocol.invitation import Address
from ddz_desktop.protocol.table import Stage, TableOptions
from ddz_desktop.rules.action import Move
from ddz_desktop.rules.card_notation import card_text
from ddz_desktop.rules.notation import action_text
from ddz_desktop.rules.state import Phase
from tests.controller.lan.raw import RawGuest
from tests.controller.lan.world import PROGRAM, QUICK, Player, World, crash, run, world
from tests.playing import plain_action


async def three(host: World, **more: object) -> list[Player]:
    """Three people at an open table, who do not play by themselves yet."""
    host.open(fill=None, **more)
    return [await host.guest(f"P{number}", plays=False).inside() for number in range(3)]


async def dealt(guests: list[Player]) -> None:
    """Everybody is ready, and has cards."""
    for guest in guests:
        guest.say(ask.Ready(True))
    for guest in guests:
        await guest.until(lambda guest=guest: guest.session.latest)


def on_turn(guests: list[Player]) -> Player:
    return next(guest for guest in guests if guest.seat in guest.view.to_act)


def let_play(guests: list[Player]) -> None:
    """From now on they play by themselves."""
    for guest in guests:
        guest.plays = True
        if guest.session.latest is not None:
            guest._play(guest.session.latest)


async def end(guests: list[Player]) -> None:
    for guest in guests:
        await guest.end()


def test_n1_the_host_decides_who_plays_and_who_watches(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            guests = await three(host)
            await dealt(guests)
            first, watcher = guests[0], await host.guest("W", watch=True, plays=False).inside()
            hand = first.view.hand
            first._wish = msgspec.structs.replace(first._wish, watch=True)
            first.cut()
            await first.until(lambda: first.of(LinkIs)[-1].state is LinkState.RECONNECTING)
            await first.until(lambda: first.of(LinkIs)[-1].state is LinkState.INSIDE)
            await first.until(lambda: first.seat == 0)
            assert first.view.hand == hand
            watcher.say(ask.Act("pass", watcher.session.latest.serial))
            await watcher.until(lambda: watcher.refusals == [Why.NOT_ALLOWED])
            assert watcher.view.hand == ()
            assert set(watcher.view.hands) == {None}
            await end([*guests, watcher])

    run(play())


def test_n2_hands_are_open_to_spectators_only_if_that_was_said_before_the_hand(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            table = host.open(hands=2)
            ann = await host.guest("Ann", plays=False).inside()
            watcher = await host.guest("W", watch=True, plays=False).inside()
            await dealt([ann])
            await watcher.until(lambda: watcher.session.latest)
            table.configure(options=TableOptions(open_hands=True))
            table.after_change()
            await ann.until(lambda: ann.room.options.open_hands)
            assert set(watcher.view.hands) == {None}
            let_play([ann])
            await ann.until(lambda: ann.room.stage is Stage.PLAYING and ann.view.phase is not Phase.OVER)
            await watcher.until(lambda: watcher.view.phase is not Phase.OVER and None not in watcher.view.hands)
            watcher.say(ask.Sit(1))  # has seen all hands: no seat before this one is over
            await watcher.until(lambda: watcher.refusals == [Why.NOT_NOW])
            await end([ann, watcher])

    run(play())


def test_n5_an_illegal_play_is_an_error_to_that_player_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            guests = await three(host)
            await dealt(guests)
            actor = on_turn(guests)
            before = actor.view
            for text in ("rob", "play solo 3 3", "play rocket R BR", "double yes", "win", "pass pass", ""):
                actor.say(ask.Act(text, actor.session.latest.serial))
            await actor.until(lambda: len(actor.refusals) == 7)
            assert set(actor.refusals) == {Why.ILLEGAL}
            assert actor.view == before
            assert [guest.refusals for guest in guests if guest is not actor] == [[], []]
            await end(guests)

    run(play())


def test_n6_every_bot_waits_as_long_whatever_it_does(tmp_path: Path) -> None:
    async def play() -> None:
        waits: list[float] = []
        times = msgspec.structs.replace(QUICK, pace=(0.001, 0.002))
        async with world(tmp_path, times=times) as host:
            table = host.open(hands=1)
            draw = table.runner._pace
            table.runner._pace = lambda: waits.append(draw()) or waits[-1]
            ann = await host.guest("Ann").inside()
            await ann.until(lambda: ann.hands)
            turns = len(ann.hands[0].record.decisions)
            assert len(waits) >= turns  # drawn anew for each turn, before anybody knows what it will be
            assert all(0.001 <= wait <= 0.002 for wait in waits)
            await ann.end()

    run(play())


def test_n7_n8_forged_bids_turns_and_wins_are_ignored(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            guests = await three(host, system="standard-three")
            await dealt(guests)
            actor = on_turn(guests)
            forger = next(guest for guest in guests if guest is not actor)
            for text in ("3", "pass", "play solo 3 3"):
                forger.say(ask.Act(text, forger.session.latest.serial))
            actor.say(ask.Act("1", actor.session.latest.serial + 5))  # a turn that has not come
            await forger.until(lambda: len(forger.refusals) == 3)
            await actor.until(lambda: actor.refusals == [Why.STALE])
            assert actor.view.calls == ()
            before = actor.session.latest.serial
            actor.say(ask.Act("1", before))
            actor.say(ask.Act("1", before))  # a second click
            await actor.until(lambda: len(actor.refusals) == 2)
            assert actor.view.calls == ((actor.seat, "1"),)
            await end(guests)

    run(play())


def test_n9_the_log_knows_no_cards(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> set[str]:
        async with world(tmp_path) as host:
            host.open(hands=1)
            ann = await host.guest("Ann").inside()
            await ann.until(lambda: ann.hands)
            cards = {card_text(card) for hand in ann.hands[0].record.deal.hands for card in hand}
            await ann.end()
            return cards

    with caplog.at_level(logging.INFO, "ddz_desktop"):
        cards = run(play())
    assert cards.isdisjoint(re.findall(r"\b(?:10|[3-9TJQKA2])[shdc]\b", caplog.text))


@pytest.mark.parametrize("away", ["for less than the grace", "longer"])
def test_n10_n11_n12_a_seat_that_was_lost_is_given_back_with_everything(away: str, tmp_path: Path) -> None:
    async def play() -> None:
        grace = 30.0 if away == "for less than the grace" else 0.05
        async with world(tmp_path, times=msgspec.structs.replace(QUICK, grace=grace)) as host:
            guests = await three(host)
            await dealt(guests)
            lost, others = guests[0], guests[1:]
            lost.say(ask.Chat("hello"))
            await others[0].until(lambda: others[0].lines == ["hello"])
            before, hold = lost.view, asyncio.Event()
            host.host._listening._server.close()  # nobody gets in until the cable is back
            lost.cut()
            kind = NewsKind.LOST if grace > 1 else NewsKind.STAND_IN
            await others[0].until(lambda: kind in [news.kind for news in others[0].news])
            await others[0].until(lambda: others[0].room.seats[0].stand_in == (grace < 1))
            await host.host._listening.start((host.host.port,))
            hold.set()
            await lost.until(lambda: NewsKind.RETURNED in [news.kind for news in lost.news])
            assert lost.seat == 0
            if grace > 1:
                await lost.until(lambda: lost.view == before)
                assert lost.view.options == before.options  # the same buttons, and nothing was sent for it
            await lost.until(lambda: not lost.room.seats[0].stand_in)
            assert lost.session.latest.match.totals == others[0].session.latest.match.totals
            let_play(guests)
            for guest in guests:
                await guest.until(lambda guest=guest: guest.hands)
            assert len({guest.hands[0].record.decisions for guest in guests}) == 1
            await end(guests)

    run(play())


@pytest.mark.parametrize("cut", ["before", "with"])
def test_n10_a_decision_that_went_with_the_link_is_said_again(cut: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path, times=msgspec.structs.replace(QUICK, grace=30.0)) as host:
            guests = await three(host)
            await dealt(guests)
            lost = on_turn(guests)
            before, link = lost.session.latest, lost.session._link
            assert before is not None
            assert link is not None
            if cut == "before":  # and it is said before the guest has noticed
                lost.cut()
            else:
                link._transport.write = lambda data: None  # what is written does not arrive any more
            lost.say(ask.Act(action_text(plain_action(before.view)), before.serial))
            lost.cut()
            await lost.until(lambda: lost.session.latest.serial > before.serial)
            assert lost.refusals == []
            let_play(guests)
            for guest in guests:
                await guest.until(lambda guest=guest: guest.hands)
            assert [guest.refusals for guest in guests] == [[], [], []]
            await end(guests)

    run(play())


def test_n10_the_cable_is_pulled_exactly_as_a_hand_is_dealt(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path, times=msgspec.structs.replace(QUICK, grace=30.0)) as host:
            guests = await three(host, hands=1)
            lost = guests[2]
            for guest in guests:
                guest.say(ask.Ready(True))
            await lost.until(lambda: lost.room.stage is Stage.PLAYING)
            lost.cut()  # in the shuffle, which begins anew without a contribution of this seat
            let_play(guests)
            for guest in guests:
                await guest.until(lambda guest=guest: guest.hands)
            assert len({guest.hands[0].record.decisions for guest in guests}) == 1
            assert guests[0].checks[0].verdict is Verdict.FAIR
            await end(guests)

    run(play())


def test_n11_the_owner_of_a_table_stays_its_owner(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            table = host.open()
            link, owner = host.host.own_guest(table, "Host", "farmer")
            link.close()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert owner.link is None
            _, again = host.host.own_guest(table, "Host", "farmer")
            assert again is owner
            assert again.host
            assert again.seat == 0

    run(play())


def test_n13_who_does_nothing_is_played_for_when_his_time_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(turn_seconds=1.0, hands=1)
            idle = await host.guest("Idle", plays=False).inside()
            idle.say(ask.Ready(True))
            await idle.until(lambda: idle.hands)
            assert idle.session.latest.match.auto_play == (0,)
            await idle.end()

    run(play())


def test_n14_nobody_notices_a_spectator_that_is_killed(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(hands=1)
            ann = await host.guest("Ann", plays=False).inside()
            watcher = await host.guest("W", watch=True).inside()
            await dealt([ann])
            news = len(ann.news)
            await watcher.kill()
            await ann.until(lambda: len(ann.room.people) == 1)
            assert ann.news[news:] == []
            let_play([ann])
            await ann.until(lambda: ann.hands)
            await ann.end()

    run(play())


def test_n18_n21_a_link_that_stays_dead_is_given_up_with_a_word(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open()
            ann = await host.guest("Ann", give_up_s=1.0).inside()
            host.host._listening._server.close()
            ann.cut()
            await ann.until(lambda: ann.gone)
            assert ann.gone.why is GoneReason.LOST
            attempts = [link.attempt for link in ann.of(LinkIs) if link.state is LinkState.RECONNECTING]
            assert attempts == list(range(1, len(attempts) + 1))
            assert len(attempts) < 6  # with pauses between them

    run(play())


def test_n21_a_host_that_is_not_there_or_quits_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            table = host.open()
            ann = await host.guest("Ann", plays=False).inside()
            await dealt([ann])
            table.close(Why.CLOSED)
            await ann.until(lambda: ann.gone)
            assert ann.gone.why is Why.CLOSED
            nobody = host.guest("Bob")
            await nobody.until(lambda: nobody.gone)
            assert nobody.gone.why is Why.NO_TABLE

    run(play())


def test_n21_after_a_crash_of_the_host_the_table_comes_back_and_is_found_again(tmp_path: Path) -> None:
    async def play() -> None:
        first = World(tmp_path, msgspec.structs.replace(QUICK, grace_after_start=30.0))
        await first.host.start((0,))
        first.open(fill=None, code="123456")
        guests = [await first.guest(f"P{n}", plays=False, code="123456").inside() for n in range(3)]
        await dealt(guests)
        guests[0].say(ask.Chat("still there?"))
        await guests[0].until(lambda: guests[0].lines)
        hands = [guest.view.hand for guest in guests]
        port, fingerprint = first.host.port, first.host.identity.fingerprint
        await crash(first.host)
        async with world(tmp_path, port=port, seed=b"anew", times=first.times) as again:
            assert again.host.identity.fingerprint == fingerprint
            (table,) = again.open_again()
            for guest in guests:
                await guest.until(lambda guest=guest: NewsKind.RETURNED in [news.kind for news in guest.news])
            assert [guest.view.hand for guest in guests] == hands
            assert [line.text for line in table.talk.lines] == ["still there?"]
            let_play(guests)
            for guest in guests:
                await guest.until(lambda guest=guest: guest.hands)
            assert {guest.checks[0].verdict for guest in guests} == {Verdict.FAIR}
            await end(guests)
        first.thinkers.shutdown()

    run(play())


def test_n22_joining_in_the_tail_of_a_hand_that_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open()
            ann = await host.guest("Ann").inside()
            await ann.until(lambda: ann.hands)
            ann.plays = False
            bob = await host.guest("Bob").inside()
            assert bob.seat == 1
            let_play([ann])
            ann.say(ask.Ready(True))
            await bob.until(lambda: len(bob.hands) >= 2)
            await end([ann, bob])

    run(play())


def test_n23_every_adapter_is_listened_to(tmp_path: Path) -> None:
    async def play() -> None:
        it = World(tmp_path)
        host = LanHost(it.folder.identity(), PROGRAM, announce=False)
        await host.start()
        it.host = host
        it.open()
        try:
            for each in adapters.addresses(loopback=True):
                greeted = await greet(Address(each.address, host.port), PROGRAM)
                assert [table.name for table in greeted.tables] == ["Table"]
                greeted.connection.close()
        finally:
            await host.stop()
            it.thinkers.shutdown()

    run(play())


def test_n23_a_port_that_is_taken_is_passed_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path / "a") as one:
            other = World(tmp_path / "b")
            await other.host.start((one.host.port, 0))
            assert other.host.port not in (0, one.host.port)
            await other.host.stop()
            other.thinkers.shutdown()

    run(play())


def test_n26_when_a_table_is_closed_only_that_table_ends(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            one, _ = host.open(id="one"), host.open(id="two")
            ann = await host.guest("Ann", table="one", plays=False).inside()
            bob = await host.guest("Bob", table="two").inside()
            await bob.until(lambda: bob.session.latest)
            one.close(Why.CLOSED)
            await ann.until(lambda: ann.gone)
            await bob.until(lambda: bob.hands)
            assert bob.gone is None
            await bob.end()

    run(play())


GARBAGE = {
    "64 KB": (64 * 1024).to_bytes(4, "big") + b"x" * (64 * 1024),
    "64 MB announced": (1 << 26).to_bytes(4, "big"),
    "nothing": (0).to_bytes(4, "big"),
    "a web browser": b"GET / HTTP/1.1\r\nHost: table\r\n\r\n",
    "zeros": bytes(5000),
}
CONFUSED = {
    "list for an object": ["ready", True],
    "unknown type": {"type": "win"},
    "wrong type": {"type": "act", "action": 5, "serial": "x"},
    "no seat": {"type": "sit", "seat": 99},
    "the host's message": {"type": "kick", "person": 1},
    "too much text": {"type": "chat", "text": "x" * 300},
    "number beyond measure": {"type": "act", "action": "pass", "serial": 1 << 60},
    "deep": {"type": "hello", "protocol": [[[[[[1]]]]]], "program": ""},
}


def test_n19_garbage_is_refused_and_touches_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(hands=1)
            ann = await host.guest("Ann", plays=False).inside()
            await dealt([ann])
            before = ann.view
            for data in GARBAGE.values():
                raw = await RawGuest.connect(host.address)
                await raw.write(data)
                raw.close()
            raw = await RawGuest.connect(host.address)
            await raw.enter("Mallory", watch=True)
            for value in CONFUSED.values():
                await raw.send(value)
                assert (await raw.answer("refused"))["why"] in ("not_understood", "seat_taken", "not_allowed")
            half = raw.framed({"type": "chat", "text": "in pieces"})
            for byte in (*half, *raw.framed({"type": "ready", "on": True})):
                await raw.write(bytes([byte]))
            await ann.until(lambda: "in pieces" in ann.lines)
            raw.close()
            assert ann.view.hand == before.hand
            let_play([ann])
            await ann.until(lambda: ann.hands)
            await ann.end()

    run(play())


async def flood(raw: RawGuest) -> None:
    for number in range(5000):
        await raw.send({"type": "ping", "number": number})
    while True:
        await raw.read()


def test_n19_who_floods_is_cut_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open()
            ann = await host.guest("Ann", plays=False).inside()
            raw = await RawGuest.connect(host.address)
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await flood(raw)
            assert ann.gone is None
            await ann.end()

    run(play())


def test_n25_the_cards_are_never_a_guests_matter(tmp_path: Path) -> None:
    """A guest that seals nonsense, opens something else, or neither, changes only whether it has a say."""

    async def play() -> None:
        async with world(tmp_path, times=msgspec.structs.replace(QUICK, shuffle=0.2)) as host:
            host.open(fill=None, hands=1)
            guests = [await host.guest(f"P{n}", plays=False).inside() for n in range(2)]
            raw = await RawGuest.connect(host.address)
            await raw.enter("Mallory")
            for guest in guests:
                guest.say(ask.Ready(True))
            await raw.send({"type": "ready", "on": True})
            told = await raw.answer("shuffle")
            await raw.send({"type": "seal", "commitment": told["commitment"], "promise": bytes(32)})
            await raw.answer("sealed")
            await raw.send({"type": "open", "commitment": told["commitment"], "contribution": b"x" * 32})
            await guests[0].until(lambda: guests[0].session.latest)
            assert NewsKind.SHUFFLED_ANEW in [news.kind for news in guests[0].news]
            raw.close()
            let_play(guests)
            await guests[0].until(lambda: guests[0].hands)
            assert (guests[0].checks[0].verdict, guests[0].checks[0].again) == (Verdict.FAIR, 1)
            await end(guests)

    run(play())


def test_a_move_may_leave_its_suits_to_the_host(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(hands=1)

            def without_suits(view: object) -> object:
                action = plain_action(view)
                return Move(action.play) if isinstance(action, Move) else action

            ann = await host.guest("Ann", decide=without_suits).inside()
            await ann.until(lambda: ann.hands)
            assert action_text(ann.hands[0].record.decisions[-1][1])
            await ann.end()

    run(play())
