"""A timer on the loop that is set anew as often as needed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Alarm:
    """Calls `ring` once, so many seconds after it was last set."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float | None) -> None:
        """Ring in so many seconds and not before; `None` for not at all."""
        self.cancel()
        if seconds is not None:
            self._handle = asyncio.get_running_loop().call_later(seconds, self._ring)

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
