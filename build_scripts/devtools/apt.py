"""Debian's and Ubuntu's package manager: installing what is missing as root, naming the exact command otherwise."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

from devtools.project import CommandError, say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def is_available() -> bool:
    """Whether this is a system with apt."""
    return shutil.which("apt-get") is not None


def knows(package: str) -> bool:
    """Whether the package lists contain a package of exactly this name."""
    answer = subprocess.run(["apt-cache", "show", package], capture_output=True, check=False)
    return answer.returncode == 0


def command(packages: Sequence[str]) -> str:
    """The command for a person to type."""
    return f"sudo apt-get update && sudo apt-get install -y --no-install-recommends {' '.join(packages)}"


def update() -> None:
    """Brings the package lists up to date."""
    _run("update")


def install(packages: Sequence[str]) -> None:
    """Installs the packages; raises CommandError with the command when apt fails."""
    say(f"installing {' '.join(packages)}")
    _run("install", "-y", "--no-install-recommends", *packages)


def ensure_tools(tools: Mapping[str, str]) -> None:
    """Installs missing commands, given with their packages; raises CommandError where that cannot be done."""
    missing = sorted({package for tool, package in tools.items() if shutil.which(tool) is None})
    if not missing:
        return
    if not is_available():
        raise CommandError(f"this needs {', '.join(tools)}: install them with your system's package manager")
    if not is_root():
        raise CommandError(f"this needs {', '.join(missing)}: {command(missing)}")
    update()
    install(missing)


def _run(*arguments: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", "-q", *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        say(done.stdout + done.stderr)
        raise CommandError(f"`apt-get {' '.join(arguments)}` failed, as above; try it by hand and start again")


def is_root() -> bool:
    """Whether packages can be installed right away."""
    return hasattr(os, "geteuid") and os.geteuid() == 0
