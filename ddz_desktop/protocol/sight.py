"""A seat's view of a hand on the wire: everything but the ruleset, which the room tells once.

A guest believes nothing: what its host sends is checked for cards that are none, seats that are not there, and tables
of the wrong length, before anything else of the program sees it.
"""

from __future__ import annotations

import typing
from collections.abc import Iterable, Sized

import msgspec

from ddz_desktop.protocol.wire import WireError
from ddz_desktop.rules.action import Action, Move
from ddz_desktop.rules.cards import CARD_CODES, Card, Counts, Rank, total
from ddz_desktop.rules.event import (
    Answered,
    BottomTaken,
    Conceded,
    Dealt,
    Event,
    HandShown,
    LandlordFound,
    Passed,
    Played,
    RoleKnown,
    Said,
    Settled,
    TrickWon,
    WildDrawn,
)
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Factor, Settlement
from ddz_desktop.rules.view import SeatView

FIELDS = tuple(name for name in SeatView.__struct_fields__ if name != "rules")

_hints = typing.get_type_hints(SeatView)
_Sight = msgspec.defstruct("_Sight", [(name, _hints[name]) for name in FIELDS], frozen=True, kw_only=True)
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(_Sight)

LARGEST = 1 << 40
"""No bid, factor or payment is larger."""

_SeatEvent = (
    Said | LandlordFound | BottomTaken | Answered | HandShown | RoleKnown | Played | Passed | TrickWon | Conceded
)


def pack(view: SeatView) -> msgspec.Raw:
    """The view without its ruleset, a map of its other fields by name."""
    return msgspec.Raw(_encoder.encode(_Sight(**{name: getattr(view, name) for name in FIELDS})))


def unpack(raw: msgspec.Raw, rules: RuleSet) -> SeatView:
    """The view of a hand of these rules. Raises WireError for what cannot be one."""
    try:
        sight = _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise WireError("the host sent no view of a hand") from None
    view = SeatView(rules=rules, **{name: getattr(sight, name) for name in FIELDS})
    _Check(rules).view(view)
    return view


def check_events(events: Iterable[Event], rules: RuleSet) -> None:
    """Raise WireError for an event that cannot be one of a hand of these rules."""
    check = _Check(rules)
    for event in events:
        check.event(event)


class _Check:
    """Checks against the ruleset of the table; each method raises WireError."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules

    def view(self, view: SeatView) -> None:
        self.seats((view.seat, view.first, view.landlord, view.leader))
        self.seats((*view.to_act, *view.shown, *view.doubled))
        self.seats(seat for seat, _ in (*view.calls, *view.history))
        self.by_seat(view.left, view.hands, view.roles, view.plays_made)
        if view.quota:
            self.by_seat(view.quota)
        self.numbers(*view.left, *view.plays_made, view.bid, *(quota for quota in view.quota if quota is not None))
        self.cards(view.hand, view.bottom, view.aside, *view.hands)
        self.card(view.marker, view.winning)
        self.ranks(view.wild)
        for counts in view.reports:
            self.counts(counts)
        for _, action in view.history:
            self.action(action)
        self.plays((view.table, *(bomb.play for bomb in view.bombs)))
        self.seats(bomb.seat for bomb in view.bombs)
        self.factors(view.factors)
        self.settlement(view.settlement)

    def event(self, event: Event) -> None:
        if isinstance(event, _SeatEvent):
            self.seats((event.seat,))
        match event:
            case Dealt(hands, first, marker, winning):
                self.by_seat(hands)
                self.cards(*hands)
                self.seats((first,))
                self.card(marker, winning)
            case WildDrawn(rank, index):
                self.ranks((rank,))
                self.require(0 <= index < 2)
            case BottomTaken(_, cards):
                self.cards(cards)
            case HandShown(_, cards, to):
                self.cards(cards)
                self.seats(to)
            case Played(_, play, cards, left):
                self.plays((play,))
                self.cards(cards)
                self.numbers(left)
            case LandlordFound(_, bid, multiplier):
                self.numbers(bid, multiplier)
            case Settled(settlement, hands, bottom, aside):
                self.settlement(settlement)
                self.by_seat(hands)
                self.cards(*hands, bottom, aside)
            case _:
                pass

    def action(self, action: Action) -> None:
        if isinstance(action, Move):
            self.plays((action.play,))
            self.cards(action.cards)

    def settlement(self, settlement: Settlement | None) -> None:
        if settlement is not None:
            self.seats((settlement.winner, *settlement.winners))
            self.by_seat(settlement.payoffs)
            self.require(all(abs(payoff) <= LARGEST for payoff in settlement.payoffs))
            self.numbers(settlement.unit)
            self.factors(settlement.factors)

    def factors(self, factors: Iterable[Factor]) -> None:
        for factor in factors:
            self.seats((factor.seat,))
            self.plays((factor.play,))
            self.numbers(factor.value)

    def plays(self, plays: Iterable[Play | None]) -> None:
        for play in plays:
            if play is not None:
                self.ranks((play.key,))
                self.counts(play.cards)

    def counts(self, counts: Counts) -> None:
        self.require(0 <= counts < 1 << 60 and total(counts) <= self._rules.deck_size)

    def cards(self, *sets: tuple[Card, ...] | None) -> None:
        for cards in sets:
            if cards is not None:
                self.require(len(cards) <= self._rules.deck_size and all(card in CARD_CODES for card in cards))

    def card(self, *cards: Card | None) -> None:
        self.require(all(card is None or card in CARD_CODES for card in cards))

    def ranks(self, ranks: Iterable[Rank]) -> None:
        self.require(all(0 <= rank < 15 for rank in ranks))

    def seats(self, seats: Iterable[int | None]) -> None:
        self.require(all(seat is None or 0 <= seat < self._rules.seats for seat in seats))

    def by_seat(self, *tables: Sized) -> None:
        self.require(all(len(table) == self._rules.seats for table in tables))

    def numbers(self, *numbers: int) -> None:
        self.require(all(0 <= number <= LARGEST for number in numbers))

    def require(self, holds: bool) -> None:
        if not holds:
            raise WireError("the host sent something that is no hand of these rules")
