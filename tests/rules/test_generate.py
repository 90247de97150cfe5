"""The kernels: source and build give the same, all at once the same as one after another, and nothing comes twice.

Whether the plays are the right ones is shown by the cases (`test_cases`), the oracle (`test_against_oracle`), the known
numbers (`tests/counts`) and the peers.
"""

from __future__ import annotations

from random import Random

import pytest

from ddz_desktop.rules.cards import Counts
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.kinds import BOMB_KINDS, Kind, Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_counts
from ddz_desktop.rules.ruleset import RuleSet
from tests.oracle.samples import some_rules, some_wild
from tests.rules.legs import LEGS, both_legs, generator, plain, plays

SEEDS = range(8)


def random_hand(rng: Random, rules: RuleSet, wild: str) -> Counts:
    """Up to a landlord's hand; mostly from few ranks, so that chains and fours are there."""
    ranks = [rank for rank in range(rules.lowest_rank, 13) for _ in range(4 * rules.decks)]
    near = rng.randrange(13)
    pool = [rank for rank in ranks if (rank - near) % 13 < rng.choice((5, 6, 8, 13)) or "3456789TJQKA2"[rank] in wild]
    pool += [13, 14] * (rules.decks if rules.jokers else 0)
    size = min(len(pool), rng.randint(1, rules.hand_cards + rules.bottom_cards))
    return sum(1 << 4 * rank for rank in rng.sample(pool, size))


def samples(system: str, seed: int) -> tuple[Random, RuleSet, str, list[Counts]]:
    rng = Random(f"{system} {seed}")
    rules = some_rules(rng, system)
    wild = some_wild(rng, rules)
    return rng, rules, wild, [random_hand(rng, rules, wild) for _ in range(4)]


def some_play(rng: Random, maker: MoveGenerator, hand: Counts) -> Play:
    found = plays(maker.columns(hand))
    kind = rng.choice(sorted({play.kind for play in found}))
    return rng.choice([play for play in found if play.kind is kind])


@pytest.mark.skipif(len(LEGS) < 2, reason="the kernels are not built")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("system", CATALOG)
def test_source_and_build_give_the_same(system: str, seed: int) -> None:
    rng, rules, wild, hands = samples(system, seed)
    source, build = generator("source", rules, wild), generator("build", rules, wild)
    for hand, other in zip(hands, reversed(hands), strict=True):
        assert source.columns(hand) == build.columns(hand)
        over = some_play(rng, build, other)
        for bombs in (True, False):
            assert source.columns(hand, over, bombs) == build.columns(hand, over, bombs)
            assert list(source.moves(hand, over, bombs)) == list(build.moves(hand, over, bombs))


@both_legs
@pytest.mark.parametrize("seed", SEEDS[:3])
@pytest.mark.parametrize("system", CATALOG)
def test_all_at_once_is_the_same_as_one_after_another(leg: str, system: str, seed: int) -> None:
    rng, rules, wild, hands = samples(system, seed)
    maker = generator(leg, rules, wild)
    for hand, other in zip(hands, reversed(hands), strict=True):
        for over in (None, some_play(rng, maker, other)):
            for bombs in (True, False):
                found = plays(maker.columns(hand, over, bombs))
                assert len(set(found)) == len(found)
                assert set(maker.moves(hand, over, bombs)) == set(found)
                assert maker.count(hand, over, bombs) == len(found)
                assert maker.has_move(hand, over, bombs) is bool(found)


@both_legs
@pytest.mark.parametrize("seed", SEEDS[:3])
@pytest.mark.parametrize("system", CATALOG)
def test_what_follows_is_what_beats(leg: str, system: str, seed: int) -> None:
    rng, rules, wild, hands = samples(system, seed)
    maker = generator(leg, rules, wild)
    for hand, other in zip(hands, reversed(hands), strict=True):
        over = some_play(rng, maker, other)
        beating = {play for play in plays(maker.columns(hand)) if maker.beats(play, over)}
        assert set(plays(maker.columns(hand, over))) == beating
        quiet = {play for play in beating if play.kind not in BOMB_KINDS}
        assert set(plays(maker.columns(hand, over, False))) == quiet


@both_legs
@pytest.mark.parametrize("system", CATALOG)
def test_a_full_arena_grows(leg: str, system: str) -> None:
    _, rules, wild, hands = samples(system, seed=99)
    wide, narrow = generator(leg, rules, wild), generator(leg, rules, wild)
    for made in (narrow._natural, narrow._wild):
        if made is not None:
            made.make_room(1)
    for hand in hands:
        assert narrow.columns(hand) == wide.columns(hand)
        assert list(narrow.moves(hand)) == list(wide.moves(hand))


@both_legs
def test_what_was_found_stays_when_more_is_asked(leg: str) -> None:
    maker = generator(leg, ruleset("yixing-tiandi"), "59")
    hand = parse_counts("55 99 6677889TJB")
    undisturbed = list(maker.moves(hand))
    found = []
    for play in maker.moves(hand):
        found.append(play)
        maker.columns(parse_counts("333444555666"))
    assert found == undisturbed


@pytest.mark.parametrize(
    ("system", "wild", "hand", "at_least"),
    [
        ("emperor", "", "3333 4444 5555 6666 7777 8888 9999 TTTT JJJJ QQQQ", 3000),
        ("yixing-tiandi", "59", "3 4 5555 6 7 8 9999 TT JJ Q K A", 40_000),
    ],
)
def test_the_largest_hands_give_their_first_play_before_the_rest(
    system: str, wild: str, hand: str, at_least: int
) -> None:
    maker = plain(system, wild=wild)
    asked = []
    families = maker._family
    maker._family = lambda *body: asked.append(body) or families(*body)
    first = next(maker.moves(parse_counts(hand)))
    assert (first.kind, len(asked)) == (Kind.SOLO, 1)
    assert maker.count(parse_counts(hand)) >= at_least


def test_each_wild_card_is_spent_once() -> None:
    """R24: body and wings share the wild cards."""
    hand = parse_counts("5555 9999 34678 BR")
    for play in plays(plain("yixing-tiandi", wild="59").columns(hand)):
        assert all((play.cards >> 4 * rank & 15) <= (hand >> 4 * rank & 15) for rank in range(15))
