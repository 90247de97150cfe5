"""The ladder of all levels and of other programs, and the learning curves, in one page: `docs/ladder.md`.

    python build_scripts/training/ladder.py [--decks 400] [--system ID] [--only TEXT] [--peer "rlcard=exec:COMMAND"]

Every contest is one file of results in `docs/ladder/`, with the commit it was played at; what is there is not played
again, and a contest that was interrupted goes on. The page is written anew after each; curves of runs whose folders are
gone stay on it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tqdm import tqdm

from ddz_desktop.rules.catalog import CATALOG
from training.curve import lines_of, table

ROOT = Path(__file__).resolve().parents[2]
CURVE = "## Learning curve of "
LEVELS = ("master", "strong", "casual", "novice", "random")
PEERS_SYSTEM = "standard-three"
MASTERS_BUDGET = 0.15


class Contest(NamedTuple):
    """Two players by the names they have on the page; `commands`: what the arena calls them."""

    system: str
    a: str
    b: str
    auction: bool
    options: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        return "-".join((self.system, self.a, self.b, *(() if self.auction else ("plain",)))) + ".json"


def contests(systems: Sequence[str], peers: Sequence[str]) -> list[Contest]:
    """Each level against the next lower one, strong against random without auction, levels against other programs."""
    found = [Contest(system, *pair, True) for system in systems for pair in pairwise(LEVELS)]
    found += [Contest(system, "strong", "random", False) for system in systems]
    strict = ("wings=strict",)
    found += [Contest(PEERS_SYSTEM, level, peer, False, strict) for peer in peers for level in LEVELS[:3]]
    return found


def commit() -> str:
    """The commit of the checkout, marked where something but the docs, which this writes, is not committed."""
    git = ["git", "-C", str(ROOT)]
    told = subprocess.run([*git, "rev-parse", "--short=10", "HEAD"], capture_output=True, text=True, check=False)
    if told.returncode:
        return "unknown"
    changes = subprocess.run([*git, "diff", "--quiet", "HEAD", "--", ".", ":!docs"], check=False)
    return told.stdout.strip() + ("-dirty" if changes.returncode else "")


def play(contest: Contest, commands: dict[str, str], decks: int, jobs: int, folder: Path) -> None:
    """Play a contest to its end and keep its result."""
    work = (folder / contest.file).with_suffix(".jsonl")
    words = [sys.executable, "-m", "ddz_desktop", "arena", "--rules", contest.system, "--json", "--out", str(work)]
    for side, name in (("--a", contest.a), ("--b", contest.b)):
        words += [side, commands.get(name, name)]
    words += [word for option in contest.options for word in ("--option", option)]
    words += ["--decks", str(decks), "--jobs", str(jobs), "--budget", str(MASTERS_BUDGET)]
    words += [] if contest.auction else ["--no-auction"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr)
    result = {"contest": contest._asdict(), "commit": commit(), **json.loads(done.stdout)}
    (folder / contest.file).write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    work.unlink()


def kept(folder: Path) -> list[dict[str, Any]]:
    """All results, by file name."""
    return [json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.json"))]


def curves_on(goal: Path) -> dict[str, str]:
    """The tables of learning curves that stand on a page, by the names of their runs."""
    text = goal.read_text("utf-8") if goal.exists() else ""
    sections = (section.partition("\n\n") for section in text.split(CURVE)[1:])
    return {name.strip("`"): rows.rstrip() for name, _, rows in sections}


def page(results: Sequence[dict[str, Any]], curves: dict[str, str]) -> str:
    """The page in Markdown; `curves`: tables of learning curves, by the names of their runs."""
    lines = [
        "# The ladder",
        "",
        "Written by `build_scripts/training/ladder.py`; how it is measured stands in [players.md](players.md).",
        f"Intervals are 95 % over decks; the master may think for {MASTERS_BUDGET:g} s. `ms` is the mean time of a",
        "decision of the first player.",
        "",
        "## With auction: each level against the next lower one",
        "",
        "| system | players | decks | points | WP | ms | commit |",
        "|---|---|---|---|---|---|---|",
        *_rows([result for result in results if result["contest"]["auction"]], "points"),
        "",
        "## Without auction",
        "",
        "| system | players | decks | ADP | WP | ms | commit |",
        "|---|---|---|---|---|---|---|",
        *_rows([result for result in results if not result["contest"]["auction"]], "adp"),
    ]
    for name, rows in curves.items():
        lines += ["", f"{CURVE}`{name}`", "", rows]
    return "\n".join(lines) + "\n"


def _rows(results: Sequence[dict[str, Any]], score: str) -> list[str]:
    rows = []
    for result in results:
        contest = result["contest"]
        players = f"{contest['a']} – {contest['b']}"
        system = " ".join((contest["system"], *contest["options"]))
        cells = [system, players, str(result["decks"]), _cell(result, score, 2), _cell(result, "wp", 3)]
        rows.append("| " + " | ".join([*cells, f"{result['ms']:.1f}", result["commit"]]) + " |")
    return rows


def _cell(result: dict[str, Any], name: str, digits: int) -> str:
    interval = result[f"{name}_ci"]
    half = "" if interval is None else f" ± {(interval[1] - interval[0]) / 2:.{digits}f}"
    return f"{result[name]:.{digits}f}{half}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decks", type=int, default=400)
    parser.add_argument("--system", action="append", choices=CATALOG, help="only these; may be given again")
    parser.add_argument("--only", default="", metavar="TEXT", help="contests whose files have this in their names")
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=exec:COMMAND", help="another program")
    parser.add_argument("--run", action="append", default=[], type=Path, metavar="FOLDER", help="a training run")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "ladder")
    parser.add_argument("--page-only", action="store_true", help="play nothing")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    commands = dict(peer.split("=", 1) for peer in given.peer)
    known = contests(given.system or list(CATALOG), list(commands))
    wanted = [contest for contest in known if given.only in contest.file]
    missing = [] if given.page_only else [contest for contest in wanted if not (given.folder / contest.file).exists()]
    goal = given.folder.with_suffix(".md")
    curves = curves_on(goal) | {run.name: table(lines_of(run)).rstrip() for run in given.run}
    for contest in tqdm(missing, unit=" contests"):
        play(contest, commands, given.decks, given.jobs, given.folder)
        goal.write_text(page(kept(given.folder), curves), "utf-8")
    goal.write_text(page(kept(given.folder), curves), "utf-8")


if __name__ == "__main__":
    main()
