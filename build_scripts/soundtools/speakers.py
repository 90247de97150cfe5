"""The voices of the game: who they are in the speech model, and the range in which they speak."""

from __future__ import annotations

from dataclasses import dataclass

from soundtools.pitch import FEMALE_HZ, MALE_HZ


@dataclass(frozen=True)
class Speaker:
    """`file`: its archive in `assets/voices`; `name`: its name in the model; `range_hz`: how low and how high it goes.

    `middle_hz`: its usual pitch, the middle of Chao's five levels; of those that speak Mandarin.
    """

    file: str
    name: str
    range_hz: tuple[float, float]
    middle_hz: float | None = None

    @property
    def mandarin(self) -> bool:
        """Whether it speaks Mandarin, else English."""
        return self.middle_hz is not None


SPEAKERS = (
    Speaker("zh-female", "zf_xiaoxiao", FEMALE_HZ, 261.0),
    Speaker("zh-male", "zm_yunxi", MALE_HZ, 158.0),
    Speaker("en-female", "af_heart", FEMALE_HZ),
    Speaker("en-male", "am_michael", MALE_HZ),
)
