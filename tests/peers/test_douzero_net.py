"""DouZero's network as numpy: its observations, and the same values as its own code where that is installed.

The weights are no part of the project: `DDZ_DOUZERO` names their folder.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest

from ddz_desktop.rules.cards import RANKS, counts_of
from tests.peers.douzero_net import ROLES, DouZeroNet, Position, planes

FOLDER = os.environ.get("DDZ_DOUZERO")
THEIRS = (*range(3, 15), 17, 20, 30)


def test_planes_are_as_many_ones_as_cards() -> None:
    [three_sixes] = planes(np.array([3 << 12 | 1 << 56], np.uint64))
    assert list(np.flatnonzero(three_sixes)) == [12, 13, 14, 53]


def theirs(cards: int) -> list[int]:
    """Cards in DouZero's numbers."""
    return [THEIRS[rank] for rank in range(len(RANKS)) for _ in range(cards >> 4 * rank & 15)]


def their_models() -> ModuleType:
    """The module with DouZero's networks, without the package around it, which imports all of the trainer's needs."""
    package = importlib.util.find_spec("douzero")
    assert package is not None
    assert package.origin is not None
    spec = importlib.util.spec_from_file_location("models", Path(package.origin).parent / "dmc" / "models.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(FOLDER is None, reason="DDZ_DOUZERO names no folder with DouZero's weights")
def test_values_are_those_of_its_own_code() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: it is in the training group")
    env = pytest.importorskip("douzero.env.env", reason="douzero is not installed")
    models = their_models()
    from douzero.env import game

    from tests.peers import douzero_net

    net = DouZeroNet(Path(FOLDER or ""))
    own = []
    for role in ROLES:
        model = models.LandlordLstmModel() if role == "landlord" else models.FarmerLstmModel()
        model.load_state_dict(
            {n: torch.from_numpy(w) for n, w in douzero_net._weights(Path(FOLDER or ""), role).items()}
        )
        own.append(model.eval())
    rng = Random(1)
    deck = list(range(54))
    rng.shuffle(deck)
    hands = [counts_of(deck[:20]), counts_of(deck[20:37]), counts_of(deck[37:])]
    played = game.GameEnv({})
    names = {"landlord": 0, "landlord_down": 1, "landlord_up": 2}
    cards = {name: theirs(hands[seat]) for name, seat in names.items()}
    played.card_play_init({**cards, "three_landlord_cards": theirs(counts_of(deck[17:20]))})
    history: list[int] = []
    while not played.game_over:
        infoset = played.game_infoset
        options = [sum(1 << 4 * THEIRS.index(card) for card in option) for option in infoset.legal_actions]
        seat = len(history) % 3
        position = Position(hands[seat], sum(hands) - hands[seat], history, played.bomb_num, options)
        [values] = net.values([position])
        seen = env.get_obs(infoset)
        with torch.inference_mode():
            told = own[seat](torch.from_numpy(seen["z_batch"]), torch.from_numpy(seen["x_batch"]), return_value=True)
        assert np.allclose(values, told["values"][:, 0].numpy(), atol=1e-4)
        choice = rng.randrange(len(options))
        played.players = {infoset.player_position: env.DummyAgent(infoset.player_position)}
        played.players[infoset.player_position].set_action(infoset.legal_actions[choice])
        history.append(options[choice])
        hands[seat] -= options[choice]
        played.step()
