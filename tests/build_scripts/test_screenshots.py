"""Which pictures are taken, and how they come together on a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage

from ddz_desktop.rules.catalog import CATALOG
from ddz_desktop.ui.translation import LANGUAGES
from devtools import screenshots
from devtools.project import CommandError
from devtools.scenes import SCENES

if TYPE_CHECKING:
    from pathlib import Path


def test_every_scene_has_a_name_of_its_own() -> None:
    names = [scene.name for scene in SCENES]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("system", CATALOG)
def test_every_system_is_seen_in_play_and_at_its_end(system: str) -> None:
    names = {scene.name for scene in SCENES}
    assert {f"{system}-play", f"{system}-settlement"} <= names


def test_every_size_theme_and_language() -> None:
    assert len({look.name for look in screenshots.LOOKS}) == 9 * len(LANGUAGES)


def test_those_that_are_asked_for() -> None:
    chosen = screenshots.choose("en-960x600-dark/new-game")
    assert [(look.name, scene.name) for look, scene in chosen] == [("en-960x600-dark", "new-game")]
    with pytest.raises(CommandError, match="'moon'"):
        screenshots.choose("moon")


def test_sheets_hold_all_pictures_of_a_look(qapp, tmp_path: Path) -> None:
    looked_at = tmp_path / "en-960x600-dark"
    looked_at.mkdir()
    picture = QImage(96, 60, QImage.Format.Format_RGB32)
    for number in range(23):
        assert picture.save(str(looked_at / f"scene-{number}.png"))
    screenshots._write_sheets(tmp_path, {looked_at.name})
    sizes = [QImage(str(tmp_path / f"{looked_at.name}-{sheet}.png")).size().height() for sheet in (1, 2)]
    cell = 300 + screenshots.LABEL_HEIGHT + screenshots.GAP
    assert sizes == [5 * cell + screenshots.GAP, cell + screenshots.GAP]
