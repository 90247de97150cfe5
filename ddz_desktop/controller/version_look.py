"""The person's question whether there is a newer version, asked on a thread that nobody ever waits for."""

from __future__ import annotations

import contextlib
import logging
import threading

from PySide6.QtCore import QObject, Signal

from ddz_desktop import __version__
from ddz_desktop.net.newer import LookupFailed, Newest, address, is_newer, newest

__all__ = ["Newest", "VersionLook"]

log = logging.getLogger(__name__)


class VersionLook(QObject):
    """Looks when it is told to, and only then.

    Signals:
        found: the Newest release, or `None` when this program is it.
        failed: it could not be found out.
    """

    found = Signal(object)
    failed = Signal()

    def __init__(self, where: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._where = where
        self._thread: threading.Thread | None = None

    @classmethod
    def where_possible(cls, parent: QObject | None = None) -> VersionLook | None:
        """One that can look; `None` in a package that knows no releases."""
        where = address()
        return None if where is None else cls(where, parent)

    def look(self) -> None:
        """Ask; the answer comes later. Nothing happens while a question is still on its way."""
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._ask, name="version look", daemon=True)
            self._thread.start()

    def wait(self) -> None:
        """Wait for the answer to be on its way."""
        if self._thread is not None:
            self._thread.join()

    def _ask(self) -> None:
        with contextlib.suppress(RuntimeError):  # the window has gone meanwhile
            try:
                there: Newest = newest(self._where)
            except LookupFailed as error:
                log.info("whether there is a newer version cannot be found out: %s", error)
                self.failed.emit()
            else:
                self.found.emit(there if is_newer(there.version, __version__) else None)
