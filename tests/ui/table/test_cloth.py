from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF

from ddz_desktop.ui.table.cloth import CONTOURS, cloth_pixmap, contour
from ddz_desktop.ui.table.cloth_items import wrapped
from ddz_desktop.ui.table.sketch import Ink
from ddz_desktop.ui.tokens import DARK, HIGH_CONTRAST, LIGHT, ClothColour, with_cloth


def near(first, second, by: int = 3) -> bool:
    return all(abs(one - two) <= by for one, two in zip(first.getRgb(), second.getRgb(), strict=True))


@pytest.mark.parametrize(
    "tokens", [LIGHT, DARK, with_cloth(LIGHT, ClothColour.INDIGO)], ids=["light", "dark", "indigo"]
)
def test_brightest_in_the_middle(qapp, tokens) -> None:
    image = cloth_pixmap(640, 400, 1.0, tokens).toImage()
    assert near(image.pixelColor(320, 176), tokens.table_centre)
    assert image.pixelColor(2, 2).lightness() < tokens.table_centre.lightness()
    assert image.pixelColor(320, 398).lightness() < image.pixelColor(320, 270).lightness()


def test_high_contrast_is_flat(qapp) -> None:
    image = cloth_pixmap(64, 40, 1.0, HIGH_CONTRAST).toImage()
    colors = {image.pixel(x, y) for x in range(64) for y in range(40)}
    assert colors == {HIGH_CONTRAST.table_centre.rgb()}


def test_pixel_ratio(qapp) -> None:
    pixmap = cloth_pixmap(100, 60, 2.0, LIGHT)
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (200, 120, 2.0)


@pytest.mark.parametrize("size", [(1280, 800), (1000, 900), (2200, 900)])
def test_contour_lines_do_not_cross(qapp, size: tuple[int, int]) -> None:
    lines = [contour(index, *size) for index in range(CONTOURS)]
    centre = QPointF(size[0] / 2, 0.43 * size[1])
    for inner, outer in pairwise(lines):
        assert inner.contains(centre)
        assert all(outer.contains(inner.pointAtPercent(step / 60)) for step in range(60))


@pytest.mark.parametrize("text", ["one two three four five six seven eight nine ten.", "当前最高的是小雨的两分，" * 3])
def test_lines_of_an_announcement_are_about_equally_long(bundled_fonts: None, text: str) -> None:
    ink = Ink(LIGHT, 1.0, 100, 1.0)
    room = ink.width(text, 16) * 0.8
    rows = wrapped(text, 16, room, ink)
    assert len(rows) == 2
    assert min(ink.width(row, 16) for row in rows) > 0.4 * ink.width(text, 16)
