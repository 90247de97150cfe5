"""The folder build: the program with its own Python and libraries, for machines that have neither."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from devtools.project import ROOT, CommandError, say
from installers import licences
from installers.identity import BUILD, DIST, NAME
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
    """Takes the symbols out of what compilers left them in: Python itself, our kernels.

    Qt's libraries have none, and those that numpy brings do not survive the tool.
    """
    inside = FOLDER / "_internal"
    files = [*inside.glob("libpython*"), *inside.glob("*.so"), *inside.glob("python3*/**/*.so")]
    files += [file for name in ("ddz_desktop", "cryptography", "zeroconf") for file in inside.glob(f"{name}/**/*.so")]
    command = ["strip", "--strip-unneeded", *(str(file) for file in files if not file.is_symlink())]
    try:
        subprocess.run(command, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CommandError(f"the symbols could not be stripped: {error} (on Debian: binutils)") from None


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
