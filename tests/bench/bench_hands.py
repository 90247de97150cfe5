"""Whole random hands a second through the real engine, beside DouZero's and RLCard's games.

Each decision is drawn evenly from everything that is legal, pass included. Ours are hands of `standard-three` with
RLCard's wings, from the deal to the settlement, with every check, state and event that a table gets, the first seat
bidding three; the others begin when the landlord is known. Dealing is not counted, except in RLCard, which always does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from douzero.env.game import GameEnv, InfoSet
from rlcard.envs.doudizhu import DoudizhuEnv

from ddz_desktop import kernels
from ddz_desktop.rules.action import PASS, Move
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.deal import Deal
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState, Phase
from tests.bench.harness import BenchResult, best_rate

PEERS = True
PLAIN_TOO = True

OURS, THEIRS = 1500, 90
POSITIONS = ("landlord", "landlord_down", "landlord_up")
DECK = [rank for rank in (*range(3, 15), 17) for _ in range(4)] + [20, 30]
"""DouZero's cards."""


def our_hands(rules: RuleSet, seed: int) -> Callable[[Deal], HandState]:
    """A function that plays a deal to its settlement."""
    engine, draw = Engine(rules), Random(seed).random
    playing = Phase.PLAY

    def play(deal: Deal) -> HandState:
        state, _ = engine.start(deal)
        while state.to_act and state.phase is not playing:
            seat = state.to_act[0]
            options = engine.options(state, seat)  # a call comes before the pass, bids after it
            state, _ = engine.apply(state, seat, options[0] if options[-1] == PASS else options[-1])
        choose = engine.generator(state).choose
        while state.to_act:
            seat = state.to_act[0]
            choice = choose(state.counts[seat], state.table, engine.may_bomb(state, seat), draw())
            state, _ = engine.apply(state, seat, Move(choice) if choice else PASS)
        return state

    return play


class RandomPlayer:
    """DouZero's player that takes any legal action."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def act(self, infoset: InfoSet) -> list[int]:
        return self.rng.choice(infoset.legal_actions)


def douzero_hand(seed: int) -> None:
    """Deals and plays one hand in DouZero's game; the deal is a small part of the time."""
    rng = Random(seed)
    deck = rng.sample(DECK, len(DECK))
    cards = {
        "landlord": deck[:20],
        "landlord_up": deck[20:37],
        "landlord_down": deck[37:],
        "three_landlord_cards": deck[17:20],
    }
    game = GameEnv(dict.fromkeys(POSITIONS, RandomPlayer(rng)))
    game.card_play_init({name: sorted(hand) for name, hand in cards.items()})
    while not game.game_over:
        game.step()


def rlcard_hands(seed: int) -> Callable[[int], None]:
    """A function that plays a hand in RLCard's environment."""
    env = DoudizhuEnv({"allow_step_back": False, "seed": seed})
    rng = Random(seed)

    def play(_: int) -> None:
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(rng.choice(list(state["legal_actions"])))

    return play


def bench() -> Iterable[BenchResult]:
    """Our hands beside theirs, then those of the other systems beside our three-player ones."""
    rules = ruleset("standard-three", {"wings": "strict"})
    ours = best_rate(our_hands(rules, 1), deals(rules, OURS))
    name = f"random hands, {kernels.status()}"
    yield BenchResult(name, ours, best_rate(douzero_hand, range(THEIRS)), "hands/s", "douzero")
    yield BenchResult(name, ours, best_rate(rlcard_hands(1), range(THEIRS)), "hands/s", "rlcard")
    for system, other in CATALOG.items():
        rate = best_rate(our_hands(other, 2), deals(other, OURS // 5))
        yield BenchResult(
            f"random hands of {system}, {kernels.status()}", rate, ours, "hands/s", "standard-three, wings strict"
        )


def deals(rules: RuleSet, number: int) -> list[Deal]:
    rng = Random(number)
    return [random_deal(rules, rng) for _ in range(number)]
