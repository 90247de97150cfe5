"""Positions to ask several programs about: the same for everybody from fixed seeds, digested to one number.

Plays are the rulebook's texts `<kind> <rank> <cards>`. Which play lies on the table is drawn from what the asked side
itself says a rival hand could lead, so that a digest needs no other program to be made again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from random import Random

DECK = "".join(rank * 4 for rank in "3456789TJQKA2") + "BR"
SIZES = (20, 17, 10, 5)
POSITIONS = 2_400

Legal = Callable[[str, str | None], set[str]]
"""Every play of a hand over a play text, or leading."""


def pick(rng: Random, number: int) -> int:
    """A number below another; only `random()` gives the same on every version of Python."""
    return int(rng.random() * number)


def shuffled(rng: Random, cards: str) -> str:
    """The cards in random order."""
    deck = list(cards)
    for index in range(len(deck) - 1, 0, -1):
        other = pick(rng, index + 1)
        deck[index], deck[other] = deck[other], deck[index]
    return "".join(deck)


def two_hands(rng: Random, number: int) -> tuple[str, str]:
    """Two hands of one deck; in half of the pairs each is mostly of six neighbouring ranks, so trios abound."""
    size = SIZES[number % len(SIZES)]
    deck = shuffled(rng, DECK)
    if number // len(SIZES) % 2 == 0:
        return deck[:size], deck[size : 2 * size]
    start, most = pick(rng, 13), size - size // 6
    ranks = [DECK[(start + step) % 13 * 4] for step in range(12)]
    near = [shuffled(rng, "".join(rank * 4 for rank in ranks[first : first + 6]))[:most] for first in (0, 6)]
    left = list(deck)
    for card in near[0] + near[1]:
        left.remove(card)
    more = size - most
    return near[0] + "".join(left[:more]), near[1] + "".join(left[more : 2 * more])


def positions(legal: Legal) -> Iterator[tuple[str, str | None]]:
    """Hands with what they must beat: leads and follows in turn, the rival's play drawn by kind, then by play."""
    for number in range(POSITIONS):
        rng = Random(number)
        hand, rival = two_hands(rng, number // 2)
        if number % 2 == 0:
            yield hand, None
            continue
        plays = sorted(legal(rival, None))
        kinds = sorted({play.split()[0] for play in plays})
        kind = kinds[pick(rng, len(kinds))]
        same = [play for play in plays if play.split()[0] == kind]
        yield hand, same[pick(rng, len(same))]


def digest(lines: Iterable[str]) -> str:
    """SHA-256 over lines."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def summary(legal: Legal) -> dict[str, int | str]:
    """What a side says to all positions: how many plays together, and a digest of positions and sorted plays."""
    answers = [(hand, over, sorted(legal(hand, over))) for hand, over in positions(legal)]
    return {
        "positions": len(answers),
        "plays": sum(len(plays) for _, _, plays in answers),
        "sha256": digest(f"{hand} over {over}: {', '.join(plays)}" for hand, over, plays in answers),
    }
