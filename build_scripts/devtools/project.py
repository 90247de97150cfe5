"""Where things lie, how to talk to the person, and the one error that ends a command with a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
REQUIREMENTS = ROOT / "requirements"


class CommandError(Exception):
    """Ends the command: the sentence for the person and the exit status."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


def say(sentence: str) -> None:
    """Tells the person what happens. On stderr, because stdout belongs to the program that `run` starts."""
    print(sentence, file=sys.stderr, flush=True)


def child_environment(**changes: str) -> dict[str, str]:
    """The environment for a program we start: UTF-8 everywhere, the checkout importable, and the changes given."""
    paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
    common = {"PYTHONUTF8": "1", "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    return {**os.environ, **common, **changes}


def hand_over(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Becomes the given program where the system can do that; else runs it and returns its exit status."""
    if os.name == "posix":
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(command[0], list(command), dict(environment))
    with subprocess.Popen(list(command), env=dict(environment)) as program:
        while True:
            try:
                return program.wait()
            except KeyboardInterrupt:  # the program gets Ctrl-C too and decides itself how to end
                continue
