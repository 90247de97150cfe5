"""Rulesets and hands for property tests: any system with any options, played at random."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from ddz_desktop.rules.catalog import CATALOG, ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.errors import OptionError
from ddz_desktop.rules.event import Event
from ddz_desktop.rules.kinds import Kind
from ddz_desktop.rules.options import options_of
from ddz_desktop.rules.ruleset import OptionValue, RuleSet
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState
from tests.rules.deals import random_action

History = list[tuple[HandState, tuple[Event, ...]]]
SWITCHES = st.dictionaries(
    st.sampled_from([kind.text for kind in Kind if kind is not Kind.SOLO]), st.booleans(), max_size=3
)


@st.composite
def rulesets(draw: st.DrawFn, systems: tuple[str, ...] = tuple(CATALOG)) -> RuleSet:
    """One of the systems with up to four options changed, half of the time none."""
    system = draw(st.sampled_from(systems))
    offered = [option for option in options_of(CATALOG[system]) if option.choices]
    chosen = draw(st.lists(st.sampled_from(offered), max_size=4, unique_by=lambda option: option.name) | st.just([]))
    options: dict[str, OptionValue] = {option.name: draw(st.sampled_from(option.choices)) for option in chosen}
    kinds = draw(SWITCHES) if options else {}
    try:
        return ruleset(system, options | ({"kinds": kinds} if kinds else {}))
    except OptionError:
        return ruleset(system)


def random_hand(rules: RuleSet, seed: int, most: int = 10_000) -> History:
    """Every state of a hand played at random, at most so many decisions, with the events that led to each."""
    engine, rng = Engine(rules), Random(seed)
    steps = [engine.start(random_deal(rules, rng), rules.void_follow and rng.random() < 0.5)]
    while steps[-1][0].to_act and len(steps) <= most:
        state = steps[-1][0]
        seat = rng.choice(state.to_act)
        steps.append(engine.apply(state, seat, random_action(engine, state, seat, rng)))
    return steps


def part_of_hand(rules: RuleSet, seed: int, longest: int = 80) -> History:
    """The first states of such a hand, as many as the seed says; never its end."""
    hand = random_hand(rules, seed, Random(seed + 1).randrange(longest))
    return [(state, events) for state, events in hand if state.to_act]
