"""Work shared out among processes: in order, in little memory, and without a process left when it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

MOST_JOBS = 60
"""Windows cannot wait for more processes at once."""

HANDED_OUT = 4
"""Pieces waiting for each process: work of any length takes no more memory than that."""

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def usual_jobs(wanted: int | None, pieces: int) -> int:
    """How many processes: as many as wanted, by default as there are processors, never more than pieces of work."""
    return max(1, min(wanted or os.cpu_count() or 1, pieces, MOST_JOBS))


@contextmanager
def shared_out(do: Callable[[Piece], Result], jobs: int) -> Iterator[Callable[[Iterable[Piece]], Iterator[Result]]]:
    """Something that does pieces of work and gives their results in order, in this process or in several.

    Raises `BrokenProcessPool` when a process has died.
    """
    if jobs == 1:
        yield lambda work: map(do, work)
        return
    # not a Pool: one whose processes die at their start would start new ones for ever
    executor = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _prepare_process)
    try:
        yield lambda work: _in_order(executor, do, work, HANDED_OUT * jobs)
    finally:
        executor.shutdown(cancel_futures=True)


def _in_order(
    executor: ProcessPoolExecutor, do: Callable[[Piece], Result], work: Iterable[Piece], ahead: int
) -> Iterator[Result]:
    waiting: deque[Future[Result]] = deque()
    for piece in work:
        waiting.append(_submit(executor, do, piece))
        if len(waiting) > ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _submit(executor: ProcessPoolExecutor, do: Callable[[Piece], Result], piece: Piece) -> Future[Result]:
    """Hand a piece out; the processes, started with the first ones, inherit that Ctrl+C is not for them."""
    with _interrupts_waiting():
        return executor.submit(do, piece)


@contextmanager
def _interrupts_waiting() -> Iterator[None]:
    """Ctrl+C waits so long; it is not lost, as it would be if it were ignored."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows processes inherit nothing of the kind
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare_process() -> None:
    """Ctrl+C ends the main process, which ends the others; should it be killed, they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
