"""The Debian package on a system that has nothing else: installed, tried as an ordinary person, and removed.

Needs root, debootstrap, and the package sources of the machine it runs on, from which the bare system is made. It lies
in `build/`; only /proc of the machine is seen from it, and only while the trial lasts.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from devtools import apt
from devtools.project import CommandError, say
from installers.identity import BUILD, NAME, VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

SYSTEM = BUILD / "bare-system"
PLAYER = "player"
FROM_THE_MACHINE = ("resolv.conf", "hosts", "apt")
"""Of /etc: how names are found and where packages come from."""


def try_package(package: Path) -> None:
    """Raises CommandError with the last words of the step that fails."""
    if not apt.is_root() or shutil.which("debootstrap") is None:
        raise CommandError("a bare system is made by root, with debootstrap: apt-get install debootstrap")
    _make()
    shutil.copy2(package, SYSTEM / package.name)
    with _proc():
        _inside("apt-get", "update")
        _inside("apt-get", "install", "-y", "--no-install-recommends", f"/{package.name}")
        say(f"installed with {len(_inside('dpkg-query', '-f', '.', '-W'))} packages in all")
        _inside("useradd", "--create-home", PLAYER)
        _as_player(NAME, "--version", expected=f"{NAME} {VERSION}, kernels: compiled")
        say(_as_player(NAME, "self-test", expected="everything is in order").strip())
        installed = [Path(line) for line in _inside("dpkg", "-L", NAME).splitlines()]
        ours = [place for place in installed if NAME in place.name or NAME in str(place.parent)]
        _inside("apt-get", "remove", "-y", NAME)
    left = [str(place) for place in ours if (SYSTEM / place.relative_to("/")).exists()]
    if left:
        raise CommandError(f"removed, but still there: {', '.join(left[:10])}")
    say(f"removed without a trace; {len(ours)} places were looked at")


def _make() -> None:
    """A bare system of the release and from the mirror of this machine."""
    if SYSTEM.exists():
        shutil.rmtree(SYSTEM)
    sources = _run("apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE)", "Created-By: Packages").splitlines()
    release = _codename()
    mirror = next((uri for uri, of in (line.split() for line in sources) if of == release), None)
    if mirror is None:
        raise CommandError(f"the machine's package sources do not name {release}; run apt-get update")
    say(f"making a bare system, {release}")
    SYSTEM.parent.mkdir(exist_ok=True)
    _run("debootstrap", "--variant=minbase", release, str(SYSTEM), mirror)
    for name in FROM_THE_MACHINE:
        place = Path("/etc", name)
        if place.is_dir():
            shutil.copytree(place, SYSTEM / "etc" / name, dirs_exist_ok=True, ignore_dangling_symlinks=True)
        elif place.exists():
            shutil.copy2(place, SYSTEM / "etc" / name)


def _codename() -> str:
    release = Path("/etc/os-release").read_text("utf-8")
    fields = dict(line.split("=", 1) for line in release.splitlines() if "=" in line)
    return fields["VERSION_CODENAME"].strip('"')


@contextlib.contextmanager
def _proc() -> Iterator[None]:
    """The machine's /proc, as every running system has one."""
    _run("mount", "-t", "proc", "proc", str(SYSTEM / "proc"))
    try:
        yield
    finally:
        _run("umount", str(SYSTEM / "proc"))


def _as_player(*command: str, expected: str) -> str:
    answer = _inside("runuser", "-l", PLAYER, "-c", " ".join(command))
    if expected not in answer:
        raise CommandError(f"{' '.join(command)} does not say `{expected}`:\n{answer[-3000:]}")
    return answer


def _inside(*command: str) -> str:
    return _run("chroot", str(SYSTEM), *command)


def _run(*command: str) -> str:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONPATH"):
        environment.pop(name, None)
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise CommandError(f"`{' '.join(command)}` failed:\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout
