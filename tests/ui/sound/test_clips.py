"""The committed voices, measured: every call is there and decodes, is short, as loud as all others and not clipped,
begins and ends without a click, and the pitch of the Mandarin ones goes as their tones should. Nobody has listened to
them.
"""

from __future__ import annotations

import io
import zipfile
from functools import cache
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("miniaudio", reason="miniaudio has no wheels for this system")

from ddz_desktop.ui.sound import calls
from ddz_desktop.ui.sound.audio import Voice
from ddz_desktop.ui.sound.bank import Bank, ClipError, decoded
from ddz_desktop.ui.sound.mixer import RATE
from soundtools.call_words import CALLS
from soundtools.loudness import integrated
from soundtools.pitch import REFERENCE_HZ, pitch_track
from soundtools.speakers import SPEAKERS, Speaker
from soundtools.tones import fit_tones

FOLDER = Path(__file__).parents[3] / "assets" / "voices"
SHORTEST_S, LONGEST_S = 0.25, 1.7
SPREAD_LU = 2.0
HIGHEST_PEAK_DB = -1.0
SILENT_BELOW = 10 ** (-40 / 20)
LONGEST_SILENCE_S = 0.15
FAINTEST_END = 0.002
LARGEST_BYTES = 1_300_000
EVERY = 6  # tones take their time to be fitted; the script that makes the clips looks at all of them

MANDARIN = [speaker for speaker in SPEAKERS if speaker.mandarin]
NAMES = sorted(calls.NAMES)

speakers = pytest.mark.parametrize("speaker", SPEAKERS, ids=lambda speaker: speaker.file)


@cache
def clips(speaker: Speaker) -> dict[str, np.ndarray]:
    with zipfile.ZipFile(FOLDER / f"{speaker.file}.zip") as archive:
        return {name.removesuffix(".ogg"): decoded(archive.read(name)) / 32768 for name in archive.namelist()}


@speakers
def test_every_call_is_there_and_nothing_else(speaker: Speaker) -> None:
    assert sorted(clips(speaker)) == NAMES
    assert (FOLDER / f"{speaker.file}.zip").stat().st_size < LARGEST_BYTES


@speakers
def test_calls_are_short(speaker: Speaker) -> None:
    lengths = [len(samples) / RATE for samples in clips(speaker).values()]
    assert min(lengths) > SHORTEST_S
    assert max(lengths) < LONGEST_S


def test_all_calls_of_all_voices_are_equally_loud_and_none_is_clipped() -> None:
    loudness = [integrated(samples, RATE) for speaker in SPEAKERS for samples in clips(speaker).values()]
    peak = max(float(np.abs(samples).max()) for speaker in SPEAKERS for samples in clips(speaker).values())
    assert max(loudness) - min(loudness) < SPREAD_LU
    assert 20 * np.log10(peak) < HIGHEST_PEAK_DB


@speakers
def test_calls_begin_and_end_without_a_click_and_begin_at_once(speaker: Speaker) -> None:
    for name, samples in clips(speaker).items():
        assert max(abs(samples[0]), abs(samples[-1])) < FAINTEST_END, name
        assert np.argmax(np.abs(samples) > SILENT_BELOW * np.abs(samples).max()) / RATE < LONGEST_SILENCE_S, name


@pytest.mark.parametrize("speaker", MANDARIN, ids=lambda speaker: speaker.file)
def test_the_pitch_of_mandarin_calls_goes_as_their_tones(speaker: Speaker) -> None:
    middle = 12 * np.log2((speaker.middle_hz or 0) / REFERENCE_HZ)
    fits = {}
    for name in NAMES[::EVERY]:
        track = pitch_track(clips(speaker)[name][::2], RATE // 2, speaker.range_hz)
        fits[name] = fit_tones(track, CALLS[name].syllables, middle)
    unclear = {name: fit.clarity for name, fit in fits.items() if fit.clarity < 0.6}
    assert not unclear
    assert np.mean([fit.clarity for fit in fits.values()]) > 0.95
    assert np.median([fit.error for fit in fits.values()]) < 1.5


def test_other_tones_than_were_meant_do_not_fit() -> None:
    speaker = MANDARIN[0]
    middle = 12 * np.log2((speaker.middle_hz or 0) / REFERENCE_HZ)
    meant, other = {}, {}
    for name in ("solo-3", "solo-2", "solo-5", "solo-T"):
        track = pitch_track(clips(speaker)[name][::2], RATE // 2, speaker.range_hz)
        syllable = CALLS[name].syllables[0]
        wrong = syllable[:-1] + {"1": "4", "4": "1", "3": "2", "2": "3"}[syllable[-1]]
        meant[name], other[name] = (fit_tones(track, [said], middle).error for said in (syllable, wrong))
    assert all(meant[name] < other[name] for name in meant)


@speakers
def test_the_bank_finds_every_call(speaker: Speaker) -> None:
    bank = Bank(lambda name: (FOLDER.parent / name).read_bytes())
    language, voice = speaker.file.split("-")
    bank.set_voices(language, [Voice(voice)])
    assert len(bank.calls(language, Voice(voice), NAMES)) == len(NAMES)
    assert not bank.prepare_one()


def test_calls_are_decoded_one_by_one_beforehand() -> None:
    bank = Bank(lambda name: (FOLDER.parent / name).read_bytes())
    bank.set_voices("zh", list(Voice))
    steps = 0
    while bank.prepare_one():
        steps += 1
    assert steps == 2 * len(NAMES)


def test_a_voice_that_is_not_wanted_says_nothing() -> None:
    bank = Bank(lambda name: (FOLDER.parent / name).read_bytes())
    bank.set_voices("zh", [Voice.MALE])
    assert bank.calls("zh", Voice.FEMALE, ["pass"]) == ()
    assert bank.calls("zh", Voice.MALE, ["pass", "no such call"])[1:] == ()


def test_a_broken_archive_is_refused_and_a_broken_call_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(ClipError, match="cannot be read"):
        Bank(lambda _: b"not a zip").set_voices("zh", [Voice.MALE])
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        archive.writestr("pass.ogg", b"not a sound")
    bank = Bank(lambda _: content.getvalue())
    bank.set_voices("zh", [Voice.MALE])
    assert [len(clip) for clip in bank.calls("zh", Voice.MALE, ["pass"])] == [0]
    assert "the call pass is left out" in caplog.text
