"""The interface behind which sounds are made, and silence, which is one way to make them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Protocol

from ddz_desktop.ui.sound.cues import Cue, Group


class Voice(StrEnum):
    """Who calls."""

    FEMALE = "female"
    MALE = "male"


class Audio(Protocol):
    """Makes sounds. Every call returns at once, and none raises when something cannot be heard."""

    def play(self, cue: Cue) -> None:
        """Let a cue be heard."""

    def say(self, voice: Voice, calls: Sequence[str], *, after: bool = False) -> None:
        """Let a voice call something, clip by clip: at once, breaking off what it was saying, or `after` that."""

    def set_gains(self, gains: Mapping[Group, float]) -> None:
        """How loud each group is from now on, from 0 to 1."""

    def set_voices(self, language: str, voices: Sequence[Voice]) -> None:
        """Which voices there are from now on, in `zh` or `en`."""

    def hush(self) -> None:
        """Break off everything."""


class Silence:
    """Audio that cannot be heard."""

    def play(self, cue: Cue) -> None:
        pass

    def say(self, voice: Voice, calls: Sequence[str], *, after: bool = False) -> None:
        pass

    def set_gains(self, gains: Mapping[Group, float]) -> None:
        pass

    def set_voices(self, language: str, voices: Sequence[Voice]) -> None:
        pass

    def hush(self) -> None:
        pass
