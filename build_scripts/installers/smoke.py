"""Whether a frozen program is whole: started as people start it, away from the checkout and from any Python."""

from __future__ import annotations

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


STEPS = (
    Step("version", ("--version",), f"{NAME} {VERSION}, kernels: compiled"),
    Step("cases", ("cases", str(CASES)), "0 failed"),
    Step("simulate", ("simulate", "--rules", "all", "--hands", "1", "--seats", "strong,casual", "--jobs", "2"), ""),
    # the real window offscreen, a hand of each system in it, every asset, a sound, a table on loopback
    Step("self-test", ("self-test",), "everything is in order"),
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
            command, cwd=home, env=environment(home), capture_output=True, encoding="utf-8", timeout=PATIENCE_S,
            check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CommandError(f"{step.name}: {error}") from None
    if done.returncode or step.expected not in done.stdout or "Traceback" in done.stderr:
        raise CommandError(f"{step.name}: exit status {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def environment(home: Path) -> dict[str, str]:
    """What a person's session gives a program, with an empty home."""
    folders = {"HOME": home, "XDG_DATA_HOME": home / "data", "XDG_CONFIG_HOME": home / "config", "TMPDIR": home}
    kept = {name: value for name, value in os.environ.items() if name not in SECRET_NEEDS}
    return {**kept, **{name: str(place) for name, place in folders.items()}}
