"""How the window was asked for, and with what."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from ddz_desktop.app.folders import Folders, portable_folder, profile_folders, user_folders


class Start(Struct, frozen=True):
    """How the window was asked for. `file`: what to open. `profile`: the folder for everything the program keeps.

    `portable`: that folder is one beside the program. `safe`: with default settings, whatever the person's are.
    `invitation`: to a LAN table, as text.
    """

    file: Path | None = None
    profile: Path | None = None
    portable: bool = False
    safe: bool = False
    invitation: str = ""

    @property
    def chose_folder(self) -> bool:
        """Whether files may lie nowhere else."""
        return self.profile is not None or self.portable

    def folders(self) -> Folders:
        """Where the program keeps its files; a folder beside it that `portable` made counts without the option too."""
        if self.profile is not None:
            return profile_folders(self.profile)
        beside = portable_folder()
        return profile_folders(beside) if self.portable or beside.is_dir() else user_folders()
