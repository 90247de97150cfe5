"""Compiles `resources.qrc` and the translations into the one file that `ddz_desktop.app.resources` finds."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

from ddz_desktop.app import resources
from devtools.builds import ensure_built
from devtools.project import CommandError, say


def ensure() -> Path:
    """Builds the resource file unless it fits its sources; returns its path. A broken source ends the command."""
    try:
        key = resources.key()
    except FileNotFoundError as error:
        raise CommandError(f"there is no {error.filename}, which the window's resources need") from None
    except ElementTree.ParseError as error:
        raise CommandError(f"{resources.LIST} is not well-formed: {error}") from None
    return ensure_built(resources.folder(), key, _compile_aloud) / resources.FILE_NAME


def _compile_aloud(folder: Path) -> None:
    say("compiling the window's resources, once for each change of theirs")
    compile_into(folder)


def compile_into(folder: Path) -> None:
    """Writes the resource file into `folder`."""
    with tempfile.TemporaryDirectory() as scratch:
        translations = {ts.stem: _compile_translation(ts, Path(scratch)) for ts in _translations()}
        whole_list = Path(scratch, "all.qrc")
        _write_list(whole_list, translations)
        _qt_tool("rcc", "--binary", str(whole_list), "-o", str(folder / resources.FILE_NAME))


def _translations() -> list[Path]:
    return sorted(resources.TRANSLATIONS.glob("*.ts"))


def _compile_translation(source: Path, folder: Path) -> Path:
    compiled = folder / f"{source.stem}.qm"
    _qt_tool("lrelease", "-silent", str(source), "-qm", str(compiled))
    return compiled


def _write_list(goal: Path, translations: dict[str, Path]) -> None:
    """Writes a list like `resources.qrc`, by absolute paths and with the compiled translations added."""
    tree = ElementTree.parse(resources.LIST)
    for entry in tree.iter("file"):
        entry.set("alias", entry.get("alias") or entry.text or "")
        entry.text = str(resources.ROOT / (entry.text or ""))
    group = ElementTree.SubElement(tree.getroot(), "qresource", prefix="/translations")
    for language, compiled in translations.items():
        ElementTree.SubElement(group, "file", alias=f"{language}.qm").text = str(compiled)
    tree.write(goal, encoding="utf-8")


def _qt_tool(name: str, *arguments: str) -> None:
    """Runs a tool of the PySide6 wheel, found through the module because scripts need not be on the path."""
    starter = f"from PySide6.scripts.pyside_tool import {name}; {name}()"
    # without the second variable rcc writes the times of the files, and no two builds are the same
    environment = {**os.environ, "PYTHONUTF8": "1", "QT_RCC_SOURCE_DATE_OVERRIDE": "1"}
    command = [sys.executable, "-c", starter, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CommandError(f"Qt's {name} failed:\n{(done.stdout + done.stderr).strip()}")
