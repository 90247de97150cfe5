"""Other programs' players as players for the arena: `python -m tests.peers.player rlcard`, or `douzero FOLDER`.

    ddz-desktop arena --rules standard-three --option wings=strict --no-auction --a master \
        --b "exec:python -m tests.peers.player rlcard" --decks 2000
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ddz_desktop.rules.notation import parse_counts, parse_play

DECK = sum((4 if rank < 13 else 1) << 4 * rank for rank in range(15))
Choose = Callable[[int, list[int], list[int]], int]
"""The index of an option: from the hand, the cards of every turn (0 for a pass) and of every option."""


def cards_of(action: str) -> int:
    return parse_play(action[5:]).cards if action.startswith("play ") else 0


def rlcard_player() -> Choose:
    from tests.peers.rlcard_rule import RuleAgent

    return RuleAgent().choose


def douzero_player(folder: Path) -> Choose:
    from tests.peers.douzero_net import DouZeroNet, Position

    net = DouZeroNet(folder)

    def choose(hand: int, turns: list[int], options: list[int]) -> int:
        unseen = DECK - hand - sum(turns)
        bombs = sum(is_bomb(cards) for cards in turns)
        return net.choose([Position(hand, unseen, turns, bombs, options)])[0]

    return choose


def is_bomb(cards: int) -> bool:
    return cards == 0x11 << 52 or any(cards == 4 << 4 * rank for rank in range(13))


def answer(question: dict[str, Any], choose: Choose) -> str:
    """The action the player takes; nothing but the play is asked of it."""
    view, legal = question["view"], question["legal"]
    if view["phase"] != "play":
        return str(legal[0])
    turns = [cards_of(action) for seat, action in view["history"]]
    first = next((i for i, cards in enumerate(turns) if cards), len(turns))
    options: dict[int, str] = {}
    for action in legal:
        options.setdefault(cards_of(action), action)
    return options[list(options)[choose(parse_counts(view["hand"]), turns[first:], list(options))]]


def main() -> None:
    name, *rest = sys.argv[1:]
    choose = rlcard_player() if name == "rlcard" else douzero_player(Path(rest[0]))
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"id": question["id"], "action": answer(question, choose)}), flush=True)


if __name__ == "__main__":
    main()
