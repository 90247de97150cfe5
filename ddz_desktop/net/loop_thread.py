"""A thread of its own for asyncio: sockets and TLS work the same on every system, and never wait for the window."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import logging
import threading
import traceback
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")

NAME = "net"


def log_without_values(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A fault in a callback: where it happened, but not what it says, which may name hidden cards."""
    error = context.get("exception")
    if isinstance(error, BaseException):
        trace = "".join(traceback.format_tb(error.__traceback__))
        log.error("fault on the thread of the network: %s\n%s", type(error).__name__, trace)


class LoopThread:
    """Runs from its creation until `stop`. What is given to it runs on its thread, in order."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._stopped = False
        self._thread = threading.Thread(target=self._run, name=NAME, daemon=True)
        self._thread.start()

    def soon(self, work: Callable[..., object], *arguments: object) -> None:
        """Call something there; nothing happens once it is stopped."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(work, *arguments)

    def run(self, work: Coroutine[Any, Any, T]) -> concurrent.futures.Future[T]:
        """Run a coroutine there. Raises RuntimeError once it is stopped."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def stop(self) -> None:
        """Cancel what still runs, and wait for the thread. Nothing happens the second time."""
        if not self._stopped:
            self._stopped = True
            self.soon(self._loop.stop)
            self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.set_exception_handler(log_without_values)
        try:
            self._loop.run_forever()
        finally:
            tasks = asyncio.all_tasks(self._loop)
            for task in tasks:
                task.cancel()
            self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
            self._loop.run_until_complete(self._loop.shutdown_default_executor())
            self._loop.close()
