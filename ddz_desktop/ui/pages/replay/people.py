"""Who sat at the table of a recorded hand, as it stands on the screen."""

from __future__ import annotations

from msgspec.structs import replace

from ddz_desktop.controller.messages import SeatOwner, TableUpdate
from ddz_desktop.ui import texts_people


def with_people(update: TableUpdate, own: int | None, own_picture: str) -> TableUpdate:
    """The same update with names and pictures; `own`: the seat of the person at this computer, if it played."""
    setup = update.match.setup
    pictured = (_with_picture(owner, own_picture if seat == own else None) for seat, owner in enumerate(setup.seats))
    named = texts_people.shown_owners(pictured)
    owners = tuple(_shown(owner, seat, own, setup.seats[seat].name) for seat, owner in enumerate(named))
    return replace(update, match=replace(update.match, setup=replace(setup, seats=owners)))


def _with_picture(owner: SeatOwner, own: str | None) -> SeatOwner:
    """Records keep no pictures; `own`: that of the person at this computer, whose seat it is."""
    if owner.kind == "bot":
        return replace(owner, avatar=texts_people.bot_avatar(owner.name))
    return replace(owner, avatar=own or texts_people.DEFAULT_AVATAR)


def _shown(owner: SeatOwner, seat: int, own: int | None, recorded: str) -> SeatOwner:
    """A seat is called by its number where nobody knows who sat there."""
    nobody = owner.kind != "bot" and not recorded and seat != own
    return replace(owner, name=texts_people.seat_text(seat)) if nobody else owner
