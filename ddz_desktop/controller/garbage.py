"""Python's garbage collector on the window's thread and on no other."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer, Slot

EVERY_MS = 250


class GarbageCollector(QObject):
    """Collects cyclic garbage from the event loop of the thread it lives in, as often as Python itself would.

    Python collects on whichever thread happens to allocate. On a bot's that would free Qt objects to which the window's
    thread may be sending an event at that moment, and the process would end.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
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
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return


def set_aside() -> None:
    """Leave everything that is there now out of later collections: the parts of the program stay to its end.

    A collection of all of them takes as long as three frames.
    """
    gc.collect()
    gc.freeze()
