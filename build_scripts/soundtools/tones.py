"""Checks Mandarin tones by machine: the pitch of a clip against the contours its tones should have.

The voiced part is cut into as many pieces as there are syllables, by the cut that fits best, and compared with contours
on Chao's five levels. What counts is whether the tones that were meant fit better than others would: each syllable's
tone is exchanged for each other tone, and the share of exchanges that fit worse is the clip's *clarity*. This measures
contours, not voices: whether a clip sounds natural only a listener can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from soundtools.pitch import STEP_S, PitchTrack

SHORTEST_S = 0.05
SEMITONES_PER_LEVEL = 2.3
MIDDLE_LEVEL = 3.0
NEUTRAL = 5
LONGEST_SHARE = 1.9  # of a syllable's equal share of the clip
SONORANTS = "mnlrwyaeo"
"""Letters a syllable may begin with without a dip in the sound before it."""
CUT_BEFORE_SONORANT, CUT_BEFORE_OTHERS = 40.0, 800.0
DIP_FRAMES = 14
UNEVEN = 120.0

CONTOURS: dict[int, tuple[tuple[float, ...], ...]] = {
    1: ((4.6, 4.6), (5.0, 4.4)),
    2: ((2.6, 2.4, 4.6), (2.8, 2.6, 3.6)),
    3: ((2.4, 1.0, 1.0), (2.4, 1.0, 2.6), (2.0, 1.2, 1.0)),
    4: ((5.0, 1.2), (4.8, 2.6), (4.6, 4.4, 1.6)),
    NEUTRAL: ((2.6, 2.0), (3.4, 2.2), (3.2, 3.2)),
}
"""What each tone may look like, as levels at equal distances: alone, or where its neighbours leave it no time."""


@dataclass(frozen=True)
class ToneFit:
    """How well tones fit a clip: `error` in semitones (root mean square), `clarity` from 0 to 1.

    `target`: the contour that fits best, in semitones, at the track's voiced frames.
    """

    error: float
    clarity: float
    target: np.ndarray


def fit_tones(track: PitchTrack, syllables: Sequence[str], middle: float) -> ToneFit:
    """Compare a clip with its syllables in pinyin; `middle` is the speaker's usual pitch in semitones, level 3."""
    frames, tones = track.voiced, tuple(int(syllable[-1]) for syllable in syllables)
    if len(frames) * STEP_S < SHORTEST_S * len(tones):
        return ToneFit(float("inf"), 0.0, np.zeros(len(frames)))
    cutter = _Cutter(track, syllables, middle)
    total, target = cutter.best(tones)
    exchanged = [
        cutter.best((*tones[:place], other, *tones[place + 1 :]))[0]
        for place, tone in enumerate(tones)
        if tone != NEUTRAL
        for other in CONTOURS
        if other not in (tone, NEUTRAL)
    ]
    semitones = middle + (target - MIDDLE_LEVEL) * SEMITONES_PER_LEVEL
    error = float(np.sqrt(np.mean((track.semitones[frames] - semitones) ** 2)))
    return ToneFit(error, sum(other > total for other in exchanged) / len(exchanged), semitones)


class _Cutter:
    """Cuts one clip into syllables for any tones."""

    def __init__(self, track: PitchTrack, syllables: Sequence[str], middle: float) -> None:
        frames = track.voiced
        self._levels = MIDDLE_LEVEL + (track.semitones[frames] - middle) / SEMITONES_PER_LEVEL
        self._costs = {tone: _costs(self._levels, shapes) for tone, shapes in CONTOURS.items()}
        loud = _height_over_dip(track)
        hard = [CUT_BEFORE_SONORANT if syllable[0] in SONORANTS else CUT_BEFORE_OTHERS for syllable in syllables]
        self._at = [np.append(weight * loud, 0.0) for weight in hard]
        self._at[0][0] = 0.0

    def best(self, tones: Sequence[int]) -> tuple[float, np.ndarray]:
        """The least error over all cuts, and the contour that gives it."""
        count, share = len(self._levels), len(self._levels) / len(tones)
        longest = round(LONGEST_SHARE * share) if len(tones) > 1 else count
        least, origins = np.full(count + 1, np.inf), []
        least[0] = 0.0
        for tone, at in zip(tones, self._at, strict=True):
            table = self._costs[tone]
            after, origin = np.full(count + 1, np.inf), np.zeros(count + 1, np.int64)
            for last in range(1, count + 1):
                firsts = np.arange(max(0, last - longest), last)
                uneven = UNEVEN * ((last - firsts) / share - 1) ** 2
                sums = least[firsts] + table[firsts, last] + at[firsts] + uneven
                chosen = int(sums.argmin())
                after[last], origin[last] = sums[chosen], firsts[chosen]
            least = after
            origins.append(origin)
        return float(least[count]), self._contour(tones, origins)

    def _contour(self, tones: Sequence[int], origins: Sequence[np.ndarray]) -> np.ndarray:
        target, last = np.zeros(len(self._levels)), len(self._levels)
        for tone, origin in zip(reversed(tones), reversed(origins), strict=True):
            first = int(origin[last])
            shapes = _stretched(CONTOURS[tone], last - first)
            target[first:last] = min(shapes, key=lambda shape: float(np.sum((self._levels[first:last] - shape) ** 2)))
            last = first
        return target


def _height_over_dip(track: PitchTrack) -> np.ndarray:
    """For each voiced frame how loud it is just before it, beside the quieter of the peaks around: low in a dip."""
    frames, levels = track.voiced, track.levels
    height = np.zeros(len(frames))
    for index, (previous, frame) in enumerate(zip(np.append(frames[0], frames), frames, strict=False)):
        before = levels[max(0, previous - DIP_FRAMES) : previous + 1].max()
        after = levels[frame : frame + DIP_FRAMES + 1].max()
        height[index] = levels[previous : frame + 1].min() / min(before, after)
    return height


def _stretched(shapes: Sequence[tuple[float, ...]], length: int) -> np.ndarray:
    places = np.linspace(0, 1, length)
    return np.array([np.interp(places, np.linspace(0, 1, len(shape)), shape) for shape in shapes])


def _costs(levels: np.ndarray, shapes: Sequence[tuple[float, ...]]) -> np.ndarray:
    """`[i, j]`: squared error of frames i to j (exclusive) against the best of some contours; infinite if too short."""
    count = len(levels)
    costs = np.full((count + 1, count + 1), np.inf)
    for length in range(round(SHORTEST_S / STEP_S), count + 1):
        pieces = np.lib.stride_tricks.sliding_window_view(levels, length)
        wanted = _stretched(shapes, length)
        errors = (pieces**2).sum(1)[:, None] - 2 * pieces @ wanted.T + (wanted**2).sum(1)
        starts = np.arange(count - length + 1)
        costs[starts, starts + length] = np.maximum(errors.min(1), 0.0)
    return costs
