"""A LAN table as it is written down after every change, so that it comes back after a crash of its host's program.

JSON in one line, with the match as `match.save` writes it. Version history: 1, the first. The text holds every hidden
card, the room code and the guests' tokens; nothing of it may get into a log or a message, so it is never quoted.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ddz_desktop.controller.lan.lan_table import LanTable, Workshop
from ddz_desktop.controller.lan.seating import TOKEN_BYTES, Guest
from ddz_desktop.controller.lan.table_config import TableConfig
from ddz_desktop.controller.lan.talk import Talk
from ddz_desktop.match.ports import system_clock
from ddz_desktop.match.save import Save, SaveError, parse_save, save_text
from ddz_desktop.protocol.from_host import Said
from ddz_desktop.protocol.table import (
    Hands,
    Level,
    Name,
    PersonId,
    Picture,
    RoomCode,
    SeatNumber,
    Seconds,
    TableId,
    TableName,
    TableOptions,
)
from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.notation import parse_ruleset, ruleset_text

VERSION = 1


class TableFileError(ValueError):
    """A saved table that cannot be opened; the message says why without telling a secret."""


class _Person(Struct, frozen=True, forbid_unknown_fields=True):
    id: PersonId
    name: Name
    avatar: Picture
    token: bytes
    host: bool
    seat: SeatNumber | None
    missed: int


class _File(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    version: int
    id: TableId
    name: TableName
    rules: str
    hands: Hands | None
    turn_seconds: Seconds | None
    options: TableOptions
    code: RoomCode | None
    locked: bool
    listed: bool
    fill: Level | None
    bot_names: tuple[Name, ...]
    bots: tuple[Level | None, ...]
    people: tuple[_Person, ...]
    lines: tuple[Said, ...]
    match: str | None


class _Head(Struct):
    version: int


def table_text(table: LanTable) -> str:
    """The text of a table as it stands."""
    config, seating = table.config, table.seating
    file = _File(
        version=VERSION,
        id=config.id,
        name=config.name,
        rules=ruleset_text(config.rules),
        hands=config.hands,
        turn_seconds=config.turn_seconds,
        options=config.options,
        code=config.code,
        locked=config.locked,
        listed=config.listed,
        fill=config.fill,
        bot_names=config.bot_names,
        bots=tuple(occupant if isinstance(occupant, str) else None for occupant in seating.seats),
        people=tuple(
            _Person(guest.id, guest.name, guest.avatar, guest.token, guest.host, guest.seat, guest.missed)
            for guest in seating.guests.values()
            if guest.host or guest.seat is not None
        ),
        lines=table.talk.lines,
        match=None if table.save_of_match is None else save_text(table.save_of_match),
    )
    return msgspec.json.encode(file).decode() + "\n"


def open_saved(data: bytes, workshop: Workshop) -> LanTable:
    """The table of a file's content, everybody absent; its match goes on. Raises TableFileError."""
    file = _decode(data)
    try:
        rules = parse_ruleset(file.rules)
        save = None if file.match is None else parse_save(file.match.encode())
    except (RuleError, SaveError) as error:
        raise TableFileError(f"the saved table cannot be opened: {type(error).__name__}") from None
    config = TableConfig(
        id=file.id,
        name=file.name,
        rules=rules,
        hands=file.hands,
        turn_seconds=file.turn_seconds,
        options=file.options,
        code=file.code,
        locked=file.locked,
        listed=file.listed,
        fill=file.fill,
        bot_names=file.bot_names,
    )
    _check(file, config, save)
    table = LanTable(config, workshop)
    table.talk = Talk(file.lines)
    table.seating.seats = list(file.bots)
    for person in file.people:
        guest = Guest(person.id, person.name, person.avatar, person.token, host=person.host, missed=person.missed)
        guest.lost_at = system_clock()
        guest.stand_in = save is not None and person.seat in save.match.auto_play
        table.seating.restore(guest, person.seat)
        table.watch_absent(guest, workshop.times.grace_after_start)
    if save is not None:
        table.resume_match(save)
    return table


def _decode(data: bytes) -> _File:
    try:
        version = msgspec.json.decode(data, type=_Head).version
        if version > VERSION:
            raise TableFileError(f"the saved table is of version {version}; this program knows up to {VERSION}")
        return msgspec.json.decode(data, type=_File)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise TableFileError("the saved table cannot be read: it is damaged or of another kind") from None


def _check(file: _File, config: TableConfig, save: Save | None) -> None:
    """Raise `TableFileError` for what does not fit together."""
    seats = [person.seat for person in file.people if person.seat is not None]
    for holds, why in (
        (len(file.bots) == config.rules.seats, "its seats are not those of its rules"),
        (
            len(set(seats)) == len(seats) and all(seat < config.rules.seats for seat in seats),
            "two people have one seat",
        ),
        (len({person.id for person in file.people}) == len(file.people), "two people are one"),
        (all(len(person.token) == TOKEN_BYTES for person in file.people), "somebody could not come back"),
        (all(person.name.isprintable() and person.name for person in file.people), "somebody has no name"),
        (sum(person.host for person in file.people) <= 1, "two people own it"),
        (save is None or save.match.setup.rules == config.rules, "its match is of other rules"),
    ):
        if not holds:
            raise TableFileError(f"the saved table cannot be opened: {why}")
