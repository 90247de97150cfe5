"""A seat's temper: how readily it bids, raises the stake and plays bombs, at whatever level it plays."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ddz_desktop.bots.base import Rated
from ddz_desktop.bots.bidding import PASSES
from ddz_desktop.bots.scoring import CERTAIN
from ddz_desktop.rules.action import Answer, Move, Say, Word
from ddz_desktop.rules.kinds import BOMB_KINDS

MEEK = ("no", "none", "silent")


class Temper(Struct, frozen=True):
    """What is added: to chances before the play, to a bomb in turns (the casual player) or values (the learned ones),
    to a raise of the stake in points.
    """

    chance: float = 0.0
    turns: float = 0.0
    value: float = 0.0
    points: float = 0.0

    def applied(self, rated: Iterable[Rated], bombs: float) -> list[Rated]:
        """The choices of a play, bombs worth so much more; what is certain stays as it is."""
        return [
            Rated(choice.value + bombs * (is_bomb(choice) and choice.value < CERTAIN), choice.action)
            for choice in rated
        ]

    def raised(self, rated: Iterable[Rated]) -> list[Rated]:
        """Words and answers valued in points, each that raises the stake worth more by this temper."""
        return [Rated(choice.value + self.points * _raises(choice), choice.action) for choice in rated]


EVEN = Temper()
TEMPERS: dict[str, Temper] = {
    "careful": Temper(chance=-0.08, turns=-0.6, value=-0.08, points=-0.4),
    "even": EVEN,
    "bold": Temper(chance=0.08, turns=0.6, value=0.08, points=0.4),
}
"""By name."""


def is_bomb(choice: Rated) -> bool:
    """Whether the choice is to play a bomb or rocket."""
    return isinstance(choice.action, Move) and choice.action.play.kind in BOMB_KINDS


def _raises(choice: Rated) -> int:
    """How much an action raises the stake: bids by what is bid."""
    match choice.action:
        case Say(Word.TWO):
            return 2
        case Say(Word.THREE):
            return 3
        case Say(word):
            return int(word not in PASSES)
        case Answer(_, value):
            return int(value not in MEEK)
        case _:
            return 0
