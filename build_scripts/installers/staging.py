"""The program as it is installed, in a folder of its own: sources, compiled kernels, resources, weights, licences."""

from __future__ import annotations

import importlib
import importlib.metadata
import re
import shutil
import sys
import sysconfig
from pathlib import Path

from ddz_desktop import kernels
from ddz_desktop.app import resources as resource_places
from devtools import kernel_build, resources
from devtools.project import REQUIREMENTS, ROOT, CommandError
from installers.identity import BUILD

PROGRAM = BUILD / "program"
LICENCES = BUILD / "licences"
UNCOMPILED = ("zeroconf",)
"""Packages of others that are taken along as sources: compiled they are large, no faster to notice, and hide what they
import.
"""

NOT_INSTALLED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.rcc")
LICENCE_FILE = re.compile(r"\.dist-info/(licenses/)?[^/]*(LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*$", re.IGNORECASE)


def stage() -> Path:
    """Makes the folder anew and returns it. Raises CommandError when the kernels cannot be compiled."""
    reason = kernel_build.ensure(retry=True)
    if reason is not None:
        raise CommandError(f"a package needs compiled kernels: {reason}")
    shutil.rmtree(PROGRAM, ignore_errors=True)
    package = PROGRAM / "ddz_desktop"
    shutil.copytree(ROOT / "ddz_desktop", package, ignore=NOT_INSTALLED)
    compiled = kernels.folder() / kernels.key()
    for kernel in kernels.KERNELS:
        file = kernels.built(kernel, compiled)
        shutil.copy2(file, PROGRAM / file.relative_to(compiled))
    shutil.copy2(resources.ensure(), package / "app" / resource_places.FILE_NAME)
    shutil.copytree(ROOT / "assets" / "bots", package / "bots" / "learned" / "weights")
    for name in UNCOMPILED:
        shutil.copytree(Path(importlib.import_module(name).__file__ or "").parent, PROGRAM / name, ignore=NOT_INSTALLED)
    _collect_licences()
    return PROGRAM


def _collect_licences() -> None:
    """Our own licence and notices, and the texts that came with Python and every locked package that goes along."""
    shutil.rmtree(LICENCES, ignore_errors=True)
    LICENCES.mkdir(parents=True)
    for name in ("LICENSE", "THIRD_PARTY_NOTICES"):
        shutil.copy2(ROOT / name, LICENCES)
    for text in ROOT.glob("assets/*/*"):
        if text.name.endswith(("OFL.txt", "Apache-2.0.txt", "NOTICE.txt")):
            shutil.copy2(text, LICENCES / f"{text.parent.name}-{text.name}")
    pythons_own = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    if not pythons_own.is_file():
        pythons_own = Path(sys.base_prefix, "LICENSE.txt")
    if pythons_own.is_file():
        shutil.copy2(pythons_own, LICENCES / "Python-LICENSE.txt")
    for package in bundled_distributions():
        for file in package.files or ():
            if LICENCE_FILE.search(file.as_posix()):
                goal = LICENCES / f"{package.name}-{package.version}" / file.name
                goal.parent.mkdir(exist_ok=True)
                shutil.copy2(str(file.locate()), goal)


def bundled_distributions() -> list[importlib.metadata.Distribution]:
    """The installed packages of the lock file `run`: all that a frozen program can contain."""
    locked = re.findall(r"^([a-z0-9.-]+)==", (REQUIREMENTS / "run.txt").read_text("utf-8"), re.MULTILINE)
    found = []
    for name in locked:
        try:
            found.append(importlib.metadata.distribution(name))
        except importlib.metadata.PackageNotFoundError:  # locked for another system
            continue
    return found
