"""The raised cards of the own hand: clicks, sweeps, digits, hints and undo (visual §6). Pure Python.

A selection lives as long as the table: it is kept before the turn and after a refused play, and loses only the cards
that leave the hand (field/table U2 is the case behind it). Nothing here plays a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from ddz_desktop.rules.cards import RANK_UNIT, Card, Counts, Rank, count_of, rank_of
from ddz_desktop.ui.table.sorting import Held

Trim = Callable[[tuple[Held, ...]], tuple[Held, ...]]
"""Given swept cards, those worth raising: the one longest run in them, or all of them (smart drag)."""

MOST_UNDO = 60


class Selection:
    """Which cards are raised, the sweep that is going on, and what undo goes back to."""

    def __init__(self) -> None:
        self._order: tuple[Held, ...] = ()
        self._raised: frozenset[Held] = frozenset()
        self._past: list[frozenset[Held]] = []
        self._first: Held | None = None
        self._swept: tuple[Held, ...] = ()

    @property
    def order(self) -> tuple[Held, ...]:
        """The hand from left to right, back row first."""
        return self._order

    @property
    def raised(self) -> frozenset[Held]:
        """The raised cards."""
        return self._raised

    @property
    def cards(self) -> tuple[Card, ...]:
        """The raised cards as the rules know them, ascending."""
        return tuple(sorted(held.card for held in self._raised))

    @property
    def swept(self) -> tuple[Held, ...]:
        """The cards under a sweep that is not yet released, in the hand's order."""
        return self._swept

    @property
    def sweeping(self) -> bool:
        """Whether a press has not been released yet."""
        return self._first is not None

    def set_hand(self, order: Sequence[Held]) -> None:
        """The hand has changed or is sorted anew: keep what is still there, end a sweep that lost its first card."""
        before, self._order = self._order, tuple(order)
        if before == self._order:
            return
        self._raised = _still_held(self._raised, before, self._order)
        self._past = [_still_held(past, before, self._order) for past in self._past]
        if self._first not in self._order:
            self.cancel_sweep()
        self._swept = tuple(held for held in self._swept if held in self._order)

    def reset(self, order: Sequence[Held]) -> None:
        """A new hand: nothing is raised and there is nothing to undo."""
        self._order, self._raised, self._past = tuple(order), frozenset(), []
        self.cancel_sweep()

    # -- single cards ---------------------------------------------------------------------------------------------

    def toggle(self, held: Held) -> None:
        """Raise a card or lower it."""
        self._change(self._raised ^ {held})

    def set_raised(self, held: Held, raised: bool) -> None:
        """Raise or lower one card."""
        self._change(self._raised | {held} if raised else self._raised - {held})

    def step_rank(self, rank: Rank, raise_it: bool) -> Held | None:
        """Raise the next card of a rank, or lower the last raised one: (digit keys); the card, or None."""
        of_rank = [held for held in self._order if rank_of(held.card) == rank]
        open_to_it = [held for held in of_rank if (held in self._raised) is not raise_it]
        if not open_to_it:
            return None
        held = open_to_it[0] if raise_it else open_to_it[-1]
        self.set_raised(held, raise_it)
        return held

    # -- many cards -----------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Lower everything (重选)."""
        self._change(frozenset())

    def raise_all(self, cards: Iterable[Held]) -> None:
        """Raise some cards beside those that are."""
        self._change(self._raised | frozenset(cards))

    def choose(self, cards: Iterable[Card]) -> None:
        """Raise exactly these cards, as a hint does; copies that are already raised stay so."""
        wanted = Counter(cards)
        by_use = sorted(self._order, key=lambda held: held not in self._raised)
        chosen = []
        for held in by_use:
            if wanted[held.card] > 0:
                wanted[held.card] -= 1
                chosen.append(held)
        self._change(frozenset(chosen))

    def choose_ranks(self, counts: Counts, spare: Card | None = None) -> None:
        """Raise so many cards of each rank, as a hint without suits does; `spare` (the winning card) last of all."""
        chosen = []
        for held in sorted(self._order, key=lambda held: (held.card == spare, held not in self._raised)):
            rank = rank_of(held.card)
            if count_of(counts, rank) > 0:
                counts -= RANK_UNIT[rank]
                chosen.append(held)
        self._change(frozenset(chosen))

    def undo(self) -> bool:
        """Go back to the selection before the last change; False when there is none."""
        if not self._past:
            return False
        self._raised = self._past.pop()
        return True

    # -- sweep ----------------------------------------------------------------------------------------------------

    def press(self, held: Held) -> None:
        """Begin a sweep with this card."""
        self._first = held
        self._swept = (held,)

    def drag(self, held: Held) -> None:
        """The sweep has come to this card: everything from the first one to it is swept, nothing else."""
        if self._first is None:
            return
        ends = sorted((self._order.index(self._first), self._order.index(held)))
        self._swept = self._order[ends[0] : ends[1] + 1]

    def release(self, trim: Trim | None = None) -> None:
        """End the sweep: all swept cards take the opposite of the first card's state.

        With `trim`, a sweep of several cards that would raise them raises only those it picks.
        """
        if self._first is None:
            return
        swept, raising = self._swept, self._first not in self._raised
        self.cancel_sweep()
        if raising and trim is not None and len(swept) > 1:
            swept = trim(swept)
        self._change(self._raised | set(swept) if raising else self._raised - set(swept))

    def cancel_sweep(self) -> None:
        """Forget a sweep without any effect (a touch was cancelled, the window lost the mouse)."""
        self._first = None
        self._swept = ()

    def _change(self, raised: frozenset[Held]) -> None:
        if raised != self._raised:
            self._past = [*self._past[-MOST_UNDO:], self._raised]
            self._raised = raised


def _still_held(raised: frozenset[Held], before: Sequence[Held], after: Sequence[Held]) -> frozenset[Held]:
    """The raised cards that are left. Of equal copies a raised one is taken to have gone first: it was played."""
    gone = Counter(held.card for held in before)
    gone.subtract(held.card for held in after)
    kept = Counter(held.card for held in raised)
    for card in kept:
        kept[card] -= max(gone[card], 0)
    still = []
    for held in sorted(after, key=lambda held: held not in raised):
        if kept[held.card] > 0:
            kept[held.card] -= 1
            still.append(held)
    return frozenset(still)
