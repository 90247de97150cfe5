"""A hundred thousand random hands of all systems with random options, each checked at every step and replayed.

A hand follows from its number alone. The digest chains the texts of all records, so two runs of as many hands, on
whatever machine and with compiled kernels or without, end with the same one.
"""

from __future__ import annotations

import hashlib
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from ddz_desktop.rules.action import CONCEDE, PASS, Action, Move
from ddz_desktop.rules.cards import counts_of, suited_of
from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.deal import unshuffled_deck
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.kinds import KINDS
from ddz_desktop.rules.options import options_of
from ddz_desktop.rules.record import Record, parse_record, record_text, replay
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import Phase
from tests.oracle.samples import add

if TYPE_CHECKING:
    from ddz_desktop.rules.ruleset import OptionValue, RuleSet
    from ddz_desktop.rules.state import HandState
    from tests.soak.harness import SoakState

GOAL = 100_000
SYSTEMS = tuple(CATALOG)
KEPT = {
    300: "cef89007ab186dbe53a3bac19a32b11ca2ad37fa8663c307aeba87f6053d4c11",
    GOAL: "48c9a7d01e76c9663ad0f5797e5d6db35441f6dafe225080a1b00e62d94ec896",
}
"""The digest after so many hands. One that is another now tells that hands, or how records write them, have changed."""


class Fault(Exception):
    """Something that must not happen in a hand."""


def run(state: SoakState) -> None:
    digest = state.data.get("digest", "")
    for number in range(state.data.get("hands", 0), GOAL):
        if not state.go_on():
            return
        try:
            text = play_hand(number)
        except Exception as error:  # noqa: BLE001 - whatever breaks a hand is what the run looks for
            state.fault(f"hand {number} of {SYSTEMS[number % len(SYSTEMS)]}: {type(error).__name__}: {error}")
            text = "fault"
        digest = chained(digest, text)
        state.step(hands=number + 1, digest=digest)
        if KEPT.get(number + 1, digest) != digest:
            state.fault(f"after {number + 1} hands the digest is {digest}, which is not the one kept")
    state.finish()


def chained(digest: str, text: str) -> str:
    """The digest of what came before and one more text."""
    return hashlib.sha256((digest + text).encode()).hexdigest()


def play_hand(number: int) -> str:
    """Play a hand at random, checking every state, and replay its record. Returns the record's text."""
    rng = Random(number)
    rules = some_ruleset(rng, SYSTEMS[number % len(SYSTEMS)])
    engine = Engine(rules)
    state, _ = engine.start(random_deal(rules, rng), rules.void_follow and rng.random() < 0.5)
    checked(state)
    gives_up = rng.randrange(3000)
    while state.to_act:
        seat = rng.choice(state.to_act)
        action = CONCEDE if len(state.history) == gives_up and state.facts.landlord is not None else None
        state, _ = engine.apply(state, seat, action or some_action(engine, state, seat, rng))
        checked(state)
    return replayed(state)


def some_ruleset(rng: Random, system: str) -> RuleSet:
    """A system with random options, half of the time with none; mixes that are refused are left out."""
    options: dict[str, OptionValue] = {}
    offered = [option for option in options_of(CATALOG[system]) if option.choices]
    for option in rng.sample(offered, rng.choice((0, 0, 0, 1, 2, 4, 6))):
        options = add(system, options, option.name, rng.choice(option.choices))
    for _ in range(rng.choice((0, 0, 1, 3)) if options else 0):
        kinds = {rng.choice(KINDS).text: rng.random() < 0.7 for _ in range(3)}
        options = add(system, options, "kinds", kinds)
    return ruleset(system, options)


def some_action(engine: Engine, state: HandState, seat: int, rng: Random) -> Action:
    """Any decision open to a seat; of many plays one among the first so many."""
    options = engine.options(state, seat)
    if state.phase is not Phase.PLAY:
        return rng.choice(options)
    plays = list(islice(engine.moves(state, seat), rng.choice((10, 100, 1_000))))
    if not plays or (options and rng.random() < 0.25):
        return PASS
    return Move(rng.choice(plays))


def checked(state: HandState) -> None:
    """Raise `Fault` unless every card is in one place and the phase is what the settlement says."""
    rules, deal = state.rules, state.deal
    moves = [action for _, action in state.history if isinstance(action, Move)]
    played = [card for move in moves for card in move.cards]
    lying = [*(deal.bottom if state.facts.landlord is None else ()), *deal.aside, *played]
    deck = unshuffled_deck(rules)
    if sum(state.counts) + counts_of(lying) != counts_of(deck) or sum(state.suited) + suited_of(lying) != suited_of(
        deck
    ):
        raise Fault(f"cards are lost or made after {len(state.history)} decisions")
    if (state.settlement is None) != bool(state.to_act) or (state.phase is Phase.OVER) != (not state.to_act):
        raise Fault(f"phase {state.phase} after {len(state.history)} decisions, but to act {state.to_act}")


def replayed(state: HandState) -> str:
    """The text of a finished hand's record. Raises `Fault` unless payoffs are in order and it plays again the same."""
    settlement = state.settlement
    if settlement is None or sum(settlement.payoffs) != 0 or len(settlement.payoffs) != state.rules.seats:
        raise Fault(f"settlement {settlement}")
    if any((settlement.payoffs[seat] < 0) for seat in settlement.winners):
        raise Fault(f"a winner pays: {settlement}")
    record = Record.of(state)
    text = record_text(record)
    if parse_record(text) != record:
        raise Fault("the record reads back as another one")
    *_, (end, _) = replay(record)
    if end != state:
        raise Fault("the replay ends in another state")
    return text
