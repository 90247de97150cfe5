"""How strong a run has become: measures its exported weights against opponents, as a table and as plots.

`python build_scripts/training/curve.py --folder RUN --against rlcard --against douzero:FOLDER` adds what is missing to
`curve.jsonl`, writes `curve.md` and, with `--plot`, `curves.png`. With `--watch` it looks again and again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from training.evaluate import measure
from training.families import FAMILIES


def exports(folder: Path, every: int) -> list[tuple[int, Path]]:
    """Of the weights of a run the first after each multiple of `every` samples, and the newest."""
    files = [(int(file.stem.rpartition("-")[2]), file) for file in sorted(folder.glob("average-*.npz"))]
    chosen: dict[int, tuple[int, Path]] = {}
    for samples, file in files:
        chosen.setdefault(samples // every, (samples, file))
    return sorted({*chosen.values(), *files[-1:]})


def opponent(name: str) -> str:
    """An opponent's name without its folder."""
    return name.partition(":")[0]


def lines_of(folder: Path) -> list[dict[str, Any]]:
    """What has been measured."""
    file = folder / "curve.jsonl"
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def measure_missing(folder: Path, against: list[str], decks: int, every: int, seed: int) -> None:
    """Measure each export against each opponent once; the table is written anew after each."""
    plan = json.loads((folder / "plan.json").read_text("utf-8"))
    rules = FAMILIES[plan["family"]].rulesets()[0]
    known = {(line["samples"], line["against"]) for line in lines_of(folder)}
    for samples, file in exports(folder, every):
        for name in against:
            if (samples, opponent(name)) in known:
                continue
            values = measure(rules, (str(file), name), decks, seed, plan["score_share"])
            rounded = {key: round(value, 4) for key, value in values.items()}
            line = {"samples": samples, "seconds_trained": seconds_at(folder, samples), "against": opponent(name)}
            with (folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
                curve.write(json.dumps({**line, **rounded}) + "\n")
            (folder / "curve.md").write_text(table(lines_of(folder)), "utf-8")


def seconds_at(folder: Path, samples: int) -> int | None:
    """How long the run had learned by then."""
    for line in (folder / "log.jsonl").read_text("utf-8").splitlines():
        values = json.loads(line)
        if values["samples"] >= samples:
            return int(values["seconds"])
    return None


def table(lines: list[dict[str, Any]]) -> str:
    """The curve in Markdown: a row for each export, a column for each opponent."""
    names = sorted({line["against"] for line in lines})
    rows = ["| samples | hours | " + " | ".join(f"{name}: WP / ADP (decks)" for name in names) + " |"]
    rows.append("|---|---|" + "---|" * len(names))
    for samples in sorted({line["samples"] for line in lines}):
        mine = {line["against"]: line for line in lines if line["samples"] == samples}
        seconds = next(iter(mine.values()))["seconds_trained"]
        hours = "" if seconds is None else f"{seconds / 3600:.2f}"
        cells = [_cell(mine.get(name)) for name in names]
        rows.append(f"| {samples / 1e6:.1f} M | {hours} | " + " | ".join(cells) + " |")
    return "\n".join(rows) + "\n"


def _cell(line: dict[str, Any] | None) -> str:
    if line is None:
        return ""
    wp, adp = f"{line['wp']:.3f} ± {line['wp_ci']:.3f}", f"{line['adp']:+.2f} ± {line['adp_ci']:.2f}"
    return f"{wp} / {adp} ({line['decks']})"


def plot(folder: Path) -> None:
    """Losses and strength over samples."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    log = [json.loads(line) for line in (folder / "log.jsonl").read_text("utf-8").splitlines()]
    curve = lines_of(folder)
    figure, axes = pyplot.subplots(2, 2, figsize=(12, 8), constrained_layout=True)
    for axis, names in ((axes[0][0], ("chance", "critic_chance")), (axes[0][1], ("sizes", "critic_sizes"))):
        for name in names:
            axis.plot([line["samples"] / 1e6 for line in log], [line[name] for line in log], label=name)
    for axis, value in ((axes[1][0], "wp"), (axes[1][1], "adp")):
        for name in sorted({line["against"] for line in curve}):
            mine = sorted((line for line in curve if line["against"] == name), key=lambda line: line["samples"])
            at, values = [line["samples"] / 1e6 for line in mine], [line[value] for line in mine]
            axis.errorbar(at, values, [line[f"{value}_ci"] for line in mine], label=f"{value} against {name}")
    for axis in axes.flat:
        axis.set_xlabel("million samples")
        axis.grid(alpha=0.3)
        if axis.get_legend_handles_labels()[0]:
            axis.legend()
    figure.savefig(folder / "curves.png", dpi=100)
    pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--against", action="append", default=[], help="as in evaluate.py; may be given again")
    parser.add_argument("--decks", type=int, default=1000)
    parser.add_argument("--every", type=float, default=8e6, metavar="SAMPLES")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--plot", action="store_true")
    parser.add_argument("--watch", type=float, metavar="SECONDS", help="look again after so long, for ever")
    given = parser.parse_args()
    while True:
        measure_missing(given.folder, given.against, given.decks, int(given.every), given.seed)
        if given.plot:
            plot(given.folder)
        if given.watch is None:
            return
        time.sleep(given.watch)


if __name__ == "__main__":
    main()
