"""Who is landlord, who is with him, and who knows it (rulebook §3.11, §5 "Who knows what").

With a winning card the open landlord is known from the start; his partner, the hidden one, knows himself, and everybody
knows him once he is revealed. An open landlord who has both copies knows that he is alone; the others learn it when
he has played both.
"""

from __future__ import annotations

import msgspec

from ddz_desktop.rules.cards import CARD_UNIT, Card, suited_cards
from ddz_desktop.rules.event import Event, HandShown, RoleKnown
from ddz_desktop.rules.state import Facts, HandState, Phase, Role


def true_roles(state: HandState) -> tuple[Role, ...]:
    """Every seat's role; all unknown before there is a landlord."""
    facts = state.facts
    if facts.landlord is None:
        return (Role.UNKNOWN,) * state.rules.seats
    special = {facts.partner: Role.HIDDEN_LANDLORD, facts.landlord: Role.LANDLORD}
    return tuple(special.get(seat, Role.FARMER) for seat in range(state.rules.seats))


def known_roles(state: HandState, seat: int | None) -> tuple[Role, ...]:
    """Every seat's role as far as this seat may know, `None` for a spectator."""
    roles = true_roles(state)
    if not state.rules.hidden_landlord or _knows_all(state, seat):
        return roles
    known = (state.facts.landlord, seat)
    return tuple(role if place in known else Role.UNKNOWN for place, role in enumerate(roles))


def _knows_all(state: HandState, seat: int | None) -> bool:
    facts = state.facts
    if facts.partner_revealed or facts.lone_revealed or state.phase is Phase.OVER:
        return True
    return seat is not None and seat == (facts.landlord if facts.partner is None else facts.partner)


def allies(state: HandState) -> tuple[int, ...]:
    """The two landlords once they see each other's hands, else nobody."""
    facts = state.facts
    if not facts.partner_revealed or facts.landlord is None or facts.partner is None:
        return ()
    return facts.landlord, facts.partner


def reveal_partner(state: HandState) -> tuple[Event, ...]:
    """The landlords' hands, shown to each other, in a state in which the hidden landlord has just been revealed."""
    pair = allies(state)
    shown = zip(pair, reversed(pair), strict=True)
    return tuple(HandShown(seat, suited_cards(state.suited[seat]), (other,)) for seat, other in shown)


def after_winning_card(facts: Facts, seat: int, held: int, winning: Card) -> tuple[Facts, tuple[Event, ...]]:
    """What a play of the winning card by a seat tells, if `held` (packed cards) is what it has left.

    The hidden landlord's copy reveals him; the second copy of a landlord alone tells that he is alone.
    """
    if seat == facts.partner and not facts.partner_revealed:
        facts = msgspec.structs.replace(facts, partner_revealed=True)
        return facts, (RoleKnown(seat, Role.HIDDEN_LANDLORD),)
    if facts.partner is None and not held & 3 * CARD_UNIT[winning] and seat == facts.landlord:
        return msgspec.structs.replace(facts, lone_revealed=True), (RoleKnown(seat, Role.LANDLORD, alone=True),)
    return facts, ()
