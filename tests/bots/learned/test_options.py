"""Which legal plays are judged: all of them when asked for, else all that matter."""

from __future__ import annotations

from random import Random

import pytest

from ddz_desktop.bots.learned.options_kernel import Options
from ddz_desktop.rules.cards import counts_of, rank_of
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.deal import unshuffled_deck
from ddz_desktop.rules.kinds import BOMB_KINDS, KINDS, Play
from ddz_desktop.rules.moves import MoveGenerator

LEADING = 22
PASS = (0, 22, 0)


def position(system: str, rng: Random) -> tuple[MoveGenerator, int, Play | None]:
    """A hand of some size, with another hand's play on the table half of the time."""
    rules = ruleset(system)
    deck = unshuffled_deck(rules)
    rng.shuffle(deck)
    size = rng.randint(3, rules.hand_cards)
    wild = tuple(sorted({rank_of(card) for card in rng.sample(deck, 20)} - {13, 14})[: rules.wild_ranks])
    generator = MoveGenerator(rules, wild)
    table = None
    if rng.random() < 0.5:
        table = rng.choice(list(generator.moves(counts_of(deck[size : size + 12]))))
    return generator, counts_of(deck[:size]), table


def listed(options: Options, generator: MoveGenerator, hand: int, table: Play | None) -> list[tuple[int, int, int]]:
    wild = sum(1 << 4 * rank for rank in generator.wild)
    kind, key, cards = (LEADING, 0, 0) if table is None else (table.kind, table.key, table.cards)
    return options.options(hand, kind, key, cards, True, wild)


@pytest.mark.parametrize("system", CATALOG)
def test_all_options_are_all_legal_plays_and_the_pass(system: str) -> None:
    options = Options(ruleset(system), 10_000)
    options.keep_all()
    rng = Random(2)
    for _ in range(12):
        generator, hand, table = position(system, rng)
        found = listed(options, generator, hand, table)
        legal = {(play.cards, int(play.kind), play.key) for play in generator.moves(hand, table)}
        assert len(found) == len(set(found))
        assert set(found) == legal | ({PASS} if table else set())


@pytest.mark.parametrize("system", CATALOG)
def test_what_matters_is_kept(system: str) -> None:
    """Every bomb, every play without wings, a play that empties the hand, and something of each kind and key."""
    options, whole = Options(ruleset(system), 10_000), Options(ruleset(system), 10_000)
    whole.keep_all()
    rng = Random(3)
    for _ in range(12):
        generator, hand, table = position(system, rng)
        kept = set(listed(options, generator, hand, table))
        everything = set(listed(whole, generator, hand, table))
        bombs = {option for option in everything if option[1] in BOMB_KINDS}
        assert kept <= everything
        assert bombs | {option for option in everything if option[0] in (0, hand)} <= kept
        assert {(kind, key) for _, kind, key in kept} == {(kind, key) for _, kind, key in everything}


@pytest.mark.parametrize("system", CATALOG)
def test_the_power_of_bombs_is_the_ladder(system: str) -> None:
    options = Options(ruleset(system), 10_000)
    rng = Random(4)
    for _ in range(12):
        generator, hand, _ = position(system, rng)
        wild = sum(1 << 4 * rank for rank in generator.wild)
        for play in generator.moves(hand):
            power = generator.form.ladder.power(KINDS[play.kind], play.cards)
            assert options.power(play.kind, play.key, play.cards, wild) == power
