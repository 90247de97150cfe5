"""Two players against each other on the same decks, each deck both ways.

Without an auction the seat that speaks first is landlord at the lowest bid: A is landlord against B's farmers, then the
reverse; hidden landlords are one side. A hand won counts for WP, and for ADP the landlord's 2·2^b, b being the bombs
and rockets played by anybody, as in the DouZero paper.

With auction a seat is drawn for each deck: A sits there alone against B's, then B alone against A's. Points are half
of the difference of what the two got there.

A hand depends on the seed, its deck and the players alone, not on how decks are shared out among processes.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from msgspec import Struct

from ddz_desktop.bots.base import Bot
from ddz_desktop.rules.action import Action, Answer, Say, Word
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState, Phase
from ddz_desktop.rules.view import view_for

LOWEST = (Word.CALL, Word.ONE)
QUIET = ("no", "none", "silent")
LANDLORDS_STAKE = 2


class Contest(Struct, frozen=True):
    """What is played: `rules_text` as in a house rule's file; A's and B's names mean what `opponents` makes of them."""

    rules_text: str
    a: str
    b: str
    seed: str
    auction: bool
    seconds: float


class DeckResult(Struct, frozen=True):
    """One deck, both ways: A's share of wins, mean ADP or points, and milliseconds of every decision of A and of B."""

    deck: int
    wins: float
    score: float
    ms_a: tuple[float, ...]
    ms_b: tuple[float, ...]


class Side:
    """One of the two players, with its own randomness and the time it takes. One for each process."""

    def __init__(self, make: Callable[[random.Random], Bot]) -> None:
        self._rng = random.Random()
        self._bot = make(self._rng)
        self.ms: list[float] = []

    def decide(self, state: HandState, seat: int, options: tuple[Action, ...], seed: str) -> Action:
        """The seat's decision; the same for the same seed."""
        self._rng.seed(f"{seed}/{len(state.history)}/{seat}")
        view = view_for(state, seat, options)
        begun = time.perf_counter()
        action = self._bot.decide(view)
        self.ms.append(round(1000 * (time.perf_counter() - begun), 3))
        return action


def play_deck(contest: Contest, engine: Engine, sides: Sequence[Side], deck: int) -> DeckResult:
    """Both hands of a deck. Raises what a faulty player raises."""
    deal = random_deal(engine.rules, random.Random(f"{contest.seed}/{deck}"))
    alone = random.Random(f"{contest.seed}/{deck}/seat").randrange(engine.rules.seats)
    for side in sides:
        side.ms = []
    seed = f"{contest.seed}/{deck}"
    wins, score = 0.0, 0.0
    for way, order in enumerate((sides, sides[::-1])):
        state, _ = engine.start(deal)
        if not contest.auction:
            state = _to_the_play(engine, state)
        while state.to_act:
            seat = state.to_act[0]
            single = seat == alone if contest.auction else seat in _landlords(state)
            action = order[0 if single else 1].decide(state, seat, engine.options(state, seat), seed)
            state, _ = engine.apply(state, seat, action)
        won, points = _of_seat(state, alone) if contest.auction else _of_landlord(state)
        wins += won if way == 0 else 1 - won
        score += points if way == 0 else -points
    return DeckResult(deck, wins / 2, score / 2, tuple(sides[0].ms), tuple(sides[1].ms))


def _to_the_play(engine: Engine, state: HandState) -> HandState:
    """The first to speak is landlord at the lowest bid; nothing extra is done."""
    while state.to_act and state.phase is not Phase.PLAY:
        seat = state.to_act[0]
        state, _ = engine.apply(state, seat, _quiet_action(engine.options(state, seat)))
    return state


def _quiet_action(options: tuple[Action, ...]) -> Action:
    words = {option.word: option for option in options if isinstance(option, Say)}
    if words:
        wanted = LOWEST if any(word in words for word in LOWEST) else (Word.PASS, Word.DECLINE)
        return next(words[word] for word in wanted if word in words)
    return next(option for option in options if isinstance(option, Answer) and option.value in QUIET)


def _landlords(state: HandState) -> tuple[int | None, int | None]:
    return state.facts.landlord, state.facts.partner


def _of_seat(state: HandState, seat: int) -> tuple[float, float]:
    """Whether the seat won, and its points. A hand in which nobody bid is nobody's."""
    assert state.settlement is not None
    if not state.settlement.winners:
        return 0.5, 0.0
    return float(seat in state.settlement.winners), float(state.settlement.payoffs[seat])


def _of_landlord(state: HandState) -> tuple[float, float]:
    assert state.settlement is not None
    won = state.facts.landlord in state.settlement.winners
    return float(won), (1 if won else -1) * LANDLORDS_STAKE * 2.0 ** len(state.bombs)
