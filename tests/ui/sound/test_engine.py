from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import numpy as np
import pytest

pytest.importorskip("miniaudio", reason="miniaudio has no wheels for this system")

from ddz_desktop.ui.sound.audio import Voice
from ddz_desktop.ui.sound.cues import Cue, Group
from ddz_desktop.ui.sound.engine import IDLE_S, LATE_S, LOOK_S, PREPARE_S, RETRY_S, SAME_CUE_S, STALLED_S, Engine
from ddz_desktop.ui.sound.mixer import Mixer
from ddz_desktop.ui.sound.output import NoDeviceError

if TYPE_CHECKING:
    from collections.abc import Sequence

LOUD = dict.fromkeys(Group, 1.0)


class Clips:
    """A bank of clips that are told apart by their level."""

    encoded: list[bool]

    def load_cues(self) -> None: ...
    def set_voices(self, language: str, voices: Sequence[Voice]) -> None: ...

    def prepare_one(self) -> bool:
        return self.encoded.pop() if self.encoded else False

    def cue(self, cue: Cue) -> np.ndarray:
        return np.full(100, 8192, np.int16)

    def calls(self, language: str, voice: Voice, names: Sequence[str]) -> tuple[np.ndarray, ...]:
        return tuple(np.full(100, 16384, np.int16) for name in names if language == "zh")


class Device:
    """A device that is there or not."""

    def __init__(self, clock: Room) -> None:
        self.clock = clock
        self.slow = 0.0
        self.there = True
        self.running = False
        self.opened = 0

    def open(self) -> None:
        if not self.there:
            raise NoDeviceError("none")
        self.clock.time += self.slow
        self.running, self.opened = True, self.opened + 1

    def close(self) -> None:
        self.running = False


class Room:
    """An engine with its surroundings and a clock to turn."""

    def __init__(self) -> None:
        self.time = 100.0
        self.told = 0
        self.mixer = Mixer(self.now)
        self.device = Device(self)
        self.clips = Clips()
        self.clips.encoded = []
        self.engine = Engine(self.clips, self.mixer, self.device, self.tell, self.now)

    def now(self) -> float:
        return self.time

    def tell(self) -> None:
        self.told += 1

    def heard(self, frames: int = 50) -> float:
        return float(np.abs(np.array(self.mixer.mix(frames))).max())


@pytest.fixture
def room() -> Room:
    return Room()


def test_a_cue_opens_the_device_and_is_heard(room: Room) -> None:
    room.engine.play(Cue.PLAY)
    room.engine.play(Cue.PASS)
    assert room.device.opened == 1
    assert room.heard() == 0.5


def test_the_same_cue_at_once_is_heard_once(room: Room) -> None:
    room.engine.play(Cue.PLAY)
    room.engine.play(Cue.PLAY)
    assert room.heard(200) == 0.25
    room.time += SAME_CUE_S
    room.engine.play(Cue.PLAY)
    assert room.heard() == 0.25


@pytest.mark.parametrize("group", Group)
def test_a_group_without_volume_is_no_sound_at_all(room: Room, group: Group) -> None:
    room.engine.set_voices("zh", list(Voice))
    room.engine.set_gains(LOUD | {group: 0.0})
    for cue in Cue:
        if cue.group is group:
            room.engine.play(cue)
    if group is Group.VOICE:
        room.engine.say(Voice.MALE, ["pass"])
    assert (room.device.opened, room.mixer.busy) == (0, False)


def test_calls_follow_each_other_in_the_language(room: Room) -> None:
    room.engine.say(Voice.MALE, ["pass"])
    assert room.device.opened == 0
    room.engine.set_voices("zh", list(Voice))
    room.engine.say(Voice.MALE, ["solo-3", "last-1"])
    assert [room.heard(100), room.heard(100), room.heard(100)] == [0.5, 0.5, 0]


def test_without_a_device_it_is_told_once_and_looked_for_again_later(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    room.device.there = False
    for _ in range(3):
        room.engine.play(Cue.PLAY)
        room.time += RETRY_S
    assert (room.told, len(caplog.records), room.mixer.busy) == (1, 1, False)
    room.engine.play(Cue.PLAY)
    room.device.there = True
    room.time += RETRY_S / 2
    room.engine.play(Cue.PASS)
    assert room.device.opened == 0
    room.time += RETRY_S
    room.engine.play(Cue.PLAY)
    assert room.device.opened == 1


def test_a_device_that_opens_slowly_plays_only_what_comes_then(room: Room) -> None:
    room.device.slow = LATE_S
    room.engine.play(Cue.BOMB)
    assert (room.device.running, room.mixer.busy) == (True, False)
    room.engine.play(Cue.PLAY)
    assert room.heard() == 0.25


def test_an_idle_device_is_let_go(room: Room) -> None:
    room.engine.play(Cue.PLAY)
    while room.time < 100 + IDLE_S:
        room.heard(200)
        assert room.engine.tend() == LOOK_S
        room.time += STALLED_S
    room.heard()
    room.time += STALLED_S
    assert room.engine.tend() is None
    assert not room.device.running


@pytest.mark.parametrize("asked_before", [True, False])
def test_a_device_that_asks_no_more_is_opened_anew(room: Room, asked_before: bool) -> None:
    room.engine.play(Cue.BOMB)
    if asked_before:
        room.heard(10)
    room.time += 2 * STALLED_S
    assert room.engine.tend() is None
    assert not room.mixer.busy
    room.engine.play(Cue.BOMB)
    assert room.device.opened == 2


def test_hushing_breaks_everything_off(room: Room) -> None:
    room.engine.hush()
    assert not room.mixer.busy
    room.engine.play(Cue.BOMB)
    room.heard(1)
    room.engine.hush()
    room.heard(600)
    assert not room.mixer.busy


def test_calls_are_decoded_while_there_is_nothing_else_to_do(room: Room) -> None:
    room.clips.encoded = [True, True]
    assert [room.engine.tend() for _ in range(3)] == [PREPARE_S, PREPARE_S, None]


def test_what_comes_after_waits_for_the_voice(room: Room) -> None:
    room.engine.set_voices("zh", list(Voice))
    room.engine.say(Voice.MALE, ["spring"])
    room.engine.say(Voice.MALE, ["you-win"], after=True)
    room.engine.say(Voice.FEMALE, ["you-win"], after=True)
    assert [room.heard(100), room.heard(100), room.heard(100)] == [1.0, 0.5, 0]


def test_a_new_call_breaks_off_what_the_voice_was_saying(room: Room) -> None:
    room.engine.set_voices("zh", list(Voice))
    room.engine.say(Voice.MALE, ["spring"] * 20)
    room.heard(10)
    room.engine.say(Voice.MALE, ["you-win"])
    room.heard(1000)
    assert not room.mixer.busy
