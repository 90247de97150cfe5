"""What `ddz_desktop.ui.sound` uses of miniaudio, whose source has types but is not marked as typed."""

from array import array
from collections.abc import Generator
from enum import Enum

class MiniaudioError(Exception): ...
class DecodeError(MiniaudioError): ...

class SampleFormat(Enum):
    SIGNED16 = ...
    FLOAT32 = ...

class Backend(Enum):
    NULL = ...

class DecodedSoundFile:
    nchannels: int
    sample_rate: int
    num_frames: int
    samples: array[int]

def decode(
    data: bytes, output_format: SampleFormat = ..., nchannels: int = ..., sample_rate: int = ...
) -> DecodedSoundFile: ...

class PlaybackDevice:
    backend: str
    def __init__(
        self,
        output_format: SampleFormat = ...,
        nchannels: int = ...,
        sample_rate: int = ...,
        buffersize_msec: int = ...,
        *,
        backends: list[Backend] | None = ...,
        app_name: str = ...,
    ) -> None: ...
    def start(self, callback_generator: Generator[memoryview | bytes, int]) -> None: ...
    def close(self) -> None: ...
