"""The program as Linux packages of all kinds install it: in usr/lib, with what desktops want to know in usr/share."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from installers import freedesktop
from installers.freeze import FOLDER
from installers.identity import NAME
from installers.running import is_elf

LIBRARIES = Path("usr", "lib", NAME)


def fill(tree: Path, date: int, commands: str = "bin") -> None:
    """Makes the tree anew from the folder build. `date`: seconds since 1970, for what bears one.

    `commands`: where below usr the command lies.
    """
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(FOLDER, tree / LIBRARIES, symlinks=True)
    command = tree / "usr" / commands / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("..", "lib", NAME, NAME))
    freedesktop.write(tree / "usr" / "share", date)


def normalise(tree: Path, date: int) -> None:
    """Permissions and times do not depend on who builds, and when."""
    for file in [tree, *tree.rglob("*")]:
        if not file.is_symlink():
            runs = file.is_dir() or (file.name == NAME and is_elf(file)) or _is_script(file)
            file.chmod(0o755 if runs else 0o644)
        os.utime(file, (date, date), follow_symlinks=False)


def _is_script(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(2) == b"#!"
