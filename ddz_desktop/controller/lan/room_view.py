"""A table as it is told: its card to anybody, its room to each person inside."""

from __future__ import annotations

from ddz_desktop.controller.lan.hand_runner import HandRunner
from ddz_desktop.controller.lan.seating import Guest, Seating
from ddz_desktop.controller.lan.table_config import FILL, TableConfig
from ddz_desktop.match.setup import SeatOwner
from ddz_desktop.protocol.table import Claim, Owner, Person, Room, Seat, Stage, TableCard
from ddz_desktop.rules.notation import ruleset_text


def owner_of(config: TableConfig, seating: Seating, seat: int) -> SeatOwner:
    """Who plays a seat in the match; for an open one a bot, until somebody comes."""
    occupant = seating.seats[seat]
    if isinstance(occupant, Guest):
        return SeatOwner("human", occupant.name, occupant.avatar)
    return SeatOwner("bot", config.bot_name(seat), "bot", level=occupant or config.fill or FILL)


def stage_of(runner: HandRunner) -> Stage:
    """Where the table stands."""
    session = runner.session
    if runner.busy:
        return Stage.PLAYING
    if session is None or not session.dealt:
        return Stage.WAITING
    return Stage.FINISHED if session.finished else Stage.BETWEEN


def card_of(config: TableConfig, seating: Seating, runner: HandRunner) -> TableCard:
    """The table as anybody in the LAN may see it."""
    owner = seating.owner
    return TableCard(
        id=config.id,
        name=config.name,
        host=owner.name if owner else "",
        avatar=owner.avatar if owner else "",
        rules=ruleset_text(config.rules),
        hands=config.hands,
        turn_seconds=config.turn_seconds,
        seats=tuple(map(_kind, seating.seats)),
        absent=tuple(guest.seat for guest in seating.players if guest.link is None and guest.seat is not None),
        options=config.options,
        code=config.code is not None,
        locked=config.locked,
        listed=config.listed,
        stage=stage_of(runner),
        hand_number=_hand_number(runner),
    )


def room_for(config: TableConfig, seating: Seating, runner: HandRunner, reader: Guest) -> Room:
    """The table as one of those inside sees it; the code and what is asked of the host only if it is his table."""
    stage, automatic = stage_of(runner), runner.automatic
    claims = [(guest, guest.claims) for guest in seating.guests.values() if guest.claims is not None]
    return Room(
        table=config.id,
        name=config.name,
        rules=ruleset_text(config.rules),
        hands=config.hands,
        turn_seconds=config.turn_seconds,
        options=config.options,
        stage=stage_of(runner),
        hand_number=_hand_number(runner),
        seats=tuple(_seat(config, seating, seat, automatic) for seat in range(len(seating.seats))),
        people=tuple(_person(guest) for guest in seating.guests.values()),
        you=reader.id,
        locked=config.locked,
        code_on=config.code is not None,
        code=config.code if reader.host else None,
        claims=tuple(Claim(person=new.id, absent=old.id) for new, old in claims) if reader.host else (),
        missing=() if stage is Stage.PLAYING else tuple(guest.id for guest in seating.waited_for()),
        open_seats=seating.has_open_seats,
    )


def _hand_number(runner: HandRunner) -> int:
    return 0 if runner.session is None else runner.session.summary().hand_number


def _kind(occupant: object) -> Owner:
    if occupant is None:
        return Owner.OPEN
    return Owner.PERSON if isinstance(occupant, Guest) else Owner.BOT


def _seat(config: TableConfig, seating: Seating, seat: int, automatic: set[int]) -> Seat:
    occupant = seating.seats[seat]
    if occupant is None:
        return Seat(owner=Owner.OPEN)
    owner = owner_of(config, seating, seat)
    return Seat(
        owner=_kind(occupant),
        name=owner.name,
        avatar=owner.avatar,
        level=owner.level,
        person=occupant.id if isinstance(occupant, Guest) else None,
        stand_in=isinstance(occupant, Guest) and (occupant.stand_in or seat in automatic),
    )


def _person(guest: Guest) -> Person:
    return Person(
        id=guest.id,
        name=guest.name,
        avatar=guest.avatar,
        seat=guest.seat,
        ready=guest.ready,
        present=guest.link is not None,
        host=guest.host,
        latency_ms=guest.latency_ms,
    )
