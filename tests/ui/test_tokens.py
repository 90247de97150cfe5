from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from ddz_desktop.ui.tokens import DARK, HIGH_CONTRAST, LIGHT, ClothColour, Tokens, contrast, with_cloth

THEMES = (LIGHT, DARK, HIGH_CONTRAST)
SURFACES = ("bg", "surface", "surface2", "soft", "soft_gold", "soft_accent")
TEXTS = ("ink", "ink2", "gold_text", "accent", "primary", "ok", "warn", "err")
themes = pytest.mark.parametrize("tokens", THEMES, ids=lambda tokens: tokens.name)


def over(color: QColor, base: QColor) -> QColor:
    share = color.alphaF()
    pairs = zip(color.getRgbF()[:3], base.getRgbF()[:3], strict=True)
    return QColor.fromRgbF(*(mine * share + under * (1 - share) for mine, under in pairs))


@pytest.mark.parametrize(("first", "second", "ratio"), [("#000", "#FFF", 21.0), ("#777", "#777", 1.0)])
def test_contrast_is_wcags(first: str, second: str, ratio: float) -> None:
    assert contrast(QColor(first), QColor(second)) == pytest.approx(ratio)


@themes
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("surface", SURFACES)
def test_text_reaches_four_and_a_half(tokens: Tokens, text: str, surface: str) -> None:
    assert contrast(getattr(tokens, text), getattr(tokens, surface)) >= 4.5


@themes
@pytest.mark.parametrize("surface", SURFACES[:3])
def test_edges_reach_three(tokens: Tokens, surface: str) -> None:
    assert contrast(tokens.edge, getattr(tokens, surface)) >= 3.0


@themes
@pytest.mark.parametrize(
    ("text", "fill"),
    [
        ("on_primary", "primary"),
        ("gold_ink", "gold"),
        ("on_role", "landlord"),
        ("on_role", "farmer"),
        ("on_role", "wild"),
        ("on_unknown", "unknown"),
        ("on_ivory", "ivory"),
    ],
)
def test_text_on_filled_shapes(tokens: Tokens, text: str, fill: str) -> None:
    assert contrast(getattr(tokens, text), getattr(tokens, fill)) >= 4.5


@themes
@pytest.mark.parametrize("cloth", ClothColour)
def test_the_cloth_carries_its_text_and_the_gold_ring(tokens: Tokens, cloth: ClothColour) -> None:
    table = with_cloth(tokens, cloth)
    for ground in (table.table_centre, table.table_edge):
        assert contrast(table.table_ink, ground) >= 4.5
        assert contrast(table.table_ink2, ground) >= 4.5
        assert contrast(table.table_ink2, over(table.glass, ground)) >= 4.5
        assert contrast(table.gold, ground) >= 3.0


def test_only_the_light_theme_changes_its_cloth() -> None:
    assert with_cloth(DARK, ClothColour.TEA) is DARK
    assert with_cloth(HIGH_CONTRAST, ClothColour.TEA) is HIGH_CONTRAST
    assert with_cloth(LIGHT, ClothColour.TEA).table_centre != LIGHT.table_centre
    assert with_cloth(LIGHT, ClothColour.PINE).table_centre == LIGHT.table_centre
