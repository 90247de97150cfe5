"""Views and updates made by hand, for models that need no engine."""

from __future__ import annotations

from typing import Any

from ddz_desktop.controller.messages import MatchSetup, MatchView, SeatOwner, TableUpdate
from ddz_desktop.rules.action import PASS, Action, Move, Say, Word
from ddz_desktop.rules.card_notation import parse_cards, parse_play
from ddz_desktop.rules.cards import Card
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.state import Factor, FactorName, Phase, Role
from ddz_desktop.rules.view import SeatView

NAMES = ("阿青", "小雨", "林伯", "老周", "陈姐")


def cards(text: str) -> tuple[Card, ...]:
    """Cards with suits, in the order written: `Ts 3h B`."""
    return parse_cards(text)


def move(play: str, suited: str) -> Move:
    """A play and its physical cards: `move("pair 4 44", "4s 4h")`."""
    return Move(parse_play(play), parse_cards(suited))


def make_view(system: str = "yixing-classic", changes: dict[str, Any] | None = None, /, **fields: Any) -> SeatView:
    """A view from seat 0 at the beginning of the play, landlord seat 0, with any field changed."""
    rules = ruleset(system, changes)
    seats = rules.seats
    base: dict[str, Any] = {
        "rules": rules,
        "seat": 0,
        "phase": Phase.PLAY,
        "to_act": (0,),
        "options": (),
        "first": 0,
        "marker": None,
        "winning": None,
        "wild": (),
        "hand": (),
        "left": (17,) * seats,
        "hands": (None,) * seats,
        "bottom": None,
        "aside": None,
        "calls": (),
        "landlord": 0,
        "roles": (Role.LANDLORD, *[Role.FARMER] * (seats - 1)),
        "lone_landlord": False,
        "bid": 3,
        "quota": (),
        "reports": (),
        "open_hand": False,
        "spread": False,
        "shown": (),
        "doubled": (),
        "table": None,
        "leader": 0,
        "plays_made": (0,) * seats,
        "bombs": (),
        "history": (),
        "factors": (Factor(FactorName.BASE, 1), Factor(FactorName.BID, 3, 0)),
        "settlement": None,
        "redeal": False,
    }
    return SeatView(**(base | fields))


def make_update(view: SeatView, **fields: Any) -> TableUpdate:
    """An update around a view, in the second of eight hands."""
    names = NAMES[: view.rules.seats]
    owners = tuple(
        SeatOwner("bot" if i else "human", name, "", "casual" if i else None) for i, name in enumerate(names)
    )
    match = MatchView(
        setup=MatchSetup(view.rules, owners, hands=8),
        hand_number=fields.pop("hand_number", 2),
        totals=fields.pop("totals", (0,) * view.rules.seats),
        auto_play=fields.pop("auto_play", ()),
        commitment="",
        proof=(),
        finished=False,
    )
    return TableUpdate(view=view, events=fields.pop("events", ()), match=match, serial=1, deadline=None)


def calls(*words: str, first: int = 0, seats: int = 3) -> tuple[tuple[int, Any], ...]:
    """What was said in the auction, in order from the first seat."""
    return tuple(((first + index) % seats, Word(word)) for index, word in enumerate(words))


def history(*entries: tuple[int, Action | str]) -> tuple[tuple[int, Action], ...]:
    """Decisions in order; the word `pass` for a pass, others as words of the auction."""
    return tuple(
        (seat, PASS if entry == "pass" else Say(Word(entry)) if isinstance(entry, str) else entry)
        for seat, entry in entries
    )
