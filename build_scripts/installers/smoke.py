"""Whether a frozen program is whole: started as people start it, away from the checkout and from any Python."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from devtools.project import ROOT, CommandError, say
from installers.identity import NAME, VERSION

CASES = ROOT / "tests" / "cases" / "yixing-classic.jsonl"
PATIENCE_S = 600
SECRET_NEEDS = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "DISPLAY", "WAYLAND_DISPLAY", "DDZ_KERNELS", "DDZ_RESOURCES")
"""Variables that could lend a frozen program what it lacks."""


@dataclass(frozen=True)
class Step:
    """One start of the program: its arguments, and what its output must contain."""

    name: str
    arguments: tuple[str, ...]
    expected: str
    environment: tuple[tuple[str, str], ...] = ()


STEPS = (
    Step("version", ("--version",), f"{NAME} {VERSION}, kernels: compiled"),
    Step("cases", ("cases", str(CASES)), "0 failed"),
    Step("simulate", ("simulate", "--rules", "all", "--hands", "1", "--seats", "strong,casual", "--jobs", "2"), ""),
    # a hand in the real window, drawn offscreen
    Step("window", (), "The pictures of the window", (("DDZ_DEV_RUN", "1"), ("QT_QPA_PLATFORM", ""))),
)


def check(program: Path) -> None:
    """Runs all steps. Raises CommandError with the output of the first that fails."""
    with tempfile.TemporaryDirectory(prefix=f"{NAME} 检查 ") as home:  # as a person may be called
        for step in STEPS:
            output = _run(program, step, Path(home))
            say(f"{step.name}: ok")
            if step.name == "version":
                say(f"  {output.strip()}")


def _run(program: Path, step: Step, home: Path) -> str:
    command = [str(program), *step.arguments]
    try:
        done = subprocess.run(
            command, cwd=home, env=environment(home, step), capture_output=True, encoding="utf-8", timeout=PATIENCE_S,
            check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CommandError(f"{step.name}: {error}") from None
    if done.returncode or step.expected not in done.stdout or "Traceback" in done.stderr:
        raise CommandError(f"{step.name}: exit status {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def environment(home: Path, step: Step) -> dict[str, str]:
    """What a person's session gives a program, with an empty home."""
    folders = {"HOME": home, "XDG_DATA_HOME": home / "data", "XDG_CONFIG_HOME": home / "config", "TMPDIR": home}
    kept = {name: value for name, value in os.environ.items() if name not in SECRET_NEEDS}
    return {**kept, **{name: str(place) for name, place in folders.items()}, **dict(step.environment)}


def report(program: Path) -> dict[str, str]:
    """What the program says of itself. Raises CommandError when it cannot be started."""
    done = subprocess.run([str(program), "--version", "--json"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise CommandError(f"{program}: {done.stderr}")
    answer: dict[str, str] = json.loads(done.stdout)
    return answer
