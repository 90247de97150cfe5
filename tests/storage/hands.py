"""Hands to be noted, and what is needed to note them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from functools import cache
from typing import TYPE_CHECKING

from ddz_desktop.match.match import Match
from ddz_desktop.match.ports import SeededEntropy
from ddz_desktop.match.setup import MatchSetup, SeatOwner
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.storage.hand_filter import Origin
from ddz_desktop.storage.hand_rows import MatchLine, NewHand
from tests.playing import play_out

if TYPE_CHECKING:
    from ddz_desktop.rules.record import Record

SHANGHAI = timezone(timedelta(hours=8))
NOON = datetime(2031, 5, 4, 12, tzinfo=SHANGHAI)
NOW = datetime(2032, 1, 1, tzinfo=UTC)


@cache
def recorded(seed: int = 0, system: str = "standard-two", level: str = "random", days: int = 0) -> Record:
    """A hand that a person, first seat, played against bots, as many days after the fourth of May."""
    rules = ruleset(system)
    bots = [SeatOwner("bot", f"林伯 {seat}", level=level) for seat in range(1, rules.seats)]
    setup = MatchSetup(rules, (SeatOwner("human", "Wen_1"), *bots))
    match = Match(setup, SeededEntropy(f"{seed}".encode()), calendar=lambda: NOON + timedelta(days=days))
    match.start_hand()
    play_out(match)
    assert match.record is not None
    return match.record


def new_hand(
    record: Record, seat: int | None = 0, origin: Origin = Origin.PLAYED, match: MatchLine | None = None
) -> NewHand:
    return NewHand(record=record, seat=seat, origin=origin, added=NOW, number=1, match=match)
