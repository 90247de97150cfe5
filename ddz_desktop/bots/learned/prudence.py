"""What a learned player does whatever its network says: take a certain win, help a friend with one card left to go
out, and break no bomb for next to nothing.
"""

from __future__ import annotations

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.knowledge import Knowledge, enemy_chances
from ddz_desktop.bots.odds import Odds
from ddz_desktop.bots.scoring import CERTAIN
from ddz_desktop.rules.action import PASS, Move
from ddz_desktop.rules.cards import NATURAL_RANKS, count_of, counts_of, joker_counts, total
from ddz_desktop.rules.compare import BombLadder
from ddz_desktop.rules.kinds import BOMB_KINDS, Kind
from ddz_desktop.rules.view import SeatView

NEARLY_AS_GOOD = 0.15
"""By how much a lead that lets no friend go out must be better than one that does."""

OVER_A_FRIEND = 0.15
"""By how much a play over a friend with one card left must be better than a pass, where an enemy may have a bomb and
the friend need not go out; always passing there costs points.
"""

BREAKING = 0.1
"""By how much a play that breaks a bomb must be better than a pass."""

FEW_CARDS = 14
"""With more, no way out is certain enough to be looked for."""


def prudent(view: SeatView, seat: int, rated: list[Rated], casual: CasualBot) -> list[Rated]:
    """The choices of the play, best first, with what prudence demands put before all others."""
    if len(rated) == 1 or _goes_out(view, rated[0]):
        return rated
    if len(view.hand) <= FEW_CARDS:
        surest = casual.rated(view)[0]
        if surest.value >= CERTAIN:
            return first(surest, rated)
    if view.table is None:
        return _letting_go_out(view, seat, rated)
    leader = view.leader
    if leader is not None and view.left[leader] == 1 and enemy_chances(view, seat)[leader] == 0:
        return _leaving_it_to_a_friend(view, seat, rated)
    return keeping_bombs(view, rated)


def _leaving_it_to_a_friend(view: SeatView, seat: int, rated: list[Rated]) -> list[Rated]:
    """Answers to a friend with one card left, a pass before all others."""
    passing = next(choice for choice in rated if choice.action == PASS)
    odds = Odds(Knowledge(view, seat), BombLadder(view.rules, view.wild), view.quota)
    safe = odds.keeping_bomb(0) == 1.0
    return first(passing, rated) if safe or rated[0].value - passing.value < OVER_A_FRIEND else rated


def _letting_go_out(view: SeatView, seat: int, rated: list[Rated]) -> list[Rated]:
    """Leads, a solo that a friend's last card probably beats before others that are hardly better."""
    enemy = enemy_chances(view, seat)
    if not any(left == 1 and other != seat and enemy[other] == 0 for other, left in enumerate(view.left)):
        return rated
    unseen = Knowledge(view, seat).pool
    for choice in rated:
        if rated[0].value - choice.value > NEARLY_AS_GOOD:
            break
        play = choice.action.play if isinstance(choice.action, Move) else None
        if play and play.kind is Kind.SOLO and 2 * total(unseen >> 4 * (play.key + 1)) > total(unseen):
            return first(choice, rated)
    return rated


def keeping_bombs(view: SeatView, rated: list[Rated]) -> list[Rated]:
    """The choices, a pass before an answer that breaks a bomb for next to nothing."""
    passing = next((choice for choice in rated if choice.action == PASS), None)
    best = rated[0]
    if passing is None or passing is best or best.value - passing.value > BREAKING:
        return rated
    return first(passing, rated) if _breaks_a_bomb(view, best) else rated


def _breaks_a_bomb(view: SeatView, choice: Rated) -> bool:
    """Whether a play leaves less than a bomb, or part of the rocket, where there was one."""
    if not isinstance(choice.action, Move) or choice.action.play.kind in BOMB_KINDS:
        return False
    hand, played = counts_of(view.hand), choice.action.play.cards
    smallest = view.rules.bomb_sizes[0]
    broken = any(
        count_of(played, rank) and count_of(hand, rank) >= smallest > count_of(hand - played, rank)
        for rank in NATURAL_RANKS
    )
    jokers = sum(joker_counts(hand))
    rocket = view.rules.rocket_size == jokers > 0 and sum(joker_counts(hand - played)) not in (0, jokers)
    return broken or rocket


def _goes_out(view: SeatView, choice: Rated) -> bool:
    return isinstance(choice.action, Move) and choice.action.play.cards == counts_of(view.hand)


def first(choice: Rated, rated: list[Rated]) -> list[Rated]:
    """The choices with this one before all others."""
    return [choice, *(other for other in rated if other.action != choice.action)]
