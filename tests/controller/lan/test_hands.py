"""Whole hands at a LAN table: every system, people and bots, the same end at every seat, every deal checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from ddz_desktop.controller.lan.deal_witness import Verdict
from ddz_desktop.protocol import from_guest as ask
from ddz_desktop.protocol.table import Stage
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.record import record_text
from tests.controller.lan.world import run, world


@pytest.mark.parametrize("system", CATALOG)
def test_a_hand_ends_the_same_at_every_seat(system: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(system, hands=1, fill=None)
            watcher = await host.guest("W", watch=True).inside()
            guests = [await host.guest(f"P{number}").inside() for number in range(CATALOG[system].seats)]
            for guest in (*guests, watcher):
                await guest.until(lambda guest=guest: guest.hands)
            records = {record_text(guest.hands[0].record).split("\ninfo")[0] for guest in (*guests, watcher)}
            assert len(records) == 1
            assert {guest.hands[0].totals for guest in guests} == {host.played[0].match.totals}
            assert [guest.checks[-1].verdict for guest in (*guests, watcher)] == [Verdict.FAIR] * (len(guests) + 1)
            for guest in (*guests, watcher):
                await guest.end()

    run(play())


def test_bots_keep_a_person_company_for_a_whole_match(tmp_path: Path) -> None:
    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(hands=3)
            guest = await host.guest("Ann").inside()
            await guest.until(lambda: guest.room.stage is Stage.FINISHED)
            assert [hand.number for hand in guest.hands] == [1, 2, 3]
            assert len({hand.key for hand in guest.hands}) == 1
            await guest.until(lambda: len(guest.hands) == 4)  # ready again: another match
            assert guest.hands[-1].number == 1
            await guest.end()

    run(play())


def test_the_last_to_be_ready_starts_the_hand(tmp_path: Path) -> None:
    """N16"""

    async def play() -> None:
        async with world(tmp_path) as host:
            host.open(fill=None)
            guests = [await host.guest(f"P{number}", plays=False).inside() for number in range(3)]
            for guest in guests[:2]:
                guest.say(ask.Ready(True))
            await guests[0].until(lambda: len(guests[0].room.missing) == 1)
            assert guests[0].room.stage is Stage.WAITING
            guests[2].say(ask.Ready(True))
            await guests[0].until(lambda: guests[0].session.latest)
            for guest in guests:
                await guest.end()

    run(play())
