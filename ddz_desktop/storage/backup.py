"""Everything a person has, in one zip file, and back again: all of it or nothing.

Version history of the file: 1, the first. The zip holds `manifest.json`, which names every other file in it with its
SHA-256, and of these as many as there are: `settings.json`, `presets.json`, `match.json` (the unfinished match, with
hidden cards), `history.sqlite`, `rules/<name>.ddzrules`.

To restore, a back-up is unpacked into a folder beside the data and checked there, file by file, with the same readers
that the program uses. Only then the folder gets its final name; from this moment on the back-up holds, even if the
program is killed: `finish_restore` puts everything into place, as often as it takes, before the folder goes.
"""

from __future__ import annotations

import hashlib
import lzma
import os
import shutil
import sqlite3
import struct
import zipfile
import zlib
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path, PurePosixPath

import msgspec
from msgspec import Struct

from ddz_desktop.rules.notation import parse_ruleset
from ddz_desktop.settings import parse_settings
from ddz_desktop.storage.atomic import set_aside, write_bytes
from ddz_desktop.storage.history import COMPANIONS, History
from ddz_desktop.storage.house_rules import SUFFIX
from ddz_desktop.storage.names import file_stem
from ddz_desktop.storage.places import Places
from ddz_desktop.storage.presets import parse_presets
from ddz_desktop.storage.schema import HistoryError

VERSION = 1
FORMAT = "ddz-desktop back-up"
MANIFEST = "manifest.json"
MOST_BYTES = 1 << 30
MOST_SMALL_BYTES = 1 << 22
MOST_FILES = 2000
SETTINGS, PRESETS, MATCH, HISTORY, RULES = "settings.json", "presets.json", "match.json", "history.sqlite", "rules/"

Check = Callable[[bytes], object]
"""Reads content and raises ValueError when it cannot be used."""


class BackupError(Exception):
    """A back-up that cannot be used or made; the message is one sentence, and nothing has been changed."""


class Contents(Struct, frozen=True):
    """What a back-up holds: `hands` of the history, house `rules`, and whether there are settings and a match."""

    hands: int
    rules: int
    presets: int
    settings: bool
    match: bool


UNREADABLE = (
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    struct.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    OverflowError,
)
"""What `zipfile` raises for files that are none, damaged, encrypted, or packed in a way it does not know."""


class _Manifest(Struct, frozen=True):
    format: str
    version: int
    program: str
    files: dict[str, str]


# Backing up


def back_up(places: Places, target: Path, program: str, check_match: Check) -> Contents:
    """Write everything to a zip file, which replaces one of that name as a whole; `program`: our version.

    A file that cannot be used by the program itself is left out. Raises BackupError for a history that cannot be read,
    OSError; an older file of that name then stays.
    """
    draft = target.with_name(f".{target.name}.tmp")
    work = target.with_name(f".{target.name}.history.tmp")
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        contents = _pack(places, draft, work, program, check_match)
        with draft.open("rb+") as file:
            os.fsync(file.fileno())
        draft.replace(target)
    except (HistoryError, sqlite3.Error) as error:
        raise BackupError(f"the history cannot be backed up: {error}") from error
    finally:
        for path in (draft, work, *(work.with_name(work.name + ending) for ending in COMPANIONS)):
            path.unlink(missing_ok=True)
    return contents


def _pack(places: Places, draft: Path, work: Path, program: str, check_match: Check) -> Contents:
    sources = {name: path for name, path in _small_files(places).items() if _usable(name, path, check_match)}
    hands = 0
    if places.history.is_file():
        with History(places.history) as history:
            hands = history.count()
            history.copy_to(work)
        sources[HISTORY] = work
    manifest = _Manifest(FORMAT, VERSION, program, {name: _digest(path) for name, path in sources.items()})
    with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as pack:
        pack.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest), indent=1))
        for name, path in sources.items():
            pack.write(path, name)
    return _contents(sources, hands)


def _small_files(places: Places) -> dict[str, Path]:
    """Where everything but the history lies, by its name in a back-up, whether it is there or not."""
    rules = sorted(places.house_rules.glob(f"*{SUFFIX}")) if places.house_rules.is_dir() else []
    named = {SETTINGS: places.settings, PRESETS: places.presets, MATCH: places.save}
    return named | {RULES + path.name: path for path in rules}


def _usable(name: str, file: Path, check_match: Check) -> bool:
    if not file.is_file() or not _is_ours(name):
        return False
    try:
        _check_of(name, check_match)(file.read_bytes())
    except ValueError:
        return False
    return True


def _check_of(name: str, check_match: Check) -> Check:
    """What reads a file of that name; it raises ValueError."""
    named: dict[str, Check] = {SETTINGS: parse_settings, PRESETS: parse_presets, MATCH: check_match}
    return named.get(name, parse_ruleset)


def _contents(files: Mapping[str, Path], hands: int) -> Contents:
    presets = len(parse_presets(files[PRESETS].read_bytes()).saved) if PRESETS in files else 0
    return Contents(hands, sum(name.startswith(RULES) for name in files), presets, SETTINGS in files, MATCH in files)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _is_ours(name: str) -> bool:
    """Whether this is one of the names that a back-up may hold: nothing leads out of the folder."""
    if name in (SETTINGS, PRESETS, MATCH, HISTORY):
        return True
    path = PurePosixPath(name)
    return name == RULES + path.name and path.suffix == SUFFIX and path.stem == file_stem(path.stem)


