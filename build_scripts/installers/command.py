"""The steps of `dev.py package`, in the order in which they are taken."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from devtools import system_libraries
from devtools.project import ROOT, CommandError, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path


def _freeze() -> None:
    from installers import freeze

    say(f"{freeze.freeze().relative_to(ROOT)} is complete")


def _check() -> None:
    from installers import smoke

    smoke.check(_program())


def _debian() -> None:
    from installers import debian

    _program()
    say(f"{debian.build().relative_to(ROOT)} is complete")


def _try_on_bare_system() -> None:
    from installers import bare_system, debian

    package = debian.file()
    if not package.is_file():
        raise CommandError(f"there is no {package.relative_to(ROOT)}; `dev.py package deb` makes it")
    bare_system.try_package(package)


def _measure() -> None:
    from installers import freeze, identity, sizes

    _program()
    packages = sorted(file for file in identity.DIST.iterdir() if file.is_file())
    for line in sizes.table(freeze.FOLDER, packages):
        print(line)
    too_large = sizes.too_large(freeze.FOLDER, packages)
    if too_large:
        raise CommandError("; ".join(too_large))


def _program() -> Path:
    from installers import freeze

    program = freeze.executable()
    if not program.is_file():
        raise CommandError(f"there is no {program.relative_to(ROOT)}; `dev.py package folder` makes it")
    return program


STEPS: dict[str, tuple[str, Callable[[], None]]] = {
    "folder": ("the program with its own Python, in dist/", _freeze),
    "check": ("start the folder's program and see that it is whole", _check),
    "deb": ("the package for Debian and Ubuntu", _debian),
    "bare": (
        "install that package on a bare system made for it, try it there, remove it; as root",
        _try_on_bare_system,
    ),
    "sizes": ("print what takes the room, and fail beyond the limits", _measure),
}
"""Each step with what it does; a step builds on what those before it have left in dist/."""


USUAL = ("folder", "check", "deb", "sizes") if sys.platform.startswith("linux") else ("folder", "check", "sizes")
"""The steps that are taken when none is named."""


def run(names: Sequence[str]) -> int:
    """Takes the named steps in their order, the usual ones without names."""
    # what is taken along of them, or named as a dependency, must be found here
    system_libraries.ensure((*system_libraries.ALWAYS, *system_libraries.X11, *system_libraries.WAYLAND))
    for name in STEPS:
        if name in (names or USUAL):
            STEPS[name][1]()
    return 0
