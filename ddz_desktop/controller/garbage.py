"""Python's garbage collector on the window's thread and on no other."""

from __future__ import annotations

import gc
import linecache

from PySide6.QtCore import QObject, QTimer, Slot

EVERY_MS = 250
PASSES = (1, 10, 100)
"""After how many passes over the youngest objects Python takes each generation."""


class GarbageCollector(QObject):
    """Collects cyclic garbage from the event loop of the thread it lives in, as often as Python itself would.

    Python collects on whichever thread happens to allocate. On a bot's that would free Qt objects to which the window's
    thread may be sending an event at that moment, and the process would end.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._passes = [0, 0, 0]
        self._was_enabled = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._collect)
        self._timer.start(EVERY_MS)

    def close(self) -> None:
        """Leave it to Python again, where no other thread runs any more."""
        self._timer.stop()
        if self._was_enabled:
            gc.enable()

    @Slot()
    def _collect(self) -> None:
        due = gc.get_count()[0] // gc.get_threshold()[0]
        if due == 0:
            return
        self._passes = [passes + due for passes in self._passes]
        generation = max(number for number, passes in enumerate(self._passes) if passes >= PASSES[number])
        gc.collect(generation)
        self._passes[: generation + 1] = [0] * (generation + 1)


def set_aside() -> None:
    """Leave everything that is there now out of later collections: the parts of the program stay to its end.

    A collection of all of them takes as long as three frames. Lines of source go first: PySide looks into that of each
    module that is imported, and Python keeps it.
    """
    linecache.clearcache()
    gc.collect()
    gc.freeze()
