"""The folder where a program's LAN tables lie, a file each, with the key and certificate of their host.

A table is written down at every decision, before anybody is told. So a file is not replaced each time, which costs
milliseconds, but grows by a line, the table as a whole; the last whole line counts. When it is long it is replaced by
that line.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from ddz_desktop.controller.lan.lan_table import LanTable
from ddz_desktop.controller.lan.table_config import SUFFIX
from ddz_desktop.controller.lan.table_file import table_text
from ddz_desktop.match.ports import system_calendar
from ddz_desktop.match.save import Save
from ddz_desktop.net.identity import Identity, IdentityError, load, make_pem
from ddz_desktop.storage.atomic import set_aside, write_text

log = logging.getLogger(__name__)

LONGEST_FILE = 1 << 20


class TableFolder:
    """Keeps tables. `played` is told of every hand that is over; `folder` is `None` to keep nothing.

    That tables cannot be written down is logged once, and again only after it has worked in between.
    """

    def __init__(self, folder: Path | None, played: Callable[[LanTable, Save], None] | None = None) -> None:
        self._folder = folder
        self._played = played
        self._failing = False
        self._scratch: TemporaryDirectory[str] | None = None

    def identity(self) -> Identity:
        """The host's key and certificate; made the first time, and anew when the file is of no use. Raises OSError."""
        if self._folder is None:
            self._scratch = TemporaryDirectory(prefix="ddz-desktop-")
            return self._identity(Path(self._scratch.name))
        return self._identity(self._folder)

    def _identity(self, folder: Path) -> Identity:
        file = folder / "host.pem"
        try:
            return load(file)
        except FileNotFoundError:
            pass
        except IdentityError:
            set_aside(file, system_calendar())
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
        write_text(file, make_pem())
        file.chmod(0o600)
        return load(file)

    def close(self) -> None:
        """Remove what was only for this run of the program."""
        if self._scratch is not None:
            self._scratch.cleanup()

    def saved(self) -> Iterator[tuple[Path, bytes]]:
        """The files of tables that were open when the program ended, and their content."""
        if self._folder is not None and self._folder.is_dir():
            for file in sorted(self._folder.glob(f"*{SUFFIX}")):
                with contextlib.suppress(OSError):
                    yield file, last_line(file.read_bytes())

    def set_aside(self, file: Path) -> None:
        """A file that cannot be opened is out of the way."""
        with contextlib.suppress(OSError):
            set_aside(file, system_calendar())

    # A table's keeper

    def save(self, table: LanTable) -> None:
        if self._folder is None:
            return
        try:
            _write(self._folder / f"{table.config.id}{SUFFIX}", table_text(table))
        except OSError as error:
            if not self._failing:
                log.warning("the table is not saved: %s", error)
            self._failing = True
        else:
            self._failing = False

    def keep(self, table: LanTable, save: Save) -> None:
        if self._played is not None:
            self._played(table, save)

    def forget(self, table: LanTable) -> None:
        if self._folder is not None:
            with contextlib.suppress(OSError):
                (self._folder / f"{table.config.id}{SUFFIX}").unlink(missing_ok=True)


def _write(file: Path, line: str) -> None:
    """Not flushed to the disk: a crash of the program loses nothing, one of the machine little. Raises OSError."""
    if not file.exists() or file.stat().st_size > LONGEST_FILE:
        write_text(file, line, durable=False)
    else:
        with file.open("ab") as growing:
            growing.write(line.encode())


def last_line(data: bytes) -> bytes:
    """The last whole line; what a crash cut off is left out."""
    whole, _, _ = data.rpartition(b"\n")
    return whole.rpartition(b"\n")[2]
