"""Loudness of mono samples by ITU-R BS.1770-4: K-weighting, blocks of 400 ms that overlap by 75 %, two gates.

A clip shorter than a block is one block. The filters are applied to the spectrum, which is exact apart from what rings
past the padding.
"""

from __future__ import annotations

import numpy as np

BLOCK_S, STEP_S = 0.4, 0.1
ABSOLUTE_GATE = -70.0
RELATIVE_GATE = -10.0
OFFSET = -0.691

Biquad = tuple[tuple[float, float, float], tuple[float, float, float]]


def integrated(samples: np.ndarray, rate: int) -> float:
    """Loudness in LUFS of samples between -1 and 1; minus infinity for silence."""
    weighted = _k_weighted(np.asarray(samples, np.float64), rate)
    powers = _block_powers(weighted, round(BLOCK_S * rate), round(STEP_S * rate))
    loud = powers[_lufs(powers) > ABSOLUTE_GATE]
    if not len(loud):
        return float("-inf")
    gate = _lufs(np.array([loud.mean()]))[0] + RELATIVE_GATE
    return float(_lufs(np.array([loud[_lufs(loud) > gate].mean()]))[0])


def _lufs(powers: np.ndarray) -> np.ndarray:
    return OFFSET + 10 * np.log10(np.maximum(powers, 1e-12))


def _block_powers(weighted: np.ndarray, block: int, step: int) -> np.ndarray:
    if len(weighted) <= block:
        return np.array([np.mean(weighted**2)]) if len(weighted) else np.zeros(0)
    starts = range(0, len(weighted) - block + 1, step)
    return np.array([np.mean(weighted[start : start + block] ** 2) for start in starts])


def _k_weighted(samples: np.ndarray, rate: int) -> np.ndarray:
    size = 1 << (len(samples) + rate // 4).bit_length()
    turn = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    response = np.ones(len(turn), complex)
    for numerator, denominator in (_head_shelf(rate), _low_cut(rate)):
        response *= np.polyval(numerator[::-1], turn) / np.polyval(denominator[::-1], turn)
    return np.asarray(np.fft.irfft(np.fft.rfft(samples, size) * response, size)[: len(samples)])


def _head_shelf(rate: int) -> Biquad:
    """The first stage: what a head adds above 1.5 kHz."""
    k = np.tan(np.pi * 1681.974450955533 / rate)
    q = 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    band = high**0.4996667741545416
    norm = 1 + k / q + k * k
    numerator = (
        (high + band * k / q + k * k) / norm,
        2 * (k * k - high) / norm,
        (high - band * k / q + k * k) / norm,
    )
    return numerator, (1.0, 2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm)


def _low_cut(rate: int) -> Biquad:
    """The second stage: the ear's deafness to the deepest tones."""
    k = np.tan(np.pi * 38.13547087602444 / rate)
    q = 0.5003270373238773
    norm = 1 + k / q + k * k
    return (1.0, -2.0, 1.0), (1.0, 2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm)
