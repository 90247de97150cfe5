"""The settlement: each factor by name, and the payoffs (rulebook §3, "Score"; §5, "Factors").

A stake is a product of named factors in the order in which they come about: base, bid, call, each rob, what was settled
before the play, each bomb, and last what only the end tells. `stake` is that product so far, `settle` the whole.

Decided where the rulebook is silent: `bomb_cap` counts the bombs that would double; a report without a fight is a win
in which no farmer played, so a house rule `spring` counts it.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from msgspec import Struct

from ddz_desktop.rules.action import Word
from ddz_desktop.rules.cards import SMALL_JOKER_CARD, joker_counts, total
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.ruleset import Auction, BombDoubling, FirstSeatThree, RuleSet, Spring
from ddz_desktop.rules.state import BombPlayed, Factor, FactorName, HandState, Settlement

FIRST_SEAT_THREE_WIN = 4
FOUGHT_WIN = 2
OPEN_PARTS, HIDDEN_PARTS = 2, 1
"""How two landlords share (rulebook §3.11)."""


class HandResult(Struct, frozen=True, kw_only=True):
    """What a settlement depends on. Tuples of seats may hold `None` where only their number is known.

    `landlord` and `bid`: `None` before they are known. `winner`: a seat of the winning side, `None` while the hand is
    not over. `reports`: how many sets were reported. `conceded`: the other side gave up.
    """

    landlord: int | None
    partner: int | None = None
    bid: int | None = None
    winner: int | None = None
    plays_made: tuple[int, ...] = ()
    bombs: tuple[BombPlayed, ...] = ()
    called: bool = False
    caller: int | None = None
    robs: tuple[int | None, ...] = ()
    open_hand: bool = False
    void_follow: bool = False
    spread: bool = False
    open_king: bool = False
    first_seat_three: bool = False
    reports: int = 0
    fight: bool | None = None
    shown: tuple[int | None, ...] = ()
    doubled: tuple[int | None, ...] = ()
    conceded: bool = False

    @property
    def landlords(self) -> tuple[int, ...]:
        """The landlord's side."""
        if self.landlord is None:
            return ()
        return (self.landlord,) if self.partner is None else (self.landlord, self.partner)

    @property
    def landlord_wins(self) -> bool:
        """Whether the winner is on the landlord's side."""
        return self.winner is not None and self.winner in (self.landlord, self.partner)


def result_of(state: HandState, winner: int | None = None, conceded: bool = False) -> HandResult:
    """What a state has settled so far, with its winner if it has one."""
    facts = state.facts
    has_bid = facts.landlord is not None and not state.rules.hidden_landlord
    return HandResult(
        landlord=facts.landlord,
        partner=facts.partner,
        bid=facts.bid if has_bid else None,
        winner=winner,
        plays_made=state.plays_made,
        bombs=state.bombs,
        called=facts.called,
        caller=next((seat for seat, word in facts.calls if word is Word.CALL), None),
        robs=facts.robs,
        open_hand=facts.open_hand,
        void_follow=facts.void_follow,
        spread=facts.spread,
        open_king=state.deal.marker is not None and state.deal.marker >= SMALL_JOKER_CARD,
        first_seat_three=facts.first_seat_three,
        reports=len(facts.reports),
        fight=facts.fight,
        shown=facts.shown,
        doubled=facts.doubled,
        conceded=conceded,
    )


def stake(rules: RuleSet, result: HandResult) -> tuple[Factor, ...]:
    """The factors so far, base first; those that only the end tells are not among them."""
    return (
        Factor(FactorName.BASE, rules.base),
        *_auction_factors(rules, result),
        *_extra_factors(rules, result),
        *_bomb_factors(rules, result.bombs),
    )


def settle(rules: RuleSet, result: HandResult) -> Settlement:
    """The settlement of a hand that has a landlord and a winner."""
    factors = (*stake(rules, result), *_end_factors(rules, result))
    unit = prod(factor.value for factor in factors)
    landlords, landlord_wins = result.landlords, result.landlord_wins
    winners = tuple(seat for seat in range(rules.seats) if (seat in landlords) == landlord_wins)
    return Settlement(result.winner, winners, factors, unit, _payoffs(rules.seats, result, unit))


def settle_redeal(rules: RuleSet) -> Settlement:
    """The settlement of an auction in which nobody bid."""
    return Settlement(None, (), (), 0, (0,) * rules.seats)


