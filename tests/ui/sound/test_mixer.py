from __future__ import annotations

import numpy as np
import pytest

from ddz_desktop.ui.sound.cues import Group
from ddz_desktop.ui.sound.mixer import FADE_FRAMES, MOST_AT_ONCE, MOST_FRAMES, Mixer

HALF = 16384


def clip(length: int, value: int = HALF) -> np.ndarray:
    return np.full(length, value, np.int16)


def mixed(mixer: Mixer, frames: int) -> list[float]:
    return [round(float(frame), 4) for frame in mixer.mix(frames)]


@pytest.fixture
def mixer() -> Mixer:
    return Mixer(lambda: 7.0)


def test_nothing_is_silence(mixer: Mixer) -> None:
    assert mixed(mixer, 3) == [0, 0, 0]
    assert (mixer.frames_mixed, mixer.last_asked, mixer.busy) == (3, 7.0, False)


def test_clips_follow_each_other_across_blocks(mixer: Mixer) -> None:
    mixer.start([clip(3), clip(2, -HALF)], Group.VOICE)
    assert mixer.busy
    assert mixed(mixer, 2) == [0.5, 0.5]
    assert mixed(mixer, 4) == [0.5, -0.5, -0.5, 0]
    assert not mixer.busy


def test_sounds_add_up_and_never_beyond_full(mixer: Mixer) -> None:
    for length in (1, 2, 3):
        mixer.start([clip(length)], Group.EFFECTS)
    assert mixed(mixer, 4) == [1, 1, 0.5, 0]


def test_each_group_has_its_gain_also_for_what_is_heard(mixer: Mixer) -> None:
    mixer.set_gains({Group.EFFECTS: 0.5, Group.ALERTS: 0, Group.CHAT: 1, Group.VOICE: 1})
    mixer.start([clip(4)], Group.EFFECTS)
    mixer.start([clip(4)], Group.ALERTS)
    assert mixed(mixer, 2) == [0.25, 0.25]
    mixer.set_gains(dict.fromkeys(Group, 0.0))
    assert mixed(mixer, 2) == [0, 0]


@pytest.mark.parametrize(("hushed", "left"), [("female", 0.75), ("male", 0.75), (None, 0)])
def test_hushing_fades_out(mixer: Mixer, hushed: str | None, left: float) -> None:
    for channel in ("female", "male"):
        mixer.start([clip(9999, HALF // 2), clip(10)], Group.VOICE, channel)
        mixer.start([clip(9999, HALF // 2)], Group.VOICE, f"{channel} too")
    mixed(mixer, 100)
    mixer.hush(hushed)
    frames = np.array(mixer.mix(2 * FADE_FRAMES))
    assert np.abs(np.diff(frames)).max() < 0.02
    assert frames[-1] == left


def test_a_channel_holds_one_sound(mixer: Mixer) -> None:
    mixer.start([clip(9999)], Group.VOICE, "female")
    mixed(mixer, 10)
    mixer.start([clip(9999, -HALF)], Group.VOICE, "female")
    assert mixed(mixer, 2 * FADE_FRAMES)[-1] == -0.5


def test_a_fade_fits_into_the_smallest_block(mixer: Mixer) -> None:
    mixer.start([clip(9999)], Group.EFFECTS)
    mixer.hush()
    assert mixed(mixer, 1) == [0.5]
    assert not mixer.busy


def test_the_oldest_give_way_to_new_ones(mixer: Mixer) -> None:
    mixer.start([clip(9)], Group.EFFECTS)
    for _ in range(MOST_AT_ONCE):
        mixer.start([clip(9, 0)], Group.EFFECTS)
    assert mixed(mixer, 2) == [0, 0]


def test_more_frames_than_there_is_room_for_come_in_parts(mixer: Mixer) -> None:
    mixer.start([clip(MOST_FRAMES + 5)], Group.EFFECTS)
    assert len(mixer.mix(MOST_FRAMES + 5)) == MOST_FRAMES
    assert mixed(mixer, 6) == [0.5] * 5 + [0]


def test_clearing_forgets_at_once(mixer: Mixer) -> None:
    mixer.start([clip(9)], Group.EFFECTS)
    mixed(mixer, 1)
    mixer.start([clip(9)], Group.EFFECTS)
    mixer.clear()
    assert not mixer.busy
    assert mixed(mixer, 1) == [0]
