from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QColor

from ddz_desktop.ui import art, icons
from ddz_desktop.ui.art import ArtError

ROOT = Path(__file__).resolve().parents[2]
LISTED = {entry.text for entry in ElementTree.parse(ROOT / "resources.qrc").iter("file")}
RED = QColor("#C00000")


@pytest.mark.parametrize("folder", ["avatars", "cards", "fonts", "icons"])
def test_every_drawing_is_listed(folder: str) -> None:
    files = {path.relative_to(ROOT).as_posix() for path in (ROOT / "assets" / folder).rglob("*") if path.is_file()}
    assert files <= LISTED


def test_replacements_never_meet_each_other() -> None:
    assert art.recolour(b"#000001 #000002", {"#000001": "#000002", "#000002": "#000001"}) == b"#000002 #000001"


def test_a_missing_drawing_is_named(resources: Path) -> None:
    with pytest.raises(ArtError, match=r":/cards/none\.svg"):
        art.read(":/cards/none.svg")


def test_a_damaged_drawing_is_told(qapp) -> None:
    with pytest.raises(ArtError, match="damaged"):
        art.rasterise(b"<svg", 10, 10, 1.0)


@pytest.mark.parametrize("name", sorted(path.stem for path in (ROOT / "assets/icons").iterdir()))
def test_icons_take_a_colour(qapp, resources: Path, name: str) -> None:
    image = icons.pixmap(name, RED, 48).toImage()
    drawn = [color for x in range(48) for y in range(48) if (color := image.pixelColor(x, y)).alpha() == 255]
    assert drawn
    assert all(color == RED for color in drawn)


@pytest.mark.parametrize("name", icons.AVATARS)
def test_avatars_are_round(qapp, resources: Path, name: str) -> None:
    image = icons.avatar(name, 76, dpr=2.0).toImage()
    assert image.width() == 152
    assert image.pixelColor(2, 2).alpha() == 0
    assert image.pixelColor(76, 76).alpha() == 255
    assert icons.avatar(name, 76, away=True, dpr=2.0).toImage() != image


def test_an_unknown_avatar_is_the_first(qapp, resources: Path) -> None:
    assert icons.avatar("../../x", 76).toImage() == icons.avatar(icons.AVATARS[0], 76).toImage()


def test_the_app_icon_has_every_size(qapp, resources: Path) -> None:
    sizes = {size.width() for size in icons.app_icon().availableSizes()}
    assert sizes == {16, 24, 32, 48, 64, 128, 256}
