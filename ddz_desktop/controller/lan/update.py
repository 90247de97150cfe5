"""A table's update on its way over the wire and back: the same for the window as one of a game alone."""

from __future__ import annotations

import msgspec

from ddz_desktop.controller.messages import TableUpdate
from ddz_desktop.match.setup import MatchSetup, MatchView, SeatOwner
from ddz_desktop.protocol.from_host import MatchIs, SeatOwnerIs, Update
from ddz_desktop.protocol.sight import check_events, pack, unpack
from ddz_desktop.protocol.table import Room
from ddz_desktop.protocol.texts import clean_name
from ddz_desktop.protocol.wire import WireError
from ddz_desktop.rules.ruleset import RuleSet


def to_wire(update: TableUpdate, now: float) -> Update:
    """`now` in the clock of the update's deadline."""
    match = update.match
    left = None if update.deadline is None else max(0.0, update.deadline - now)
    return Update(
        view=pack(update.view),
        events=update.events,
        match=MatchIs(
            owners=tuple(SeatOwnerIs(owner.kind, owner.name, owner.avatar, owner.level) for owner in match.setup.seats),
            hand_number=match.hand_number,
            totals=match.totals,
            auto_play=match.auto_play,
            commitment=match.commitment,
            proof=match.proof,
            finished=match.finished,
        ),
        serial=update.serial,
        seconds_left=left,
    )


def from_wire(message: Update, rules: RuleSet, room: Room, now: float) -> TableUpdate:
    """The update at the guest's end, with the deadline in its own clock. Raises WireError for what makes no sense."""
    view = unpack(message.view, rules)
    check_events(message.events, rules)
    match = message.match
    if len(match.totals) != rules.seats or any(seat >= rules.seats for seat in match.auto_play):
        raise WireError("the host sent totals that are not those of this table")
    try:
        setup = MatchSetup(rules, tuple(map(_owner, match.owners)), room.hands, room.turn_seconds)
    except ValueError as error:
        raise WireError(f"the host sent no match: {error}") from None
    return TableUpdate(
        view=view,
        events=message.events,
        match=MatchView(
            setup=setup,
            hand_number=match.hand_number,
            totals=match.totals,
            auto_play=match.auto_play,
            commitment=match.commitment,
            proof=match.proof,
            finished=match.finished,
        ),
        serial=message.serial,
        deadline=None if message.seconds_left is None else now + message.seconds_left,
    )


def _owner(owner: SeatOwnerIs) -> SeatOwner:
    plain = SeatOwner(owner.kind, clean_name(owner.name), owner.avatar, owner.level)
    return msgspec.structs.replace(plain, level=plain.level or "casual") if plain.kind == "bot" else plain
