"""The computer's loudspeaker, through miniaudio: one device that asks the mixer for frames on a thread of its own."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Generator, Sequence

import miniaudio

from ddz_desktop.ui.sound.mixer import RATE, Mixer

BUFFER_MS = 40
"""What the device asks for at a time. Such blocks wait in it, so that a busy interpreter leaves no gap."""

NULL = (miniaudio.Backend.NULL,)
"""A device that takes frames in real time and lets nothing be heard, for tests."""

Frames = Generator[memoryview | bytes, int, None]


class NoDeviceError(Exception):
    """There is nothing to play on."""


class Output:
    """Plays what a mixer mixes. `backends`: in this order; none for those of the system."""

    def __init__(self, mixer: Mixer, backends: Sequence[miniaudio.Backend] = ()) -> None:
        self._mixer = mixer
        self._backends = list(backends)
        self._device: miniaudio.PlaybackDevice | None = None

    @property
    def running(self) -> bool:
        """Whether a device is open."""
        return self._device is not None

    def open(self) -> None:
        """Open the device and begin. Raises NoDeviceError."""
        _quiet_alsa()
        try:
            device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.FLOAT32,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=BUFFER_MS,
                backends=self._backends,
                app_name="ddz-desktop",
            )
            if device.backend == "Null" and not self._backends:  # the last resort of miniaudio: nobody hears it
                device.close()
                raise NoDeviceError("no audio device")
            frames = _frames(self._mixer)
            next(frames)
            device.start(frames)
        except miniaudio.MiniaudioError as error:
            raise NoDeviceError(str(error)) from None
        self._device = device

    def close(self) -> None:
        """Let the device go."""
        device, self._device = self._device, None
        if device is not None:
            device.close()


def _frames(mixer: Mixer) -> Frames:
    wanted = yield b""
    while True:
        wanted = yield mixer.mix(wanted)


def _quiet_alsa() -> None:
    """Keep ALSA from writing a page to the terminal where there is no card."""
    if sys.platform != "linux":
        return
    try:
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_SAY_NOTHING)
    except (OSError, AttributeError):
        return


# kept for the life of the program, since the library keeps its address
_SAY_NOTHING = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)(
    lambda *_: None
)
