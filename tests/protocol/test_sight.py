"""Views on the wire: every view of whole hands arrives, and what a host makes up does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ddz_desktop.match.match import Match
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.setup import MatchSetup, SeatOwner
from ddz_desktop.protocol.sight import check_events, pack, unpack
from ddz_desktop.protocol.wire import WireError
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.event import Dealt, Played, Said, WildDrawn
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Settlement
from tests.playing import plain_action
from tests.protocol.samples import some_view


@pytest.mark.parametrize("rules", CATALOG.values(), ids=CATALOG)
def test_views_and_events_of_a_hand_arrive(rules: RuleSet) -> None:
    owners = tuple(SeatOwner("human", f"P{seat}") for seat in range(rules.seats))
    match = Match(MatchSetup(rules, owners), SeededEntropy(b"sight"))
    events = match.start_hand()
    looks = 0
    while True:
        for seat in (*range(rules.seats), None):
            view = match.view(seat)
            assert unpack(pack(view), rules) == view
            check_events(match.events_for(events, seat), rules)
            looks += 1
        if not match.running:
            break
        seat = match.view(None).to_act[0]
        events = match.submit(seat, plain_action(match.view(seat)), match.serial)
    assert looks > 20


MADE_UP: dict[str, dict[str, Any]] = {
    "a seat that is not there": {"seat": 3},
    "a turn of nobody": {"to_act": (7,)},
    "a card that is none": {"hand": (54,)},
    "a negative card": {"hand": (-1,)},
    "an endless hand": {"hand": (1,) * 1000},
    "a hand too few": {"hands": (None,)},
    "counts of the wrong length": {"left": (17,)},
    "negative counts": {"left": (17, 17, -1)},
    "a rank that is none": {"wild": (15,)},
    "a marker that is none": {"marker": 99},
    "a play of negative cards": {"table": Play(Kind.SOLO, 0, -1)},
    "a play of too many cards": {"table": Play(Kind.SOLO, 0, 0xFFFFFFFFFFFFFFF)},
    "a play without a rank": {"table": Play(Kind.SOLO, 20, 1)},
    "payments to nobody": {"settlement": Settlement(0, (0,), (), 1, (1,))},
    "payments beyond measure": {"settlement": Settlement(0, (0,), (), 1, (1 << 60, 0, 0))},
    "a bid below nothing": {"bid": -1},
}


@pytest.mark.parametrize("name", MADE_UP)
def test_what_a_host_makes_up_is_refused(name: str) -> None:
    view = msgspec.structs.replace(some_view(), **MADE_UP[name])
    with pytest.raises(WireError):
        unpack(pack(view), view.rules)


@pytest.mark.parametrize(
    "event",
    [Said(5, "pass"), Dealt((None,), 0, None, None), Played(0, Play(Kind.SOLO, 0, 1), (60,), 1), WildDrawn(0, 2)],
)
def test_made_up_events_are_refused(event: Any) -> None:
    with pytest.raises(WireError):
        check_events((event,), CATALOG["yixing-classic"])


def test_what_is_no_view_is_refused() -> None:
    for raw in (b"", b"\xc1", b"\x80", msgspec.msgpack.encode([1])):
        with pytest.raises(WireError):
            unpack(msgspec.Raw(raw), CATALOG["yixing-classic"])
