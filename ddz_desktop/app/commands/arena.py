"""`arena`: two players on the same decks, each deck both ways, and how sure the difference is."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from tqdm import tqdm

from ddz_desktop.app.arena import Contest, DeckResult, Side, play_deck
from ddz_desktop.app.arena_plot import plot
from ddz_desktop.app.arguments import add_ruleset, chosen_ruleset, positive_number, print_json
from ddz_desktop.app.cluster import LOCAL, ClusterError, shared_over_cluster
from ddz_desktop.app.opponents import EXEC, check_name, maker
from ddz_desktop.app.problem import Problem, SubParsers, add_json
from ddz_desktop.app.processes import shared_out, usual_jobs
from ddz_desktop.app.tables import table_lines
from ddz_desktop.bots.registry import BOT_NAMES, BUDGET_S
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.notation import parse_ruleset, ruleset_text
from ddz_desktop.rules.ruleset import RuleSet
from ddz_desktop.storage.intervals import mean_interval

PlayAll: TypeAlias = Callable[[Iterable["Piece"]], Iterator[list[DeckResult]]]
BATCH_DECKS = 4
NOTE = "95 % intervals over decks. WP: share of hands won by A's side; see `docs/players.md` for ADP and points."


class Piece(Struct, frozen=True):
    """Some decks of a contest."""

    contest: Contest
    decks: tuple[int, ...]


def add_to(commands: SubParsers) -> None:
    names = f"{', '.join(BOT_NAMES)}, or {EXEC}COMMAND for a program that plays"
    parser = commands.add_parser("arena", help="measure two players against each other", epilog=NOTE)
    add_ruleset(parser, wild=False)
    parser.add_argument("--a", required=True, metavar="NAME", help=names)
    parser.add_argument("--b", required=True, metavar="NAME", help="whom A plays against")
    parser.add_argument("--decks", required=True, type=positive_number, metavar="N", help="each is played both ways")
    parser.add_argument(
        "--no-auction",
        action="store_true",
        help="A as landlord against B's farmers and the reverse; else A alone at a seat against B's and the reverse",
    )
    parser.add_argument("--seed", default="0", metavar="S", help="any text; the same one gives the same decks (0)")
    parser.add_argument(
        "--budget", type=_seconds, default=BUDGET_S, metavar="SECONDS", help=f"to think about a decision ({BUDGET_S})"
    )
    parser.add_argument("--jobs", type=positive_number, metavar="J", help="processes; one for each processor")
    parser.add_argument("--cluster", metavar="ADDRESS", help=f"a Ray cluster's processors: HOST:PORT, or {LOCAL}")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep each deck's result here, and go on from it")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the results, as .png or .svg")
    add_json(parser)
    parser.set_defaults(run=run)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 60:
        raise argparse.ArgumentTypeError("a budget is 0.001 to 60 seconds")
    return seconds


def run(arguments: argparse.Namespace) -> int:
    rules = chosen_ruleset(arguments.rules, arguments.option)
    names = check_name(arguments.a), check_name(arguments.b)
    contest = Contest(ruleset_text(rules), *names, arguments.seed, not arguments.no_auction, arguments.budget)
    results = _kept(arguments.out, contest)
    missing = [deck for deck in range(arguments.decks) if deck not in results]
    pieces = [Piece(contest, tuple(missing[at : at + BATCH_DECKS])) for at in range(0, len(missing), BATCH_DECKS)]
    quiet = arguments.json and not sys.stderr.isatty()
    try:
        with (
            _shared_out(arguments.cluster, arguments.jobs, len(pieces)) as play_all,
            tqdm(total=arguments.decks, initial=arguments.decks - len(missing), unit=" decks", disable=quiet) as bar,
        ):
            for played in play_all(pieces):
                _keep(arguments.out, played)
                results |= {result.deck: result for result in played}
                bar.update(len(played))
    except (BrokenProcessPool, ClusterError) as fault:
        print(f"ddz-desktop: {fault}", file=sys.stderr)
        return 1
    finally:
        _ready.cache_clear()  # players that are programs end with it
    wanted = [results[deck] for deck in range(arguments.decks)]
    if arguments.plot is not None:
        plot(contest, wanted, arguments.plot)
    if arguments.json:
        print_json(summary(contest, wanted))
    else:
        _print_table(rules, contest, wanted)
    return 0


def _shared_out(cluster: str | None, jobs: int | None, pieces: int) -> AbstractContextManager[PlayAll]:
    if cluster is None:
        return shared_out(play_piece, usual_jobs(jobs, pieces))
    return shared_over_cluster(play_piece, cluster, jobs)


def play_piece(piece: Piece) -> list[DeckResult]:
    """Plays some decks, with the process's own players."""
    engine, sides = _ready(piece.contest)
    return [play_deck(piece.contest, engine, sides, deck) for deck in piece.decks]


