"""Makes sounds on the helper thread: clips from the bank into the mixer, and the device opened when it is needed.

The device is let go after a while without sound, opened anew when it stops asking for frames (unplugged, a sound server
restarted), and looked for again now and then where there was none.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence

from ddz_desktop.ui.sound.audio import Voice
from ddz_desktop.ui.sound.bank import Bank, ClipError
from ddz_desktop.ui.sound.cues import Cue, Group
from ddz_desktop.ui.sound.mixer import Mixer, Samples
from ddz_desktop.ui.sound.output import NoDeviceError, Output

log = logging.getLogger(__name__)

RETRY_S = 10.0
STALLED_S = 1.0
IDLE_S = 30.0
LOOK_S = 0.5
PREPARE_S = 0.02
"""Between two calls that are decoded beforehand: the window's thread has the computer meanwhile."""

LATE_S = 0.5
"""A device that took longer to open has no use for what it was opened for."""

SAME_CUE_S = 0.03
"""The same cue twice within this time would only be louder."""


class Engine:
    """All of it belongs to one thread; only the mixer meets the device's. `no_device` is called the first time."""

    def __init__(
        self,
        bank: Bank,
        mixer: Mixer,
        output: Output,
        no_device: Callable[[], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._bank = bank
        self._mixer = mixer
        self._output = output
        self._no_device = no_device
        self._now = now
        self._gains: Mapping[Group, float] = dict.fromkeys(Group, 1.0)
        self._language = ""
        self._said: dict[Cue, float] = {}
        self._next_try = float("-inf")
        self._missed = False
        self._opened = self._last_busy = now()

    def load(self) -> None:
        """Decode the cues. Raises ClipError when they are not there."""
        self._bank.load_cues()

    # -- what is asked of it --------------------------------------------------------------------------------------

    def play(self, cue: Cue) -> None:
        """Let a cue be heard."""
        now = self._now()
        if now - self._said.get(cue, float("-inf")) >= SAME_CUE_S:
            self._said[cue] = now
            self._start((self._bank.cue(cue),), cue.group)

    def say(self, voice: Voice, calls: Sequence[str], *, after: bool = False) -> None:
        """Let a voice call something."""
        if self._gains[Group.VOICE] > 0:
            self._start(self._bank.calls(self._language, voice, calls), Group.VOICE, voice, after=after)

    def set_gains(self, gains: Mapping[Group, float]) -> None:
        """How loud each group is."""
        self._gains = dict(gains)
        self._mixer.set_gains(self._gains)

    def set_voices(self, language: str, voices: Sequence[Voice]) -> None:
        """Have these voices; one that cannot be read is silent."""
        self._language = language
        try:
            self._bank.set_voices(language, voices)
        except ClipError as error:
            log.warning("calls are left out: %s", error)

    def hush(self) -> None:
        """Break off everything."""
        if self._output.running:
            self._mixer.hush()

    def close(self) -> None:
        """Let the device go."""
        self._output.close()
        self._mixer.clear()

    def tend(self) -> float | None:
        """Get on with loading and see to the device; called whenever there is nothing else to do.

        Returns after how many seconds to call it again, `None` for not before something is asked for.
        """
        if self._bank.prepare_one():
            return PREPARE_S
        if not self._output.running:
            return None
        now = self._now()
        if self._mixer.busy:
            self._last_busy = now
        if self._stalled(now) or now - self._last_busy > IDLE_S:
            self.close()
            return None
        return LOOK_S

    # -- helpers --------------------------------------------------------------------------------------------------

    def _start(self, clips: Sequence[Samples], group: Group, channel: str = "", *, after: bool = False) -> None:
        if not clips or self._gains[group] <= 0:
            return
        asked = self._now()
        if self._open() and self._now() - asked < LATE_S:
            self._last_busy = self._now()
            self._mixer.start(clips, group, channel, after=after)

    def _open(self) -> bool:
        """Whether there is a device; looks for one at most every `RETRY_S`."""
        if self._output.running:
            return True
        now = self._now()
        if now < self._next_try:
            return False
        try:
            self._mixer.last_asked = None
            self._output.open()
        except NoDeviceError as error:
            self._next_try = now + RETRY_S
            self._miss(error)
            return False
        self._opened = self._now()
        return True

    def _miss(self, error: NoDeviceError) -> None:
        if not self._missed:
            self._missed = True
            log.info("nothing can be heard, there is no device to play on: %s", error)
            self._no_device()

    def _stalled(self, now: float) -> bool:
        asked = self._mixer.last_asked
        return now - (self._opened if asked is None else asked) > STALLED_S
