"""The text of an unfinished match, from which it goes on: JSON, with rulesets and the hand in the project's notation.

Version history: 1, the first.

Offline the program is host and player at once, so the text holds every hidden card and the shuffle's secrets. Nothing
of it may get into a log or a message; what is refused is therefore never quoted.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import Struct

from ddz_desktop.match.errors import MatchError
from ddz_desktop.match.setup import MatchSetup, SeatOwner
from ddz_desktop.match.shuffle import FairShuffle
from ddz_desktop.match.snapshot import OpenDebt, Snapshot
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.notation import parse_ruleset, ruleset_text
from ddz_desktop.rules.record import Record, parse_record, record_text, replay, verify_shuffle
from ddz_desktop.rules.ruleset import RuleSet

VERSION = 1
LONGEST_KEY = 64
LONGEST_S = 1e9


class SaveError(ValueError):
    """A saved match that cannot be used; the message says why without telling a card."""


class Save(Struct, frozen=True, kw_only=True):
    """A match and what its host needs beside it.

    `key` names the match for ever; `saved` is when this was written; `bot_seeds` by seat.
    """

    key: str
    saved: datetime
    bot_seeds: tuple[bytes, ...]
    match: Snapshot


class _Head(Struct):
    version: int


class _File(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The text's structure: `rules` and `hand` are texts of the notation."""

    version: int
    key: str
    saved: Annotated[datetime, msgspec.Meta(tz=True)]
    rules: str
    seats: tuple[SeatOwner, ...]
    hands: int | None
    turn_seconds: float | None
    hand_number: int
    totals: tuple[int, ...]
    auto_play: tuple[int, ...]
    serial: int
    hand_serial: int
    debts: tuple[OpenDebt, ...]
    seconds: float
    hand: str
    upcoming: tuple[str, ...]
    bot_seeds: tuple[bytes, ...]


def save_text(save: Save) -> str:
    """The text of a saved match."""
    match = save.match
    file = _File(
        version=VERSION,
        key=save.key,
        saved=save.saved,
        rules=ruleset_text(match.setup.rules),
        seats=match.setup.seats,
        hands=match.setup.hands,
        turn_seconds=match.setup.turn_seconds,
        hand_number=match.hand_number,
        totals=match.totals,
        auto_play=match.auto_play,
        serial=match.serial,
        hand_serial=match.hand_serial,
        debts=match.debts,
        seconds=match.seconds,
        hand=record_text(match.hand),
        upcoming=match.upcoming,
        bot_seeds=save.bot_seeds,
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=1).decode() + "\n"


def parse_save(data: bytes) -> Save:
    """The saved match of a file's content, checked by playing its hand again.

    Raises `SaveError` for a newer version, for anything that is no saved match, and for one that contradicts itself.
    """
    file = _decode(data)
    rules, hand = _read(file)
    try:
        setup = MatchSetup(rules, file.seats, file.hands, file.turn_seconds)
    except ValueError as error:
        raise SaveError(f"the saved match cannot be used: {error}") from None
    match = Snapshot(
        setup=setup,
        hand_number=file.hand_number,
        totals=file.totals,
        auto_play=file.auto_play,
        serial=file.serial,
        hand_serial=file.hand_serial,
        debts=file.debts,
        seconds=file.seconds,
        hand=hand,
        upcoming=file.upcoming,
    )
    _check(match, file)
    return Save(key=file.key, saved=file.saved, bot_seeds=file.bot_seeds, match=match)


def _decode(data: bytes) -> _File:
    try:
        version = msgspec.json.decode(data, type=_Head).version
        if version > VERSION:
            raise SaveError(f"the saved match is of version {version}; this program knows up to {VERSION}")
        return msgspec.json.decode(data, type=_File)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise SaveError("the saved match cannot be read: it is damaged or of another kind") from None


def _read(file: _File) -> tuple[RuleSet, Record]:
    try:
        hand = parse_record(file.hand)
        if hand.proof:
            verify_shuffle(hand)
            FairShuffle.restored(hand.rules, hand.proof)
        if file.upcoming:
            FairShuffle.restored(hand.rules, file.upcoming)
        rules = parse_ruleset(file.rules)
    except (RuleError, MatchError):
        raise SaveError("the saved match cannot be used: its hand is not in order") from None
    if hand.rules != rules:
        raise SaveError("the saved match cannot be used: its hand is of other rules than the match")
    return rules, hand


def _check(match: Snapshot, file: _File) -> None:
    """Raise `SaveError` for what does not fit together."""
    seats = range(match.setup.rules.seats)
    *_, (state, _) = replay(match.hand)
    people = {seat for seat in seats if match.setup.seats[seat].kind == "human"}
    serials = [match.hand_serial, *(debt.serial for debt in match.debts)]
    times = [match.seconds, *(debt.seconds for debt in match.debts)]
    this, following = match.hand_number, match.hand_number + (not match.hand.redeal)
    for holds, why in (
        (file.key.isalnum() and len(file.key) <= LONGEST_KEY, "it has no name"),
        (1970 < file.saved.year < 9000, "its date is wrong"),
        (len(match.totals) == len(seats) and sum(match.totals) == 0, "its totals are wrong"),
        (len(file.bot_seeds) == len(seats), "its computer players are missing"),
        (people.issuperset(match.auto_play), "it plays for somebody who is no person"),
        (tuple(sorted(debt.seat for debt in match.debts)) == state.to_act, "its turn is wrong"),
        (all(0 < serial <= match.serial for serial in serials), "its turns are numbered wrongly"),
        (all(0 <= time < LONGEST_S for time in times), "its times are wrong"),
        (1 <= this <= (match.setup.hands or this), "its hand is numbered wrongly"),
        (not match.hand.proof or match.hand.proof[0] == f"hand {this}", "its hand is numbered wrongly"),
        (not match.upcoming or (match.over and match.upcoming[0] == f"hand {following}"), "its next hand is wrong"),
    ):
        if not holds:
            raise SaveError(f"the saved match cannot be used: {why}")
