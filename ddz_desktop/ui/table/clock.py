"""The time of a turn: one timer that counts down to the deadline of the table, or to passing by itself."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

TICK_MS = 100


class TurnClock(QObject):
    """Counts down. Starting anew replaces what ran before, so that never two run (field/table U8).

    Signals:
        ticked: seconds left (never negative) and the share of the whole that they are.
        ended: the time is over; not emitted for a table's deadline, which the host watches.
    """

    ticked = Signal(float, float)
    ended = Signal()

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._now = now
        self._deadline = 0.0
        self._whole = 1.0
        self._own = False
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        """Whether time is being counted."""
        return self._timer.isActive()

    def watch(self, deadline: float, whole: float) -> None:
        """Show the time to a deadline that the host keeps; `whole` is what a turn has, in seconds."""
        self._start(deadline, whole, own=False)

    def count(self, seconds: float) -> None:
        """Count so many seconds down and then say so."""
        self._start(self._now() + seconds, seconds, own=True)

    def stop(self) -> None:
        """There is no limit now."""
        self._timer.stop()

    @Slot()
    def tick(self) -> None:
        """Look at the time."""
        left = max(0.0, self._deadline - self._now())
        self.ticked.emit(left, left / self._whole)
        if left == 0.0:
            self._timer.stop()
            if self._own:
                self.ended.emit()

    def _start(self, deadline: float, whole: float, *, own: bool) -> None:
        self._deadline, self._whole, self._own = deadline, max(whole, 0.001), own
        self._timer.start()
        self.tick()
