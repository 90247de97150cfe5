"""A player of 30 lines for the arena and the table: it plays its lowest cards and keeps its bombs. See players.md.

ddz-desktop arena --rules standard-three --a "exec:python docs/example_player.py" --b random --decks 20
"""

import json
import sys

RANKS = "3456789TJQKA2BR"


def value(action: str) -> float:
    """How much an action is liked: many low cards, no bomb; a bid is a matter of taste."""
    if not action.startswith("play "):
        return {"pass": -20.0, "decline": -20.0, "1": -5.0, "call": -5.0}.get(action, -30.0)
    _, kind, key, cards = action.split()
    bomb = kind in ("bomb", "rocket")
    return len(cards) - RANKS.index(key) - 100.0 * bomb


def main() -> None:
    for line in sys.stdin:
        question = json.loads(line)
        action = max(question["legal"], key=value)
        print(json.dumps({"id": question["id"], "action": action}), flush=True)


if __name__ == "__main__":
    main()
