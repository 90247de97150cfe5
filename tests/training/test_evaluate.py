"""Duels without an auction: every deck both ways, and what counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from ddz_desktop.rules.catalog import CATALOG, ruleset
from tests.bots.learned.networks import random_weights
from training.evaluate import Duel, interval, measure
from training.players import RandomPlayer


@pytest.mark.parametrize("system", CATALOG)
def test_random_players_are_equal_on_decks_played_both_ways(system: str) -> None:
    duel = Duel(ruleset(system), 4, seed=1)
    results = duel.play([RandomPlayer(1), RandomPlayer(2)])
    assert len(results) == 4
    assert all(wins in (0.0, 0.5, 1.0) for wins, _ in results)


def test_both_hands_of_a_deck_are_dealt_alike() -> None:
    duel = Duel(ruleset("five"), 3, seed=1)
    for deck in range(3):
        assert duel.tables.moment(2 * deck) == duel.tables.moment(2 * deck + 1)
        assert {duel.side(2 * deck), duel.side(2 * deck + 1)} == {0, 1}


def test_the_same_player_on_both_sides_ends_even_as_nobody_plays_on_after_the_end(tmp_path: Path) -> None:
    rules = ruleset("standard-three", {"wings": "strict"})
    weights = str(random_weights(rules, tmp_path / "weights.npz"))
    values = measure(rules, (weights, weights), decks=150, seed=1)
    assert (values["wp"], values["adp"]) == (0.5, 0.0)


def test_interval_is_that_of_the_mean() -> None:
    mean, half = interval([0.0, 1.0, 0.0, 1.0])
    assert mean == 0.5
    assert half == pytest.approx(1.96 * (1 / 3 / 4) ** 0.5)
