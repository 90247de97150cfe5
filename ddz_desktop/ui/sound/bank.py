"""The clips of cues and voices, decoded to the mixer's form. Lives on the helper thread: decoding takes its time.

A voice's clips lie in one archive, `voices/zh-female.zip`, by the names of `calls`. They are decoded one by one while
there is nothing else to do, or at once when they are wanted.
"""

from __future__ import annotations

import io
import logging
import zipfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

import miniaudio
import numpy as np
from PySide6.QtCore import QFile, QIODevice

from ddz_desktop.ui.sound.audio import Voice
from ddz_desktop.ui.sound.cues import Cue
from ddz_desktop.ui.sound.mixer import RATE, Samples

log = logging.getLogger(__name__)

Read: TypeAlias = Callable[[str], bytes]


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
        self._voices: dict[tuple[str, Voice], _Calls] = {}

    def load_cues(self) -> None:
        """Decode every cue. Raises ClipError."""
        self._cues = {cue: decoded(self._read(f"sounds/{cue}.wav")) for cue in Cue}

    def set_voices(self, language: str, voices: Iterable[Voice]) -> None:
        """Hold these voices and no others. Raises ClipError when one is not there; those before it can be heard."""
        before, self._voices = self._voices, {}
        for voice in voices:
            known = before.get((language, voice))
            self._voices[language, voice] = known or _Calls(self._read(f"voices/{language}-{voice}.zip"))

    def prepare_one(self) -> bool:
        """Decode one call that is not decoded yet; False when there is none."""
        return any(calls.prepare_one() for calls in self._voices.values())

    def cue(self, cue: Cue) -> Samples:
        """The samples of a cue; `load_cues` comes first."""
        return self._cues[cue]

    def calls(self, language: str, voice: Voice, names: Sequence[str]) -> tuple[Samples, ...]:
        """The samples of calls, without those that a voice does not have."""
        calls = self._voices.get((language, voice))
        return calls.take(names) if calls is not None else ()


class _Calls:
    """The calls of one voice. Raises ClipError for what is no archive."""

    def __init__(self, content: bytes) -> None:
        try:
            self._archive = zipfile.ZipFile(io.BytesIO(content))
        except zipfile.BadZipFile as error:
            raise ClipError(f"a voice cannot be read: {error}") from None
        self._encoded = [name.removesuffix(".ogg") for name in self._archive.namelist()]
        self._clips: dict[str, Samples | None] = dict.fromkeys(self._encoded)

    def prepare_one(self) -> bool:
        while self._encoded:
            name = self._encoded.pop()
            if self._clips[name] is None:
                self._decode(name)
                return True
        return False

    def take(self, names: Sequence[str]) -> tuple[Samples, ...]:
        return tuple(self._clip(name) for name in names if name in self._clips)

    def _clip(self, name: str) -> Samples:
        clip = self._clips[name]
        return self._decode(name) if clip is None else clip

    def _decode(self, name: str) -> Samples:
        try:
            clip = decoded(self._archive.read(f"{name}.ogg"))
        except (ClipError, zipfile.BadZipFile) as error:
            log.warning("the call %s is left out: %s", name, error)
            clip = np.zeros(0, np.int16)
        self._clips[name] = clip
        return clip