def _auction_factors(rules: RuleSet, result: HandResult) -> Iterator[Factor]:
    if result.bid is not None and not _win_replaces_bid(rules, result):
        yield Factor(FactorName.BID, result.bid, result.landlord)
    if rules.auction is Auction.ROB:
        if result.called and rules.call_doubles:
            yield Factor(FactorName.CALL, 2, result.caller)
        for seat in result.robs:
            yield Factor(FactorName.ROB, 2, seat)


def _win_replaces_bid(rules: RuleSet, result: HandResult) -> bool:
    return result.first_seat_three and result.landlord_wins and rules.first_seat_three is FirstSeatThree.REPLACE


def _extra_factors(rules: RuleSet, result: HandResult) -> Iterator[Factor]:
    if result.void_follow:
        yield Factor(FactorName.VOID_FOLLOW, 2)
    if result.open_king and rules.open_king:
        yield Factor(FactorName.OPEN_KING, 2)
    if result.open_hand:
        yield Factor(FactorName.OPEN_HAND, 2, result.landlord)
    if result.spread:
        yield Factor(FactorName.SPREAD, 2, result.landlord)
    if result.shown:
        yield Factor(FactorName.SHOWN, 2, result.shown[0] if len(result.shown) == 1 else None)
    for seat in result.doubled:
        yield Factor(FactorName.DOUBLE, 2, seat)


def _bomb_factors(rules: RuleSet, bombs: tuple[BombPlayed, ...]) -> Iterator[Factor]:
    doubling = [bomb for bomb in bombs if doubles(rules, bomb.play)]
    for bomb in doubling[: rules.bomb_cap]:
        name = FactorName.ROCKET if bomb.play.kind is Kind.ROCKET else FactorName.BOMB
        yield Factor(name, 2, bomb.seat, bomb.play, bomb.turn)


def doubles(rules: RuleSet, bomb: Play) -> bool:
    """Whether a bomb or rocket is one that doubles the stake."""
    if rules.bomb_doubling is BombDoubling.NONE:
        return False
    if bomb.kind is Kind.ROCKET:
        return rules.rocket_counts
    size = total(bomb.cards)
    if rules.bomb_doubling is BombDoubling.SIX_UP:
        return size >= 6
    if rules.bomb_doubling is BombDoubling.FIVE_UP:
        return size >= 5 or sum(joker_counts(bomb.cards)) == 3
    return True


def _end_factors(rules: RuleSet, result: HandResult) -> Iterator[Factor]:
    if result.landlord_wins and result.first_seat_three:
        yield Factor(FactorName.FIRST_SEAT_THREE, FIRST_SEAT_THREE_WIN, result.landlord)
    yield from _report_factors(rules, result)
    if rules.spring > 1 and not result.conceded:
        yield from _spring_factors(rules, result)


def _report_factors(rules: RuleSet, result: HandResult) -> Iterator[Factor]:
    """A fight lost pays nobody anything: the factor is 0 (rulebook §3.7)."""
    if not result.reports:
        return
    if not result.landlord_wins:
        if result.fight:
            yield Factor(FactorName.REPORT, 0, result.landlord)
        return
    yield Factor(FactorName.REPORT, FOUGHT_WIN if result.fight else 1, result.landlord)
    if rules.double_report:
        for _ in range(result.reports - 1):
            yield Factor(FactorName.DOUBLE_REPORT, 2, result.landlord)


def _spring_factors(rules: RuleSet, result: HandResult) -> Iterator[Factor]:
    landlords, landlord_wins = result.landlords, result.landlord_wins
    name = FactorName.SPRING if landlord_wins else FactorName.ANTI_SPRING
    losers = [seat for seat in range(rules.seats) if (seat in landlords) != landlord_wins]
    most_plays = 0 if landlord_wins or rules.spring_style is Spring.LOSERS_IDLE else 1
    if sum(result.plays_made[seat] for seat in losers) == most_plays:
        yield Factor(name, rules.spring)


def _payoffs(seats: int, result: HandResult, unit: int) -> tuple[int, ...]:
    """Each farmer pays or gets the unit; two landlords share in parts of 2 and 1, one alone has all."""
    sign = 1 if result.landlord_wins else -1
    payoffs = [-sign * unit] * seats
    first, *partner = result.landlords
    stakes = sign * unit * (seats - len(result.landlords))
    if partner:
        share = stakes // (OPEN_PARTS + HIDDEN_PARTS)
        payoffs[first], payoffs[partner[0]] = OPEN_PARTS * share, HIDDEN_PARTS * share
    else:
        payoffs[first] = stakes
    return tuple(payoffs)
