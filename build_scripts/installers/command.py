"""The steps of `dev.py package`, in the order in which they are taken."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from devtools import apt, system_libraries
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


def _windows() -> None:
    from installers import windows

    _program()
    apt.ensure_tools(windows.TOOLS if sys.platform.startswith("linux") else {})
    say(f"{windows.build().relative_to(ROOT)} is complete")


def _try_under_wine() -> None:
    from installers import wine_trial

    apt.ensure_tools(wine_trial.TOOLS)
    wine_trial.check()


def _macos() -> None:
    from installers import identity, macos, smoke

    smoke.check(macos.BUNDLE / "Contents" / "MacOS" / identity.NAME)
    say(f"{macos.build().relative_to(ROOT)} is complete")


def _papers() -> None:
    from installers import bill, changelog, freeze, identity

    _program()
    (identity.BUILD / "notes.md").write_text(changelog.notes(freeze.source_date()), "utf-8")
    say(f"{bill.write(freeze.FOLDER, freeze.source_date()).relative_to(ROOT)} is complete")
    say(f"{bill.write_sums().relative_to(ROOT)} is complete")


def _try_in_awkward_places() -> None:
    from installers import awkward

    _program()
    awkward.check()


def _try_on_bare_system() -> None:
    from installers import bare_system, debian

    package = debian.file()
    if not package.is_file():
        raise CommandError(f"there is no {package.relative_to(ROOT)}; `dev.py package deb` makes it")
    bare_system.try_package(package)


def _self_extracting() -> None:
    from installers import self_extracting

    _program()
    apt.ensure_tools(self_extracting.TOOLS)
    say(f"{self_extracting.build().relative_to(ROOT)} is complete")
    self_extracting.check()


def _rpm() -> None:
    from installers import rpm

    _program()
    apt.ensure_tools(rpm.TOOLS)
    say(f"{rpm.build().relative_to(ROOT)} is complete")
    rpm.check()


def _appimage() -> None:
    from installers import appimage, smoke

    _program()
    say(f"{appimage.build().relative_to(ROOT)} is complete")
    smoke.check(appimage.starter())


def _measure() -> None:
    from installers import freeze, identity, sizes, starting

    program = _program()
    packages = sorted(file for file in identity.DIST.iterdir() if file.is_file())
    for line in sizes.table(freeze.FOLDER, packages):
        print(line)
    print(starting.compare(program))
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
    "appimage": ("the folder of an AppImage, and with appimagetool the file, for any Linux", _appimage),
    "run": ("the .run that installs without root, tried in a home of its own", _self_extracting),
    "rpm": ("the package for Fedora and openSUSE, tried unpacked", _rpm),
    "windows": ("the installer for Windows, with NSIS", _windows),
    "wine": ("try that installer under Wine, around a tree that stands for the program", _try_under_wine),
    "dmg": ("the disk image for macOS, signed and notarised where keys are given", _macos),
    "bare": (
        "install that package on a bare system made for it, try it there, remove it; as root",
        _try_on_bare_system,
    ),
    "awkward": (
        "start it where disk, network, sound or rights are missing, with pictures; as root",
        _try_in_awkward_places,
    ),
    "sizes": ("print what takes the room and how long a start takes, and fail beyond the limits", _measure),
    "papers": ("the bill of materials, the notes of the release, the hashes of everything in dist/", _papers),
}
"""Each step with what it does; a step builds on what those before it have left in dist/."""


USUAL = {
    "linux": ("folder", "check", "deb", "appimage", "run", "rpm", "sizes", "papers"),
    "win32": ("folder", "check", "windows", "sizes", "papers"),
    "darwin": ("folder", "check", "dmg", "sizes", "papers"),
}
"""By system, the steps that are taken when none is named."""


def run(names: Sequence[str]) -> int:
    """Takes the named steps in their order, the usual ones without names."""
    # what is taken along of them, or named as a dependency, must be found here
    system_libraries.ensure((*system_libraries.ALWAYS, *system_libraries.X11, *system_libraries.WAYLAND))
    for name in STEPS:
        if name in (names or USUAL[sys.platform]):
            STEPS[name][1]()
    return 0
