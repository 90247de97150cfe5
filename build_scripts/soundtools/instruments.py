"""The instruments of the cues: wooden bars and blocks, a drum, paper. All give mono samples at `RATE`.

Wood is a few damped sines at the ratios of a free bar with a short knock of noise; paper is noise in a moving band,
roughened by grains. No recording is used anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

RATE = 48_000

BAR = (1.0, 2.76, 5.40, 8.93)
"""Partials of a free wooden bar."""
BLOCK = (1.0, 1.52, 2.31, 3.87)
"""Partials of a hollow block."""


def bar(hertz: float, ring_s: float, *, brightness: float = 0.35, knock: float = 0.25, seed: int = 0) -> np.ndarray:
    """A struck bar, as of a marimba: its higher partials fade sooner."""
    return _struck(BAR, hertz, ring_s, brightness, knock, seed)


def block(hertz: float, ring_s: float, *, brightness: float = 0.6, knock: float = 0.5, seed: int = 0) -> np.ndarray:
    """A struck hollow block: drier, without a clear note above."""
    return _struck(BLOCK, hertz, ring_s, brightness, knock, seed)


def drum(hertz: float, ring_s: float, *, drop: float = 1.6, knock: float = 0.3, seed: int = 0) -> np.ndarray:
    """A skin drum: its note falls from `drop` times the final one."""
    time = _time(ring_s)
    note = hertz * (1 + (drop - 1) * np.exp(-time / 0.03))
    tone = np.sin(2 * np.pi * np.cumsum(note) / RATE) + 0.4 * np.sin(2 * np.pi * 1.59 * np.cumsum(note) / RATE)
    skin = _band(_noise(len(time), seed), 120, 1400) * np.exp(-time / 0.018)
    return faded(tone * np.exp(-5 * time / ring_s) + knock * 3 * skin)


def paper(
    length_s: float, low: float, high: float, *, grains: float = 0.0, attack: float = 0.15, seed: int = 0
) -> np.ndarray:
    """Paper in motion: noise between two frequencies; `grains` a second, `attack` the share of the time it swells."""
    time = _time(length_s)
    swell = np.interp(time / length_s, [0, attack, 1], [0, 1, 0]) ** 1.5
    noise = _band(_noise(len(time), seed), low, high)
    if grains:
        flutter = np.abs(np.sin(np.pi * grains * time + 0.4 * np.sin(9 * time)))
        noise *= 0.25 + 0.75 * flutter**3
    return faded(noise * swell)


def sweep(length_s: float, begin: float, end: float, *, width: float = 0.5, seed: int = 0) -> np.ndarray:
    """Air: noise whose band glides from one frequency to another; `width` in octaves."""
    count = round(length_s * RATE)
    noise, glided, hop = _noise(count + 2048, seed), np.zeros(count + 2048), 512
    window = np.hanning(2048)
    hertz = np.fft.rfftfreq(2048, 1 / RATE)
    for start in range(0, count, hop):
        centre = begin * (end / begin) ** (start / count)
        shape = np.exp(-((np.log2(np.maximum(hertz, 1) / centre) / width) ** 2))
        glided[start : start + 2048] += np.fft.irfft(np.fft.rfft(noise[start : start + 2048] * window) * shape)
    return faded(glided[:count])


def whistle(length_s: float, begin: float, end: float) -> np.ndarray:
    """A tone that glides from one frequency to another."""
    time = _time(length_s)
    note = begin * (end / begin) ** (time / length_s)
    return faded(
        np.sin(2 * np.pi * np.cumsum(note) / RATE) * np.interp(time / length_s, [0, 0.1, 0.8, 1], [0, 1, 1, 0])
    )


def together(*parts: tuple[float, float, np.ndarray]) -> np.ndarray:
    """Mix parts, each given as its begin in seconds, its loudness and its samples."""
    end = max(round(begin * RATE) + len(samples) for begin, _, samples in parts)
    mixed = np.zeros(end)
    for begin, loudness, samples in parts:
        start = round(begin * RATE)
        mixed[start : start + len(samples)] += loudness * samples / np.abs(samples).max()
    return mixed


def faded(samples: np.ndarray, length_s: float = 0.004) -> np.ndarray:
    """Samples that begin and end without a crack."""
    count = min(round(length_s * RATE), len(samples) // 2)
    shaped = samples.copy()
    shaped[: count // 8] *= np.linspace(0, 1, count // 8)
    shaped[-count:] *= np.linspace(1, 0, count)
    return shaped


def _struck(
    partials: Sequence[float], hertz: float, ring_s: float, brightness: float, knock: float, seed: int
) -> np.ndarray:
    time = _time(ring_s)
    tone = np.zeros(len(time))
    for index, ratio in enumerate(partials):
        if hertz * ratio < RATE / 2.2:
            decay = np.exp(-6 * time / ring_s * (1 + 1.4 * index))
            tone += brightness**index * np.sin(2 * np.pi * hertz * ratio * time) * decay
    mallet = _band(_noise(len(time), seed), hertz, min(8 * hertz, 12_000)) * np.exp(-time / 0.004)
    return faded(tone + knock * 2 * mallet)


def _time(length_s: float) -> np.ndarray:
    return np.arange(round(length_s * RATE)) / RATE


def _noise(count: int, seed: int) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(count)


def _band(samples: np.ndarray, low: float, high: float) -> np.ndarray:
    """Samples between two frequencies, with slopes of half an octave."""
    hertz = np.maximum(np.fft.rfftfreq(len(samples), 1 / RATE), 1.0)
    shape = 1 / (1 + (low / hertz) ** 6) / (1 + (hertz / high) ** 6)
    banded = np.fft.irfft(np.fft.rfft(samples) * shape, len(samples))
    return np.asarray(banded / np.std(banded))
