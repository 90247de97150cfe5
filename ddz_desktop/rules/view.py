"""What one seat may know of a hand, and nothing else (rulebook §5, "Who knows what").

`view_for` makes a seat's view of a state, `event_for` its copy of an event. The seat is `None` for a spectator.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ddz_desktop.rules.action import Action, Answer, Topic, Word
from ddz_desktop.rules.cards import Card, Counts, Rank, suited_cards, total
from ddz_desktop.rules.event import Answered, BottomTaken, Dealt, Event, HandShown
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import BombPlayed, Factor, HandState, Phase, Role, Settlement
from ddz_desktop.rules.strategies.auction import bombs_left
from ddz_desktop.rules.strategies.roles import allies, known_roles
from ddz_desktop.rules.strategies.scoring import result_of, stake


class SeatView(Struct, frozen=True, kw_only=True):
    """A hand as one seat sees it; `seat` is `None` for a spectator.

    All tuples "by seat" are indexed by seat number. `options`: the words and answers open to this seat now (empty when
    it owes nothing; in the play, `PASS` if it may pass; concede is not listed). `hand`: its cards, ascending (none for
    a spectator). `left`: cards held, by seat. `hands`: others' cards that this seat may see (an open hand, a partner's,
    all after the hand), else `None`, as for the seat itself. `bottom`: as dealt, `None` while hidden from it. `roles`
    by seat, as far as known to it. `quota`: bombs still allowed by seat, `None` for no limit, empty where there is
    none. `reports`: reported sets (packed counts, still in the landlord's hand or not). `history`: decisions in order,
    without those it may not know (others' answers about identity that had no effect, all of them while some are
    missing), so that the `turn` of bombs and factors, which counts all decisions, may be higher than an index here.
    `factors`: the factors of the stake so far, base first; after the hand those of the settlement.
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


def view_for(state: HandState, seat: int | None, options: tuple[Action, ...] = ()) -> SeatView:
    """What a seat knows of a state. `options` are the seat's own, as `Engine.options` gives them."""
    facts, deal, rules = state.facts, state.deal, state.rules
    over = state.phase is Phase.OVER
    return SeatView(
        rules=rules,
        seat=seat,
        phase=state.phase,
        to_act=state.to_act,
        options=options,
        first=deal.first,
        marker=deal.marker,
        winning=deal.winning,
        wild=state.wild,
        hand=() if seat is None else suited_cards(state.suited[seat]),
        left=tuple(total(counts) for counts in state.counts),
        hands=_visible_hands(state, seat),
        bottom=deal.bottom if _sees_bottom(state, seat) else None,
        aside=deal.aside if over else None,
        calls=facts.calls,
        landlord=facts.landlord,
        roles=known_roles(state, seat),
        lone_landlord=facts.lone_revealed or (over and rules.hidden_landlord and facts.partner is None),
        bid=facts.bid,
        quota=tuple(bombs_left(facts.quota, state.bombs, other) for other in range(len(facts.quota))),
        reports=facts.reports,
        open_hand=facts.open_hand,
        spread=facts.spread,
        shown=facts.shown,
        doubled=facts.doubled,
        table=state.table,
        leader=state.leader,
        plays_made=state.plays_made,
        bombs=state.bombs,
        history=_known_history(state, seat),
        factors=stake(rules, result_of(state)) if state.settlement is None else state.settlement.factors,
        settlement=state.settlement,
        redeal=state.redeal,
    )


def _visible_hands(state: HandState, seat: int | None) -> tuple[tuple[Card, ...] | None, ...]:
    facts = state.facts
    visible: set[int | None] = set()
    if state.phase is Phase.OVER:
        visible = set(range(state.rules.seats))
    else:
        if facts.open_hand or facts.spread:
            visible.add(facts.landlord)
        pair = allies(state)
        if seat in pair:
            visible.update(pair)
    visible.discard(seat)
    return tuple(suited_cards(suited) if other in visible else None for other, suited in enumerate(state.suited))


def _sees_bottom(state: HandState, seat: int | None) -> bool:
    """Everybody after the hand; once it is taken the landlord, or everybody where the ruleset shows it."""
    landlord = state.facts.landlord
    return state.phase is Phase.OVER or (landlord is not None and (state.rules.bottom_shown or seat == landlord))


def _known_history(state: HandState, seat: int | None) -> tuple[tuple[int, Action], ...]:
    facts = state.facts
    if not facts.identity or state.phase is Phase.OVER:
        return state.history
    known = {*facts.shown, seat}
    return tuple(turn for turn in state.history if turn[0] in known or not _is_identity(turn[1]))


def _is_identity(action: Action) -> bool:
    return isinstance(action, Answer) and action.topic is Topic.IDENTITY


def event_for(event: Event, state: HandState, seat: int | None) -> Event | None:
    """A seat's copy of an event, with what it may not know left out; `None` where it is not told at all.

    `state` is the one after the action that the event is about.
    """
    match event:
        case Dealt(hands):
            own = tuple(hand if other == seat else None for other, hand in enumerate(hands))
            return msgspec.structs.replace(event, hands=own)
        case BottomTaken(taker) if not state.rules.bottom_shown and seat != taker:
            return msgspec.structs.replace(event, cards=None)
        case Answered(answerer, Topic.IDENTITY) if seat != answerer:
            return msgspec.structs.replace(event, value=None)
        case HandShown(shower, _, to) if seat not in (shower, *to) and len(to) < state.rules.seats - 1:
            return msgspec.structs.replace(event, cards=None)
        case _:
            return event
