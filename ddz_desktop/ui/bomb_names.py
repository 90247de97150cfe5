"""By what name a bomb goes in a ruleset; the window writes it and the voices call it. Pure Python."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from ddz_desktop.rules.cards import Rank, count_of, joker_counts, total
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.rules.ruleset import Family, Ladder, RuleSet


class BombName(StrEnum):
    """The names; each is also the name of the clip that calls it."""

    BOMB = "bomb"
    ROCKET = "rocket"
    GUN = "bomb-4"
    CANNON = "bomb-5"
    FIREWORK_ROCKET = "bomb-6"
    MISSILE = "bomb-7"
    SKY_BOMB = "bomb-8"
    HEAVENS_OWN = "four-jokers"
    SMALL = "small-bomb"
    PURE = "pure-bomb"
    SOFT = "soft-bomb"
    HARD = "hard-bomb"
    TWO_JOKERS = "two-jokers"
    THREE_JOKERS = "three-jokers"


_JOKER_BOMBS = {2: BombName.TWO_JOKERS, 3: BombName.THREE_JOKERS}


def bomb_name(bomb: Play, rules: RuleSet, wild: Iterable[Rank] = ()) -> BombName:
    """The name of a bomb or rocket; `wild`: the wild ranks of the hand."""
    if bomb.kind is Kind.ROCKET:
        return BombName.HEAVENS_OWN if rules.family is Family.YIXING and rules.decks == 2 else BombName.ROCKET
    size, jokers = total(bomb.cards), sum(joker_counts(bomb.cards))
    if jokers:
        return _JOKER_BOMBS.get(jokers, BombName.ROCKET) if jokers == size else BombName.SMALL
    if rules.family is Family.YIXING and rules.ladder is Ladder.SIZE:
        return BombName(f"bomb-{size}")
    return _by_wilds(bomb, tuple(wild))


def _by_wilds(bomb: Play, wild: tuple[Rank, ...]) -> BombName:
    """Soft bombs hold natural and wild cards, pure ones only wild cards (rulebook §2.3); without wilds all are hard."""
    wilds = sum(count_of(bomb.cards, rank) for rank in wild)
    if wilds:
        return BombName.PURE if wilds == total(bomb.cards) else BombName.SOFT
    return BombName.HARD if wild else BombName.BOMB
