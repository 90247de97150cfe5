"""Real hands, played by a simple seeded player until a moment that a test or a picture wants."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ddz_desktop.controller.messages import MatchSetup, MatchView, SeatOwner, TableUpdate
from ddz_desktop.rules.action import Action, Answer, Move, Say, Word
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.event import Event
from ddz_desktop.rules.kinds import BOMB_KINDS
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState, Phase
from ddz_desktop.rules.view import SeatView, event_for, view_for
from devtools.dealing import arranged

CHINESE = ("阿青", "小雨", "林伯", "老周", "陈姐")
ENGLISH = ("Qing", "Rain", "Uncle Lin", "Old Zhou", "Sister Chen")
AVATARS = ("farmer", "girl", "grandpa", "youth", "granny")

Wanted = Callable[[SeatView], bool]


class Hand:
    """A hand that can be played on, seen from one seat."""

    def __init__(
        self,
        system: str,
        seed: int = 1,
        *,
        me: int = 0,
        changes: dict[str, Any] | None = None,
        mine: str = "",
        bottom: str = "",
        first: int | None = None,
        wild: tuple[int, ...] | None = None,
    ) -> None:
        """`mine`, `bottom`: cards (with suits) that seat 0 and the bottom shall hold; `first`: who speaks first."""
        self.rules = ruleset(system, changes)
        self.engine = Engine(self.rules)
        self.rng = random.Random(seed)
        self.me = me
        self.names = CHINESE
        chance = random.Random(seed)
        self.totals = tuple(chance.randrange(-60, 80) for _ in range(self.rules.seats))
        self.auto_play: tuple[int, ...] = ()
        self.serial = 1
        self.events: tuple[Event, ...] = ()
        self._after(self.engine.start(arranged(random_deal(self.rules, self.rng), (mine,), bottom, first, wild)))

    state: HandState

    def _after(self, step: tuple[HandState, tuple[Event, ...]]) -> None:
        self.state, self.events = step
        self.serial += 1

    @property
    def view(self) -> SeatView:
        return view_for(self.state, self.me, self.engine.options(self.state, self.me))

    def act(self, seat: int, action: Action) -> None:
        self._after(self.engine.apply(self.state, seat, action))

    def update(self, **changes: Any) -> TableUpdate:
        """What the window would get now."""
        names = self.names[: self.rules.seats]
        owners = tuple(
            SeatOwner("human" if seat == self.me else "bot", name, avatar, None if seat == self.me else "casual")
            for seat, (name, avatar) in enumerate(zip(names, AVATARS, strict=False))
        )
        match = MatchView(
            setup=MatchSetup(self.rules, owners, hands=8),
            hand_number=2,
            totals=self.totals,
            auto_play=self.auto_play,
            commitment="",
            proof=(),
            finished=False,
        )
        events = tuple(filter(None, (event_for(event, self.state, self.me) for event in self.events)))
        fields = {"view": self.view, "events": events, "match": match, "serial": self.serial, "deadline": None}
        return TableUpdate(**(fields | changes))

    def until(self, wanted: Wanted, most: int = 400) -> Hand:
        """Play on until the view of the own seat is as wanted."""
        for _ in range(most):
            if wanted(self.view):
                return self
            if not self.state.to_act:
                break
            seat = self.state.to_act[0]
            self.act(seat, self.choose(seat))
        raise LookupError(f"no such moment in {self.rules.id}")

    def choose(self, seat: int) -> Action:
        """A lively player: bids, answers yes, leads long plays, keeps bombs."""
        options = self.engine.options(self.state, seat)
        if self.state.phase is Phase.AUCTION:
            said = [option for option in options if isinstance(option, Say)]
            return self.rng.choice(said)
        if options and isinstance(options[0], Answer):
            return self.rng.choice(options)
        plays = list(self.engine.moves(self.state, seat))
        quiet = [play for play in plays if play.kind not in BOMB_KINDS]
        if options and self.rng.random() < (0.25 if quiet else 0.5 if plays else 1.0):
            return Say(Word.PASS)
        best = sorted(quiet or plays, key=lambda play: (-play.cards.bit_count(), play.key))
        longest = max(quiet or plays, key=lambda play: sum(play.cards >> 4 * rank & 15 for rank in range(15)))
        return Move(longest if not options and self.rng.random() < 0.6 else self.rng.choice(best[:6]))


def find(system: str, wanted: Wanted, *, seeds: range = range(1, 60), **fields: Any) -> Hand:
    """The first seed in which such a moment comes."""
    for seed in seeds:
        try:
            return Hand(system, seed, **fields).until(wanted)
        except LookupError:
            continue
    raise LookupError(f"no seed has such a moment in {system}")


def my_auction(view: SeatView) -> bool:
    return view.phase is Phase.AUCTION and view.seat in view.to_act and len(view.calls) > 0


def my_play(view: SeatView) -> bool:
    return view.phase is Phase.PLAY and view.seat in view.to_act and view.table is not None and len(view.history) > 9


def my_lead(view: SeatView) -> bool:
    return view.phase is Phase.PLAY and view.seat in view.to_act and view.table is None


def in_phase(phase: Phase, *, mine: bool = True) -> Wanted:
    return lambda view: view.phase is phase and (not mine or view.seat in view.to_act)
