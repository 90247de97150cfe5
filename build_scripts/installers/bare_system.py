"""The Debian package on a system that has nothing else: an older one installed and played with, upgraded, removed.

Needs root and the package sources of the machine it runs on, from which the bare system is made. It lies in `build/`;
of the machine only /proc and a display are seen from it, and only while the trial lasts.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from devtools import apt
from devtools.project import CommandError, say
from installers import clicking
from installers.identity import APP_ID, BUILD, NAME, VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

SYSTEM = BUILD / "bare-system"
PLAYER = "player"
HOME = SYSTEM / "home" / PLAYER
SETTINGS = Path(".config", NAME, "settings.json")
DATA = Path(".local", "share", NAME)
LEFT_BY_OLDER = Path("usr", "lib", NAME, "left-by-an-older-version")
TOOLS = {
    "debootstrap": "debootstrap",
    "lintian": "lintian",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    **clicking.TOOLS,
}
"""Commands that the trial uses, and Debian's packages of them."""

FROM_THE_MACHINE = ("resolv.conf", "hosts", "apt")
"""Of /etc: how names are found and where packages come from."""


def try_package(package: Path) -> None:
    """Raises CommandError with the last words of the step that fails."""
    if not apt.is_root():
        raise CommandError("a bare system is made by root")
    apt.ensure_tools(TOOLS)
    _run("lintian", "--allow-root", "--fail-on", "error,warning,info", str(package))
    say("lintian finds nothing")
    _make()
    shutil.copy2(package, SYSTEM / package.name)
    _older(package, SYSTEM / "older.deb")
    with _proc():
        _inside("apt-get", "update")
        _install_older()
        _play()
        _upgrade(package)
        _validate()
        _remove()


def _install_older() -> None:
    _inside("apt-get", "install", "-y", "--no-install-recommends", "/older.deb")
    say(f"installed with {len(_inside('dpkg-query', '-f', '.', '-W'))} packages in all")
    _inside("useradd", "--create-home", PLAYER)
    _as_player(NAME, "--version", expected=f"{NAME} {VERSION}, kernels: compiled")
    say(_as_player(NAME, "self-test", expected="everything is in order").strip())


def _play() -> None:
    """A hand by clicks, in the window that the menu entry opens."""
    _inside("apt-get", "install", "-y", "--no-install-recommends", "libglib2.0-bin")
    HOME.joinpath(SETTINGS).parent.mkdir(parents=True)
    HOME.joinpath(SETTINGS).write_text(clicking.settings(), "utf-8")
    _inside("chown", "-R", f"{PLAYER}:", f"/home/{PLAYER}")
    places = clicking.button_places()
    with clicking.display() as screen:
        entry = f"/usr/share/applications/{NAME}.desktop"
        # the program stays: it must not hold what gio's output goes to
        _as_player(f"DISPLAY={screen}", "gio", "launch", entry, ">/dev/null", "2>&1", expected="")
        clicking.play(screen, places, HOME / DATA / "history.sqlite", BUILD / "pictures")
    with clicking.display() as screen:
        in_sight = (f"DISPLAY={screen}", "QT_QPA_PLATFORM=xcb")
        _as_player(*in_sight, NAME, "self-test", expected="everything is in order")
    say("the self-test passes on a display, too")


def _upgrade(package: Path) -> None:
    """The newer package takes the place of the older one, and nothing of the player's changes."""
    before = _kept()
    _inside("apt-get", "install", "-y", "--no-install-recommends", f"/{package.name}")
    if (SYSTEM / LEFT_BY_OLDER).exists():
        raise CommandError(f"the upgrade leaves /{LEFT_BY_OLDER} of the older version")
    if _kept() != before:
        raise CommandError("the upgrade has changed files of the player's")
    _as_player(NAME, "self-test", expected="everything is in order")
    say(f"upgraded; {len(before)} files of the player's are as they were")


def _validate() -> None:
    _run("desktop-file-validate", str(SYSTEM / f"usr/share/applications/{NAME}.desktop"))
    _run("appstreamcli", "validate", "--no-net", str(SYSTEM / f"usr/share/metainfo/{APP_ID}.metainfo.xml"))
    say("the validators of menu entries and of AppStream find nothing")


def _remove() -> None:
    """Nothing of the program stays, and everything of the player's."""
    installed = [Path(line) for line in _inside("dpkg", "-L", NAME).splitlines()]
    ours = [place for place in installed if NAME in place.name or NAME in str(place.parent)]
    before = _kept()
    _inside("apt-get", "purge", "-y", NAME)
    left = [str(place) for place in ours if os.path.lexists(SYSTEM / place.relative_to("/"))]
    if left:
        raise CommandError(f"removed, but still there: {', '.join(left[:10])}")
    if _kept() != before:
        raise CommandError("the removal has taken files of the player's")
    say(f"removed without a trace; {len(ours)} places were looked at")


def _older(package: Path, goal: Path) -> None:
    """The same package under a lower version, with a file that the newer one does not have."""
    tree = BUILD / "older"
    shutil.rmtree(tree, ignore_errors=True)
    _run("dpkg-deb", "--raw-extract", str(package), str(tree))
    control = tree / "DEBIAN" / "control"
    control.write_text(re.sub(r"(?m)^Version: .*$", "Version: 0.0.1", control.read_text("utf-8")), "utf-8")
    (tree / LEFT_BY_OLDER).write_text("", "utf-8")
    _run("dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tree), str(goal))
    shutil.rmtree(tree)


def _kept() -> dict[str, str]:
    """The player's files with their contents' hashes."""
    files = sorted(file for folder in (SETTINGS.parent, DATA) for file in (HOME / folder).rglob("*") if file.is_file())
    return {str(file.relative_to(HOME)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


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
