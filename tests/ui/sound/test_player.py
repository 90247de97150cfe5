"""From a wish to frames at a device: the real thread, bank, mixer and miniaudio, at its device that nobody hears."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

pytest.importorskip("miniaudio", reason="miniaudio has no wheels for this system")

from ddz_desktop.ui.sound.bank import Bank, ClipError, decoded, read_resource
from ddz_desktop.ui.sound.cues import Cue, Group
from ddz_desktop.ui.sound.engine import Engine
from ddz_desktop.ui.sound.mixer import Mixer
from ddz_desktop.ui.sound.output import NULL, Output
from ddz_desktop.ui.sound.player import STALE_S, Player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

LONGEST_WAIT_S = 20
ROOT = Path(__file__).parents[3]


class Ear(Mixer):
    """A mixer that notes what it gives to the device."""

    def __init__(self) -> None:
        super().__init__()
        self.frames = 0
        self.loud_frames = 0
        self.heard = threading.Event()

    def mix(self, frames: int) -> memoryview:
        given = super().mix(frames)
        loud = int(np.count_nonzero(np.array(given)))
        self.frames += len(given)
        self.loud_frames += loud
        if self.loud_frames and not loud:
            self.heard.set()
        return given


class Rig:
    def __init__(self) -> None:
        self.ear = Ear()
        self.ready = threading.Event()
        self.player = Player(self.make)

    def make(self, no_device: Callable[[], None]) -> Engine:
        engine = Engine(Bank(), self.ear, Output(self.ear, NULL), no_device)
        engine.load()
        self.ready.set()
        return engine

    def begin(self) -> None:
        self.player.start()
        assert self.ready.wait(LONGEST_WAIT_S)


@pytest.fixture
def rig(qapp: object, resources: Path) -> Iterator[Rig]:
    made = Rig()
    yield made
    made.player.close()


def test_a_cue_reaches_the_device_whole(rig: Rig) -> None:
    rig.begin()
    rig.player.play(Cue.BOMB)
    assert rig.ear.heard.wait(LONGEST_WAIT_S)
    wanted = int(np.count_nonzero(decoded(read_resource("sounds/bomb.wav"))))
    assert rig.ear.loud_frames == wanted
    assert rig.ear.frames > wanted


def test_muted_not_one_frame_is_asked_for(rig: Rig) -> None:
    rig.player.set_gains(dict.fromkeys(Group, 0.0))
    rig.begin()
    for cue in Cue:
        rig.player.play(cue)
    rig.player.close()
    assert (rig.ear.frames, rig.ear.loud_frames) == (0, 0)


def test_what_is_wished_before_the_start_is_not_heard_later(rig: Rig) -> None:
    rig.player.play(Cue.BOMB)
    rig.begin()
    rig.player.close()
    assert rig.ear.frames == 0


def test_a_wish_that_waited_too_long_is_dropped(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig.begin()
    long_ago = time.monotonic() - STALE_S - 1
    with monkeypatch.context() as clock:
        clock.setattr(time, "monotonic", lambda: long_ago)
        rig.player.play(Cue.BOMB)
    rig.player.close()
    assert rig.ear.frames == 0


@pytest.mark.parametrize("error", [ImportError("no miniaudio"), ClipError("no file")])
def test_without_library_or_clips_all_goes_on_in_silence(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    caplog.set_level(logging.INFO)

    def fail(_: Callable[[], None]) -> Engine:
        raise error

    player = Player(fail)
    with qtbot.waitSignal(player.unheard):
        player.start()
    player.play(Cue.PLAY)
    player.close()
    assert len(caplog.records) == 1


def test_the_window_starts_without_the_library() -> None:
    code = "import sys, ddz_desktop.app.window; sys.exit('miniaudio' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_every_cue_is_among_the_resources(resources: Path) -> None:
    Bank().load_cues()


def test_what_is_no_sound_is_refused() -> None:
    with pytest.raises(ClipError, match="not a sound"):
        decoded(b"RIFFnothing")


def test_a_missing_file_is_named() -> None:
    with pytest.raises(ClipError, match=r"sounds/nothing\.wav is not among the resources"):
        read_resource("sounds/nothing.wav")
