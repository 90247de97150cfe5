"""Where the window's resources lie: cards, fonts, icons, sounds and translations in one file that Qt registers.

The file is never committed. In a checkout `dev.py` compiles it from `resources.qrc`, `assets/` and
`assets/translations/*.ts` into a folder named by a hash of them; an installed program has it in this package.
Inside it everything has its path from `resources.qrc`, and a translation the name of its source, as in
`:/translations/ddz_zh_CN.qm`.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "resources.qrc"
TRANSLATIONS = ROOT / "assets" / "translations"
FILE_NAME = "ddz_desktop.rcc"
PACKAGED = Path(__file__).with_name(FILE_NAME)


def sources() -> list[Path]:
    """Every file that goes into the resources: the list itself, what it names, and the translations."""
    named = [ROOT / (entry.text or "") for entry in ElementTree.parse(LIST).iter("file")]
    return [LIST, *named, *sorted(TRANSLATIONS.glob("*.ts"))]


def key() -> str:
    """The name of the build that fits the present sources.

    Raises FileNotFoundError when one of them is missing, ElementTree.ParseError when the list is not well-formed.
    """
    digest = hashlib.sha256()
    for source in sources():
        content = source.read_bytes()
        digest.update(f"{source.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:24]


def folder() -> Path:
    """Where builds lie, one sub-folder each: `$DDZ_RESOURCES`, else in the Python environment."""
    return Path(os.environ.get("DDZ_RESOURCES") or Path(sys.prefix, "ddz-resources"))


def locate() -> Path | None:
    """The resource file for `QResource.registerResource`; None in a checkout where `dev.py` has not built it."""
    if not LIST.is_file():
        return PACKAGED if PACKAGED.is_file() else None
    try:
        built = folder() / key() / FILE_NAME
    except (FileNotFoundError, ElementTree.ParseError):
        return None
    return built if built.is_file() else None
