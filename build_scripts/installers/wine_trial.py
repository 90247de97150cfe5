"""The installer for Windows tried under Wine with a tree that stands for the program: installed, upgraded, removed.

Wine's 64-bit part is enough, since the installer is a 64-bit program. That the program itself runs is seen on Windows.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from devtools.project import CommandError, say
from installers import clicking, windows
from installers.identity import FILE_TYPES, NAME, SCHEME, TITLE, VERSION
from installers.running import run

TOOLS = {"makensis": "nsis", "Xvfb": "xvfb"}
WINE = "/usr/lib/wine/wine64"
SERVER = "/usr/lib/wine/wineserver64"
OLD, NEW = "only-in-the-older.dll", "only-in-the-newer.dll"


def check() -> None:
    """Raises CommandError with what is not as it should be."""
    if not Path(WINE).is_file():
        raise CommandError(f"there is no {WINE}: apt-get install wine64 (690 MB)")
    with tempfile.TemporaryDirectory() as scratch, clicking.display() as screen:
        trial = _Trial(Path(scratch), screen)
        trial.install(OLD)
        trial.install(NEW)
        trial.see_installed()
        trial.uninstall()
        trial.see_gone()
    say("under Wine the installer installs, upgrades and uninstalls silently")


class _Trial:
    """A Windows of its own in `folder`."""

    def __init__(self, folder: Path, screen: str) -> None:
        self._folder = folder
        self._prefix = folder / "prefix"
        self._environment = {
            "WINEPREFIX": str(self._prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
            "DISPLAY": screen,
            "HOME": str(folder),
        }
        self._wine("wineboot.exe", "--init")
        self._local = next((self._prefix / "drive_c" / "users").glob(f"{os.environ.get('USER', 'root')}/AppData/Local"))
        self._program = self._local / "Programs" / NAME
        self._start_menu = self._local.parent / "Roaming/Microsoft/Windows/Start Menu/Programs" / f"{TITLE}.lnk"
        self._data = self._local / NAME / "settings.json"
        self._data.parent.mkdir(parents=True)
        self._data.write_text("the player's", "utf-8")

    def install(self, library: str) -> None:
        """Silently, a tree that has this library."""
        tree = self._folder / "tree"
        shutil.rmtree(tree, ignore_errors=True)
        (tree / "_internal").mkdir(parents=True)
        for name in (f"{NAME}.exe", f"{NAME}-console.exe", f"_internal/{library}"):
            (tree / name).write_text(name, "utf-8")
        setup = windows.build(tree, self._folder / f"{NAME}-{library}.exe")
        self._wine(str(setup), "/S")

    def uninstall(self) -> None:
        """Silently: nobody is asked whether the player's files shall go, so they stay."""
        self._wine(str(self._program / "uninstall.exe"), "/S")

    def see_installed(self) -> None:
        _expect((self._program / f"{NAME}.exe").is_file(), "the program is not where it should be")
        _expect((self._program / "_internal" / NEW).is_file(), "the newer version's files are missing")
        _expect(not (self._program / "_internal" / OLD).exists(), "files of the older version are left")
        _expect(self._start_menu.is_file(), "there is nothing in the Start menu")
        registry = self._registry()
        for wanted in (
            f'"DisplayVersion"="{VERSION}"',
            f"Classes\\\\{SCHEME}]",
            *(f"Classes\\\\{kind.suffix}]" for kind in FILE_TYPES),
        ):
            _expect(wanted.lower() in registry, f"the registry lacks {wanted}")
        _expect(f'{NAME}.exe\\" \\"%1\\""'.lower() in registry, "a double click would not hand over its file")

    def see_gone(self) -> None:
        _expect(not self._program.exists(), "files of the program are left")
        _expect(not self._start_menu.exists(), "the Start menu still has it")
        _expect(f"uninstall\\\\{NAME}]" not in self._registry(), "the registry still lists it as installed")
        _expect(f"classes\\\\{SCHEME}]" not in self._registry(), "the registry still knows its invitations")
        _expect(f"classes\\\\{NAME}." not in self._registry(), "the registry still knows its file types")
        _expect(self._data.is_file(), "files of the player's are gone")

    def _registry(self) -> str:
        return (self._prefix / "user.reg").read_text("utf-8", "replace").lower()

    def _wine(self, *command: str) -> None:
        run([WINE, *command], self._environment, self._folder)
        run([SERVER, "--wait"], self._environment, self._folder)  # what was started has ended, the registry is written


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise CommandError(f"under Wine: {otherwise}")
