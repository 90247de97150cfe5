"""The state of one hand, as a frozen value. `engine` makes the next one; nobody changes it.

What is fixed once the landlord plays lies in `Facts`, what changes with every play in `HandState` itself. Values made
with every decision are `gc=False`: frozen, they cannot be part of a cycle, and the collector has less to walk through.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import chain
from typing import TypeAlias

from msgspec import Struct

from ddz_desktop.rules.action import Action, Word
from ddz_desktop.rules.cards import Counts, Rank, Suited
from ddz_desktop.rules.deal import Deal
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.ruleset import RuleSet

Turns: TypeAlias = tuple[tuple[int, Action], ...]


class Phase(StrEnum):
    """Where a hand stands; each is skipped where the ruleset or the hand has no use for it (rulebook §5)."""

    AUCTION = "auction"
    OPEN = "open"
    SPREAD = "spread"
    REPORT = "report"
    FIGHT = "fight"
    IDENTITY = "identity"
    DOUBLE = "double"
    PLAY = "play"
    OVER = "over"


class Role(StrEnum):
    """What a seat is, as far as the one who looks may know."""

    UNKNOWN = "unknown"
    LANDLORD = "landlord"
    HIDDEN_LANDLORD = "hidden_landlord"
    FARMER = "farmer"


class FactorName(StrEnum):
    """The factors of a settlement, by the rulebook's names (§5)."""

    BASE = "base"
    BID = "bid"
    CALL = "call"
    ROB = "rob"
    BOMB = "bomb"
    ROCKET = "rocket"
    SPRING = "spring"
    ANTI_SPRING = "anti_spring"
    OPEN_HAND = "open_hand"
    FIRST_SEAT_THREE = "first_seat_three"
    VOID_FOLLOW = "void_follow"
    SPREAD = "spread"
    OPEN_KING = "open_king"
    REPORT = "report"
    DOUBLE_REPORT = "double_report"
    SHOWN = "shown"
    DOUBLE = "double"


class Factor(Struct, frozen=True):
    """One factor of the stake: `value` multiplies (base and bid start the product).

    `seat`: whose doing it was, where it was somebody's; `play`: the bomb or rocket; `turn`: its index in the history.
    """

    name: FactorName
    value: int
    seat: int | None = None
    play: Play | None = None
    turn: int | None = None


class Settlement(Struct, frozen=True):
    """How a hand ended. `unit` is the product of the factors, `payoffs` by seat sum to zero.

    `winner`: the seat that went out, the reporting landlord, or a seat of the side that did not concede; `None` when
    nobody bid (then everything is zero). `winners`: all seats of the winning side.
    """

    winner: int | None
    winners: tuple[int, ...]
    factors: tuple[Factor, ...]
    unit: int
    payoffs: tuple[int, ...]


class BombPlayed(Struct, frozen=True):
    """A bomb or rocket played: by whom, which, and at which index of the history."""

    seat: int
    play: Play
    turn: int


class Facts(Struct, frozen=True, kw_only=True):
    """What auction and extra decisions have settled so far.

    `calls`: (seat, word) in order. `multiplier`: what calling and robbing made of the stake. `partner`: the hidden
    landlord, known to the host alone until revealed. `quota`: bombs allowed by seat, `None` for no limit (empty where
    the ruleset has none). `reports`: reported sets. `fight`: the answer to it. `identity`: (seat, shows) of those who
    have answered. `shown`: landlords who showed with effect. `doubled`: seats that doubled.
    """

    calls: tuple[tuple[int, Word], ...] = ()
    landlord: int | None = None
    partner: int | None = None
    bid: int = 0
    multiplier: int = 1
    called: bool = False
    robs: tuple[int, ...] = ()  # the seats that robbed, in order
    quota: tuple[int | None, ...] = ()
    first_seat_three: bool = False
    void_follow: bool = False
    open_hand: bool = False
    spread: bool = False
    reports: tuple[Counts, ...] = ()
    fight: bool | None = None
    identity: tuple[tuple[int, bool], ...] = ()
    shown: tuple[int, ...] = ()
    doubled: tuple[int, ...] = ()
    partner_revealed: bool = False
    lone_revealed: bool = False


class HandState(Struct, frozen=True, kw_only=True, gc=False):
    """One hand at one moment. Seats are 0..n-1 in playing order.

    `to_act`: the seats that owe a decision, ascending (several at once for identity; empty when over). `counts` and
    `suited`: what each seat still holds; `plays_made`: its plays, passes not counted. `table`: the play to beat, `None`
    when leading; `leader`: who played it or leads. `passes`: passes in a row since. `turns`: the decisions, moves with
    their cards, since a trick was last won; `earlier`: those before, cut where tricks were won, so that a decision
    copies only a few. `conceded`: who gave the hand up.
    """

    rules: RuleSet
    deal: Deal
    phase: Phase
    to_act: tuple[int, ...]
    facts: Facts
    wild: tuple[Rank, ...]
    counts: tuple[Counts, ...]
    suited: tuple[Suited, ...]
    plays_made: tuple[int, ...]
    table: Play | None = None
    leader: int | None = None
    passes: int = 0
    bombs: tuple[BombPlayed, ...] = ()
    earlier: tuple[Turns, ...] = ()
    turns: Turns = ()
    conceded: int | None = None
    settlement: Settlement | None = None
    redeal: bool = False

    @property
    def history(self) -> Turns:
        """Every decision, in order: (seat, action)."""
        return tuple(chain.from_iterable((*self.earlier, self.turns)))
