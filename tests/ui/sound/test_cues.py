"""The committed cues: each is there, short, below clipping, and another sound than all others."""

from __future__ import annotations

import io
import wave
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import sounds
from ddz_desktop.ui.sound.cues import Cue, Group
from soundtools.features import distance, features

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER = Path(__file__).parents[3] / "assets" / "sounds"
LONGEST_S = 0.9
PLAIN_TO_HEAR = 2.0
QUIETEST_DB = -24.0


def read(content: bytes) -> np.ndarray:
    with wave.open(io.BytesIO(content)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 48_000)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768


@pytest.fixture(scope="module")
def clips() -> dict[Cue, np.ndarray]:
    return {cue: read((FOLDER / f"{cue}.wav").read_bytes()) for cue in Cue}


def decibels(level: float) -> float:
    return float(20 * np.log10(level))


@pytest.mark.parametrize("cue", Cue)
def test_a_cue_is_short_and_neither_faint_nor_clipped(clips: dict[Cue, np.ndarray], cue: Cue) -> None:
    samples = clips[cue]
    assert 0 < len(samples) / 48_000 <= LONGEST_S
    assert decibels(np.abs(samples).max()) == pytest.approx(-6, abs=0.05)
    assert decibels(np.sqrt((samples**2).mean())) > QUIETEST_DB
    assert abs(samples[0]) < 0.02
    assert abs(samples[-1]) < 0.02


def test_no_two_cues_are_alike(clips: dict[Cue, np.ndarray]) -> None:
    heard = {cue: features(samples, 48_000) for cue, samples in clips.items()}
    alike = [
        f"{one} and {other}"
        for one, other in combinations(Cue, 2)
        if distance(heard[one], heard[other]) < PLAIN_TO_HEAR
    ]
    assert not alike


def test_the_files_are_those_of_the_cues() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(Cue)


@pytest.mark.parametrize("make", sounds.CUES, ids=sounds.file_name)
def test_the_script_makes_the_committed_files(make: Callable[[], np.ndarray]) -> None:
    made, committed = sounds.wav(make()), (FOLDER / sounds.file_name(make)).read_bytes()
    assert np.allclose(read(made), read(committed), atol=3 / 32768)


def test_every_cue_has_a_group_of_its_own_kind() -> None:
    assert {cue for cue in Cue if cue.group is Group.ALERTS} == {Cue.YOUR_TURN, Cue.TICK}
    assert {cue for cue in Cue if cue.group is Group.CHAT} == {Cue.CHAT, Cue.JOIN, Cue.LEAVE}
