"""The decisions between the bottom and the play, in their order (rulebook §3.6, §3.7, §3.11, §5).

Each `Extra` says who is asked (nobody: the phase is skipped), which answers are open, and what an answer does.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import msgspec
from msgspec import Struct

from ddz_desktop.rules.action import Topic
from ddz_desktop.rules.cards import JOKERS, NATURAL_RANKS, Counts, count_of, suited_cards, total
from ddz_desktop.rules.event import Event, HandShown, RoleKnown
from ddz_desktop.rules.notation import report_text
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Facts, HandState, Phase, Role
from ddz_desktop.rules.strategies.roles import true_roles

SMALLEST_REPORT = 7


class Outcome(Struct, frozen=True):
    """What an answer led to: the facts, the seats still asked (none: the phase is over), and what is told."""

    facts: Facts
    waiting: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()


class Extra(Struct, frozen=True):
    """One kind of extra decision, as functions of the state before the answer.

    `asked`: the seats asked when the phase begins, none to skip it. `values`: the answers open to a seat that is asked.
    `answered(state, seat, value)`: what an answer, one of `values`, leads to.
    """

    topic: Topic
    asked: Callable[[HandState], tuple[int, ...]]
    values: Callable[[HandState], tuple[str, ...]]
    answered: Callable[[HandState, int, str], Outcome]


def _landlord(state: HandState) -> int:
    assert state.facts.landlord is not None
    return state.facts.landlord


def _yes_no(state: HandState) -> tuple[str, ...]:
    return ("yes", "no")


def _show_to_all(state: HandState, seat: int) -> HandShown:
    others = tuple(other for other in range(state.rules.seats) if other != seat)
    return HandShown(seat, suited_cards(state.suited[seat]), others)


# Open hand: before the first lead (rulebook §3.6). Spread: the same after a first-seat three (§3.7).


def _open_asked(state: HandState) -> tuple[int, ...]:
    return (_landlord(state),) if state.rules.open_hand else ()


def _open_answered(state: HandState, seat: int, value: str) -> Outcome:
    if value == "no":
        return Outcome(state.facts)
    return Outcome(msgspec.structs.replace(state.facts, open_hand=True), events=(_show_to_all(state, seat),))


def _spread_asked(state: HandState) -> tuple[int, ...]:
    return (_landlord(state),) if state.rules.spread and state.facts.first_seat_three else ()


def _spread_answered(state: HandState, seat: int, value: str) -> Outcome:
    if value == "no":
        return Outcome(state.facts)
    return Outcome(msgspec.structs.replace(state.facts, spread=True), events=(_show_to_all(state, seat),))


# Report: any number of the landlord's qualifying sets; then he fights or wins at once (§3.7).


def qualifying_sets(state: HandState) -> tuple[Counts, ...]:
    """The sets the landlord may report, ascending."""
    return sets_to_report(state.rules, state.counts[_landlord(state)])


def sets_to_report(rules: RuleSet, hand: Counts) -> tuple[Counts, ...]:
    """The sets in a hand that may be reported, ascending: seven or eight of a rank, or the four jokers."""
    sets = [count << 4 * rank for rank in NATURAL_RANKS if (count := count_of(hand, rank)) >= SMALLEST_REPORT]
    jokers = sum(count_of(hand, rank) << 4 * rank for rank in JOKERS)
    if total(jokers) == rules.rocket_size > 0:
        sets.append(jokers)
    return tuple(sets)


def _reports(state: HandState) -> dict[str, tuple[Counts, ...]]:
    """Every choice of qualifying sets by its text, no set first."""
    sets = qualifying_sets(state)
    choices = (choice for size in range(len(sets) + 1) for choice in combinations(sets, size))
    return {report_text(choice): choice for choice in choices}


def _report_asked(state: HandState) -> tuple[int, ...]:
    return (_landlord(state),) if state.rules.report and qualifying_sets(state) else ()


def _report_values(state: HandState) -> tuple[str, ...]:
    return tuple(_reports(state))


def _report_answered(state: HandState, seat: int, value: str) -> Outcome:
    return Outcome(msgspec.structs.replace(state.facts, reports=_reports(state)[value]))


def _fight_asked(state: HandState) -> tuple[int, ...]:
    return (_landlord(state),) if state.facts.reports else ()


def _fight_answered(state: HandState, seat: int, value: str) -> Outcome:
    return Outcome(msgspec.structs.replace(state.facts, fight=value == "yes"))


# Identity: all seats are asked at once; only landlords' answers count, and they are told together (§3.11).


def _identity_asked(state: HandState) -> tuple[int, ...]:
    return tuple(range(state.rules.seats)) if state.rules.identity else ()


def _identity_values(state: HandState) -> tuple[str, ...]:
    return ("show", "silent")


def _identity_answered(state: HandState, seat: int, value: str) -> Outcome:
    facts = msgspec.structs.replace(state.facts, identity=(*state.facts.identity, (seat, value == "show")))
    waiting = tuple(other for other in state.to_act if other != seat)
    return Outcome(facts, waiting) if waiting else _tell_identity(state, facts)


def _tell_identity(state: HandState, facts: Facts) -> Outcome:
    roles = true_roles(state)
    answers = dict(facts.identity)
    landlord, seats = _landlord(state), state.rules.seats
    in_order = [(landlord + step) % seats for step in range(seats)]
    shown = tuple(seat for seat in in_order if answers[seat] and roles[seat] is not Role.FARMER)
    facts = msgspec.structs.replace(facts, shown=shown, partner_revealed=facts.partner in shown)
    return Outcome(facts, events=tuple(RoleKnown(seat, roles[seat], shown=True) for seat in shown))


# Double: each seat in turn from the landlord on, once (§3.11).


def _double_asked(state: HandState) -> tuple[int, ...]:
    return (_landlord(state),) if state.rules.double else ()


def _double_answered(state: HandState, seat: int, value: str) -> Outcome:
    facts = state.facts
    if value == "yes":
        facts = msgspec.structs.replace(facts, doubled=(*facts.doubled, seat))
    following = (seat + 1) % state.rules.seats
    return Outcome(facts, () if following == _landlord(state) else (following,))


EXTRAS: dict[Phase, Extra] = {
    Phase.OPEN: Extra(Topic.OPEN, _open_asked, _yes_no, _open_answered),
    Phase.SPREAD: Extra(Topic.SPREAD, _spread_asked, _yes_no, _spread_answered),
    Phase.REPORT: Extra(Topic.REPORT, _report_asked, _report_values, _report_answered),
    Phase.FIGHT: Extra(Topic.FIGHT, _fight_asked, _yes_no, _fight_answered),
    Phase.IDENTITY: Extra(Topic.IDENTITY, _identity_asked, _identity_values, _identity_answered),
    Phase.DOUBLE: Extra(Topic.DOUBLE, _double_asked, _yes_no, _double_answered),
}
"""In the order in which they come."""


def next_phase(state: HandState) -> tuple[Phase, tuple[int, ...]]:
    """The phase after the state's own and the seats it asks: the next extra decision somebody owes, else the play."""
    phases = list(EXTRAS)
    begin = phases.index(state.phase) + 1 if state.phase in EXTRAS else 0
    for phase in phases[begin:]:
        asked = EXTRAS[phase].asked(state)
        if asked:
            return phase, asked
    return Phase.PLAY, (_landlord(state),)
