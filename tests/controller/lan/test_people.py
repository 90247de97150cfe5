"""People at a LAN table: seats, codes, claims, the host's wishes, and who is not there any more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from ddz_desktop.controller.lan.lan_table import LanTable
from ddz_desktop.controller.lan.own_link import OwnLink
from ddz_desktop.net.room_code import TRIES
from ddz_desktop.protocol import from_guest as ask
from ddz_desktop.protocol.from_host import FromHost, News, NewsKind, Refused, RoomIs, Why
from ddz_desktop.protocol.table import Owner, Room, Stage, TableOptions
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.notation import ruleset_text
from tests.controller.lan.world import QUICK, World, run, settle, world


class Owned:
    """The host of a table at its own window, by hand."""

    def __init__(self, host: World, table: LanTable) -> None:
        self.heard: list[FromHost] = []
        link: OwnLink[ask.FromGuest, FromHost]
        link, self.guest = host.host.own_guest(table, "Host", "farmer")
        link.listen(self.heard.append, lambda: None)
        self.link = link

    @property
    def room(self) -> Room:
        return next(message.room for message in reversed(self.heard) if isinstance(message, RoomIs))

    async def say(self, message: ask.FromGuest) -> None:
        self.link.send(message)
        await settle()

    def refusals(self) -> list[Why]:
        return [message.why for message in self.heard if isinstance(message, Refused)]


async def owned(host: World, **more: object) -> tuple[LanTable, Owned]:
    table = host.open(**more)
    owner = Owned(host, table)
    await settle()
    return table, owner


def names(room: Room) -> list[str]:
    return [seat.name for seat in room.seats]


def test_a_code_is_asked_for_and_wrong_ones_are_slowed_down(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(code="123456")
            for _ in range(TRIES):
                wrong = host.guest("Eve", code="123457")
                await wrong.until(lambda wrong=wrong: wrong.gone)
                assert wrong.gone.why is Why.WRONG_CODE
            late = host.guest("Eve", code="123456")
            await late.until(lambda: late.gone)
            assert late.gone.why is Why.TOO_MANY_TRIES
            assert late.gone.wait_s > 0
            assert host.host.tables["yixing-classic"].seating.guests == {}

    run(play())


def test_the_right_code_lets_in_and_a_token_needs_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(code="123456")
            ann = await host.guest("Ann", code="123456", plays=False).inside()
            assert ann.room.code_on
            assert ann.room.code is None
            ann.cut()
            await ann.until(lambda: NewsKind.RETURNED in [news.kind for news in ann.news])
            await ann.end()

    run(play())


def test_names_alike_are_told_apart_and_none_is_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(system="five")
            guests = [await host.guest(name, plays=False).inside() for name in ("Ann", "ann", "A\u202enn")]
            assert names(guests[0].room) == ["Ann", "ann 2", "Ann 3", "Bot 4", "Bot 5"]
            nobody = host.guest(" \u200b ")
            await nobody.until(lambda: nobody.gone)
            assert nobody.gone.why is Why.NAME_NEEDED
            for guest in guests:
                await guest.end()

    run(play())


def test_a_full_table_a_locked_one_and_one_without_spectators(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            table = host.open(system="standard-two", options=TableOptions(watch=False))
            guests = [await host.guest(f"P{n}", plays=False).inside() for n in range(2)]
            for wish, why in (({}, Why.FULL), ({"watch": True}, Why.NO_WATCHING)):
                other = host.guest("X", **wish)
                await other.until(lambda other=other: other.gone)
                assert other.gone.why is why
            table.configure(locked=True, options=TableOptions())
            other = host.guest("X", watch=True)
            await other.until(lambda: other.gone)
            assert other.gone.why is Why.LOCKED
            guests[0].cut()  # who was inside gets back in all the same
            await guests[0].until(lambda: NewsKind.RETURNED in [news.kind for news in guests[0].news])
            for guest in guests:
                await guest.end()

    run(play())


def test_seats_are_changed_and_watched_from(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(fill=None)
            ann = await host.guest("Ann", plays=False).inside()
            bob = await host.guest("Bob", plays=False).inside()
            ann.say(ask.Sit(2))
            await bob.until(lambda: names(bob.room) == ["", "Bob", "Ann"])
            ann.say(ask.Sit(1))
            await ann.until(lambda: ann.refusals == [Why.SEAT_TAKEN])
            ann.say(ask.Sit(None))
            await bob.until(lambda: names(bob.room) == ["", "Bob", ""])
            ann.say(ask.Sit(0))
            await bob.until(lambda: names(bob.room) == ["Ann", "Bob", ""])
            await ann.end()
            await bob.end()

    run(play())


def test_what_was_won_goes_with_the_person_to_another_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open()
            ann = await host.guest("Ann", goes_on=False).inside()
            ann.say(ask.Ready(True))
            await ann.until(lambda: ann.hands and ann.room.stage is Stage.BETWEEN)
            won = ann.session.latest.match.totals
            ann.say(ask.Sit(2))
            await ann.until(lambda: ann.seat == 2)
            await ann.until(lambda: ann.session.latest.match.totals == (won[2], won[1], won[0]))
            await ann.end()

    run(play())


def test_a_newcomer_takes_over_a_bots_hand_if_the_table_allows_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            table = host.open(system="standard-three")
            ann = await host.guest("Ann", plays=False).inside()
            ann.say(ask.Ready(True))
            await ann.until(lambda: ann.session.latest)
            bob = await host.guest("Bob", plays=False).inside()
            await bob.until(lambda: bob.session.latest)
            assert len(bob.view.hand) == bob.view.left[1] > 0
            table.configure(options=TableOptions(take_over=False))
            eve = host.guest("Eve")
            await eve.until(lambda: eve.gone)
            assert eve.gone.why is Why.FULL
            await ann.end()
            await bob.end()

    run(play())


def test_who_leaves_in_a_hand_is_followed_by_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(fill=None, hands=1)
            guests = [await host.guest(f"P{n}", plays=False).inside() for n in range(3)]
            for guest in guests:
                guest.say(ask.Ready(True))
            await guests[1].until(lambda: guests[1].session.latest)
            await guests[0].end()
            for guest in guests[1:]:
                guest.plays = True
                guest._play(guest.session.latest)
            await guests[1].until(lambda: guests[1].hands)
            assert guests[1].room.seats[0].owner is Owner.BOT
            for guest in guests[1:]:
                await guest.end()

    run(play())


def test_an_absent_players_seat_is_free_after_two_hands(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open()
            ann = await host.guest("Ann").inside()
            bob = await host.guest("Bob").inside()
            await bob.until(lambda: bob.hands or bob.session.latest)
            await bob.kill()
            await ann.until(lambda: NewsKind.FREED in [news.kind for news in ann.news])
            played = [message for message in ann.heard if isinstance(message, News) or hasattr(message, "record")]
            lost = next(i for i, message in enumerate(played) if getattr(message, "kind", None) is NewsKind.LOST)
            freed = next(i for i, message in enumerate(played) if getattr(message, "kind", None) is NewsKind.FREED)
            assert sum(hasattr(message, "record") for message in played[lost:freed]) in (1, 2)
            await ann.until(lambda: ann.room.seats[1].owner is Owner.BOT)
            await ann.end()

    run(play())


def test_who_is_lost_before_the_first_hand_loses_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(fill=None)
            ann = await host.guest("Ann", plays=False).inside()
            bob = await host.guest("Bob", plays=False).inside()
            await bob.kill()
            await ann.until(lambda: ann.room.seats[1].owner is Owner.OPEN)
            await ann.end()

    run(play())


@pytest.mark.parametrize("yes", [True, False])
def test_the_host_is_asked_about_somebody_who_comes_from_another_desktop(yes: bool, tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path, times=msgspec.structs.replace(QUICK, lost_before_game=30.0)) as host:
            _, owner = await owned(host)
            ann = await host.guest("Ann", plays=False).inside()
            seat = ann.seat
            await ann.kill()
            other = await host.guest("ann", plays=False).inside()
            assert other.seat is None
            (claim,) = owner.room.claims
            assert claim.person == other.room.you
            await owner.say(ask.AnswerClaim(claim.person, yes))
            await other.until(lambda: other.room.claims == () and (other.seat == seat) == yes)
            assert other.room.you == (claim.absent if yes else claim.person)
            other.cut()  # with the new token
            await other.until(lambda: not yes or NewsKind.RETURNED in [news.kind for news in other.news])
            await other.end()

    run(play())


def test_the_same_person_twice_is_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open()
            ann = await host.guest("Ann", plays=False).inside()
            again = await host.guest(
                "Ann", plays=False, token=ann.session.token, fingerprint=ann.session.fingerprint
            ).inside()
            await ann.until(lambda: ann.gone)
            assert ann.gone.why is Why.REPLACED
            assert again.seat == 0
            await again.end()

    run(play())


def test_what_the_host_wishes_and_nobody_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            table, owner = await owned(host)
            ann = await host.guest("Ann", plays=False).inside()
            other = ruleset_text(ruleset("standard-two"))
            wishes = [
                ask.Lock(True),
                ask.SetCode("654321"),
                ask.SetOptions(TableOptions(chat=False, auto_play=False)),
                ask.SetBot(2, None),
                ask.Swap(0, 1),
                ask.SetTable(name="New\u202e name", rules=other, hands=4, turn_seconds=None),
                ask.Kick(ann.room.you),
            ]
            for wish in wishes:
                ann.say(wish)
            await ann.until(lambda: len(ann.refusals) == len(wishes))
            assert set(ann.refusals) == {Why.NOT_ALLOWED}
            for wish in wishes[:-2]:
                await owner.say(wish)
            await ann.until(lambda: names(ann.room) == ["Ann", "Host", ""])
            assert (ann.room.locked, ann.room.code_on, ann.room.code) == (True, True, None)
            assert owner.room.code == "654321"
            ann.say(ask.Chat("hello"))
            ann.say(ask.AutoPlay(True))
            await ann.until(lambda: len(ann.refusals) == len(wishes) + 2)
            await owner.say(wishes[-2])
            await ann.until(lambda: len(ann.room.seats) == 2)
            assert (ann.room.name, ann.room.hands) == ("New name", 4)
            await owner.say(ask.Kick(ann.room.you))
            await ann.until(lambda: ann.gone)
            assert ann.gone.why is Why.KICKED
            await owner.say(ask.Kick(owner.room.you))
            assert owner.refusals() == [Why.NOT_NOW]
            await owner.say(ask.CloseTable())
            assert host.ended == [Why.CLOSED]
            assert list(host.folder.saved()) == []
            assert table.stage is Stage.WAITING

    run(play())


def test_who_says_too_much_waits(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open()
            ann = await host.guest("Ann", plays=False).inside()
            for number in range(8):
                ann.say(ask.Chat(f"line {number}"))
            ann.say(ask.Sign(ask.SignKind.PHRASE, 1))
            ann.say(ask.Sign(ask.SignKind.PHRASE, 2))
            await ann.until(lambda: ann.refusals == [Why.TOO_FAST] * 4)
            assert ann.lines == [*(f"line {number}" for number in range(5)), ""]
            watcher = await host.guest("W", watch=True).inside()
            await watcher.until(lambda: watcher.heard[-1] is not None)
            await ann.end()
            await watcher.end()

    run(play())


def test_a_table_closes_after_the_hand_and_opens_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            table = host.open()
            ann = await host.guest("Ann", plays=False).inside()
            ann.say(ask.Ready(True))
            await ann.until(lambda: ann.session.latest)
            table.close_after_hand(Why.STOPPED)
            assert host.ended == []
            ann.plays = True
            ann._play(ann.session.latest)
            await ann.until(lambda: ann.gone)
            assert ann.gone.why is Why.STOPPED
            assert ann.hands
            (again,) = host.open_again()
            assert again.runner.session is not None
            assert again.runner.session.summary().totals == ann.hands[0].totals
            await asyncio.sleep(0)

    run(play())
