"""The endgame search finds the winner that an exhaustive search finds."""

from __future__ import annotations

from random import Random

import pytest

from ddz_desktop.bots.learned.endgame_kernel import Endgames
from ddz_desktop.rules.cards import counts_of, rank_of
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.deal import unshuffled_deck
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.moves import MoveGenerator
from tests.bots.learned.open_hands import OpenHands

POSITIONS = 25
CARDS = {2: 9, 3: 10, 4: 10, 5: 11}
LIMIT = 1_000_000
MANY = (99, 99, 99, 99, 99)


@pytest.mark.parametrize("system", CATALOG)
def test_the_winner_after_every_option_is_right(system: str) -> None:
    rules, rng = ruleset(system), Random(5)
    endgames = Endgames(rules)
    winners = set()
    for _ in range(POSITIONS):
        deck = unshuffled_deck(rules)
        rng.shuffle(deck)
        cuts = sorted(rng.sample(range(1, CARDS[rules.seats]), rules.seats - 1))
        bounds = [0, *cuts, CARDS[rules.seats]]
        hands = tuple(counts_of(deck[bounds[seat] : bounds[seat + 1]]) for seat in range(rules.seats))
        wild = tuple(sorted({rank_of(card) for card in rng.sample(deck, 20)} - {13, 14})[: rules.wild_ranks])
        generator = MoveGenerator(rules, wild)
        sides = tuple(int(seat in (0, 2 if rules.hidden_landlord else 0)) for seat in range(rules.seats))
        search = OpenHands(generator, sides)
        endgames.forget()
        endgames.begin(hands, sides, (3,) * rules.seats, sum(1 << 4 * rank for rank in wild))
        actor = rng.randrange(rules.seats)
        for play in generator.moves(hands[actor]):
            option = (play.cards, int(play.kind), play.key)
            expected = search.winner_after(hands, actor, play, MANY[: rules.seats])
            assert endgames.winner(option, actor, actor, (0, 22, 0), LIMIT) == expected
            winners.add(expected)
    assert winners == {0, 1}


def test_a_pass_and_a_quota_count() -> None:
    rules = ruleset("shanghai-four")
    generator = MoveGenerator(rules)
    hands = tuple(counts_of(hand) for hand in ((0, 1, 2, 3, 8, 12), (4, 16, 20), (24, 28), (32, 36)))
    sides = (1, 0, 0, 0)
    endgames = Endgames(rules)
    search = OpenHands(generator, sides)
    table = Play(next(iter(generator.moves(counts_of([40])))).kind, 10, 1 << 40)
    for quota in (0, 1):
        endgames.forget()
        endgames.begin(hands, sides, (quota, 3, 3, 3), 0)
        expected = search.winner_after_pass(hands, 3, table, 2, (quota, 99, 99, 99))
        assert endgames.winner((0, 22, 0), 3, 2, (table.cards, int(table.kind), table.key), LIMIT) == expected


def test_a_search_that_meets_its_limit_does_not_know() -> None:
    rules = ruleset("standard-three")
    endgames = Endgames(rules)
    endgames.begin([counts_of(range(seat, 30, 3)) for seat in range(3)], (1, 0, 0), (3, 3, 3), 0)
    assert endgames.winner((1, 0, 0), 0, 0, (0, 22, 0), 3) is None
