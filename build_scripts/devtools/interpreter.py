"""Which Python the locked wheels are for, and how to find one. Old interpreters must be able to read this file."""

from __future__ import annotations

import shutil
import subprocess
import sys

SUPPORTED = ((3, 11), (3, 12), (3, 13), (3, 14))
NEEDED = "ddz-desktop needs 64-bit CPython 3.11 to 3.14"
PROBE = "import sys; print(sys.executable if sys.maxsize > 2**32 else '')"


def is_supported() -> bool:
    """Whether this interpreter is one that the locked wheels are made for."""
    free_threaded = "free-threading" in sys.version
    is_cpython = sys.implementation.name == "cpython" and not free_threaded
    return is_cpython and sys.version_info[:2] in SUPPORTED and sys.maxsize > 2**32


def candidates() -> list[list[str]]:
    """The commands under which a supported interpreter may be found, the newest first."""
    numbers = [f"{major}.{minor}" for major, minor in reversed(SUPPORTED)]
    if sys.platform == "win32":
        return [["py", "-" + number] for number in numbers]
    return [["python" + number] for number in numbers]


def find() -> str | None:
    """The path of the newest supported interpreter on this machine, None when there is none."""
    for command in candidates():
        program = shutil.which(command[0])
        if program is None:
            continue
        answer = subprocess.run([program, *command[1:], "-c", PROBE], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        path = answer.stdout.decode("utf-8", "replace").strip()
        if answer.returncode == 0 and path:
            return path
    return None


def restart(argv: list[str]) -> int:
    """Runs the same command line in a supported interpreter, or says which one to install."""
    found = find()
    here = f"{sys.implementation.name} {sys.version_info[0]}.{sys.version_info[1]}"
    if found is None:
        sys.stderr.write(f"{NEEDED}, and this is {here}: install Python 3.13 and run dev.py with it\n")
        return 1
    sys.stderr.write(f"{NEEDED}, and this is {here}: going on with {found}\n")
    sys.stderr.flush()
    return subprocess.call([found, *argv])