# Restoring


def stage(places: Places, file: Path, check_match: Check) -> Contents:
    """Unpack and check a back-up; from the end of this call on it holds, and `finish_restore` puts it into place.

    `check_match` reads an unfinished match, and raises ValueError. Raises BackupError, OSError.
    """
    draft = places.staging.with_name(f"{places.staging.name}-unchecked")
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True)
    try:
        files = _unpacked(file, draft)
        contents = _checked(files, check_match)
        shutil.rmtree(places.staging, ignore_errors=True)
        draft.replace(places.staging)
    except UNREADABLE as error:
        raise BackupError(f"{file.name} is no back-up, or a damaged one") from error
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return contents


def _unpacked(file: Path, folder: Path) -> dict[str, Path]:
    """The files of a back-up, by name, as they lie in the folder now."""
    files: dict[str, Path] = {}
    with zipfile.ZipFile(file) as pack:
        room = MOST_BYTES
        for name, digest in _manifest(pack, file).files.items():
            if not _is_ours(name):
                raise BackupError(f"{file.name} holds {name!r}, which is no file of a back-up")
            files[name] = folder / name
            files[name].parent.mkdir(exist_ok=True)
            room -= _extract(pack, name, files[name], room if name == HISTORY else min(room, MOST_SMALL_BYTES))
            if _digest(files[name]) != digest:
                raise BackupError(f"{name} in {file.name} is damaged")
    return files


def _manifest(pack: zipfile.ZipFile, file: Path) -> _Manifest:
    try:
        with pack.open(MANIFEST) as packed:
            manifest = msgspec.json.decode(packed.read(MOST_SMALL_BYTES), type=_Manifest)
    except (KeyError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BackupError(f"{file.name} is no back-up of this program") from error
    if manifest.format != FORMAT or len(manifest.files) > MOST_FILES:
        raise BackupError(f"{file.name} is no back-up of this program")
    if manifest.version > VERSION:
        raise BackupError(f"{file.name} is of version {manifest.version}; this program knows up to {VERSION}")
    missing = next((name for name in manifest.files if name not in pack.namelist()), None)
    if missing is not None:
        raise BackupError(f"{missing!r} is missing in {file.name}")
    return manifest


def _extract(pack: zipfile.ZipFile, name: str, target: Path, room: int) -> int:
    """Unpack one file, in pieces; its size. What a zip says about sizes is not believed."""
    size = 0
    with pack.open(name) as source, target.open("wb") as file:
        while piece := source.read(1 << 20):
            size += len(piece)
            if size > room:
                raise BackupError(f"{name} is larger than it can be in a back-up")
            file.write(piece)
        file.flush()
        os.fsync(file.fileno())
    return size


def _checked(files: Mapping[str, Path], check_match: Check) -> Contents:
    """Read every file as the program will. Raises BackupError for the first that cannot be used."""
    for name, path in files.items():
        try:
            if name != HISTORY:
                _check_of(name, check_match)(path.read_bytes())
        except ValueError as error:
            raise BackupError(f"{name} in the back-up cannot be used: {error}") from error
    return _contents(files, _checked_history(files[HISTORY]) if HISTORY in files else 0)


def _checked_history(file: Path) -> int:
    """How many hands it holds; one of an older version is brought up to date."""
    try:
        with History(file) as history:
            damage = history.damage()
            if damage is None:
                return history.count()
    except (HistoryError, sqlite3.Error) as error:
        damage = str(error)
    raise BackupError(f"the history in the back-up cannot be used: {damage}")


def finish_restore(places: Places) -> bool:
    """Put a checked back-up into place, if there is one; what it does not hold is removed. Whether there was one.

    Settings are never removed. Raises OSError, HistoryError, `sqlite3.Error`; then, and after a crash, call it again.
    """
    done = places.staging.with_name(f"{places.staging.name}-done")
    shutil.rmtree(done, ignore_errors=True)
    if not places.staging.is_dir():
        return False
    staged = sorted((places.staging / RULES).glob("*"))
    targets = _small_files(places) | {RULES + path.name: places.house_rules / path.name for path in staged}
    for name, target in targets.items():
        source = places.staging / name
        if source.is_file():
            write_bytes(target, source.read_bytes())
        elif name != SETTINGS:
            target.unlink(missing_ok=True)
    _restore_history(places)
    places.staging.replace(done)  # at one blow: half a folder would look like a back-up that lacks the other half
    shutil.rmtree(done)
    return True


def _restore_history(places: Places) -> None:
    source = places.staging / HISTORY
    if not source.is_file() and not places.history.is_file():
        return
    try:
        history = History(places.history)
    except HistoryError:  # the reason to restore, perhaps
        set_aside(places.history, datetime.now().astimezone(), COMPANIONS)
        history = History(places.history)
    with history:
        if source.is_file():
            history.take_over(source)
        else:
            history.clear()
