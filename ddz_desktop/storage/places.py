"""Where everything lies that the program keeps for one person."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct


class Places(Struct, frozen=True):
    """`settings`: the settings file. `data`: the folder of everything else that is kept."""

    settings: Path
    data: Path

    @classmethod
    def under(cls, folder: Path) -> Places:
        """Everything in one folder."""
        return cls(folder / "config" / "settings.json", folder / "data")

    @property
    def save(self) -> Path:
        """The unfinished match."""
        return self.data / "match.json"

    @property
    def history(self) -> Path:
        """The database of hands that were played."""
        return self.data / "history.sqlite"

    @property
    def presets(self) -> Path:
        """Named choices of a new game, and those used last."""
        return self.data / "presets.json"

    @property
    def house_rules(self) -> Path:
        """The folder of house rules, one `.ddzrules` file each."""
        return self.data / "rules"

    @property
    def lan(self) -> Path:
        """The folder of tables that are open in the LAN, and of their host's key and certificate."""
        return self.data / "lan"

    @property
    def lan_memory(self) -> Path:
        """Hosts that are known by their certificates, addresses that were typed, and the stay at somebody's table."""
        return self.lan / "memory.json"

    @property
    def staging(self) -> Path:
        """A checked back-up on its way into place."""
        return self.data / "restore"
