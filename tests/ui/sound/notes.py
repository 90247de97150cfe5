"""Audio for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ddz_desktop.ui.sound.audio import Voice
    from ddz_desktop.ui.sound.cues import Cue, Group


class Notes:
    """Audio that writes down what is wished."""

    def __init__(self) -> None:
        self.cues: list[Cue] = []
        self.said: list[tuple[Voice, tuple[str, ...]]] = []
        self.gains: Mapping[Group, float] = {}
        self.voices: tuple[str, tuple[Voice, ...]] = ("", ())
        self.hushed = 0

    def play(self, cue: Cue) -> None:
        self.cues.append(cue)

    def say(self, voice: Voice, calls: Sequence[str], *, after: bool = False) -> None:
        self.said.append((voice, tuple(calls)))

    def set_gains(self, gains: Mapping[Group, float]) -> None:
        self.gains = gains

    def set_voices(self, language: str, voices: Sequence[Voice]) -> None:
        self.voices = (language, tuple(voices))

    def hush(self) -> None:
        self.hushed += 1

    def taken(self) -> list[Cue]:
        heard, self.cues = self.cues, []
        return heard
