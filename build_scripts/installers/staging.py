"""The program as it is installed, in a folder of its own: sources, compiled kernels, resources, weights, licences."""

from __future__ import annotations

import importlib
import os
import shutil
from pathlib import Path

from ddz_desktop import kernels
from ddz_desktop.app import resources as resource_places
from devtools import kernel_build, resources
from devtools.project import ROOT, CommandError
from installers import licences
from installers.identity import BUILD

PROGRAM = BUILD / "program"
UNCOMPILED = ("zeroconf",)
"""Packages of others that are taken along as sources: compiled they are large, no faster to notice, and hide what they
import.
"""

RELEASES = os.environ.get("DDZ_RELEASES", "")
"""The address that tells the newest release, in GitHub's form; none in packages that people make for themselves."""

NOT_INSTALLED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.rcc")


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
    if RELEASES:
        (package / "net" / "releases.txt").write_text(RELEASES, "utf-8")
    for name in UNCOMPILED:
        shutil.copytree(Path(importlib.import_module(name).__file__ or "").parent, PROGRAM / name, ignore=NOT_INSTALLED)
    licences.collect()
    return PROGRAM
