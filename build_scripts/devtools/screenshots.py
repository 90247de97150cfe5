"""Takes pictures of the window, offscreen: every scene of `scenes` in every look, or those that are asked for.

The hands are rehearsed without a window; the window then opens at the moment that is wanted. The same sources give the
same pictures, but for the last pixel of what is caught in motion. For each look the pictures also stand together on
sheets. Looks of another scale of the screen need a process of their own.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import product
from math import ceil
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from ddz_desktop import kernels
from ddz_desktop.ui.translation import LANGUAGES
from devtools.project import ROOT, CommandError, child_environment, say
from devtools.scenes import SCENES, Scene
from devtools.stage import Look, Stage

SIZES = ((1280, 800, 1), (960, 600, 1), (3840, 2160, 2))
THEMES = ("light", "dark", "high-contrast")
LOOKS = tuple(Look(language, *size[:2], theme, size[2]) for size, theme, language in product(SIZES, THEMES, LANGUAGES))

SETTLING = 4
"""Rounds of events in which a page that has just been opened comes to rest."""

THUMB_WIDTH, LABEL_HEIGHT, GAP = 480, 24, 12
COLUMNS, ROWS = 4, 5


def run(folder: Path, only: str | None) -> int:
    """Writes FOLDER/LOOK/SCENE.png for each, or for those that have `only` in LOOK/SCENE. Returns the exit status."""
    chosen = choose(only)
    for scale in sorted({look.scale for look, _ in chosen}):
        command = [sys.executable, "-m", "devtools.screenshots", str(folder), str(scale), only or ""]
        places = child_environment(QT_SCALE_FACTOR=str(scale))
        places["PYTHONPATH"] = f"{ROOT / 'build_scripts'}:{places['PYTHONPATH']}"
        status = subprocess.run(command, env=places, check=False).returncode
        if status:
            return status
    say(f"{len(chosen)} pictures are in {folder}")
    return 0


def choose(
    only: str | None, looks: Sequence[Look] = LOOKS, scenes: Sequence[Scene] = SCENES
) -> list[tuple[Look, Scene]]:
    """The pictures that have `only` in their name LOOK/SCENE. Raises CommandError where none has."""
    chosen = [(look, scene) for look in looks for scene in scenes if (only or "") in f"{look.name}/{scene.name}"]
    if not chosen:
        known = f"{looks[0].name}/{scenes[0].name}"
        raise CommandError(f"dev.py screenshots: no picture has {only!r} in its name; there is for instance {known}", 2)
    return chosen


def take(chosen: Sequence[tuple[Look, Scene]], folder: Path) -> None:
    """The pictures, all of one scale. Raises CommandError for one that cannot be written."""
    with tempfile.TemporaryDirectory(prefix="ddz-desktop-") as profile:
        stage = Stage(Path(profile))
        try:
            for look, scene in chosen:
                show(stage, look, scene)
                file = folder / look.name / f"{scene.name}.png"
                file.parent.mkdir(parents=True, exist_ok=True)
                if not picture_of(stage).save(str(file)):
                    raise CommandError(f"dev.py screenshots: {file} cannot be written")
                stage.clear()
            _write_sheets(folder, {look.name for look, _ in chosen})
        finally:
            stage.close()


def show(stage: Stage, look: Look, scene: Scene) -> None:
    """Bring the window to a scene."""
    stage.put_on(look)
    scene.show(stage)
    for _ in range(SETTLING):
        QCoreApplication.processEvents()


def picture_of(stage: Stage) -> QPixmap:
    """What the windows show, beside each other."""
    pictures = [window.grab() for window in stage.windows]
    if len(pictures) == 1:
        return pictures[0]
    both = QPixmap(sum(each.width() for each in pictures) + GAP, pictures[0].height())
    both.setDevicePixelRatio(pictures[0].devicePixelRatio())
    both.fill(Qt.GlobalColor.white)
    painter = QPainter(both)
    left = 0.0
    for each in pictures:
        painter.drawPixmap(QPointF(left, 0), each)
        left += (each.width() + GAP) / each.devicePixelRatio()
    painter.end()
    return both


# -- sheets -------------------------------------------------------------------------------------------------------


def _write_sheets(folder: Path, looks: set[str]) -> None:
    """All pictures of each look, small, on FOLDER/LOOK-1.png and so on."""
    for look in sorted(looks):
        files = sorted((folder / look).glob("*.png"))
        for number, page in enumerate(_pages(files), 1):
            _sheet(page).save(str(folder / f"{look}-{number}.png"))


def _pages(files: Sequence[Path]) -> Iterator[Sequence[Path]]:
    for first in range(0, len(files), COLUMNS * ROWS):
        yield files[first : first + COLUMNS * ROWS]


def _sheet(files: Sequence[Path]) -> QImage:
    pictures = [QImage(str(file)) for file in files]
    height = round(max(THUMB_WIDTH * picture.height() / picture.width() for picture in pictures))
    cell_width, cell_height = THUMB_WIDTH + GAP, height + LABEL_HEIGHT + GAP
    rows = ceil(len(files) / COLUMNS)
    sheet = QImage(COLUMNS * cell_width + GAP, rows * cell_height + GAP, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    for index, (file, picture) in enumerate(zip(files, pictures, strict=True)):
        left, top = GAP + index % COLUMNS * cell_width, GAP + index // COLUMNS * cell_height
        small = picture.scaledToWidth(THUMB_WIDTH, Qt.TransformationMode.SmoothTransformation)
        painter.drawImage(left, top + LABEL_HEIGHT, small)
        painter.drawText(QRectF(left, top, THUMB_WIDTH, LABEL_HEIGHT), Qt.AlignmentFlag.AlignVCenter, file.stem)
    painter.end()
    return sheet


def main(arguments: Sequence[str]) -> int:
    """For one scale, in a process of its own: FOLDER SCALE ONLY."""
    kernels.install()
    folder, scale, only = arguments
    take([each for each in choose(only) if each[0].scale == int(scale)], Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
