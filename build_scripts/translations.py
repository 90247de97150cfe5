"""Gathers the window's texts into `assets/translations/*.ts`: `python build_scripts/translations.py [--check]`.

Without an option the files are brought up to date with the code and the texts that still lack a translation are listed.
With `--check` nothing is written; the exit status tells whether anything would change or is unfinished.

Traditional Chinese is made from the simplified file by `traditional.py`: put a text right there, not in the result.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

from traditional import translate_file

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "translations"
SOURCES = (ROOT / "ddz_desktop" / "ui", ROOT / "ddz_desktop" / "app")
FULL, PLURALS, TRADITIONAL = "ddz_zh_CN.ts", "ddz_en.ts", "ddz_zh_TW.ts"
FILES = (FULL, PLURALS, TRADITIONAL)
OPTIONS = ("-silent", "-locations", "none", "-no-obsolete", "-source-language", "en")


def gather(folder: Path) -> None:
    """Run lupdate over the code, into the files in `folder`, and write the traditional one anew."""
    files = [str(file) for source in SOURCES for file in sorted(source.rglob("*.py"))]
    with tempfile.TemporaryDirectory() as scratch:
        listing = Path(scratch, "sources.lst")
        listing.write_text("\n".join(files), encoding="utf-8")
        _lupdate(f"@{listing}", "-target-language", "zh_CN", "-ts", str(folder / FULL))
        _lupdate(f"@{listing}", "-pluralonly", "-target-language", "en", "-ts", str(folder / PLURALS))
    simplified = (folder / FULL).read_text(encoding="utf-8")
    (folder / TRADITIONAL).write_text(translate_file(simplified), encoding="utf-8", newline="\n")


def unfinished(folder: Path) -> list[str]:
    """One line for each text without a translation."""
    return [
        f"{name}: {context.findtext('name')}: {message.findtext('source')!r}"
        for name in FILES
        for context in ElementTree.parse(folder / name).iter("context")
        for message in context.iter("message")
        if _lacks(message)
    ]


def stale() -> list[str]:
    """The files that lupdate would change, tried on copies."""
    with tempfile.TemporaryDirectory() as scratch:
        for name in FILES:
            shutil.copy(FOLDER / name, Path(scratch, name))
        gather(Path(scratch))
        return [
            name
            for name in FILES
            if Path(scratch, name).read_text(encoding="utf-8") != (FOLDER / name).read_text(encoding="utf-8")
        ]


def _lacks(message: ElementTree.Element) -> bool:
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return True
    forms = translation.findall("numerusform") or [translation]
    return any(not (form.text or "").strip() for form in forms)


def _lupdate(*arguments: str) -> None:
    starter = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"
    subprocess.run([sys.executable, "-c", starter, *OPTIONS, *arguments], check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Gather the window's texts for translation.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something is missing")
    checking: bool = parser.parse_args().check
    changed = stale() if checking else []
    if not checking:
        gather(FOLDER)
    missing = unfinished(FOLDER)
    for line in (*(f"{name} does not fit the code: run {Path(__file__).name}" for name in changed), *missing):
        print(line)
    print(f"{len(missing)} texts lack a translation")
    return 1 if changed or (checking and missing) else 0


if __name__ == "__main__":
    sys.exit(main())
