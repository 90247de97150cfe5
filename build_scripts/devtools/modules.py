"""The modules of `tests/bench`, `tests/soak` and `tests/peers`: found by file name, chosen and imported by name."""

from __future__ import annotations

import ast
import importlib
from typing import TYPE_CHECKING

from devtools.project import ROOT, CommandError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from types import ModuleType


def choose(kind: str, names: Sequence[str]) -> dict[str, Path]:
    """The files `tests/<kind>/<kind>_<name>.py` of the names, all without names. An unknown name ends the command."""
    files = {file.stem.removeprefix(f"{kind}_"): file for file in sorted(ROOT.glob(f"tests/{kind}/{kind}_*.py"))}
    unknown = [name for name in names if name not in files]
    if unknown:
        known = f"choose from {', '.join(files)}" if files else f"there are none in tests/{kind} yet"
        raise CommandError(f"dev.py {kind}: there is no {unknown[0]!r}; {known}", status=2)
    return {name: files[name] for name in names} if names else files


def load(file: Path) -> ModuleType:
    """Imports a chosen file by its dotted name below the checkout."""
    return importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))


def declares_peers(file: Path) -> bool:
    """Whether the module says `PEERS = True`; its source is read, because its imports may need just those peers."""
    return any(
        isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "PEERS" for target in node.targets)
        and isinstance(node.value, ast.Constant)
        and node.value.value is True
        for node in ast.parse(file.read_text("utf-8")).body
    )
