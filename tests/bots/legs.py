"""`HandKernel` from its source and from its build: both must give the same."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from functools import cache
from importlib.machinery import ModuleSpec

import pytest

from ddz_desktop import kernels
from ddz_desktop.bots import hand_kernel
from ddz_desktop.bots.hand_kernel import HandKernel

APART = ("ddz_desktop.bots.groups_kernel", "ddz_desktop.bots.hand_kernel")
RUNS = "source" if str(hand_kernel.__file__).endswith(".py") else "build"
BUILD = kernels.folder() / kernels.key()
LEGS = ("source", "build") if RUNS == "build" or BUILD.is_dir() else ("source",)
both_legs = pytest.mark.parametrize("leg", LEGS)


class _Source:
    """A finder that takes the kernels from their source, whatever lies beside it."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return importlib.util.spec_from_file_location(name, kernels.source(name)) if name in APART else None


@cache
def kernel_class(leg: str) -> type[HandKernel]:
    """The class as that leg has it; what everything else uses stays in place."""
    if leg == RUNS:
        return HandKernel
    finder = _Source() if leg == "source" else kernels.BuiltKernels(BUILD)
    package = importlib.import_module("ddz_desktop.bots")
    kept = {name: sys.modules.pop(name) for name in APART}
    sys.meta_path.insert(0, finder)
    try:
        return importlib.import_module("ddz_desktop.bots.hand_kernel").HandKernel
    finally:
        sys.meta_path.remove(finder)
        sys.modules.update(kept)
        for name, module in kept.items():
            setattr(package, name.rpartition(".")[2], module)
