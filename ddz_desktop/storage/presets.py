"""Named choices of a new game, and those used last: one small JSON file, replaced as a whole with every change.

Version history: 1, the first. What an older program does not know it refuses as a whole; the caller keeps the file.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from ddz_desktop.settings import NewGame
from ddz_desktop.storage.atomic import write_text
from ddz_desktop.storage.names import clean_name, free_name

VERSION = 1
MOST_RECENT = 8


class PresetsError(ValueError):
    """A file of presets that cannot be used; the message says why."""


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """A named choice."""

    name: str
    game: NewGame


class Presets(Struct, frozen=True, forbid_unknown_fields=True):
    """All of them, by name, and the choices used last, the newest first."""

    version: int = VERSION
    saved: tuple[Preset, ...] = ()
    recent: tuple[NewGame, ...] = ()

    def with_saved(self, name: str, game: NewGame) -> Presets:
        """With a choice under a name; it takes the place of the one that has it. Raises ValueError for none."""
        name = _checked(name)
        others = [preset for preset in self.saved if preset.name.casefold() != name.casefold()]
        return self._with([*others, Preset(name, game)])

    def renamed(self, name: str, new: str) -> Presets:
        """With another name for one; a name that another has gets a number. Raises LookupError, ValueError."""
        preset = next((preset for preset in self.saved if preset.name == name), None)
        if preset is None:
            raise LookupError(f"there is no preset {name!r}")
        others = [other for other in self.saved if other is not preset]
        new = free_name(_checked(new), [other.name for other in others])
        return self._with([*others, Preset(new, preset.game)])

    def without(self, name: str) -> Presets:
        """Without one of them."""
        return self._with([preset for preset in self.saved if preset.name != name])

    def with_used(self, game: NewGame) -> Presets:
        """With a choice as the one used last."""
        recent = (game, *(other for other in self.recent if other != game))
        return msgspec.structs.replace(self, recent=recent[:MOST_RECENT])

    def _with(self, saved: list[Preset]) -> Presets:
        return msgspec.structs.replace(self, saved=tuple(sorted(saved, key=lambda preset: preset.name.casefold())))


def _checked(name: str) -> str:
    name = clean_name(name)
    if not name:
        raise ValueError("a preset needs a name of at least one letter")
    return name


def read_presets(file: Path) -> Presets:
    """What a file holds; none for a missing one. Raises PresetsError when it is of no use, OSError."""
    try:
        return parse_presets(file.read_bytes())
    except FileNotFoundError:
        return Presets()


def parse_presets(data: bytes) -> Presets:
    """The presets of a file's content. Raises PresetsError."""
    try:
        version = msgspec.json.decode(data, type=_Head).version
        if version > VERSION:
            raise PresetsError(f"the presets are of version {version}; this program knows up to {VERSION}")
        return msgspec.json.decode(data, type=Presets)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise PresetsError(f"the presets cannot be read: {error}") from error


def write_presets(file: Path, presets: Presets) -> None:
    """Replace the file. Raises OSError with the old one untouched."""
    write_text(file, msgspec.json.format(msgspec.json.encode(presets), indent=2).decode() + "\n")


class _Head(Struct):
    version: int
