"""Follows the pitch of a voice: autocorrelation of what lies below the formants, every 5 ms."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

FRAME_S, STEP_S = 0.03, 0.005
FEMALE_HZ, MALE_HZ = (110.0, 520.0), (55.0, 300.0)
"""The lowest and highest pitch of a voice that speaks."""
FORMANTS_FROM_HZ = 600.0
VOICED_FROM = 0.4
QUIET_BELOW = 0.08  # of the loudest frame
AS_HIGH_AS_THE_BEST = 0.9
FARTHEST_LEAP = 4.5
NEIGHBOURS = 6
REFERENCE_HZ = 100.0


@dataclass(frozen=True)
class PitchTrack:
    """Pitch in semitones above `REFERENCE_HZ` every `STEP_S`, not-a-number where there is no voice; loudness beside."""

    semitones: np.ndarray
    levels: np.ndarray

    @property
    def voiced(self) -> np.ndarray:
        """The frames with a voice."""
        return np.flatnonzero(~np.isnan(self.semitones))

    @property
    def middle(self) -> float:
        """The median pitch; not-a-number without a voice."""
        return float(np.median(self.semitones[self.voiced])) if len(self.voiced) else float("nan")


def pitch_track(samples: np.ndarray, rate: int, voice: tuple[float, float]) -> PitchTrack:
    """The pitch of mono samples; `voice`: how low and how high it may be, in Hz."""
    frame, step = round(FRAME_S * rate), round(STEP_S * rate)
    shortest, longest = int(rate / voice[1]), int(rate / voice[0])
    heard = _low(np.asarray(samples, np.float64), rate)
    padded = np.concatenate([np.zeros(frame // 2), heard, np.zeros(frame // 2 + longest)])
    starts = range(0, len(samples), step)
    levels = np.array([np.sqrt(np.mean(padded[start : start + frame] ** 2)) for start in starts])
    floor = QUIET_BELOW * levels.max()
    cycles = [
        _cycles(padded[start : start + frame + longest], frame, shortest, longest) if level > floor else np.nan
        for start, level in zip(starts, levels, strict=True)
    ]
    return PitchTrack(_without_leaps(12 * np.log2(np.array(cycles, np.float64) * rate / REFERENCE_HZ)), levels)


def _low(samples: np.ndarray, rate: int) -> np.ndarray:
    """Samples without what lies above `FORMANTS_FROM_HZ`."""
    hertz = np.fft.rfftfreq(len(samples), 1 / rate)
    return np.fft.irfft(np.fft.rfft(samples) / (1 + (hertz / FORMANTS_FROM_HZ) ** 8), len(samples))


def _cycles(window: np.ndarray, frame: int, shortest: int, longest: int) -> float:
    """Cycles per sample by normalised autocorrelation; not-a-number without a clear period."""
    head = window[:frame] - window[:frame].mean()
    size = 1 << (len(window) + frame).bit_length()
    products = np.fft.irfft(np.fft.rfft(window, size) * np.conj(np.fft.rfft(head, size)), size)[: longest + 1]
    sums = np.concatenate([[0.0], np.cumsum(window**2)])
    energy = sums[frame : frame + longest + 1] - sums[: longest + 1]
    alike = products / np.sqrt(np.maximum(energy * (head @ head), 1e-12))
    best = float(alike[shortest:].max())
    if best < VOICED_FROM:
        return float("nan")
    inner = alike[shortest + 1 : longest]
    is_peak = (inner >= alike[shortest : longest - 1]) & (inner > alike[shortest + 2 : longest + 1])
    # the first peak nearly as high as the highest: later ones are multiples of the period
    peaks = np.flatnonzero(is_peak & (inner >= AS_HIGH_AS_THE_BEST * best))
    if not len(peaks):
        return float("nan")
    lag = shortest + 1 + int(peaks[0])
    before, here, after = alike[lag - 1 : lag + 2]
    bend = before - 2 * here + after
    return 1 / (lag + (0.5 * (before - after) / bend if bend else 0.0))


def _without_leaps(semitones: np.ndarray) -> np.ndarray:
    """Drop frames far from their neighbours' median: wrong octaves and creaks."""
    kept = semitones.copy()
    for index in np.flatnonzero(~np.isnan(semitones)):
        around = semitones[max(0, index - NEIGHBOURS) : index + NEIGHBOURS + 1]
        if abs(semitones[index] - np.nanmedian(around)) > FARTHEST_LEAP:
            kept[index] = np.nan
    return kept
