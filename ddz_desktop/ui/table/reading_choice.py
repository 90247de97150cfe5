"""Which reading of the raised cards is meant, and which run in a sweep is worth raising. Pure Python.

The rules list readings by kind and, within a kind, with growing key; here one is only picked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ddz_desktop.rules.cards import rank_of, total
from ddz_desktop.rules.kinds import Kind, Play
from ddz_desktop.ui.table.sorting import Held

RUNS = frozenset({Kind.SOLO_CHAIN, Kind.PAIR_CHAIN, Kind.TRIO_CHAIN})
MOST_LOOKED_AT = 20_000
"""A sweep over a whole hand of two decks holds thousands of plays; no more than these are looked at."""


def default_play(legal: Sequence[Play]) -> Play | None:
    """The play that is meant without asking: the highest of one kind; None for none or for several kinds."""
    return legal[-1] if len({play.kind for play in legal}) == 1 else None


def to_choose_from(legal: Sequence[Play]) -> tuple[Play, ...]:
    """The readings as the chooser shows them: the largest first."""
    return tuple(reversed(legal))


def trim(swept: tuple[Held, ...], plays: Iterable[Play]) -> tuple[Held, ...]:
    """Of swept cards that are no play themselves, the one longest run in them; all of them when there is none, or two.

    `plays`: the legal plays that the swept cards hold.
    """
    longest: Play | None = None
    tied = False
    for _, play in zip(range(MOST_LOOKED_AT), plays, strict=False):
        size = total(play.cards)
        if size == len(swept):
            return swept
        if play.kind in RUNS:
            most = total(longest.cards) if longest is not None else 0
            if size > most:
                longest, tied = play, False
            elif size == most:
                tied = True
    return swept if longest is None or tied else _cards_of(longest, swept)


def _cards_of(play: Play, swept: tuple[Held, ...]) -> tuple[Held, ...]:
    wanted = Counter({rank: play.cards >> 4 * rank & 15 for rank in range(15)})
    chosen = []
    for held in swept:
        rank = rank_of(held.card)
        if wanted[rank] > 0:
            wanted[rank] -= 1
            chosen.append(held)
    return tuple(chosen)
