"""What happens in a hand, as frozen values. The engine makes them with everything in; `view.event_for` gives each seat
its own copy, with what it may not know left out (`None`), before anything else sees them.
"""

from __future__ import annotations

from msgspec import Struct

from ddz_desktop.rules.action import Topic, Word
from ddz_desktop.rules.cards import Card, Rank
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.state import Role, Settlement


class Dealt(Struct, frozen=True, tag="dealt"):
    """All seats have their cards. `hands` by seat: `None` for another's; `first` speaks (or, with a winning card, was
    dealt to) first.
    """

    hands: tuple[tuple[Card, ...] | None, ...]
    first: int
    marker: Card | None
    winning: Card | None


class WildDrawn(Struct, frozen=True, tag="wild"):
    """A wild rank was drawn; `index` 0 is the first (天 of two)."""

    rank: Rank
    index: int


class Said(Struct, frozen=True, tag="said"):
    """A seat spoke in the auction."""

    seat: int
    word: Word


class LandlordFound(Struct, frozen=True, tag="landlord"):
    """The auction is over (or the winning card has spoken)."""

    seat: int
    bid: int
    multiplier: int


class BottomTaken(Struct, frozen=True, tag="bottom"):
    """The landlord takes the bottom; `cards` is `None` for those who may not see it."""

    seat: int
    cards: tuple[Card, ...] | None


class Answered(Struct, frozen=True, tag="answered"):
    """A seat answered an extra decision; `value` is `None` while it is nobody else's business (identity)."""

    seat: int
    topic: Topic
    value: str | None


class HandShown(Struct, frozen=True, tag="shown"):
    """A seat's hand lies open to those named in `to`; `None` for the cards in everybody else's copy."""

    seat: int
    cards: tuple[Card, ...] | None
    to: tuple[int, ...]


class RoleKnown(Struct, frozen=True, tag="role"):
    """A seat's role is now public: it showed (`shown`), or the winning card's twin was played.

    A lone landlord who has played both copies is told as `LANDLORD` with `alone`.
    """

    seat: int
    role: Role
    shown: bool = False
    alone: bool = False


class Played(Struct, frozen=True, gc=False, tag="played"):
    """A seat played; `left` cards remain to it."""

    seat: int
    play: Play
    cards: tuple[Card, ...]
    left: int


class Passed(Struct, frozen=True, gc=False, tag="passed"):
    """A seat passed while following."""

    seat: int


class TrickWon(Struct, frozen=True, gc=False, tag="trick"):
    """Every other seat passed in a row: this one leads anew."""

    seat: int


class Conceded(Struct, frozen=True, tag="conceded"):
    """A seat gave the hand up for its side."""

    seat: int


class Settled(Struct, frozen=True, tag="settled"):
    """The hand is over; all cards are public now: `hands` what each seat still held, `bottom`, `aside` as dealt.

    `redeal`: nobody bid, the next deal follows.
    """

    settlement: Settlement
    hands: tuple[tuple[Card, ...], ...]
    bottom: tuple[Card, ...]
    aside: tuple[Card, ...]
    redeal: bool


Event = (
    Dealt
    | WildDrawn
    | Said
    | LandlordFound
    | BottomTaken
    | Answered
    | HandShown
    | RoleKnown
    | Played
    | Passed
    | TrickWon
    | Conceded
    | Settled
)
