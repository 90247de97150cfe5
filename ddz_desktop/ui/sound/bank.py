"""The clips of cues and voices, decoded to the mixer's form. Made on the helper thread: decoding takes its time.

A voice's clips lie in one archive, `voices/zh-female.zip`, by the names of `calls`.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping, Sequence

import miniaudio
import numpy as np
from PySide6.QtCore import QFile, QIODevice

from ddz_desktop.ui.sound.audio import Voice
from ddz_desktop.ui.sound.cues import Cue
from ddz_desktop.ui.sound.mixer import RATE, Samples

Read = Callable[[str], bytes]


class ClipError(Exception):
    """A file of sounds is missing or cannot be read."""


def read_resource(name: str) -> bytes:
    """The content of a file in the window's resources. Raises ClipError without it."""
    file = QFile(f":/{name}")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise ClipError(f"{name} is not among the resources")
    return bytes(file.readAll().data())


def decoded(content: bytes) -> Samples:
    """A sound file as mono samples at the mixer's rate. Raises ClipError for what is none."""
    try:
        sound = miniaudio.decode(content, miniaudio.SampleFormat.SIGNED16, 1, RATE)
    except miniaudio.DecodeError as error:
        raise ClipError(f"not a sound: {error}") from None
    return np.array(sound.samples, np.int16)


class Bank:
    """All clips that may be wanted. `read` gives the content of a file by its name."""

    def __init__(self, read: Read = read_resource) -> None:
        self._read = read
        self._cues: Mapping[Cue, Samples] = {}
        self._voices: dict[tuple[str, Voice], Mapping[str, Samples]] = {}

    def load_cues(self) -> None:
        """Decode every cue. Raises ClipError."""
        self._cues = {cue: decoded(self._read(f"sounds/{cue}.wav")) for cue in Cue}

    def load_voice(self, language: str, voice: Voice) -> None:
        """Decode a voice, unless it is decoded already. Raises ClipError."""
        if (language, voice) in self._voices:
            return
        content = self._read(f"voices/{language}-{voice}.zip")
        try:
            with zipfile.ZipFile(io.BytesIO(content)) as archive:
                clips = {name.partition(".")[0]: decoded(archive.read(name)) for name in archive.namelist()}
        except zipfile.BadZipFile as error:
            raise ClipError(f"voice {language}-{voice}: {error}") from None
        self._voices[language, voice] = clips

    def cue(self, cue: Cue) -> Samples:
        """The samples of a cue; `load_cues` comes first."""
        return self._cues[cue]

    def calls(self, language: str, voice: Voice, names: Sequence[str]) -> tuple[Samples, ...]:
        """The samples of calls, without those that a voice does not have."""
        clips = self._voices.get((language, voice), {})
        return tuple(clips[name] for name in names if name in clips)
