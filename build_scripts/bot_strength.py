"""Fits what a hand is worth before the play, and writes `ddz_desktop/bots/strength_data.py`.

    PYTHONPATH=. python build_scripts/bot_strength.py [--hands 400] [--jobs 2] [SYSTEM ...]

The casual player plays itself, the holder of the marker card being landlord whatever he holds. Whether a side won is
fitted, by each part, as a logistic function of what the hand cost (`strength.hand_cost`). The lowest bid is worth a
chance that a hand reaches so often that about one deal in seven finds no landlord, but never more than an even chance,
and less where the strongest hand at the table wins more often than not.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterable
from functools import partial
from math import exp
from multiprocessing import Pool
from pathlib import Path

from ddz_desktop.bots.casual import CasualBot
from ddz_desktop.bots.hand_kernel import HandKernel
from ddz_desktop.bots.strength import chance, hand_cost, part_of
from ddz_desktop.bots.strength_data import OPENING, SIDES, Fit
from ddz_desktop.rules.action import Action, Answer, Say, Word
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.state import HandState, Phase
from ddz_desktop.rules.view import view_for

ROOT = Path(__file__).resolve().parent.parent
NO_LANDLORD = 0.15
RIDGE = 1e-3
QUIET = ("no", "none", "silent")
Sample = tuple[str, float, bool]
HEADER = '''"""Fitted numbers of `strength`: written by `build_scripts/bot_strength.py`, not by hand."""

from __future__ import annotations

from typing import NamedTuple


class Fit(NamedTuple):
    """A logistic function: its argument at cost 0 and by turn of cost."""

    at_none: float
    by_turn: float


'''


def quiet_action(options: tuple[Action, ...]) -> Action:
    """The lowest bid or call while nobody has bid, else no more; no to every extra decision."""
    words = {option.word for option in options if isinstance(option, Say)}
    if words:
        first = Word.CALL in words or Word.ONE in words
        wanted = (Word.ONE, Word.CALL) if first else (Word.PASS, Word.DECLINE)
        return Say(next(word for word in wanted if word in words))
    return next(option for option in options if isinstance(option, Answer) and option.value in QUIET)


def to_the_play(engine: Engine, state: HandState) -> HandState:
    """The state in which the first seat is landlord at the lowest bid and nothing extra was done."""
    while state.phase is not Phase.PLAY:
        seat = state.to_act[0]
        state, _ = engine.apply(state, seat, quiet_action(engine.options(state, seat)))
    return state


def samples_of(system: str, seed: int) -> list[Sample]:
    """One hand: for every seat (part, cost, whether its side won); `dealt` for the costs of the hands as dealt."""
    rules = CATALOG[system]
    engine, kernel, rng = Engine(rules), HandKernel(), random.Random(f"{system}/{seed}")
    state, _ = engine.start(random_deal(rules, rng))
    samples: list[Sample] = []
    seats = range(rules.seats)
    if not rules.hidden_landlord:
        costs = [hand_cost(view_for(state, seat, ()), seat, kernel) for seat in seats]
        samples += [("dealt", cost, False) for cost in costs]
    first = state.deal.first
    state = to_the_play(engine, state)
    views = [view_for(state, seat, ()) for seat in seats]
    before = [(part_of(view, seat), hand_cost(view, seat, kernel)) for seat, view in enumerate(views)]
    bots = [CasualBot(random.Random(rng.random())) for _ in seats]
    while state.settlement is None:
        seat = state.to_act[0]
        action = bots[seat].decide(view_for(state, seat, engine.options(state, seat)))
        state, _ = engine.apply(state, seat, action)
    winners = state.settlement.winners
    if samples:
        samples.append(("auction", costs[first], first in winners))
    return samples + [(part, cost, seat in winners) for seat, (part, cost) in enumerate(before)]


def fitted(samples: Iterable[tuple[float, bool]]) -> Fit:
    """The logistic function of cost that fits best, by Newton's method."""
    points = list(samples)
    at_none, by_turn = 0.0, 0.0
    for _ in range(30):
        gradient, hessian = [-RIDGE * at_none, -RIDGE * by_turn], [RIDGE, 0.0, RIDGE]
        for cost, won in points:
            predicted = 1.0 / (1.0 + exp(-(at_none + by_turn * cost)))
            gradient[0] += won - predicted
            gradient[1] += (won - predicted) * cost
            weight = predicted * (1.0 - predicted)
            hessian[0] += weight
            hessian[1] += weight * cost
            hessian[2] += weight * cost * cost
        determinant = hessian[0] * hessian[2] - hessian[1] ** 2
        at_none += (hessian[2] * gradient[0] - hessian[1] * gradient[1]) / determinant
        by_turn += (hessian[0] * gradient[1] - hessian[1] * gradient[0]) / determinant
    return Fit(round(at_none, 3), round(by_turn, 4))


def opening(fit: Fit, costs: list[float], seats: int, played: list[tuple[float, bool]]) -> float:
    """The chance above which a hand is worth the lowest bid.

    `costs`: of hands as dealt; `played`: of landlords' hands, and whether they won. A landlord gets something from
    everybody else, one of his farmers pays or gets a single share: where the strongest of the hands wins more often
    than not, it is worth less than an even chance not to play against it.
    """
    strongest = sorted(played)[: len(played) // seats]
    wins = sum(won for _, won in strongest) / len(strongest)
    even = 0.5 - max(0.0, wins - 0.5) / (seats - 1)
    chances = sorted(chance(fit, cost) for cost in costs)
    return round(min(even, chances[int(NO_LANDLORD ** (1 / seats) * len(chances))]), 3)


def write(openings: dict[str, float], sides: dict[str, dict[str, Fit]]) -> None:
    lines = ["OPENING: dict[str, float] = {"]
    lines += [f'    "{system}": {openings[system]},' for system in CATALOG]
    lines += ["}", "", "SIDES: dict[str, dict[str, Fit]] = {"]
    for system in CATALOG:
        lines.append(f'    "{system}": {{')
        lines += [f'        "{part}": Fit({fit.at_none}, {fit.by_turn}),' for part, fit in sides[system].items()]
        lines.append("    },")
    lines.append("}")
    (ROOT / "ddz_desktop/bots/strength_data.py").write_text(HEADER + "\n".join(lines) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("systems", nargs="*", default=list(CATALOG), metavar="SYSTEM")
    parser.add_argument("--hands", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    openings, sides = dict(OPENING), dict(SIDES)
    with Pool(arguments.jobs) as pool:
        for system in arguments.systems:
            by_part: dict[str, list[tuple[float, bool]]] = defaultdict(list)
            for samples in pool.imap(partial(samples_of, system), range(arguments.hands), 10):
                for part, cost, won in samples:
                    by_part[part].append((cost, won))
            dealt = [cost for cost, _ in by_part.pop("dealt", [])]
            sides[system] = {part: fitted(points) for part, points in sorted(by_part.items())}
            shares = {part: sum(won for _, won in points) / len(points) for part, points in sorted(by_part.items())}
            if dealt:
                fit, seats = sides[system]["auction"], CATALOG[system].seats
                openings[system] = opening(fit, dealt, seats, by_part["auction"])
            print(system, *(f"{part} wins {share:.3f}" for part, share in shares.items()), f"opens {openings[system]}")
    write(openings, sides)


if __name__ == "__main__":
    main()
