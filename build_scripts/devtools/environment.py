"""The virtual environment `.venv` of the checkout: made, filled from the lock files, and entered."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from devtools import apt
from devtools.exclusive import exclusively
from devtools.project import REQUIREMENTS, ROOT, VENV, CommandError, child_environment, hand_over, say

if TYPE_CHECKING:
    from collections.abc import Sequence

DOWNLOADS = {
    "run": "about 105 MB",
    "dev": "about 50 MB",
    "peers": "about 65 MB",
    "package": "about 3 MB",
    "train": "about 2.7 GB on Linux, where PyTorch comes with CUDA, and 160 MB elsewhere",
    "cluster": "about 85 MB",
}
"""Each group with what it fetches the first time."""

READY = "DDZ_DEV_READY"


def python() -> Path:
    """The environment's interpreter."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def is_inside() -> bool:
    """Whether we already run in the environment."""
    return Path(sys.prefix).resolve() == VENV.resolve()


def ensure(groups: Sequence[str]) -> None:
    """Makes the environment hold exactly the locked versions of the groups; does nothing where it does already."""
    if not _outdated(groups):
        return
    with exclusively(ROOT / ".venv.lock"):  # two `dev.py` must not fill it at once
        if not python().exists() or _read(_stamp("python")) != _interpreter():
            _create()
        for group in _outdated(groups):
            _install(group)


def enter(arguments: Sequence[str]) -> int:
    """Runs `dev.py` with the same arguments inside the environment."""
    script = str(ROOT / "build_scripts" / "dev.py")
    return hand_over([str(python()), script, *arguments], child_environment(**{READY: "1"}))


def was_entered() -> bool:
    """Whether the outer `dev.py` has just ensured all this; says so once, not to programs started from here."""
    return os.environ.pop(READY, None) == "1"


def _outdated(groups: Sequence[str]) -> list[str]:
    if not python().exists():
        return list(groups)
    return [group for group in groups if _read(_stamp(group)) != _wanted(group)]


def _wanted(group: str) -> str:
    lock = REQUIREMENTS / f"{group}.txt"
    return f"{_interpreter()} {hashlib.sha256(lock.read_bytes()).hexdigest()}"


def _interpreter() -> str:
    return f"{sys.version_info[0]}.{sys.version_info[1]} {platform.machine()}"


def _stamp(name: str) -> Path:
    return VENV / f"ddz-{name}.stamp"


def _read(file: Path) -> str | None:
    try:
        return file.read_text("utf-8")
    except FileNotFoundError:
        return None


def _create() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        _install_venv_module()
    say(f"making the virtual environment {VENV}")
    done = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=False)
    if done.returncode:
        raise CommandError(f"`{sys.executable} -m venv {VENV}` failed, as above")
    _stamp("python").write_text(_interpreter(), "utf-8")


def _install_venv_module() -> None:
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if not apt.is_available():
        raise CommandError(
            f"{sys.executable} has no `ensurepip` module: install your system's package for it and start again"
        )
    if not apt.is_root():
        raise CommandError(f"{sys.executable} cannot make virtual environments: {apt.command([package])}")
    apt.update()
    apt.install([package])
    importlib.invalidate_caches()


def _install(group: str) -> None:
    say(f"installing the {group} dependencies ({DOWNLOADS[group]} the first time)")
    _stamp(group).unlink(missing_ok=True)
    command = [str(python()), "-m", "pip", "install", "--require-hashes", "--no-deps", "--disable-pip-version-check"]
    if group == "peers":  # two of them come as source only; they are built with the locked setuptools
        command += ["--no-build-isolation", "--use-pep517"]
    if not sys.stderr.isatty():
        command.append("--quiet")
    lock = REQUIREMENTS / f"{group}.txt"
    done = subprocess.run([*command, "-r", str(lock)], stdout=sys.stderr, check=False)
    if done.returncode:
        raise CommandError(f"pip could not install what {lock.relative_to(ROOT)} names, as above")
    _stamp(group).write_text(_wanted(group), "utf-8")
