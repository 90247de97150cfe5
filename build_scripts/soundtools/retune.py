"""Bends the pitch of a clip towards a contour, with the WORLD vocoder (PyPI `pyworld`): everything else stays."""

from __future__ import annotations

import numpy as np
import pyworld

from soundtools.pitch import REFERENCE_HZ, STEP_S, PitchTrack, pitch_track

FARTHEST = 8.0  # semitones: beyond that a voice no longer sounds like itself
SMOOTH_S = 0.045


class Vocoder:
    """One clip in WORLD's terms. `voice`: how low and how high it may be, in Hz."""

    def __init__(self, samples: np.ndarray, rate: int, voice: tuple[float, float]) -> None:
        self._wave = np.ascontiguousarray(samples, np.float64)
        self._rate = rate
        period = STEP_S * 1000
        rough, self._times = pyworld.dio(self._wave, rate, f0_floor=voice[0], f0_ceil=voice[1], frame_period=period)
        self._hertz = pyworld.stonemask(self._wave, rough, self._times, rate)
        levels = pitch_track(samples, rate, voice).levels
        count = min(len(levels), len(self._hertz))
        voiced = np.where(self._hertz > 0, self._hertz, np.nan)[:count]
        self.track = PitchTrack(12 * np.log2(voiced / REFERENCE_HZ), levels[:count])

    def bent(self, target: np.ndarray, strength: float) -> np.ndarray:
        """The clip with its pitch moved by a share of the way to `target` (semitones, at the track's voiced frames)."""
        frames = self.track.voiced
        shift = np.clip(strength * (target - self.track.semitones[frames]), -FARTHEST, FARTHEST)
        everywhere = _smooth(np.interp(np.arange(len(self._hertz)), frames, shift))
        envelope = pyworld.cheaptrick(self._wave, self._hertz, self._times, self._rate)
        roughness = pyworld.d4c(self._wave, self._hertz, self._times, self._rate)
        hertz = self._hertz * 2 ** (everywhere / 12)
        made = pyworld.synthesize(hertz, envelope, roughness, self._rate, STEP_S * 1000)
        return np.asarray(made[: len(self._wave)], np.float32)


def _smooth(values: np.ndarray) -> np.ndarray:
    window = np.hanning(2 * round(SMOOTH_S / STEP_S / 2) + 3)[1:-1]
    half = len(window) // 2
    padded = np.pad(values, half, mode="edge")
    return np.convolve(padded, window / window.sum(), mode="valid")
