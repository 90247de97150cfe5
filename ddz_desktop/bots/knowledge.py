"""What a seat can work out from its view: whose side each seat is on, what the others hold for certain, and the chances
of what they may hold. Nothing here comes from anywhere but the view.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, lgamma

from ddz_desktop.rules.action import Move
from ddz_desktop.rules.cards import RANK_UNIT, Card, Counts, Rank, count_of, counts_of, total
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Role
from ddz_desktop.rules.view import SeatView

LANDLORDS = (Role.LANDLORD, Role.HIDDEN_LANDLORD)

LOG_FACTORIAL = tuple(lgamma(number + 1) for number in range(109))


def log_ways(items: int, chosen: int) -> float:
    """The logarithm of the number of ways to choose."""
    return LOG_FACTORIAL[items] - LOG_FACTORIAL[chosen] - LOG_FACTORIAL[items - chosen]


@lru_cache(maxsize=1 << 14)  # some megabytes
def chance_of(copies: int, wanted: int, cards: int, drawn: int) -> float:
    """The chance that `drawn` of `cards` hold at least `wanted` of the `copies` among them (hypergeometric)."""
    if wanted <= 0:
        return 1.0
    fewest, most = max(wanted, copies + drawn - cards), min(copies, drawn)
    all_ways = log_ways(cards, drawn)
    return min(
        1.0,
        sum(
            exp(log_ways(copies, held) + log_ways(cards - copies, drawn - held) - all_ways)
            for held in range(fewest, most + 1)
        ),
    )


@lru_cache(maxsize=64)
def deck_counts(lowest_rank: Rank, jokers: bool, decks: int) -> Counts:
    """Packed counts of a whole deck."""
    counts = sum(4 * RANK_UNIT[rank] for rank in range(lowest_rank, 13))
    return decks * (counts + (RANK_UNIT[13] + RANK_UNIT[14]) * jokers)


def part_of(counts: Counts, limit: Counts) -> Counts:
    """Of every rank the smaller of two counts."""
    return sum(min(count_of(counts, rank), count_of(limit, rank)) * RANK_UNIT[rank] for rank in range(15))


def without(counts: Counts, gone: Counts) -> Counts:
    """Of every rank what is left, never less than none."""
    return counts - part_of(gone, counts)


class Knowledge:
    """One seat's view, worked out. Seats are as in the view.

    `hand`: own counts; `wilds`: how many of them are wild; `natural`: the others. `known`: counts that each other seat
    holds for certain; `pool`: cards that may be anywhere else, `hidden` how many of them each seat has. `enemy`: the
    chance that a seat is on the other side. `after`: the other seats in playing order from the next one.
    """

    def __init__(self, view: SeatView, seat: int) -> None:
        rules = view.rules
        self.rules: RuleSet = rules
        self.seat = seat
        self.left = view.left
        self.hand = counts_of(view.hand)
        self.wild = view.wild
        self.wilds, self.natural = split_wilds(self.hand, view.wild)
        self.after = tuple((seat + step) % rules.seats for step in range(1, rules.seats))
        played = [0] * rules.seats
        for actor, action in view.history:
            if isinstance(action, Move):
                played[actor] += action.play.cards
        self.known = known_cards(view, seat, played)
        deck = deck_counts(rules.lowest_rank, rules.jokers, rules.decks)
        self.pool = without(deck, self.hand + sum(played) + sum(self.known))
        self.cards = total(self.pool)
        self.hidden = tuple(max(0, left - total(known)) for left, known in zip(view.left, self.known, strict=True))
        self.enemy = enemy_chances(view, seat)
        self.pool_counts = tuple(count_of(self.pool, rank) for rank in range(15))
        self.pool_wilds = sum(self.pool_counts[rank] for rank in self.wild)

    @property
    def enemies(self) -> list[int]:
        """The other seats that are rather enemies than friends, in playing order."""
        return [seat for seat in self.after if self.enemy[seat] > 0.5]

    @property
    def friends(self) -> list[int]:
        """The other seats that are rather friends."""
        return [seat for seat in self.after if self.enemy[seat] <= 0.5]

    def holds(self, seat: int, rank: Rank, wanted: int) -> float:
        """The chance that a seat can put together so many cards of a rank, wild cards included."""
        copies = self.pool_counts[rank]
        known = count_of(self.known[seat], rank)
        if wanted > 1 and self.pool_wilds and rank < 13 and copies + known and rank not in self.wild:
            copies += self.pool_wilds
        return chance_of(copies, wanted - known, self.cards, self.hidden[seat])

    def holds_above(self, seat: int, rank: Rank) -> float:
        """The chance that a seat holds any single card above a rank."""
        if self.known[seat] >> 4 * (rank + 1):
            return 1.0
        return chance_of(sum(self.pool_counts[rank + 1 :]), 1, self.cards, self.hidden[seat])


def split_wilds(counts: Counts, wild: tuple[Rank, ...]) -> tuple[int, Counts]:
    """How many cards are wild, and the counts of the others."""
    wilds = sum(count_of(counts, rank) for rank in wild)
    for rank in wild:
        counts &= ~(15 << 4 * rank)
    return wilds, counts


def known_cards(view: SeatView, seat: int, played: list[Counts]) -> list[Counts]:
    """What each other seat holds for certain: an open hand, or what is left of a bottom or reported sets."""
    known = [0] * view.rules.seats
    for other in range(view.rules.seats):
        shown = view.hands[other]
        if other != seat and shown is not None:
            known[other] = counts_of(shown)
    landlord = view.landlord
    if landlord is not None and landlord != seat and view.hands[landlord] is None:
        started = counts_of(view.bottom or ())
        for cards in view.reports:
            started = without(started, cards) + cards  # of each rank the larger
        known[landlord] = without(started, played[landlord])
    return known


def enemy_chances(view: SeatView, seat: int) -> tuple[float, ...]:
    """By seat, the chance that it plays against `seat`; before there is a landlord all others do (rulebook §3.11)."""
    rules = view.rules
    others = [other for other in range(rules.seats) if other != seat]
    landlord = view.landlord
    if landlord is None:
        return tuple(float(other != seat) for other in range(rules.seats))
    mine = view.roles[seat] in LANDLORDS or landlord == seat
    unknown = [other for other in others if view.roles[other] is Role.UNKNOWN]
    hidden = chance_of_partner(view, seat, unknown)
    chances = []
    for other in range(rules.seats):
        landlords = 1.0 if view.roles[other] in LANDLORDS or other == landlord else 0.0
        if other in unknown and other != landlord:
            landlords = hidden
        chances.append(0.0 if other == seat else 1.0 - landlords if mine else landlords)
    return tuple(chances)


def chance_of_partner(view: SeatView, seat: int, unknown: list[int]) -> float:
    """The chance that one seat of unknown role is the hidden landlord: none once he is known or there is none."""
    if not unknown or view.winning is None or view.lone_landlord or Role.HIDDEN_LANDLORD in view.roles:
        return 0.0
    if seat == view.landlord:
        return 0.0 if holds_both(view, seat) else 1.0 / len(unknown)
    lone = (view.rules.hand_cards + view.rules.bottom_cards - 1) / (view.rules.deck_size - 1)
    return (1.0 - lone) / len(unknown)


def holds_both(view: SeatView, seat: int) -> bool:
    """Whether the open landlord himself has, or had, both copies of the winning card."""
    return own_cards(view, seat).count(view.winning) > 1


def own_cards(view: SeatView, seat: int) -> list[Card | None]:
    """Every card the seat holds or has played with its suit."""
    cards: list[Card | None] = list(view.hand)
    for actor, action in view.history:
        if actor == seat and isinstance(action, Move):
            cards += action.cards
    return cards
