"""What is remembered of other people's tables, read once and written with every change."""

from __future__ import annotations

import logging
from pathlib import Path

from ddz_desktop.storage.lan_memory import LanMemory, read_memory, write_memory

log = logging.getLogger(__name__)


class MemoryBook:
    """`memory`: as it is now. `file`: `None` to forget everything with the program."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self.memory = LanMemory()
        if file is not None:
            try:
                self.memory = read_memory(file)
            except (OSError, ValueError) as error:
                log.warning("%s", error)

    def note(self, memory: LanMemory) -> None:
        """Remember this from now on."""
        if memory == self.memory:
            return
        self.memory = memory
        if self._file is not None:
            try:
                write_memory(self._file, memory)
            except OSError as error:
                log.warning("other people's tables are not remembered: %s", error)
