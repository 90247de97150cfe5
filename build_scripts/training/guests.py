"""Guests at self-play: the casual player at some seats of some hands, so that a network also learns to play beside and
against players whose ways are not its own.
"""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.learned.hands_kernel import Hands
from ddz_desktop.bots.learned.moment import option_of, seats_of
from ddz_desktop.bots.learned.observation import MANY_BOMBS, NO_RANK, NOTHING_TO_BEAT
from ddz_desktop.bots.learned.table_kernel import Tables
from ddz_desktop.rules.action import PASS, Action, Move
from ddz_desktop.rules.cards import FIRST_CARD, Card, Counts, count_of, total
from ddz_desktop.rules.kinds import KINDS, Kind, Play
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Phase, Role
from ddz_desktop.rules.view import SeatView

TAKEN = 1e6
"""The value of what a guest takes: above all that a network says."""


class Guests:
    """Casual players for the guests of many hands of one ruleset."""

    def __init__(self, rules: RuleSet, seed: int) -> None:
        self._rules = rules
        self._bot = CasualBot(Random(seed))

    def speak(self, hands: Hands, values: NDArray[np.float32]) -> None:
        """Values what guests take highest; where it is not among the options listed, the network speaks for them."""
        for decision, slot in hands.guests_turns():
            rows = {option: row for row, option in enumerate(hands.options_of(decision), hands.first_row[decision])}
            liked = [option_of(choice.action) for choice in self._bot.rated(view_of(hands, slot, self._rules))]
            taken = next((rows[option] for option in liked if option in rows), None)
            if taken is not None:
                values[taken] = TAKEN


def view_of(tables: Tables, slot: int, rules: RuleSet) -> SeatView:
    """What the seat to act sees of a slot, as far as the casual player looks at it in the play; suits are made up."""
    landlord, seat, hands, (cards, kind, key), leader, _ = tables.moment(slot)
    _, _, bottom, wild, partner, winning, quota, told, opened = tables.start_of(slot)
    log = tables.log(slot)
    lone = partner is None and rules.hidden_landlord
    shown = {landlord} if opened else set()
    if told and not lone and seat in (landlord, partner):
        shown |= {landlord, partner}
    knows_all = told or not rules.hidden_landlord or seat == (landlord if lone else partner)
    return SeatView(
        rules=rules,
        seat=seat,
        phase=Phase.PLAY,
        to_act=(seat,),
        options=(PASS,) if kind != NOTHING_TO_BEAT else (),
        first=landlord,
        marker=None,
        winning=None if winning == NO_RANK else FIRST_CARD[winning] + 1,  # no suit of the hand's: it has not both
        wild=tuple(sorted(wild)),
        hand=_cards(hands[seat]),
        left=tuple(map(total, hands)),
        hands=tuple(_cards(hand) if at in shown - {seat} else None for at, hand in enumerate(hands)),
        bottom=_cards(bottom) if rules.bottom_shown or seat == landlord else None,
        aside=None,
        calls=(),
        landlord=landlord,
        roles=tuple(_role(at, landlord, partner, at == seat or knows_all) for at in range(rules.seats)),
        lone_landlord=lone and knows_all,
        bid=0,
        quota=tuple(None if left == MANY_BOMBS else left for left in quota) if rules.bomb_quota else (),
        reports=(),
        open_hand=opened,
        spread=False,
        shown=(),
        doubled=(),
        table=None if kind == NOTHING_TO_BEAT else Play(KINDS[kind], key, cards),
        leader=leader,
        plays_made=(),
        bombs=(),
        history=tuple(zip(seats_of(log, landlord, rules.seats), map(_turn, log), strict=True)),
        factors=(),
        settlement=None,
        redeal=False,
    )


def _cards(counts: Counts) -> tuple[Card, ...]:
    """Cards of these counts, of whatever suits."""
    return tuple(FIRST_CARD[rank] for rank in range(15) for _ in range(count_of(counts, rank)))


def _role(seat: int, landlord: int, partner: int | None, known: bool) -> Role:
    if seat == landlord:
        return Role.LANDLORD
    if not known:
        return Role.UNKNOWN
    return Role.HIDDEN_LANDLORD if seat == partner else Role.FARMER


def _turn(cards: Counts) -> Action:
    """The cards of a turn; a log does not say as what they were played, and the casual player does not ask."""
    return Move(Play(Kind.SOLO, 0, cards)) if cards else PASS
