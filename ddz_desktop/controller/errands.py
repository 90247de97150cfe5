"""Work that may take a while, done one piece after another on a thread of its own, with answers on the main thread."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

log = logging.getLogger(__name__)

Answer = Callable[[Any], None]


class Errands(QObject):
    """Runs functions elsewhere. `close` it; what has not begun by then is not done.

    Signals:
        busy_changed: whether there is something to do.
    """

    busy_changed = Signal(bool)
    _done = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool: ThreadPoolExecutor | None = None
        self._waiting: dict[int, tuple[Answer, Answer]] = {}
        self._number = 0
        self._closed = False
        self._done.connect(self._answer)

    @property
    def busy(self) -> bool:
        """Whether something is being done or waits to be."""
        return bool(self._waiting)

    def run(self, work: Callable[[], object], done: Answer, failed: Answer) -> None:
        """Do the work elsewhere; then, on this thread, `done` gets its result or `failed` the exception it raised."""
        if self._closed:
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, thread_name_prefix="errands")
        self._number += 1
        self._waiting[self._number] = done, failed
        if len(self._waiting) == 1:
            self.busy_changed.emit(True)
        self._pool.submit(self._work, self._number, work)

    def close(self) -> None:
        """End the thread after what it is doing; nobody is answered any more. Nothing happens the second time."""
        self._closed = True
        self._waiting.clear()
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _work(self, number: int, work: Callable[[], object]) -> None:
        outcome: object
        try:
            outcome = work()
        except Exception as error:  # noqa: BLE001  # the edge of the thread
            trace = "".join(traceback.format_tb(error.__traceback__))  # no message: it may quote a hand
            log.info("an errand ended with %s\n%s", type(error).__name__, trace)
            outcome = error
        self._done.emit(number, outcome)

    @Slot(int, object)
    def _answer(self, number: int, outcome: object) -> None:
        done, failed = self._waiting.pop(number, (None, None))
        if done is None or failed is None:
            return
        if not self._waiting:
            self.busy_changed.emit(False)
        (failed if isinstance(outcome, Exception) else done)(outcome)
