"""`MoveGenerator` over the kernels' source and over their build: what holds for one must hold for the other."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.machinery import ModuleSpec

import pytest

from ddz_desktop import kernels
from ddz_desktop.rules import generate
from ddz_desktop.rules.cards import RANKS, Counts
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.kinds import KINDS, Play
from ddz_desktop.rules.moves import MoveGenerator
from ddz_desktop.rules.ruleset import OptionValue, RuleSet

RUNS = "source" if str(generate.__file__).endswith(".py") else "build"
BUILD = kernels.folder() / kernels.key()
LEGS = ("source", "build") if RUNS == "build" or BUILD.is_dir() else ("source",)
APART = [kernel for kernel in kernels.KERNELS if ".rules." in kernel] + ["ddz_desktop.rules.moves"]
both_legs = pytest.mark.parametrize("leg", LEGS)


class _Source:
    """A finder that takes kernels from their source, whatever lies beside it."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        file = kernels.source(name)
        return importlib.util.spec_from_file_location(name, file) if name in kernels.KERNELS else None


def generator(leg: str, rules: RuleSet, wild: str = "") -> MoveGenerator:
    """A generator for a hand with these wild ranks, from the source of the kernels or from their build."""
    return _class_of(leg)(rules, tuple(map(RANKS.index, wild)))


def plain(system: str, options: dict[str, OptionValue] | None = None, wild: str = "") -> MoveGenerator:
    """A generator of a system as it happens to run here."""
    return MoveGenerator(ruleset(system, options), tuple(map(RANKS.index, wild)))


def plays(columns: tuple[list[Counts], bytes, bytes]) -> list[Play]:
    """Columns as plays, in an order that says nothing about how they were found."""
    made = [Play(KINDS[kind], key, cards) for cards, kind, key in zip(*columns, strict=True)]
    return sorted(made, key=lambda play: (play.kind, play.key, play.cards))


@cache
def _class_of(leg: str) -> type[MoveGenerator]:
    if leg == RUNS:
        return MoveGenerator
    with _loaded_apart(_Source() if leg == "source" else kernels.BuiltKernels(BUILD)) as made:
        return made


@contextmanager
def _loaded_apart(finder: object) -> Iterator[type[MoveGenerator]]:
    """Loads kernels and generator once more, and puts the ones that everything else uses back."""
    package = importlib.import_module("ddz_desktop.rules")
    kept = {name: sys.modules.pop(name) for name in APART if name in sys.modules}
    sys.meta_path.insert(0, finder)
    try:
        yield importlib.import_module("ddz_desktop.rules.moves").MoveGenerator
    finally:
        sys.meta_path.remove(finder)
        for name in APART:
            sys.modules.pop(name, None)
        sys.modules.update(kept)
        for name, module in kept.items():
            setattr(package, name.rpartition(".")[2], module)
