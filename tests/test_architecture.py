"""The house keeps its shape: who may import whom, how large things may grow, and the traps of our Qt."""

from __future__ import annotations

import ast
import itertools
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtWidgets import QGraphicsRectItem

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "ddz_desktop"
MODULES = sorted(PACKAGE.rglob("*.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CONTRACTS = {contract["id"]: contract for contract in PROJECT["tool"]["importlinter"]["contracts"]}
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
PURE = {"bots", "kernels", "match", "net", "protocol", "rules", "settings", "storage"}


def python(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONUTF8": "1"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, encoding="utf-8", check=False)


def test_import_rules_hold() -> None:
    done = python("-c", LINT_IMPORTS)
    assert done.returncode == 0, done.stdout


def parts() -> set[str]:
    found = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    return found | {path.stem for path in PACKAGE.glob("*.py")} - {"__init__"}


def test_every_pure_part_is_kept_from_qt() -> None:
    named = {name.removeprefix("ddz_desktop.") for name in CONTRACTS["no-qt"]["source_modules"]}
    assert parts() & PURE <= named


def test_every_part_above_the_protocol_is_protected() -> None:
    named = {name.removeprefix("ddz_desktop.") for name in CONTRACTS["protected"]["protected_modules"]}
    assert parts() & {"bots", "match", "net", "storage"} <= named


ROOMS = ("ui/window.py", "ui/table/geometry/hand.py", "rules/engine.py", "rules/view.py", "match/match.py")
FAULTS = {
    "a layer imports one above": ("rules/view.py", "import ddz_desktop.controller", "layers"),
    "a part has no place": ("extras/__init__.py", "", "layers"),
    "rules use Qt": ("rules/view.py", "import PySide6.QtCore", "no-qt"),
    "the table's geometry uses Qt": ("ui/table/geometry/hand.py", "import PySide6.QtCore", "no-qt"),
    "the window reaches past the controller": ("ui/window.py", "import ddz_desktop.match.match", "protected"),
    "two modules need each other": ("rules/view.py", "import ddz_desktop.rules.engine", "acyclic"),
}


def build_house(root: Path) -> None:
    """A package with all our parts and rules, its modules empty but for one import."""
    (root / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    for module in [*(str(path.relative_to(PACKAGE)) for path in MODULES), *ROOMS]:
        room = root / "ddz_desktop" / module
        room.parent.mkdir(parents=True, exist_ok=True)
        room.touch()
        (room.parent / "__init__.py").touch()
    (root / "ddz_desktop/rules/engine.py").write_text("import ddz_desktop.rules.view\n", "utf-8")


@pytest.mark.parametrize("fault", FAULTS)
def test_import_rules_notice_a_planted_fault(fault: str, tmp_path: Path) -> None:
    build_house(tmp_path)
    file, line, rule = FAULTS[fault]
    culprit = tmp_path / "ddz_desktop" / file
    culprit.parent.mkdir(exist_ok=True)
    culprit.write_text(f"{line}\n", "utf-8")
    done = python("-c", LINT_IMPORTS, cwd=tmp_path)
    assert done.returncode == 1
    assert f"{CONTRACTS[rule]['name']} BROKEN" in done.stdout


def test_import_rules_are_content_with_a_sound_house(tmp_path: Path) -> None:
    build_house(tmp_path)
    done = python("-c", LINT_IMPORTS, cwd=tmp_path)
    assert done.returncode == 0, done.stdout


def test_rules_bring_no_qt() -> None:
    """Also where an import hides from the linter: everything in `rules` is really imported, in a fresh process."""
    script = (
        "import importlib, pkgutil, sys, ddz_desktop.rules as rules\n"
        "for module in pkgutil.walk_packages(rules.__path__, 'ddz_desktop.rules.'):\n"
        "    importlib.import_module(module.name)\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))])"
    )
    done = python("-c", script)
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_modules_and_functions_are_small_enough_to_read(module: Path) -> None:
    text = module.read_text("utf-8")
    assert len(text.splitlines()) <= 400
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    assert [f"{node.name}: {length(node)} lines" for node in functions if length(node) > 60] == []


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of the body, without decorators and signature."""
    return (function.end_lineno or 0) - function.body[0].lineno + 1


def test_nothing_compiled_strays_into_the_tree() -> None:
    """A compiled module or resource beside its source would hide later edits of it."""
    strays = itertools.chain.from_iterable(PACKAGE.rglob(f"*{suffix}") for suffix in (".so", ".pyd", ".qm", ".rcc"))
    assert list(strays) == []


def test_our_qt_keeps_its_hands_off_none(qapp: object) -> None:
    """PySide6 6.12 loses a reference to None with each call that returns None, and aborts Python 3.11 in the end."""
    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for _ in range(500):
        item.setPos(1, 2)
    assert sys.getrefcount(None) - before > -50
