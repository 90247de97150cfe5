"""Hands of the history as files: one `.ddz` a hand, as many as wished out of the history and into it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from ddz_desktop.rules.errors import RuleError
from ddz_desktop.rules.lines import MOST_BYTES
from ddz_desktop.rules.record import Record, parse_record
from ddz_desktop.storage.atomic import write_text
from ddz_desktop.storage.hand_filter import Origin
from ddz_desktop.storage.hand_rows import NewHand
from ddz_desktop.storage.history import History

SUFFIX = ".ddz"


class RefusedFile(Struct, frozen=True):
    """A file that was not taken, and why, in one sentence."""

    file: Path
    why: str


class ImportReport(Struct, frozen=True):
    """`added`: new hands; `known`: those that were there already; `refused`: files that hold none."""

    added: int
    known: int
    refused: tuple[RefusedFile, ...]


def export_hands(history: History, hands: Sequence[int], folder: Path) -> tuple[Path, ...]:
    """Write hands as files into a folder, each under a name that no other file there has; return their paths.

    Hands that are gone are left out. Raises OSError, with none of the files left, and `sqlite3.Error`.
    """
    written: list[Path] = []
    try:
        for hand in hands:
            row, text = history.row(hand), history.text(hand)
            if row is None or text is None:
                continue
            path = _free_path(folder, f"{row.ended:%Y-%m-%d-%H%M%S}-{row.system}")
            write_text(path, text)
            written.append(path)
    except BaseException:
        for path in written:
            path.unlink(missing_ok=True)
        raise
    return tuple(written)


def _free_path(folder: Path, stem: str) -> Path:
    path = folder / (stem + SUFFIX)
    copies = 1
    while path.exists():
        copies += 1
        path = folder / f"{stem}-{copies}{SUFFIX}"
    return path


def import_files(history: History, paths: Iterable[Path], now: datetime) -> ImportReport:
    """Take over the hands of files, and of all `.ddz` files in folders; either every new hand is added or none.

    A hand that says no time counts as ended `now`. Raises `sqlite3.Error`.
    """
    hands: list[NewHand] = []
    refused: list[RefusedFile] = []
    for file in _files(paths):
        try:
            record = read_record(file)
        except (RuleError, OSError) as error:
            refused.append(RefusedFile(file, _why(error)))
        else:
            hands.append(NewHand(record=record, seat=None, origin=Origin.IMPORTED, added=now))
    added = [each is not None for each in history.add_all(hands)]
    return ImportReport(sum(added), len(added) - sum(added), tuple(refused))


def read_record(file: Path) -> Record:
    """The record of a file. Raises NotationError when it is none, OSError when it cannot be read."""
    with file.open("rb") as opened:
        return parse_record(opened.read(MOST_BYTES + 1))  # more than that is refused anyway


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(path.glob(f"*{SUFFIX}"))
        else:
            yield path


def _why(error: RuleError | OSError) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
