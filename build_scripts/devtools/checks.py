"""What `dev.py check` runs before anything is tested: one line of output for each, the details where one fails."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from devtools.project import ROOT, child_environment, say

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Check:
    """A program that exits 0 when all is well, run in the checkout by the environment's Python."""

    name: str
    arguments: tuple[str, ...]


CHECKS = (
    Check("format", ("-m", "ruff", "format", "--check", "--quiet", ".")),
    Check("lint", ("-m", "ruff", "check", "--quiet", ".")),
    Check("types", ("-m", "mypy", "--no-error-summary")),
    Check("imports", ("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")),
)


def run(names: Sequence[str] = ()) -> int:
    """Runs the named checks, all of them without names; returns 1 when one fails."""
    wanted = [check for check in CHECKS if not names or check.name in names]
    failed = [check.name for check in wanted if not _passes(check)]
    say(f"check: {', '.join(failed)} failed" if failed else f"check: {', '.join(check.name for check in wanted)} ok")
    return 1 if failed else 0


def _passes(check: Check) -> bool:
    command = [sys.executable, *check.arguments]
    done = subprocess.run(command, cwd=ROOT, env=child_environment(), capture_output=True, text=True, check=False)
    if done.returncode:
        say(f"--- {check.name}\n{(done.stdout + done.stderr).strip()}")
    return done.returncode == 0
