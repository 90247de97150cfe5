"""`simulate`: let bots play, and say how often each role wins and what it gets."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from tqdm import tqdm

from ddz_desktop.app.arguments import chosen_ruleset, positive_number, print_json
from ddz_desktop.app.problem import Problem, SubParsers, add_json
from ddz_desktop.app.processes import shared_out, usual_jobs
from ddz_desktop.app.simulation import BATCH_HANDS, Batch, Sample, SimulationFault, Tally, batches, play_batch
from ddz_desktop.app.tables import table_lines
from ddz_desktop.bots.registry import BOT_NAMES
from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.rules.state import Role

ROLES = (Role.LANDLORD, Role.HIDDEN_LANDLORD, Role.FARMER)

NOTE = "95 % intervals from one value a hand and role: Wilson's for wins, the normal one for points."

PlayAll = Callable[[Iterable[Batch]], Iterable[Tally]]


def add_to(commands: SubParsers) -> None:
    parser = commands.add_parser("simulate", help="let bots play hands and count who wins", epilog=NOTE)
    parser.add_argument("--rules", required=True, metavar="ID", help="a rule system, or all of them with `all`")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="change an option of it; may be repeated"
    )
    parser.add_argument("--hands", required=True, type=positive_number, metavar="N", help="hands of each system")
    parser.add_argument(
        "--seats",
        default="casual",
        metavar="NAME,…",
        help=f"bots by seat, repeated round the table: {', '.join(BOT_NAMES)}",
    )
    parser.add_argument("--seed", default="0", metavar="S", help="any text; the same one gives the same hands (0)")
    parser.add_argument("--jobs", type=positive_number, metavar="J", help="processes; as many as there are processors")
    parser.add_argument("--out", type=Path, metavar="DIR", help="write a record of each hand here")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    systems = _systems(arguments.rules, arguments.option)
    seats = {rules.id: _seats(rules, arguments.seats) for rules in systems}
    if arguments.out is not None:
        arguments.out.mkdir(parents=True, exist_ok=True)
    jobs = usual_jobs(arguments.jobs, -(-arguments.hands // BATCH_HANDS))
    work = {
        rules.id: batches(rules, seats[rules.id], arguments.seed, arguments.hands, arguments.out) for rules in systems
    }
    quiet = arguments.json and not sys.stderr.isatty()
    try:
        with shared_out(play_batch, jobs) as play_all:
            results = _play(work, play_all, arguments.hands * len(systems), quiet)
    except (SimulationFault, BrokenProcessPool) as fault:
        print(f"ddz-desktop: {fault}", file=sys.stderr)
        return 1
    if arguments.json:
        print_json(results)
    else:
        _print_table(results)
    return 0


def _systems(name: str, options: list[str]) -> list[RuleSet]:
    if name == "all":
        if options:
            raise Problem("--option goes with one rule system, not with all")
        return list(CATALOG.values())
    return [chosen_ruleset(name, options)]


def _seats(rules: RuleSet, text: str) -> tuple[str, ...]:
    names = text.split(",")
    unknown = [name for name in names if name not in BOT_NAMES]
    if unknown:
        raise Problem(f"there is no bot {unknown[0]!r}; the bots are {', '.join(BOT_NAMES)}")
    if len(names) > rules.seats:
        raise Problem(f"{rules.id} has {rules.seats} seats, not {len(names)}")
    return tuple(names[seat % len(names)] for seat in range(rules.seats))


def _play(work: dict[str, Iterator[Batch]], play_all: PlayAll, hands: int, quiet: bool) -> dict[str, Any]:
    results: dict[str, Any] = {}
    with tqdm(total=hands, unit=" hands", file=sys.stderr, disable=quiet, dynamic_ncols=True) as bar:
        for system, pieces in work.items():
            bar.set_description(system)
            began = time.perf_counter()
            tally = Tally()
            for part in play_all(pieces):
                tally.merge(part)
                bar.update(part.hands)
            results[system] = _result(tally, time.perf_counter() - began)
    return results


def _result(tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "hands": tally.hands,
        "redeals": tally.redeals,
        "hands_per_second": round(tally.hands / seconds, 2),
        "roles": {role.value: _role_result(tally.roles[role]) for role in ROLES if role in tally.roles},
    }


def _role_result(sample: Sample) -> dict[str, Any]:
    interval = sample.points_interval()
    return {
        "win": sample.wins / sample.hands,
        "win_ci": list(sample.win_interval()),
        "points": sample.points / sample.hands,
        "points_ci": None if interval is None else list(interval),
    }


def _print_table(results: dict[str, Any]) -> None:
    rows = [("system", "hands", "redeals", "hands/s", "role", "wins", "", "points", "")]
    for system, result in results.items():
        head = (system, str(result["hands"]), str(result["redeals"]), f"{result['hands_per_second']:.1f}")
        for role, sample in result["roles"].items():
            rows.append((*head, role, *_cells(sample)))
            head = ("", "", "", "")
    print("\n".join(table_lines(rows, right=frozenset({1, 2, 3, 5, 7}))))
    print(NOTE)


def _cells(sample: dict[str, Any]) -> tuple[str, str, str, str]:
    low, high = sample["win_ci"]
    points = sample["points_ci"]
    return (
        f"{sample['win']:.1%}",
        f"[{low:.1%}, {high:.1%}]",
        f"{sample['points']:+.3f}",
        "" if points is None else f"[{points[0]:+.3f}, {points[1]:+.3f}]",
    )
