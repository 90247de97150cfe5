"""Adds up the sounds that are heard at the same time.

Two threads meet here without ever waiting for each other: whoever wants something leaves a note in a deque, and the
device's thread reads the notes when it next asks for frames. What sounds belongs to that thread alone. Mixing goes into
one block of memory made beforehand, so that nothing large is allocated while the device waits.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ddz_desktop.ui.sound.cues import Group

RATE = 48_000
"""Frames per second, mono."""

MOST_AT_ONCE = 24
MOST_FRAMES = RATE // 2
FADE_FRAMES = RATE // 100
FULL_SCALE = 32768.0

Samples: TypeAlias = NDArray[np.int16]
_FADE = np.linspace(1, 0, FADE_FRAMES, dtype=np.float32)


class _Sound:
    """Clips being heard one after the other, as far as they have been."""

    def __init__(self, clips: Sequence[Samples], group: Group, channel: str, *, after: bool) -> None:
        self.group = group
        self.channel = channel
        self.after = after
        self._clips = deque(clips)
        self._at = 0
        self._fading = False

    @property
    def lasts(self) -> bool:
        """Whether it goes on until its end."""
        return not self._fading

    def fade(self) -> None:
        """Break off within `FADE_FRAMES`."""
        self._fading = True

    def go_on_with(self, other: _Sound) -> None:
        """Let the clips of another sound follow."""
        self._clips.extend(other._clips)

    def add_to(self, mixed: NDArray[np.float32], scratch: NDArray[np.float32], gain: float) -> bool:
        """Add what comes next; False when this was the last of it."""
        filled = 0
        while self._clips and filled < len(mixed):
            clip = self._clips[0]
            part = clip[self._at : self._at + len(mixed) - filled]
            frames = np.multiply(part, gain / FULL_SCALE, out=scratch[: len(part)], casting="unsafe")
            if self._fading:
                self._fade_out(frames)
            mixed[filled : filled + len(part)] += frames
            filled += len(part)
            self._at += len(part)
            if self._clips and self._at >= len(clip):
                self._clips.popleft()
                self._at = 0
        return bool(self._clips)

    def _fade_out(self, frames: NDArray[np.float32]) -> None:
        """The last of this sound: a device that asks for less than the fade gets a shorter one."""
        count = min(FADE_FRAMES, len(frames))
        frames[:count] *= _FADE[:: max(1, FADE_FRAMES // max(1, count))][:count]
        frames[count:] = 0
        self._clips.clear()


@dataclass(frozen=True)
class _Hush:
    channel: str | None


class Mixer:
    """Holds what is heard. `mix` is for the device's thread, everything else for one other. `now`: time in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._notes: deque[_Sound | _Hush] = deque()
        self._sounds: list[_Sound] = []
        self._gains: Mapping[Group, float] = dict.fromkeys(Group, 1.0)
        self._mixed = np.zeros(MOST_FRAMES, np.float32)
        self._scratch = np.zeros(MOST_FRAMES, np.float32)
        self.frames_mixed = 0
        self.last_asked: float | None = None

    @property
    def busy(self) -> bool:
        """Whether anything is still to be heard."""
        return bool(self._notes or self._sounds)

    def start(self, clips: Sequence[Samples], group: Group, channel: str = "", *, after: bool = False) -> None:
        """Let clips be heard in turn. On a named channel they break off what was there, or come `after` it."""
        if channel and not after:
            self._notes.append(_Hush(channel))
        self._notes.append(_Sound(clips, group, channel, after=after))

    def hush(self, channel: str | None = None) -> None:
        """Break off everything, or what a channel holds."""
        self._notes.append(_Hush(channel))

    def set_gains(self, gains: Mapping[Group, float]) -> None:
        """How loud each group is from now on, also what is being heard."""
        self._gains = dict(gains)

    def clear(self) -> None:
        """Forget everything at once; only while no device asks for frames."""
        self._notes.clear()
        self._sounds.clear()

    def mix(self, frames: int) -> memoryview:
        """The next frames between -1 and 1, at most `MOST_FRAMES`; they hold until the next call."""
        mixed = self._mixed[: min(frames, MOST_FRAMES)]
        mixed.fill(0.0)
        self._read_notes()
        gains = self._gains
        self._sounds = [sound for sound in self._sounds if sound.add_to(mixed, self._scratch, gains[sound.group])]
        np.clip(mixed, -1.0, 1.0, out=mixed)
        self.frames_mixed += len(mixed)
        self.last_asked = self._now()
        return mixed.data

    def _read_notes(self) -> None:
        while self._notes:
            note = self._notes.popleft()
            if isinstance(note, _Sound):
                self._take(note)
                continue
            for sound in self._sounds:
                if note.channel in (None, sound.channel):
                    sound.fade()
        del self._sounds[:-MOST_AT_ONCE]

    def _take(self, new: _Sound) -> None:
        heard = [sound for sound in self._sounds if sound.lasts and sound.channel == new.channel]
        if new.after and heard:
            heard[-1].go_on_with(new)
        else:
            self._sounds.append(new)
