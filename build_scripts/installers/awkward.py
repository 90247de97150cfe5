"""The frozen program in places where things are missing: each start must bring the window and say what does not work.

Root is needed to put folders, disks and networks into such a state; each start has a view of its own of them, which
goes with it. What the window says is seen in the pictures.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from devtools import apt
from devtools.project import CommandError, say
from installers import clicking, smoke
from installers.freeze import FOLDER, executable
from installers.identity import BUILD, NAME

PICTURES = BUILD / "pictures"
TO_APPEAR_S = 180
TO_BREAK_S = 4
CHINESE = "王 五 的游戏"


@dataclass(frozen=True)
class Case:
    """`before`: what a shell does first, in a view of its own; `apart`: of what unshare makes one. `display`: options
    for the X server.
    """

    name: str
    before: str = ""
    apart: tuple[str, ...] = ("--mount",)
    display: tuple[str, ...] = ()


CASES = (
    Case("spaces-and-chinese"),
    Case("read-only-program", 'mount --bind "$PLACE" "$PLACE" && mount -o remount,ro,bind "$PLACE"'),
    Case("home-without-write-permission", 'mount -t tmpfs tmpfs "$HOME" && mount -o remount,ro "$HOME"'),
    # nothing can be made there, not even an empty file
    Case("full-disk", 'mount -t tmpfs -o size=4k,nr_inodes=2 tmpfs "$HOME" && head -c 4096 /dev/zero > "$HOME/all"'),
    # folders and empty files can be made, but nothing can be written
    Case("full-disk-later", 'mount -t tmpfs -o size=4k tmpfs "$HOME" && head -c 4096 /dev/zero > "$HOME/all"'),
    Case("no-network", apart=("--net",)),
    Case("no-audio", "export PULSE_SERVER=none"),
    Case("no-opengl", "export QT_XCB_GL_INTEGRATION=none", display=("-extension", "GLX")),
)


def check() -> None:
    """Raises CommandError for the first place where the window does not come or does not stay."""
    if not apt.is_root():
        raise CommandError("awkward places are made by root")
    apt.ensure_tools({**clicking.TOOLS, "unshare": "util-linux"})
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        place = Path(scratch, CHINESE, NAME)
        shutil.copytree(FOLDER, place, symlinks=True, copy_function=os.link)
        for case in CASES:
            home = Path(scratch, "家 里", case.name)
            home.mkdir(parents=True)
            with clicking.display(*case.display) as screen:
                _start(case, executable(place), home, screen)
            say(f"{case.name}: the window is there")


def _start(case: Case, program: Path, home: Path, screen: str) -> None:
    environment = smoke.environment(home) | {"DISPLAY": screen, "PLACE": str(program.parent), "LC_ALL": "C.UTF-8"}
    for name in ("QT_QPA_PLATFORM", "TMPDIR"):
        environment.pop(name, None)
    script = " && ".join(filter(None, (case.before, f'exec "$PLACE/{NAME}"')))
    errors = home.with_suffix(".errors")
    with errors.open("w+", encoding="utf-8") as told:
        command = ["unshare", *case.apart, "sh", "-c", script]
        with subprocess.Popen(command, env=environment, cwd="/", stderr=told, start_new_session=True) as running:
            try:
                clicking.wait_for_window(screen, TO_APPEAR_S)
                time.sleep(TO_BREAK_S)
                clicking.picture(screen, PICTURES / f"awkward-{case.name}.png")
            finally:
                gone = running.poll()
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(running.pid, signal.SIGTERM)
    said = errors.read_text("utf-8", "replace")
    if gone is not None or "Traceback" in said:
        raise CommandError(f"{case.name}: the program does not stay:\n{said[-2000:]}")
