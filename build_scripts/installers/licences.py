"""The licence texts that go into every package: our own, and one at least for each part that somebody else has made."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import sys
import sysconfig
from pathlib import Path

from devtools.project import REQUIREMENTS, ROOT, CommandError
from installers import system_copies
from installers.identity import BUILD

FOLDER = BUILD / "licences"
TEXTS = Path(__file__).with_name("licence_texts")
WITHOUT_TEXTS = {
    "pyside6-essentials": ("LGPL-3.0.txt", "GPL-3.0.txt", "ICU.txt"),  # the LGPL is written as additions to the GPL
    "shiboken6": ("LGPL-3.0.txt", "GPL-3.0.txt"),
    "cython": ("Apache-2.0.txt",),
}
"""Packages that come without the texts of their licences, which then lie with us."""

STARTER = "pyinstaller"
"""Its starter is the program's executable."""

LICENCE_FILE = re.compile(r"\.dist-info/(licenses/)?[^/]*(LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*$", re.IGNORECASE)


def collect() -> Path:
    """Makes the folder of texts anew and returns it. Raises CommandError for a part without any."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for name in ("LICENSE", "THIRD_PARTY_NOTICES"):
        shutil.copy2(ROOT / name, FOLDER)
    for text in ROOT.glob("assets/*/*"):
        if text.name.endswith(("OFL.txt", "Apache-2.0.txt", "NOTICE.txt")):
            shutil.copy2(text, FOLDER / f"{text.parent.name}-{text.name}")
    shutil.copy2(_pythons_own(), FOLDER / "Python-LICENSE.txt")
    for package in (*distributions(), importlib.metadata.distribution(STARTER)):
        goal = FOLDER / f"{package.name}-{package.version}"
        goal.mkdir()
        for text in _texts(package):
            shutil.copy2(text, goal / text.name)
    return FOLDER


def add_system_copies(program: Path) -> None:
    """Into a frozen program: the texts of the system's libraries that it carries along."""
    for copy in system_copies.found_in(program / "_internal"):
        text = Path("/usr/share/doc", copy.package, "copyright")
        if not text.is_file():
            raise CommandError(f"{text} is missing: {copy.file.name} cannot be passed on without its licence")
        goal = program / "_internal" / "licences" / "system" / f"{copy.package}.txt"
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(text, goal)


def distributions() -> list[importlib.metadata.Distribution]:
    """The installed packages of the lock file `run`: all that a frozen program can contain."""
    locked = re.findall(r"^([a-z0-9.-]+)==", (REQUIREMENTS / "run.txt").read_text("utf-8"), re.MULTILINE)
    found = []
    for name in locked:
        try:
            found.append(importlib.metadata.distribution(name))
        except importlib.metadata.PackageNotFoundError:  # locked for another system
            continue
    return found


def _texts(package: importlib.metadata.Distribution) -> list[Path]:
    files = [Path(str(file.locate())) for file in package.files or () if LICENCE_FILE.search(file.as_posix())]
    name = re.sub(r"[-_.]+", "-", package.name).lower()
    files += [TEXTS / text for text in WITHOUT_TEXTS.get(name, ())]
    if not files:
        raise CommandError(f"{package.name} comes without the text of its licence, and build_scripts has none for it")
    return files


def _pythons_own() -> Path:
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix, "/usr/share/doc/python3"):
        for name in ("LICENSE.txt", "copyright"):
            if Path(folder, name).is_file():
                return Path(folder, name)
    raise CommandError("this Python comes without the text of its licence")
