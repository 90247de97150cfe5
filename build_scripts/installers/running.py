"""Starting the tools that make and try packages, and telling what they work on."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from devtools.project import ROOT, CommandError


def run(command: list[str], environment: dict[str, str] | None = None, folder: Path = ROOT) -> str:
    """What the tool prints. Raises CommandError with its last words when it fails or is not there."""
    try:
        done = subprocess.run(
            command, cwd=folder, env={**os.environ, **(environment or {})}, capture_output=True, encoding="utf-8",
            errors="replace", check=False,
        )  # fmt: skip
    except FileNotFoundError:
        raise CommandError(f"there is no {command[0]}; install it and start again") from None
    if done.returncode:
        raise CommandError(f"`{' '.join(command[:4])}` failed:\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout


def is_elf(file: Path) -> bool:
    """Whether it is a program or a library of Linux."""
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"
