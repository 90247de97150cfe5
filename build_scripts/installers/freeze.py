"""The folder build: the program with its own Python and libraries, for machines that have neither."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from devtools import apt
from devtools.project import ROOT, CommandError, say
from installers import licences, system_copies
from installers.identity import BUILD, DIST, NAME
from installers.running import is_elf, run
from installers.staging import PROGRAM, stage

FOLDER = DIST / NAME
SPEC = Path(__file__).with_name("ddz-desktop.spec")
LOG = BUILD / "pyinstaller.log"


def executable(folder: Path = FOLDER) -> Path:
    """The program to start from a terminal."""
    return folder / (f"{NAME}-console.exe" if os.name == "nt" else NAME)


def freeze() -> Path:
    """Makes the folder build anew and returns it. Raises CommandError with the last words of what failed."""
    stage()
    shutil.rmtree(FOLDER, ignore_errors=True)
    say(f"freezing the program; the details go to {LOG.relative_to(ROOT)}")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "INFO"]
    command += ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller"), str(SPEC)]
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(command, cwd=ROOT, env=_environment(), stdout=log, stderr=log, check=False)
    if done.returncode:
        raise CommandError("\n".join(LOG.read_text("utf-8").splitlines()[-15:]))
    if sys.platform.startswith("linux"):
        licences.add_system_copies(FOLDER)
        _strip()
    return FOLDER


def _strip() -> None:
    """Takes the symbols out of what compilers left them in; what is the system's stays as it is, to be known again.

    With the tool of elfutils: what numpy brings does not survive that of binutils.
    """
    apt.ensure_tools({"eu-strip": "elfutils"})
    inside = FOLDER / "_internal"
    systems_own = {copy.file for copy in system_copies.found_in(inside)}
    files = [file for file in inside.rglob("*.so*") if is_elf(file) and file not in systems_own]
    run(["eu-strip", *map(str, files)])


def _environment() -> dict[str, str]:
    """The staged program stands before the checkout's; nothing depends on the time or on chance."""
    path = os.pathsep.join([str(PROGRAM), str(ROOT / "build_scripts")])
    return {
        **os.environ,
        "PYTHONPATH": path,
        "PYTHONUTF8": "1",
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(source_date()),
        "DDZ_KERNELS": str(BUILD / "no-kernels"),
        "QT_QPA_PLATFORM": "offscreen",
    }


def source_date() -> int:
    """Seconds since 1970 of the newest commit, which all files of a package bear; what the environment says counts."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told is not None:
        return int(told)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):  # an unpacked archive without its history
        return int((ROOT / "pyproject.toml").stat().st_mtime)
    return int(done.stdout)
