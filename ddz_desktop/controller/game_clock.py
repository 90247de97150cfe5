"""A clock that stands still while the table is paused."""

from __future__ import annotations

from ddz_desktop.match.ports import Clock


class GameClock:
    """The table's time: the outside clock's, without the pauses."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._paused_for = 0.0
        self._paused_at: float | None = None

    @property
    def paused(self) -> bool:
        return self._paused_at is not None

    def now(self) -> float:
        return (self._clock() if self._paused_at is None else self._paused_at) - self._paused_for

    def pause(self, on: bool) -> None:
        if on and self._paused_at is None:
            self._paused_at = self._clock()
        elif not on and self._paused_at is not None:
            self._paused_for += self._clock() - self._paused_at
            self._paused_at = None

    def outside(self, table_time: float) -> float:
        """A table time as the outside clock will show it, should there be no further pause."""
        return table_time + self._paused_for
