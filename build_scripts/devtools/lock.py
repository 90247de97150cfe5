"""Writes the lock files from the dependency groups of `pyproject.toml`: versions and hashes, no index address."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from devtools.interpreter import SUPPORTED
from devtools.project import REQUIREMENTS, ROOT, CommandError, say

HEADER = "# Written by `python3 build_scripts/dev.py lock` from pyproject.toml; do not edit.\n"
OLDEST = "{}.{}".format(*SUPPORTED[0])
PLATFORMS = (
    "x86_64-manylinux_2_36",
    "aarch64-manylinux_2_39",
    "windows",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
)
"""What must have wheels: Debian 12, its successors on ARM (Qt's wheels ask for that glibc), Windows, both Macs."""
MACOS = "14.0"


@dataclass(frozen=True)
class Lock:
    """One lock file: where its requirements stand, and the locks whose versions it keeps to."""

    group: str
    sources: tuple[str, ...]
    keeps_to: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    source_only: tuple[str, ...] = ()


LOCKS = (
    Lock("run", ("pyproject.toml", "--group", "build")),
    Lock("dev", ("--group", "dev"), ("run",)),
    # DouZero's rules and generator, all that we use of it, run without its PyTorch
    Lock("peers", ("--group", "peers"), ("run", "dev"), without=("torch",), source_only=("rlcard", "douzero")),
    Lock("package", ("--group", "package"), ("run", "dev")),
    Lock("train", ("--group", "train"), ("run", "dev")),
    Lock("cluster", ("pyproject.toml", "--extra", "cluster"), ("run", "dev")),
)


def write(*, upgrade: bool) -> int:
    """Writes all lock files, and sees that wheels exist for each platform and Python that we support."""
    for lock in LOCKS:
        _compile(lock, upgrade=upgrade)
    missing = [line for lock in LOCKS for line in _missing_wheels(lock)]
    for line in missing:
        say(line)
    return 1 if missing else 0


def _file(group: str) -> Path:
    return REQUIREMENTS / f"{group}.txt"


def _compile(lock: Lock, *, upgrade: bool) -> None:
    say(f"locking {lock.group}")
    arguments = ["--universal", "--python-version", OLDEST, "--fork-strategy", "fewest", "--generate-hashes"]
    arguments += ["--no-annotate", "--no-header", "--output-file", str(_file(lock.group))]
    arguments += ["--upgrade"] if upgrade else []
    for group in lock.keeps_to:
        arguments += ["--constraint", str(_file(group))]
    with tempfile.TemporaryDirectory() as scratch:
        overrides = Path(scratch, "overrides.txt")
        # a condition that never holds is uv's way to leave a dependency out
        overrides.write_text("".join(f"{name}; python_version < '3'\n" for name in lock.without), "utf-8")
        _uv("compile", *arguments, "--override", str(overrides), *lock.sources)
    content = _file(lock.group).read_text("utf-8")
    _file(lock.group).write_text(HEADER + content.removeprefix(HEADER), "utf-8")


def _missing_wheels(lock: Lock) -> list[str]:
    """One sentence for each platform and Python on which something of the lock has no wheel."""
    say(f"looking for the wheels of {lock.group}")
    arguments = ["--dry-run", "--no-deps", "--only-binary", ":all:", "--requirements", str(_file(lock.group))]
    for name in lock.source_only:
        arguments += ["--no-binary", name]
    missing = []
    for target, (major, minor) in itertools.product(PLATFORMS, SUPPORTED):
        where = ["--python-platform", target, "--python-version", f"{major}.{minor}"]
        with tempfile.TemporaryDirectory() as scratch:
            try:
                _uv("install", *arguments, *where, "--target", scratch)
            except CommandError as error:
                missing.append(f"{lock.group} on {target} with Python {major}.{minor}: {error}")
    return missing


def _uv(command: str, *arguments: str) -> None:
    uv = [sys.executable, "-m", "uv", "pip", command, "--quiet", *arguments]
    environment = {**os.environ, "MACOSX_DEPLOYMENT_TARGET": MACOS}
    done = subprocess.run(uv, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CommandError((done.stdout + done.stderr).strip())
