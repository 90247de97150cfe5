"""What a test must not leave behind: running threads, timers and animations, and open windows.

While a test runs, the methods that start such things also note the line that called them, so that the failure names
the code to look at. Only what Python starts is seen: Qt's own timers and threads are Qt's.
"""

from __future__ import annotations

import functools
import threading
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QThread, QTimer
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

ROOT = Path(__file__).resolve().parent.parent
IS_RUNNING: dict[type, Callable[[Any], bool]] = {
    QThread: QThread.isRunning,
    QTimer: QTimer.isActive,
    QAbstractAnimation: lambda animation: animation.state() != QAbstractAnimation.State.Stopped,
}
SECONDS_TO_END = 5.0
NOT_OURS = ("TMonitor",)  # tqdm's one watchdog for all progress bars


class Leftovers:
    """Watches from its creation on, through `monkeypatch`, until `find` is asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._starts: WeakKeyDictionary[object, str] = WeakKeyDictionary()
        self._threads_before = set(threading.enumerate())
        self._windows_before = {id(window) for window in _open_windows()}
        for kind in (*IS_RUNNING, threading.Thread):
            monkeypatch.setattr(kind, "start", self._noting(kind.start))

    def find(self) -> list[str]:
        """A sentence for each thing left over; a Python thread that is just ending is given the time to."""
        if QCoreApplication.instance() is not None:
            # what was given to deleteLater() is gone for good, with its timers
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return [*self._running_objects(), *self._running_threads(), *self._new_windows()]

    def _noting(self, start: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(start)
        def noting_start(started: object, *arguments: Any, **named: Any) -> Any:
            self._starts[started] = _calling_line()
            return start(started, *arguments, **named)

        return noting_start

    def _running_objects(self) -> list[str]:
        return [
            f"{type(started).__name__} started at {line} still runs"
            for started, line in self._starts.items()
            for kind, is_running in IS_RUNNING.items()
            if isinstance(started, kind) and shiboken6.isValid(started) and is_running(started)
        ]

    def _running_threads(self) -> list[str]:
        threads = [thread for thread in threading.enumerate() if self._is_ours(thread)]
        for thread in threads:
            thread.join(SECONDS_TO_END)
        return [
            f"thread {thread.name!r} started at {self._starts.get(thread, 'an unknown line')} still runs"
            for thread in threads
            if thread.is_alive()
        ]

    def _is_ours(self, thread: threading.Thread) -> bool:
        # a Qt thread that has called Python appears as a dummy and is judged as a QThread
        is_dummy = isinstance(thread, threading._DummyThread)
        return thread not in self._threads_before and not is_dummy and type(thread).__name__ not in NOT_OURS

    def _new_windows(self) -> list[str]:
        new = [window for window in _open_windows() if id(window) not in self._windows_before]
        return [f"window {type(window).__name__} {window.windowTitle()!r} is still open" for window in new]


def _open_windows() -> list[Any]:
    if not isinstance(QCoreApplication.instance(), QApplication):
        return []
    return [window for window in QApplication.topLevelWidgets() if window.isVisible()]


def _calling_line() -> str:
    """The innermost line of the project that led here, this file apart."""
    for frame in reversed(traceback.extract_stack()):
        file = Path(frame.filename)
        if frame.filename != __file__ and file.is_relative_to(ROOT) and ".venv" not in file.parts:
            return f"{file.relative_to(ROOT).as_posix()}:{frame.lineno}"
    return "a line outside the project"
