"""Our moves against RLCard's: recorded in `rlcard.json` for everybody, and live where RLCard is installed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.kinds import Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.notation import parse_counts, parse_play, play_text
from tests.peers import peers_rlcard
from tests.peers.positions import DECK, digest, pick, positions, summary

RECORDED = json.loads(Path(__file__).with_name("rlcard.json").read_text("utf-8"))
GAMES = 25


@pytest.fixture(scope="module")
def generator() -> MoveGenerator:
    system, options = peers_rlcard.RULES
    return MoveGenerator(ruleset(system, options))


@pytest.fixture(scope="module")
def plays(generator: MoveGenerator) -> list[Play]:
    """Every play of at most twenty cards that the whole deck gives."""
    return [
        play
        for play in generator.moves(parse_counts(DECK))
        if len(play_text(play).split()[2]) <= peers_rlcard.MOST_CARDS
    ]


def legal(generator: MoveGenerator, hand: str, over: str | None) -> set[str]:
    table = None if over is None else parse_play(over)
    return {play_text(play) for play in generator.moves(parse_counts(hand), table)}


def test_all_plays_are_as_recorded(plays: list[Play]) -> None:
    assert (len(plays), digest(sorted(map(play_text, plays)))) == (RECORDED["plays"], RECORDED["sha256"])


def test_each_of_these_cards_has_that_one_reading(generator: MoveGenerator, plays: list[Play]) -> None:
    assert [play for play in plays if generator.readings(play.cards) != [play]] == []


def test_legal_plays_are_as_recorded(generator: MoveGenerator) -> None:
    assert summary(lambda hand, over: legal(generator, hand, over)) == RECORDED["legal"]


@pytest.fixture(scope="module")
def peer() -> None:
    pytest.importorskip("rlcard", reason="RLCard is not installed: `dev.py peers` compares with it")


@pytest.mark.usefixtures("peer")
def test_all_plays_are_rlcards(plays: list[Play]) -> None:
    assert set(map(play_text, plays)) == peers_rlcard.all_plays()


@pytest.mark.usefixtures("peer")
def test_legal_plays_are_rlcards(generator: MoveGenerator) -> None:
    for hand, over in positions(peers_rlcard.legal):
        assert legal(generator, hand, over) == peers_rlcard.legal(hand, over), (hand, over)


@pytest.mark.usefixtures("peer")
def test_legal_plays_are_rlcards_in_its_own_games(generator: MoveGenerator) -> None:
    for hand, over, actions in _positions_of_games():
        assert {text.split()[2] for text in legal(generator, hand, over)} == actions, (hand, over)


def _positions_of_games() -> Iterator[tuple[str, str | None, set[str]]]:
    """Hand, play to beat and legal cards at every turn of random games, where RLCard's judger keeps books."""
    import numpy as np
    from rlcard.games.doudizhu.game import DoudizhuGame

    for seed in range(GAMES):
        rng, game = Random(seed), DoudizhuGame()
        game.np_random = np.random.RandomState(seed)
        state, seat = game.init_game()
        while not game.is_over():
            greater = game.round.greater_player
            table = None if greater in (None, game.players[seat]) else peers_rlcard.play_of(greater.played_cards)
            yield state["current_hand"], table, set(state["actions"]) - {"pass"}
            actions = sorted(state["actions"])
            state, seat = game.step(actions[pick(rng, len(actions))])
