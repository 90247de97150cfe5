"""Who sat at the table of a recorded hand, as it stands on the screen."""

from __future__ import annotations

from msgspec.structs import replace

from ddz_desktop.controller.messages import SeatOwner, TableUpdate
from ddz_desktop.ui import texts_people


def with_people(update: TableUpdate, own: int | None) -> TableUpdate:
    """The same update with names and pictures; `own`: the seat of the person at this computer, if it played."""
    setup = update.match.setup
    owners = tuple(_shown(owner, seat, own) for seat, owner in enumerate(setup.seats))
    return replace(update, match=replace(update.match, setup=replace(setup, seats=owners)))


def _shown(owner: SeatOwner, seat: int, own: int | None) -> SeatOwner:
    if owner.kind == "bot":
        return replace(owner, name=texts_people.shown_name(owner), avatar=texts_people.bot_avatar(owner.name))
    nobody = not owner.name and seat != own
    name = texts_people.seat_text(seat) if nobody else texts_people.shown_name(owner)
    return replace(owner, name=name, avatar=texts_people.DEFAULT_AVATAR)
