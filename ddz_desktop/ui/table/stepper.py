"""One timer that steps every value that runs, and can bring them all to their end.

A motion belongs to an owner and a channel of it (place, scale, opacity …); a new one on the same channel takes over.
`done` is called exactly once, however a motion ends: by time, because another took over, or by `finish`; only `stop`
and `clear` drop it. Owners that Qt has deleted meanwhile are left alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGraphicsItem

Curve = QEasingCurve.Type
Setter = Callable[[float], None]
Done = Callable[[], None]

# a stall (a bot thinking, a window dragged) makes motion late, not jumpy
LONGEST_STEP_MS = 48
# a frame that news from the game holds up by so much is still in time for the screen
SPARE_MS = 4
_GENERATIONS = 100


@dataclass(frozen=True)
class Tempo:
    """How long a motion takes and after which delay it starts, in ms at normal speed, and its curve."""

    ms: float
    delay: float = 0
    curve: Curve = Curve.OutCubic


class _Motion:
    def __init__(self, owner: object, tempo: Tempo, begin: Callable[[], Setter], done: Done | None) -> None:
        self.owner = owner
        self.tempo = tempo
        self.done = done
        self._begin = begin
        self._curve = QEasingCurve(tempo.curve)
        self._setter: Setter | None = None
        self._elapsed = 0.0

    @property
    def alive(self) -> bool:
        return not isinstance(self.owner, QGraphicsItem | QObject) or bool(shiboken6.isValid(self.owner))

    def advance(self, ms: float) -> bool:
        """Move on by some ms; True when the end is reached."""
        self._elapsed += ms
        running = self._elapsed - self.tempo.delay
        if running < 0:
            return False
        if self._setter is None:
            self._setter = self._begin()
        share = 1.0 if self.tempo.ms <= 0 else min(1.0, running / self.tempo.ms)
        self._setter(self._curve.valueForProgress(share))
        return share >= 1.0

    def end(self) -> None:
        if self.alive:
            self.advance(self.tempo.delay + self.tempo.ms)
            self.settle()

    def settle(self) -> None:
        if self.done is not None:
            self.done()


class Stepper(QObject):
    """Runs motions.

    Signals:
        idle: the last motion has ended.
    """

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speed = 1.0
        self._motions: dict[tuple[int, str], _Motion] = {}
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        """Whether anything still moves or waits."""
        return bool(self._motions)

    def set_speed(self, speed: float) -> None:
        """0.5 to 2 times normal, or 0 for no motion at all; for motions that start from now on."""
        self._speed = speed

    def run(
        self, owner: object, channel: str, begin: Callable[[], Setter], tempo: Tempo, done: Done | None = None
    ) -> None:
        """Run any value: when the delay is over, `begin` gives the setter, which is called with 0 to 1, eased."""
        factor = 1 / self._speed if self._speed > 0 else 0.0
        shaped = self._shape(channel, Tempo(tempo.ms * factor, tempo.delay * factor, tempo.curve))
        self._add(channel, _Motion(owner, shaped, begin, done))

    def call(self, delay: float, action: Done, *, owner: object = None, real_time: bool = False) -> None:
        """Do something after some ms; a `real_time` delay is for reading, and no speed shortens it."""
        factor = 1.0 if real_time else 1 / self._speed if self._speed > 0 else 0.0
        motion = _Motion(self if owner is None else owner, Tempo(0, delay * factor), lambda: lambda _: None, action)
        self._add(f"call {id(motion)}", motion)

    def stop(self, owner: object) -> None:
        """Drop all motions of an owner where they are."""
        for key in [key for key in self._motions if key[0] == id(owner)]:
            del self._motions[key]
        self._rest_if_done()

    def finish(self) -> None:
        """Bring everything to its end now, and what follows from it."""
        for _ in range(_GENERATIONS):
            motions = list(self._motions.values())
            self._motions.clear()
            for motion in motions:
                motion.end()
            if not self._motions:
                break
        self.clear()

    def clear(self) -> None:
        """Drop all motions without calling `done`, as before the scene is cleared."""
        self._motions.clear()
        self._rest_if_done()

    def step(self, ms: float) -> None:
        """Move everything on by some ms; the timer does this."""
        ended: list[_Motion] = []
        for key, motion in list(self._motions.items()):
            if not motion.alive:
                del self._motions[key]
            elif motion.advance(ms):
                del self._motions[key]
                ended.append(motion)
        for motion in ended:
            motion.settle()
        self._rest_if_done()

    # slots

    @Slot()
    def _tick(self) -> None:
        self.step(min(self._clock.restart(), LONGEST_STEP_MS))

    # helpers

    def _shape(self, channel: str, tempo: Tempo) -> Tempo:
        """Hook: subclasses shorten channels."""
        return tempo

    def _add(self, channel: str, motion: _Motion) -> None:
        key = (id(motion.owner), channel)
        before = self._motions.pop(key, None)
        if before is not None:
            before.settle()
        if motion.tempo.delay + motion.tempo.ms <= 0:
            motion.end()
            self._rest_if_done()
            return
        self._motions[key] = motion
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start(frame_ms())

    def _rest_if_done(self) -> None:
        if not self._motions and self._timer.isActive():
            self._timer.stop()
            self.idle.emit()


def frame_ms() -> int:
    """Less than the time between two frames of the screen by `SPARE_MS`, 6 to 14 ms."""
    rate = QGuiApplication.primaryScreen().refreshRate()
    return max(6, min(14, int(1000 / max(rate, 1.0)) - SPARE_MS))
