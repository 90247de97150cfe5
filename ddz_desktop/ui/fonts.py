"""Bundled fonts and the type scale. Sizes are px at text scale 100 %."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from unicodedata import category

from PySide6.QtCore import QDir
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

SANS = "Noto Sans SC"
SERIF = "Noto Serif SC"
NUMERALS = "Barlow Semi Condensed"
# where characters outside the bundled subsets (rare player names) come from
FALLBACKS = ("Microsoft YaHei UI", "PingFang SC", "Noto Sans CJK SC")

MINUS = "\N{MINUS SIGN}"
SMALLEST_ON_TABLE = 12.0
MOST_KEPT = 256
MOST_CHARACTERS = 16_384
MOST_WIDTHS = 4096
_VARIANTS = "\ufe0e\ufe0f"  # as text, as a picture: of the character before
# how much of a text scale's growth reaches the table
TABLE_SHARE = 0.4
SCALES = (100, 115, 130, 150, 200)


class FontError(RuntimeError):
    """The bundled fonts are not there: the resources were not registered or are damaged."""


class Role(StrEnum):
    """What a piece of text is for; decides family, size and weight. Also a property of labels in the stylesheet."""

    HERO = "hero"
    TITLE = "title"
    PANEL_TITLE = "panel-title"
    TILE_TITLE = "tile-title"
    SECTION = "section"
    ROW = "row"
    BODY = "body"
    STRONG = "strong"
    LABEL = "label"
    CAPTION = "caption"
    CAPTION_STRONG = "caption-strong"
    SCORE = "score"
    COUNT = "count"
    NUMBER = "number"
    FIGURE = "figure"


_REGULAR, _SEMIBOLD, _BOLD = QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold

SPECS: dict[Role, tuple[str, int, QFont.Weight]] = {
    Role.HERO: (SERIF, 38, _BOLD),
    Role.TITLE: (SERIF, 26, _BOLD),
    Role.PANEL_TITLE: (SERIF, 24, _BOLD),
    Role.TILE_TITLE: (SERIF, 22, _BOLD),
    Role.SECTION: (SANS, 19, _BOLD),
    Role.ROW: (SANS, 17, _BOLD),
    Role.BODY: (SANS, 16, _REGULAR),
    Role.STRONG: (SANS, 16, _BOLD),
    Role.LABEL: (SANS, 15, _REGULAR),
    Role.CAPTION: (SANS, 14, _REGULAR),
    Role.CAPTION_STRONG: (SANS, 14, _BOLD),
    Role.SCORE: (NUMERALS, 48, _BOLD),
    Role.COUNT: (NUMERALS, 30, _BOLD),
    Role.NUMBER: (NUMERALS, 22, _BOLD),
    Role.FIGURE: (NUMERALS, 15, _SEMIBOLD),
}


def load() -> None:
    """Register every bundled font. Raises FontError when the resources do not hold them."""
    names = QDir(":/fonts").entryList(["*.ttf"])
    if not names:
        raise FontError("The bundled fonts are missing: compile and register the resources before the window starts.")
    for name in names:
        if QFontDatabase.addApplicationFont(f":/fonts/{name}") < 0:
            raise FontError(f"The bundled font {name} is damaged: compile the resources again.")


@lru_cache(MOST_KEPT)
def make(family: str, px: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """A font of the given pixel size with the families that fill its gaps; kept, so change only a copy of it."""
    font = QFont()
    font.setFamilies([family, *([] if family == SANS else [SANS]), *FALLBACKS])
    font.setPixelSize(max(1, round(px)))
    font.setWeight(weight)
    return font


@lru_cache(MOST_CHARACTERS)
def can_draw(char: str) -> bool:
    """Whether a bundled font or one of the system draws a character; always true before the bundled ones are loaded."""
    return not QFontDatabase.hasFamily(SANS) or QFontMetricsF(make(SANS, 16)).inFontUcs4(ord(char))


def drawable(text: str) -> str:
    """A text of somebody's without the characters that would be seen as boxes, such as emoji without a font for them.

    What joins and varies characters is not seen itself; it goes with the character before it.
    """
    if text.isascii():
        return text
    kept: list[str] = []
    seen = True
    for char in text:
        joins = category(char) == "Cf" or char in _VARIANTS
        seen = seen if joins else can_draw(char)
        if seen:
            kept.append(char)
    return "".join(kept)


@lru_cache(MOST_WIDTHS)
def advance(font: QFont, text: str) -> float:
    """How wide a text of one line is, in px; kept, since a table asks for the same ones with every change."""
    return QFontMetricsF(font).horizontalAdvance(text)


def sans(px: float, *, bold: bool = False) -> QFont:
    return make(SANS, px, _BOLD if bold else _REGULAR)


def serif(px: float) -> QFont:
    return make(SERIF, px, _BOLD)


@lru_cache(MOST_KEPT)
def numerals(px: float, *, bold: bool = True) -> QFont:
    """Digits of equal width, so that a running count does not jitter."""
    font = QFont(make(NUMERALS, px, _BOLD if bold else _SEMIBOLD))
    font.setFeature(QFont.Tag.fromString("tnum"), 1)
    return font


def for_role(role: Role, scale: int = 100) -> QFont:
    """The font of a page text at a text scale in percent."""
    family, px, weight = SPECS[role]
    return make(family, px * scale / 100, weight)


def table_px(px: float, unit: float, scale: int = 100) -> float:
    """Size on the table of a text given in stage units; never under 12 px.

    Plates, cells and cards keep their places there, so a text scale counts only as far as they have room for it.
    """
    return max(SMALLEST_ON_TABLE, px * unit * (1 + TABLE_SHARE * (scale - 100) / 100))


def signed(value: int) -> str:
    """A gain or loss as the numerals write it: +24, −24, 0."""
    return f"+{value}" if value > 0 else str(value).replace("-", MINUS)
