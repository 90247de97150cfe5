"""What tells short sounds apart with the eyes shut, as a few numbers on scales on which 1 is plain to hear."""

from __future__ import annotations

import numpy as np

FRAME_S, STEP_S = 0.02, 0.005
AUDIBLE = 0.05  # of the loudest frame
OCTAVE_OF_BRIGHTNESS = 0.5
RATIO_OF_LENGTH = 1.5
SHARE_OF_RISE = 0.25
OCTAVE_OF_GLIDE = 0.6
NOTE_OCTAVES = 0.25
SHARE_OF_NOISE = 0.2
STRIKE = 1.7
FALL, RISE, LEAST_STRIKE = 0.6, 1.6, 0.15

NAMES = ("brightness", "length", "swell", "glide", "note", "noise", "strikes")


def features(samples: np.ndarray, rate: int) -> np.ndarray:
    """Brightness (spectral centroid), length, when it is loudest, glide of the centroid, lowest strong note, noise and
    number of strikes; each divided by a difference that is plain to hear.
    """
    frame, step = round(FRAME_S * rate), round(STEP_S * rate)
    padded = np.concatenate([np.zeros(frame), np.asarray(samples, np.float64), np.zeros(frame)])
    frames = np.lib.stride_tricks.sliding_window_view(padded, frame)[::step]
    level = np.sqrt((frames**2).mean(1))
    heard = np.flatnonzero(level > AUDIBLE * level.max())
    length = (heard[-1] - heard[0] + 1) * STEP_S
    power = np.abs(np.fft.rfft(frames[heard[0] : heard[-1] + 1] * np.hanning(frame), 4096)) ** 2
    hertz = np.maximum(np.fft.rfftfreq(4096, 1 / rate), 20.0)
    octaves = np.log2(hertz / 20)
    weight = np.maximum(power.sum(1), 1e-12)
    centre = (power @ octaves) / weight
    mean = float(centre @ weight / weight.sum())
    when = float(np.arange(len(weight)) @ weight / weight.sum() / max(1, len(weight) - 1))
    return np.array(
        [
            mean / OCTAVE_OF_BRIGHTNESS,
            np.log(length) / np.log(RATIO_OF_LENGTH),
            when / SHARE_OF_RISE,
            _glide(centre, weight) / OCTAVE_OF_GLIDE,
            _note(power.sum(0), octaves) / NOTE_OCTAVES,
            _noise(power.sum(0)) / SHARE_OF_NOISE,
            np.log(_strikes(level)) / np.log(STRIKE),
        ]
    )


def distance(one: np.ndarray, other: np.ndarray) -> float:
    """How different two sounds are: the largest difference of a feature, and a little of the others."""
    apart = np.sort(np.abs(one - other))[::-1]
    return float(apart[0] + 0.3 * apart[1:].sum())


def _glide(centre: np.ndarray, weight: np.ndarray) -> float:
    """How far the brightness moves from the first to the last third."""
    third = max(1, len(centre) // 3)
    ends = [float(centre[part] @ weight[part] / weight[part].sum()) for part in (slice(third), slice(-third, None))]
    return ends[1] - ends[0]


def _note(spectrum: np.ndarray, octaves: np.ndarray) -> float:
    """The lowest peak that stands within 10 dB of the highest."""
    inner = spectrum[1:-1]
    is_peak = (inner > spectrum[:-2]) & (inner >= spectrum[2:]) & (inner > 0.1 * spectrum.max())
    return float(octaves[1 + np.flatnonzero(is_peak)[0]])


def _noise(spectrum: np.ndarray) -> float:
    """Spectral flatness between 0 and 1, square root, so that it spreads evenly."""
    floor = np.maximum(spectrum, spectrum.max() * 1e-8)
    return float(np.sqrt(np.exp(np.log(floor).mean()) / floor.mean()))


def _strikes(level: np.ndarray) -> int:
    """How often the sound is struck: the level rises clearly above the trough before it."""
    strikes, trough, peak = 0, 0.0, 0.0
    rising = False
    for value in level / level.max():
        if rising:
            peak = max(peak, value)
            if value < FALL * peak:
                rising, trough = False, value
        else:
            trough = min(trough, value)
            if value > max(RISE * trough, LEAST_STRIKE):
                strikes, rising, peak = strikes + 1, True, value
    return max(1, strikes)
