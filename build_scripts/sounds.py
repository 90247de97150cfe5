"""Makes the cues of the game, for maintainers: `python build_scripts/sounds.py [--check]`.

Every cue is synthesised here, of wood and paper, from numbers alone; nothing is recorded and nothing random: the same
files come out each time. They are WAV, mono, 48 kHz, 16 bit, at most 0.9 s, their peak at -6 dBFS. With `--check`
nothing is written; the exit status tells whether the files are those that would be.
"""

from __future__ import annotations

import argparse
import io
import sys
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np

from soundtools.instruments import RATE, bar, block, drum, paper, sweep, together, whistle

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
PEAK = 10 ** (-6 / 20)
LONGEST_S = 0.9
PRESS = 2.0

C4, D4, EF4, E4, G4, A4 = 261.6, 293.7, 311.1, 329.6, 392.0, 440.0


def deal() -> np.ndarray:
    """A card slides off the deck."""
    return paper(0.075, 3200, 7800, attack=0.3, seed=1)


def sort() -> np.ndarray:
    """The hand is sorted: thumbed through once."""
    edges = [
        (0.026 * number, 0.5 + 0.04 * number, paper(0.03, 2600 + 160 * number, 7600, attack=0.1, seed=80 + number))
        for number in range(9)
    ]
    return together(*edges)


def select() -> np.ndarray:
    """A card is raised: a small bright block."""
    return block(1150, 0.07, knock=0.2, seed=2)


def unselect() -> np.ndarray:
    """A card is put down: the same, deeper."""
    return block(520, 0.085, knock=0.15, seed=3)


def play() -> np.ndarray:
    """A card is laid on the table: paper, then wood."""
    return together(
        (0, 0.5, paper(0.06, 1500, 5200, attack=0.7, seed=4)), (0.045, 1, drum(170, 0.13, drop=1.3, seed=5))
    )


def play_many() -> np.ndarray:
    """Many cards are laid down, one upon the other."""
    slaps = [
        (0.048 * number, 0.55 + 0.05 * number, paper(0.05, 1800, 6000, attack=0.2, seed=10 + number))
        for number in range(6)
    ]
    return together(*slaps, (0.29, 1, drum(150, 0.17, drop=1.4, seed=6)))


def pass_() -> np.ndarray:
    """Knuckles knock on the table twice."""
    knock = drum(250, 0.09, drop=1.15, knock=0.6, seed=7)
    return together((0, 0.9, knock), (0.13, 1, knock))


def bid() -> np.ndarray:
    """A temple block, once."""
    return block(640, 0.26, brightness=0.45, seed=8)


def rob() -> np.ndarray:
    """Two temple blocks, rising."""
    return together((0, 0.8, block(700, 0.16, seed=9)), (0.11, 1, block(1240, 0.24, seed=10)))


def your_turn() -> np.ndarray:
    """A door bell of wood: two soft bars, the second a third lower and longer."""
    return together((0, 0.9, bar(4 * E4, 0.4, brightness=0.1, knock=0.03)), (0.2, 1, bar(4 * C4, 0.68, knock=0.03)))


def tick() -> np.ndarray:
    """A wooden clock."""
    return block(2450, 0.035, brightness=0.3, knock=0.7, seed=11)


def flip() -> np.ndarray:
    """A card is turned over."""
    return together(
        (0, 1, sweep(0.15, 900, 5200, width=0.6, seed=12)), (0.13, 0.8, paper(0.05, 2500, 9000, attack=0.1, seed=13))
    )


def landlord() -> np.ndarray:
    """The landlord is known: a drum under a rising step of blocks."""
    return together(
        (0, 1, drum(98, 0.45, seed=14)),
        (0.02, 0.5, block(A4, 0.2, seed=15)),
        (0.17, 0.6, block(1.5 * A4, 0.2, seed=16)),
        (0.32, 0.8, block(2 * A4, 0.34, seed=17)),
    )


def wild() -> np.ndarray:
    """Bamboo chimes, all at once and none in tune."""
    notes = [
        (0.052 * number, 0.6 + 0.4 * (number % 2), bar(hertz, 0.32, brightness=0.2, knock=0.3, seed=20 + number))
        for number, hertz in enumerate((1760, 2350, 1975, 2640, 2093, 2960, 2217, 3136))
    ]
    return together(*notes)


def run() -> np.ndarray:
    """A quick scale upwards."""
    notes = [
        (0.055 * number, 0.7 + 0.06 * number, bar(hertz, 0.2, knock=0.4, seed=30 + number))
        for number, hertz in enumerate((523, 587, 659, 784, 880))
    ]
    return together(*notes)


def plane() -> np.ndarray:
    """Something large flies past."""
    return together(
        (0, 1, sweep(0.4, 260, 1500, width=0.8, seed=40)),
        (0.38, 1, sweep(0.38, 1500, 330, width=0.8, seed=41)),
        (0, 0.25, paper(0.74, 500, 2200, grains=34, attack=0.5, seed=42)),
    )


def bomb() -> np.ndarray:
    """A great drum and what falls down after it."""
    return together(
        (0, 1, drum(52, 0.88, drop=3.0, knock=0.5, seed=43)),
        (0, 0.55, paper(0.45, 90, 900, attack=0.02, seed=44)),
        (0.08, 0.16, paper(0.7, 500, 3000, grains=26, attack=0.1, seed=45)),
    )


