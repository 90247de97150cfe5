"""Self-play: many hands at once, and what is learned from them."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from ddz_desktop.bots.learned.hands_kernel import Hands
from ddz_desktop.rules.card_notation import parse_counts
from ddz_desktop.rules.catalog import CATALOG, ruleset

SLOTS = 6


def play(hands: Hands, steps: int, trace: float = 1.0, astray: float = 0.0, critic: float = 0.0) -> list[int]:
    """Random choices for a while; how many decisions were asked for in each step."""
    rng = Random(1)
    asked = []
    for _ in range(steps):
        asked.append(hands.step(trace))
        values = array("f", [rng.random() for _ in range(max(1, hands.rows_used))])
        hands.choose(values, array("f", [critic] * 3 * SLOTS), astray)
    return asked


def samples_of(hands: Hands) -> list[tuple[float, ...]]:
    return [tuple(hands.sample_targets[3 * i : 3 * i + 3]) for i in range(hands.samples)]


@pytest.mark.parametrize("system", CATALOG)
def test_hands_come_to_an_end_and_become_samples(system: str) -> None:
    hands = Hands(ruleset(system), SLOTS, 5_000, 600, seed=1)
    asked = play(hands, 90)
    assert all(asked)
    assert hands.hands_played > 0
    assert hands.samples > 0
    assert all(won + (loss > 0) == 1 and gain * loss == 0 for won, gain, loss in samples_of(hands))
    assert {won for won, _, _ in samples_of(hands)} <= {0.0, 1.0}


def test_each_role_has_its_rows_side_by_side() -> None:
    hands = Hands(ruleset("standard-three"), SLOTS, 5_000, 0, seed=1)
    decisions = hands.step()
    begins = list(hands.role_begin[:4])
    assert begins == sorted(begins)
    assert begins[3] == decisions
    assert list(hands.owner[: hands.rows_used]) == sorted(hands.owner[: hands.rows_used])


def test_equal_seeds_play_equal_hands() -> None:
    first, second = (Hands(ruleset("five"), SLOTS, 5_000, 600, seed=7) for _ in range(2))
    assert play(first, 60, astray=0.1) == play(second, 60, astray=0.1)
    assert bytes(first.sample_memory) == bytes(second.sample_memory)


def test_without_trace_targets_are_the_critics() -> None:
    hands = Hands(ruleset("standard-two"), SLOTS, 5_000, 600, seed=1)
    play(hands, 60, trace=0.0, critic=0.25)
    targets = samples_of(hands)
    assert {target for target in targets if target[0] not in (0.0, 1.0)} == {(0.25, 0.25, 0.25)}
    assert sum(target[0] in (0.0, 1.0) for target in targets) == hands.hands_played  # the last of each hand


def test_samples_wait_for_room() -> None:
    hands = Hands(ruleset("standard-two"), SLOTS, 5_000, 1, seed=1)
    asked = play(hands, 80)
    assert asked[-1] == 0
    hands.forget_samples()
    assert hands.step() > 0


def test_options_for_which_there_are_no_rows_wait() -> None:
    poor, rich, other = map(parse_counts, ("55556666777788889", "33334444TTTTJJJJQQQQ", "999KKKKAAAA222BR"))
    hands = Hands(ruleset("yixing-tiandi"), 2, 530, 0, seed=1, deals=False)
    hands.set_hand(0, [poor, rich, other], 0, 0, (0, 1))
    hands.set_hand(1, [rich, poor, other], 0, 0, (0, 1))  # the rich hand has 462 options, the poor 125
    for expected in ([0], [1]):
        assert hands.step() == len(expected)
        assert list(hands.slot_of[: len(expected)]) == expected
        hands.choose(array("f", bytes(4 * 530)), array("f", bytes(12 * 2)), 0.0)