@lru_cache(maxsize=1)
def _ready(contest: Contest) -> tuple[Engine, tuple[Side, Side]]:
    a, b = (Side(maker(name, contest.seconds)) for name in (contest.a, contest.b))
    return Engine(parse_ruleset(contest.rules_text)), (a, b)


# Results in a file


def _head(contest: Contest) -> dict[str, Any]:
    return {
        "arena": 1,
        "rules": contest.rules_text,
        "a": contest.a,
        "b": contest.b,
        "seed": contest.seed,
        "auction": contest.auction,
        "budget": contest.seconds,
    }


def _kept(file: Path | None, contest: Contest) -> dict[int, DeckResult]:
    """The decks of an earlier run, by number; a new file gets its first line. A last line cut short is dropped."""
    if file is None:
        return {}
    if not file.exists() or not file.stat().st_size:
        file.write_text(json.dumps(_head(contest)) + "\n", "utf-8")
        return {}
    text = file.read_text("utf-8")
    lines = text.split("\n")
    try:
        head = json.loads(lines[0])
        results = [msgspec.json.decode(line, type=DeckResult) for line in lines[1:-1] if line]
    except (ValueError, msgspec.ValidationError) as error:
        raise Problem(f"{file} holds no results of an arena: {error}") from error
    if head != _head(contest):
        raise Problem(
            f"{file} holds results of another contest; give another file, or the same players, rules and seed"
        )
    if lines[-1]:
        with file.open("r+b") as cut:
            cut.truncate(len(text.encode()) - len(lines[-1].encode()))
    return {result.deck: result for result in results}


def _keep(file: Path | None, results: Sequence[DeckResult]) -> None:
    if file is not None:
        with file.open("ab") as kept:
            kept.write(b"".join(msgspec.json.encode(result) + b"\n" for result in results))


# What is told


def summary(contest: Contest, results: Sequence[DeckResult]) -> dict[str, Any]:
    """The result in numbers; `None` for what the way of playing does not measure. `ms`: mean time of A's decisions."""
    wp, wp_ci = _mean([result.wins for result in results])
    score, score_ci = _mean([result.score for result in results])
    times = [ms for result in results for ms in result.ms_a]
    return {
        "decks": len(results),
        "wp": wp,
        "wp_ci": wp_ci,
        "adp": None if contest.auction else score,
        "adp_ci": None if contest.auction else score_ci,
        "points": score if contest.auction else None,
        "points_ci": score_ci if contest.auction else None,
        "ms": round(statistics.fmean(times), 3) if times else None,
    }


def _mean(values: Sequence[float]) -> tuple[float, list[float] | None]:
    interval = mean_interval(len(values), sum(values), sum(value * value for value in values))
    return sum(values) / len(values), None if interval is None else list(interval)


def _print_table(rules: RuleSet, contest: Contest, results: Sequence[DeckResult]) -> None:
    told = summary(contest, results)
    rows = [("", "A", "", "")]
    rows.append(("WP", f"{told['wp']:.4f}", *_bounds(told["wp_ci"], 4)))
    name = "points" if contest.auction else "ADP"
    rows.append((name, f"{told[name.lower()]:+.3f}", *_bounds(told[f"{name.lower()}_ci"], 3)))
    print(f"{rules.id}: {contest.a} against {contest.b}, {told['decks']} decks")
    print("\n".join(table_lines(rows, right=frozenset({1, 2, 3}))))
    for name, side in (("A", [result.ms_a for result in results]), ("B", [result.ms_b for result in results])):
        print(f"{name} thinks {_times([ms for times in side for ms in times])}")
    print(NOTE)


def _bounds(interval: list[float] | None, digits: int) -> tuple[str, str]:
    return ("", "") if interval is None else (f"{interval[0]:+.{digits}f}", f"{interval[1]:+.{digits}f}")


def _times(times: Sequence[float]) -> str:
    if not times:
        return "about nothing"
    ordered = sorted(times)
    at = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.99)]
    return f"{statistics.fmean(times):.1f} ms a decision, median {at[0]:.1f}, 99 of 100 within {at[1]:.1f}"
