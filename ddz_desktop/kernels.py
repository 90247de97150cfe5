"""Finds the compiled form of the hot modules, the kernels, when there is one for exactly their present source.

A kernel is an ordinary module in Cython's pure Python mode: its source runs as it is, and compiled it runs at C speed
without holding the interpreter lock. `dev.py kernels` compiles all of them into a folder outside the source tree whose
name is a hash of everything that goes into the result, so an edited source never meets an older build. In an installed
program the compiled modules lie beside their source, where Python finds them by itself.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

KERNELS = (
    "ddz_desktop.rules.cards",
    "ddz_desktop.rules.plays_kernel",
    "ddz_desktop.rules.bombs_kernel",
    "ddz_desktop.rules.wings_kernel",
    "ddz_desktop.rules.generate",
    "ddz_desktop.rules.wild_kernel",
    "ddz_desktop.bots.groups_kernel",
    "ddz_desktop.bots.hand_kernel",
    "ddz_desktop.bots.learned.turns_kernel",
    "ddz_desktop.bots.learned.options_kernel",
    "ddz_desktop.bots.learned.endgame_kernel",
    "ddz_desktop.bots.learned.features_kernel",
    "ddz_desktop.bots.learned.slots_kernel",
    "ddz_desktop.bots.learned.table_kernel",
    "ddz_desktop.bots.learned.hands_kernel",
    "ddz_desktop.bots.learned.worlds_kernel",
)
"""Every kernel; they are built and used as one set, because they may call each other in C."""

CYTHON = "cython>=3.2,<3.3"
"""The compiler, as in `pyproject.toml`. Built kernels run without it, so the version installed cannot be asked for."""

C_FLAGS = ("-O2", "-g0")
"""Flags for C compilers of the Unix kind; Microsoft's takes Python's own."""

DIRECTIVES = {"language_level": 3, "boundscheck": True}
"""Cython's settings for all kernels. Bounds stay checked: it costs some 5 % and makes a fault an error, not a crash."""

SUFFIX = EXTENSION_SUFFIXES[0]
ROOT = Path(__file__).resolve().parent.parent


def source(kernel: str, suffix: str = ".py") -> Path:
    """The source file of a kernel, or with `.pxd` the declarations it shows to other kernels (there may be none)."""
    return ROOT.joinpath(*kernel.split(".")).with_suffix(suffix)


def key() -> str:
    """The name of the build that fits the present sources, this Python and the flags.

    Raises FileNotFoundError when a source is missing, as in a frozen program.
    """
    digest = hashlib.sha256(f"{SUFFIX}\n{C_FLAGS}\n{DIRECTIVES}\n{CYTHON}\n".encode())
    for kernel in KERNELS:
        digest.update(f"\n{kernel}\n".encode())
        digest.update(source(kernel).read_bytes())
        declarations = source(kernel, ".pxd")
        if declarations.exists():
            digest.update(declarations.read_bytes())
    return digest.hexdigest()[:24]


def folder() -> Path:
    """Where builds lie, one sub-folder each: `$DDZ_KERNELS`, else in the Python environment."""
    return Path(os.environ.get("DDZ_KERNELS") or Path(sys.prefix, "ddz-kernels"))


def built(kernel: str, build: Path) -> Path:
    """The compiled form of a kernel in the build folder."""
    return build.joinpath(*kernel.split(".")).with_suffix(SUFFIX)


class BuiltKernels:
    """A finder for `sys.meta_path` that answers for the kernels with their files in one build folder."""

    def __init__(self, build: Path) -> None:
        self.build = build

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module for a kernel's name, None for every other name."""
        if name not in KERNELS:
            return None
        file = str(built(name, self.build))
        return importlib.util.spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def is_pure() -> bool:
    """Whether the kernels' source is to run even where it has been compiled: DDZ_PURE=1."""
    return os.environ.get("DDZ_PURE") == "1"


def install() -> None:
    """Makes imports of kernels take the build that fits their source, if there is one and not DDZ_PURE=1.

    Called again it forgets the earlier answer, for imports to come.
    """
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, BuiltKernels)]
    if is_pure() or not folder().is_dir():
        return
    try:
        build = folder() / key()
    except FileNotFoundError:
        return
    if build.is_dir():
        sys.meta_path.insert(0, BuiltKernels(build))


def runs_compiled(kernel: str) -> bool:
    """Whether importing the kernel gives its compiled form."""
    spec = importlib.util.find_spec(kernel)
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def status() -> str:
    """What runs: "compiled" or "plain Python"."""
    return "compiled" if all(map(runs_compiled, KERNELS)) else "plain Python"
