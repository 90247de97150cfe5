"""What wild cards stand for: one answer, which always makes the play out of natural cards."""

from __future__ import annotations

from random import Random

import pytest

from ddz_desktop.rules.cards import RANKS
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.kinds import BOMB_KINDS, SHAPES, Kind, Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_play
from ddz_desktop.rules.ruleset import OptionValue
from ddz_desktop.rules.wilds import WildUse
from tests.rules.legs import plain, plays


@pytest.mark.parametrize(
    ("wild", "play", "expected"),
    [
        ("5", "solo 5 5", ""),
        ("5", "bomb 5 5555", ""),
        ("5", "trio 8 588", "5=8"),
        ("5", "bomb 8 5588", "5=8 5=8"),
        ("5", "trio_solo 8 5588", "5=8"),  # the other five is itself
        ("5", "trio_solo 5 5558", ""),
        ("5", "trio_solo 3 5558", "5=3 5=3 5=3"),
        ("5", "trio_pair 8 55888", ""),
        ("5", "trio_pair 9 55899", "5=9 5=8"),  # body first
        ("5", "solo_chain 9 56789", ""),
        ("5", "solo_chain T 56789", "5=T"),
        ("5", "pair_chain 9 557788", "5=9 5=9"),
        ("5", "four_two_solo 8 557788", "5=8 5=8"),
        ("5", "trio_chain_solo 6 5556668B", ""),
        ("59", "trio_pair 8 58889", "9=5"),
        ("59", "trio_pair 6 59666", "9=5"),
        ("59", "bomb 8 58889", "5=8 9=8"),
        ("59", "bomb 9 5559", ""),
        ("59", "trio_chain_solo 8 55778889", "9=7"),
        ("59", "solo_chain 8 56789", "9=4"),
        ("59", "trio_chain_pair 4 3334455599", "5=4"),
        ("59", "trio_chain_pair 4 3334445599", ""),
        ("59", "trio_chain_pair 8 7778885999", "9=5"),
    ],
)
def test_stands(wild: str, play: str, expected: str) -> None:
    system = "yixing-laizi" if len(wild) == 1 else "yixing-tiandi"
    judge, made = plain(system, wild=wild), parse_play(play)
    assert judge.is_reading(made)
    assert " ".join(f"{RANKS[own]}={RANKS[other]}" for own, other in WildUse.stands(made, judge)) == expected


EVERY_KIND: dict[str, OptionValue] = {"kinds": {kind.text: True for kind in SHAPES if kind is not Kind.QUAD}}


@pytest.mark.parametrize("wings", ["any", "distinct", "strict"])
@pytest.mark.parametrize("system", ["yixing-laizi", "yixing-tiandi"])
@pytest.mark.parametrize("seed", range(12))
def test_what_they_stand_for_makes_the_play(system: str, wings: str, seed: int) -> None:
    rng = Random(seed)
    rules = ruleset(system, EVERY_KIND | {"wings": wings, "rocket_wings": rng.random() < 0.5})
    wild = rng.sample(range(13), rules.wild_ranks)
    near = [(rng.randrange(13) + step) % 13 for step in range(rng.randint(2, 6))]
    pool = [rank for rank in {*near, *wild} for _ in range(4)] + [13, 14]
    hand = sum(1 << 4 * rank for rank in rng.sample(pool, min(len(pool), rng.randint(5, 20))))
    judge, natural = MoveGenerator(rules, wild), MoveGenerator(rules)
    made = plays(judge.columns(hand))
    for play in rng.sample(made, min(len(made), 200)):
        stands = WildUse.stands(play, judge)
        assert all(own in wild and own != other for own, other in stands)
        cards = play.cards + sum((1 << 4 * other) - (1 << 4 * own) for own, other in stands)
        assert play.kind in BOMB_KINDS or natural.is_reading(Play(play.kind, play.key, cards))
