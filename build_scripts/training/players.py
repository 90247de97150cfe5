"""Players of many hands at once, for measuring: our networks, the random player, and other programs' players."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import numpy as np

from ddz_desktop.bots.learned.aim import Aim
from ddz_desktop.bots.learned.network import Network
from ddz_desktop.bots.learned.table_kernel import Tables
from ddz_desktop.rules.ruleset import RuleSet

Option = tuple[int, int, int]
"""Cards, kind, key; a pass is (0, 22, 0)."""


class Player(Protocol):
    """Answers for the seats to act in some slots; all their options are legal plays."""

    def choose(self, tables: Tables, slots: Sequence[int], options: Sequence[list[Option]]) -> list[Option]: ...


class RandomPlayer:
    """Takes any option."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, tables: Tables, slots: Sequence[int], options: Sequence[list[Option]]) -> list[Option]:
        return [self._rng.choice(choices) for choices in options]


class NetworkPlayer:
    """Takes what the network values highest; what empties the hand at once."""

    def __init__(self, rules: RuleSet, file: Path, score_share: float) -> None:
        self._network = Network(file)
        self._aim = Aim(score_share, self._network.unit)

    def choose(self, tables: Tables, slots: Sequence[int], options: Sequence[list[Option]]) -> list[Option]:
        states, rows, counts, roles = [], [], [], []
        for slot in slots:
            count = tables.rows(slot)
            state, option = tables.state_size, tables.option_size
            memory = np.frombuffer(tables.memory, np.uint8)
            states.append(memory[:state].copy())
            begin = tables.slots * state
            rows.append(memory[begin : begin + count * option].reshape(count, option).copy())
            counts.append(count)
            roles.append(tables.seen_arrays()[1][41])
        owners = np.repeat(np.arange(len(slots)), counts)
        outputs = self._network.judge_many(np.array(roles), np.array(states), np.concatenate(rows), owners)
        values = self._aim.worth(outputs)
        chosen = []
        for slot, choices, mine in zip(slots, options, np.split(values, np.cumsum(counts)[:-1]), strict=True):
            _, actor, hands, *_ = tables.moment(slot)
            last = [choice for choice in choices if choice[0] == hands[actor]]
            chosen.append(last[0] if last else choices[int(mine.argmax())])
        return chosen


class DouZeroPlayer:
    """DouZero's network, its weights in a folder."""

    def __init__(self, folder: Path) -> None:
        from tests.peers.douzero_net import DouZeroNet

        self._net = DouZeroNet(folder)

    def choose(self, tables: Tables, slots: Sequence[int], options: Sequence[list[Option]]) -> list[Option]:
        from tests.peers.douzero_net import Position

        positions = []
        for slot, choices in zip(slots, options, strict=True):
            _, actor, hands, _, _, bombs = tables.moment(slot)
            unseen = sum(hands) - hands[actor]
            cards = [choice[0] for choice in choices]
            positions.append(Position(hands[actor], unseen, tables.log(slot), bombs, cards))
        indexes = self._net.choose(positions)
        return [choices[index] for choices, index in zip(options, indexes, strict=True)]


class RlcardPlayer:
    """RLCard's rule agent."""

    def __init__(self, seed: int) -> None:
        from tests.peers.rlcard_rule import RuleAgent

        np.random.seed(seed)
        self._agent = RuleAgent()

    def choose(self, tables: Tables, slots: Sequence[int], options: Sequence[list[Option]]) -> list[Option]:
        chosen = []
        for slot, choices in zip(slots, options, strict=True):
            _, actor, hands, *_ = tables.moment(slot)
            index = self._agent.choose(hands[actor], tables.log(slot), [choice[0] for choice in choices])
            chosen.append(choices[index])
        return chosen


def player(name: str, rules: RuleSet, seed: int, score_share: float = 0.5) -> Player:
    """A player by name: `random`, `rlcard`, `douzero:FOLDER`, or a weights file."""
    kind, _, where = name.partition(":")
    if kind == "random":
        return RandomPlayer(seed)
    if kind == "rlcard":
        return RlcardPlayer(seed)
    if kind == "douzero":
        return DouZeroPlayer(Path(where))
    return NetworkPlayer(rules, Path(name), score_share)
