"""Where the program keeps its files, by the custom of each system."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from platformdirs import PlatformDirs


class Folders(Struct, frozen=True):
    """`settings`: the settings file. `records`: the folder of recorded hands. `log`: the log file."""

    settings: Path
    records: Path
    log: Path


def user_folders() -> Folders:
    """Those of the person who runs the program. Nothing is made yet."""
    dirs = PlatformDirs("ddz-desktop", appauthor=False)
    return Folders(
        settings=dirs.user_config_path / "settings.json",
        records=dirs.user_data_path / "records",
        log=dirs.user_log_path / "ddz-desktop.log",
    )
