"""Measures two players against each other without an auction, each deck both ways (DouZero's protocol).

A landlord against B farmers and the reverse on the same deck. WP: hands won by A's side; ADP: mean points difference a
hand, the landlord winning or losing 2·2^b, a farmer 1·2^b, b being the bombs and rockets played by anybody. With hidden
roles both landlords are one side.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tqdm import tqdm

from ddz_desktop.bots.learned.table_kernel import Tables
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.options import parse_option
from ddz_desktop.rules.ruleset import RuleSet
from training.players import Player, player


class Duel:
    """Two players at the slots of a table: in slot 2d A has the landlord's side of deck d, in slot 2d + 1 B."""

    def __init__(self, rules: RuleSet, decks: int, seed: int) -> None:
        self.rules = rules
        self.decks = decks
        self.tables = Tables(rules, 2 * decks, 4096, seed)
        if not rules.wild_ranks and rules.decks == 1:  # other programs know these games, and choose among all plays
            self.tables.keep_all()
        dealer = Tables(rules, 1, 1, seed)
        for deck in range(decks):
            dealer.deal(0)
            start = dealer.start_of(0)
            for slot in (2 * deck, 2 * deck + 1):
                self.tables.set_hand(slot, *start)

    def side(self, slot: int) -> int:
        """Whose turn it is: 0 for A, 1 for B."""
        return (slot % 2) ^ (not self.tables.landlords_turn(slot))

    def play(self, players: Sequence[Player]) -> list[tuple[float, float]]:
        """Plays all hands; for each deck A's share of wins and mean points of its two hands."""
        open_slots = list(range(2 * self.decks))
        with tqdm(total=len(open_slots), unit="hand", leave=False) as bar:
            while open_slots:
                for number, who in enumerate(players):
                    mine = [slot for slot in open_slots if self.side(slot) == number]
                    self._turn(who, mine)
                    still = [slot for slot in open_slots if self.tables.result(slot) is None]
                    bar.update(len(open_slots) - len(still))
                    open_slots = still
        return [self._outcome(deck) for deck in range(self.decks)]

    def _turn(self, who: Player, slots: list[int]) -> None:
        options = [self.tables.options_at(slot) for slot in slots]
        asked = [index for index, choices in enumerate(options) if len(choices) > 1]
        chosen = [choices[0] for choices in options]
        if asked:
            answers = who.choose(self.tables, [slots[i] for i in asked], [options[i] for i in asked])
            for index, answer in zip(asked, answers, strict=True):
                chosen[index] = answer
        for slot, option in zip(slots, chosen, strict=True):
            self.tables.act(slot, *option)

    def _outcome(self, deck: int) -> tuple[float, float]:
        wins, points = 0.0, 0.0
        for side in range(2):
            result = self.tables.result(2 * deck + side)
            assert result is not None
            _, landlord_won, size = result
            won = bool(landlord_won) ^ (side == 1)
            wins += won
            points += (self.rules.seats - 1) * size * (1 if won else -1)
        return wins / 2, points / 2


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Mean and half of the 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def measure(
    rules: RuleSet, names: tuple[str, str], decks: int, seed: int, score_share: float = 0.5
) -> dict[str, float]:
    """WP and ADP of the first player against the second."""
    begun = time.monotonic()
    duel = Duel(rules, decks, seed)
    results = duel.play([player(name, rules, seed + place, score_share) for place, name in enumerate(names)])
    wp, wp_ci = interval([wins for wins, _ in results])
    adp, adp_ci = interval([points for _, points in results])
    seconds = time.monotonic() - begun
    return {"decks": decks, "wp": wp, "wp_ci": wp_ci, "adp": adp, "adp_ci": adp_ci, "seconds": seconds}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="standard-three")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="default: wings=strict")
    parser.add_argument("--a", required=True, help="random, rlcard, douzero:FOLDER or a weights file")
    parser.add_argument("--b", required=True)
    parser.add_argument("--decks", type=int, default=500)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--score-share", type=float, default=0.5, help="how much of what networks maximise are points")
    given = parser.parse_args()
    changes = given.set or (["wings=strict"] if given.rules == "standard-three" else [])
    pairs = [change.partition("=") for change in changes]
    rules = ruleset(given.rules, {name: parse_option(name, value) for name, _, value in pairs})
    values = measure(rules, (given.a, given.b), given.decks, given.seed, given.score_share)
    print(json.dumps({name: round(value, 4) for name, value in values.items()}))


if __name__ == "__main__":
    main()