def rocket() -> np.ndarray:
    """A whistle climbs, then a drum."""
    return together(
        (0, 0.75, sweep(0.56, 350, 6200, width=0.35, seed=46)),
        (0, 0.3, whistle(0.55, 420, 2600)),
        (0.54, 1, drum(72, 0.35, drop=2.4, seed=47)),
        (0.54, 0.5, paper(0.3, 1500, 8000, attack=0.03, seed=48)),
    )


def spring() -> np.ndarray:
    """Five notes of the pentatonic scale, as drops fall."""
    notes = [
        (0.105 * number, 0.75 + 0.05 * number, bar(hertz, 0.44, brightness=0.15, knock=0.1, seed=50 + number))
        for number, hertz in enumerate((2 * C4, 2 * D4, 2 * E4, 2 * G4, 2 * A4))
    ]
    return together(*notes)


def low() -> np.ndarray:
    """One or two cards left: three dry taps."""
    tap = block(1560, 0.06, brightness=0.5, knock=0.4, seed=56)
    return together((0, 1, tap), (0.085, 1, tap), (0.17, 1, tap))


def win() -> np.ndarray:
    """A major chord, climbed."""
    return together(
        (0, 0.7, bar(2 * C4, 0.3, seed=57)),
        (0.12, 0.75, bar(2 * E4, 0.3, seed=58)),
        (0.24, 0.8, bar(2 * G4, 0.3, seed=59)),
        (0.36, 1, bar(4 * C4, 0.52, seed=60)),
        (0.36, 0.6, bar(2 * E4, 0.52, seed=61)),
        (0.36, 0.5, drum(131, 0.3, seed=62)),
    )


def lose() -> np.ndarray:
    """Three notes down in minor."""
    return together(
        (0, 1, bar(G4, 0.3, seed=63)), (0.2, 0.9, bar(EF4, 0.34, seed=64)), (0.4, 0.9, bar(C4 / 1.0, 0.48, seed=65))
    )


def click() -> np.ndarray:
    """A button."""
    return block(1500, 0.022, brightness=0.2, knock=0.1, seed=66)


def chat() -> np.ndarray:
    """A drop of water on bamboo."""
    return together((0, 1, whistle(0.07, 520, 1250)), (0.05, 0.4, bar(1250, 0.16, knock=0.0)))


def join() -> np.ndarray:
    """Somebody sits down: two notes up."""
    return together(
        (0, 0.9, bar(A4, 0.22, brightness=0.2, seed=67)), (0.1, 1, bar(1.335 * A4, 0.3, brightness=0.2, seed=68))
    )


def leave() -> np.ndarray:
    """Somebody gets up: two notes down."""
    return together(
        (0, 1, bar(1.189 * A4, 0.2, brightness=0.2, seed=69)),
        (0.14, 0.8, bar(0.75 * A4, 0.36, brightness=0.2, seed=70)),
    )


def error() -> np.ndarray:
    """Not allowed: a muted buzz, twice."""
    buzz = together(
        (0, 1, block(155, 0.1, brightness=0.8, knock=0.1, seed=71)),
        (0, 0.35, paper(0.09, 150, 600, grains=60, seed=72)),
    )
    return together((0, 1, buzz), (0.12, 1, buzz))


CUES: tuple[Callable[[], np.ndarray], ...] = (
    deal, sort, select, unselect, play, play_many, pass_, bid, rob, your_turn, tick, flip, landlord, wild,
    run, plane, bomb, rocket, spring, low, win, lose, click, chat, join, leave, error,
)  # fmt: skip


def file_name(cue: Callable[[], np.ndarray]) -> str:
    """The file of a cue: `play-many.wav`."""
    return cue.__name__.strip("_").replace("_", "-") + ".wav"


def wav(samples: np.ndarray) -> bytes:
    """The file's content."""
    if len(samples) > LONGEST_S * RATE:
        raise ValueError(f"a cue of {len(samples) / RATE:.3f} s is longer than {LONGEST_S} s")
    pressed = np.tanh(PRESS * samples / np.abs(samples).max())  # so that a short knock does not leave the rest faint
    level = np.round(pressed / np.abs(pressed).max() * PEAK * 32767).astype("<i2")
    content = io.BytesIO()
    with wave.open(content, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(level.tobytes())
    return content.getvalue()


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the cues of the game.")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    check = parser.parse_args().check
    FOLDER.mkdir(parents=True, exist_ok=True)
    others = 0
    for cue in CUES:
        file, content = FOLDER / file_name(cue), wav(cue())
        if not file.is_file() or not _alike(file.read_bytes(), content):
            others += 1
            print(f"{file.name}: {len(content):,} bytes")
            if not check:
                file.write_bytes(content)
    return 1 if check and others else 0


def _alike(before: bytes, now: bytes) -> bool:
    """Whether two files sound the same: other processors round the last bits in another way."""
    one, other = (np.frombuffer(content[44:], "<i2").astype(np.int32) for content in (before, now))
    return len(one) == len(other) and int(np.abs(one - other).max()) <= 2


if __name__ == "__main__":
    sys.exit(main())
