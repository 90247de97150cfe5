"""Who wins with all hands open: an exhaustive search written apart from the players, slow and plain."""

from __future__ import annotations

from functools import cache

from ddz_desktop.rules.cards import Counts
from ddz_desktop.rules.kinds import BOMB_KINDS, Play
from ddz_desktop.rules.moves import MoveGenerator


class OpenHands:
    """Positions of one hand. `sides`: of each seat; `quota`: bombs each may still play, a large number for many."""

    def __init__(self, generator: MoveGenerator, sides: tuple[int, ...]) -> None:
        self._generator = generator
        self._sides = sides
        self._moves = cache(self._list_moves)
        self.winner = cache(self._winner)

    def _winner(
        self, hands: tuple[Counts, ...], actor: int, table: Play | None, leader: int, quota: tuple[int, ...]
    ) -> int:
        """The side that wins when everybody plays best."""
        mine = self._sides[actor]
        for play in self._moves(hands[actor], table, quota[actor] > 0):
            if self.winner_after(hands, actor, play, quota) == mine:
                return mine
        if table is not None and self.winner_after_pass(hands, actor, table, leader, quota) == mine:
            return mine
        return 1 - mine

    def winner_after(self, hands: tuple[Counts, ...], actor: int, play: Play, quota: tuple[int, ...]) -> int:
        """The same after the actor's play."""
        if play.cards == hands[actor]:
            return self._sides[actor]
        left = (*hands[:actor], hands[actor] - play.cards, *hands[actor + 1 :])
        if play.kind in BOMB_KINDS:
            quota = (*quota[:actor], quota[actor] - 1, *quota[actor + 1 :])
        return self.winner(left, (actor + 1) % len(hands), play, actor, quota)

    def winner_after_pass(
        self, hands: tuple[Counts, ...], actor: int, table: Play, leader: int, quota: tuple[int, ...]
    ) -> int:
        following = (actor + 1) % len(hands)
        return self.winner(hands, following, None if following == leader else table, leader, quota)

    def _list_moves(self, hand: Counts, table: Play | None, bombs: bool) -> list[Play]:
        return list(self._generator.moves(hand, table, bombs))
