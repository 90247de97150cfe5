"""All texts of all screens, in every language, size and scale of text: can each be read whole?

A step is one screen in one look. They come in an order in which a short run already sees much of everything.
"""

from __future__ import annotations

import tempfile
from itertools import product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from ddz_desktop.ui.translation import LANGUAGES
from devtools import measuring
from devtools.scenes import SCENES
from devtools.screenshots import show
from devtools.stage import Look, Stage

if TYPE_CHECKING:
    from devtools.scenes import Scene
    from tests.soak.harness import SoakState

SIZES = ((1280, 800), (960, 600), (1000, 900), (1920, 1080))
TEXT_SCALES = (100, 130, 200)


def steps() -> list[tuple[Look, Scene]]:
    """Every screen in every look; looks change seldom, since that takes most of the time."""
    looks = [
        Look(language, *size, text_scale=scale) for language, size, scale in product(LANGUAGES, SIZES, TEXT_SCALES)
    ]
    scenes = [scene for scene in SCENES if not scene.moves]
    Random(1).shuffle(looks)
    Random(1).shuffle(scenes)
    return [(look, scene) for look in looks for scene in scenes]


def run(state: SoakState) -> None:
    todo = steps()
    with tempfile.TemporaryDirectory(prefix="ddz-desktop-") as profile, measuring.watching() as watch:
        stage = Stage(Path(profile))
        try:
            for number in range(state.data.get("screens", 0), len(todo)):
                if not state.go_on():
                    return
                look, scene = todo[number]
                show(stage, look, scene)
                for fault in (fault for window in stage.windows for fault in measuring.faults(window, watch)):
                    state.fault(f"{look.name}/{scene.name}: {fault}")
                stage.clear()
                state.step(screens=number + 1)
        finally:
            stage.close()
    state.finish()
