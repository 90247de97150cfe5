"""What a selection of cards reads as, for the main thread: its own generator, which no other thread touches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ddz_desktop.rules.cards import Card, Rank, counts_of
from ddz_desktop.rules.explain import Explanation, explain
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.view import SeatView
from ddz_desktop.rules.wilds import WildUse


class Explainer:
    """Answers about cards; keeps the generator as long as rules and wild ranks stay the same.

    A seat's own play on the table is not there to be beaten: when it comes round again the seat leads.
    """

    def __init__(self) -> None:
        self._generator: MoveGenerator | None = None

    def explain(self, view: SeatView, cards: Sequence[Card]) -> Explanation:
        """What the cards read as, and whether that beats the table."""
        generator = self._for(view)
        return explain(generator, counts_of(cards), _to_beat(view), _may_bomb(view), counts_of(view.hand))

    def can_play(self, view: SeatView) -> bool:
        """Whether the hand holds anything that could be played now."""
        return self._for(view).has_move(counts_of(view.hand), _to_beat(view), _may_bomb(view))

    def plays_within(self, view: SeatView, cards: Sequence[Card]) -> Iterator[Play]:
        """Every play made of some of these cards that could be played now."""
        return self._for(view).moves(counts_of(cards), _to_beat(view), _may_bomb(view))

    def stands(self, view: SeatView, play: Play) -> tuple[tuple[Rank, Rank], ...]:
        """Each wild card of a play that stands for another rank: (its own rank, the other)."""
        return WildUse.stands(play, self._for(view))

    def _for(self, view: SeatView) -> MoveGenerator:
        generator = self._generator
        if generator is None or generator.rules != view.rules or generator.wild != view.wild:
            generator = self._generator = MoveGenerator(view.rules, view.wild)
        return generator


def _to_beat(view: SeatView) -> Play | None:
    return view.table if view.leader != view.seat else None


def _may_bomb(view: SeatView) -> bool:
    return view.seat is None or not view.quota or view.quota[view.seat] != 0
