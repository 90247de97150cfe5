"""Libraries of the machine we build on that a frozen program carries along, and the packages they come from."""

from __future__ import annotations

import filecmp
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class SystemCopy:
    """A library in the frozen program: its file there, and Debian's package of it with its version."""

    file: Path
    package: str
    version: str


def found_in(folder: Path) -> list[SystemCopy]:
    """All of them below `folder`, by name; none on systems without Debian's tools."""
    if shutil.which("dpkg-query") is None:
        return []
    copies = {}
    for file in sorted(folder.glob("lib*.so*")):
        original = _original(file)
        if original is not None:
            copies[file] = original
    packages = _packages(list(copies.values()))
    return [SystemCopy(file, *packages[original]) for file, original in copies.items() if original in packages]


def _original(file: Path) -> Path | None:
    """Where the system has the same library; one of the same name that differs is another one."""
    if file.is_symlink():
        return None
    places = [folder / file.name for folder in (Path("/usr/lib"), *Path("/usr/lib").glob("*-linux-gnu"))]
    return next((place for place in places if place.is_file() and filecmp.cmp(place, file, shallow=False)), None)


def _packages(files: list[Path]) -> dict[Path, tuple[str, str]]:
    """Name and version of the package of each file that belongs to one.

    /lib leads to /usr/lib, and packages name their files by either.
    """
    if not files:
        return {}
    names = {str(file).removeprefix(prefix): file for file in files for prefix in ("", "/usr")}
    answer = (line.partition(": ") for line in _ask("-S", *names))
    owners = {names[path]: owner.split(",")[0].partition(":")[0] for owner, _, path in answer if path in names}
    if not owners:
        return {}
    told = _ask("-W", "-f", "${Package} ${Version}\\n", *sorted(set(owners.values())))
    versions = dict(line.split(" ", 1) for line in told)
    return {file: (owner, versions[owner]) for file, owner in owners.items()}


def _ask(*arguments: str) -> list[str]:
    """Lines of dpkg-query's answer; what it does not know it leaves out, and ends with an error."""
    done = subprocess.run(["dpkg-query", *arguments], capture_output=True, encoding="utf-8", check=False)
    return done.stdout.splitlines()
