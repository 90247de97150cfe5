"""Where the program keeps its files: by the custom of each system, or all of it in one folder."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct
from platformdirs import PlatformDirs

from ddz_desktop.storage.places import Places


class Folders(Struct, frozen=True):
    """`settings`: the settings file. `data`: the folder of matches, hands, presets and house rules. `log`: the log
    file. `cache`: the folder of what can be made again.
    """

    settings: Path
    data: Path
    log: Path
    cache: Path

    @property
    def places(self) -> Places:
        """What is kept for the person."""
        return Places(self.settings, self.data)

    @property
    def lock(self) -> Path:
        """The file that says that a program uses these folders."""
        return self.data / "lock"

    @property
    def door(self) -> Path:
        """Where that program says how a second start reaches it."""
        return self.data / "door.json"

    @property
    def crash(self) -> Path:
        """Where a native crash leaves what it knows."""
        return self.log.with_name("crash.log")


def user_folders() -> Folders:
    """Those of the person who runs the program. Nothing is made yet."""
    dirs = PlatformDirs("ddz-desktop", appauthor=False)
    return Folders(
        settings=dirs.user_config_path / "settings.json",
        data=dirs.user_data_path,
        log=dirs.user_log_path / "ddz-desktop.log",
        cache=dirs.user_cache_path,
    )


def profile_folders(profile: Path) -> Folders:
    """Everything in one folder, so that programs with different ones know nothing of each other."""
    places = Places.under(profile.absolute())
    return Folders(
        settings=places.settings,
        data=places.data,
        log=profile.absolute() / "log" / "ddz-desktop.log",
        cache=profile.absolute() / "cache",
    )


PORTABLE = "ddz-desktop-data"
"""The folder beside the program that `--portable` makes; where it is, it is used without the option too."""


def portable_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Beside the program as people see it: the AppImage, the folder of a frozen one, the checkout."""
    image = environment.get("APPIMAGE")
    if image:
        return Path(image).parent / PORTABLE
    if not getattr(sys, "frozen", False):
        return Path(__file__).resolve().parents[2] / PORTABLE
    program = Path(sys.executable).resolve()
    bundles = [parent for parent in program.parents if parent.suffix == ".app"]
    return (bundles[0] if bundles else program).parent / PORTABLE
