"""The program for any Linux as one file: the folder of an AppImage, and the file itself where its tool is at hand.

The tool is no part of any Linux system and brings the part that starts the file along; `$APPIMAGETOOL` names it.
"""

from __future__ import annotations

import os
import platform
import shutil
from pathlib import Path

from devtools.project import say
from installers import icons, usr_tree
from installers.freeze import source_date
from installers.identity import BUILD, DIST, NAME, VERSION
from installers.running import run

TREE = BUILD / "appimage" / f"{NAME}.AppDir"
COMPRESSION = (
    "--comp",
    "zstd",
    *(f"--mksquashfs-opt={option}" for option in ("-Xcompression-level", "22", "-b", "1M")),
)
"""As small as what starts the file can read."""

STARTER = f"""#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/{NAME}/{NAME}" "$@"
"""


def build() -> Path:
    """Makes the folder, and the file if it can; returns what was made."""
    date = source_date()
    usr_tree.fill(TREE, date)
    (TREE / "AppRun").write_text(STARTER, "utf-8")
    shutil.copy2(TREE / "usr" / "share" / "applications" / f"{NAME}.desktop", TREE)
    (TREE / f"{NAME}.png").write_bytes(icons.draw(256))
    (TREE / ".DirIcon").symlink_to(f"{NAME}.png")
    usr_tree.normalise(TREE, date)
    tool = os.environ.get("APPIMAGETOOL") or shutil.which("appimagetool")
    if tool is None:
        say("there is no appimagetool: the folder is made, the AppImage itself is not")
        return TREE
    goal = DIST / f"{NAME}-{VERSION}-{platform.machine()}.AppImage"
    environment = {"ARCH": platform.machine(), "SOURCE_DATE_EPOCH": str(date), "VERSION": VERSION}
    run([tool, "--no-appstream", *COMPRESSION, str(TREE), str(goal)], environment)
    return goal


def starter() -> Path:
    """What a double click on the AppImage starts."""
    return TREE / "AppRun"
