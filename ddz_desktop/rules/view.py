"""What one seat may know of a hand, and nothing else (rulebook §5, "Who knows what")."""

from __future__ import annotations

from msgspec import Struct

from ddz_desktop.rules.action import Action, Word
from ddz_desktop.rules.cards import Card, Counts, Rank
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import BombPlayed, Factor, Phase, Role, Settlement


class SeatView(Struct, frozen=True, kw_only=True):
    """A hand as one seat sees it; `seat` is `None` for a spectator.

    All tuples "by seat" are indexed by seat number. `options`: the words and answers open to this seat now (empty when
    it owes nothing; in the play, `PASS` if it may pass; concede is not listed). `hand`: its cards, ascending. `left`: cards held, by
    seat. `hands`: others' cards that this seat may see (an open hand, a partner's, all after the hand), else `None`.
    `bottom`: `None` while hidden from it. `roles` by seat, as far as known to it. `quota`: bombs still allowed by seat, empty
    where there is none. `reports`: reported sets (packed counts, still in the landlord's hand or not). `history`:
    decisions in order, without those it may not know. `factors`: the factors of the stake so far, base first.
    """

    rules: RuleSet
    seat: int | None
    phase: Phase
    to_act: tuple[int, ...]
    options: tuple[Action, ...]
    first: int
    marker: Card | None
    winning: Card | None
    wild: tuple[Rank, ...]
    hand: tuple[Card, ...]
    left: tuple[int, ...]
    hands: tuple[tuple[Card, ...] | None, ...]
    bottom: tuple[Card, ...] | None
    aside: tuple[Card, ...] | None
    calls: tuple[tuple[int, Word], ...]
    landlord: int | None
    roles: tuple[Role, ...]
    lone_landlord: bool  # publicly known that the landlord is alone among hidden roles
    bid: int
    quota: tuple[int | None, ...]
    reports: tuple[Counts, ...]
    open_hand: bool
    spread: bool
    shown: tuple[int, ...]
    doubled: tuple[int, ...]
    table: Play | None
    leader: int | None
    plays_made: tuple[int, ...]
    bombs: tuple[BombPlayed, ...]
    history: tuple[tuple[int, Action], ...]
    factors: tuple[Factor, ...]
    settlement: Settlement | None
    redeal: bool
